### BangArena.

event-star = { TERM($who, form: "obl") } को सितारा मिलता है।
event-upgraded = { TERM($who, form: "obl") } को अपग्रेड मिलता है: { $upgrade }।
event-toughened = { $who } और मज़बूत होता है।
event-bounty = { TERM($by, form: "obl") } को { TERM($victim, form: "obl") } का इनाम मिलता है।
