### Lo que rodea una observación en un mensaje.

seat-head = { $game } ({ $mode }). Ocupas el puesto { $seat }.
seat-phase = Falta por decidir: { $asks }.
seat-events = Desde tu último turno:
seat-table = La mesa:
seat-facts = Has averiguado:
seat-legal = Tus jugadas legales:
seat-you = { $seat } (tú)
seat-time = tiempo: { $seconds } s
seat-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
seat-left-out = Lo que no se nombra aquí está oculto para ti, o es ninguno, no o cero.
seat-words = con tus palabras, como mucho { $most } caracteres
seat-id = identificador de una jugada legal
seat-answer = Termina tu respuesta con un único objeto JSON: { $format }
seat-unlisted = Las jugadas legales no aparecen en una lista: escribe la jugada según las reglas: su acción, lo que necesita y « > » delante de un puesto.
seat-talk = Una jugada con tus palabras se responde así: { $format }
seat-withdraw = Para retirar tu respuesta: { $format }
seat-wait = Ahora no tienes que jugar: { $format }
seat-illegal = { $move } no es posible: { $reason }. Elige otra jugada.
seat-unparsable = No se pudo leer tu respuesta: { $reason }. Termínala con un único objeto JSON, { $format }. Tu respuesta terminaba así:
