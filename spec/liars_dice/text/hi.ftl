### लायर्स डाइस के वाक्य: उसकी घटनाएँ और मान।

event-round = नया दौर शुरू होता है, और शुरुआत इसकी है: { $starter }।
event-throw = { $who } अपने सब पासे फेंकता है।
event-bid-made = { $by } बोली लगाता है: संख्या { $quantity }, अंक { $face }।
event-challenged = { $by } { TERM($bidder, form: "obl") } की बोली को चुनौती देता है।
event-cup-opened = { $who } कप खोलकर यह दिखाता है: { $dice }।
event-counted = बोली से मेल खाते पासे गिने जाते हैं: { $count }।
event-die-lost = { TERM($who, form: "obl") } का एक पासा कम होता है।
event-out = { $who } खेल से बाहर हो जाता है।
number-next-seat = { TERM($arg, form: "obl") } के बाद का खिलाड़ी
number-height = { TERM($arg, form: "obl") } की ऊँचाई
    .gender = feminine
number-outranks = { $arg } बोली के अंक से ऊँचा है
    .no = { $arg } बोली के अंक से ऊँचा नहीं है
number-matches = { $arg } बोली से मेल खाता है
    .no = { $arg } बोली से मेल नहीं खाता
number-floor = { TERM($arg, form: "obl") } के साथ सबसे छोटी संख्या
    .gender = feminine

## हल किए हुए उदाहरण: असली चाल या घटना के बारे में क्या कहा जाता है।

replay-bid-made = { $by } की बोली: { $quantity } × { $face }।
replay-challenged = { $by }: { $bidder } की बोली { $quantity } × { $face } को चुनौती देता है।
replay-counted = मेल खाते पासे गिने जाते हैं: { $count }; बोली में कहे गए थे: { $quantity }।
replay-move-bid = { $who } की बोली: { $quantity } × { $face }।
replay-move-challenge = { $who } चुनौती देता है।
