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
