### Reglas enteras, por tipos.

seats = La partida es para { $low } a { $high } jugadores.
constant-is = El valor de «{ TERM($name) }» es siempre { $value }.
constant-table = El valor de «{ TERM($name) }» depende del caso.
constant-row = Para { $key }, el valor de «{ TERM($name) }» es { $value }.
setting-default = El ajuste «{ TERM($name) }» es { $value } si no se elige otra cosa.
setting-one-of = Puede ser { $values }.
at-least = Nunca es menor que { $n }.
at-most = Nunca es mayor que { $n }.
reading = Una interpretación posible de «{ TERM($name) }» es «{ TERM($reading) }».
reading-default = La interpretación habitual de «{ TERM($name) }» es «{ TERM($reading) }».
attribute-of-game = En la partida se lleva la cuenta de «{ TERM($name) }».
attribute-of-player = Cada jugador tiene su propio valor de «{ TERM($name) }».
attribute-of-card = Cada carta tiene su propio valor de «{ TERM($name) }».
attribute-flag-of-game = En la partida se recuerda si { $flag }.
attribute-flag-of-player = De cada jugador se recuerda si { $flag }.
attribute-flag-of-card = De cada carta se recuerda si { $flag }.
begins = Al principio es { $value }.
begins-none = Al principio no hay ninguno.
begins-yes = Al principio se cumple.
begins-no = Al principio no se cumple.
begins-exactly-if = Al principio se cumple exactamente si { $test }.
until-event = Vuelve al principio después de esto: { TERM($event, form: "inner") }.
seen-all = Todos lo ven.
seen-owner = Solo su dueño lo ve.
seen-none = Nadie lo ve.
seen-if = Quien mira lo ve solo si { $test }.
cards-seen-all = Todos ven las cartas.
cards-seen-owner = Solo su dueño ve las cartas.
cards-seen-none = Nadie ve las cartas.
cards-seen-if = Quien mira ve las cartas solo si { $test }.
counted-all = Todos saben cuántas hay.
counted-owner = Solo el dueño sabe cuántas hay.
counted-none = Nadie sabe cuántas hay.
counted-if = Quien mira sabe cuántas hay solo si { $test }.
zone-of-game = Hay un lugar común para cartas, llamado «{ TERM($name) }».
zone-of-player = Cada jugador tiene un lugar para cartas, llamado «{ TERM($name) }».
zone-begins = Todas las cartas empiezan aquí.
number-is = { $place } { FEAT($place, of: "number") ->
    [plural] son
   *[singular] es
} { $value }.
number-always = Por regla general, { $flag }.
number-never = Solo reglas especiales hacen que esto se cumpla: { $flag }.
number-exactly-if = { $flag } exactamente si { $test }.
number-changed = Lo { FEAT($owners, of: "number") ->
    [plural] pueden
   *[singular] puede
} cambiar { $owners }.
owner-rule = las reglas generales
    .number = plural
owner-card = la carta «{ TERM($name) }»
owner-character = el personaje «{ TERM($name) }»
owner-role = el rol «{ TERM($name) }»
owner-status = el estado «{ TERM($name) }»
timer-of-game = La partida tiene un reloj llamado «{ TERM($timer) }».
timer-of-player = Cada jugador tiene un reloj llamado «{ TERM($timer) }».
timer-ends = Cuando se agota, { TERM($event, form: "inner") }.
fires-before = Se agota antes de lo que hagan los jugadores en ese mismo momento.
fires-after = Se agota después de lo que hagan los jugadores en ese mismo momento.
sound-game = En todo momento de reposo, { $test }.
sound-player = En todo momento de reposo, de cada jugador se cumple que { $test }.
staff = El puesto «{ TERM($name) }» no juega.
staff-sees-all = Lo ve todo.
staff-sees-own = Ve lo que ve un espectador, y sus propios asuntos.
lineup = La lista de roles es { $value } si no se elige otra.
lineup-needs = La lista de roles se admite solo si { $test }.
document-card = { $n ->
    [one] Hay una carta «{ TERM($name) }».
   *[other] Hay { $n } cartas «{ TERM($name) }».
}
document-character = Este es el personaje «{ TERM($name) }».
document-role = Este es el rol «{ TERM($name) }».
document-status = Este es el estado «{ TERM($name) }».
data-is = Su propiedad «{ TERM($name) }» es { $value }.
data-flag = Tiene la propiedad «{ TERM($name) }».
data-flag-not = No tiene la propiedad «{ TERM($name) }».
event-does = Cuando { TERM($event, form: "inner") }, se hace esto:
event-only-told = «{ TERM($event) }» es solo un anuncio.
event-outside = Esto viene de fuera de la mesa.
event-while = Continúa solo mientras { $test }.
event-changed = Lo { FEAT($owners, of: "number") ->
    [plural] pueden
   *[singular] puede
} cambiar o continuar { $owners }.
told = Se informa de ello a { $who }.
told-data = Se informa de ello a { $who }, con { $data }.
told-only = De { $field } se informa solo a { $who }.
told-late = Se informa de ello cuando ha terminado.
told-nobody = De esto en sí no se informa a nadie.

## habilidades
offer = Durante «{ $occasions }», { $me } puede hacer la jugada «{ TERM($move) }».
offer-card = Durante «{ $occasions }», { $me } puede jugarla.
offer-anytime = En cualquier momento, { $me } puede hacer la jugada «{ TERM($move) }».
offer-anytime-card = En cualquier momento, { $me } puede jugarla.
only-if = Es posible solo si { $test }.
param = La jugada nombra «{ TERM($name) }», uno de { $from }.
param-may = La jugada puede nombrar «{ TERM($name) }», uno de { $from }.
param-count = La jugada nombra «{ TERM($name) }», tantos ({ $count }) de { $from }.
param-may-count = La jugada puede nombrar «{ TERM($name) }», tantos ({ $count }) de { $from }.
param-text = La jugada lleva palabras libres, como mucho { $n } caracteres.
need = La jugada solo se admite si { $test }.
need-hidden = La jugada solo tiene éxito, sin aviso previo, si { $test }.
works-from = La carta actúa desde { $zones }.
once-game = Esto sirve una sola vez en la partida.
once-event = Esto sirve una sola vez cada vez que { TERM($event, form: "inner") }.
order = Entre lo que se sigue del mismo evento, su lugar es { $n }; los lugares menores van antes.
when-dead = Esto sirve también a quien está fuera de la partida.
stage = Se lleva a cabo en la etapa «{ TERM($stage) }».
before = Cuando { TERM($events, form: "inner") }, justo antes vale esto:
instead = Cuando { TERM($events, form: "inner") }, ocurre esto en su lugar:
after = Cuando { TERM($events, form: "inner") }, después ocurre esto:
whenever = En cuanto { $test }:
modify-add = { $place } aumenta en { $value }.
modify-subtract = { $place } disminuye en { $value }.
modify-set = { $place } { FEAT($place, of: "number") ->
    [plural] son
   *[singular] es
} { $value }.
modify-include = Entre { $place } se cuenta también { $value }.
modify-flag = Por esta regla, { $clause }.
modify-of-player = Vale para un jugador si { $test }.
modify-of-card = Vale para una carta si { $test }.
modify-of-game = Vale si { $test }.
forbid = Las jugadas de «{ $occasions }» están prohibidas.
forbid-if = Una jugada de «{ $occasions }» está prohibida si { $test }.
