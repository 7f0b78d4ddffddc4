### Что говорят о «Мафии»: цели, краткие изложения и советы о каждой роли.

# about: mafia.winning.all_members, mafia.winning.armed_sides, mafia.winning.parity, mafia.winning.co_winners
# pinned: 8261e143
goal =
    Выясните, кто на чьей стороне, и приведите свою сторону к победе: победу разделят все свои, живые и
    мёртвые. { NAME("symbol.town") } хочет избавиться от всех врагов,
    { NAME("symbol.mafia", form: "inner") } и { NAME("symbol.cult", form: "inner") } — захватить власть, а
    { NAME("symbol.neutral", form: "inner") } преследуют каждый свою цель.

# about: mafia.roles.deal, mafia.mafia.know_each_other, mafia.phases.night, mafia.night.order, mafia.nomination.threshold, mafia.verdict.vote, mafia.phases.discussion, mafia.winning.order, mafia.winning.parity, mafia.winning.cult_parity, mafia.winning.stalemate
# pinned: d8ddc6af
minute =
    За столом от { VALUE("mafia.table.seats", field: "from") } до
    { VALUE("mafia.table.seats", field: "to") } { VALUE("mafia.table.seats", field: "to") ->
        [one] игрока
       *[other] игроков
    }. Каждый получает тайную роль из списка, который открыт для всех. { NAME("symbol.mafia") } знает своих.
    Потом может быть короткое знакомство, без выдвижений.

    Приходит **ночь**. Каждый тайно выбирает действие и может передумать, пока не вышло время.
    { NAME("symbol.mafia") } сообща выбирает жертву, и кто-то один идёт убивать. Сначала разыгрываются
    захваты и блокировки, потом защита, потом нападения. Проверки — в самом конце.

    Наступает **утро**, и все узнают, кто погиб. **Днём** за столом говорят и выдвигают подозреваемых. Суд
    начинается, если выдвижение поддержало больше половины живых. Обвиняемый защищается, и его вешают, если
    голоса «{ NAME("symbol.guilty", form: "inner") }» перевешивают голоса
    «{ NAME("symbol.innocent", form: "inner") }». После повешения день кончается. После оправдания он идёт
    дальше, но времени не прибавляется: на весь день даётся { VALUE("mafia.clock.day", unit: "minutes") }
    { VALUE("mafia.clock.day", unit: "minutes") ->
        [one] минута
        [few] минуты
       *[other] минут
    }.

    Игра кончается, когда сила остаётся только у одной стороны. Если в живых нет никого,
    кто убивает только ради себя, она может кончиться и раньше: { NAME("symbol.mafia", form: "inner") }
    побеждает, когда у неё людей не меньше, чем у { NAME("symbol.town", form: "gen") } и
    { NAME("symbol.cult", form: "gen") } вместе, а { NAME("symbol.cult", form: "inner") } — когда в нём состоит
    больше половины живых и жив { NAME("role.cult_leader", form: "inner") }. Кончается она и тогда, когда
    { VALUE("mafia.stalemate.nights") }
    { VALUE("mafia.stalemate.nights") ->
        [one] ночь
        [few] ночи
       *[other] ночей
    } подряд никто не гибнет и никого не вербуют; в этом случае, если жив хоть один горожанин, побеждает
    { NAME("symbol.town", form: "inner") }.

# about: mafia.roles.deal, mafia.moderator.seat, mafia.moderator.introduction, mafia.wake.order, mafia.wake.mafia, mafia.night.order, mafia.moderator.one_second, mafia.moderator.clock_is_advice, mafia.moderator.skips, mafia.verdict.vote, mafia.winning.order, mafia.winning.parity, mafia.winning.cult_parity, mafia.winning.stalemate, mafia.wake.first_night_not_counted
# pinned: cd00ae9e
minute-moderator =
    За столом от { VALUE("mafia.table.seats", field: "from") } до
    { VALUE("mafia.table.seats", field: "to") } { VALUE("mafia.table.seats", field: "to") ->
        [one] игрока
       *[other] игроков
    }. Каждый получает тайную роль из списка, который открыт для всех. Один человек не играет:
    это **ведущий**, он ночью вызывает роли, а днём ведёт обсуждение. Сначала может быть короткое знакомство,
    по очереди и без выдвижений.

    Приходит **ночь**, и все закрывают глаза. Ведущий вызывает одну роль за другой; кто проснулся, показывает
    на игрока и сразу получает ответ. В первую ночь { NAME("symbol.mafia", form: "inner") } только узнаёт
    своих. Потом она каждую ночь сообща выбирает жертву, и кто-то один идёт убивать. Сначала разыгрываются
    захваты и блокировки, потом защита, потом нападения.

    Наступает **утро**, и все узнают, кто погиб. **Днём** за столом говорят; часы на
    { VALUE("mafia.clock.day", unit: "minutes") } { VALUE("mafia.clock.day", unit: "minutes") ->
        [one] минуту
        [few] минуты
       *[other] минут
    } только напоминают о времени. Если чьё-то выдвижение поддержал ещё кто-нибудь, начинается суд.
    Обвиняемый защищается, и его вешают, если голоса «{ NAME("symbol.guilty", form: "inner") }» перевешивают
    голоса «{ NAME("symbol.innocent", form: "inner") }». После повешения день кончается, после оправдания
    идёт дальше. Ведущий может закончить его и без повешения.

    Игра кончается, когда сила остаётся только у одной стороны. Если в живых нет никого,
    кто убивает только ради себя, она может кончиться и раньше: { NAME("symbol.mafia", form: "inner") }
    побеждает, когда у неё людей не меньше, чем у { NAME("symbol.town", form: "gen") } и
    { NAME("symbol.cult", form: "gen") } вместе, а { NAME("symbol.cult", form: "inner") } — когда в нём состоит
    больше половины живых и жив { NAME("role.cult_leader", form: "inner") }. Кончается она и тогда, когда
    { VALUE("mafia.stalemate.nights") }
    { VALUE("mafia.stalemate.nights") ->
        [one] ночь
        [few] ночи
       *[other] ночей
    } подряд никто не гибнет и никого не вербуют; в этом случае, если жив хоть один горожанин, побеждает
    { NAME("symbol.town", form: "inner") }.

# about: mafia.village.winning.judged, mafia.village.winning.village, mafia.village.winning.mafia
# pinned: c833eba8
goal-village =
    { NAME("symbol.town") } побеждает, когда выбыл последний из { NAME("symbol.mafia", form: "gen") }, а
    { NAME("symbol.mafia", form: "inner") } — когда к ней принадлежит не меньше половины живых. Победу разделит
    вся сторона, живые и мёртвые.

# about: mafia.village.deal, mafia.village.roles_are_secret, mafia.village.deal.mates, mafia.village.kill.one_by_one, mafia.village.kill.mates_are_told, mafia.village.ties, mafia.village.doctor.second, mafia.village.doctor.heal, mafia.village.detective.investigate, mafia.village.dawn, mafia.village.discussion, mafia.village.vote.one_by_one, mafia.village.vote.told
# pinned: a17cb9c5
minute-village =
    За столом от { VALUE("mafia.village.seats", field: "from") } до
    { VALUE("mafia.village.seats", field: "to") } { VALUE("mafia.village.seats", field: "to") ->
        [one] игрока
       *[other] игроков
    }, и каждый получает тайную роль. Одни входят в { NAME("symbol.mafia", form: "acc") } и знают своих.
    Остальные — { NAME("symbol.town", form: "inner") }: среди них один { NAME("role.doctor", form: "inner") } и
    один { NAME("role.detective", form: "inner") }, а каждый из прочих —
    { NAME("role.villager", form: "inner") }. До конца игры роли не открывают, даже у погибших.

    Приходит **ночь**, и люди { NAME("symbol.mafia", form: "gen") } по очереди голосуют, кого убить; голоса
    видны только своим. Потом { NAME("role.doctor", form: "inner") } защищает другого игрока, а
    { NAME("role.detective", form: "inner") } узнаёт, из { NAME("symbol.mafia", form: "gen") } ли выбранный
    им игрок.

    Наступает **день**, и все узнают, погиб ли кто-нибудь и кто именно. По очереди каждый живой может
    высказаться { VALUE("mafia.village.discussion.rounds") } { VALUE("mafia.village.discussion.rounds") ->
        [few] раза
       *[other] раз
    }. Потом все обязаны проголосовать, открыто и один за другим, и выбывает тот, против кого больше всего
    голосов. Если голоса разделились поровну, то и ночью, и днём решает случай.

# about: mafia.lists.suggested, mafia.phases.discussion, mafia.block.silent, mafia.night.order, mafia.nomination.supports, mafia.ghosts.predict
# pinned: 173d2b9f
first =
    Возьмите предложенный список ролей для своего числа игроков и не трогайте настройки. Не спеша прочтите
    свою роль и заранее решите, что скажете, если вас о ней спросят.

    Даже без ночного действия дело найдётся: запоминайте, кто какое выдвижение поддержал. Просите людей
    объяснить почему.

    Следите за часами дня. Они идут и во время суда, и если время выйдет до приговора, никого не повесят.

    Не стройте всё на одном неполученном ответе. О блокировке никому не сообщают.

    Если вы погибли, храните свои тайны и вместе с другими призраками предсказывайте победителя.

# about: mafia.roles.ambusher, mafia.kill.may_carry, mafia.kill.settles
# pinned: ae30b588
mafia-roles-ambusher =
    Ждите у дома, куда ходят гости, — например, у дома раскрывшегося { NAME("role.mayor", form: "gen") }.
    Нападаете вы только на одного гостя не из вашей команды, самого раннего в порядке ночных действий, и
    { NAME("role.bodyguard", form: "inner") } его не заслонит. Если убивать за
    { NAME("symbol.mafia", form: "acc") } идёте вы, засады этой ночью не будет.
    .short = { NAME("symbol.mafia") }: каждую ночь нападаете на первого гостя не из { NAME("symbol.mafia", form: "gen") }, который придёт к выбранному игроку.

# about: mafia.roles.arsonist, mafia.roles.doctor, mafia.roles.veteran, mafia.attack.level, mafia.visit.at_home
# pinned: d7b4e473
mafia-roles-arsonist =
    Обливайте терпеливо, поджигайте поздно: лечение { NAME("role.doctor", form: "gen") } огню не помеха, и
    все облитые горят разом. Исключение — пленники и те, кто их держит: они так и остаются облитыми.
    Обливание — это визит, поджог — нет. Поэтому { NAME("role.lookout", form: "inner") } и
    { NAME("role.veteran", form: "inner") } начеку опасны вам, лишь пока вы готовитесь.
    .short = { NAME("symbol.killer") }: каждую ночь обливаете другого игрока или сжигаете всех облитых.

# about: mafia.roles.blackmailer, mafia.chat.writers, mafia.silence.told
# pinned: 5366317d
mafia-roles-blackmailer =
    Заставьте молчать того, кому есть что рассказать, или того, кого надеетесь увидеть на суде: даже там он
    не сможет защищаться. Помните, что выдвигать и голосовать он всё же вправе и что все видят, что он лишён
    слова.
    .short = { NAME("symbol.mafia") }: каждую ночь лишаете игрока не из { NAME("symbol.mafia", form: "gen") } слова на весь следующий день.

# about: mafia.roles.bodyguard, mafia.attack.comes, mafia.roles.ambusher, mafia.roles.veteran, mafia.roles.doctor
# pinned: 53b8af87
mafia-roles-bodyguard =
    Вы встречаете первого убийцу, который придёт к вашему подопечному, и обычно гибнете вместе с ним, если
    только вас не вылечит { NAME("role.doctor", form: "inner") }. От огня, засады и следующих убийц вы не
    защитите. Никогда не охраняйте того, кто может оказаться { NAME("role.veteran", form: "ins") } начеку.
    .short = { NAME("symbol.town") }: каждую ночь заслоняете другого игрока от убийцы и наносите ответный удар.

# about: mafia.roles.citizen, mafia.roles.mason, mafia.roles.infiltrator
# pinned: bb5e6057
mafia-roles-citizen =
    Ваше оружие — голос и память. Говорите открыто и отвлекайте внимание от таких ролей, как
    { NAME("role.inspector", form: "inner") }: без вас { NAME("symbol.town", form: "inner") } обойдётся
    легче всего. Слова «я { NAME("role.citizen", form: "inner") }» проверить трудно: для
    { NAME("role.inspector", form: "gen") } и { NAME("role.investigator", form: "gen") } точно так же
    выглядит { NAME("role.infiltrator", form: "inner") }.
    .short = { NAME("symbol.town") }: ночного действия нет; днём говорите и голосуете.

# about: mafia.roles.consigliere, mafia.roles.witch, mafia.thief.reads_as, mafia.kill.settles
# pinned: b7e22264
mafia-roles-consigliere =
    Сообщайте своим точную роль, которую узнали, чтобы следующую жертву выбрали верно. Ответ
    «{ NAME("role.goon", form: "inner") }» ложен: на цель навели порчу, или перед вами
    { NAME("role.thief", form: "inner") } под украденным лицом. В ночь, когда убивать идёте вы, вы не
    узнаёте ничего.
    .short = { NAME("symbol.mafia") }: каждую ночь узнаёте точную роль игрока не из { NAME("symbol.mafia", form: "gen") }.

# about: mafia.roles.consort, mafia.block.silent, mafia.kill.settles, mafia.visit.who_visits, mafia.roles.serial_killer
# pinned: 68ee0675
mafia-roles-consort =
    Блокируйте того, кто мог бы сорвать сегодняшнее убийство, — скажем, известного всем
    { NAME("role.doctor", form: "acc") }; сама цель об этом не узнает. Выбирайте осторожно. Заблокировать
    можно и своего, и если убивать идёт он, убийства не будет, а заблокированный
    { NAME("role.serial_killer", form: "inner") } бросится на вас.
    .short = { NAME("symbol.mafia") }: каждую ночь блокируете ночное действие другого игрока.

# about: mafia.roles.cult_leader, mafia.roles.doctor, mafia.cult.who_resists, mafia.cult.cooldown_setting, mafia.cult.chain_switch, mafia.winning.cult_power
# pinned: ca495dfc
mafia-roles-cult_leader =
    Не привлекайте внимания: сила у вашей стороны есть, только пока вы живы, а с вашей смертью гибнет каждый
    { NAME("role.follower", form: "inner") }. Вербовке никогда не поддаются
    { NAME("symbol.mafia", form: "inner") }, любой { NAME("data.killer") },
    { NAME("role.mason", form: "pl") } и раскрывшийся { NAME("role.mayor", form: "inner") }; а вот
    { NAME("role.doctor", form: "inner") } ей не помеха. После удачи придётся пропустить
    { VALUE("mafia.cult.cooldown_setting") } { VALUE("mafia.cult.cooldown_setting") ->
        [one] ночь
        [few] ночи
       *[other] ночей
    }.
    .short = { NAME("symbol.cult") }: ночью вербуете игрока в { NAME("role.follower", form: "pl") }, потом отдыхаете { VALUE("mafia.cult.cooldown_setting") } { VALUE("mafia.cult.cooldown_setting") ->
            [one] ночь
            [few] ночи
           *[other] ночей
        }.

# about: mafia.roles.doctor, mafia.doctor.self_heals_setting, mafia.roles.veteran, mafia.roles.arsonist, mafia.roles.cult_leader, mafia.attack.level
# pinned: 377f9866
mafia-roles-doctor =
    Ваше лечение выдержит сколько угодно нападений, но не огонь и не казнь в камере, и
    { NAME("role.cult_leader", form: "inner") } завербует цель всё равно. Себя можно лечить только
    { VALUE("mafia.doctor.self_heals_setting") } { VALUE("mafia.doctor.self_heals_setting") ->
        [one] раз
        [few] раза
       *[other] раз
    } за игру. Если вы придёте к { NAME("role.veteran", form: "dat") }, который начеку, он застрелит и вас.
    .short = { NAME("symbol.town") }: каждую ночь защищаете игрока от нападений, себя — не больше { VALUE("mafia.doctor.self_heals_setting") } { VALUE("mafia.doctor.self_heals_setting") ->
            [one] раза
           *[other] раз
        } за игру.

# about: mafia.roles.escort, mafia.block.silent, mafia.block.loops, mafia.visit.who_visits, mafia.roles.serial_killer
# pinned: 098a5a5e
mafia-roles-escort =
    Блокируйте главного подозреваемого: если он идёт убивать за { NAME("symbol.mafia", form: "acc") }, от её
    руки никто не погибнет. Тихая ночь — намёк, а не доказательство, да и цель не узнает, почему ничего не
    вышло. Заблокированный { NAME("role.serial_killer", form: "inner") } бросится с ножом на вас.
    .short = { NAME("symbol.town") }: каждую ночь блокируете ночное действие другого игрока.

# about: mafia.roles.executioner, mafia.roles.jester, mafia.executioner.must_live, mafia.executioner.becomes_jester, mafia.cult.joins
# pinned: 3eb8a233
mafia-roles-executioner =
    Соберите правдоподобные улики, а вести обвинение дайте другим. Повешение засчитают, даже если вы к тому
    времени мертвы или ваша цель вступила в { NAME("symbol.cult", form: "inner") }. Если же вы живы, а цель
    потеряна иначе, вы становитесь { NAME("role.jester", form: "ins") }: сразу меняйте план.
    .short = { NAME("symbol.neutral") }: ночного действия нет; побеждаете, если повесят назначенную вам цель.

# about: mafia.roles.follower, mafia.roles.cult_leader, mafia.cult.joins, mafia.winning.all_members, mafia.chat.writers
# pinned: 3542fbc1
mafia-roles-follower =
    Забудьте прежнюю сторону: теперь вы побеждаете вместе с { NAME("symbol.cult", form: "ins") }. Берегите
    { NAME("role.cult_leader", form: "acc") }: с его смертью умрёте и вы. Днём можно и дальше играть свою
    прежнюю роль, но со следующей ночи { NAME("role.inspector", form: "inner") } сочтёт вас подозрительным,
    даже если раньше не нашёл ничего.
    .short = { NAME("symbol.cult") }: ночного действия нет; побеждаете вместе с { NAME("symbol.cult", form: "ins") }, а умираете вместе с { NAME("role.cult_leader", form: "ins") }.

# about: mafia.roles.godfather, mafia.kill.may_carry, mafia.roles.bodyguard, mafia.roles.veteran, mafia.attack.level
# pinned: d7b68458
mafia-roles-godfather =
    Днём говорите смело: { NAME("role.inspector", form: "inner") } ничего за вами не найдёт, а пуля
    { NAME("role.vigilante", form: "gen") } вас не возьмёт. Убивать вы идёте, только когда не свободен ни
    один { NAME("role.goon", form: "inner") }. Тогда берегитесь: { NAME("role.bodyguard", form: "inner") } и
    { NAME("role.veteran", form: "inner") } начеку бьют достаточно сильно, чтобы вас убить.
    .short = { NAME("symbol.mafia") }: ночью убиваете, если нет свободного { NAME("role.goon", form: "gen") }; выглядите невиновным, обычные нападения вам нипочём.

# about: mafia.roles.goon, mafia.kill.settles, mafia.kill.may_carry, mafia.visit.who_visits
# pinned: adec206b
mafia-roles-goon =
    В очереди на убийство вы стоите раньше всех, поэтому именно вас видит
    { NAME("role.lookout", form: "inner") } и бьёт { NAME("role.bodyguard", form: "inner") }. Готовьте
    алиби. Если вас заблокируют, убийство сорвётся; если запрут, вместо вас может пойти свободный товарищ.
    .short = { NAME("symbol.mafia") }: каждую ночь исполняете убийство, о котором договорилась команда.

# about: mafia.roles.infiltrator, mafia.roles.mason, mafia.lodge.seen, mafia.kill.may_carry, mafia.attributes.lineup
# pinned: dc56a782
mafia-roles-infiltrator =
    Сообщите своим, кто состоит в ложе, и стойте за неё горой, пока не станет выгодно предать. Ни
    { NAME("role.inspector", form: "inner") }, ни { NAME("role.investigator", form: "inner") } не отличат
    вас от { NAME("role.mason", form: "gen") }. Но список ролей открыт, и остальные знают, что один из вас
    ненастоящий.
    .short = { NAME("symbol.mafia") }: в ложе сходите за { NAME("role.mason", form: "acc") }; убиваете, только оставшись последним в команде.

# about: mafia.roles.inspector, mafia.roles.godfather, mafia.roles.infiltrator, mafia.roles.serial_killer, mafia.roles.cult_leader, mafia.roles.jester, mafia.roles.arsonist, mafia.answers.at_dawn, mafia.jail.could_not_reach, mafia.roles.witch
# pinned: be74cc50
mafia-roles-inspector =
    Ответ — зацепка, а не доказательство. Подозрительны { NAME("symbol.mafia", form: "inner") },
    { NAME("symbol.cult", form: "inner") } и { NAME("role.serial_killer", form: "inner") }; но
    { NAME("role.godfather", form: "inner") } и { NAME("role.infiltrator", form: "inner") } выглядят такими же
    невиновными, как { NAME("role.arsonist", form: "inner") }, { NAME("role.jester", form: "inner") } и
    { NAME("symbol.town", form: "inner") }, а { NAME("role.witch", form: "inner") } переворачивает ответ. Если
    до кого-то не удалось добраться, он сидел в камере или сам держал пленника; если этой ночью вы погибнете,
    не узнаете ничего.
    .short = { NAME("symbol.town") }: каждую ночь узнаёте, подозрителен ли другой игрок.

# about: mafia.roles.investigator, mafia.investigator.groups, mafia.thief.reads_as
# pinned: 2a2cb319
mafia-roles-investigator =
    Всего групп { VALUE("mafia.investigator.groups") }, и вы узнаёте, к какой относится цель; в каждой
    собраны роли разных сторон. Сначала спросите, кем цель себя называет, и посмотрите, сходится ли это с
    группой. Остерегайтесь { NAME("role.thief", form: "gen") }: он выглядит как его последняя жертва.
    .short = { NAME("symbol.town") }: каждую ночь узнаёте, к какой из { VALUE("mafia.investigator.groups") } { VALUE("mafia.investigator.groups") ->
            [one] группы
           *[other] групп
        } ролей относится другой игрок.

# about: mafia.roles.jailor, mafia.roles.serial_killer, mafia.jail.walls, mafia.jail.before_nightfall, mafia.jail.prisoner_knows
# pinned: 5465a639
mafia-roles-jailor =
    Выберите пленника до наступления ночи, расспросите его в камере и казните, только если уверены. Казней у
    вас самое большее { VALUE("mafia.roles.jailor", field: "charges") }, а если казнённый был за
    { NAME("symbol.town", form: "inner") }, остальные пропадут. Запереть можно и друга, чтобы его уберечь.
    { NAME("role.serial_killer") }, которого вы пощадили, убьёт вас.
    .short = { NAME("symbol.town") }: каждую ночь запираете другого игрока; казнить можете не больше { VALUE("mafia.roles.jailor", field: "charges") } { VALUE("mafia.roles.jailor", field: "charges") ->
            [one] пленника
           *[other] пленников
        } за игру.

# about: mafia.roles.jester, mafia.winning.co_winners, mafia.hanging.goals
# pinned: 456b248d
mafia-roles-jester =
    Старайтесь выглядеть виновным, но не напрашивайтесь: рассыпавшаяся легенда действует лучше признания.
    Засчитывается только повешение, так что не дразните ночных убийц. Игра после него идёт дальше, а в конце
    вы побеждаете вместе с любым победителем, даже при ничьей.
    .short = { NAME("symbol.neutral") }: ночного действия нет; побеждаете, если вас повесят.

# about: mafia.roles.kidnapper, mafia.roles.jailor, mafia.jail.prisoner_knows, mafia.kill.may_carry, mafia.jail.locked_at_nightfall, mafia.roles.serial_killer
# pinned: 27c5b2c7
mafia-roles-kidnapper =
    Пленник не знает, кто его держит, вы или { NAME("role.jailor", form: "inner") }, поэтому задавайте
    вопросы, какие задал бы { NAME("role.jailor", form: "inner") }, и слушайте. Тот всегда хватает первым и
    может схватить вас. Пока вы кого-то держите, убивать за своих вы не идёте, а
    { NAME("role.serial_killer", form: "inner") }, которого вы пощадили, убьёт вас.
    .short = { NAME("symbol.mafia") }: каждую ночь запираете игрока не из { NAME("symbol.mafia", form: "gen") }; казнить можете не больше { VALUE("mafia.roles.kidnapper", field: "charges") } { VALUE("mafia.roles.kidnapper", field: "charges") ->
            [one] пленника
           *[other] пленников
        } за игру.

# about: mafia.roles.lookout, mafia.visit.who_visits, mafia.jail.walls, mafia.roles.witch
# pinned: 5a3f5e5b
mafia-roles-lookout =
    Наблюдайте за тем, кто нужен убийцам, например за раскрывшимся { NAME("role.mayor", form: "ins") }. Вы
    узнаёте имена, а не дела: у дверей { NAME("role.doctor", form: "inner") } и убийца неотличимы. Кого
    заблокировали или заперли, тот сидел дома, а если вам говорят, что никто не приходил, правду может
    скрывать { NAME("role.witch", form: "inner") }.
    .short = { NAME("symbol.town") }: каждую ночь узнаёте, кто приходил к другому игроку.

# about: mafia.roles.mason, mafia.roles.infiltrator, mafia.lodge.members, mafia.chat.writers, mafia.attributes.lineup
# pinned: 969cbd85
mafia-roles-mason =
    Свою ложу вы знаете и днём можете ручаться друг за друга; ночного чата у неё нет. Прежде чем доверять,
    загляните в открытый список: если там есть { NAME("role.infiltrator", form: "inner") }, значит, кто-то в
    ложе — из { NAME("symbol.mafia", form: "gen") }. { NAME("symbol.cult") } завербовать вас не может.
    .short = { NAME("symbol.town") }: ночного действия нет; знаете остальных членов ложи.

# about: mafia.roles.mayor, mafia.mayor.weight_setting, mafia.skip.majority, mafia.cult.who_resists
# pinned: b2e7b617
mafia-roles-mayor =
    Раскройтесь, когда голос весом { VALUE("mafia.mayor.weight_setting") } что-то решит; тяжелее станут и
    уже отданные голоса. После этого вас знает каждый убийца, так что не тратьте раскрытие на ясный
    приговор. Но и не ждите вечно: пока вы не раскрылись, вас может завербовать
    { NAME("symbol.cult", form: "inner") }.
    .short = { NAME("symbol.town") }: днём можете раскрыться, и ваши голоса получат вес { VALUE("mafia.mayor.weight_setting") }.

# about: mafia.roles.serial_killer, mafia.roles.bodyguard, mafia.roles.veteran, mafia.roles.thief, mafia.attack.level, mafia.block.silent
# pinned: 6f7762a8
mafia-roles-serial_killer =
    Обычные нападения вам нипочём, но { NAME("role.thief", form: "inner") },
    { NAME("role.bodyguard", form: "inner") } и { NAME("role.veteran", form: "inner") } начеку всё же убьют
    вас. Если вас заблокировали или заперли и пощадили, ваш нож обратится на того, кто это сделал. Выбирать
    цель для этого даже не нужно.
    .short = { NAME("symbol.killer") }: каждую ночь бьёте ножом другого игрока, а если вас блокируют или хватают — того, кто это сделал.

# about: mafia.roles.survivor, mafia.winning.co_winners, mafia.attack.level, mafia.roles.thief, mafia.roles.arsonist
# pinned: d62e4ea7
mafia-roles-survivor =
    Будьте полезны тому, кто впереди, и не опасны никому: если доживёте, победите вместе с любым
    победителем. Бронежилетов у вас { VALUE("mafia.roles.survivor", field: "charges") }; берегите их для
    ночей, когда ждёте выстрела: ненужный тоже тратится. { NAME("role.thief") } и огонь убивают и сквозь
    него.
    .short = { NAME("symbol.neutral") }: побеждаете, если доживёте до конца; не больше { VALUE("mafia.roles.survivor", field: "charges") } { VALUE("mafia.roles.survivor", field: "charges") ->
            [one] раза
           *[other] раз
        } за игру можете надеть на ночь бронежилет.

# about: mafia.roles.thief, mafia.roles.doctor, mafia.thief.reads_as, mafia.winning.final_two, mafia.attack.level
# pinned: dc127da6
mafia-roles-thief =
    Вам не помеха ни бронежилет, ни врождённая защита { NAME("role.godfather", form: "gen") }, но лечение
    { NAME("role.doctor", form: "gen") } вы не пробьёте. Выбирайте жертву и ради лица: ограбив
    подозрительную роль, вы сами станете выглядеть подозрительно. Если остались только вы и ещё один игрок,
    вы побеждаете всегда.
    .short = { NAME("symbol.killer") }: каждую ночь убиваете другого игрока и при проверках выглядите как он.

# about: mafia.roles.tracker, mafia.visit.at_home, mafia.visit.who_visits, mafia.roles.witch
# pinned: e374abbc
mafia-roles-tracker =
    Визит к тому, кто этой ночью погиб, — сильная улика, хотя ещё не доказательство. Отсутствие визита мало
    что значит: цель могли заблокировать, или она действует, не выходя из дома. { NAME("role.witch") }
    обмануть вас не может, так что ваше слово способно решить спор о чужом ответе.
    .short = { NAME("symbol.town") }: каждую ночь узнаёте, к кому ходил другой игрок.

# about: mafia.roles.veteran, mafia.attack.level, mafia.block.silent, mafia.roles.thief, mafia.roles.arsonist
# pinned: e4a32bfd
mafia-roles-veteran =
    Быть начеку можно { VALUE("mafia.roles.veteran", field: "charges") }
    { VALUE("mafia.roles.veteran", field: "charges") ->
        [one] раз
        [few] раза
       *[other] раз
    } за игру. Приберегите это для ночей, когда убийцам есть зачем прийти, ведь вы стреляете и в своих:
    { NAME("role.doctor", form: "inner") } у ваших дверей — тоже гость. Блокировка отменяет тревогу, но не
    тратит её. { NAME("role.thief") } и огонь вас всё равно убьют.
    .short = { NAME("symbol.town") }: не больше { VALUE("mafia.roles.veteran", field: "charges") } { VALUE("mafia.roles.veteran", field: "charges") ->
            [one] ночи
           *[other] ночей
        } за игру проводите начеку и стреляете во всех гостей.

# about: mafia.roles.vigilante, mafia.vigilante.guilt_setting, mafia.attack.level, mafia.roles.godfather, mafia.roles.serial_killer, mafia.roles.arsonist
# pinned: 13db89d6
mafia-roles-vigilante =
    У вас { VALUE("mafia.roles.vigilante", field: "charges") }
    { VALUE("mafia.roles.vigilante", field: "charges") ->
        [one] пуля
        [few] пули
       *[other] пуль
    }; не спешите стрелять, пока день не даст улик: если убитый был за
    { NAME("symbol.town", form: "inner") }, следующей ночью вас погубит раскаяние. Кто пережил ваш выстрел,
    тот ещё не оправдан: это может быть { NAME("role.godfather", form: "inner") },
    { NAME("role.serial_killer", form: "inner") } или { NAME("role.arsonist", form: "inner") }.
    .short = { NAME("symbol.town") }: не больше { VALUE("mafia.roles.vigilante", field: "charges") } { VALUE("mafia.roles.vigilante", field: "charges") ->
            [one] ночи
           *[other] ночей
        } за игру стреляете в другого игрока; если убитый был за { NAME("symbol.town", form: "inner") }, умрёте и вы.

# about: mafia.roles.witch, mafia.roles.inspector, mafia.roles.tracker, mafia.witch.must_survive, mafia.visit.at_home
# pinned: d5287354
mafia-roles-witch =
    Наводите порчу на того, кого этой ночью, скорее всего, проверят. Порча на себя — не визит, но тогда
    { NAME("role.inspector", form: "inner") } увидит в вас подозрительную роль. Вы побеждаете всякий раз,
    когда побеждает не { NAME("symbol.town", form: "inner") }, а другая сторона, даже если вы мертвы; ничьей
    мало.
    .short = { NAME("symbol.neutral") }: каждую ночь искажаете почти все сведения об игроке; побеждаете с любой стороной, кроме { NAME("symbol.town", form: "gen") }.
