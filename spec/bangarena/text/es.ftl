### BangArena.

event-star = { $who } gana una estrella.
event-upgraded = { $who } recibe una mejora, que es { $upgrade }.
event-toughened = { $who } se endurece.
event-bounty = { $by } se lleva la recompensa por { $victim }.

## Ejemplos resueltos: qué se dice de una jugada o un evento con sus datos reales.

replay-bounty = { $by } se lleva { $stars ->
    [one] una estrella
   *[other] { $stars } estrellas
} de { $victim }.
replay-fact-gang-secret = { $told } descubre que son de la misma banda: { $of }.
replay-fact-deputy-or-agent-secret = { $told } descubre quiénes son el ayudante y el agente doble, pero no cuál es cuál: { $of }.
replay-fact-partners-secret = { $told } descubre que son socios: { $of }.
replay-move-upgrade-what = { $who } elige una mejora: { $what }.
