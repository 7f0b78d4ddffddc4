### BangArena.

event-star = { TERM($who, form: "obl") } को सितारा मिलता है।
event-upgraded = { TERM($who, form: "obl") } को अपग्रेड मिलता है: { $upgrade }।
event-toughened = { $who } और मज़बूत होता है।
event-bounty = { TERM($by, form: "obl") } को { TERM($victim, form: "obl") } का इनाम मिलता है।

## हल किए हुए उदाहरण: असली चाल या घटना के बारे में क्या कहा जाता है।

replay-bounty = { $by } को { $victim } के इनाम में { $stars ->
    [1] एक सितारा मिलता है
   *[other] { $stars } सितारे मिलते हैं
}।
replay-fact-gang-secret = { $told } को पता चलता है कि ये एक ही गिरोह के हैं: { $of }।
replay-fact-deputy-or-agent-secret = { $told } को पता चलता है कि सहायक और दोहरा एजेंट ये हैं, पर कौन क्या है, यह नहीं: { $of }।
replay-fact-partners-secret = { $told } को पता चलता है कि ये पार्टनर हैं: { $of }।
replay-move-upgrade-what = { $who } अपग्रेड चुनता है: { $what }।
