### Что говорят о BangArena: цели, краткие изложения и советы о каждой карте, персонаже и роли.

# about: bangarena.victory.test, bangarena.roles.marshal, bangarena.roles.deputy, bangarena.roles.outlaw, bangarena.roles.loner
# pinned: e27d1e3f
goal =
    Чего добиваться, вам говорит тайная роль. { NAME("role.marshal") } и каждый
    { NAME("role.deputy", form: "inner") } хотят, чтобы выбыли все их враги, каждому
    { NAME("role.outlaw", form: "dat") } нужно, чтобы выбыл { NAME("role.marshal", form: "inner") }, а
    { NAME("role.loner", form: "inner") } хочет остаться последним живым игроком.

# about: bangarena.setup.match, bangarena.turn.steps, bangarena.weapon.reach, bangarena.hit.steps, bangarena.glory.earned, bangarena.noon.round, bangarena.victory.test, bangarena.draw.two_cards
# pinned: d2ebb162
minute =
    Вы получаете тайную роль и открытого персонажа: у него есть способность и запас сердец. В начале вам
    обычно сдают столько карт, сколько у вас сердец. Свою роль показывает только
    { NAME("role.marshal", form: "inner") }. Он ходит первым, и сердец у него обычно больше, чем положено
    персонажу.

    В свой ход сначала пройдите проверки, если перед вами лежит «{ NAME("card.dynamite") }» или
    «{ NAME("card.jail") }». Потом возьмите { VALUE("bangarena.draw.two_cards") }
    { VALUE("bangarena.draw.two_cards") ->
        [one] карту
        [few] карты
       *[other] карт
    } и играйте сколько угодно карт, но «{ NAME("card.bullet", form: "acc") }» — только одну. Оружие должно
    доставать до цели: расстояние считают по местам за столом, в ту сторону, где короче. Без оружия ваша
    дальность — { VALUE("bangarena.weapon.reach") }. Цель может ответить
    «{ NAME("card.ricochet", form: "ins") }», иначе теряет сердце. В конце хода сбросьте лишнее: карт на
    руке должно остаться не больше, чем у вас сердец.

    Кто остался без сердец, выбывает и показывает роль. Тот, кто его устранил, получает звезду и выбирает
    улучшение. На { VALUE("bangarena.noon.round") }-м круге наступает **полдень**: теперь стреляют без
    ограничений, «{ NAME("card.cover") }» не работает, лечиться нельзя.

    Если выбывает { NAME("role.marshal", form: "inner") }, побеждают { NAME("symbol.gang", form: "inner") },
    кроме случая, когда в живых остался единственный игрок и это { NAME("role.loner", form: "inner") }. Если
    не осталось ни { NAME("role.outlaw", form: "gen_pl") }, ни { NAME("role.loner", form: "gen_pl") },
    побеждает { NAME("symbol.law", form: "inner") }. Выбывшие побеждают вместе со своей стороной.

# about: bangarena.victory.test, bangarena.death.leader_penalty, bangarena.flask.last_heart, bangarena.noon.in_force, bangarena.turn.discard, bangarena.roles.hidden, bangarena.cards.ricochet
# pinned: 57203538
first =
    Следите, кто в кого стреляет: это говорит больше любых слов. Ранний выстрел в
    { NAME("role.marshal", form: "acc") } выдаёт в вас { NAME("role.outlaw", form: "acc") }. А самому
    { NAME("role.marshal", form: "dat") } не стоит спешить с расправой: за убитого
    { NAME("role.deputy", form: "acc") } он отдаёт все свои карты.

    Оружие и { NAME("symbol.blue", form: "pl") } выкладывайте поскорее: при сбросе лишнего карты перед вами
    не считаются. Старайтесь к концу хода оставить на руке «{ NAME("card.ricochet") }»: он понадобится в
    чужие ходы. «{ NAME("card.flask", form: "acc") }» берегите на последнее сердце, но лечиться успевайте до
    полудня: потом будет поздно.

# about: bangarena.cards.buckshot, bangarena.buckshot.volley, bangarena.hit.steps, bangarena.cards.flask
# pinned: 5fc84e07
bangarena-cards-buckshot =
    Достаёт всех на любом расстоянии, и своих тоже, а «{ NAME("card.bullet", form: "acc") }» в этот ход вы
    всё ещё можете сыграть. Начните с неё, а потом стреляйте в того, кто остался без
    «{ NAME("card.ricochet", form: "gen") }». Если вы { NAME("role.deputy", form: "inner") }, сперва
    взгляните, сколько сердец у { NAME("role.marshal", form: "gen") }.
    .short = Выстрелите во всех остальных на любом расстоянии: каждый играет «{ NAME("card.ricochet") }» или теряет сердце.

# about: bangarena.cards.bullet, bangarena.bullets.limit, bangarena.hit.steps, bangarena.raid.answer, bangarena.duel.steps
# pinned: e94432dd
bangarena-cards-bullet =
    Промах тоже расходует выстрел этого хода, поэтому цельтесь в тех, у кого на руке мало карт или совсем
    пусто. Одну «{ NAME("card.bullet", form: "acc") }» держите про запас на случай
    «{ NAME("card.raid", form: "gen") }» или «{ NAME("card.duel", form: "gen") }»: сброшенная там карта
    выстрелом не считается.
    .short = Раз за ход выстрелите в игрока, до которого достаёт ваше оружие: он играет «{ NAME("card.ricochet") }» или теряет сердце.

# about: bangarena.cards.caravan, bangarena.turn.play, bangarena.turn.discard
# pinned: 852c6b42
bangarena-cards-caravan =
    Лучший добор в колоде. Играйте его в начале хода: новые карты можно сразу пустить в дело. Если сердец
    мало, сначала сыграйте часть руки, иначе лишнее придётся сбросить.
    .short = Возьмите { VALUE("bangarena.cards.caravan", field: "draws") } { VALUE("bangarena.cards.caravan", field: "draws") ->
            [one] карту
            [few] карты
           *[other] карт
        } из колоды.

# about: bangarena.cards.carbine, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective, bangarena.characters.shadow_of_the_valley
# pinned: cfebe5cf
bangarena-cards-carbine =
    Дальности { VALUE("bangarena.cards.carbine", field: "range") } хватает до самого далёкого места за
    полным столом. Вне досягаемости теперь может остаться только далёкий игрок с
    «{ NAME("card.horse", form: "ins") }» или персонаж { NAME("character.shadow_of_the_valley") }.
    Выкладывая новое оружие, прежнее вы сбрасываете.
    .short = Оружие: стреляете на расстояние до { VALUE("bangarena.cards.carbine", field: "range") }.

# about: bangarena.cards.cover, bangarena.hit.cover, bangarena.cover.check, bangarena.noon.no_cover, bangarena.cards.ricochet
# pinned: 406fac9b
bangarena-cards-cover =
    Против каждой «{ NAME("card.bullet", form: "gen") }» и «{ NAME("card.buckshot", form: "gen") }» монету
    подбрасывают сразу, до вашего ответа, так что при неудаче ещё можно сыграть «{ NAME("card.ricochet") }».
    От «{ NAME("card.raid", form: "gen") }» и «{ NAME("card.duel", form: "gen") }» эта карта не защищает, а
    в полдень не действует совсем.
    .short = Против каждой «{ NAME("card.bullet", form: "gen") }» или «{ NAME("card.buckshot", form: "gen") }» подбрасываете монету: орёл заменяет один «{ NAME("card.ricochet") }».

# about: bangarena.cards.drop, bangarena.card.can_be_taken, bangarena.card.takes_from, bangarena.card.chosen_or_random
# pinned: 40713163
bangarena-cards-drop =
    Расстояние не важно. Отнимите оружие, которое до вас достаёт, или чужое «{ NAME("card.cover") }», а то и
    выручите друга из «{ NAME("card.jail", form: "gen") }» или избавьте его от
    «{ NAME("card.dynamite", form: "gen") }». Среди карт на столе вы выбираете сами, с руки уходит
    случайная. Себя назвать нельзя.
    .short = Сбросьте карту другого игрока на любом расстоянии: со стола — по выбору, с руки — случайную.

# about: bangarena.cards.duel, bangarena.duel.steps, bangarena.duel.credit, bangarena.cards.bullet
# pinned: ea523fd0
bangarena-cards-duel =
    От неё не защищают ни расстояние, ни «{ NAME("card.cover") }», ни «{ NAME("card.ricochet") }». Первым
    сбрасывает вызванный, поэтому, если «{ NAME("card.bullet", form: "gen_pl") }» у вас с соперником
    поровну, перевес на вашей стороне. Но можно и проиграть, а если вы при этом выбудете, заслуга достанется
    сопернику.
    .short = Вызовите любого на дуэль: начиная с него, по очереди сбрасываете «{ NAME("card.bullet", form: "pl") }»; кто остановился, теряет сердце.

# about: bangarena.cards.dynamite, bangarena.dynamite.exploded, bangarena.dynamite.damage, bangarena.cards.drop, bangarena.cards.snatch
# pinned: 668e8bb4
bangarena-cards-dynamite =
    Первая проверка — в начале вашего же следующего хода, так что первым он может взорвать вас самих. Взрыв
    отнимает { VALUE("bangarena.dynamite.damage") } { VALUE("bangarena.dynamite.damage") ->
        [one] сердце
        [few] сердца
       *[other] сердец
    }, и здоровый игрок его переживёт. За погибшего звезды не получает никто. «{ NAME("card.flask") }» от
    взрыва не спасает, зато спасает чужая карта «{ NAME("card.drop") }» или «{ NAME("card.snatch") }»,
    сыгранная вовремя.
    .short = Каждый ход вскрывают карту: пики от { VALUE("bangarena.dynamite.lowest_rank") } до { VALUE("bangarena.dynamite.highest_rank") } отнимают { VALUE("bangarena.dynamite.damage") } { VALUE("bangarena.dynamite.damage") ->
            [one] сердце
            [few] сердца
           *[other] сердец
        }, прочие передают «{ NAME("card.dynamite") }» дальше.

# about: bangarena.cards.flask, bangarena.noon.in_force, bangarena.flask.players_alive, bangarena.hearts.most, bangarena.rulings.flask_answer.before_the_hit
# pinned: 1e166e63
bangarena-cards-flask =
    Как ответ годится только на последнем сердце, против «{ NAME("card.bullet", form: "gen") }» или
    «{ NAME("card.buckshot", form: "gen") }», и лишь пока в живых не меньше
    { VALUE("bangarena.flask.players_alive") } { VALUE("bangarena.flask.players_alive") ->
        [one] игрока
       *[other] игроков
    }. Тогда она отменяет попадание целиком. В свой ход она просто лечит, сколько бы игроков ни осталось. В
    полдень она бесполезна.
    .short = Восстановите одно сердце или, если сердце последнее и в живых не меньше { VALUE("bangarena.flask.players_alive") } { VALUE("bangarena.flask.players_alive") ->
        [one] игрока
       *[other] игроков
    }, остановите «{ NAME("card.bullet", form: "acc") }» или «{ NAME("card.buckshot") }».

# about: bangarena.cards.horse, bangarena.distance.effective, bangarena.snatch.distance, bangarena.weapon.reach
# pinned: 7fa0e6d2
bangarena-cards-horse =
    Соседи без дальнобойного оружия больше не могут в вас стрелять, а без
    «{ NAME("card.scope", form: "gen") }» или чего-то подобного — и сыграть на вас
    «{ NAME("card.snatch") }»; вы же видите их так же близко, как прежде. От
    «{ NAME("card.buckshot", form: "gen") }», «{ NAME("card.raid", form: "gen") }»,
    «{ NAME("card.duel", form: "gen") }» и карты «{ NAME("card.drop") }» он не спасёт: им дальность не
    нужна.
    .short = Остальные видят вас на шаг дальше.

# about: bangarena.cards.jail, bangarena.turn.steps, bangarena.jail.takes_turn, bangarena.check.good_card
# pinned: e4f0aa9a
bangarena-cards-jail =
    Лучше всего положить её перед опасным игроком с полной рукой: не пройдя проверку, он возьмёт карты, но
    сыграть ничего не сможет и сбросит всё сверх числа сердец. Отвечать на нападения он всё же вправе.
    { NAME("role.marshal") } в неё не попадает никогда, а после проверки карта в любом случае уходит в
    сброс.
    .short = Посадите любого, кроме { NAME("role.marshal", form: "gen") }: если он не вскроет черви, в следующий ход ничего не сыграет.

# about: bangarena.cards.long_rifle, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective, bangarena.characters.shadow_of_the_valley
# pinned: d08d5905
bangarena-cards-long_rifle =
    С дальностью { VALUE("bangarena.cards.long_rifle", field: "range") } вы достаёте любого за полным
    столом, даже если у него «{ NAME("card.horse") }». Слишком далеко может оказаться лишь персонаж
    { NAME("character.shadow_of_the_valley") }. Берегите её: с ней вы свободно выбираете цель, и отнять её
    захотят многие.
    .short = Оружие: стреляете на расстояние до { VALUE("bangarena.cards.long_rifle", field: "range") }.

# about: bangarena.cards.market, bangarena.market.order, bangarena.market.open
# pinned: c7150b95
bangarena-cards-market =
    По карте из колоды получают все живые, начиная с вас; никто не выбирает и чужих карт не видит. Врагов он
    тоже кормит, поэтому выгоднее всего, когда друзей много, а врагов мало.
    .short = Пусть каждый живой игрок, начиная с вас, возьмёт карту из колоды.

# about: bangarena.cards.raid, bangarena.raid.everybody_else, bangarena.raid.answer, bangarena.cards.bullet, bangarena.victory.test
# pinned: fccbebab
bangarena-cards-raid =
    Спасает только сброшенная «{ NAME("card.bullet") }»; «{ NAME("card.ricochet") }»,
    «{ NAME("card.cover") }» и «{ NAME("card.flask") }» бессильны. Отвечают в порядке хода, начиная со
    следующего за вами, а если чья-то гибель решает игру, она кончается тут же, посреди
    «{ NAME("card.raid", form: "gen") }».
    .short = Нападите на всех остальных на любом расстоянии: каждый сбрасывает «{ NAME("card.bullet", form: "acc") }» или теряет сердце.

# about: bangarena.cards.ricochet, bangarena.hit.steps, bangarena.raid.answer, bangarena.duel.answer, bangarena.characters.double_barrel
# pinned: 1dae1640
bangarena-cards-ricochet =
    Старайтесь держать один на чужие ходы. Он спасает от «{ NAME("card.bullet", form: "gen") }» и
    «{ NAME("card.buckshot", form: "gen") }», но не от «{ NAME("card.raid", form: "gen") }» и не от
    «{ NAME("card.duel", form: "gen") }». Если в упор стреляет { NAME("character.double_barrel") }, одного
    мало, разве что прежде выручило «{ NAME("card.cover") }».
    .short = Остановите летящую в вас «{ NAME("card.bullet", form: "acc") }» или «{ NAME("card.buckshot") }».

# about: bangarena.cards.rifle, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective, bangarena.cards.scope
# pinned: 694f8898
bangarena-cards-rifle =
    Дальности { VALUE("bangarena.cards.rifle", field: "range") } хватает до любого места; лишь когда за
    столом { VALUE("bangarena.table.seats", field: "to") } { VALUE("bangarena.table.seats", field: "to") ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }, не достать того, кто сидит прямо напротив. Добавьте «{ NAME("card.scope") }» — и достанете даже его.
    Но далёкого игрока ещё может выручить «{ NAME("card.horse") }», так что сперва сверьтесь с расстоянием,
    которое вам показано.
    .short = Оружие: стреляете на расстояние до { VALUE("bangarena.cards.rifle", field: "range") }.

# about: bangarena.cards.saloon, bangarena.cards.flask, bangarena.noon.in_force, bangarena.hearts.most
# pinned: f887b29b
bangarena-cards-saloon =
    Лечит всех живых, и врагов тоже, поэтому играйте его, когда хуже всего вашей стороне. Чтобы его сыграть,
    нужен хотя бы один раненый, а ответом на нападение он не служит. В полдень сыграть его уже нельзя.
    .short = Пусть каждый живой игрок восстановит одно сердце.

# about: bangarena.cards.sawed_off, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective
# pinned: d043d75c
bangarena-cards-sawed_off =
    С дальностью { VALUE("bangarena.cards.sawed_off", field: "range") } вы бьёте дальше соседей, а за столом
    на { VALUE("bangarena.table.seats", field: "from") } { VALUE("bangarena.table.seats", field: "from") ->
        [one] место
        [few] места
       *[other] мест
    } достаёте до любого. Это самое частое оружие, так что потом смело меняйте его на более дальнобойное.
    .short = Оружие: стреляете на расстояние до { VALUE("bangarena.cards.sawed_off", field: "range") }.

# about: bangarena.cards.scope, bangarena.distance.effective, bangarena.snatch.distance, bangarena.characters.double_barrel
# pinned: b1afe250
bangarena-cards-scope =
    Приближает остальных и для стрельбы, и для карты «{ NAME("card.snatch") }», а заодно уравновешивает
    чужого «{ NAME("card.horse", form: "acc") }». Обратный путь к вам короче не станет. Если ваш персонаж —
    { NAME("character.double_barrel") }, эта карта ещё ценнее: соседями для вас считается больше целей.
    .short = Вы видите остальных на шаг ближе.

# about: bangarena.cards.snatch, bangarena.snatch.distance, bangarena.card.can_be_taken, bangarena.card.takes_from, bangarena.card.chosen_or_random
# pinned: c92881a9
bangarena-cards-snatch =
    Дальнобойное оружие здесь не поможет, а «{ NAME("card.scope") }» поможет; «{ NAME("card.horse") }»,
    наоборот, вас не подпустит. Карту на столе вы выбираете, с руки достаётся случайная. Забрав у соседа
    «{ NAME("card.jail", form: "acc") }», вы освобождаете его, а карту можете пустить в ход сами.
    .short = Заберите карту у другого игрока на расстоянии не больше { VALUE("bangarena.snatch.reach") }: со стола — по выбору, с руки — случайную.

# about: bangarena.cards.volcanic, bangarena.bullets.limit, bangarena.distance.effective, bangarena.noon.no_limit, bangarena.glory.marksmanship
# pinned: d6697cc8
bangarena-cards-volcanic =
    Накопите «{ NAME("card.bullet", form: "gen_pl") }» и выпустите их все в одного соседа; рядом с
    { NAME("role.marshal", form: "ins") } это страшная сила. В полдень ограничений нет ни у кого, и тогда
    лучше оружие с большей дальностью. Улучшение «{ NAME("symbol.marksmanship") }» прибавляет дальности и
    ему.
    .short = Оружие: стреляете сколько угодно раз на расстояние до { VALUE("bangarena.cards.volcanic", field: "range") }.

# about: bangarena.cards.wagon, bangarena.turn.play, bangarena.turn.discard, bangarena.rulings.savvy_draws.draw_phase
# pinned: 2e27d4d0
bangarena-cards-wagon =
    Стоит одной карты, а приносит { VALUE("bangarena.cards.wagon", field: "draws") }, и сыграть добытое
    можно в тот же ход, так что начинайте с неё, а планы стройте потом. Улучшение «{ NAME("symbol.savvy") }»
    с ней не действует: оно работает лишь при доборе в начале хода.
    .short = Возьмите { VALUE("bangarena.cards.wagon", field: "draws") } { VALUE("bangarena.cards.wagon", field: "draws") ->
            [one] карту
            [few] карты
           *[other] карт
        } из колоды.

# about: bangarena.characters.bone_setter, bangarena.cards.flask, bangarena.noon.in_force, bangarena.hearts.most
# pinned: 60a7a294
bangarena-characters-bone_setter =
    Лечитесь до раны, а не после: когда сердец не осталось, уже поздно. Лечиться можно и в чужой ход, даже
    пока нападение на вас ждёт ответа. Но помните: «{ NAME("card.flask") }» в ответ годится только на
    последнем сердце, и лишнее сердце может вам помешать. В полдень способность пропадает.
    .short = В любой момент до полудня, сбросив карту и ещё одну, восстанавливаете сердце.

# about: bangarena.characters.double_barrel, bangarena.distance.effective, bangarena.double_barrel.any_distance, bangarena.rulings.double_barrel_volley.one_ricochet, bangarena.cards.flask
# pinned: fae71109
bangarena-characters-double_barrel =
    Охотьтесь на соседей. Расстояние считают от вас: «{ NAME("card.scope") }» прибавляет вам соседей, а
    «{ NAME("card.horse") }» их спасает. Удачное «{ NAME("card.cover") }» заменяет один
    «{ NAME("card.ricochet") }», а «{ NAME("card.flask") }» на последнем сердце по-прежнему отменяет весь
    выстрел. «{ NAME("card.buckshot") }» у вас самая обычная.
    .short = Чтобы остановить вашу «{ NAME("card.bullet", form: "acc") }», цели на расстоянии в один шаг нужен лишний «{ NAME("card.ricochet") }».

# about: bangarena.characters.empty_hands, bangarena.rulings.empty_hands_in_duel.waits, bangarena.rulings.last_card.after_effect, bangarena.duel.steps
# pinned: 9c420232
bangarena-characters-empty_hands =
    Играйте руку до последней карты: если копить, способность пропадает зря. Новая карта приходит, когда
    последняя сделала своё дело, и её тоже можно сыграть. Во время «{ NAME("card.duel", form: "gen") }»
    придётся подождать: карту возьмёте, когда она закончится.
    .short = Как только рука опустела, берёте карту.

# about: bangarena.characters.grip, bangarena.draw.phase, bangarena.hit.steps
# pinned: e7e0c9ec
bangarena-characters-grip =
    Вам доступна любая рука за столом, как бы далеко она ни была. Заберите последнюю карту у того, в кого
    собрались стрелять: с пустой рукой ответить нечем. Ограбив по ошибке друга, вы вредите своей стороне,
    поэтому, если сомневаетесь, берите из колоды.
    .short = По желанию берёте первую карту добора наугад с руки другого игрока.

# about: bangarena.characters.hawk_eye, bangarena.distance.effective, bangarena.distance.sight, bangarena.snatch.distance
# pinned: c3701fe1
bangarena-characters-hawk_eye =
    С самого начала вы стреляете и играете «{ NAME("card.snatch") }» на одно место дальше соседей — или
    достаёте соседа, у которого «{ NAME("card.horse") }». «{ NAME("card.scope") }» прибавляется к вашему
    зрению, так что и вам он не лишний. Для остальных вы не ближе, чем были.
    .short = Вы видите остальных на шаг ближе.

# about: bangarena.characters.iron_forehead, bangarena.cover.checks, bangarena.cover.add_up, bangarena.hit.cover, bangarena.noon.no_cover
# pinned: 996443d3
bangarena-characters-iron_forehead =
    Карта «{ NAME("card.cover") }» не даст вам лишнего броска монеты; держите её разве что затем, чтобы не
    досталась другому. От крепкого лба отскакивают «{ NAME("card.bullet", form: "pl") }» и
    «{ NAME("card.buckshot") }», но не «{ NAME("card.raid") }» и не «{ NAME("card.duel") }». А в полдень вы
    беззащитны, как все.
    .short = Против каждой «{ NAME("card.bullet", form: "gen") }» или «{ NAME("card.buckshot", form: "gen") }» подбрасываете монету: орёл заменяет один «{ NAME("card.ricochet") }».

# about: bangarena.characters.lucky, bangarena.check.flip, bangarena.cover.check, bangarena.cards.cover, bangarena.cards.dynamite
# pinned: 9b44e3d9
bangarena-characters-lucky =
    Ищите «{ NAME("card.cover") }»: в каждой его проверке у вас есть лишняя попытка.
    «{ NAME("card.dynamite") }» вам страшен меньше, чем другим, и класть его вы можете спокойнее. Где нет
    проверки, там нет и везения: простая «{ NAME("card.bullet") }» попадает в вас, как во всех.
    .short = В каждой проверке делаете ещё одну попытку; считается лучшая.

# about: bangarena.characters.mad_dog, bangarena.bullets.limit, bangarena.distance.effective, bangarena.cards.volcanic, bangarena.noon.no_limit
# pinned: 17cf1c5e
bangarena-characters-mad_dog =
    «{ NAME("card.volcanic") }» вам не нужен: берите дальнобойное оружие и палите через весь стол. Настоящий
    предел — ваша рука, поэтому добирайте сколько можете. В полдень так стреляют все, так что пользуйтесь
    форой, пока она есть.
    .short = Стреляете «{ NAME("card.bullet", form: "ins_pl") }» сколько угодно раз за ход и видите остальных на шаг ближе.

# about: bangarena.characters.red_suit, bangarena.draw.phase, bangarena.rulings.prisoner_draws.with_abilities, bangarena.cards.wagon
# pinned: f0a11921
bangarena-characters-red_suit =
    Показанную карту знают все, и её будут иметь в виду. Способность действует только при доборе в начале
    хода; «{ NAME("card.wagon") }» и «{ NAME("card.caravan") }» не в счёт. Даже в
    «{ NAME("card.jail", form: "prp") }» вы берёте карты, и лишнюю вместе с ними.
    .short = Показываете последнюю карту добора; если она красная, берёте ещё одну.

# about: bangarena.characters.scavenger, bangarena.death.cards, bangarena.death.leader_penalty, bangarena.turn.discard, bangarena.rulings.scavenger_cards.at_once
# pinned: 9d41c42a
bangarena-characters-scavenger =
    Любая гибель вам на пользу, кто бы её ни вызвал. Карты попадают на руку, так что берегите сердца или
    успейте сыграть добычу до сброса. Если вы { NAME("role.marshal", form: "inner") }, не убивайте
    { NAME("role.deputy", form: "acc") }: потеряете и то, что только что унаследовали.
    .short = Забираете все карты любого другого игрока, который выбывает.

# about: bangarena.characters.shadow_of_the_valley, bangarena.distance.effective, bangarena.shadow.steps, bangarena.cards.horse, bangarena.snatch.distance
# pinned: de583901
bangarena-characters-shadow_of_the_valley =
    С «{ NAME("card.horse", form: "ins") }» вы ещё дальше, и почти любое оружие пасует. Но это спасает лишь
    от «{ NAME("card.bullet", form: "gen") }» и карты «{ NAME("card.snatch") }»; «{ NAME("card.duel") }»,
    «{ NAME("card.raid") }», «{ NAME("card.buckshot") }» и «{ NAME("card.drop") }» найдут вас где угодно. А
    сердец у вас в начале всего { VALUE("bangarena.characters.shadow_of_the_valley", field: "hearts") }, так
    что этих карт остерегайтесь.
    .short = Остальные видят вас на шаг и ещё на шаг дальше.

# about: bangarena.characters.stone_leopard, bangarena.leopard.low_hearts, bangarena.leopard.per_heart, bangarena.hearts.wound
# pinned: a44011f4
bangarena-characters-stone_leopard =
    Ранить вас — значит кормить вас, особенно когда сердец у вас осталось не больше
    { VALUE("bangarena.leopard.low_hearts") }; поэтому слишком ранняя «{ NAME("card.flask") }» может стоить
    вам карт. «{ NAME("card.dynamite") }» считается одной раной, сколько бы сердец ни отнял. Выбывший не
    берёт ничего.
    .short = Получив рану, берёте карту, и ещё одну, если сердец осталось не больше { VALUE("bangarena.leopard.low_hearts") }.

# about: bangarena.characters.three_eyes, bangarena.draw.look_and_keep, bangarena.draw.put_back, bangarena.glory.savvy
# pinned: 70edd19b
bangarena-characters-three_eyes =
    Карту, которую вы вернули, возьмут или вскроют следующей. Оставьте игроку после вас негодную — или,
    наоборот, нужную, если впереди проверка «{ NAME("card.jail", form: "gen") }» или
    «{ NAME("card.dynamite", form: "gen") }». Улучшение «{ NAME("symbol.savvy") }» не берите: вам оно ничего
    не даст.
    .short = При доборе смотрите на одну карту больше и одну возвращаете на верх колоды.

# about: bangarena.characters.tollman, bangarena.tollman.any_wound, bangarena.hearts.wound
# pinned: 3207fccc
bangarena-characters-tollman =
    Платит только тот, чья «{ NAME("card.bullet") }» вас ранила. Умные противники пойдут в обход — с
    «{ NAME("card.buckshot", form: "ins") }», «{ NAME("card.raid", form: "ins") }» или
    «{ NAME("card.duel", form: "ins") }» — или выстрелят последней картой, ведь с пустой руки взять нечего.
    И чтобы получить своё, рану надо пережить.
    .short = Когда вас ранит «{ NAME("card.bullet") }», берёте случайную карту с руки стрелка.

# about: bangarena.characters.two_tone, bangarena.bullets.limit, bangarena.cards.bullet, bangarena.cards.ricochet, bangarena.raid.answer, bangarena.duel.answer
# pinned: a26c51ec
bangarena-characters-two_tone =
    И «{ NAME("card.bullet") }», и «{ NAME("card.ricochet") }» годятся вам и для атаки, и для защиты,
    поэтому врасплох вас не застать, особенно на «{ NAME("card.duel", form: "prp") }». Предел в один выстрел
    за ход остаётся, и «{ NAME("card.ricochet") }», сыгранный как «{ NAME("card.bullet") }», его
    исчерпывает.
    .short = «{ NAME("card.bullet", form: "acc") }» играете как «{ NAME("card.ricochet") }», а «{ NAME("card.ricochet") }» — как «{ NAME("card.bullet", form: "acc") }».

# about: bangarena.characters.vulture_junior, bangarena.draw.phase, bangarena.draw.first_card_elsewhere, bangarena.rulings.prisoner_draws.with_abilities
# pinned: 7f0bfb46
bangarena-characters-vulture_junior =
    Следите за верхом сброса: «{ NAME("card.bullet") }» или «{ NAME("card.flask") }», сброшенная прямо перед
    вашим ходом, — ваша, стоит захотеть. Чужая гибель приносит вам карты, кто бы её ни вызвал, хоть
    «{ NAME("card.dynamite") }», так что кровавая игра вам по душе.
    .short = По желанию берёте первую карту добора из сброса; каждая чужая гибель приносит карту и ещё одну.

# about: bangarena.roles.deputy, bangarena.victory.test, bangarena.death.leader_penalty, bangarena.cards.buckshot, bangarena.cards.raid
# pinned: 22cec51a
bangarena-roles-deputy =
    Вы побеждаете вместе с { NAME("role.marshal", form: "ins") }, даже если выбыли, поэтому не жалейте ради
    него своих сердец. Он вас не знает и судит о вас по тому, в кого вы стреляете. Подумайте, прежде чем
    сыграть «{ NAME("card.buckshot") }» или «{ NAME("card.raid") }»: достанется и ему.
    .short = { NAME("symbol.law") }, роль тайная: побеждаете, если { NAME("role.marshal", form: "inner") } переживёт всех { NAME("role.outlaw", form: "gen_pl") } и { NAME("role.loner", form: "gen_pl") }.

# about: bangarena.roles.double_agent, bangarena.victory.test
# pinned: 7f506238
bangarena-roles-double_agent =
    Эта роль есть только в режиме «{ NAME("mode.double_agent") }», где она занимает место одного из
    { NAME("role.outlaw", form: "gen_pl") }. Ваше имя называют { NAME("role.marshal", form: "dat") } среди
    имён возможных { NAME("role.deputy", form: "gen_pl") }, так что подыгрывайте и бейте в последний момент.
    Вы побеждаете вместе с { NAME("symbol.gang", form: "ins") }, а пока вы живы,
    { NAME("symbol.law", form: "inner") } победить не может.
    .short = { NAME("symbol.gang") }, под видом { NAME("role.deputy", form: "gen") }: побеждаете, когда выбывает { NAME("role.marshal", form: "inner") }, если в живых не остался один лишь { NAME("role.loner", form: "inner") }.

# about: bangarena.roles.loner, bangarena.victory.test, bangarena.rulings.last_loners.leader_out
# pinned: 8e33ea90
bangarena-roles-loner =
    { NAME("role.marshal") } должен пасть последним. Если он выбудет, пока жив кто-то ещё, кроме вас,
    победят { NAME("symbol.gang", form: "inner") }, даже если сами уже выбыли. Поэтому помогайте слабой
    стороне, дайте остальным измотать друг друга и берегите силы для последнего боя.
    .short = { NAME("symbol.lone") }, роль тайная: побеждаете, оставшись последним живым игроком.

# about: bangarena.roles.marshal, bangarena.death.leader_penalty, bangarena.glory.last_bullet, bangarena.cards.jail, bangarena.constants.marshal_hearts, bangarena.constants.marshal_cards
# pinned: 6bc407bd
bangarena-roles-marshal =
    Вас знают все, поэтому запасайтесь защитой с самого начала. «{ NAME("card.jail") }» вам не грозит
    никогда. Убив своего { NAME("role.deputy", form: "acc") }, вы получите звезду, но потеряете руку и всё,
    что лежит перед вами. А когда выбывает ваш последний { NAME("role.deputy", form: "inner") }, вам дают
    звезду.
    .short = { NAME("symbol.law") }, роль известна всем: побеждаете, пережив всех { NAME("role.outlaw", form: "gen_pl") } и { NAME("role.loner", form: "gen_pl") }.

# about: bangarena.roles.outlaw, bangarena.victory.test, bangarena.roles.hidden, bangarena.death.rewards_outlaws
# pinned: 95477c3d
bangarena-roles-outlaw =
    Вы побеждаете, когда выбывает { NAME("role.marshal", form: "inner") }, даже если сами к тому времени
    выбыли, так что за смелую атаку не жаль и жизни. Своих вы не знаете: смотрите, кто ещё стреляет в
    { NAME("role.marshal", form: "acc") }, и тех не трогайте.
    .short = { NAME("symbol.gang") }, роль тайная: побеждаете, когда выбывает { NAME("role.marshal", form: "inner") }, если в живых не остался один лишь { NAME("role.loner", form: "inner") }.
