### BangArena.

event-star = { $who } gana una estrella.
event-upgraded = { $who } recibe una mejora, que es { $upgrade }.
event-toughened = { $who } se endurece.
event-bounty = { $by } se lleva la recompensa por { $victim }.
