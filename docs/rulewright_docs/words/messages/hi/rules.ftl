### पूरे नियम, क़िस्म के हिसाब से।

seats = यह खेल { $low } से { $high } खिलाड़ियों के लिए है।
constant-is = “{ TERM($name) }” हमेशा { $value } है।
constant-table = “{ TERM($name) }” मौक़े पर निर्भर है।
constant-row = { TERM($key, form: "obl") } के लिए “{ TERM($name) }” यह है: { $value }।
setting-default = सेटिंग “{ TERM($name) }” आम तौर पर { $value } रहती है।
setting-one-of = यह { $values } हो सकती है।
at-least = यह कभी { $n } से कम नहीं होता।
at-most = यह कभी { $n } से ज़्यादा नहीं होता।
reading = “{ TERM($name) }” का एक संभव अर्थ “{ TERM($reading) }” है।
reading-default = “{ TERM($name) }” का आम अर्थ “{ TERM($reading) }” है।
attribute-of-game = खेल में “{ TERM($name) }” याद रखा जाता है।
attribute-of-player = हर खिलाड़ी का अपना मान “{ TERM($name) }” होता है।
attribute-of-card = हर कार्ड का अपना मान “{ TERM($name) }” होता है।
attribute-flag-of-game = खेल में यह बात याद रखी जाती है: { $flag } या नहीं।
attribute-flag-of-player = हर खिलाड़ी के बारे में यह बात याद रखी जाती है: { $flag } या नहीं।
attribute-flag-of-card = हर कार्ड के बारे में यह बात याद रखी जाती है: { $flag } या नहीं।
begins = शुरू में यह { $value } है।
begins-none = शुरू में यह होता ही नहीं।
begins-yes = शुरू में यह सही होता है।
begins-no = शुरू में यह सही नहीं होता।
begins-exactly-if = शुरू में यह तभी सही होता है जब { $test }।
until-event = इस घटना के बाद यह फिर शुरू जैसा हो जाता है: { TERM($event, form: "inner") }।
seen-all = इसे सब देखते हैं।
seen-owner = इसे सिर्फ़ इसका मालिक देखता है।
seen-none = इसे कोई नहीं देखता।
seen-if = देखने वाले को यह तभी दिखता है जब { $test }।
cards-seen-all = कार्ड सबको दिखते हैं।
cards-seen-owner = कार्ड सिर्फ़ उनके मालिक को दिखते हैं।
cards-seen-none = कार्ड किसी को नहीं दिखते।
cards-seen-if = देखने वाले को कार्ड तभी दिखते हैं जब { $test }।
counted-all = कार्डों की गिनती सबको पता रहती है।
counted-owner = कार्डों की गिनती सिर्फ़ मालिक को पता रहती है।
counted-none = कार्डों की गिनती किसी को पता नहीं रहती।
counted-if = देखने वाले को कार्डों की गिनती तभी पता रहती है जब { $test }।
zone-of-game = कार्डों के लिए एक साझा जगह है, “{ TERM($name) }”।
zone-of-player = हर खिलाड़ी के पास कार्डों के लिए एक जगह है, “{ TERM($name) }”।
zone-begins = शुरू में सब कार्ड यहीं होते हैं।
number-is = { $place } { $value } { FEAT($place, of: "number") ->
    [plural] हैं
   *[singular] है
}।
number-always = आम तौर पर { $flag }।
number-never = सिर्फ़ ख़ास नियमों से ऐसा हो सकता है कि { $flag }।
number-exactly-if = { $flag }, पर तभी जब { $test }।
number-changed = इसे { $owners } बदल सकते हैं।
owner-rule = आम नियम
owner-card = कार्ड “{ TERM($name) }”
owner-character = किरदार “{ TERM($name) }”
owner-role = भूमिका “{ TERM($name) }”
owner-status = स्थिति “{ TERM($name) }”
timer-of-game = खेल में “{ TERM($timer) }” नाम की घड़ी है।
timer-of-player = हर खिलाड़ी की “{ TERM($timer) }” नाम की घड़ी है।
timer-ends = समय पूरा होने पर { TERM($event, form: "inner") }।
fires-before = यह उसी पल खिलाड़ियों की चालों से पहले पूरी होती है।
fires-after = यह उसी पल खिलाड़ियों की चालों के बाद पूरी होती है।
sound-game = हर ठहराव पर { $test }।
sound-player = हर ठहराव पर हर खिलाड़ी के लिए यह सही है कि { $test }।
staff = सीट “{ TERM($name) }” खेलती नहीं है।
staff-sees-all = इसे सब कुछ दिखता है।
staff-sees-own = इसे वही दिखता है जो दर्शक को, और अपनी बातें।
lineup = भूमिकाओं की आम सूची यह है: { $value }।
lineup-needs = भूमिकाओं की सूची तभी मान्य है जब { $test }।
document-card = “{ TERM($name) }” { $n ->
    [0] के कोई कार्ड नहीं हैं
    [1] का सिर्फ़ एक कार्ड है
   *[other] के { $n } कार्ड हैं
}।
document-character = यह किरदार “{ TERM($name) }” है।
document-role = यह भूमिका “{ TERM($name) }” है।
document-status = यह स्थिति “{ TERM($name) }” है।
data-is = इसका गुण “{ TERM($name) }” { $value } है।
data-flag = इसका गुण “{ TERM($name) }” है।
data-flag-not = इसका गुण “{ TERM($name) }” नहीं है।
event-does = जब { TERM($event, form: "inner") }, तब यह किया जाता है:
event-only-told = “{ TERM($event) }” सिर्फ़ एक घोषणा है।
event-outside = यह मेज़ के बाहर से आता है।
event-while = यह तभी तक चलता है जब तक { $test }।
event-changed = इसे ये बदल सकते हैं या इसके बाद कुछ कर सकते हैं: { $owners }।
told = यह बात { TERM($who, form: "obl") } को बताई जाती है।
told-data = यह बात { TERM($who, form: "obl") } को बताई जाती है, इनके साथ: { $data }।
told-only = “{ $field }” सिर्फ़ { TERM($who, form: "obl") } को बताया जाता है।
told-late = यह बात तब बताई जाती है जब यह पूरा हो चुका होता है।
told-nobody = यह अपने आप में किसी को बताया नहीं जाता।

## क्षमताएँ
offer = “{ $occasions }” के समय { $me } चाल “{ TERM($move) }” चल सकता है।
offer-card = “{ $occasions }” के समय { $me } इसे खेल सकता है।
offer-anytime = { $me } किसी भी समय चाल “{ TERM($move) }” चल सकता है।
offer-anytime-card = { $me } इसे किसी भी समय खेल सकता है।
only-if = यह तभी हो सकता है जब { $test }।
param = चाल में “{ TERM($name) }” बताना होता है, इनमें से एक: { $from }।
param-may = चाल में “{ TERM($name) }” बताया जा सकता है, इनमें से एक: { $from }।
param-count = चाल में “{ TERM($name) }” बताना होता है, गिनती { $count }, इनमें से: { $from }।
param-may-count = चाल में “{ TERM($name) }” बताया जा सकता है, गिनती { $count }, इनमें से: { $from }।
param-text = चाल के साथ कुछ भी कहा जा सकता है, ज़्यादा से ज़्यादा { $n } अक्षर।
need = चाल तभी मानी जाती है जब { $test }।
need-hidden = चाल तभी सफल होती है (पहले से पता नहीं चलता) जब { $test }।
works-from = यह कार्ड यहाँ से काम करता है: { $zones }।
once-game = यह पूरे खेल में एक ही बार काम करता है।
once-event = यह इस घटना में एक ही बार काम करता है: { TERM($event, form: "inner") }।
order = एक ही घटना पर होने वाली बातों में इसका स्थान { $n } है; छोटे स्थान पहले आते हैं।
when-dead = यह खेल से बाहर हो चुके खिलाड़ी के लिए भी काम करता है।
stage = यह चरण “{ TERM($stage) }” में पूरा किया जाता है।
before = जब { TERM($events, form: "inner") }, उससे ठीक पहले यह लागू होता है:
instead = जब { TERM($events, form: "inner") }, उसकी जगह यह होता है:
after = जब { TERM($events, form: "inner") }, उसके बाद यह होता है:
whenever = जैसे ही { $test }, वैसे ही:
modify-add = { TERM($place, form: "obl") } में { $value } की बढ़त रहती है।
modify-subtract = { TERM($place, form: "obl") } में { $value } की कमी रहती है।
modify-set = { $place } { $value } { FEAT($place, of: "number") ->
    [plural] हैं
   *[singular] है
}।
modify-include = { TERM($place, form: "obl") } में { $value } भी शामिल है।
modify-flag = इस नियम से { $clause }।
modify-of-player = यह किसी खिलाड़ी के लिए तब है जब { $test }।
modify-of-card = यह किसी कार्ड के लिए तब है जब { $test }।
modify-of-game = यह तब है जब { $test }।
forbid = “{ $occasions }” की चालें मना हैं।
forbid-if = “{ $occasions }” की चाल मना है अगर { $test }।
