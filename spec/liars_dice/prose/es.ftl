### Lo que se dice del Dado mentiroso.

# about: liars_dice.end.last_with_dice, liars_dice.challenge.one_die
# pinned: e6040cc4
goal =
    Sé la última persona a la que le queden dados. Ganar una ronda no te da nada: lo que cuenta es que el
    dado lo pierda otro.

# about: liars_dice.bid.higher, liars_dice.bid.outranks, liars_dice.ones.wild, liars_dice.ones.close, liars_dice.challenge.bid_holds, liars_dice.challenge.bid_fails, liars_dice.round.loser_starts, liars_dice.end.last_with_dice
# pinned: a43db6e6
minute =
    De { VALUE("liars_dice.table.seats", field: "from") } a { VALUE("liars_dice.table.seats", field: "to") }
    jugadores empiezan con { VALUE("liars_dice.table.dice_each") } { VALUE("liars_dice.table.dice_each") ->
        [one] dado
       *[other] dados
    } cada uno. En cada ronda todos tiran a la vez, y cada cual mira solo los suyos.

    Alguien abre con una **apuesta**: una cantidad de dados y una cara. Con ella afirma que en toda la mesa
    hay por lo menos esa cantidad de dados con esa cara. A partir de ahí se juega por turnos: o subes la
    apuesta, o dudas de la última. Subir es decir más dados de cualquier cara, o la misma cantidad con una
    cara más alta. Los unos están por encima de todas las demás caras.

    Los unos son, además, **comodines**: cuentan como la cara de la apuesta, sea cual sea. Pero en cuanto
    alguien apuesta a unos, quedan cerrados. Hasta que acaba la ronda cuentan como unos y nada más.

    Al **dudar** se levantan todos los cubiletes. Si hay al menos tantos dados coincidentes como decía la
    apuesta, pierde un dado quien dudó. Si hay menos, lo pierde quien apostó. Quien pierde el dado empieza
    la ronda siguiente. Quien se queda sin dados está fuera, y gana el último que conserva alguno.

# about: liars_dice.table.dice_each, liars_dice.perudo.higher, liars_dice.perudo.floor, liars_dice.ones.wild, liars_dice.perudo.ones_stay_open, liars_dice.challenge.bid_holds, liars_dice.challenge.bid_fails, liars_dice.round.loser_starts, liars_dice.end.last_with_dice
# pinned: d8cb6f95
minute-perudo =
    De { VALUE("liars_dice.table.seats", field: "from") } a { VALUE("liars_dice.table.seats", field: "to") }
    jugadores empiezan con { VALUE("liars_dice.table.dice_each") } { VALUE("liars_dice.table.dice_each") ->
        [one] dado
       *[other] dados
    } cada uno. En cada ronda todos tiran a la vez, y cada cual mira solo los suyos.

    Alguien abre con una **apuesta**: una cantidad de dados y una cara, que no puede ser el uno. Con ella
    afirma que en toda la mesa hay por lo menos esa cantidad de dados con esa cara. A partir de ahí se juega
    por turnos: o subes la apuesta, o dudas de la última. Subir es decir más dados de cualquier cara, o la
    misma cantidad con una cara más alta.

    Los unos son **comodines** durante toda la ronda: cuentan como la cara de la apuesta, sea cual sea. Para
    pasar a los unos basta la mitad de los dados de la última apuesta, redondeada hacia arriba. Para volver
    de los unos a otra cara, súmale a la cantidad de unos al menos otro tanto y un dado más. Si se apuesta a
    unos, solo cuentan los unos.

    Al **dudar** se levantan todos los cubiletes. Si hay al menos tantos dados coincidentes como decía la
    apuesta, pierde un dado quien dudó. Si hay menos, lo pierde quien apostó. Quien pierde el dado empieza
    la ronda siguiente. Quien se queda sin dados está fuera, y gana el último que conserva alguno.

# about: liars_dice.ones.wild, liars_dice.ones.close, liars_dice.bid.outranks, liars_dice.bid.dice_in_play, liars_dice.challenge.bid_holds, liars_dice.challenge.in_turn
# pinned: 7479bda4
first =
    Antes de apostar, cuenta cuántos dados siguen en juego. Parte de los de tu cubilete y súmales lo que
    cabe esperar de los demás. Mientras los unos son comodines, cada dado oculto tiene una posibilidad más
    de coincidir; cuando se cierran, espera muchos menos aciertos.

    Apostar a unos es una jugada fuerte: acaba con los comodines, y el jugador siguiente tiene que decir más
    dados o dudar.

    Una apuesta que resulta exacta se cumple, así que duda solo si crees que hay menos dados de los que
    dice. Solo puedes dudar en tu turno. Y farolea de vez en cuando, o tus apuestas delatarán tus dados.
