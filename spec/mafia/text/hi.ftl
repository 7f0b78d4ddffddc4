### माफ़िया के वाक्य।

event-role-shown = { TERM($who, form: "obl") } को अपनी भूमिका पता चलती है: { $role }।
event-display = यह कुछ देर दिखाया जाता है, समय { $ms }।
event-night = रात शुरू होती है।
event-hours = रात के घंटे बीतते हैं।
event-dawn = भोर होती है।
event-day = नया दिन शुरू होता है।
event-capture = { $by } { TERM($to, form: "obl") } को पकड़ने की कोशिश करता है।
event-capture-planned = { $by } { TERM($target, form: "obl") } को पकड़ने की सोचता है।
event-captured = { $prisoner } { TERM($by, form: "obl") } की क़ैद में है।
event-jailed = { $who } रात कोठरी में बिताता है।
event-stage = चरण { $name } पूरा किया जाता है।
event-kill-pointed = { $by } हत्या का निशाना बताता है।
event-blocks-settle = रोक असर करती हैं।
event-blocked-by = { $by } { TERM($who, form: "obl") } को रोकता है।
event-visits-settle = मुलाक़ातें तय होती हैं।
event-reach = { $by } रात के काम पर निकलता है।
event-go = { $by } { TERM($to, form: "obl") } के घर जाता है।
event-unreachable = { TERM($by, form: "obl") } को पता चलता है कि { TERM($to, form: "obl") } तक पहुँचना न हो सका।
event-attack = { $by } { TERM($to, form: "obl") } पर हमला करता है ({ $cause })।
event-attack-failed = { TERM($by, form: "obl") } को पता चलता है कि { TERM($to, form: "obl") } पर हमला नाकाम रहा।
event-assault = { $by } { TERM($to, form: "obl") } को मारने आता है ({ $cause })।
event-intercepted = { $guard } { TERM($by, form: "obl") } के सामने आता है।
event-haunting = { $by } { TERM($to, form: "obl") } को सताता है।
event-survived = { TERM($who, form: "obl") } को पता चलता है कि हमला नाकाम रहा।
event-death = { TERM($who, form: "obl") } की मौत होती है ({ $causes })।
event-joins = { $who } पंथ में शामिल होता है।
event-recruit-failed = { TERM($by, form: "obl") } को पता चलता है कि { TERM($to, form: "obl") } की भर्ती न हो सकी।
event-silenced = { TERM($who, form: "obl") } को चुप रहना होता है।
event-becomes-jester = { $who } विदूषक बन जाता है।
event-evening = शाम होती है, और { TERM($who, form: "obl") } को फाँसी होती है।
event-was-hanged = { TERM($who, form: "obl") } को फाँसी हो चुकी है।
event-trial = { TERM($accused, form: "obl") } पर मुक़दमा शुरू होता है।
event-verdict = नगर { TERM($accused, form: "obl") } पर फ़ैसला करता है।
event-town-votes = नगर { TERM($accused, form: "obl") } पर वोट देता है।
event-voted = { TERM($by, form: "obl") } का वोट दिखाया जाता है: { $vote }।
event-acquitted = { $who } बरी हो जाता है।
event-support-changed = { $by } अपनी नामज़दगी बदलता है।
event-skip-changed = { $by } दिन छोड़ने का वोट बदलता है।
event-mayor-revealed = { $who } महापौर के रूप में सामने आता है।
event-said = { $by } सबके सामने कुछ कहता है।
event-said-apart = { $by } यहाँ कुछ कहता है: { $channel }।
event-said-in-cell = { $by } कोठरी में कुछ कहता है।
event-dropped = { TERM($who, form: "obl") } का कनेक्शन टूट जाता है।
event-returned = { $who } लौट आता है।
event-leave = { TERM($who, form: "obl") } को खेल छोड़ना होता है।
event-put-out = { $who } खेल से हटाया जाता है।
event-dominance = सिर्फ़ { TERM($who, form: "obl") } का पक्ष हथियारबंद बचा है।
event-final-two = सिर्फ़ दो बचते हैं: { $one } और { $other }।
event-decided = खेल का फ़ैसला हो जाता है: { $side }।
event-predicted = { $by } जीत की भविष्यवाणी करता है: { $side }।
event-foretold = { TERM($who, form: "obl") } की भविष्यवाणी दिखाई जाती है: { $side }।
event-introduces-himself = { $who } अपना परिचय देता है।
event-wake = अब आँखें खोलकर काम करने का मौक़ा इन्हें है: { $who }।
event-captor-wakes = { $who } किसी को पकड़ने के लिए जागता है।
number-support = { $form ->
    [obl] { TERM($arg, form: "obl") } के समर्थन
   *[nom] { TERM($arg, form: "obl") } का समर्थन
}
number-kill-votes = { TERM($arg, form: "obl") } के लिए हत्या के वोटों की गिनती
    .gender = feminine
number-side-of = { $form ->
    [obl] { TERM($arg, form: "obl") } के पक्ष
   *[nom] { TERM($arg, form: "obl") } का पक्ष
}
number-copies = भूमिकाओं की सूची में { TERM($arg, form: "obl") } की गिनती
    .gender = feminine
number-may-be-tried = { $arg } पर मुक़दमा हो सकता है
    .no = { $arg } पर मुक़दमा नहीं हो सकता
number-night-counts = { $arg } गतिरोध में गिना जाता है
    .no = { $arg } गतिरोध में नहीं गिना जाता
number-proof-against-blocks = { $arg } रोका नहीं जा सकता
    .no = { $arg } रोका जा सकता है
number-stands = { $arg } अब भी मान्य है
    .no = { $arg } अब मान्य नहीं है
number-slot-called = { $arg } पुकारी जाती है
    .no = { $arg } नहीं पुकारी जाती

## हल किए हुए उदाहरण: असली चाल या घटना के बारे में क्या कहा जाता है।

replay-role-shown = { $who } को अपनी भूमिका पता चलती है: { $role }।
replay-night = रात { $nth } शुरू होती है।
replay-day = दिन { $nth } शुरू होता है।
replay-introduction = परिचय शुरू होता है।
replay-call = संचालक रात की पुकार नंबर { $slot } लगाता है।
replay-mates-meet = माफ़िया के साथी एक-दूसरे को देखते हैं: { $members }।
replay-lodge-sees = मंडली के गुप्तबंधु एक-दूसरे को देखते हैं: { $members }।
replay-attack-failed = { $to } पर हमला नाकाम रहता है।
replay-unreachable = { $by } को पता चलता है कि { $to } तक पहुँचा न जा सका।
replay-recruit-failed = { $by } को पता चलता है कि { $to } को पंथ में शामिल न किया जा सका।
replay-capture-planned = { $by } क़ैद के लिए चुनता है: { $target }।
replay-captured = { $by } की क़ैद में: { $prisoner }।
replay-clock-changed = दिन की घड़ी { $paused-id ->
    [true] रुकती है, बाक़ी समय { $left-clock }
   *[false] चलती है, बाक़ी समय { $left-clock }
}।
replay-day-clock-rings = दिन का समय पूरा हो जाता है।
replay-day-skipped = दिन छोड़ दिया जाता है।
replay-nobody-dies = किसी की मौत नहीं होती।
replay-death = { $who } की मौत होती है: { $causes }।
replay-fact-role = सबको { $of } की भूमिका पता चलती है: { $is }।
replay-fact-role-secret = { $told } को { $of } की भूमिका पता चलती है: { $is }।
replay-fact-faction = सबको { $of } का पक्ष पता चलता है: { $is }।
replay-fact-suspicious-secret = { $told } को पता चलता है कि { $of } { $is-id ->
    [true] संदिग्ध है
   *[false] संदिग्ध नहीं है
}।
replay-fact-group-secret = { $told } को पता चलता है कि { $of } भूमिकाओं के समूह { $is } में है।
replay-fact-visitors-secret = { $told } को पता चलता है कि { $of } से मिलने कौन आया: { $is }।
replay-fact-visited-secret = { $told } को पता चलता है कि { $of } किससे मिलने गया: { $is }।
replay-fact-mafia-member-secret = { $told } को पता चलता है कि { $of } { $is-id ->
    [true] माफ़िया से है
   *[false] माफ़िया से नहीं है
}।
replay-foretold = { $who } की भविष्यवाणी दिखाई जाती है: { $side }। वह { $right-id ->
    [true] सही निकली
   *[false] ग़लत निकली
}।
replay-kill-pointed = { $by } क़त्ल का निशाना बताता है: { $target }।
replay-said = { $by } सबसे कहता है: { $words }।
replay-said-untold = { $by } सबके सामने बोलता है।
replay-said-apart = { $by } कहता है ({ $channel }): { $words }।
replay-said-apart-untold = { $by } बोलता है ({ $channel })।
replay-said-in-cell = कोठरी में कोई कहता है ({ $voice }): { $words }।
replay-said-in-cell-untold = कोठरी में कोई बोलता है ({ $voice })।
replay-skip-changed = { $by } { $skips-id ->
    [true] दिन छोड़ने के लिए वोट देता है
   *[false] दिन छोड़ने का वोट वापस लेता है
}।
replay-support-changed = { $by } { $target-id ->
    [none] नामज़दगी वापस लेता है
   *[other] नामज़द करता है: { $target }
}।
replay-voted = { $by } का वोट दिखाया जाता है: { $vote }{ $weight ->
    [1] { "" }
   *[other] { " " }(यह { $weight } वोटों के बराबर है)
}।
replay-voted-untold = { $by } का वोट दिखाया जाता है: { $target }।
replay-outside-disconnect = { $who } का कनेक्शन टूटता है।
replay-outside-reconnect = { $who } दोबारा जुड़ता है।
replay-outside-remove = { $who } को खेल से हटाया जाता है।
replay-move-pass = { $who } कुछ नहीं करता।
replay-move-support = { $who }: { $target } को नामज़द करता है।
replay-move-unsupport = { $who } नामज़दगी वापस लेता है।
replay-move-skip = { $who } दिन छोड़ने के लिए वोट देता है।
replay-move-unskip = { $who } दिन छोड़ने का वोट वापस लेता है।
replay-move-guilty = { $who } “गुनहगार” का वोट देता है।
replay-move-innocent = { $who } “बेगुनाह” का वोट देता है।
replay-move-abstain = { $who } वोट नहीं देता।
replay-move-reveal = { $who } अपना खुलासा करता है।
replay-move-inspect = { $who }: { $target } को परखता है।
replay-move-investigate = { $who }: { $target } की जाँच करता है।
replay-move-consult = { $who }: { $target } की भूमिका का पता लगाता है।
replay-move-watch = { $who }: { $target } पर नज़र रखता है।
replay-move-track = { $who }: { $target } का पीछा करता है।
replay-move-heal = { $who }: { $target } को बचाता है।
replay-move-guard = { $who }: { $target } पर पहरा देता है।
replay-move-block = { $who }: { $target } को रोकता है।
replay-move-capture = { $who }: { $target } को क़ैद के लिए चुनता है।
replay-move-release = { $who } क़ैद का इरादा छोड़ता है।
replay-move-execute = { $who } क़ैदी को मौत की सज़ा देता है।
replay-move-alert = { $who } चौकन्ना रहता है।
replay-move-vest = { $who } बुलेटप्रूफ़ जैकेट पहनता है।
replay-move-shoot = { $who }: { $target } पर गोली चलाता है।
replay-move-kill = { $who }: { $target } को क़त्ल के लिए चुनता है।
replay-move-spare = { $who } क़त्ल का वोट वापस लेता है।
replay-move-silence = { $who }: { $target } को ख़ामोश करता है।
replay-move-ambush = { $who }: { $target } के घर पर घात लगाता है।
replay-move-recruit = { $who }: { $target } को पंथ में शामिल करना चाहता है।
replay-move-taint = { $who }: { $target } को दूषित करता है।
replay-move-stab = { $who }: { $target } को छुरा मारने जाता है।
replay-move-rob = { $who }: { $target } के यहाँ चोरी करने जाता है।
replay-move-douse = { $who }: { $target } पर तेल छिड़कता है।
replay-move-ignite = { $who } तेल से भीगे हर खिलाड़ी को आग लगाता है।
replay-move-haunt = { $who } भूत बनकर { $target } से बदला लेता है।
replay-move-predict = { $who } विजेता की भविष्यवाणी करता है: { $side }।
replay-move-say-channel-words = { $who } लिखता है ({ $channel }): { $words }।
replay-move-say-channel = { $who } कुछ नहीं लिखता ({ $channel })।
replay-move-say-words = { $who } कहता है: { $words }।
replay-move-talk = { $who } बोलता है ({ $channel })।
replay-move-call = { $who } अगली पुकार लगाता है।
replay-move-go-on = { $who } खेल आगे बढ़ाता है।
replay-move-end-defence = { $who } सफ़ाई ख़त्म करता है।
replay-move-count = { $who } वोट गिनता है।
replay-move-pause = { $who } घड़ी रोकता है।
replay-move-resume = { $who } घड़ी फिर चलाता है।
replay-move-extend = { $who } समय बढ़ाता है (सेकंड): { $longer }।
replay-move-vote = { $who }: { $target } के लिए वोट देता है।
