### हल किए हुए उदाहरण: क्या किया जाता है, क्या होता है, और देखने के पर्दे के शब्द।

## मान
replay-text = { $text }
replay-card = { TERM($card) } { $rank }
replay-words = “{ $words }”
replay-staff = { TERM($name) }
replay-nothing = कुछ नहीं
replay-place = { TERM($zone) } ({ $who })

## हर खेल की घटनाएँ
replay-over = खेल ख़त्म होता है: { $because }। { FEAT($winners, of: "number") ->
    [plural] { $winners } जीतते हैं
   *[singular] { $winners } जीतता है
}।
replay-over-draw = खेल बिना विजेता के ख़त्म होता है: { $because }।
replay-moved = कार्ड एक जगह से दूसरी जगह जाते हैं ({ $source } → { $target }): { $cards }।
replay-moved-untold = कार्ड एक जगह से दूसरी जगह जाते हैं ({ $source } → { $target }), कुल { $count }।
replay-flipped = { $of } के लिए सिक्का उछाला जाता है: { $heads-id ->
    [true] चित
   *[false] पट
}।
replay-shuffled = कार्ड फेंटे जाते हैं: { $zone }।
replay-fact = सबको { $of } के बारे में पता चलता है, “{ $what }”: { $is }।
replay-fact-secret = { $told } को गुप्त रूप से { $of } के बारे में पता चलता है, “{ $what }”: { $is }।

## क़दम
replay-setup = खेल की तैयारी होती है।
replay-setup-refused = ऐसी तैयारी से खेल शुरू नहीं हो सकता। { $reason }
replay-move = { $who } की चाल “{ $move }”: { $params }।
replay-move-bare = { $who } की चाल: “{ $move }”।
replay-move-odd = { $who } यह चाल आज़माता है: `{ $text }`।
replay-move-pass = { $who } पास करता है।
replay-withdraw = { $who } अपना जवाब वापस लेता है।
replay-tick = घड़ी { $time } दिखाती है।
replay-outside = खेल के बाहर से, { $who } के साथ: { $event }।
replay-outside-bare = खेल के बाहर से: { $event }।
replay-at = { $time } पर: { $sentence }
replay-via = { $who } की ओर से { $staff } दर्ज करता है: { $sentence }
replay-forced = { $sentence } (और कोई चाल थी ही नहीं)
replay-refused = इजाज़त नहीं: { $sentence } { $reason }
replay-together = सब एक साथ: { $sentences }

## मनाही की वजह
replay-why-no-such-ask = यह किसी ने पूछा ही नहीं।
replay-why-closed = इसका समय निकल चुका है।
replay-why-not-yours = यह फ़ैसला किसी और का है।
replay-why-not-offered = यहाँ यह चाल है ही नहीं।
replay-why-not-held = यह कार्ड खिलाड़ी के पास नहीं है।
replay-why-bad-target = यह निशाना चुना नहीं जा सकता।
replay-why-out-of-reach = निशाना पहुँच से दूर है।
replay-why-limit = यह संभव सीमा से बाहर है।
replay-why-not-enough = इतना काफ़ी नहीं है।
replay-why-forbidden = खेल में लागू कोई बात इसे रोकती है।
replay-why-malformed = चाल अधूरी है, या उसमें कुछ फ़ालतू है।
replay-why-over = खेल ख़त्म हो चुका है।
replay-why-chance = संयोग से ऐसा नहीं हो सकता।
replay-why-seats = खिलाड़ियों की संख्या या उनके नाम सही नहीं हैं।
replay-why-mode = खेलने का ऐसा कोई ढंग नहीं है।
replay-why-setting = किसी सेटिंग का मान संभव नहीं है।
replay-why-ruling = विवादित नियम का ऐसा कोई अर्थ नहीं है।
replay-why-lineup = भूमिकाओं की ऐसी सूची मना है।
replay-why-position = खेलते हुए ऐसी स्थिति बन ही नहीं सकती।
replay-why-host = मेज़बान मेज़ पर नहीं है।
replay-why = नियम इसकी इजाज़त नहीं देते।

## पन्ना
replay-title = { $step } { $event }
replay-shows = दिखाता है
replay-claims = नियम-पाठ
replay-mode = खेलने का ढंग
replay-settings = सेटिंग
replay-rulings = चुने हुए अर्थ
replay-lineup = खेल की भूमिकाएँ
replay-start = शुरुआती स्थिति
replay-steps = क़दम-दर-क़दम
replay-variants = यही उदाहरण खेलने के दूसरे ढंगों में या दूसरे अर्थों के साथ
replay-failed = इंजन वह नहीं करता जो इस उदाहरण में है: { $message }
replay-private = यह सबको नहीं बताया जाता
replay-on = चालू
replay-off = बंद

## देखने का पर्दा: %1 और %2 संख्याएँ या नाम हैं
replay-ui-board = मेज़
replay-ui-eyes = किसकी नज़र से
replay-ui-all = सब कुछ देखने वाला
replay-ui-onlooker = दर्शक
replay-ui-seat = खिलाड़ी %1
replay-ui-first = पहला क़दम
replay-ui-previous = एक क़दम पीछे
replay-ui-next = एक क़दम आगे
replay-ui-last = आख़िरी क़दम
replay-ui-play = अपने आप चलाएँ
replay-ui-pause = रोकें
replay-ui-slider = क़दम
replay-ui-step = क़दम %1, कुल %2
replay-ui-cards = कार्ड: %1
replay-ui-hidden = छिपा हुआ
replay-ui-empty = ख़ाली
replay-ui-asked = किसकी चाल है
replay-ui-nobody = किसी की चाल नहीं
replay-ui-facts = जो मालूम है
replay-ui-clock = घड़ी
replay-ui-out = बाहर
replay-ui-over = खेल ख़त्म
replay-ui-winners = विजेता
replay-ui-draw = कोई नहीं जीतता
replay-ui-yes = हाँ
replay-ui-no = नहीं
replay-ui-help = तीर वाली कुंजियाँ, होम और एंड भी काम करती हैं।
