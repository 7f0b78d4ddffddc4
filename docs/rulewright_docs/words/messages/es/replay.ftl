### Ejemplos resueltos: qué se hace y qué pasa, paso a paso, y las palabras del visor.

## valores
replay-text = { $text }
replay-card = { TERM($card) } { $rank }
replay-words = «{ $words }»
replay-staff = el { TERM($name, form: "inner") }
replay-nothing = nada
replay-place = { TERM($zone) } de { $who }

## lo que pasa en cualquier juego
replay-over = Termina la partida: { TERM($because, form: "inner") }. { FEAT($winners, of: "number") ->
    [plural] Ganan { $winners }
   *[singular] Gana { $winners }
}.
replay-over-draw = Termina la partida sin ganador: { TERM($because, form: "inner") }.
replay-moved = Se mueven cartas de un sitio a otro ({ $source } → { $target }): { $cards }.
replay-moved-untold = Se mueven cartas de un sitio a otro ({ $source } → { $target }), en número de { $count }.
replay-flipped = Se lanza una moneda para { $of }: { $heads-id ->
    [true] cara
   *[false] cruz
}.
replay-shuffled = Se baraja: { $zone }.
replay-fact = Todos descubren «{ $what }», sobre { $of }: { $is }.
replay-fact-secret = { FEAT($told, of: "number") ->
    [plural] { $told } descubren
   *[singular] { $told } descubre
} en secreto «{ $what }», sobre { $of }: { $is }.

## pasos
replay-setup = Se prepara la mesa.
replay-setup-refused = Esta mesa no puede prepararse. { $reason }
replay-move = { $who } elige «{ $move }»: { $params }.
replay-move-bare = { $who } elige «{ $move }».
replay-move-odd = { $who } intenta `{ $text }`.
replay-move-pass = { $who } pasa.
replay-withdraw = { $who } retira su respuesta.
replay-tick = El reloj marca { $time }.
replay-outside = Desde fuera de la partida, a { $who }: { $event }.
replay-outside-bare = Desde fuera de la partida: { $event }.
replay-at = { $time }: { $sentence }
replay-via = { $staff } lo anota por { $who }: { $sentence }
replay-forced = { $sentence } (la única jugada posible)
replay-refused = No se permite: { $sentence } { $reason }
replay-together = Todos a la vez: { $sentences }

## por qué se rechaza algo
replay-why-no-such-ask = Nadie lo pide.
replay-why-closed = Ya pasó el momento.
replay-why-not-yours = La decisión es de otro.
replay-why-not-offered = Aquí no existe esa jugada.
replay-why-not-held = El jugador no tiene esa carta.
replay-why-bad-target = Ese objetivo no puede elegirse.
replay-why-out-of-reach = El objetivo está demasiado lejos.
replay-why-limit = Rebasa lo que es posible.
replay-why-not-enough = No es suficiente.
replay-why-forbidden = Algo en juego lo prohíbe.
replay-why-malformed = La jugada está incompleta o le sobra algo.
replay-why-over = La partida ha terminado.
replay-why-chance = El azar no puede dar eso.
replay-why-seats = El número o los nombres de los jugadores no son válidos.
replay-why-mode = Ese modo no existe.
replay-why-setting = Un ajuste tiene un valor imposible.
replay-why-ruling = Un punto discutido no tiene esa lectura.
replay-why-lineup = Esa lista de roles no está permitida.
replay-why-position = Ninguna partida lleva a esta posición.
replay-why-host = El anfitrión no está en la mesa.
replay-why = Las reglas no lo permiten.

## la página
replay-title = { $step } { $event }
replay-shows = Muestra
replay-claims = Afirmaciones
replay-mode = Modo
replay-settings = Ajustes
replay-rulings = Lecturas
replay-lineup = Roles en juego
replay-start = Posición inicial
replay-steps = Paso a paso
replay-variants = Lo mismo en otros modos o con otras lecturas
replay-failed = El motor no hace lo que dice este ejemplo: { $message }
replay-private = Esto no se comunica a todos
replay-on = sí
replay-off = no

## el visor: %1 y %2 son números o nombres
replay-ui-board = La mesa
replay-ui-eyes = Visto por
replay-ui-all = Quien lo ve todo
replay-ui-onlooker = Un espectador
replay-ui-seat = Jugador %1
replay-ui-first = Primer paso
replay-ui-previous = Paso anterior
replay-ui-next = Paso siguiente
replay-ui-last = Último paso
replay-ui-play = Reproducir
replay-ui-pause = Pausar
replay-ui-slider = Paso
replay-ui-step = Paso %1 de %2
replay-ui-cards = Cartas: %1
replay-ui-hidden = oculto
replay-ui-empty = vacío
replay-ui-asked = A quién le toca
replay-ui-nobody = Nadie tiene que actuar
replay-ui-facts = Lo que se sabe
replay-ui-clock = Reloj
replay-ui-out = fuera
replay-ui-over = La partida ha terminado
replay-ui-winners = Ganadores
replay-ui-draw = Nadie gana
replay-ui-yes = sí
replay-ui-no = no
replay-ui-help = También sirven las flechas y las teclas Inicio y Fin.
