### Lo que se dice de BangArena: metas, resúmenes y un consejo por carta, personaje y rol.

# about: bangarena.victory.test, bangarena.roles.marshal, bangarena.roles.deputy, bangarena.roles.outlaw, bangarena.roles.loner
# pinned: e27d1e3f
goal =
    Tu rol secreto dice qué buscas. El { NAME("role.marshal", form: "inner") } y cada
    { NAME("role.deputy", form: "inner") } quieren eliminar a todos sus enemigos; cada
    { NAME("role.outlaw", form: "inner") } quiere eliminar al { NAME("role.marshal", form: "inner") }, y un
    { NAME("role.loner", form: "inner") } quiere ser el último en pie.

# about: bangarena.setup.match, bangarena.turn.steps, bangarena.weapon.reach, bangarena.hit.steps, bangarena.glory.earned, bangarena.noon.round, bangarena.victory.test, bangarena.draw.two_cards
# pinned: d2ebb162
minute =
    Recibes un rol secreto y un personaje a la vista, que tiene una habilidad y unos cuantos corazones. Tu
    primera mano suele tener tantas cartas como corazones tengas. Solo el
    { NAME("role.marshal", form: "inner") } muestra su rol. Empieza él, casi siempre con algún corazón
    adicional.

    En tu turno, haz primero las pruebas de la { NAME("card.dynamite") } y de la { NAME("card.jail") } que
    tengas delante. Luego roba { VALUE("bangarena.draw.two_cards") } { VALUE("bangarena.draw.two_cards") ->
        [one] carta
       *[other] cartas
    } y juega las que quieras, pero dispara una sola { NAME("card.bullet") }. Tu arma debe llegar hasta
    el blanco: la distancia se cuenta en asientos, por el lado más corto. Sin arma, tu alcance es
    { VALUE("bangarena.weapon.reach") }. El blanco puede responder con un { NAME("card.ricochet") }; si no,
    pierde un corazón. Al final, descarta hasta que no tengas más cartas que corazones.

    Quien se queda sin corazones es eliminado y muestra su rol. Quien lo eliminó gana una estrella y elige
    una mejora. Desde la ronda { VALUE("bangarena.noon.round") } reina el **Mediodía**: no hay límite de
    disparos, ni { NAME("card.cover") }, ni curas.

    Si cae el { NAME("role.marshal", form: "inner") }, ganan los { NAME("symbol.gang", form: "inner") }, a
    menos que el único superviviente sea un { NAME("role.loner", form: "inner") }. Si no queda en pie ningún
    { NAME("role.outlaw", form: "inner") } ni ningún { NAME("role.loner", form: "inner") }, gana la
    { NAME("symbol.law", form: "inner") }. Los eliminados del bando vencedor también ganan.

# about: bangarena.victory.test, bangarena.death.leader_penalty, bangarena.flask.last_heart, bangarena.noon.in_force, bangarena.turn.discard, bangarena.roles.hidden, bangarena.cards.ricochet
# pinned: 57203538
first =
    Fíjate en quién dispara a quién: te dirá más que sus palabras. Disparar pronto al
    { NAME("role.marshal", form: "inner") } te señala como { NAME("role.outlaw", form: "inner") }, y el
    { NAME("role.marshal", form: "inner") } debería pensárselo antes de matar: eliminar a un
    { NAME("role.deputy", form: "inner") } le cuesta todas sus cartas.

    Pon pronto en juego tus armas y cualquier { NAME("symbol.blue", form: "inner") }. Delante de ti no
    cuentan para el límite de la mano. Procura acabar el turno con un { NAME("card.ricochet") } en la mano,
    porque te hará falta mientras juegan los demás. Guarda una { NAME("card.flask") } para tu último
    corazón, pero cúrate antes del Mediodía, porque entonces las curas dejan de funcionar.

# about: bangarena.cards.buckshot, bangarena.buckshot.volley, bangarena.hit.steps, bangarena.cards.flask
# pinned: 5fc84e07
bangarena-cards-buckshot =
    Alcanza a todos a cualquier distancia, amigos incluidos, y no gasta tu { NAME("card.bullet") } del
    turno. Juégala primero y dispara después a quien se haya quedado sin { NAME("card.ricochet") }. Si eres
    { NAME("role.deputy", form: "inner") }, mira antes los corazones del
    { NAME("role.marshal", form: "inner") }.
    .short = Dispara a todos los demás, a cualquier distancia: quien no juegue un { NAME("card.ricochet") } pierde un corazón.

# about: bangarena.cards.bullet, bangarena.bullets.limit, bangarena.hit.steps, bangarena.raid.answer, bangarena.duel.steps
# pinned: e94432dd
bangarena-cards-bullet =
    Si te la esquivan, tu disparo del turno se gasta igual, así que espera a un blanco con pocas cartas en
    la mano, o con ninguna. Guarda otra para un { NAME("card.raid") } o un { NAME("card.duel") }: la que
    descartas ahí no cuenta como tu disparo.
    .short = Dispara a un jugador a tu alcance, una vez por turno: si no juega un { NAME("card.ricochet") }, pierde un corazón.

# about: bangarena.cards.caravan, bangarena.turn.play, bangarena.turn.discard
# pinned: 852c6b42
bangarena-cards-caravan =
    El mejor robo de cartas de todo el mazo. Juégala pronto en tu turno, porque puedes usar enseguida lo que
    te dé. Si te quedan pocos corazones, juega antes algunas cartas o tendrás que descartar las que sobren.
    .short = Roba { VALUE("bangarena.cards.caravan", field: "draws") } { VALUE("bangarena.cards.caravan", field: "draws") ->
            [one] carta
           *[other] cartas
        } del mazo.

# about: bangarena.cards.carbine, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective, bangarena.characters.shadow_of_the_valley
# pinned: cfebe5cf
bangarena-cards-carbine =
    Con su alcance de { VALUE("bangarena.cards.carbine", field: "range") } llegas hasta el asiento más
    lejano de una mesa llena. Solo un { NAME("card.horse") } o la habilidad de
    { NAME("character.shadow_of_the_valley") } pueden dejar fuera de tiro a un jugador lejano. Al ponerla en
    juego, descartas el arma que tenías.
    .short = Arma: dispara a una distancia de hasta { VALUE("bangarena.cards.carbine", field: "range") }.

# about: bangarena.cards.cover, bangarena.hit.cover, bangarena.cover.check, bangarena.noon.no_cover, bangarena.cards.ricochet
# pinned: 406fac9b
bangarena-cards-cover =
    La moneda se lanza sola ante cada { NAME("card.bullet") } y cada { NAME("card.buckshot") }, antes de que
    respondas; si no hay suerte, aún puedes jugar un { NAME("card.ricochet") }. No hace nada contra un
    { NAME("card.raid") } ni en un { NAME("card.duel") }, y durante el Mediodía no sirve para nada.
    .short = Lanza una moneda ante cada { NAME("card.bullet") } o { NAME("card.buckshot") }: si sale cara, vale por un { NAME("card.ricochet") }.

# about: bangarena.cards.drop, bangarena.card.can_be_taken, bangarena.card.takes_from, bangarena.card.chosen_or_random
# pinned: 40713163
bangarena-cards-drop =
    La distancia da igual. Quítale a alguien el arma con la que te alcanza o un { NAME("card.cover") }
    molesto, o libra a un amigo de la { NAME("card.jail") } o de la { NAME("card.dynamite") }. Entre las
    cartas en juego eliges tú; de la mano se va una al azar. No puedes elegirte a ti como blanco.
    .short = Descarta una carta de otro jugador a cualquier distancia: a tu elección entre las que tiene en juego, o al azar de su mano.

# about: bangarena.cards.duel, bangarena.duel.steps, bangarena.duel.credit, bangarena.cards.bullet
# pinned: ea523fd0
bangarena-cards-duel =
    Ni la distancia, ni un { NAME("card.cover") }, ni un { NAME("card.ricochet") } protegen de él. Como el
    otro jugador descarta primero, a igual número de { NAME("card.bullet", form: "pl") }, la ventaja es
    tuya. También puedes perderlo tú y, si caes, tu eliminación se le atribuye al otro duelista.
    .short = Desafía a otro jugador: por turnos, primero él, cada cual descarta una { NAME("card.bullet") }; quien no lo haga pierde un corazón.

# about: bangarena.cards.dynamite, bangarena.dynamite.exploded, bangarena.dynamite.damage, bangarena.cards.drop, bangarena.cards.snatch
# pinned: 668e8bb4
bangarena-cards-dynamite =
    La primera prueba llega en tu siguiente turno, así que puede estallarte a ti antes que a nadie. Quien
    tiene corazones de sobra sobrevive a { VALUE("bangarena.dynamite.damage") }
    { VALUE("bangarena.dynamite.damage") ->
        [one] punto
       *[other] puntos
    } de daño, y la muerte de los demás no se le atribuye a nadie. Ninguna { NAME("card.flask") } la
    detiene, pero otro jugador puede quitarla a tiempo con un «{ NAME("card.drop") }» o un
    «{ NAME("card.snatch") }».
    .short = Descubre una carta cada turno: del { VALUE("bangarena.dynamite.lowest_rank") } al { VALUE("bangarena.dynamite.highest_rank") } de picas, pierdes { VALUE("bangarena.dynamite.damage") } { VALUE("bangarena.dynamite.damage") ->
            [one] corazón
           *[other] corazones
        }; si no, pasas la { NAME("card.dynamite") }.

# about: bangarena.cards.flask, bangarena.noon.in_force, bangarena.flask.players_alive, bangarena.hearts.most, bangarena.rulings.flask_answer.before_the_hit
# pinned: 1e166e63
bangarena-cards-flask =
    Como respuesta solo funciona con tu último corazón, contra una { NAME("card.bullet") } o una
    { NAME("card.buckshot") }, y con al menos { VALUE("bangarena.flask.players_alive") }
    { VALUE("bangarena.flask.players_alive") ->
        [one] jugador
       *[other] jugadores
    } en pie. Entonces anula el impacto entero. En tu turno simplemente cura, por pocos jugadores que
    queden. Durante el Mediodía no sirve de nada.
    .short = Recupera un corazón o, si solo te queda el último y hay al menos { VALUE("bangarena.flask.players_alive") } { VALUE("bangarena.flask.players_alive") ->
        [one] jugador en pie
       *[other] jugadores en pie
    }, detén una { NAME("card.bullet") } o una { NAME("card.buckshot") }.

# about: bangarena.cards.horse, bangarena.distance.effective, bangarena.snatch.distance, bangarena.weapon.reach
# pinned: 7fa0e6d2
bangarena-cards-horse =
    Sin una { NAME("card.scope") } o algo parecido, tus vecinos ya no pueden usar «{ NAME("card.snatch") }»
    contra ti, ni dispararte si no tienen un arma mejor; tú los ves tan cerca como antes. No sirve contra
    una { NAME("card.buckshot") }, un { NAME("card.raid") }, un { NAME("card.duel") } o un
    «{ NAME("card.drop") }», que no necesitan alcance.
    .short = Suma uno a toda distancia desde otro jugador hasta ti.

# about: bangarena.cards.jail, bangarena.turn.steps, bangarena.jail.takes_turn, bangarena.check.good_card
# pinned: e4f0aa9a
bangarena-cards-jail =
    Rinde más contra un jugador peligroso con la mano llena: el preso que falla la prueba roba igualmente,
    pero no juega nada y debe descartar hasta quedarse con tantas cartas como corazones. Aun así puede
    responder a los ataques. Al { NAME("role.marshal", form: "inner") } no se le puede poner, y desaparece
    tras una sola prueba.
    .short = Encierra a cualquiera menos al { NAME("role.marshal", form: "inner") }: si no descubre una carta de corazones, no juega nada en su próximo turno.

# about: bangarena.cards.long_rifle, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective, bangarena.characters.shadow_of_the_valley
# pinned: d08d5905
bangarena-cards-long_rifle =
    Con un alcance de { VALUE("bangarena.cards.long_rifle", field: "range") } llegas a cualquiera en una
    mesa llena, aunque tenga un { NAME("card.horse") }. Solo { NAME("character.shadow_of_the_valley") }
    puede quedar demasiado lejos. Cuídalo bien: te deja elegir blanco a tu gusto, así que otros querrán
    quitártelo.
    .short = Arma: dispara a una distancia de hasta { VALUE("bangarena.cards.long_rifle", field: "range") }.

# about: bangarena.cards.market, bangarena.market.order, bangarena.market.open
# pinned: c7150b95
bangarena-cards-market =
    Todos los que siguen en pie roban una carta del mazo, tú antes que nadie, y nadie elige ni ve lo que
    reciben los demás. También alimenta a tus enemigos, así que rinde más cuando tienes muchos amigos y
    pocos enemigos.
    .short = Haz que cada jugador en pie robe una carta, empezando por ti.

# about: bangarena.cards.raid, bangarena.raid.everybody_else, bangarena.raid.answer, bangarena.cards.bullet, bangarena.victory.test
# pinned: fccbebab
bangarena-cards-raid =
    Solo vale descartar una { NAME("card.bullet") }; ni un { NAME("card.ricochet") }, ni un
    { NAME("card.cover") }, ni una { NAME("card.flask") } sirven de nada. Los jugadores responden en el
    orden de los turnos, empezando por el que va después de ti, y la partida termina en cuanto una muerte la
    decide, aunque sea en pleno { NAME("card.raid") }.
    .short = Ataca a todos los demás, a cualquier distancia: quien no descarte una { NAME("card.bullet") } pierde un corazón.

# about: bangarena.cards.ricochet, bangarena.hit.steps, bangarena.raid.answer, bangarena.duel.answer, bangarena.characters.double_barrel
# pinned: 1dae1640
bangarena-cards-ricochet =
    Procura guardar uno para los turnos de los demás. Detiene una { NAME("card.bullet") } o una
    { NAME("card.buckshot") }, pero no sirve contra un { NAME("card.raid") } ni en un { NAME("card.duel") }.
    Si { NAME("character.double_barrel") } es tu vecino, uno solo no te salva de su { NAME("card.bullet") },
    a menos que tu { NAME("card.cover") } haya tenido suerte antes.
    .short = Detén una { NAME("card.bullet") } o una { NAME("card.buckshot") } disparada contra ti.

# about: bangarena.cards.rifle, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective, bangarena.cards.scope
# pinned: 694f8898
bangarena-cards-rifle =
    Su alcance de { VALUE("bangarena.cards.rifle", field: "range") } cubre todos los asientos, salvo el de
    enfrente en una mesa de { VALUE("bangarena.table.seats", field: "to") } jugadores. Súmale una
    { NAME("card.scope") } y llegas también allí. Un { NAME("card.horse") } al otro lado de la mesa aún se
    te escapa, así que comprueba la distancia que se te muestra antes de contar con el disparo.
    .short = Arma: dispara a una distancia de hasta { VALUE("bangarena.cards.rifle", field: "range") }.

# about: bangarena.cards.saloon, bangarena.cards.flask, bangarena.noon.in_force, bangarena.hearts.most
# pinned: f887b29b
bangarena-cards-saloon =
    Cura a todos los que siguen en pie, enemigos incluidos, así que juégala cuando tu bando sea el más
    castigado. Para jugarla hace falta que haya alguien herido, y no sirve como respuesta a un ataque.
    Durante el Mediodía ya no se puede usar.
    .short = Haz que cada jugador en pie recupere un corazón.

# about: bangarena.cards.sawed_off, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective
# pinned: d043d75c
bangarena-cards-sawed_off =
    Con un alcance de { VALUE("bangarena.cards.sawed_off", field: "range") } llegas más allá de tus vecinos
    y, en una mesa de { VALUE("bangarena.table.seats", field: "from") } jugadores, a todos los asientos. Es
    el arma más común, así que no dudes en cambiarla después por otra de mayor alcance.
    .short = Arma: dispara a una distancia de hasta { VALUE("bangarena.cards.sawed_off", field: "range") }.

# about: bangarena.cards.scope, bangarena.distance.effective, bangarena.snatch.distance, bangarena.characters.double_barrel
# pinned: b1afe250
bangarena-cards-scope =
    Te acerca a los demás para dispararles y para usar «{ NAME("card.snatch") }», y compensa un
    { NAME("card.horse") }. Nunca acorta el camino de vuelta hacia ti. Si eres
    { NAME("character.double_barrel") }, vale aún más, porque entonces más blancos cuentan como vecinos.
    .short = Resta uno a toda distancia desde ti hasta otro jugador.

# about: bangarena.cards.snatch, bangarena.snatch.distance, bangarena.card.can_be_taken, bangarena.card.takes_from, bangarena.card.chosen_or_random
# pinned: c92881a9
bangarena-cards-snatch =
    Aquí un arma larga no ayuda; una { NAME("card.scope") } sí, y un { NAME("card.horse") } te cierra el
    paso. Si la carta está en juego, la eliges tú; si está en la mano, sale al azar. Si te llevas una
    { NAME("card.jail") }, liberas a un vecino y te la quedas para usarla tú.
    .short = Llévate una carta de otro jugador a una distancia de hasta { VALUE("bangarena.snatch.reach") }: a tu elección entre las que tiene en juego, o al azar de su mano.

# about: bangarena.cards.volcanic, bangarena.bullets.limit, bangarena.distance.effective, bangarena.noon.no_limit, bangarena.glory.marksmanship
# pinned: d6697cc8
bangarena-cards-volcanic =
    Ahorra { NAME("card.bullet", form: "pl") } y descárgalas sobre un vecino: junto al
    { NAME("role.marshal", form: "inner") } es letal. Durante el Mediodía ya nadie tiene límite, así que
    entonces conviene más un arma larga. La mejora «{ NAME("symbol.marksmanship") }» también aumenta su
    alcance.
    .short = Arma: dispara a una distancia de hasta { VALUE("bangarena.cards.volcanic", field: "range") }, tantas veces como quieras.

# about: bangarena.cards.wagon, bangarena.turn.play, bangarena.turn.discard, bangarena.rulings.savvy_draws.draw_phase
# pinned: 2e27d4d0
bangarena-cards-wagon =
    Cuesta una carta y da { VALUE("bangarena.cards.wagon", field: "draws") }, que puedes jugar en el mismo
    turno, así que úsala primero y haz planes después. La mejora «{ NAME("symbol.savvy") }» no le afecta:
    solo vale para las cartas que se roban al principio del turno.
    .short = Roba { VALUE("bangarena.cards.wagon", field: "draws") } { VALUE("bangarena.cards.wagon", field: "draws") ->
            [one] carta
           *[other] cartas
        } del mazo.

# about: bangarena.characters.bone_setter, bangarena.cards.flask, bangarena.noon.in_force, bangarena.hearts.most
# pinned: 60a7a294
bangarena-characters-bone_setter =
    Cúrate antes de la herida, no después: cuando te quedas sin corazones ya es tarde. Puedes hacerlo
    mientras juegan los demás, incluso cuando un ataque contra ti espera respuesta. Ojo: si recuperas un
    corazón, quizá ya no puedas responder con una { NAME("card.flask") }, que exige que te quede solo uno.
    Todo esto se acaba en cuanto llega el Mediodía.
    .short = En cualquier momento antes del Mediodía, descarta una carta y otra más para recuperar un corazón.

# about: bangarena.characters.double_barrel, bangarena.distance.effective, bangarena.double_barrel.any_distance, bangarena.rulings.double_barrel_volley.one_ricochet, bangarena.cards.flask
# pinned: fae71109
bangarena-characters-double_barrel =
    Dedícate a cazar a tus vecinos. La distancia cuenta tal como tú la ves, así que una
    { NAME("card.scope") } te da más vecinos y un { NAME("card.horse") } los salva. Un
    { NAME("card.cover") } con suerte sustituye a un { NAME("card.ricochet") }, y una { NAME("card.flask") }
    con el último corazón detiene igualmente todo el disparo. Tu { NAME("card.buckshot") } es de lo más
    corriente.
    .short = A distancia uno, el blanco necesita un { NAME("card.ricochet") } más contra tu { NAME("card.bullet") }.

# about: bangarena.characters.empty_hands, bangarena.rulings.empty_hands_in_duel.waits, bangarena.rulings.last_card.after_effect, bangarena.duel.steps
# pinned: 9c420232
bangarena-characters-empty_hands =
    Vacía la mano: si acumulas cartas, desperdicias tu habilidad. La carta nueva llega cuando la última ha
    surtido efecto, y también se puede jugar. En un { NAME("card.duel") } tienes que esperar a que termine
    para volver a robar.
    .short = Roba una carta en cuanto se te vacíe la mano.

# about: bangarena.characters.grip, bangarena.draw.phase, bangarena.hit.steps
# pinned: e7e0c9ec
bangarena-characters-grip =
    Llegas a cualquier mano de la mesa. Quítale la última carta a quien pienses disparar: con la mano vacía
    no puede responder. Si robas a un amigo por error, perjudicas a tu propio bando; en caso de duda, roba
    del mazo.
    .short = Si quieres, roba tu primera carta al azar de la mano de otro jugador.

# about: bangarena.characters.hawk_eye, bangarena.distance.effective, bangarena.distance.sight, bangarena.snatch.distance
# pinned: c3701fe1
bangarena-characters-hawk_eye =
    Desde el principio disparas y usas «{ NAME("card.snatch") }» un asiento más allá de tus vecinos, o
    alcanzas a un vecino con { NAME("card.horse") }. Una { NAME("card.scope") } se suma a tu buena vista,
    así que no te sobra. Los demás no te ven más cerca que antes.
    .short = Resta uno a toda distancia desde ti hasta otro jugador.

# about: bangarena.characters.iron_forehead, bangarena.cover.checks, bangarena.cover.add_up, bangarena.hit.cover, bangarena.noon.no_cover
# pinned: 996443d3
bangarena-characters-iron_forehead =
    Una carta de { NAME("card.cover") } no te da otro lanzamiento; quédatela solo para que no la tenga nadie
    más. Con algo de suerte, tu dura frente detiene { NAME("card.bullet", form: "pl") } y
    { NAME("card.buckshot", form: "pl") }, pero nunca un { NAME("card.raid") } ni un { NAME("card.duel") }.
    Cuando llega el Mediodía, tienes tan poca protección como cualquiera.
    .short = Lanza una moneda ante cada { NAME("card.bullet") } o { NAME("card.buckshot") }: si sale cara, vale por un { NAME("card.ricochet") }.

# about: bangarena.characters.lucky, bangarena.check.flip, bangarena.cover.check, bangarena.cards.cover, bangarena.cards.dynamite
# pinned: 9b44e3d9
bangarena-characters-lucky =
    Busca un { NAME("card.cover") }, porque cada uno de sus lanzamientos tendrá otro intento. Eres quien
    menos teme una { NAME("card.dynamite") }, así que puedes ponerla con más tranquilidad que nadie. Sin
    prueba no hay suerte: una simple { NAME("card.bullet") } te hiere como a los demás.
    .short = Haz un intento más en cada prueba; cuenta el mejor resultado.

# about: bangarena.characters.mad_dog, bangarena.bullets.limit, bangarena.distance.effective, bangarena.cards.volcanic, bangarena.noon.no_limit
# pinned: 17cf1c5e
bangarena-characters-mad_dog =
    No te hace falta una { NAME("card.volcanic") }: hazte con un arma larga y dispara a discreción por toda
    la mesa. El verdadero límite es tu mano, así que roba cuanto puedas. Durante el Mediodía todos disparan
    como tú: aprovecha antes tu ventaja.
    .short = Dispara cuantas { NAME("card.bullet", form: "pl") } quieras por turno y resta uno a toda distancia desde ti hasta otro jugador.

# about: bangarena.characters.red_suit, bangarena.draw.phase, bangarena.rulings.prisoner_draws.with_abilities, bangarena.cards.wagon
# pinned: f0a11921
bangarena-characters-red_suit =
    Todos ven la carta que enseñas, así que cuenta con que jugarán sabiendo que la tienes. Solo funciona al
    robar al principio del turno, no con una { NAME("card.wagon") } ni con una { NAME("card.caravan") }. En
    la { NAME("card.jail") } sigues robando, carta extra incluida.
    .short = Enseña la última carta de tu robo; si es roja, roba otra más.

# about: bangarena.characters.scavenger, bangarena.death.cards, bangarena.death.leader_penalty, bangarena.turn.discard, bangarena.rulings.scavenger_cards.at_once
# pinned: 9d41c42a
bangarena-characters-scavenger =
    Cada muerte te paga, la cause quien la cause. Las cartas van a tu mano: conserva muchos corazones o
    juégalas antes de tener que descartar. Si eres el { NAME("role.marshal", form: "inner") }, no mates a un
    { NAME("role.deputy", form: "inner") }: pierdes también lo que acabas de heredar.
    .short = Llévate todas las cartas de cada jugador eliminado.

# about: bangarena.characters.shadow_of_the_valley, bangarena.distance.effective, bangarena.shadow.steps, bangarena.cards.horse, bangarena.snatch.distance
# pinned: de583901
bangarena-characters-shadow_of_the_valley =
    Con un { NAME("card.horse") } estás todavía más lejos, y casi ninguna arma llega. Eso frena las
    { NAME("card.bullet", form: "pl") } y «{ NAME("card.snatch") }», pero nada más: un
    { NAME("card.duel") }, un { NAME("card.raid") }, una { NAME("card.buckshot") } o un
    «{ NAME("card.drop") }» te encuentran donde sea. Empiezas con solo
    { VALUE("bangarena.characters.shadow_of_the_valley", field: "hearts") }
    { VALUE("bangarena.characters.shadow_of_the_valley", field: "hearts") ->
        [one] corazón
       *[other] corazones
    }, así que ten cuidado con esos ataques.
    .short = Suma uno y otro más a toda distancia desde otro jugador hasta ti.

# about: bangarena.characters.stone_leopard, bangarena.leopard.low_hearts, bangarena.leopard.per_heart, bangarena.hearts.wound
# pinned: a44011f4
bangarena-characters-stone_leopard =
    Herirte te alimenta, sobre todo con { VALUE("bangarena.leopard.low_hearts") }
    { VALUE("bangarena.leopard.low_hearts") ->
        [one] corazón o menos
       *[other] corazones o menos
    }; por eso una { NAME("card.flask") } demasiado pronto puede costarte cartas. Una
    { NAME("card.dynamite") } cuenta como una sola herida, por muchos corazones que quite. Quien queda fuera
    no roba nada.
    .short = Cuando te hieran, roba una carta, y otra más si te quedan { VALUE("bangarena.leopard.low_hearts") } { VALUE("bangarena.leopard.low_hearts") ->
            [one] corazón
           *[other] corazones
        } o menos.

# about: bangarena.characters.three_eyes, bangarena.draw.look_and_keep, bangarena.draw.put_back, bangarena.glory.savvy
# pinned: 70edd19b
bangarena-characters-three_eyes =
    La carta que devuelves es la próxima que alguien robará o descubrirá. Déjale una mala al jugador que va
    después de ti, o deja la adecuada para una prueba de la { NAME("card.jail") } o de la
    { NAME("card.dynamite") }. Como mejora, no elijas «{ NAME("symbol.savvy") }»: no te aporta nada.
    .short = En tu robo, mira una carta adicional y devuelve una encima del mazo.

# about: bangarena.characters.tollman, bangarena.tollman.any_wound, bangarena.hearts.wound
# pinned: 3207fccc
bangarena-characters-tollman =
    Solo el impacto de una { NAME("card.bullet") } hace pagar a quien dispara. Los rivales listos vendrán
    con una { NAME("card.buckshot") }, un { NAME("card.raid") } o un { NAME("card.duel") }, o te dispararán
    con su última carta, porque de una mano vacía no sacas nada. Además, para cobrar tienes que sobrevivir
    al impacto.
    .short = Cuando te hiera una { NAME("card.bullet") }, llévate una carta al azar de la mano de quien disparó.

# about: bangarena.characters.two_tone, bangarena.bullets.limit, bangarena.cards.bullet, bangarena.cards.ricochet, bangarena.raid.answer, bangarena.duel.answer
# pinned: a26c51ec
bangarena-characters-two_tone =
    Cada { NAME("card.bullet") } y cada { NAME("card.ricochet") } te valen para atacar y para defenderte,
    así que es difícil sorprenderte, sobre todo en un { NAME("card.duel") }. El límite de un disparo por
    turno se mantiene, y un { NAME("card.ricochet") } disparado como { NAME("card.bullet") } lo gasta.
    .short = Juega una { NAME("card.bullet") } como { NAME("card.ricochet") } y un { NAME("card.ricochet") } como { NAME("card.bullet") }.

# about: bangarena.characters.vulture_junior, bangarena.draw.phase, bangarena.draw.first_card_elsewhere, bangarena.rulings.prisoner_draws.with_abilities
# pinned: 7f0bfb46
bangarena-characters-vulture_junior =
    No pierdas de vista la carta de encima del descarte: si alguien tira una { NAME("card.bullet") } o una
    { NAME("card.flask") } justo antes de tu turno, te la puedes quedar. Las muertes te dan cartas, las
    cause quien las cause, incluso una { NAME("card.dynamite") }: te conviene una partida sangrienta.
    .short = Si quieres, roba tu primera carta del descarte; con cada muerte, roba una carta y otra más.

# about: bangarena.roles.deputy, bangarena.victory.test, bangarena.death.leader_penalty, bangarena.cards.buckshot, bangarena.cards.raid
# pinned: 22cec51a
bangarena-roles-deputy =
    Ganas con el { NAME("role.marshal", form: "inner") } aunque hayas quedado fuera, así que gasta tus
    corazones por él. Como no sabe quién eres, muéstrale tu bando con tus disparos. Piénsalo bien antes de
    jugar una { NAME("card.buckshot") } o un { NAME("card.raid") }, que también alcanzan al
    { NAME("role.marshal", form: "inner") }.
    .short = { NAME("symbol.law") }, en secreto: ganas si el { NAME("role.marshal", form: "inner") } sobrevive a cada { NAME("role.outlaw", form: "inner") } y a cada { NAME("role.loner", form: "inner") }.

# about: bangarena.roles.double_agent, bangarena.victory.test
# pinned: 7f506238
bangarena-roles-double_agent =
    Este rol solo se reparte en el modo «{ NAME("mode.double_agent") }», en lugar de un
    { NAME("role.outlaw", form: "inner") }. Al { NAME("role.marshal", form: "inner") } se le da tu nombre
    entre los de sus posibles { NAME("role.deputy", form: "inner") }s, así que síguele el juego y golpea
    tarde. Ganas con los { NAME("symbol.gang", form: "inner") } y, mientras sigas en pie, la
    { NAME("symbol.law", form: "inner") } no puede ganar.
    .short = { NAME("symbol.gang") }, haciéndote pasar por { NAME("role.deputy", form: "inner") }: ganas cuando cae el { NAME("role.marshal", form: "inner") }, salvo que solo quede un { NAME("role.loner", form: "inner") }.

# about: bangarena.roles.loner, bangarena.victory.test, bangarena.rulings.last_loners.leader_out
# pinned: 8e33ea90
bangarena-roles-loner =
    El { NAME("role.marshal", form: "inner") } debe ser el último en caer. Si cae mientras vive alguien más
    aparte de ti, ganan los { NAME("symbol.gang", form: "inner") }, incluso los eliminados. Así que ayuda
    siempre al bando más débil, deja que los demás se desgasten entre sí y guarda fuerzas para el combate
    final.
    .short = { NAME("symbol.lone") }, en secreto: ganas si eres el último en pie.

# about: bangarena.roles.marshal, bangarena.death.leader_penalty, bangarena.glory.last_bullet, bangarena.cards.jail, bangarena.constants.marshal_hearts, bangarena.constants.marshal_cards
# pinned: 6bc407bd
bangarena-roles-marshal =
    Todos te conocen, así que reúne pronto defensas. A ti nunca se te puede poner la { NAME("card.jail") }.
    Si matas a tu propio { NAME("role.deputy", form: "inner") }, ganas una estrella, pero pierdes la mano y
    todo lo que tienes en juego. Cuando cae tu último { NAME("role.deputy", form: "inner") }, recibes una
    estrella.
    .short = { NAME("symbol.law") }, a la vista de todos: ganas si sobrevives a cada { NAME("role.outlaw", form: "inner") } y a cada { NAME("role.loner", form: "inner") }.

# about: bangarena.roles.outlaw, bangarena.victory.test, bangarena.roles.hidden, bangarena.death.rewards_outlaws
# pinned: 95477c3d
bangarena-roles-outlaw =
    Ganas cuando cae el { NAME("role.marshal", form: "inner") }, aunque tú ya hayas quedado fuera, así que
    un ataque audaz puede merecer la pena aunque te cueste la vida. No conoces a tus cómplices: fíjate en
    quién más dispara al { NAME("role.marshal", form: "inner") } y no le dispares.
    .short = { NAME("symbol.gang") }, en secreto: ganas cuando cae el { NAME("role.marshal", form: "inner") }, salvo que solo quede un { NAME("role.loner", form: "inner") }.
