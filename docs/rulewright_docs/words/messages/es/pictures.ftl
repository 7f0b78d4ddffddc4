### Palabras en las imágenes y sobre ellas: caras de cartas, hojas para imprimir, diagramas.

face-card = Carta
face-character = Personaje
face-role = Rol
face-status = Estado
faces-of-card = Cartas
faces-of-character = Personajes
faces-of-role = Roles
faces-of-status = Estados
faces-of-dice = Dados
face-mark = { TERM($name) }: { $n }
face-copy = { $rank } de { $suit }
face-count = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
die-face = Un dado que muestra { $n }

sheet-title = { TERM($game) }: cartas para imprimir y recortar
sheet-hint = Imprime al 100 %, sin ajustar a la página, y recorta por las marcas.
sheet-dice = Recorta por la línea exterior, dobla por las interiores y pega las pestañas.
sheet-course = Cómo transcurre la partida
sheet-kinds = Tipos y cantidades

diagram-title = Cómo transcurre una partida de { TERM($game) } ({ TERM($mode) })
diagram-about = Lo que se pide a los jugadores y lo que lleva de una cosa a la siguiente.
diagram-start = Inicio
diagram-end = Fin de la partida
diagram-next = después { $nodes }
diagram-last = la partida termina: { $reasons }
diagram-legend-wait = Se pregunta a los jugadores.
diagram-legend-pause = Nadie tiene que actuar; la partida sigue sola.
diagram-legend-event = Algo que puede suceder; si no sucede, se pasa enseguida a lo que sigue.
diagram-legend-clock = Corre un reloj.
diagram-legend-rest = Aquí se puede guardar la partida y reanudarla más tarde.
diagram-anytime = En cualquier momento: { $moves }.
diagram-in-words = Lo mismo en palabras
