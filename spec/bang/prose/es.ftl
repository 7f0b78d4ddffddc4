### Lo que se dice de BANG!: metas, resúmenes y un consejo por carta, personaje y rol.

# about: bang.victory.test, bang.roles.sheriff, bang.roles.deputy, bang.roles.outlaw, bang.roles.renegade
# pinned: 6cb68a92
goal =
    Tu rol secreto dice qué buscas. El { NAME("role.sheriff", form: "inner") } y cada
    { NAME("role.deputy", form: "inner") } quieren ver muertos a todos sus enemigos; cada
    { NAME("role.outlaw", form: "inner") } quiere ver muerto al { NAME("role.sheriff", form: "inner") }, y
    un { NAME("role.renegade", form: "inner") } quiere ser el último en pie.

# about: bang.setup.match, bang.setup.leader_hearts, bang.turn.steps, bang.draw.two_cards, bang.weapon.reach, bang.hit.steps, bang.victory.test, bang.death.outlaw_reward
# pinned: b0bb4020
minute =
    Recibes un rol secreto y un personaje a la vista, que tiene una habilidad y unas cuantas vidas. Tu
    primera mano tiene tantas cartas como vidas tengas. Solo el { NAME("role.sheriff", form: "inner") }
    muestra su rol: cuenta con { VALUE("bang.setup.leader_hearts") } { VALUE("bang.setup.leader_hearts") ->
        [one] vida adicional
       *[other] vidas adicionales
    } y juega primero.

    En tu turno, haz primero las pruebas de la { NAME("card.dynamite") } y de la { NAME("card.jail") } que
    tengas delante. Luego roba { VALUE("bang.draw.two_cards") } { VALUE("bang.draw.two_cards") ->
        [one] carta
       *[other] cartas
    } y juega las que quieras, pero no más de un «{ NAME("card.bang") }» por turno. Tu arma debe llegar
    hasta el blanco: la distancia se cuenta en asientos, por el lado más corto. Sin arma, tu alcance es
    { VALUE("bang.weapon.reach") }. El blanco puede responder con un «{ NAME("card.missed") }»; si no,
    pierde una vida. Al final, descarta hasta que no tengas más cartas que vidas.

    Quien pierde la última vida, si una { NAME("card.beer") } no lo salva a tiempo, queda eliminado y
    muestra su rol. Quien mata a un { NAME("role.outlaw", form: "inner") } roba
    { VALUE("bang.death.outlaw_cards") } { VALUE("bang.death.outlaw_cards") ->
        [one] carta
       *[other] cartas
    }. Si el { NAME("role.sheriff", form: "inner") } mata a un { NAME("role.deputy", form: "inner") },
    pierde todas sus cartas.

    Si muere el { NAME("role.sheriff", form: "inner") }, ganan los { NAME("symbol.gang", form: "inner") }, a
    menos que el único superviviente sea un { NAME("role.renegade", form: "inner") }. Si no queda vivo
    ningún { NAME("role.outlaw", form: "inner") } ni ningún { NAME("role.renegade", form: "inner") }, gana
    la { NAME("symbol.law", form: "inner") }. Los muertos del bando vencedor también ganan.

# about: bang.victory.test, bang.death.leader_penalty, bang.death.outlaw_reward, bang.cards.beer, bang.turn.discard, bang.cards.missed, bang.roles.hidden
# pinned: 0b1422e5
first =
    Fíjate en quién dispara a quién, porque así salen los roles a la luz. Si eres
    { NAME("role.outlaw", form: "inner") }, ataca al { NAME("role.sheriff", form: "inner") } antes de que se
    arme; si eres { NAME("role.deputy", form: "inner") }, deja ver pronto a quién proteges. El
    { NAME("role.sheriff", form: "inner") } no debería tener prisa por matar: eliminar a un
    { NAME("role.deputy", form: "inner") } le cuesta todo lo que tiene.

    Pon pronto en juego tus armas y cualquier { NAME("symbol.blue", form: "inner") }: delante de ti no
    cuentan para el límite de la mano. Procura acabar el turno con un «{ NAME("card.missed") }» en la mano.
    Guarda una { NAME("card.beer") } para tu última vida, pero no esperes demasiado: cuando ya no queda casi
    nadie, deja de funcionar.

# about: bang.cards.bang, bang.bullets.limit, bang.hit.steps, bang.raid.answer, bang.duel.answer
# pinned: 2e5cac46
bang-cards-bang =
    Si te esquivan, tu disparo del turno se gasta igual, así que apunta a quien tenga pocas cartas en la
    mano. Guarda otro «{ NAME("card.bang") }» para cuando lleguen unos «{ NAME("card.indians") }» o un
    { NAME("card.duel") }: el que descartas ahí no cuenta como tu disparo.
    .short = Dispara a un jugador a tu alcance, una vez por turno: si no juega un «{ NAME("card.missed") }», pierde una vida.

# about: bang.cards.barrel, bang.hit.barrel, bang.cover.checks, bang.cover.add_up, bang.characters.jourdonnais
# pinned: 9c6273dc
bang-cards-barrel =
    Hacer la prueba es decisión tuya: inténtalo primero con el { NAME("card.barrel") } y, si sale un
    corazón, te ahorras el «{ NAME("card.missed") }». Tienes un intento nuevo con cada
    «{ NAME("card.bang") }» y con cada { NAME("card.gatling") }; con «{ NAME("card.indians") }» o un
    { NAME("card.duel") }, ninguno. Solo { NAME("character.jourdonnais") } puede hacer más de un intento
    ante el mismo impacto.
    .short = Descubre una carta ante cada «{ NAME("card.bang") }» o { NAME("card.gatling") }: si es de corazones, vale por un «{ NAME("card.missed") }».

# about: bang.cards.beer, bang.flask.players_alive, bang.flask.idle_with_two, bang.hearts.dying, bang.heal.idle
# pinned: 59a5e725
bang-cards-beer =
    Fuera de tu turno solo sirve cuando pierdes la última vida, nunca como respuesta antes del impacto.
    Contra una { NAME("card.dynamite") } puedes necesitar varias a la vez. Con menos de
    { VALUE("bang.flask.players_alive") } { VALUE("bang.flask.players_alive") ->
        [one] jugador vivo
       *[other] jugadores vivos
    } ni cura ni salva, así que bébela a tiempo.
    .short = Recupera una vida, incluso al perder la última, si quedan al menos { VALUE("bang.flask.players_alive") } { VALUE("bang.flask.players_alive") ->
            [one] jugador vivo
           *[other] jugadores vivos
        }.

# about: bang.cards.carabine, bang.table.seats, bang.distance.steps, bang.distance.effective, bang.characters.paul_regret
# pinned: 45a855d5
bang-cards-carabine =
    Con su alcance de { VALUE("bang.cards.carabine", field: "range") } llegas hasta el asiento más lejano de
    una mesa llena. Solo un { NAME("card.mustang") } o la habilidad de { NAME("character.paul_regret") }
    pueden dejar fuera de tiro a un jugador lejano. Al ponerla en juego, descartas el arma que tenías.
    .short = Arma: dispara a una distancia de hasta { VALUE("bang.cards.carabine", field: "range") }.

# about: bang.cards.cat_balou, bang.card.can_be_taken, bang.card.takes_from, bang.card.chosen_or_random
# pinned: e1628902
bang-cards-cat_balou =
    La distancia da igual. Quítale a alguien el arma con la que te alcanza o un { NAME("card.barrel") }, o
    libra a un amigo de la { NAME("card.jail") } o de la { NAME("card.dynamite") }. Entre las cartas en
    juego eliges tú; de la mano se va una al azar. No puedes elegirte a ti como blanco.
    .short = Descarta una carta de otro jugador a cualquier distancia: a tu elección entre las que tiene en juego, o al azar de su mano.

# about: bang.cards.duel, bang.duel.steps, bang.duel.credit, bang.death.outlaw_reward, bang.cards.bang
# pinned: c79d0974
bang-cards-duel =
    Ni la distancia ni un «{ NAME("card.missed") }» protegen de él. El otro jugador descarta primero, así
    que, a igual número de «{ NAME("card.bang") }», la ventaja es tuya. Si pierdes y mueres, no se atribuye
    a nadie tu muerte y no hay recompensa por ella.
    .short = Desafía a otro jugador: por turnos, primero él, cada cual descarta un «{ NAME("card.bang") }»; quien no lo haga pierde una vida.

# about: bang.cards.dynamite, bang.dynamite.exploded, bang.dynamite.damage, bang.cards.beer, bang.cards.cat_balou, bang.cards.panic
# pinned: 12296bda
bang-cards-dynamite =
    La primera prueba llega en tu siguiente turno, así que puede estallarte a ti antes que a nadie. Quien
    tiene vidas de sobra sobrevive a { VALUE("bang.dynamite.damage") } { VALUE("bang.dynamite.damage") ->
        [one] punto
       *[other] puntos
    } de daño, y los demás pueden salvarse si tienen suficientes { NAME("card.beer", form: "pl") }. Nadie
    cobra recompensa por la víctima. Otro jugador puede quitarla a tiempo con un { NAME("card.cat_balou") }
    o un «{ NAME("card.panic") }».
    .short = Descubre una carta cada turno: del { VALUE("bang.dynamite.lowest_rank") } al { VALUE("bang.dynamite.highest_rank") } de picas, pierdes { VALUE("bang.dynamite.damage") } { VALUE("bang.dynamite.damage") ->
            [one] vida
           *[other] vidas
        }; si no, pasas la { NAME("card.dynamite") }.

# about: bang.cards.gatling, bang.buckshot.volley, bang.hit.steps, bang.victory.after_card, bang.rulings.double_barrel_volley.one_ricochet
# pinned: 2f95bcef
bang-cards-gatling =
    Alcanza a todos a cualquier distancia, amigos incluidos, y no gasta tu «{ NAME("card.bang") }» del
    turno. Cada jugador puede usar un «{ NAME("card.missed") }» o un { NAME("card.barrel") }. La victoria se
    comprueba solo cuando acaba toda la carta, así que el ataque no se detiene aunque muera el
    { NAME("role.sheriff", form: "inner") }.
    .short = Dispara a todos los demás, a cualquier distancia: quien no juegue un «{ NAME("card.missed") }» pierde una vida.

# about: bang.cards.general_store, bang.market.order, bang.market.open
# pinned: 5a348fae
bang-cards-general_store =
    Se descubren tantas cartas como jugadores vivos haya, y tú eliges primero. Piensa en quién elige
    después: el siguiente jugador se lleva lo mejor del resto. Viene bien cuando buscas un tipo de carta
    concreto, por ejemplo, un arma.
    .short = Descubre una carta por cada jugador vivo; cada cual elige una, empezando por ti.

# about: bang.cards.indians, bang.raid.everybody_else, bang.raid.answer, bang.cards.bang, bang.victory.after_card
# pinned: 7003f871
bang-cards-indians =
    Solo vale descartar un «{ NAME("card.bang") }»; ni un «{ NAME("card.missed") }» ni un
    { NAME("card.barrel") } sirven de nada. Juégala cuando los demás acaben de vaciar la mano o de gastar
    sus disparos. También alcanza a los amigos: si eres { NAME("role.deputy", form: "inner") }, mira antes
    cuántas vidas le quedan al { NAME("role.sheriff", form: "inner") }.
    .short = Ataca a todos los demás, a cualquier distancia: quien no descarte un «{ NAME("card.bang") }» pierde una vida.

# about: bang.cards.jail, bang.turn.steps, bang.jail.takes_turn, bang.check.good_card
# pinned: a2c8767e
bang-cards-jail =
    Quien no saca un corazón pierde el turno entero: ni roba, ni juega, ni descarta. Al preso se le puede
    seguir atacando, y él puede responder. Pónsela a un jugador peligroso justo antes de su turno. Al
    { NAME("role.sheriff", form: "inner") } no se le puede poner, y desaparece tras una sola prueba.
    .short = Encierra a cualquiera menos al { NAME("role.sheriff", form: "inner") }: si no descubre una carta de corazones, pierde su próximo turno.

# about: bang.cards.missed, bang.hit.steps, bang.raid.answer, bang.duel.answer, bang.characters.slab_the_killer
# pinned: de7b1845
bang-cards-missed =
    Procura guardar uno para los turnos de los demás. Detiene un «{ NAME("card.bang") }» o una
    { NAME("card.gatling") }, pero no sirve contra unos «{ NAME("card.indians") }» ni en un
    { NAME("card.duel") }. Ante un «{ NAME("card.bang") }» de { NAME("character.slab_the_killer") }, uno
    solo no te salva, a menos que un { NAME("card.barrel") } te haya dado un corazón.
    .short = Detén un «{ NAME("card.bang") }» o una { NAME("card.gatling") } contra ti.

# about: bang.cards.mustang, bang.distance.effective, bang.snatch.distance, bang.weapon.reach
# pinned: ec50cf39
bang-cards-mustang =
    Sin una { NAME("card.scope") } o algo parecido, tus vecinos ya no pueden usar «{ NAME("card.panic") }»
    contra ti, ni dispararte si no tienen un arma mejor; tú los ves tan cerca como antes. No sirve contra
    una { NAME("card.gatling") }, unos «{ NAME("card.indians") }», un { NAME("card.duel") } o un
    { NAME("card.cat_balou") }, que no necesitan alcance.
    .short = Suma uno a toda distancia desde otro jugador hasta ti.

# about: bang.cards.panic, bang.snatch.distance, bang.card.can_be_taken, bang.card.takes_from, bang.card.chosen_or_random
# pinned: 70d288f8
bang-cards-panic =
    Aquí un arma larga no ayuda; una { NAME("card.scope") } sí, y un { NAME("card.mustang") } te cierra el
    paso. Si la carta está en juego, la eliges tú; si está en la mano, sale al azar. En cualquier caso acaba
    en tu mano, aunque sea la { NAME("card.jail") } que retenía a un amigo.
    .short = Llévate una carta de otro jugador a una distancia de hasta { VALUE("bang.snatch.reach") }: a tu elección entre las que tiene en juego, o al azar de su mano.

# about: bang.cards.remington, bang.table.seats, bang.distance.steps, bang.distance.effective, bang.cards.scope
# pinned: 2c1d2ab0
bang-cards-remington =
    Su alcance de { VALUE("bang.cards.remington", field: "range") } cubre todos los asientos, salvo el de
    enfrente en una mesa de { VALUE("bang.table.seats", field: "to") } jugadores. Súmale una
    { NAME("card.scope") } y llegas también allí. Aun así, un { NAME("card.mustang") } delante de un jugador
    lejano puede dejarlo fuera de tu alcance.
    .short = Arma: dispara a una distancia de hasta { VALUE("bang.cards.remington", field: "range") }.

# about: bang.cards.saloon, bang.flask.idle_with_two, bang.hearts.dying, bang.hearts.heal
# pinned: 1e406d17
bang-cards-saloon =
    Cura a todos los que siguen vivos, enemigos incluidos, así que juégala cuando tu bando sea el más
    castigado. A diferencia de la { NAME("card.beer") }, sigue curando cuando ya no queda casi nadie. Nunca
    salva a quien agoniza, porque solo se puede jugar en el turno propio.
    .short = Haz que cada jugador vivo recupere una vida.

# about: bang.cards.schofield, bang.table.seats, bang.distance.steps, bang.distance.effective
# pinned: 7245f9d0
bang-cards-schofield =
    Con un alcance de { VALUE("bang.cards.schofield", field: "range") } llegas más allá de tus vecinos y, en
    una mesa de { VALUE("bang.table.seats", field: "from") } jugadores, a todos los asientos. Es el arma más
    común, así que no dudes en cambiarla después por otra de mayor alcance.
    .short = Arma: dispara a una distancia de hasta { VALUE("bang.cards.schofield", field: "range") }.

# about: bang.cards.scope, bang.distance.effective, bang.snatch.distance, bang.characters.rose_doolan
# pinned: af0c3142
bang-cards-scope =
    Te acerca a los demás para dispararles y para usar «{ NAME("card.panic") }», y compensa un
    { NAME("card.mustang") }. Nunca acorta el camino de vuelta hacia ti. { NAME("character.rose_doolan") }
    ya lleva una incorporada y puede sumarle esta carta.
    .short = Resta uno a toda distancia desde ti hasta otro jugador.

# about: bang.cards.stagecoach, bang.turn.play, bang.turn.discard
# pinned: 72859eaa
bang-cards-stagecoach =
    Cuesta una carta y da { VALUE("bang.cards.stagecoach", field: "draws") }. Puedes jugarlas en el mismo
    turno, así que úsala primero y haz planes después. Si te quedan pocas vidas, asegúrate de que podrás
    poner en juego o disparar lo que robes.
    .short = Roba { VALUE("bang.cards.stagecoach", field: "draws") } { VALUE("bang.cards.stagecoach", field: "draws") ->
            [one] carta
           *[other] cartas
        } del mazo.

# about: bang.cards.volcanic, bang.bullets.limit, bang.distance.effective, bang.weapon.reach
# pinned: 42c4f7ce
bang-cards-volcanic =
    Ahorra varios «{ NAME("card.bang") }» y descárgalos sobre un vecino: junto al
    { NAME("role.sheriff", form: "inner") } es letal. Con una { NAME("card.scope") } llega un asiento más
    lejos. Cuando te quedas sin cartas en la mano, un arma de mayor alcance suele valer más.
    .short = Arma: dispara a una distancia de hasta { VALUE("bang.cards.volcanic", field: "range") }, tantas veces como quieras.

# about: bang.cards.wells_fargo, bang.turn.play, bang.turn.discard
# pinned: eb8f9042
bang-cards-wells_fargo =
    El mejor robo de cartas de todo el mazo. Juégala pronto en tu turno, porque puedes usar enseguida lo que
    te dé. Si te quedan pocas vidas, juega antes algunas cartas o tendrás que descartar las que sobren.
    .short = Roba { VALUE("bang.cards.wells_fargo", field: "draws") } { VALUE("bang.cards.wells_fargo", field: "draws") ->
            [one] carta
           *[other] cartas
        } del mazo.

# about: bang.cards.winchester, bang.table.seats, bang.distance.steps, bang.distance.effective, bang.characters.paul_regret
# pinned: de502bac
bang-cards-winchester =
    Con un alcance de { VALUE("bang.cards.winchester", field: "range") } llegas a cualquiera en una mesa
    llena, aunque tenga un { NAME("card.mustang") }. Solo { NAME("character.paul_regret") } con un
    { NAME("card.mustang") } puede quedar demasiado lejos. Cuídalo bien: otros querrán quitártelo.
    .short = Arma: dispara a una distancia de hasta { VALUE("bang.cards.winchester", field: "range") }.

# about: bang.characters.bart_cassidy, bang.hearts.wound, bang.leopard.per_heart, bang.leopard.low_two, bang.cards.dynamite
# pinned: e198ab67
bang-characters-bart_cassidy =
    Cada vida perdida te da una carta, así que una { NAME("card.dynamite") } a la que sobrevivas te llena la
    mano. Si pierdes la última, antes tiene que salvarte una { NAME("card.beer") } que ya tengas: no llegas
    a robarla a tiempo. También cobras si pierdes un { NAME("card.duel") } que tú empezaste.
    .short = Cuando te hieran, roba una carta por cada vida perdida.

# about: bang.characters.black_jack, bang.draw.phase, bang.red_suit.suits, bang.cards.stagecoach
# pinned: f8fa73a9
bang-characters-black_jack =
    Todos ven la carta que enseñas, así que cuenta con que jugarán sabiendo que la tienes. Un corazón o un
    diamante te da la carta extra. Solo funciona al robar al principio del turno, no con una
    { NAME("card.stagecoach") } ni con { NAME("card.wells_fargo") }.
    .short = Enseña la última carta de tu robo; si es roja, roba otra más.

# about: bang.characters.calamity_janet, bang.bullets.limit, bang.cards.bang, bang.cards.missed, bang.raid.answer, bang.duel.answer
# pinned: 75010980
bang-characters-calamity_janet =
    Cada «{ NAME("card.bang") }» y cada «{ NAME("card.missed") }» te valen para atacar y para defenderte,
    así que es difícil sorprenderte con «{ NAME("card.indians") }» o con un { NAME("card.duel") }. El límite
    de un disparo por turno se mantiene, y un «{ NAME("card.missed") }» disparado como
    «{ NAME("card.bang") }» lo gasta.
    .short = Juega un «{ NAME("card.bang") }» como «{ NAME("card.missed") }» y un «{ NAME("card.missed") }» como «{ NAME("card.bang") }».

# about: bang.characters.el_gringo, bang.tollman.any_wound, bang.hearts.wound, bang.duel.steps
# pinned: 32a8c538
bang-characters-el_gringo =
    Quien te hiere te paga con una carta de su mano al azar, sea con «{ NAME("card.bang") }», con
    { NAME("card.gatling") }, con «{ NAME("card.indians") }» o con un { NAME("card.duel") } que haya
    empezado. No sacas nada de una { NAME("card.dynamite") }, de un { NAME("card.duel") } que empezaste tú
    ni de una mano vacía; por eso los rivales listos te disparan con su última carta.
    .short = Cuando te hiera otro jugador, llévate una carta al azar de su mano.

# about: bang.characters.jesse_jones, bang.draw.phase, bang.hit.steps
# pinned: ed3f28db
bang-characters-jesse_jones =
    Llegas a cualquier mano de la mesa. Quítale la última carta a quien pienses disparar: con la mano vacía
    no puede responder. Si no sabes bien quiénes son tus amigos, roba del mazo.
    .short = Si quieres, roba tu primera carta al azar de la mano de otro jugador.

# about: bang.characters.jourdonnais, bang.cover.checks, bang.cover.add_up, bang.hit.barrel, bang.raid.answer
# pinned: a11264c5
bang-characters-jourdonnais =
    Una carta de { NAME("card.barrel") } no te sobra: te da otro intento ante el mismo impacto. Haz siempre
    primero la prueba y usa un «{ NAME("card.missed") }» solo si sale mal. Los rivales que lo saben vendrán
    con «{ NAME("card.indians") }» o con un { NAME("card.duel") }, así que ten a mano un
    «{ NAME("card.bang") }».
    .short = Descubre una carta ante cada «{ NAME("card.bang") }» o { NAME("card.gatling") }: si es de corazones, vale por un «{ NAME("card.missed") }».

# about: bang.characters.kit_carlson, bang.draw.look_and_keep, bang.draw.put_back, bang.cards.dynamite, bang.cards.jail
# pinned: b354ced0
bang-characters-kit_carlson =
    La carta que devuelves es la próxima que alguien robará o descubrirá, y solo tú la conoces. Déjale una
    mala al jugador que va después de ti, o deja la adecuada para una prueba de la { NAME("card.jail") } o
    de la { NAME("card.dynamite") }.
    .short = En tu robo, mira una carta adicional y devuelve una encima del mazo.

# about: bang.characters.lucky_duke, bang.check.flip, bang.cards.barrel, bang.cards.dynamite, bang.cards.jail
# pinned: 6ed26b47
bang-characters-lucky_duke =
    Tú eliges cuál de las cartas descubiertas cuenta, tanto para el { NAME("card.barrel") } como para la
    { NAME("card.jail") } y la { NAME("card.dynamite") }; ambas se descartan. Busca un
    { NAME("card.barrel") } y pon la { NAME("card.dynamite") } con más tranquilidad que nadie. Sin prueba no
    hay suerte: un simple «{ NAME("card.bang") }» también te hiere.
    .short = Descubre una carta más en cada prueba y elige cuál cuenta.

# about: bang.characters.paul_regret, bang.distance.effective, bang.shadow.steps, bang.cards.mustang, bang.snatch.distance
# pinned: d64c61fd
bang-characters-paul_regret =
    Con un { NAME("card.mustang") } estás todavía más lejos. Eso frena «{ NAME("card.bang") }» y
    «{ NAME("card.panic") }», pero nada más: un { NAME("card.duel") }, unos «{ NAME("card.indians") }», una
    { NAME("card.gatling") } o un { NAME("card.cat_balou") } te encuentran donde sea. Empiezas con solo
    { VALUE("bang.characters.paul_regret", field: "hearts") }
    { VALUE("bang.characters.paul_regret", field: "hearts") ->
        [one] vida
       *[other] vidas
    }, así que guarda una { NAME("card.beer") } para esos golpes.
    .short = Suma uno a toda distancia desde otro jugador hasta ti.

# about: bang.characters.pedro_ramirez, bang.draw.phase, bang.draw.first_card_elsewhere
# pinned: b0867371
bang-characters-pedro_ramirez =
    No pierdas de vista la carta de encima del descarte: si alguien tira un «{ NAME("card.bang") }» o una
    { NAME("card.beer") } justo antes de tu turno, te la puedes quedar. Solo sustituye a la primera carta
    que robas, y todos ven lo que te llevas.
    .short = Si quieres, roba tu primera carta del descarte.

# about: bang.characters.rose_doolan, bang.distance.effective, bang.distance.sight, bang.snatch.distance
# pinned: 95a7ef85
bang-characters-rose_doolan =
    Desde el principio disparas y usas «{ NAME("card.panic") }» un asiento más allá de tus vecinos, o
    alcanzas a un vecino con { NAME("card.mustang") }. Una { NAME("card.scope") } se suma a tu buena vista,
    así que no te sobra. Los demás no te ven más cerca que antes.
    .short = Resta uno a toda distancia desde ti hasta otro jugador.

# about: bang.characters.sid_ketchum, bang.hearts.dying, bang.heal.mend_when_dying, bang.hearts.most, bang.cards.beer
# pinned: a766d198
bang-characters-sid_ketchum =
    Tus cartas, sean cuales sean, se convierten en vidas, en cualquier momento y tantas veces como puedas
    pagar. Puedes esperar hasta el borde de la muerte, y funciona incluso cuando una { NAME("card.beer") }
    ya no serviría porque quedan muy pocos jugadores. Una mano grande es tu mejor coraza.
    .short = En cualquier momento, descarta una carta y otra más para recuperar una vida.

# about: bang.characters.slab_the_killer, bang.double_barrel.any_distance, bang.rulings.double_barrel_volley.one_ricochet, bang.cards.barrel, bang.hearts.dying
# pinned: 76eed209
bang-characters-slab_the_killer =
    Para tu habilidad la distancia da igual, así que un arma larga compensa. Un corazón sacado con un
    { NAME("card.barrel") } sustituye a un solo «{ NAME("card.missed") }». Tu { NAME("card.gatling") } es de
    lo más corriente, y una { NAME("card.beer") } solo ayuda a tu víctima cuando ya ha perdido la última
    vida.
    .short = El blanco necesita un «{ NAME("card.missed") }» más contra tu «{ NAME("card.bang") }».

# about: bang.characters.suzy_lafayette, bang.rulings.empty_hands_in_duel.waits, bang.rulings.last_card.after_effect, bang.duel.steps
# pinned: 3fc7dbc4
bang-characters-suzy_lafayette =
    Vacía la mano: si acumulas cartas, desperdicias tu habilidad. La carta nueva llega cuando la última ha
    surtido efecto, y también puedes jugarla. En un { NAME("card.duel") } tienes que esperar a que termine
    para volver a robar.
    .short = Roba una carta en cuanto se te vacíe la mano.

# about: bang.characters.vulture_sam, bang.death.cards, bang.death.leader_penalty, bang.turn.discard, bang.rulings.scavenger_cards.at_once
# pinned: 8a1dbab1
bang-characters-vulture_sam =
    Cada muerte te paga, la cause quien la cause. Las cartas van a tu mano: conserva muchas vidas o juégalas
    antes de tener que descartar. Si eres el { NAME("role.sheriff", form: "inner") }, no mates a un
    { NAME("role.deputy", form: "inner") }: pierdes también lo que acabas de heredar.
    .short = Llévate todas las cartas de cada jugador que muera.

# about: bang.characters.willy_the_kid, bang.bullets.limit, bang.cards.volcanic, bang.weapon.reach
# pinned: 10c6985f
bang-characters-willy_the_kid =
    No te hace falta una { NAME("card.volcanic") }: hazte con un arma larga y dispara a discreción por toda
    la mesa. El verdadero límite es tu mano, así que roba cuanto puedas y guarda algunos disparos para
    «{ NAME("card.indians") }» y para el { NAME("card.duel") }.
    .short = Dispara cuantos «{ NAME("card.bang") }» quieras por turno.

# about: bang.roles.deputy, bang.victory.test, bang.death.leader_penalty, bang.cards.gatling, bang.cards.indians
# pinned: 29e47ddb
bang-roles-deputy =
    Ganas con el { NAME("role.sheriff", form: "inner") } aunque hayas muerto, así que gasta tus vidas por
    él. Como no sabe quién eres, muéstrale tu bando con tus disparos. Piénsalo bien antes de jugar una
    { NAME("card.gatling") } o unos «{ NAME("card.indians") }», que también alcanzan al
    { NAME("role.sheriff", form: "inner") }.
    .short = { NAME("symbol.law") }, en secreto: ganas si el { NAME("role.sheriff", form: "inner") } sobrevive a cada { NAME("role.outlaw", form: "inner") } y a cada { NAME("role.renegade", form: "inner") }.

# about: bang.roles.outlaw, bang.victory.test, bang.roles.hidden, bang.death.outlaw_reward, bang.death.outlaw_cards
# pinned: 923b9294
bang-roles-outlaw =
    Ganas cuando muere el { NAME("role.sheriff", form: "inner") }, aunque tú hayas muerto antes. No conoces
    a tus cómplices, y matar a uno también te da { VALUE("bang.death.outlaw_cards") }
    { VALUE("bang.death.outlaw_cards") ->
        [one] carta
       *[other] cartas
    }, pero ayuda a la { NAME("symbol.law", form: "inner") }. Fíjate en quién más dispara al
    { NAME("role.sheriff", form: "inner") }.
    .short = { NAME("symbol.gang") }, en secreto: ganas cuando muere el { NAME("role.sheriff", form: "inner") }, salvo que solo quede un { NAME("role.renegade", form: "inner") }.

# about: bang.roles.renegade, bang.victory.test, bang.rulings.last_loners.leader_out
# pinned: f29582c7
bang-roles-renegade =
    El { NAME("role.sheriff", form: "inner") } debe ser el último en morir. Si cae mientras vive alguien más
    aparte de ti, ganan los { NAME("symbol.gang", form: "inner") }, incluso los muertos. Así que ayuda
    siempre al bando más débil y guarda fuerzas para el combate final. Si hay otro
    { NAME("role.renegade", form: "inner") } en la mesa, también es tu rival.
    .short = { NAME("symbol.lone") }, en secreto: ganas si eres el último en pie.

# about: bang.roles.sheriff, bang.death.leader_penalty, bang.cards.jail, bang.setup.leader_hearts, bang.roles.hidden
# pinned: 29e4231e
bang-roles-sheriff =
    Todos te conocen, así que reúne pronto defensas y aprovecha bien tu primer turno. A ti nunca se te puede
    poner la { NAME("card.jail") }. Si matas por error a un { NAME("role.deputy", form: "inner") }, pierdes
    la mano y todo lo que tienes en juego: deja que los sospechosos se delaten primero.
    .short = { NAME("symbol.law") }, a la vista de todos: ganas si sobrevives a cada { NAME("role.outlaw", form: "inner") } y a cada { NAME("role.renegade", form: "inner") }.
