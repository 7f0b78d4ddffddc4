### प्रॉम्प्ट में सीट को जो दिखता है, उसके आसपास के शब्द।

seat-head = { $game } ({ $mode })। आपकी सीट: { $seat }।
seat-phase = इंतज़ार: { $asks }।
seat-events = आपकी पिछली बारी के बाद:
seat-table = मेज़:
seat-facts = आपको पता चला है:
seat-legal = आपकी वैध चालें:
seat-you = { $seat } (आप)
seat-time = समय: { $seconds } से.
seat-count = { $count ->
    [one] { $count } पत्ता
   *[other] { $count } पत्ते
}
seat-left-out = जिसका नाम यहाँ नहीं है, वह आपसे छिपा है, या है ही नहीं, या शून्य है।
seat-words = अपने शब्दों के साथ, ज़्यादा से ज़्यादा { $most } अक्षर
seat-id = किसी वैध चाल की आईडी
seat-answer = अपना जवाब एक JSON ऑब्जेक्ट पर ख़त्म करें: { $format }
seat-unlisted = वैध चालों की सूची नहीं दी गई है: चाल नियमों के अनुसार लिखें: क्रिया, फिर जो चाहिए, और सीट से पहले « > »।
seat-talk = अपने शब्दों वाली चाल का जवाब ऐसे दें: { $format }
seat-withdraw = अपना जवाब वापस लेने के लिए: { $format }
seat-wait = अभी चाल चलना ज़रूरी नहीं: { $format }
seat-illegal = { $move } संभव नहीं है: { $reason }। कोई दूसरी चाल चुनें।
seat-unparsable = आपका जवाब पढ़ा नहीं जा सका: { $reason }। उसे एक JSON ऑब्जेक्ट पर ख़त्म करें, { $format }। आपका जवाब इस पर ख़त्म हुआ:
