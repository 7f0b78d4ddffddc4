### BangArena.

event-star = { $who } получает звезду.
event-upgraded = { $who } получает улучшение: это { $upgrade }.
event-toughened = { $who } становится крепче.
event-bounty = { $by } получает награду за { TERM($victim, form: "gen") }.
