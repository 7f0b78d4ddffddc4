### Frases de la base del Oeste: sus eventos y valores.

event-roles-dealt = Se reparten los roles y todos saben que el jefe es { $leader }.
event-turn = Empieza el turno de { $who }.
event-turn-steps = { $who } da los pasos del turno.
event-start-checks = Se hacen las comprobaciones iniciales del turno de { $who }.
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
event-check = { $who } descubre cartas para una comprobación ({ $about }).
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
