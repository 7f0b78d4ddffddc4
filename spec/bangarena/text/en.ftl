### BangArena.

event-star = { $who } earns a star.
event-upgraded = { $who } gains an upgrade, which is { $upgrade }.
event-toughened = { $who } becomes tougher.
event-bounty = { $by } takes over stars of { $victim }.

## Worked examples: what is said of a move or an event with its real data.

replay-bounty = { $by } takes over { $stars ->
    [one] one star
   *[other] { $stars } stars
} of { $victim }.
replay-fact-gang-secret = { $told } learns that these belong to one gang: { $of }.
replay-fact-deputy-or-agent-secret = { $told } learns who are the deputy and the double agent, but not which is which: { $of }.
replay-fact-partners-secret = { $told } learns that these are partners: { $of }.
replay-move-upgrade-what = { $who } chooses an upgrade: { $what }.
