### Frases de Mafia.

event-role-shown = { $who } conoce su rol, que es { $role }.
event-display = Esto se muestra un rato, de { $ms }.
event-night = Empieza la noche.
event-hours = Pasan las horas de la noche.
event-dawn = Amanece.
event-day = Empieza un nuevo día.
event-capture = { $by } intenta capturar a { $to }.
event-capture-planned = { $by } planea capturar a { $target }.
event-captured = { $by } tiene preso a { $prisoner }.
event-jailed = { $who } pasa la noche en una celda.
event-stage = Se resuelve la etapa { $name }.
event-kill-pointed = { $by } señala a quién matar.
event-blocks-settle = Los bloqueos hacen efecto.
event-blocked-by = { $who } queda bloqueado por { $by }.
event-visits-settle = Se fijan las visitas.
event-reach = { $by } sale a su acción de la noche.
event-go = { $by } va a casa de { $to }.
event-unreachable = { $by } sabe que no pudo llegar a { $to }.
event-attack = { $by } ataca a { $to } ({ $cause }).
event-attack-failed = { $by } sabe que su ataque a { $to } falló.
event-assault = { $by } viene a matar a { $to } ({ $cause }).
event-intercepted = { $guard } se interpone ante { $by }.
event-haunting = { $by } acecha a { $to }.
event-survived = { $who } sabe que sobrevivió a un ataque.
event-death = { $who } muere ({ $causes }).
event-joins = { $who } se une a la secta.
event-recruit-failed = { $by } sabe que no pudo reclutar a { $to }.
event-silenced = { $who } debe callar.
event-becomes-jester = { $who } se convierte en el bufón.
event-evening = Anochece, y { $who } es ahorcado.
event-was-hanged = { $who } ha sido ahorcado.
event-trial = { $accused } es llevado a juicio.
event-verdict = El pueblo decide sobre { $accused }.
event-town-votes = El pueblo vota sobre { $accused }.
event-voted = Se muestra el voto de { $by }: { $vote }.
event-acquitted = { $who } es absuelto.
event-support-changed = { $by } cambia su propuesta.
event-skip-changed = { $by } cambia su voto de saltar el día.
event-mayor-revealed = { $who } se descubre como alcalde.
event-said = { $by } dice algo ante todos.
event-said-apart = { $by } dice algo en { $channel }.
event-said-in-cell = { $by } dice algo en la celda.
event-dropped = { $who } pierde la conexión.
event-returned = { $who } vuelve.
event-leave = { $who } debe dejar la partida.
event-put-out = { $who } es expulsado de la partida.
event-dominance = Solo queda armado el bando de { $who }.
event-final-two = Solo quedan dos: { $one } y { $other }.
event-decided = La partida está decidida: { $side }.
event-predicted = { $by } pronostica una victoria: { $side }.
event-foretold = Se muestra el pronóstico de { $who }: { $side }.
event-introduces-himself = { $who } se presenta.
event-wake = { $who } puede actuar ahora, con los ojos abiertos.
event-captor-wakes = { $who } despierta para capturar a alguien.
number-support = el apoyo a { $arg }
number-kill-votes = el número de votos para matar a { $arg }
number-side-of = el bando de { $arg }
number-copies = el número de { $arg } en la lista de roles
number-may-be-tried = { $arg } puede ser juzgado
    .no = { $arg } no puede ser juzgado
number-night-counts = { $arg } cuenta para el punto muerto
    .no = { $arg } no cuenta para el punto muerto
number-proof-against-blocks = { $arg } no se puede bloquear
    .no = { $arg } se puede bloquear
number-stands = { $arg } sigue en pie
    .no = { $arg } ya no sigue en pie
number-slot-called = { $arg } se anuncia en voz alta
    .no = { $arg } no se anuncia en voz alta

## Ejemplos resueltos: qué se dice de una jugada o un evento con sus datos reales.

replay-role-shown = { $who } conoce su rol: { $role }.
replay-night = Empieza la noche { $nth }.
replay-day = Empieza el día { $nth }.
replay-introduction = Empieza la presentación.
replay-call = El moderador hace la llamada { $slot } de la noche.
replay-mates-meet = Los miembros de la mafia se reconocen: { $members }.
replay-lodge-sees = Los miembros de la logia se reconocen: { $members }.
replay-attack-failed = El ataque contra { $to } fracasa.
replay-unreachable = { $by } sabe que no pudo llegar a { $to }.
replay-recruit-failed = { $by } sabe que no pudo reclutar a { $to }.
replay-capture-planned = { $by } planea capturar a: { $target }.
replay-captured = { $by } tiene preso a { $prisoner }.
replay-clock-changed = El reloj del día { $paused-id ->
    [true] se para en { $left-clock }
   *[false] corre y quedan { $left-clock }
}.
replay-day-clock-rings = Se acaba el tiempo del día.
replay-day-skipped = Se salta el día.
replay-nobody-dies = No muere nadie.
replay-death = { $who } muere: { $causes }.
replay-fact-role = Todos descubren el rol de { $of }: { $is }.
replay-fact-role-secret = { $told } descubre el rol de { $of }: { $is }.
replay-fact-faction = Todos descubren el bando de { $of }: { $is }.
replay-fact-suspicious-secret = { $told } descubre que { $of } { $is-id ->
    [true] es sospechoso
   *[false] no es sospechoso
}.
replay-fact-group-secret = { $told } descubre que { $of } pertenece al grupo de roles { $is }.
replay-fact-visitors-secret = { $told } descubre quién visitó a { $of }: { $is }.
replay-fact-visited-secret = { $told } descubre a quién visitó { $of }: { $is }.
replay-fact-mafia-member-secret = { $told } descubre que { $of } { $is-id ->
    [true] es de la mafia
   *[false] no es de la mafia
}.
replay-foretold = Se muestra la predicción de { $who }: { $side }. Era { $right-id ->
    [true] acertada
   *[false] errónea
}.
replay-kill-pointed = { $by } señala a quién matar: { $target }.
replay-said = { $by } dice ante todos: { $words }.
replay-said-untold = { $by } habla ante todos.
replay-said-apart = { $by } dice ({ $channel }): { $words }.
replay-said-apart-untold = { $by } habla ({ $channel }).
replay-said-in-cell = En la celda alguien dice ({ $voice }): { $words }.
replay-said-in-cell-untold = En la celda alguien habla ({ $voice }).
replay-skip-changed = { $by } { $skips-id ->
    [true] vota por saltar el día
   *[false] retira el voto para saltar el día
}.
replay-support-changed = { $by } { $target-id ->
    [none] retira su nominación
   *[other] nomina a { $target }
}.
replay-voted = Se muestra el voto de { $by }: { $vote }{ $weight ->
    [1] { "" }
   *[other] { " " }(vale por { $weight })
}.
replay-voted-untold = Se muestra el voto de { $by }: { $target }.
replay-outside-disconnect = Se corta la conexión de { $who }.
replay-outside-reconnect = { $who } se conecta de nuevo.
replay-outside-remove = Se expulsa a { $who }.
replay-move-pass = { $who } no hace nada.
replay-move-support = { $who } nomina a { $target }.
replay-move-unsupport = { $who } retira la nominación.
replay-move-skip = { $who } vota por saltar el día.
replay-move-unskip = { $who } retira el voto para saltar el día.
replay-move-guilty = { $who } vota «culpable».
replay-move-innocent = { $who } vota «inocente».
replay-move-abstain = { $who } se abstiene.
replay-move-reveal = { $who } se revela.
replay-move-inspect = { $who } inspecciona a { $target }.
replay-move-investigate = { $who } investiga a { $target }.
replay-move-consult = { $who } averigua el rol de { $target }.
replay-move-watch = { $who } vigila a { $target }.
replay-move-track = { $who } rastrea a { $target }.
replay-move-heal = { $who } cura a { $target }.
replay-move-guard = { $who } protege a { $target }.
replay-move-block = { $who } bloquea a { $target }.
replay-move-capture = { $who } elige capturar a { $target }.
replay-move-release = { $who } renuncia a la captura.
replay-move-execute = { $who } ejecuta al preso.
replay-move-alert = { $who } se pone en alerta.
replay-move-vest = { $who } se pone el chaleco.
replay-move-shoot = { $who } dispara a { $target }.
replay-move-kill = { $who } elige matar a { $target }.
replay-move-spare = { $who } retira el voto para matar.
replay-move-silence = { $who } silencia a { $target }.
replay-move-ambush = { $who } tiende una emboscada en casa de { $target }.
replay-move-recruit = { $who } quiere reclutar a { $target }.
replay-move-taint = { $who } embruja a { $target }.
replay-move-stab = { $who } va a apuñalar a { $target }.
replay-move-rob = { $who } va a robar a { $target }.
replay-move-douse = { $who } rocía con gasolina a { $target }.
replay-move-ignite = { $who } prende fuego a todos los rociados.
replay-move-haunt = { $who } se venga de { $target } desde la tumba.
replay-move-predict = { $who } predice el ganador: { $side }.
replay-move-say-channel-words = { $who } escribe ({ $channel }): { $words }.
replay-move-say-channel = { $who } no escribe nada ({ $channel }).
replay-move-say-words = { $who } dice: { $words }.
replay-move-talk = { $who } habla ({ $channel }).
replay-move-call = { $who } hace la llamada siguiente.
replay-move-go-on = { $who } deja que la partida continúe.
replay-move-end-defence = { $who } termina la defensa.
replay-move-count = { $who } cuenta los votos.
replay-move-pause = { $who } pausa el reloj.
replay-move-resume = { $who } reanuda el reloj.
replay-move-extend = { $who } añade tiempo, en segundos: { $longer }.
replay-move-vote = { $who } vota por { $target }.
