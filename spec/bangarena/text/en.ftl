### BangArena.

event-star = { $who } earns a star.
event-upgraded = { $who } gains an upgrade, which is { $upgrade }.
event-toughened = { $who } becomes tougher.
event-bounty = { $by } takes over stars of { $victim }.
