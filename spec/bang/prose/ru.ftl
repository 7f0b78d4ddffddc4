### Что говорят о BANG!: цели, краткие изложения и советы о каждой карте, персонаже и роли.

# about: bang.victory.test, bang.roles.sheriff, bang.roles.deputy, bang.roles.outlaw, bang.roles.renegade
# pinned: 6cb68a92
goal =
    Чего добиваться, вам говорит тайная роль. { NAME("role.sheriff") } и каждый
    { NAME("role.deputy", form: "inner") } хотят смерти всех своих врагов, каждый
    { NAME("role.outlaw", form: "inner") } — смерти { NAME("role.sheriff", form: "gen") }, а
    { NAME("role.renegade", form: "inner") } хочет остаться последним живым игроком.

# about: bang.setup.match, bang.setup.leader_hearts, bang.turn.steps, bang.draw.two_cards, bang.weapon.reach, bang.hit.steps, bang.victory.test, bang.death.outlaw_reward
# pinned: b0bb4020
minute =
    Вы получаете тайную роль и открытого персонажа: у него есть способность и запас жизней. В начале вам
    сдают столько карт, сколько у вас жизней. Свою роль показывает только
    { NAME("role.sheriff", form: "inner") }; он ходит первым, и у него на
    { VALUE("bang.setup.leader_hearts") } { VALUE("bang.setup.leader_hearts") ->
        [one] жизнь
        [few] жизни
       *[other] жизней
    } больше, чем положено персонажу.

    В свой ход сначала вскройте карты для проверки, если перед вами лежит «{ NAME("card.dynamite") }» или
    «{ NAME("card.jail") }». Потом возьмите { VALUE("bang.draw.two_cards") }
    { VALUE("bang.draw.two_cards") ->
        [one] карту
        [few] карты
       *[other] карт
    } и играйте что хотите, но «{ NAME("card.bang") }» — не больше одного за ход. Оружие должно доставать до
    цели: расстояние считают по местам за столом, в ту сторону, где короче. Без оружия ваша дальность —
    { VALUE("bang.weapon.reach") }. Цель может ответить картой «{ NAME("card.missed") }», иначе теряет
    жизнь. В конце хода сбросьте лишнее: карт на руке должно остаться не больше, чем у вас жизней.

    Кто потерял последнюю жизнь, выбывает и показывает роль, если только его вовремя не спасёт
    «{ NAME("card.beer") }». Кто убил { NAME("role.outlaw", form: "acc") }, берёт
    { VALUE("bang.death.outlaw_cards") } { VALUE("bang.death.outlaw_cards") ->
        [one] карту
        [few] карты
       *[other] карт
    }. { NAME("role.sheriff") }, который убил { NAME("role.deputy", form: "acc") }, теряет все свои карты.

    Если погибает { NAME("role.sheriff", form: "inner") }, побеждают { NAME("symbol.gang", form: "inner") },
    кроме случая, когда в живых остался единственный игрок и это { NAME("role.renegade", form: "inner") }.
    Если не осталось ни { NAME("role.outlaw", form: "gen_pl") }, ни
    { NAME("role.renegade", form: "gen_pl") }, побеждает { NAME("symbol.law", form: "inner") }. Погибшие
    побеждают вместе со своей стороной.

# about: bang.victory.test, bang.death.leader_penalty, bang.death.outlaw_reward, bang.cards.beer, bang.turn.discard, bang.cards.missed, bang.roles.hidden
# pinned: 0b1422e5
first =
    Следите, кто в кого стреляет: так и раскрываются роли. Если вы { NAME("role.outlaw", form: "inner") },
    бейте по { NAME("role.sheriff", form: "dat") }, пока он не вооружился; если вы
    { NAME("role.deputy", form: "inner") }, рано покажите, кого защищаете. А
    { NAME("role.sheriff", form: "dat") } не стоит спешить с расправой: за убитого
    { NAME("role.deputy", form: "acc") } он отдаёт все свои карты.

    Оружие и { NAME("symbol.blue", form: "pl") } выкладывайте поскорее: при сбросе лишнего карты перед вами
    не считаются. Старайтесь к концу хода оставить на руке «{ NAME("card.missed") }».
    «{ NAME("card.beer") }» приберегите на последнюю жизнь, но не тяните слишком долго: когда игроков почти
    не остаётся, оно перестаёт действовать.

# about: bang.cards.bang, bang.bullets.limit, bang.hit.steps, bang.raid.answer, bang.duel.answer
# pinned: 2e5cac46
bang-cards-bang =
    Промах тоже расходует выстрел этого хода, поэтому цельтесь в тех, у кого на руке мало карт. Один
    «{ NAME("card.bang") }» держите про запас на случай «{ NAME("card.indians", form: "gen") }» или
    «{ NAME("card.duel", form: "gen") }»: сброшенная там карта выстрелом не считается.
    .short = Раз за ход выстрелите в игрока, до которого достаёт ваше оружие: он играет «{ NAME("card.missed") }» или теряет жизнь.

# about: bang.cards.barrel, bang.hit.barrel, bang.cover.checks, bang.cover.add_up, bang.characters.jourdonnais
# pinned: 9c6273dc
bang-cards-barrel =
    Вскрывать ли карту, решаете вы, так что начните с этого: выпадут черви — сбережёте
    «{ NAME("card.missed") }». Новую попытку дают каждый «{ NAME("card.bang") }» и каждый
    «{ NAME("card.gatling") }», а «{ NAME("card.indians") }» и «{ NAME("card.duel") }» не дают ни одной.
    Больше одной попытки на попадание бывает только у персонажа { NAME("character.jourdonnais") }.
    .short = Против каждого «{ NAME("card.bang") }» или «{ NAME("card.gatling", form: "gen") }» вскрываете карту: черви заменяют один «{ NAME("card.missed") }».

# about: bang.cards.beer, bang.flask.players_alive, bang.flask.idle_with_two, bang.hearts.dying, bang.heal.idle
# pinned: 59a5e725
bang-cards-beer =
    Не в свой ход оно действует, только когда вы теряете последнюю жизнь; заранее, до попадания, его не
    сыграть. Против «{ NAME("card.dynamite", form: "gen") }» может понадобиться сразу несколько. Когда в
    живых меньше { VALUE("bang.flask.players_alive") } { VALUE("bang.flask.players_alive") ->
        [one] игрока
       *[other] игроков
    }, оно и не лечит, и не спасает, так что пейте вовремя.
    .short = Восстановите одну жизнь, даже потеряв последнюю, если в живых не меньше { VALUE("bang.flask.players_alive") } { VALUE("bang.flask.players_alive") ->
            [one] игрока
           *[other] игроков
        }.

# about: bang.cards.carabine, bang.table.seats, bang.distance.steps, bang.distance.effective, bang.characters.paul_regret
# pinned: 45a855d5
bang-cards-carabine =
    Дальности { VALUE("bang.cards.carabine", field: "range") } хватает до самого далёкого места за полным
    столом. Вне досягаемости теперь может остаться только далёкий игрок с
    «{ NAME("card.mustang", form: "ins") }» или персонаж { NAME("character.paul_regret") }. Выкладывая новое
    оружие, прежнее вы сбрасываете.
    .short = Оружие: стреляете на расстояние до { VALUE("bang.cards.carabine", field: "range") }.

# about: bang.cards.cat_balou, bang.card.can_be_taken, bang.card.takes_from, bang.card.chosen_or_random
# pinned: e1628902
bang-cards-cat_balou =
    Расстояние не важно. Отнимите у врага оружие, которое до вас достаёт, или
    «{ NAME("card.barrel", form: "acc") }», а то и выручите друга из «{ NAME("card.jail", form: "gen") }»
    или избавьте его от «{ NAME("card.dynamite", form: "gen") }». Среди карт на столе вы выбираете сами, с
    руки уходит случайная. Себя назвать нельзя.
    .short = Сбросьте карту другого игрока на любом расстоянии: со стола — по выбору, с руки — случайную.

# about: bang.cards.duel, bang.duel.steps, bang.duel.credit, bang.death.outlaw_reward, bang.cards.bang
# pinned: c79d0974
bang-cards-duel =
    От неё не защищают ни расстояние, ни «{ NAME("card.missed") }». Первым сбрасывает вызванный, поэтому,
    если карт «{ NAME("card.bang") }» у вас с соперником поровну, перевес на вашей стороне. Если вы
    проиграете и погибнете, убийцей не считается никто, и награды за вас не дадут.
    .short = Вызовите любого на дуэль: начиная с него, по очереди сбрасываете карты «{ NAME("card.bang") }»; кто остановился, теряет жизнь.

# about: bang.cards.dynamite, bang.dynamite.exploded, bang.dynamite.damage, bang.cards.beer, bang.cards.cat_balou, bang.cards.panic
# pinned: 12296bda
bang-cards-dynamite =
    Первая проверка — в начале вашего же следующего хода, так что первым он может взорвать вас самих. Взрыв
    отнимает { VALUE("bang.dynamite.damage") } { VALUE("bang.dynamite.damage") ->
        [one] жизнь
        [few] жизни
       *[other] жизней
    }; здоровый игрок его переживёт, а остальных может вытащить «{ NAME("card.beer") }», если его хватит. За
    погибшего награды не получает никто. Вовремя убрать эту карту может чужая «{ NAME("card.cat_balou") }»
    или «{ NAME("card.panic") }».
    .short = Каждый ход вскрывают карту: пики от { VALUE("bang.dynamite.lowest_rank") } до { VALUE("bang.dynamite.highest_rank") } отнимают { VALUE("bang.dynamite.damage") } { VALUE("bang.dynamite.damage") ->
            [one] жизнь
            [few] жизни
           *[other] жизней
        }, прочие передают «{ NAME("card.dynamite") }» дальше.

# about: bang.cards.gatling, bang.buckshot.volley, bang.hit.steps, bang.victory.after_card, bang.rulings.double_barrel_volley.one_ricochet
# pinned: 2f95bcef
bang-cards-gatling =
    Достаёт всех на любом расстоянии, и своих тоже, а «{ NAME("card.bang") }» в этот ход вы всё ещё можете
    сыграть. Каждого может выручить один «{ NAME("card.missed") }» или «{ NAME("card.barrel") }». Победу
    проверяют, лишь когда карта разыграна до конца, так что даже смерть
    { NAME("role.sheriff", form: "gen") } её не остановит.
    .short = Выстрелите во всех остальных на любом расстоянии: каждый играет «{ NAME("card.missed") }» или теряет жизнь.

# about: bang.cards.general_store, bang.market.order, bang.market.open
# pinned: 5a348fae
bang-cards-general_store =
    Открывают столько карт, сколько живых игроков, и первый выбор за вами. Подумайте, кто выбирает потом:
    лучшее из остатка достанется следующему по ходу. Особенно выручает, когда нужна карта определённого
    рода, например оружие.
    .short = Откройте по карте на каждого живого игрока; каждый, начиная с вас, выбирает себе одну.

# about: bang.cards.indians, bang.raid.everybody_else, bang.raid.answer, bang.cards.bang, bang.victory.after_card
# pinned: 7003f871
bang-cards-indians =
    Спасает только сброшенный «{ NAME("card.bang") }»; «{ NAME("card.missed") }» и «{ NAME("card.barrel") }»
    бессильны. Играйте эту карту, когда остальные только что опустошили руки или расстреляли свои патроны.
    Достанется и своим, поэтому, если вы { NAME("role.deputy", form: "inner") }, сперва взгляните, сколько
    жизней у { NAME("role.sheriff", form: "gen") }.
    .short = Нападите на всех остальных на любом расстоянии: каждый сбрасывает «{ NAME("card.bang") }» или теряет жизнь.

# about: bang.cards.jail, bang.turn.steps, bang.jail.takes_turn, bang.check.good_card
# pinned: a2c8767e
bang-cards-jail =
    Кому не выпали черви, тот пропускает весь ход: ни добора, ни розыгрыша, ни сброса. Нападать на
    заключённого можно по-прежнему, и отвечать он вправе. Кладите её перед опасным игроком незадолго до его
    хода. { NAME("role.sheriff") } в неё не попадает никогда, а после проверки карта в любом случае уходит в
    сброс.
    .short = Посадите любого, кроме { NAME("role.sheriff", form: "gen") }: если он не вскроет черви, пропустит следующий ход.

# about: bang.cards.missed, bang.hit.steps, bang.raid.answer, bang.duel.answer, bang.characters.slab_the_killer
# pinned: de7b1845
bang-cards-missed =
    Старайтесь держать одну такую карту на чужие ходы. Она спасает от карт «{ NAME("card.bang") }» и
    «{ NAME("card.gatling") }», но не от «{ NAME("card.indians", form: "gen") }» и не от
    «{ NAME("card.duel", form: "gen") }». Если «{ NAME("card.bang") }» играет
    { NAME("character.slab_the_killer") }, одной мало, разве что прежде выручила «{ NAME("card.barrel") }».
    .short = Остановите направленный в вас «{ NAME("card.bang") }» или «{ NAME("card.gatling") }».

# about: bang.cards.mustang, bang.distance.effective, bang.snatch.distance, bang.weapon.reach
# pinned: ec50cf39
bang-cards-mustang =
    Соседи без дальнобойного оружия больше не могут в вас стрелять, а без
    «{ NAME("card.scope", form: "gen") }» или чего-то подобного — и сыграть на вас
    «{ NAME("card.panic", form: "acc") }»; вы же видите их так же близко, как прежде. От
    «{ NAME("card.gatling", form: "gen") }», «{ NAME("card.indians", form: "gen") }»,
    «{ NAME("card.duel", form: "gen") }» и «{ NAME("card.cat_balou", form: "gen") }» он не спасёт: им
    дальность не нужна.
    .short = Остальные видят вас на шаг дальше.

# about: bang.cards.panic, bang.snatch.distance, bang.card.can_be_taken, bang.card.takes_from, bang.card.chosen_or_random
# pinned: 70d288f8
bang-cards-panic =
    Дальнобойное оружие здесь не поможет, а «{ NAME("card.scope") }» поможет; «{ NAME("card.mustang") }»,
    наоборот, вас не подпустит. Карту на столе вы выбираете, с руки достаётся случайная. В любом случае она
    окажется у вас на руке, даже «{ NAME("card.jail") }», в которой сидел друг.
    .short = Заберите карту у другого игрока на расстоянии не больше { VALUE("bang.snatch.reach") }: со стола — по выбору, с руки — случайную.

# about: bang.cards.remington, bang.table.seats, bang.distance.steps, bang.distance.effective, bang.cards.scope
# pinned: 2c1d2ab0
bang-cards-remington =
    Дальности { VALUE("bang.cards.remington", field: "range") } хватает до любого места; лишь когда за
    столом { VALUE("bang.table.seats", field: "to") } { VALUE("bang.table.seats", field: "to") ->
        [one] игрок
        [few] игрока
       *[other] игроков
    }, не достать того, кто сидит прямо напротив. Добавьте «{ NAME("card.scope") }» — и достанете даже его.
    Но далёкого игрока ещё может выручить «{ NAME("card.mustang") }».
    .short = Оружие: стреляете на расстояние до { VALUE("bang.cards.remington", field: "range") }.

# about: bang.cards.saloon, bang.flask.idle_with_two, bang.hearts.dying, bang.hearts.heal
# pinned: 1e406d17
bang-cards-saloon =
    Лечит всех живых, и врагов тоже, поэтому играйте его, когда хуже всего вашей стороне. В отличие от
    «{ NAME("card.beer", form: "gen") }», он лечит и тогда, когда игроков почти не осталось. Умирающего он
    не спасёт никогда: сыграть его можно только в свой ход.
    .short = Пусть каждый живой игрок восстановит одну жизнь.

# about: bang.cards.schofield, bang.table.seats, bang.distance.steps, bang.distance.effective
# pinned: 7245f9d0
bang-cards-schofield =
    С дальностью { VALUE("bang.cards.schofield", field: "range") } вы бьёте дальше соседей, а за столом на
    { VALUE("bang.table.seats", field: "from") } { VALUE("bang.table.seats", field: "from") ->
        [one] место
        [few] места
       *[other] мест
    } достаёте до любого. Это самое частое оружие, так что потом смело меняйте его на более дальнобойное.
    .short = Оружие: стреляете на расстояние до { VALUE("bang.cards.schofield", field: "range") }.

# about: bang.cards.scope, bang.distance.effective, bang.snatch.distance, bang.characters.rose_doolan
# pinned: af0c3142
bang-cards-scope =
    Приближает остальных и для стрельбы, и для «{ NAME("card.panic", form: "gen") }», а заодно
    уравновешивает чужого «{ NAME("card.mustang", form: "acc") }». Обратный путь к вам короче не станет. У
    персонажа { NAME("character.rose_doolan") } такой есть от природы, и эта карта к нему прибавляется.
    .short = Вы видите остальных на шаг ближе.

# about: bang.cards.stagecoach, bang.turn.play, bang.turn.discard
# pinned: 72859eaa
bang-cards-stagecoach =
    Стоит одной карты, а приносит { VALUE("bang.cards.stagecoach", field: "draws") }. Сыграть добытое можно
    в тот же ход, так что начинайте с него, а планы стройте потом. Если жизней мало, сначала прикиньте,
    сумеете ли вы выложить или отстрелять то, что придёт.
    .short = Возьмите { VALUE("bang.cards.stagecoach", field: "draws") } { VALUE("bang.cards.stagecoach", field: "draws") ->
            [one] карту
            [few] карты
           *[other] карт
        } из колоды.

# about: bang.cards.volcanic, bang.bullets.limit, bang.distance.effective, bang.weapon.reach
# pinned: 42c4f7ce
bang-cards-volcanic =
    Накопите карт «{ NAME("card.bang") }» и выпустите их все в одного соседа; рядом с
    { NAME("role.sheriff", form: "ins") } это страшная сила. С «{ NAME("card.scope", form: "ins") }»
    достанете на одно место дальше. Когда рука опустела, дальнобойное оружие часто ценнее.
    .short = Оружие: стреляете сколько угодно раз на расстояние до { VALUE("bang.cards.volcanic", field: "range") }.

# about: bang.cards.wells_fargo, bang.turn.play, bang.turn.discard
# pinned: eb8f9042
bang-cards-wells_fargo =
    Самый щедрый добор в колоде. Играйте его в начале хода: новые карты можно сразу пустить в дело. Если
    жизней мало, сначала сыграйте часть руки, иначе лишнее придётся сбросить.
    .short = Возьмите { VALUE("bang.cards.wells_fargo", field: "draws") } { VALUE("bang.cards.wells_fargo", field: "draws") ->
            [one] карту
            [few] карты
           *[other] карт
        } из колоды.

# about: bang.cards.winchester, bang.table.seats, bang.distance.steps, bang.distance.effective, bang.characters.paul_regret
# pinned: de502bac
bang-cards-winchester =
    С дальностью { VALUE("bang.cards.winchester", field: "range") } вы достаёте любого за полным столом,
    даже если у него «{ NAME("card.mustang") }». Слишком далеко может оказаться лишь
    { NAME("character.paul_regret") } с «{ NAME("card.mustang", form: "ins") }». Берегите это оружие: отнять
    его захотят многие.
    .short = Оружие: стреляете на расстояние до { VALUE("bang.cards.winchester", field: "range") }.

# about: bang.characters.bart_cassidy, bang.hearts.wound, bang.leopard.per_heart, bang.leopard.low_two, bang.cards.dynamite
# pinned: e198ab67
bang-characters-bart_cassidy =
    За каждую потерянную жизнь вы берёте карту, так что пережитый «{ NAME("card.dynamite") }» наполнит вам
    руку. Если потеряна последняя, сначала вас должно спасти «{ NAME("card.beer") }», которое уже на руке:
    взять его из колоды не успеть. Проигранная «{ NAME("card.duel") }», даже начатая вами, тоже приносит
    карту.
    .short = Получив рану, берёте по карте за каждую потерянную жизнь.

# about: bang.characters.black_jack, bang.draw.phase, bang.red_suit.suits, bang.cards.stagecoach
# pinned: f8fa73a9
bang-characters-black_jack =
    Показанную карту знают все, и её будут иметь в виду. Лишнюю карту дают черви и бубны. Способность
    действует только при доборе в начале хода; «{ NAME("card.stagecoach") }» и
    «{ NAME("card.wells_fargo") }» не в счёт.
    .short = Показываете последнюю карту добора; если она красная, берёте ещё одну.

# about: bang.characters.calamity_janet, bang.bullets.limit, bang.cards.bang, bang.cards.missed, bang.raid.answer, bang.duel.answer
# pinned: 75010980
bang-characters-calamity_janet =
    И «{ NAME("card.bang") }», и «{ NAME("card.missed") }» годятся вам и для атаки, и для защиты, поэтому
    «{ NAME("card.indians") }» и «{ NAME("card.duel") }» редко застанут вас врасплох. Предел в один выстрел
    за ход остаётся, и «{ NAME("card.missed") }», сыгранный как «{ NAME("card.bang") }», его исчерпывает.
    .short = «{ NAME("card.bang") }» играете как «{ NAME("card.missed") }», а «{ NAME("card.missed") }» — как «{ NAME("card.bang") }».

# about: bang.characters.el_gringo, bang.tollman.any_wound, bang.hearts.wound, bang.duel.steps
# pinned: 32a8c538
bang-characters-el_gringo =
    Кто вас ранил, платит случайной картой, будь то «{ NAME("card.bang") }», «{ NAME("card.gatling") }»,
    «{ NAME("card.indians") }» или начатая им «{ NAME("card.duel") }». Ничего не дают
    «{ NAME("card.dynamite") }», «{ NAME("card.duel") }», начатая вами, и пустая рука обидчика, поэтому
    умные противники стреляют последней картой.
    .short = Когда вас ранит другой игрок, берёте случайную карту с его руки.

# about: bang.characters.jesse_jones, bang.draw.phase, bang.hit.steps
# pinned: ed3f28db
bang-characters-jesse_jones =
    Вам доступна любая рука за столом, как бы далеко она ни была. Заберите последнюю карту у того, в кого
    собрались стрелять: с пустой рукой ответить нечем. Если не уверены, кто вам друг, берите из колоды.
    .short = По желанию берёте первую карту добора наугад с руки другого игрока.

# about: bang.characters.jourdonnais, bang.cover.checks, bang.cover.add_up, bang.hit.barrel, bang.raid.answer
# pinned: a11264c5
bang-characters-jourdonnais =
    Карта «{ NAME("card.barrel") }» вам не лишняя: она даёт ещё одну попытку против того же попадания.
    Всегда сначала вскрывайте карту, а «{ NAME("card.missed") }» играйте, только если не повезло. Знатоки
    зайдут с другой стороны — с «{ NAME("card.indians", form: "ins") }» или
    «{ NAME("card.duel", form: "ins") }». На этот случай держите «{ NAME("card.bang") }».
    .short = Против каждого «{ NAME("card.bang") }» или «{ NAME("card.gatling", form: "gen") }» вскрываете карту: черви заменяют один «{ NAME("card.missed") }».

# about: bang.characters.kit_carlson, bang.draw.look_and_keep, bang.draw.put_back, bang.cards.dynamite, bang.cards.jail
# pinned: b354ced0
bang-characters-kit_carlson =
    Карту, которую вы вернули, возьмут или вскроют следующей, и знаете её только вы. Оставьте игроку после
    вас негодную — или, наоборот, нужную, если впереди проверка «{ NAME("card.jail", form: "gen") }» или
    «{ NAME("card.dynamite", form: "gen") }».
    .short = При доборе смотрите на одну карту больше и одну возвращаете на верх колоды.

# about: bang.characters.lucky_duke, bang.check.flip, bang.cards.barrel, bang.cards.dynamite, bang.cards.jail
# pinned: 6ed26b47
bang-characters-lucky_duke =
    Какая из вскрытых карт считается, решаете вы, и так в любой проверке —
    «{ NAME("card.barrel", form: "gen") }», «{ NAME("card.jail", form: "gen") }» или
    «{ NAME("card.dynamite", form: "gen") }»; в сброс идут все вскрытые. Особенно вам пригодится
    «{ NAME("card.barrel") }», а «{ NAME("card.dynamite") }» вы можете класть спокойнее других. Где нет
    проверки, там нет и везения: простой «{ NAME("card.bang") }» попадает и в вас.
    .short = В каждой проверке вскрываете ещё одну карту и выбираете, какая считается.

# about: bang.characters.paul_regret, bang.distance.effective, bang.shadow.steps, bang.cards.mustang, bang.snatch.distance
# pinned: d64c61fd
bang-characters-paul_regret =
    С «{ NAME("card.mustang", form: "ins") }» вы ещё дальше. Это защищает от карт «{ NAME("card.bang") }» и
    «{ NAME("card.panic") }», но и только: «{ NAME("card.duel") }», «{ NAME("card.indians") }»,
    «{ NAME("card.gatling") }» и «{ NAME("card.cat_balou") }» найдут вас где угодно. Жизней у вас в начале
    всего { VALUE("bang.characters.paul_regret", field: "hearts") }, так что приберегите на этот случай
    «{ NAME("card.beer") }».
    .short = Остальные видят вас на шаг дальше.

# about: bang.characters.pedro_ramirez, bang.draw.phase, bang.draw.first_card_elsewhere
# pinned: b0867371
bang-characters-pedro_ramirez =
    Следите за верхом сброса: «{ NAME("card.bang") }» или «{ NAME("card.beer") }», сброшенные прямо перед
    вашим ходом, — ваши, стоит захотеть. Так можно взять лишь первую карту добора, и все видят, что вы
    взяли.
    .short = По желанию берёте первую карту добора из сброса.

# about: bang.characters.rose_doolan, bang.distance.effective, bang.distance.sight, bang.snatch.distance
# pinned: 95a7ef85
bang-characters-rose_doolan =
    С самого начала вы стреляете и играете «{ NAME("card.panic", form: "acc") }» на одно место дальше
    соседей — или достаёте соседа, у которого «{ NAME("card.mustang") }». «{ NAME("card.scope") }»
    прибавляется к вашему зрению, так что и вам он не лишний. Для остальных вы не ближе, чем были.
    .short = Вы видите остальных на шаг ближе.

# about: bang.characters.sid_ketchum, bang.hearts.dying, bang.heal.mend_when_dying, bang.hearts.most, bang.cards.beer
# pinned: a766d198
bang-characters-sid_ketchum =
    Любые карты становятся жизнями, в любой момент и столько раз, на сколько хватит карт. Можно тянуть до
    последнего, когда вы уже при смерти, и это сработает даже тогда, когда «{ NAME("card.beer") }» не
    помогло бы, потому что игроков осталось слишком мало. Большая рука — ваша лучшая броня.
    .short = В любой момент, сбросив карту и ещё одну, восстанавливаете жизнь.

# about: bang.characters.slab_the_killer, bang.double_barrel.any_distance, bang.rulings.double_barrel_volley.one_ricochet, bang.cards.barrel, bang.hearts.dying
# pinned: 76eed209
bang-characters-slab_the_killer =
    Для вашей способности расстояние не важно, так что дальнобойное оружие себя окупит. Удачная
    «{ NAME("card.barrel") }» заменяет только один «{ NAME("card.missed") }». «{ NAME("card.gatling") }» у
    вас самый обычный, а «{ NAME("card.beer") }» поможет вашей жертве, лишь когда последняя жизнь уже
    потеряна.
    .short = Чтобы остановить ваш «{ NAME("card.bang") }», цели нужен лишний «{ NAME("card.missed") }».

# about: bang.characters.suzy_lafayette, bang.rulings.empty_hands_in_duel.waits, bang.rulings.last_card.after_effect, bang.duel.steps
# pinned: 3fc7dbc4
bang-characters-suzy_lafayette =
    Играйте руку до последней карты: если копить, способность пропадает зря. Новая карта приходит, когда
    последняя сделала своё дело, и её тоже можно сыграть. Во время «{ NAME("card.duel", form: "gen") }»
    придётся подождать: карту возьмёте, когда она закончится.
    .short = Как только рука опустела, берёте карту.

# about: bang.characters.vulture_sam, bang.death.cards, bang.death.leader_penalty, bang.turn.discard, bang.rulings.scavenger_cards.at_once
# pinned: 8a1dbab1
bang-characters-vulture_sam =
    Любая смерть вам на пользу, кто бы её ни вызвал. Карты попадают на руку, так что берегите жизни или
    успейте сыграть добычу до сброса. Если вы { NAME("role.sheriff", form: "inner") }, не убивайте
    { NAME("role.deputy", form: "acc") }: потеряете и то, что только что унаследовали.
    .short = Забираете все карты любого другого игрока, который погибает.

# about: bang.characters.willy_the_kid, bang.bullets.limit, bang.cards.volcanic, bang.weapon.reach
# pinned: 10c6985f
bang-characters-willy_the_kid =
    «{ NAME("card.volcanic") }» вам не нужен: берите дальнобойное оружие и палите через весь стол. Настоящий
    предел — ваша рука, поэтому добирайте сколько можете и придержите немного выстрелов на случай
    «{ NAME("card.indians", form: "gen") }» или «{ NAME("card.duel", form: "gen") }».
    .short = Играете сколько угодно карт «{ NAME("card.bang") }» за ход.

# about: bang.roles.deputy, bang.victory.test, bang.death.leader_penalty, bang.cards.gatling, bang.cards.indians
# pinned: 29e47ddb
bang-roles-deputy =
    Вы побеждаете вместе с { NAME("role.sheriff", form: "ins") }, даже если погибли, поэтому не жалейте ради
    него своих жизней. Он вас не знает и судит о вас по тому, в кого вы стреляете. Подумайте, прежде чем
    сыграть «{ NAME("card.gatling") }» или «{ NAME("card.indians", form: "acc") }»: достанется и ему.
    .short = { NAME("symbol.law") }, роль тайная: побеждаете, если { NAME("role.sheriff", form: "inner") } переживёт всех { NAME("role.outlaw", form: "gen_pl") } и { NAME("role.renegade", form: "gen_pl") }.

# about: bang.roles.outlaw, bang.victory.test, bang.roles.hidden, bang.death.outlaw_reward, bang.death.outlaw_cards
# pinned: 923b9294
bang-roles-outlaw =
    Вы побеждаете, когда погибает { NAME("role.sheriff", form: "inner") }, даже если сами к тому времени
    мертвы. Своих вы не знаете, и за убийство одного из них вам тоже дадут
    { VALUE("bang.death.outlaw_cards") } { VALUE("bang.death.outlaw_cards") ->
        [one] карту
        [few] карты
       *[other] карт
    }, но оно на руку { NAME("symbol.law", form: "dat") }. Смотрите, кто ещё стреляет в
    { NAME("role.sheriff", form: "acc") }.
    .short = { NAME("symbol.gang") }, роль тайная: побеждаете, когда погибает { NAME("role.sheriff", form: "inner") }, если в живых не остался один лишь { NAME("role.renegade", form: "inner") }.

# about: bang.roles.renegade, bang.victory.test, bang.rulings.last_loners.leader_out
# pinned: f29582c7
bang-roles-renegade =
    { NAME("role.sheriff") } должен умереть последним. Если он погибнет, пока жив кто-то ещё, кроме вас,
    победят { NAME("symbol.gang", form: "inner") }, даже мёртвые. Поэтому помогайте слабой стороне и
    берегите силы для последнего боя. Если за столом есть другой { NAME("role.renegade", form: "inner") },
    он вам тоже соперник.
    .short = { NAME("symbol.lone") }, роль тайная: побеждаете, оставшись последним живым игроком.

# about: bang.roles.sheriff, bang.death.leader_penalty, bang.cards.jail, bang.setup.leader_hearts, bang.roles.hidden
# pinned: 29e4231e
bang-roles-sheriff =
    Вас знают все, поэтому запасайтесь защитой с самого начала и с толком проведите первый ход.
    «{ NAME("card.jail") }» вам не грозит никогда. Убив по ошибке { NAME("role.deputy", form: "acc") }, вы
    потеряете руку и всё, что лежит перед вами, так что сперва дайте подозреваемым себя проявить.
    .short = { NAME("symbol.law") }, роль известна всем: побеждаете, пережив всех { NAME("role.outlaw", form: "gen_pl") } и { NAME("role.renegade", form: "gen_pl") }.
