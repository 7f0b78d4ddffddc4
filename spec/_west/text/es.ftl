### Frases de la base del Oeste: sus eventos y valores.

event-roles-dealt = Se reparten los roles y todos saben que el jefe es { $leader }.
event-turn = Empieza el turno de { $who }.
event-turn-steps = { $who } da los pasos del turno.
event-start-checks = Se hacen las pruebas iniciales del turno de { $who }.
event-play-and-discard = { $who } juega y después descarta.
event-play-phase = { $who } puede jugar cartas.
event-discard-phase = { $who } descarta las cartas sobrantes.
event-draw = { $who } roba { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [one] una carta
        *[other] { $n } cartas
    }
   *[no] cartas, en número de { $n }
}.
event-draw-phase = { $who } roba las cartas del turno.
event-draw-seeing = { $who } roba { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [one] una carta
        *[other] { $n } cartas
    }
   *[no] cartas, en número de { $n }
}, y quizá mira más.
event-look = { $who } mira las cartas superiores del mazo, en número de { $n }.
event-look-rest = { $who } devuelve el resto de las cartas.
event-check = { $who } descubre cartas para una prueba ({ $about }).
event-shot = { $by } dispara a { $to }.
event-volley = { $by } dispara a todos los demás.
event-hit = { $to } debe responder a un ataque de { $by }.
event-take-cover = { $who } se cubre.
event-shelter = { $who } comprueba su cobertura.
event-raid = { $by } asalta a todos los demás.
event-raided = { $to } debe responder al asalto de { $by }.
event-duel = { $by } reta a duelo a { $to }.
event-duel-answer = { $who } debe responder en el duelo.
event-wound = { $to } resulta herido y pierde { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [one] un corazón
        *[other] { $n } corazones
    }
   *[no] corazones, en número de { $n }
}.
event-dying = { $who } tiene una última oportunidad de salvarse.
event-heal = { $who } recupera { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [one] un corazón
        *[other] { $n } corazones
    }
   *[no] corazones, en número de { $n }
}.
event-exploded = La explosión alcanza a { $who }.
event-spend = { $who } pone { $card } en el descarte.
event-one-card = Se toma { $what } de { $of }, o bien una carta al azar de la mano.
event-market-opens = Se abre el mercado, empezando por { $by }.
event-death = { $who } sale de la partida.
event-leave-cards = { $who } deja todas sus cartas.
event-penalty = { $who } pierde todas sus cartas como castigo.
number-distance = la distancia de { $of } a { $arg }
    .gender = feminine
number-steps = el número de pasos de { $of } a { $arg }
number-snatch-distance = la distancia para arrebatar de { $of } a { $arg }
    .gender = feminine
number-market-order = { $form ->
    [bare] jugadores en el orden del mercado desde { $arg }
   *[nom] los jugadores en el orden del mercado desde { $arg }
}
    .number = plural
number-good-for = { $of } sirve para { $arg }
    .no = { $of } no sirve para { $arg }
number-fits = { $arg } se reparte tantas veces como dice la lista de roles
    .no = { $arg } no se reparte tantas veces como dice la lista de roles

## Ejemplos resueltos: qué se dice de una jugada o un evento con sus datos reales.

replay-check = La prueba de { $who } ({ $about }) { $result-id ->
    [true] sale bien
   *[false] sale mal
}.
replay-death = { $who } queda fuera de la partida; su rol era { $role }.
replay-shot = { $by } dispara a { $to }.
replay-duel = { $by } reta a duelo a { $to }.
replay-wound = { $to } resulta herido y pierde { $n ->
    [one] un corazón
   *[other] { $n } corazones
}.
replay-heal = { $who } recupera { $n ->
    [one] un corazón
   *[other] { $n } corazones
}.
replay-noon-begins = Llega el Mediodía.
replay-disconnect = { $who } pierde la conexión.
replay-reconnect = { $who } vuelve a conectarse.
replay-outside-disconnect = Se corta la conexión de { $who }.
replay-outside-reconnect = { $who } se conecta de nuevo.
replay-fact-second-card = { $of } enseña la segunda carta robada: { $is }.
replay-fact-top-of-deck = Todos ven la carta superior del mazo: { $is }.
replay-fact-top-of-deck-secret = Solo { $told } conoce la carta superior del mazo: { $is }.
replay-moved-hand-discard = { $of } pone en el descarte: { $cards }.
replay-moved-table-discard = De la mesa de { $of } al descarte: { $cards }.
replay-moved-held-discard = { $of } pone en el descarte una carta retenida: { $cards }.
replay-moved-looking-discard = { $of } pone en el descarte, de las cartas miradas: { $cards }.
replay-moved-deck-hand = { $to } roba: { $cards }.
replay-moved-deck-hand-untold = { $to } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
replay-moved-hand-table = { $of } pone delante de { $to }: { $cards }.
replay-moved-hand-table-own = { $of } pone sobre su mesa: { $cards }.
replay-moved-table-table = Pasa de { $of } a { $to }: { $cards }.
replay-moved-hand-hand = De la mano de { $of } pasa a { $to }: { $cards }.
replay-moved-hand-hand-untold = De la mano de { $of } a { $to }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
replay-moved-table-hand = { $to } se lleva a la mano, de la mesa de { $of }: { $cards }.
replay-moved-deck-checked = Se descubre del mazo: { $cards }.
replay-moved-checked-discard = Al descarte tras la prueba: { $cards }.
replay-moved-market-hand = { $to } toma del mercado: { $cards }.
replay-moved-market-hand-untold = { $to } toma { $count ->
    [one] una carta
   *[other] { $count } cartas
} del mercado.
replay-moved-deck-market = Se ponen en el mercado: { $cards }.
replay-moved-deck-looking = { $to } mira: { $cards }.
replay-moved-deck-looking-untold = { $to } mira { $count ->
    [one] una carta
   *[other] { $count } cartas
} del mazo.
replay-moved-looking-hand = { $to } se queda con: { $cards }.
replay-moved-looking-hand-untold = { $to } se queda con { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
replay-moved-looking-deck = { $of } devuelve al mazo: { $cards }.
replay-moved-looking-deck-untold = { $of } devuelve { $count ->
    [one] una carta
   *[other] { $count } cartas
} al mazo.
replay-moved-discard-deck = El descarte vuelve a ser el mazo: { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
replay-moved-discard-hand = { $to } toma del descarte: { $cards }.
replay-moved-hand-held = { $of } retiene: { $cards }.
replay-moved-hand-held-untold = { $of } retiene { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
replay-moved-table-held = De la mesa de { $of } se retiene: { $cards }.
replay-moved-held-hand = { $to } devuelve a su mano: { $cards }.
replay-moved-held-hand-untold = { $to } devuelve { $count ->
    [one] una carta
   *[other] { $count } cartas
} a su mano.
replay-shuffled = Se baraja el { TERM($zone) }.
replay-move-play-card = { $who } juega { $card }.
replay-move-play-card-target = { $who } juega { $card } contra { $target }.
replay-move-play-card-target-what = { $who } juega { $card } contra { $target } y elige { $what }.
replay-move-discard-what = { $who } descarta { $what }.
replay-move-choose-what = { $who } elige { $what }.
replay-move-keep-what = { $who } se queda con { $what }.
replay-move-take-what = { $who } toma { $what }.
replay-move-take-target = { $who } toma una carta de { $target }.
replay-move-take = { $who } toma la carta.
replay-move-draw = { $who } roba del mazo.
replay-move-mend-cards = { $who } entrega { $cards } para curarse.
