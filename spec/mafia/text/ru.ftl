### Предложения «Мафии».

event-role-shown = { $who } узнаёт свою роль: это { $role }.
event-display = Это показывают некоторое время: { $ms }.
event-night = Наступает ночь.
event-hours = Идут часы ночи.
event-dawn = Наступает рассвет.
event-day = Начинается новый день.
event-capture = { $by } пытается взять в плен: узником станет { $to }.
event-capture-planned = { $by } намечает узника: это { $target }.
event-captured = { $prisoner } теперь в плену у { TERM($by, form: "gen") }.
event-jailed = { $who } проводит ночь в камере.
event-stage = Разбирается этап: { $name }.
event-kill-pointed = { $by } указывает, кого убить.
event-blocks-settle = Блокировки действуют.
event-blocked-by = { $by } блокирует: под блокировкой { $who }.
event-visits-settle = Определяются визиты.
event-reach = { $by } отправляется на ночное дело.
event-go = { $by } идёт в гости: дома { $to }.
event-unreachable = { $by } узнаёт, что визит не удался: закрыт { $to }.
event-attack = { $by } нападает, и под ударом { $to } ({ $cause }).
event-attack-failed = { $by } узнаёт, что нападение не удалось: уцелел { $to }.
event-assault = { $by } приходит убить, и под ударом { $to } ({ $cause }).
event-intercepted = { $guard } встаёт на пути у { TERM($by, form: "gen") }.
event-haunting = { $by } мстит призраком, и страдает { $to }.
event-survived = { $who } узнаёт, что нападение не удалось.
event-death = { $who } погибает ({ $causes }).
event-joins = { $who } вступает в культ.
event-recruit-failed = { $by } узнаёт, что вербовка не удалась: устоял { $to }.
event-silenced = { $who } должен молчать.
event-becomes-jester = { $who } становится шутом.
event-evening = Наступает вечер, и на виселице { $who }.
event-was-hanged = { $who } повешен.
event-trial = { $accused } предстаёт перед судом.
event-verdict = Город решает судьбу { TERM($accused, form: "gen") }.
event-town-votes = Город голосует о судьбе { TERM($accused, form: "gen") }.
event-voted = Показывают голос { TERM($by, form: "gen") }: { $vote }.
event-acquitted = { $who } оправдан.
event-support-changed = { $by } меняет выдвижение.
event-skip-changed = { $by } меняет голос за пропуск дня.
event-mayor-revealed = { $who } раскрывается как мэр.
event-said = { $by } говорит при всех.
event-said-apart = { $by } говорит не при всех: { $channel }.
event-said-in-cell = { $by } говорит в камере.
event-dropped = { $who } теряет связь.
event-returned = { $who } возвращается.
event-leave = Покинуть игру должен так: { $who }.
event-put-out = { $who } удалён из игры.
event-dominance = Вооружена только сторона { TERM($who, form: "gen") }.
event-final-two = Остаются двое: { $one } и { $other }.
event-decided = Игра решена: { $side }.
event-predicted = { $by } предсказывает победу: { $side }.
event-foretold = Показывают предсказание { TERM($who, form: "gen") }: { $side }.
event-introduces-himself = { $who } представляется.
event-wake = Глаза открывает и действует { $who }.
event-captor-wakes = { $who } просыпается, чтобы взять кого-то в плен.
number-support = { $form ->
    [gen] поддержки { TERM($arg, form: "gen") }
   *[nom] поддержка { TERM($arg, form: "gen") }
}
    .gender = feminine
number-kill-votes = { $form ->
    [gen] числа голосов за убийство { TERM($arg, form: "gen") }
   *[nom] число голосов за убийство { TERM($arg, form: "gen") }
}
    .gender = neuter
number-side-of = { $form ->
    [gen] стороны { TERM($arg, form: "gen") }
   *[nom] сторона { TERM($arg, form: "gen") }
}
    .gender = feminine
number-copies = число ролей «{ $arg }» в списке
number-may-be-tried = { $arg } может предстать перед судом
    .no = { $arg } не может предстать перед судом
number-night-counts = { $arg } считается для тупика
    .no = { $arg } не считается для тупика
number-proof-against-blocks = { $arg } нельзя заблокировать
    .no = { $arg } можно заблокировать
number-stands = { $arg } остаётся в силе
    .no = { $arg } больше не в силе
number-slot-called = { $arg } объявляется вслух
    .no = { $arg } не объявляется вслух

## Разобранные примеры: что говорится о ходе или событии с его настоящими данными.

replay-role-shown = { $who } узнаёт свою роль: { $role }.
replay-night = Наступает ночь { $nth }.
replay-day = Наступает день { $nth }.
replay-introduction = Начинается знакомство.
replay-call = Ведущий делает ночной вызов { $slot }.
replay-mates-meet = Члены мафии видят друг друга: { $members }.
replay-lodge-sees = Члены ложи видят друг друга: { $members }.
replay-attack-failed = Нападение на { $to } не удаётся.
replay-unreachable = { $by } узнаёт, что до { $to } не добраться.
replay-recruit-failed = { $by } узнаёт, что завербовать { $to } не удалось.
replay-capture-planned = { $by } намечает пленника: { $target }.
replay-captured = В плену у { $by }: { $prisoner }.
replay-clock-changed = Таймер дня { $paused-id ->
    [true] остановлен на { $left-clock }
   *[false] идёт, осталось { $left-clock }
}.
replay-day-clock-rings = Время дня истекло.
replay-day-skipped = День пропущен.
replay-nobody-dies = Никто не погибает.
replay-death = { $who } погибает: { $causes }.
replay-fact-role = Все узнают роль { $of }: { $is }.
replay-fact-role-secret = { $told } узнаёт роль { $of }: { $is }.
replay-fact-faction = Все узнают сторону { $of }: { $is }.
replay-fact-suspicious-secret = { $told } узнаёт, что { $of } { $is-id ->
    [true] вызывает подозрения
   *[false] не вызывает подозрений
}.
replay-fact-group-secret = { $told } узнаёт, что { $of } входит в группу ролей { $is }.
replay-fact-visitors-secret = { $told } узнаёт, кто приходил к { $of }: { $is }.
replay-fact-visited-secret = { $told } узнаёт, к кому ходил { $of }: { $is }.
replay-fact-mafia-member-secret = { $told } узнаёт, что { $of } { $is-id ->
    [true] состоит в мафии
   *[false] не состоит в мафии
}.
replay-foretold = Показывают предсказание { $who }: { $side }. Оно { $right-id ->
    [true] сбылось
   *[false] не сбылось
}.
replay-kill-pointed = { $by } указывает жертву: { $target }.
replay-said = { $by } говорит всем: { $words }.
replay-said-untold = { $by } говорит при всех.
replay-said-apart = { $by } говорит ({ $channel }): { $words }.
replay-said-apart-untold = { $by } говорит ({ $channel }).
replay-said-in-cell = В камере говорят ({ $voice }): { $words }.
replay-said-in-cell-untold = В камере кто-то говорит ({ $voice }).
replay-skip-changed = { $by } { $skips-id ->
    [true] голосует за пропуск дня
   *[false] отзывает голос за пропуск дня
}.
replay-support-changed = { $by } { $target-id ->
    [none] снимает кандидатуру
   *[other] выставляет на суд { $target }
}.
replay-voted = Оглашён голос { $by }: { $vote }{ $weight ->
    [1] { "" }
   *[other] { " " }(считается за { $weight })
}.
replay-voted-untold = Оглашён голос { $by }: { $target }.
replay-outside-disconnect = Связь с { $who } обрывается.
replay-outside-reconnect = { $who } подключается снова.
replay-outside-remove = Игрока { $who } удаляют.
replay-move-pass = { $who } ничего не делает.
replay-move-support = { $who } выставляет на суд { $target }.
replay-move-unsupport = { $who } снимает кандидатуру.
replay-move-skip = { $who } голосует за пропуск дня.
replay-move-unskip = { $who } отзывает голос за пропуск дня.
replay-move-guilty = { $who } голосует: «виновен».
replay-move-innocent = { $who } голосует: «невиновен».
replay-move-abstain = { $who } воздерживается.
replay-move-reveal = { $who } раскрывается.
replay-move-inspect = { $who } проверяет { $target }.
replay-move-investigate = { $who } наводит справки о { $target }.
replay-move-consult = { $who } узнаёт роль { $target }.
replay-move-watch = { $who } наблюдает за { $target }.
replay-move-track = { $who } выслеживает { $target }.
replay-move-heal = { $who } лечит { $target }.
replay-move-guard = { $who } охраняет { $target }.
replay-move-block = { $who } блокирует { $target }.
replay-move-capture = { $who } хочет взять в плен { $target }.
replay-move-release = { $who } отказывается от захвата.
replay-move-execute = { $who } казнит пленника.
replay-move-alert = { $who } остаётся начеку.
replay-move-vest = { $who } надевает бронежилет.
replay-move-shoot = { $who } стреляет в { $target }.
replay-move-kill = { $who } выбирает жертвой { $target }.
replay-move-spare = { $who } отзывает выбор жертвы.
replay-move-silence = { $who } заставляет молчать { $target }.
replay-move-ambush = { $who } устраивает засаду у дома { $target }.
replay-move-recruit = { $who } хочет завербовать { $target }.
replay-move-taint = { $who } наводит порчу на { $target }.
replay-move-stab = { $who } идёт зарезать { $target }.
replay-move-rob = { $who } идёт ограбить { $target }.
replay-move-douse = { $who } обливает бензином { $target }.
replay-move-ignite = { $who } поджигает всех облитых.
replay-move-haunt = { $who } мстит { $target } с того света.
replay-move-predict = { $who } предсказывает победителя: { $side }.
replay-move-say-channel-words = { $who } пишет ({ $channel }): { $words }.
replay-move-say-channel = { $who } ничего не пишет ({ $channel }).
replay-move-say-words = { $who } говорит: { $words }.
replay-move-talk = { $who } говорит ({ $channel }).
replay-move-call = { $who } вызывает следующую роль.
replay-move-go-on = { $who } продолжает игру.
replay-move-end-defence = { $who } завершает защиту.
replay-move-count = { $who } подсчитывает голоса.
replay-move-pause = { $who } останавливает таймер.
replay-move-resume = { $who } возобновляет таймер.
replay-move-extend = { $who } добавляет время, секунд: { $longer }.
replay-move-vote = { $who } голосует за { $target }.
