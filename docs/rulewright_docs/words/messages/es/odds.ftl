### Tablas de probabilidades: títulos, qué se calcula, qué son las filas y columnas.

odds-checks = Pruebas
odds-checks-about = La probabilidad de que una prueba salga bien para el jugador que la hace, suponiendo que todas las cartas que aún no se han visto pueden salir con igual probabilidad, y lo mismo cada cara de una moneda. Quien puede elegir se queda con la mejor carta.
odds-check = prueba
odds-chance = probabilidad
odds-formula = fórmula
odds-which = cartas favorables de cada palo
odds-with = { TERM($what) } ({ $by })
odds-dealt = Lo que te toca: { TERM($name) }
odds-dealt-about = La probabilidad de que a un jugador le toque esto, según el número de jugadores ({ $n } en la fórmula).
odds-this = { TERM($name) }
odds-others = Lo que es otro jugador: { TERM($name) }
odds-others-about = Un jugador ({ TERM($name) }: { TERM($viewer) }) mira a otro. La probabilidad de cada cosa que puede ser el otro, según el número de jugadores ({ $n } en la fórmula), cuando aún no se sabe nada más.
odds-drawn = Lo que se saca al azar: { TERM($name) }
odds-drawn-about = Todas las posibilidades son igual de probables y cada una sale como mucho una vez. La probabilidad de que una determinada le toque a un jugador determinado, y la de que la tenga alguien.
odds-drawn-mine = la tiene un jugador determinado
odds-drawn-there = la tiene alguien
odds-seats = número de jugadores
odds-players = { $n ->
    [one] { $n } jugador
   *[other] { $n } jugadores
}
odds-hand = Primeras cartas: { TERM($name) }
odds-hand-about = La probabilidad de que haya al menos una carta así entre las primeras, según cuántas sean ({ $n } en la fórmula). Solo figuran las cantidades que las reglas dan a algún jugador.
odds-card = carta
odds-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
odds-claim = Apuestas en que un dado coincide con probabilidad { $chance }
odds-claim-about = La probabilidad de que la apuesta se cumpla cuando se pone en duda, según el número de dados que no ves. Las columnas son lo que aún falta ({ $q } en la fórmula): la cantidad de la apuesta menos los dados que coinciden y que tú ves.
odds-claim-for = Así se cuentan las apuestas cuya cara es { $faces }.
odds-claim-if = Así se cuentan las apuestas cuya cara es { $faces } mientras { $flags }.
odds-claim-own = Apuestas al empezar en que un dado coincide con probabilidad { $chance }
odds-claim-own-about = La probabilidad de que la apuesta se cumpla cuando se pone en duda, tal como la ve un jugador que solo conoce sus propios dados, mientras todos conservan todos sus dados. Las columnas son la cantidad de la apuesta ({ $q } en la fórmula).
odds-unseen = dados que no ves
odds-dice = { $n ->
    [one] { $n } dado
   *[other] { $n } dados
}
odds-match = { $n ->
    [one] { $n } coincide
   *[other] { $n } coinciden
}
odds-own-dice = jugadores y dados tuyos que coinciden
odds-own = { $players }, { $matching }
odds-rules = Reglas:
