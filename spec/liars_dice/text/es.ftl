### Frases del Mentiroso: sus eventos y valores.

event-round = Empieza una ronda nueva con { $starter }.
event-throw = { $who } tira todos sus dados.
event-bid-made = { $by } apuesta: la cantidad es { $quantity } y la cara, { $face }.
event-challenged = { $by } pone en duda la apuesta de { $bidder }.
event-cup-opened = { $who } levanta el cubilete y enseña { $dice }.
event-counted = Se cuentan los dados que coinciden con la apuesta: { $count }.
event-die-lost = { $who } pierde un dado.
event-out = { $who } queda fuera de la partida.
number-next-seat = el jugador que sigue a { $arg }
number-height = la altura de { $arg }
    .gender = feminine
number-outranks = { $arg } supera la cara de la apuesta
    .no = { $arg } no supera la cara de la apuesta
number-matches = { $arg } coincide con la apuesta
    .no = { $arg } no coincide con la apuesta
number-floor = la cantidad mínima con { $arg }
    .gender = feminine

## Ejemplos resueltos: qué se dice de una jugada o un evento con sus datos reales.

replay-bid-made = { $by } apuesta { $quantity } × { $face }.
replay-challenged = { $by } pone en duda la apuesta de { $bidder }, { $quantity } × { $face }.
replay-counted = Se cuentan los dados que coinciden: { $count }; la apuesta decía { $quantity }.
replay-move-bid = { $who } apuesta { $quantity } × { $face }.
replay-move-challenge = { $who } pone en duda la apuesta.
