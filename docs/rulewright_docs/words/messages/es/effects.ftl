### Lo que ocurre: frases enteras.

let = Aquí { $place } { FEAT($place, of: "number") ->
    [plural] significan
   *[singular] significa
} { $value }.
set = { $place } { FEAT($place, of: "number") ->
    [plural] pasan
   *[singular] pasa
} a ser { $value }.
set-none = Ya no hay { TERM($place, form: "bare") }.
set-empty = Ya no queda nada en { $place }.
now = A partir de ahora, { $clause }.
now-exactly-if = A partir de ahora, { $flag } exactamente si { $test }.
add = { $place } aumenta en { $value }.
subtract = { $place } disminuye en { $value }.
add-to-list = { $value } se añade a { $place }.
if = Si { $test }:
else = Si no:
else-if = Si no, y si { $test }:
then = Entonces:
case-of = { $clause }.
means = Aquí, ({ $label }) es { $part }.
means-clause = Aquí se cumple ({ $label }) si { $part }.
each = Para cada { FEAT($list) ->
    [feminine] una
   *[masculine] uno
} de { $list }, por turno:
each-dead = Para cada { FEAT($list) ->
    [feminine] una
   *[masculine] uno
} de { $list }, también los que están fuera:
each-together = Para cada { FEAT($list) ->
    [feminine] una
   *[masculine] uno
} de { $list }, todos a la vez:
each-together-dead = Para cada { FEAT($list) ->
    [feminine] una
   *[masculine] uno
} de { $list }, también los que están fuera, todos a la vez:
loop = Una y otra vez:
again-while = Esto se repite mientras { $test }.
stop = La repetición acaba aquí.
result = El resultado es { $value }.
result-none = No hay resultado.
result-yes = El resultado es sí.
result-no = El resultado es no.
result-whether = El resultado es sí exactamente si { $test }.
nothing-happens = No ocurre nada.
cancel = Eso no llega a ocurrir.
settle = Ahora ocurre todo lo que se sigue por sí solo de la situación.
run = Se hace lo que dice { $choice }.
close = «{ TERM($stretch) }» termina al instante, con todo lo que empezó dentro.
call = { TERM($event) }.
call-with = { TERM($event) } ({ $fields }).
said-with = { $said } ({ $fields }).
field-is = { TERM($field) } es { $value }
called = Lo que resulta de ello es { $name }.

## esperas
open-offers = { $who } { FEAT($who, of: "number") ->
    [plural] pueden
   *[singular] puede
} jugar ahora («{ $occasions }»).
open-must = { $who } { FEAT($who, of: "number") ->
    [plural] deben
   *[singular] debe
} jugar ahora («{ $occasions }»).
open-window = { $who } { FEAT($who, of: "number") ->
    [plural] pueden
   *[singular] puede
} jugar ahora cuantas veces { FEAT($who, of: "number") ->
    [plural] quieran
   *[singular] quiera
}, hasta pasar («{ $occasions }»).
choose = { $who } { FEAT($who, of: "number") ->
    [plural] deben
   *[singular] debe
} elegir { FEAT($from) ->
    [feminine] una
   *[masculine] uno
} de { $from }.
choose-count = { $who } { FEAT($who, of: "number") ->
    [plural] deben
   *[singular] debe
} elegir tantos ({ $count }) de { $from }.
choose-may = { $who } { FEAT($who, of: "number") ->
    [plural] pueden
   *[singular] puede
} elegir { FEAT($from) ->
    [feminine] una
   *[masculine] uno
} de { $from }.
choose-may-count = { $who } { FEAT($who, of: "number") ->
    [plural] pueden
   *[singular] puede
} elegir tantos ({ $count }) de { $from }.
answers-called = Las respuestas son { $name }.
chosen-called = Lo elegido es { $name }.
open-ordered = El orden de la elección importa.
open-each = Se elige de uno en uno.
open-sealed = Nadie ve las respuestas de los demás hasta el final.
open-changeable = La respuesta se puede cambiar hasta el final.
open-secret = Nadie más sabe a quién se pregunta.
open-until = Termina en cuanto { $test }.
open-skip = No se pregunta a un jugador si { $test }.
closes-clock = Las respuestas por sí solas no le ponen fin; el reloj, sí.
closes-closed = Las respuestas por sí solas no le ponen fin; las reglas, sí.
open-clock = Cuando se agota el reloj «{ TERM($timer) }», termina.
open-ms = El reloj «{ TERM($timer) }» da { $ms } para cada decisión.
default = Quien no responde a tiempo ha elegido { $value }.
default-none = Quien no responde a tiempo no ha elegido nada.
default-first = Quien no responde a tiempo hace la primera jugada posible.

## cartas, estados, saber
move = { $cards } { FEAT($cards, of: "number") ->
    [plural] van
   *[singular] va
} a { FEAT($zone) ->
    [feminine] { FEAT($zone, of: "number") ->
        [plural] las
       *[singular] la
    }
   *[masculine] { FEAT($zone, of: "number") ->
        [plural] los
       *[singular] el
    }
} { TERM($zone) }.
move-bottom = { $cards } { FEAT($cards, of: "number") ->
    [plural] van
   *[singular] va
} al fondo de { FEAT($zone) ->
    [feminine] { FEAT($zone, of: "number") ->
        [plural] las
       *[singular] la
    }
   *[masculine] { FEAT($zone, of: "number") ->
        [plural] los
       *[singular] el
    }
} { TERM($zone) }.
move-to = { $cards } { FEAT($cards, of: "number") ->
    [plural] van
   *[singular] va
} a { FEAT($zone) ->
    [feminine] { FEAT($zone, of: "number") ->
        [plural] las
       *[singular] la
    }
   *[masculine] { FEAT($zone, of: "number") ->
        [plural] los
       *[singular] el
    }
} { TERM($zone) } de { $to }.
move-to-bottom = { $cards } { FEAT($cards, of: "number") ->
    [plural] van
   *[singular] va
} al fondo de { FEAT($zone) ->
    [feminine] { FEAT($zone, of: "number") ->
        [plural] las
       *[singular] la
    }
   *[masculine] { FEAT($zone, of: "number") ->
        [plural] los
       *[singular] el
    }
} { TERM($zone) } de { $to }.
attach = { $on } recibe el estado «{ TERM($status) }».
detach = { $on } pierde el estado «{ TERM($status) }».
know = { $who } { FEAT($who, of: "number") ->
    [plural] saben
   *[singular] sabe
} en secreto «{ TERM($what) }»: es { $is }.
know-of = { $who } { FEAT($who, of: "number") ->
    [plural] saben
   *[singular] sabe
} en secreto «{ TERM($what) }» de { $of }: es { $is }.
reveal = Todos saben ahora «{ TERM($what) }»: es { $is }.
reveal-of = Todos saben ahora «{ TERM($what) }» de { $of }: es { $is }.

## azar, tiempo, final
shuffle = Se barajan las cartas de { $zone }.
shuffle-list = Se mezclan { $list }, que ahora son { $name }.
roll = Se tiran dados para { $of }: tantos como { $dice }, con tantas caras como { $sides }. Lo que sale es { $name }.
flip = Se lanza una moneda para { $of }: cara significa que «{ $name }» es sí.
pick = Se toma al azar uno de { $from }, que es { $name }.
timer-start = El reloj «{ TERM($timer) }» empieza con { $ms }.
timer-start-of = El reloj «{ TERM($timer) }» de { $of } empieza con { $ms }.
timer-stop = El reloj «{ TERM($timer) }» se para.
timer-stop-of = El reloj «{ TERM($timer) }» de { $of } se para.
timer-cap = Al reloj «{ TERM($timer) }» le queda ahora como mucho { $ms }.
timer-cap-of = Al reloj «{ TERM($timer) }» de { $of } le queda ahora como mucho { $ms }.
win = La partida termina y { FEAT($who, of: "number") ->
    [plural] ganan
   *[singular] gana
} { $who }: «{ TERM($because) }».
win-nobody = La partida termina sin ganador: «{ TERM($because) }».
