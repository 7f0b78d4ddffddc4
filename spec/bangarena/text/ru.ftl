### BangArena.

event-star = { $who } получает звезду.
event-upgraded = { $who } получает улучшение: это { $upgrade }.
event-toughened = { $who } становится крепче.
event-bounty = { $by } получает награду за { TERM($victim, form: "gen") }.

## Разобранные примеры: что говорится о ходе или событии с его настоящими данными.

replay-bounty = { $by } забирает у { $victim } { $stars ->
    [one] { $stars } звезду
    [few] { $stars } звезды
   *[many] { $stars } звёзд
}.
replay-fact-gang-secret = { $told } узнаёт, кто в одной банде: { $of }.
replay-fact-deputy-or-agent-secret = { $told } узнаёт, кто помощник и двойной агент, но не знает, кто из них кто: { $of }.
replay-fact-partners-secret = { $told } узнаёт, кто напарники: { $of }.
replay-move-upgrade-what = { $who } выбирает улучшение: { $what }.
