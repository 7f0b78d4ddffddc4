### क्या होता है: पूरे वाक्य।

let = यहाँ { TERM($place, form: "obl") } का मतलब है { $value }।
set = अब { $place } { $value } { FEAT($place, of: "number") ->
    [plural] हैं
   *[singular] है
}।
set-none = अब कोई { $place } नहीं है।
set-empty = अब { $place } ख़ाली { FEAT($place, of: "number") ->
    [plural] हैं
   *[singular] है
}।
now = अब से { $clause }।
now-exactly-if = अब से { $flag }, पर तभी जब { $test }।
add = { TERM($place, form: "obl") } में { $value } की बढ़त होती है।
subtract = { TERM($place, form: "obl") } में { $value } की कमी होती है।
add-to-list = { TERM($place, form: "obl") } में { $value } भी जुड़ता है।
if = अगर { $test }, तो:
else = नहीं तो:
else-if = नहीं तो, अगर { $test }:
then = तब:
case-of = { $clause }।
means = यहाँ ({ $label }) का मतलब है { $part }।
means-clause = यहाँ ({ $label }) तब सही है जब { $part }।
each = { TERM($list, form: "obl") } में से हर एक के लिए बारी-बारी से:
each-dead = { TERM($list, form: "obl") } में से हर एक के लिए, बाहर हो चुके भी शामिल:
each-together = { TERM($list, form: "obl") } में से हर एक के लिए एक ही समय पर:
each-together-dead = { TERM($list, form: "obl") } में से हर एक के लिए, बाहर हो चुके भी शामिल, एक ही समय पर:
loop = बार-बार:
again-while = यह तब तक दोहराया जाता है जब तक { $test }।
stop = दोहराना यहीं रुकता है।
result = नतीजा { $value } है।
result-none = कोई नतीजा नहीं निकलता।
result-yes = नतीजा हाँ है।
result-no = नतीजा नहीं है।
result-whether = नतीजा हाँ तभी है जब { $test }।
nothing-happens = कुछ नहीं होता।
cancel = यह होता ही नहीं।
settle = अब वह सब होता है जो मौजूदा हालत से अपने आप होना है।
run = { $choice } में जो कहा गया है, वह किया जाता है।
close = “{ TERM($stretch) }” तुरंत ख़त्म होता है, और उसके भीतर शुरू हुई हर बात भी।
call = { TERM($event) }।
call-with = { TERM($event) } ({ $fields })।
said-with = { $said } ({ $fields })।
field-is = { TERM($field) } है { $value }
called = इससे जो निकला वह { $name } है।

## इंतज़ार
open-offers = अब चाल चलने का मौक़ा (“{ $occasions }”) इन्हें है: { $who }।
open-must = अब “{ $occasions }” की चाल इन्हें चलनी ही है: { $who }।
open-window = अब पास कहने तक जितनी बार चाहें, चाल चलने का मौक़ा (“{ $occasions }”) इन्हें है: { $who }।
choose = { TERM($who, form: "obl") } को इनमें से एक चुनना है: { $from }।
choose-count = { TERM($who, form: "obl") } को इनमें से चुनना है, गिनती { $count }: { $from }।
choose-may = { $who } चाहे तो इनमें से एक चुने: { $from }।
choose-may-count = { $who } चाहे तो इनमें से चुने, गिनती { $count }: { $from }।
answers-called = जवाबों का नाम यहाँ { $name } है।
chosen-called = जो चुना गया वह { $name } है।
open-ordered = चुनने का क्रम मायने रखता है।
open-each = एक-एक करके चुना जाता है।
open-sealed = आख़िर तक दूसरों के जवाब किसी को नहीं दिखते।
open-changeable = आख़िर तक जवाब बदला जा सकता है।
open-secret = किससे पूछा गया, यह और किसी को पता नहीं चलता।
open-until = जैसे ही { $test }, यह ख़त्म हो जाता है।
open-skip = किसी खिलाड़ी से तब नहीं पूछा जाता जब { $test }।
closes-clock = सब जवाब आ जाने से यह ख़त्म नहीं होता; इसे घड़ी ख़त्म करती है।
closes-closed = सब जवाब आ जाने से यह ख़त्म नहीं होता; इसे नियम ख़त्म करते हैं।
open-clock = “{ TERM($timer) }” पूरी होने पर यह ख़त्म होता है।
open-ms = हर फ़ैसले के लिए “{ TERM($timer) }” में इतना समय है: { $ms }।
default = समय पर जवाब न मिले तो यह चुना माना जाता है: { $value }।
default-none = समय पर जवाब न मिले तो कुछ भी चुना नहीं माना जाता।
default-first = समय पर जवाब न मिले तो पहली संभव चाल चली जाती है।

## कार्ड, स्थितियाँ, जानकारी
move = { $cards } { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] { TERM($zone, form: "obl") } में
    } { FEAT($cards, of: "number") ->
    [plural] जाते हैं
   *[singular] जाता है
}।
move-bottom = { $cards } { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] { TERM($zone, form: "obl") } में
    } सबसे नीचे { FEAT($cards, of: "number") ->
    [plural] जाते हैं
   *[singular] जाता है
}।
move-to = { $cards } { TERM($to, form: "obl") } { FEAT($zone) ->
        [feminine] की
       *[masculine] के
    } { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] { TERM($zone, form: "obl") } में
    } { FEAT($cards, of: "number") ->
    [plural] जाते हैं
   *[singular] जाता है
}।
move-to-bottom = { $cards } { TERM($to, form: "obl") } { FEAT($zone) ->
        [feminine] की
       *[masculine] के
    } { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] { TERM($zone, form: "obl") } में
    } सबसे नीचे { FEAT($cards, of: "number") ->
    [plural] जाते हैं
   *[singular] जाता है
}।
attach = { TERM($on, form: "obl") } को स्थिति “{ TERM($status) }” मिलती है।
detach = { TERM($on, form: "obl") } की स्थिति “{ TERM($status) }” हटती है।
know = { TERM($who, form: "obl") } को चुपके से “{ TERM($what) }” का पता चलता है: { $is }।
know-of = { TERM($who, form: "obl") } को चुपके से { TERM($of, form: "obl") } के बारे में “{ TERM($what) }” का पता चलता है: { $is }।
reveal = सबको “{ TERM($what) }” का पता चलता है: { $is }।
reveal-of = सबको { TERM($of, form: "obl") } के बारे में “{ TERM($what) }” का पता चलता है: { $is }।

## संयोग, समय, अंत
shuffle = “{ $zone }” के कार्ड फेंटे जाते हैं।
shuffle-list = { $list } मिला दिए जाते हैं, और अब वे { $name } हैं।
roll = { TERM($of, form: "obl") } के लिए पासे फेंके जाते हैं: गिनती { $dice }, हर पासे के पहलू { $sides }। जो आया वह { $name } है।
flip = { TERM($of, form: "obl") } के लिए सिक्का उछाला जाता है; चित आए तो “{ $name }” हाँ है।
pick = इनमें से एक संयोग से चुना जाता है ({ $from }), और वह { $name } है।
timer-start = घड़ी “{ TERM($timer) }” इतने समय के लिए चलती है: { $ms }।
timer-start-of = { TERM($of, form: "obl") } की घड़ी “{ TERM($timer) }” इतने समय के लिए चलती है: { $ms }।
timer-stop = घड़ी “{ TERM($timer) }” रुकती है।
timer-stop-of = { TERM($of, form: "obl") } की घड़ी “{ TERM($timer) }” रुकती है।
timer-cap = घड़ी “{ TERM($timer) }” में अब ज़्यादा से ज़्यादा इतना समय बचता है: { $ms }।
timer-cap-of = { TERM($of, form: "obl") } की घड़ी “{ TERM($timer) }” में अब ज़्यादा से ज़्यादा इतना समय बचता है: { $ms }।
win = खेल ख़त्म होता है, और जीत इनकी होती है: { $who } (“{ TERM($because) }”)।
win-nobody = खेल बिना विजेता के ख़त्म होता है (“{ TERM($because) }”)।
