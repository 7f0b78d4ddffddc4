### Lo que se dice de Mafia: metas, resúmenes y un consejo por rol.

# about: mafia.winning.all_members, mafia.winning.armed_sides, mafia.winning.parity, mafia.winning.co_winners
# pinned: 8261e143
goal =
    Averigua de qué lado está cada cual y ayuda a ganar al tuyo: todos sus miembros comparten la victoria,
    vivos o muertos. El { NAME("symbol.town", form: "inner") } quiere acabar con todos sus enemigos, la
    { NAME("symbol.mafia", form: "inner") } y la { NAME("symbol.cult", form: "inner") } quieren hacerse con
    el control, y cada rol { NAME("symbol.neutral", form: "inner") } tiene su propia meta.

# about: mafia.roles.deal, mafia.mafia.know_each_other, mafia.phases.night, mafia.night.order, mafia.nomination.threshold, mafia.verdict.vote, mafia.phases.discussion, mafia.winning.order, mafia.winning.parity, mafia.winning.cult_parity, mafia.winning.stalemate
# pinned: d8ddc6af
minute =
    Juegan de { VALUE("mafia.table.seats", field: "from") } a { VALUE("mafia.table.seats", field: "to") }
    personas, y cada una recibe un rol secreto de una lista que todos pueden leer. Los miembros de la
    { NAME("symbol.mafia", form: "inner") } se conocen entre sí. Después puede haber una breve presentación,
    sin nominaciones.

    De **noche** cada cual elige en secreto su acción, y puede cambiarla hasta que se para el reloj. La
    { NAME("symbol.mafia", form: "inner") } acuerda una víctima y uno de sus miembros va a matarla. Primero
    vienen las capturas y los bloqueos; después, la protección, y luego, los ataques. Las investigaciones
    van al final.

    Al **amanecer** todos se enteran de quién ha muerto. De **día** la mesa debate y nomina. Para abrir un
    juicio, más de la mitad de los vivos debe apoyar una nominación. Tras la defensa, al acusado lo ahorcan
    si los votos de culpable superan a los de inocente. Un ahorcamiento pone fin al día. Tras una absolución
    el día continúa, con el mismo reloj de { VALUE("mafia.clock.day", unit: "minutes") }
    { VALUE("mafia.clock.day", unit: "minutes") ->
        [one] minuto
       *[other] minutos
    }.

    La partida termina cuando un solo bando conserva poder. Puede acabar antes si no queda con vida nadie
    que mate únicamente en su propio interés: la { NAME("symbol.mafia", form: "inner") } gana en cuanto los
    suyos son al menos tantos como los del { NAME("symbol.town", form: "inner") } y los de la
    { NAME("symbol.cult", form: "inner") } juntos; la { NAME("symbol.cult", form: "inner") }, cuando son suyos
    más de la mitad de los vivos y el { NAME("role.cult_leader", form: "inner") } sigue con vida. También
    acaba tras { VALUE("mafia.stalemate.nights") } { VALUE("mafia.stalemate.nights") ->
        [one] noche seguida
       *[other] noches seguidas
    } sin muertes ni reclutamientos, y entonces gana el { NAME("symbol.town", form: "inner") } si le
    queda alguien vivo.

# about: mafia.roles.deal, mafia.moderator.seat, mafia.moderator.introduction, mafia.wake.order, mafia.wake.mafia, mafia.night.order, mafia.moderator.one_second, mafia.moderator.clock_is_advice, mafia.moderator.skips, mafia.verdict.vote, mafia.winning.order, mafia.winning.parity, mafia.winning.cult_parity, mafia.winning.stalemate, mafia.wake.first_night_not_counted
# pinned: cd00ae9e
minute-moderator =
    Juegan de { VALUE("mafia.table.seats", field: "from") } a { VALUE("mafia.table.seats", field: "to") }
    personas, y cada una recibe un rol secreto de una lista que todos pueden leer. Una persona no juega:
    es el **moderador**, que de noche llama a los roles y de día dirige el debate. Al principio puede haber
    una breve presentación, de uno en uno y sin nominaciones.

    De **noche** todos cierran los ojos. El moderador llama a un rol tras otro; quien despierta señala a
    alguien, y las respuestas se dan en el acto. La primera noche los miembros de la
    { NAME("symbol.mafia", form: "inner") } se limitan a conocerse. En las siguientes acuerdan una víctima y
    uno de ellos va a matarla. Primero vienen las capturas y los bloqueos; después, la protección, y luego, los
    ataques.

    Al **amanecer** todos se enteran de quién ha muerto. De **día** la mesa debate; el reloj de
    { VALUE("mafia.clock.day", unit: "minutes") } { VALUE("mafia.clock.day", unit: "minutes") ->
        [one] minuto
       *[other] minutos
    } es solo orientativo. Si otra persona secunda una nominación, se abre un juicio. Tras la defensa, al
    acusado lo ahorcan si los votos de culpable superan a los de inocente. Un ahorcamiento pone fin al día;
    tras una absolución, el día continúa. El moderador también puede darlo por terminado sin que se ahorque
    a nadie.

    La partida termina cuando un solo bando conserva poder. Puede acabar antes si no queda con vida nadie
    que mate únicamente en su propio interés: la { NAME("symbol.mafia", form: "inner") } gana en cuanto los
    suyos son al menos tantos como los del { NAME("symbol.town", form: "inner") } y los de la
    { NAME("symbol.cult", form: "inner") } juntos; la { NAME("symbol.cult", form: "inner") }, cuando son suyos
    más de la mitad de los vivos y el { NAME("role.cult_leader", form: "inner") } sigue con vida. También
    acaba tras { VALUE("mafia.stalemate.nights") } { VALUE("mafia.stalemate.nights") ->
        [one] noche seguida
       *[other] noches seguidas
    } sin muertes ni reclutamientos, y entonces gana el { NAME("symbol.town", form: "inner") } si le
    queda alguien vivo.

# about: mafia.village.winning.judged, mafia.village.winning.village, mafia.village.winning.mafia
# pinned: c833eba8
goal-village =
    El { NAME("symbol.town", form: "inner") } gana cuando cae el último miembro de la
    { NAME("symbol.mafia", form: "inner") }; la { NAME("symbol.mafia", form: "inner") }, cuando son suyos
    al menos la mitad de los vivos. Gana el bando entero, vivos y muertos.

# about: mafia.village.deal, mafia.village.roles_are_secret, mafia.village.deal.mates, mafia.village.kill.one_by_one, mafia.village.kill.mates_are_told, mafia.village.ties, mafia.village.doctor.second, mafia.village.doctor.heal, mafia.village.detective.investigate, mafia.village.dawn, mafia.village.discussion, mafia.village.vote.one_by_one, mafia.village.vote.told
# pinned: a17cb9c5
minute-village =
    Juegan de { VALUE("mafia.village.seats", field: "from") } a
    { VALUE("mafia.village.seats", field: "to") } personas, y cada una recibe un rol secreto. Algunas son de
    la { NAME("symbol.mafia", form: "inner") } y se conocen entre sí. En el
    { NAME("symbol.town", form: "inner") } hay un { NAME("role.doctor", form: "inner") } y un
    { NAME("role.detective", form: "inner") }; cada uno de los demás es
    { NAME("role.villager", form: "inner") }. Ningún rol se muestra antes del final, ni siquiera el de quien
    muere.

    De **noche** los miembros de la { NAME("symbol.mafia", form: "inner") } votan uno tras otro a quién matar,
    y su equipo ve los votos. Después el { NAME("role.doctor", form: "inner") } protege a otro jugador, y el
    { NAME("role.detective", form: "inner") } averigua si el jugador que elige es de la
    { NAME("symbol.mafia", form: "inner") }.

    De **día** todos se enteran de quién ha muerto, o de que no ha muerto nadie. Por turnos, cada persona
    viva puede hablar { VALUE("mafia.village.discussion.rounds") }
    { VALUE("mafia.village.discussion.rounds") ->
        [one] vez
       *[other] veces
    }. Luego todos tienen que votar, a la vista y uno tras otro, y queda fuera quien recibe más votos. Todo
    empate, de noche o de día, lo decide el azar.

# about: mafia.lists.suggested, mafia.phases.discussion, mafia.block.silent, mafia.night.order, mafia.nomination.supports, mafia.ghosts.predict
# pinned: 173d2b9f
first =
    Usa la lista recomendada para el número de jugadores y deja los ajustes como están. Lee tu rol con calma
    y decide pronto qué dirías si alguien te preguntara por él.

    Aunque de noche no tengas ninguna acción, hay trabajo: recuerda quién apoyó cada nominación. Pide a la
    gente sus razones.

    No pierdas de vista el reloj del día. Corre también durante los juicios y, si se agota antes del
    veredicto, no se ahorca a nadie.

    No lo bases todo en una respuesta que falta. A nadie se le dice que lo han bloqueado.

    Si mueres, guarda tus secretos y predice el ganador con los demás fantasmas.

# about: mafia.roles.ambusher, mafia.kill.may_carry, mafia.kill.settles
# pinned: ae30b588
mafia-roles-ambusher =
    Espera en una casa que atraiga visitas, como la de un { NAME("role.mayor", form: "inner") } revelado.
    Atacas solo a un visitante ajeno a tu equipo, el primero en el orden de las acciones nocturnas, y ningún
    { NAME("role.bodyguard", form: "inner") } se interpone. Si te toca ir a matar por la
    { NAME("symbol.mafia", form: "inner") }, esa noche no hay emboscada.
    .short = { NAME("symbol.mafia") }: cada noche, ataca al primer jugador ajeno al equipo que visite a quien elijas.

# about: mafia.roles.arsonist, mafia.roles.doctor, mafia.roles.veteran, mafia.attack.level, mafia.visit.at_home
# pinned: d7b4e473
mafia-roles-arsonist =
    Rocía con paciencia y deja la cerilla para el final: el fuego atraviesa la cura de un
    { NAME("role.doctor", form: "inner") } y se lleva de una vez a todos los que has rociado, salvo a los
    captores y a los presos, que siguen rociados. Rociar es una visita; prender fuego, no. Por eso un
    { NAME("role.lookout", form: "inner") } o un { NAME("role.veteran", form: "inner") } en alerta solo
    pueden sorprenderte mientras preparas el incendio.
    .short = { NAME("symbol.killer") }: cada noche, rocía a otro jugador o prende fuego a todos los rociados.

# about: mafia.roles.blackmailer, mafia.chat.writers, mafia.silence.told
# pinned: 5366317d
mafia-roles-blackmailer =
    Silencia a quien más tenga que contar, o al jugador que esperas ver acusado: ni siquiera podrá
    defenderse en su propio juicio. Recuerda que aún puede nominar y votar, y que todos ven que está
    silenciado.
    .short = { NAME("symbol.mafia") }: cada noche, silencia para el día siguiente a alguien ajeno al equipo.

# about: mafia.roles.bodyguard, mafia.attack.comes, mafia.roles.ambusher, mafia.roles.veteran, mafia.roles.doctor
# pinned: 53b8af87
mafia-roles-bodyguard =
    Te enfrentas al primer asesino que llega hasta tu protegido; por regla general el choque es mortal para
    ambos, a menos que te cure un { NAME("role.doctor", form: "inner") }. No sirves contra el fuego, una
    emboscada ni un asesino que llegue después. Nunca protejas a un { NAME("role.veteran", form: "inner") }
    que pueda estar en alerta.
    .short = { NAME("symbol.town") }: cada noche, interponte entre otro jugador y un asesino, y devuelve el golpe.

# about: mafia.roles.citizen, mafia.roles.mason, mafia.roles.infiltrator
# pinned: bb5e6057
mafia-roles-citizen =
    Tus armas son tu voto y tu memoria. Habla con libertad y desvía la atención de roles como el
    { NAME("role.inspector", form: "inner") }: eres de quien mejor puede prescindir el
    { NAME("symbol.town", form: "inner") }. Si alguien dice ser { NAME("role.citizen", form: "inner") }, es
    difícil comprobarlo, porque el { NAME("role.inspector", form: "inner") } y el
    { NAME("role.investigator", form: "inner") } obtienen la misma respuesta sobre un
    { NAME("role.infiltrator", form: "inner") }.
    .short = { NAME("symbol.town") }: sin acción nocturna; habla y vota de día.

# about: mafia.roles.consigliere, mafia.roles.witch, mafia.thief.reads_as, mafia.kill.settles
# pinned: b7e22264
mafia-roles-consigliere =
    Comparte el rol exacto que averiguas, para que el equipo elija bien a su próxima víctima. Si la
    respuesta es «{ NAME("role.goon", form: "inner") }», es falsa: tu objetivo estaba embrujado o es un
    { NAME("role.thief", form: "inner") } con una cara robada. La noche en que te toca ir a matar no
    averiguas nada.
    .short = { NAME("symbol.mafia") }: cada noche, averigua el rol exacto de alguien ajeno al equipo.

# about: mafia.roles.consort, mafia.block.silent, mafia.kill.settles, mafia.visit.who_visits, mafia.roles.serial_killer
# pinned: 68ee0675
mafia-roles-consort =
    Bloquea a quien pueda estropear el asesinato de esta noche, como un
    { NAME("role.doctor", form: "inner") } conocido; el objetivo nunca se entera. Elige con cuidado. Puedes
    bloquear a tus propios compañeros, y eso hasta impide el asesinato si el bloqueado es quien va a matar.
    Y un { NAME("role.serial_killer", form: "inner") } bloqueado se vuelve contra ti.
    .short = { NAME("symbol.mafia") }: cada noche, bloquea la acción nocturna de otro jugador.

# about: mafia.roles.cult_leader, mafia.roles.doctor, mafia.cult.who_resists, mafia.cult.cooldown_setting, mafia.cult.chain_switch, mafia.winning.cult_power
# pinned: ca495dfc
mafia-roles-cult_leader =
    No llames la atención: tu bando solo tiene poder mientras vivas, y tu muerte arrastra consigo a cada
    { NAME("role.follower", form: "inner") }. La { NAME("symbol.mafia", form: "inner") }, un
    { NAME("data.killer") }, un { NAME("role.mason", form: "inner") } y un
    { NAME("role.mayor", form: "inner") } revelado se te resisten siempre, pero un
    { NAME("role.doctor", form: "inner") } no te detiene. Un éxito te cuesta
    { VALUE("mafia.cult.cooldown_setting") } { VALUE("mafia.cult.cooldown_setting") ->
        [one] noche
       *[other] noches
    } de descanso.
    .short = { NAME("symbol.cult") }: de noche, recluta a un jugador como { NAME("role.follower", form: "inner") } y, si lo logras, descansa { VALUE("mafia.cult.cooldown_setting") } { VALUE("mafia.cult.cooldown_setting") ->
            [one] noche
           *[other] noches
        }.

# about: mafia.roles.doctor, mafia.doctor.self_heals_setting, mafia.roles.veteran, mafia.roles.arsonist, mafia.roles.cult_leader, mafia.attack.level
# pinned: 377f9866
mafia-roles-doctor =
    Tu cura resiste cualquier número de ataques, pero no el fuego, ni una ejecución en una celda, ni al
    { NAME("role.cult_leader", form: "inner") }. Contigo solo puedes usarla
    { VALUE("mafia.doctor.self_heals_setting") } { VALUE("mafia.doctor.self_heals_setting") ->
        [one] vez
       *[other] veces
    } en toda la partida. Un { NAME("role.veteran", form: "inner") } en alerta te dispara también a ti.
    .short = { NAME("symbol.town") }: cada noche, protege de los ataques a un jugador; a ti, como máximo { VALUE("mafia.doctor.self_heals_setting") } { VALUE("mafia.doctor.self_heals_setting") ->
            [one] vez
           *[other] veces
        }.

# about: mafia.roles.escort, mafia.block.silent, mafia.block.loops, mafia.visit.who_visits, mafia.roles.serial_killer
# pinned: 098a5a5e
mafia-roles-escort =
    Bloquea a tu principal sospechoso: si es quien va a matar por la
    { NAME("symbol.mafia", form: "inner") }, su víctima se salva. Una noche tranquila es un indicio, no una
    prueba, y tu objetivo no sabrá por qué no ha pasado nada. Si bloqueas a un
    { NAME("role.serial_killer", form: "inner") }, el cuchillo se vuelve contra ti.
    .short = { NAME("symbol.town") }: cada noche, bloquea la acción nocturna de otro jugador.

# about: mafia.roles.executioner, mafia.roles.jester, mafia.executioner.must_live, mafia.executioner.becomes_jester, mafia.cult.joins
# pinned: 3eb8a233
mafia-roles-executioner =
    Prepara un caso creíble y deja que otros encabecen la acusación. El ahorcamiento cuenta aunque para
    entonces hayas muerto o tu objetivo se haya unido a la { NAME("symbol.cult", form: "inner") }. Si lo
    pierdes de cualquier otra manera mientras vives, te conviertes en
    { NAME("role.jester", form: "inner") }: cambia de plan enseguida.
    .short = { NAME("symbol.neutral") }: sin acción nocturna; ganas si ahorcan al objetivo que te ha tocado.

# about: mafia.roles.follower, mafia.roles.cult_leader, mafia.cult.joins, mafia.winning.all_members, mafia.chat.writers
# pinned: 3542fbc1
mafia-roles-follower =
    Olvida tu antiguo bando: ahora ganas con la { NAME("symbol.cult", form: "inner") }. Protege al
    { NAME("role.cult_leader", form: "inner") }, cuya muerte es también la tuya. De día puedes seguir
    interpretando tu antiguo rol, pero desde la noche siguiente le resultas sospechoso al
    { NAME("role.inspector", form: "inner") }, aunque antes te diera por inocente.
    .short = { NAME("symbol.cult") }: sin acción nocturna; ganas con tu bando y mueres con el { NAME("role.cult_leader", form: "inner") }.

# about: mafia.roles.godfather, mafia.kill.may_carry, mafia.roles.bodyguard, mafia.roles.veteran, mafia.attack.level
# pinned: d7b68458
mafia-roles-godfather =
    Habla de día sin miedo: el { NAME("role.inspector", form: "inner") } no encuentra nada contra ti, y la
    bala de un { NAME("role.vigilante", form: "inner") } no te mata. Solo vas a matar cuando no hay ningún
    { NAME("role.goon", form: "inner") } libre. Entonces ve con cuidado, porque un
    { NAME("role.bodyguard", form: "inner") } o un { NAME("role.veteran", form: "inner") } en alerta golpean
    lo bastante fuerte como para matarte.
    .short = { NAME("symbol.mafia") }: de noche, mata si no hay ningún { NAME("role.goon", form: "inner") } libre; pareces inocente y resistes los ataques corrientes.

# about: mafia.roles.goon, mafia.kill.settles, mafia.kill.may_carry, mafia.visit.who_visits
# pinned: adec206b
mafia-roles-goon =
    Eres el primero al que le toca ir a matar, así que también es a ti a quien ve un
    { NAME("role.lookout", form: "inner") } y a quien golpea un { NAME("role.bodyguard", form: "inner") }.
    Prepara una coartada. Si alguien te bloquea, el asesinato se pierde; si alguien te encierra, puede ir en
    tu lugar un compañero libre.
    .short = { NAME("symbol.mafia") }: cada noche, ve a matar a quien acuerde el equipo.

# about: mafia.roles.infiltrator, mafia.roles.mason, mafia.lodge.seen, mafia.kill.may_carry, mafia.attributes.lineup
# pinned: dc56a782
mafia-roles-infiltrator =
    Dile a tu equipo quiénes están en la logia y respalda a tus compañeros de logia hasta que te convenga
    darles la espalda. El { NAME("role.inspector", form: "inner") } y el
    { NAME("role.investigator", form: "inner") } no pueden distinguirte de un
    { NAME("role.mason", form: "inner") }. Pero la lista es pública, así que los demás saben que en la logia
    hay un impostor.
    .short = { NAME("symbol.mafia") }: hazte pasar por { NAME("role.mason", form: "inner") } en la logia; mata solo si eres el último del equipo.

# about: mafia.roles.inspector, mafia.roles.godfather, mafia.roles.infiltrator, mafia.roles.serial_killer, mafia.roles.cult_leader, mafia.roles.jester, mafia.roles.arsonist, mafia.answers.at_dawn, mafia.jail.could_not_reach, mafia.roles.witch
# pinned: be74cc50
mafia-roles-inspector =
    Toma las respuestas como indicios, no como pruebas. Son sospechosos la
    { NAME("symbol.mafia", form: "inner") }, la { NAME("symbol.cult", form: "inner") } y el
    { NAME("role.serial_killer", form: "inner") }; pero el { NAME("role.godfather", form: "inner") } y el
    { NAME("role.infiltrator", form: "inner") } parecen tan inocentes como el
    { NAME("role.arsonist", form: "inner") }, el { NAME("role.jester", form: "inner") } y el
    { NAME("symbol.town", form: "inner") }, y una { NAME("role.witch", form: "inner") } puede darle la vuelta
    a la respuesta. Si no pudiste llegar hasta alguien, estaba en una celda o tenía un preso; si mueres esa
    noche, no averiguas nada.
    .short = { NAME("symbol.town") }: cada noche, averigua si otro jugador es sospechoso.

# about: mafia.roles.investigator, mafia.investigator.groups, mafia.thief.reads_as
# pinned: 2a2cb319
mafia-roles-investigator =
    Averiguas a cuál de los { VALUE("mafia.investigator.groups") } grupos pertenece tu objetivo, y en todos
    los grupos se mezclan bandos. Pregúntale primero qué rol dice tener y mira si encaja en el grupo.
    Cuidado con un { NAME("role.thief", form: "inner") }, que pasa por su última víctima.
    .short = { NAME("symbol.town") }: cada noche, averigua a cuál de los { VALUE("mafia.investigator.groups") } grupos de roles pertenece otro jugador.

# about: mafia.roles.jailor, mafia.roles.serial_killer, mafia.jail.walls, mafia.jail.before_nightfall, mafia.jail.prisoner_knows
# pinned: 5465a639
mafia-roles-jailor =
    Elige antes de que caiga la noche, interroga en la celda y ejecuta solo si lo tienes claro: dispones de
    { VALUE("mafia.roles.jailor", field: "charges") } { VALUE("mafia.roles.jailor", field: "charges") ->
        [one] ejecución
       *[other] ejecuciones
    } como máximo, y ejecutar a alguien del { NAME("symbol.town", form: "inner") } te cuesta las que te
    queden. También puedes encerrar a un amigo para ponerlo a salvo. Si le perdonas la vida a un
    { NAME("role.serial_killer", form: "inner") }, te mata.
    .short = { NAME("symbol.town") }: cada noche, encierra a otro jugador; ejecuta como máximo a { VALUE("mafia.roles.jailor", field: "charges") } { VALUE("mafia.roles.jailor", field: "charges") ->
            [one] preso
           *[other] presos
        } por partida.

# about: mafia.roles.jester, mafia.winning.co_winners, mafia.hanging.goals
# pinned: 456b248d
mafia-roles-jester =
    Procura parecer culpable sin suplicar que te ahorquen: una historia que se desmorona funciona mejor que
    una confesión. Solo cuenta la horca, así que evita provocar a los asesinos nocturnos. La partida sigue
    después, y al final ganas junto con quien gane, incluso en un empate.
    .short = { NAME("symbol.neutral") }: sin acción nocturna; ganas si te ahorcan.

# about: mafia.roles.kidnapper, mafia.roles.jailor, mafia.jail.prisoner_knows, mafia.kill.may_carry, mafia.jail.locked_at_nightfall, mafia.roles.serial_killer
# pinned: 27c5b2c7
mafia-roles-kidnapper =
    Un preso no puede distinguirte del { NAME("role.jailor", form: "inner") }, así que haz las preguntas que
    haría un { NAME("role.jailor", form: "inner") } y escucha. El { NAME("role.jailor", form: "inner") }
    siempre captura primero, y puede capturarte a ti. Mientras retienes a alguien no te toca ir a matar, y
    si le perdonas la vida a un { NAME("role.serial_killer", form: "inner") }, te mata.
    .short = { NAME("symbol.mafia") }: cada noche, encierra a alguien ajeno al equipo; ejecuta como máximo a { VALUE("mafia.roles.kidnapper", field: "charges") } { VALUE("mafia.roles.kidnapper", field: "charges") ->
            [one] preso
           *[other] presos
        } por partida.

# about: mafia.roles.lookout, mafia.visit.who_visits, mafia.jail.walls, mafia.roles.witch
# pinned: 5a3f5e5b
mafia-roles-lookout =
    Vigila a alguien a quien los asesinos quieran quitar de en medio, como un
    { NAME("role.mayor", form: "inner") } revelado. Averiguas nombres, no actos: un
    { NAME("role.doctor", form: "inner") } y un asesino se ven iguales en la puerta. Los jugadores
    bloqueados o encerrados se quedaron en casa y, si te dicen que no vino nadie, puede que una
    { NAME("role.witch", form: "inner") } esté ocultando la verdad.
    .short = { NAME("symbol.town") }: cada noche, averigua quién visita a otro jugador.

# about: mafia.roles.mason, mafia.roles.infiltrator, mafia.lodge.members, mafia.chat.writers, mafia.attributes.lineup
# pinned: 969cbd85
mafia-roles-mason =
    Conoces a los de tu logia, así que de día cada cual puede responder por los demás; de noche la logia no
    tiene chat. Mira la lista pública antes de fiarte: si hay un { NAME("role.infiltrator", form: "inner") }
    en ella, alguien de la logia es de la { NAME("symbol.mafia", form: "inner") }. La
    { NAME("symbol.cult", form: "inner") } no puede reclutarte.
    .short = { NAME("symbol.town") }: sin acción nocturna; conoces a los demás miembros de la logia.

# about: mafia.roles.mayor, mafia.mayor.weight_setting, mafia.skip.majority, mafia.cult.who_resists
# pinned: b2e7b617
mafia-roles-mayor =
    Revélate cuando tu peso de { VALUE("mafia.mayor.weight_setting") } decida algo; los votos que ya hayas
    dado también aumentan. Después te conocen todos los asesinos, así que no lo malgastes en un veredicto
    fácil. Tampoco esperes eternamente: mientras no te reveles, la { NAME("symbol.cult", form: "inner") }
    puede reclutarte.
    .short = { NAME("symbol.town") }: de día, revélate para que tus votos tengan un peso de { VALUE("mafia.mayor.weight_setting") }.

# about: mafia.roles.serial_killer, mafia.roles.bodyguard, mafia.roles.veteran, mafia.roles.thief, mafia.attack.level, mafia.block.silent
# pinned: 6f7762a8
mafia-roles-serial_killer =
    Los ataques corrientes no pueden contigo, pero un { NAME("role.thief", form: "inner") }, un
    { NAME("role.bodyguard", form: "inner") } o un { NAME("role.veteran", form: "inner") } en alerta sí te
    matan. Si te bloquean, o te encierran y te perdonan la vida, tu cuchillo se vuelve contra quien lo hizo.
    Ni siquiera hace falta que hayas elegido un objetivo.
    .short = { NAME("symbol.killer") }: cada noche, apuñala a otro jugador, y a quien te bloquee o te encierre.

# about: mafia.roles.survivor, mafia.winning.co_winners, mafia.attack.level, mafia.roles.thief, mafia.roles.arsonist
# pinned: d62e4ea7
mafia-roles-survivor =
    Sé útil para quien lleve ventaja y una amenaza para nadie: si vives, ganas junto con cualquier ganador.
    Guarda tus { VALUE("mafia.roles.survivor", field: "charges") }
    { VALUE("mafia.roles.survivor", field: "charges") ->
        [one] chaleco
       *[other] chalecos
    } para las noches en que esperes un disparo, pues un chaleco innecesario se gasta igual. Un
    { NAME("role.thief", form: "inner") } o el fuego te matan aunque lo lleves puesto.
    .short = { NAME("symbol.neutral") }: ganas si sobrevives; en { VALUE("mafia.roles.survivor", field: "charges") } { VALUE("mafia.roles.survivor", field: "charges") ->
            [one] noche
           *[other] noches
        } como máximo, ponte un chaleco protector.

# about: mafia.roles.thief, mafia.roles.doctor, mafia.thief.reads_as, mafia.winning.final_two, mafia.attack.level
# pinned: dc127da6
mafia-roles-thief =
    Atraviesas un chaleco o la resistencia natural del { NAME("role.godfather", form: "inner") }, pero no la
    cura de un { NAME("role.doctor", form: "inner") }. Elige a las víctimas también por su cara: si robas a
    un rol sospechoso, pasas a parecer sospechoso. Si solo quedan tú y otro jugador, ganas siempre.
    .short = { NAME("symbol.killer") }: cada noche, mata a otro jugador y hazte pasar por su rol.

# about: mafia.roles.tracker, mafia.visit.at_home, mafia.visit.who_visits, mafia.roles.witch
# pinned: e374abbc
mafia-roles-tracker =
    Una visita a alguien que murió esa noche es un argumento de peso, aunque aún no una prueba. Que no haya
    visita demuestra poco: quizá bloquearon a tu objetivo, o quizá actúa sin salir de casa. Una
    { NAME("role.witch", form: "inner") } no puede engañarte, así que tu palabra puede aclarar una respuesta
    dudosa.
    .short = { NAME("symbol.town") }: cada noche, averigua a quién visita otro jugador.

# about: mafia.roles.veteran, mafia.attack.level, mafia.block.silent, mafia.roles.thief, mafia.roles.arsonist
# pinned: e4a32bfd
mafia-roles-veteran =
    Guarda tus { VALUE("mafia.roles.veteran", field: "charges") }
    { VALUE("mafia.roles.veteran", field: "charges") ->
        [one] alerta
       *[other] alertas
    } para las noches en que los asesinos tengan motivos para venir, porque también disparas a los
    amigos: un { NAME("role.doctor", form: "inner") } en tu puerta es un visitante más. Un bloqueo anula la
    alerta sin gastarla. Un { NAME("role.thief", form: "inner") } o el fuego te matan de todos modos.
    .short = { NAME("symbol.town") }: en { VALUE("mafia.roles.veteran", field: "charges") } { VALUE("mafia.roles.veteran", field: "charges") ->
            [one] noche
           *[other] noches
        } como máximo, ponte en alerta y dispara a todo visitante.

# about: mafia.roles.vigilante, mafia.vigilante.guilt_setting, mafia.attack.level, mafia.roles.godfather, mafia.roles.serial_killer, mafia.roles.arsonist
# pinned: 13db89d6
mafia-roles-vigilante =
    Reserva tus { VALUE("mafia.roles.vigilante", field: "charges") }
    { VALUE("mafia.roles.vigilante", field: "charges") ->
        [one] bala
       *[other] balas
    } hasta que el día te haya dado indicios: si matas a alguien del
    { NAME("symbol.town", form: "inner") }, el remordimiento te mata la noche siguiente. Que alguien
    sobreviva a tu disparo no demuestra su inocencia: puede ser el
    { NAME("role.godfather", form: "inner") }, el { NAME("role.serial_killer", form: "inner") } o el
    { NAME("role.arsonist", form: "inner") }.
    .short = { NAME("symbol.town") }: en { VALUE("mafia.roles.vigilante", field: "charges") } { VALUE("mafia.roles.vigilante", field: "charges") ->
            [one] noche
           *[other] noches
        } como máximo, dispara a otro jugador; si matas a alguien del { NAME("symbol.town", form: "inner") }, lo pagas con la vida.

# about: mafia.roles.witch, mafia.roles.inspector, mafia.roles.tracker, mafia.witch.must_survive, mafia.visit.at_home
# pinned: d5287354
mafia-roles-witch =
    Embruja a alguien a quien probablemente investiguen esta noche. Embrujarte a ti no cuenta como visita,
    pero hace que despiertes las sospechas del { NAME("role.inspector", form: "inner") }. Ganas siempre que
    gane un bando distinto del { NAME("symbol.town", form: "inner") }, aunque hayas muerto; con un empate no
    basta.
    .short = { NAME("symbol.neutral") }: cada noche, falsea casi todo lo que se averigüe sobre un jugador; ganas con cualquier bando menos el { NAME("symbol.town", form: "inner") }.
