### पश्चिमी आधार के वाक्य: उसकी घटनाएँ और मान।

event-roles-dealt = भूमिकाएँ बँटती हैं, और सबको पता चलता है कि मुखिया कौन है: { $leader }।
event-turn = { TERM($who, form: "obl") } की बारी शुरू होती है।
event-turn-steps = { $who } बारी के क़दम पूरे करता है।
event-start-checks = { TERM($who, form: "obl") } की बारी की शुरुआती जाँचें होती हैं।
event-play-and-discard = { $who } खेलता है और फिर फ़ालतू कार्ड फेंकता है।
event-play-phase = { $who } कार्ड खेल सकता है।
event-discard-phase = { $who } फ़ालतू कार्ड फेंकता है।
event-draw = { $who } { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [1] एक कार्ड लेता है
        *[other] { $n } कार्ड लेता है
    }
   *[no] कार्ड लेता है, गिनती { $n }
}।
event-draw-phase = { $who } बारी के कार्ड लेता है।
event-draw-seeing = { $who } { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [1] एक कार्ड लेता है
        *[other] { $n } कार्ड लेता है
    }
   *[no] कार्ड लेता है, गिनती { $n }
}, और शायद ज़्यादा देखता है।
event-look = { $who } गड्डी के ऊपर के कार्ड देखता है, गिनती { $n }।
event-look-rest = { $who } बचे कार्ड वापस रखता है।
event-check = { $who } जाँच के लिए कार्ड पलटता है ({ $about })।
event-shot = { $by } { TERM($to, form: "obl") } पर गोली चलाता है।
event-volley = { $by } बाक़ी सब पर गोली चलाता है।
event-hit = { TERM($to, form: "obl") } को { TERM($by, form: "obl") } के हमले का जवाब देना है।
event-take-cover = { $who } आड़ लेता है।
event-shelter = { $who } आड़ की जाँच करता है।
event-raid = { $by } बाक़ी सब पर धावा बोलता है।
event-raided = { TERM($to, form: "obl") } को { TERM($by, form: "obl") } के धावे का जवाब देना है।
event-duel = { $by } { TERM($to, form: "obl") } को द्वंद्व की चुनौती देता है।
event-duel-answer = { TERM($who, form: "obl") } को द्वंद्व में जवाब देना है।
event-wound = { TERM($to, form: "obl") } को चोट लगती है और { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [1] एक दिल घटता है
        *[other] { $n } दिल घटते हैं
    }
   *[no] दिल घटते हैं, गिनती { $n }
}।
event-dying = { TERM($who, form: "obl") } को बचने का आख़िरी मौक़ा मिलता है।
event-heal = { TERM($who, form: "obl") } के { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [1] एक दिल लौटता है
        *[other] { $n } दिल लौटते हैं
    }
   *[no] दिल लौटते हैं, गिनती { $n }
}।
event-exploded = धमाका { TERM($who, form: "obl") } को लगता है।
event-spend = { $who } { TERM($card, form: "obl") } को फेंके हुए कार्डों में रखता है।
event-one-card = { TERM($of, form: "obl") } से { $what } लिया जाता है, या फिर हाथ से कोई भी कार्ड।
event-market-opens = बाज़ार खुलता है, और शुरुआत { TERM($by, form: "obl") } से होती है।
event-death = { $who } खेल से बाहर हो जाता है।
event-leave-cards = { $who } अपने सब कार्ड छोड़ता है।
event-penalty = { $who } सज़ा में अपने सब कार्ड खोता है।
number-distance = { TERM($of, form: "obl") } से { TERM($arg, form: "obl") } तक की दूरी
    .gender = feminine
number-steps = { TERM($of, form: "obl") } से { TERM($arg, form: "obl") } तक के क़दमों की गिनती
    .gender = feminine
number-snatch-distance = { TERM($of, form: "obl") } से { TERM($arg, form: "obl") } तक छीनने की दूरी
    .gender = feminine
number-market-order = { TERM($arg, form: "obl") } से शुरू करके बाज़ार के क्रम में { $form ->
    [obl] खिलाड़ियों
   *[nom] खिलाड़ी
}
    .number = plural
number-good-for = { $of } { TERM($arg, form: "obl") } के लिए अच्छा है
    .no = { $of } { TERM($arg, form: "obl") } के लिए अच्छा नहीं है
number-fits = { $arg } उतनी ही बार बँटी है जितनी भूमिकाओं की सूची में है
    .no = { $arg } उतनी ही बार नहीं बँटी जितनी भूमिकाओं की सूची में है
