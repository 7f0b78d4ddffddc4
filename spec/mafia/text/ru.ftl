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
