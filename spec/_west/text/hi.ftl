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

## हल किए हुए उदाहरण: असली चाल या घटना के बारे में क्या कहा जाता है।

replay-check = { $who } की जाँच ({ $about }) { $result-id ->
    [true] कामयाब रहती है
   *[false] नाकाम रहती है
}।
replay-death = { $who } खेल से बाहर हो जाता है; उसकी भूमिका थी: { $role }।
replay-shot = { $by }: { $to } पर गोली चलाता है।
replay-duel = { $by }: { $to } को द्वंद्व की चुनौती देता है।
replay-wound = { $to } को चोट लगती है और { $n ->
    [1] एक दिल घटता है
   *[other] { $n } दिल घटते हैं
}।
replay-heal = { $who } { $n ->
    [1] का एक दिल लौटता है
   *[other] के { $n } दिल लौटते हैं
}।
replay-noon-begins = हाई नून शुरू होता है।
replay-disconnect = { $who } का कनेक्शन टूट जाता है।
replay-reconnect = { $who } लौट आता है।
replay-outside-disconnect = { $who } का कनेक्शन टूटता है।
replay-outside-reconnect = { $who } दोबारा जुड़ता है।
replay-fact-second-card = { $of } लिया हुआ दूसरा कार्ड दिखाता है: { $is }।
replay-fact-top-of-deck = सबको गड्डी का ऊपरी कार्ड दिखता है: { $is }।
replay-fact-top-of-deck-secret = सिर्फ़ { $told } को गड्डी का ऊपरी कार्ड मालूम है: { $is }।
replay-moved-hand-discard = { $of } फेंके हुए कार्डों में रखता है: { $cards }।
replay-moved-table-discard = { $of } के सामने से फेंके हुए कार्डों में: { $cards }।
replay-moved-held-discard = { $of } रोका हुआ कार्ड फेंके हुए कार्डों में रखता है: { $cards }।
replay-moved-looking-discard = { $of } देखे हुए कार्डों में से फेंकता है: { $cards }।
replay-moved-deck-hand = { $to } गड्डी से लेता है: { $cards }।
replay-moved-deck-hand-untold = { $to } गड्डी से { $count } कार्ड लेता है।
replay-moved-hand-table = { $of }: { $to } के सामने रखता है: { $cards }।
replay-moved-hand-table-own = { $of } अपने सामने रखता है: { $cards }।
replay-moved-table-table = { $of } के सामने से { $to } के सामने पहुँचता है: { $cards }।
replay-moved-hand-hand = { $of } के हाथ से { $to } के पास जाता है: { $cards }।
replay-moved-hand-hand-untold = { $of } के हाथ से { $to } के पास: { $count } कार्ड।
replay-moved-table-hand = { $to }: { $of } के सामने से उठाकर हाथ में लेता है: { $cards }।
replay-moved-deck-checked = गड्डी से पलटा जाता है: { $cards }।
replay-moved-checked-discard = जाँच के बाद फेंके हुए कार्डों में: { $cards }।
replay-moved-market-hand = { $to } बाज़ार से लेता है: { $cards }।
replay-moved-market-hand-untold = { $to } बाज़ार से { $count } कार्ड लेता है।
replay-moved-deck-market = बाज़ार में रखे जाते हैं: { $cards }।
replay-moved-deck-looking = { $to } गड्डी के ये कार्ड देखता है: { $cards }।
replay-moved-deck-looking-untold = { $to } गड्डी के { $count } कार्ड देखता है।
replay-moved-looking-hand = { $to } अपने पास रखता है: { $cards }।
replay-moved-looking-hand-untold = { $to } अपने पास { $count } कार्ड रखता है।
replay-moved-looking-deck = { $of } गड्डी पर वापस रखता है: { $cards }।
replay-moved-looking-deck-untold = { $of } गड्डी पर { $count } कार्ड वापस रखता है।
replay-moved-discard-deck = फेंके हुए कार्ड फिर गड्डी बन जाते हैं: { $count } कार्ड।
replay-moved-discard-hand = { $to } फेंके हुए कार्डों से लेता है: { $cards }।
replay-moved-hand-held = { $of } रोक रखता है: { $cards }।
replay-moved-hand-held-untold = { $of } रोक रखता है: { $count } कार्ड।
replay-moved-table-held = { $of } के सामने से रोके हुए कार्डों में: { $cards }।
replay-moved-held-hand = { $to } हाथ में वापस लेता है: { $cards }।
replay-moved-held-hand-untold = { $to } हाथ में { $count } कार्ड वापस लेता है।
replay-shuffled = { TERM($zone) } फेंटी जाती है।
replay-move-play-card = { $who } खेलता है: { $card }।
replay-move-play-card-target = { $who }: { $target } पर { $card } खेलता है।
replay-move-play-card-target-what = { $who }: { $target } पर { $card } खेलता है और चुनता है: { $what }।
replay-move-discard-what = { $who } फेंकता है: { $what }।
replay-move-choose-what = { $who } चुनता है: { $what }।
replay-move-keep-what = { $who } अपने पास रखता है: { $what }।
replay-move-take-what = { $who } लेता है: { $what }।
replay-move-take-target = { $who }: { $target } से एक कार्ड लेता है।
replay-move-take = { $who } वह कार्ड लेता है।
replay-move-draw = { $who } गड्डी से कार्ड लेता है।
replay-move-mend-cards = { $who } दिल वापस पाने के लिए ये कार्ड देता है: { $cards }।
