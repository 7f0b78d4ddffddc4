### Что происходит: целые предложения.

let = Здесь { $place } — это { $value }.
set = Теперь { $place } — это { $value }.
set-none = Больше нет { TERM($place, form: "gen") }.
set-empty = Отныне { $place } — пустой список.
now = Отныне { $clause }.
now-exactly-if = Отныне { $flag } ровно в том случае, если { $test }.
add = Прибавка к значению «{ $place }» — { $value }.
subtract = Убыль значения «{ $place }» — { $value }.
add-to-list = К списку «{ $place }» добавляется { $value }.
if = Если { $test }:
else = Иначе:
else-if = Иначе, если { $test }:
then = Тогда:
case-of = { $clause }.
means = Здесь ({ $label }) — это { $part }.
means-clause = Здесь ({ $label }) верно, если { $part }.
each = По очереди для каждого из { TERM($list, form: "gen") }:
each-dead = Для каждого из { TERM($list, form: "gen") }, в том числе для выбывших:
each-together = Одновременно для каждого из { TERM($list, form: "gen") }:
each-together-dead = Одновременно для каждого из { TERM($list, form: "gen") }, в том числе для выбывших:
loop = Снова и снова:
again-while = Это повторяется, пока { $test }.
stop = На этом повторение кончается.
result = Итог — { $value }.
result-none = Итога нет.
result-yes = Итог — да.
result-no = Итог — нет.
result-whether = Итог — да ровно в том случае, если { $test }.
nothing-happens = Ничего не происходит.
cancel = Этого вообще не происходит.
settle = Теперь происходит всё, что само следует из положения дел.
run = Выполняется то, что говорит { $choice }.
close = Сразу кончается «{ TERM($stretch) }» и всё, что началось внутри.
call = { TERM($event) }.
call-with = { TERM($event) } ({ $fields }).
said-with = { $said } ({ $fields }).
field-is = { TERM($field) } — это { $value }
called = То, что получилось, — это { $name }.

## ожидание
open-offers = Теперь { FEAT($who, of: "number") ->
    [plural] могут
   *[singular] может
} ходить («{ $occasions }») { $who }.
open-must = Теперь { FEAT($who, of: "number") ->
    [plural] должны
   *[singular] должен
} сделать ход («{ $occasions }») { $who }.
open-window = Теперь { FEAT($who, of: "number") ->
    [plural] могут
   *[singular] может
} ходить сколько угодно раз, до паса («{ $occasions }») { $who }.
choose = { $who } { FEAT($who, of: "number") ->
    [plural] должны
   *[singular] должен
} выбрать одно из этого: { $from }.
choose-count = { $who } { FEAT($who, of: "number") ->
    [plural] должны
   *[singular] должен
} выбрать столько ({ $count }) из этого: { $from }.
choose-may = { $who } { FEAT($who, of: "number") ->
    [plural] могут
   *[singular] может
} выбрать одно из этого: { $from }.
choose-may-count = { $who } { FEAT($who, of: "number") ->
    [plural] могут
   *[singular] может
} выбрать столько ({ $count }) из этого: { $from }.
answers-called = Ответы — это { $name }.
chosen-called = Выбранное — это { $name }.
open-ordered = Порядок выбора важен.
open-each = Выбирают по одному.
open-sealed = До конца никто не видит чужих ответов.
open-changeable = До конца ответ можно изменить.
open-secret = Другие не знают, кого спрашивают.
open-until = Это кончается, как только { $test }.
open-skip = Игрока не спрашивают, если { $test }.
closes-clock = Одних ответов мало: конец наступает по часам.
closes-closed = Одних ответов мало: конец наступает по правилам.
open-clock = Это кончается, когда истекает время («{ TERM($timer) }»).
open-ms = На каждое решение часы («{ TERM($timer) }») дают столько: { $ms }.
default = Кто не ответил вовремя, тот выбрал так: { $value }.
default-none = Кто не ответил вовремя, тот не выбрал ничего.
default-first = Кто не ответил вовремя, тот делает первый возможный ход.

## карты, состояния, сведения
move = { $cards } { FEAT($cards, of: "number") ->
    [plural] попадают
   *[singular] попадает
} { FEAT($zone, of: "into") ->
        [yes] { TERM($zone, form: "into") }
       *[no] в место «{ TERM($zone) }»
    }.
move-bottom = { $cards } { FEAT($cards, of: "number") ->
    [plural] попадают
   *[singular] попадает
} { FEAT($zone, of: "into") ->
        [yes] { TERM($zone, form: "into") }
       *[no] в место «{ TERM($zone) }»
    }, в самый низ.
move-to = { $cards } { FEAT($cards, of: "number") ->
    [plural] попадают
   *[singular] попадает
} { FEAT($zone, of: "into") ->
        [yes] { TERM($zone, form: "into") }
       *[no] в место «{ TERM($zone) }»
    } у { TERM($to, form: "gen") }.
move-to-bottom = { $cards } { FEAT($cards, of: "number") ->
    [plural] попадают
   *[singular] попадает
} { FEAT($zone, of: "into") ->
        [yes] { TERM($zone, form: "into") }
       *[no] в место «{ TERM($zone) }»
    } у { TERM($to, form: "gen") }, в самый низ.
attach = Состояние «{ TERM($status) }» получает { $on }.
detach = Состояние «{ TERM($status) }» теряет { $on }.
know = { $who } тайно { FEAT($who, of: "number") ->
    [plural] узнают
   *[singular] узнаёт
} сведение «{ TERM($what) }»: это { $is }.
know-of = { $who } тайно { FEAT($who, of: "number") ->
    [plural] узнают
   *[singular] узнаёт
} сведение «{ TERM($what) }» насчёт { TERM($of, form: "gen") }: это { $is }.
reveal = Все узнают сведение «{ TERM($what) }»: это { $is }.
reveal-of = Все узнают сведение «{ TERM($what) }» насчёт { TERM($of, form: "gen") }: это { $is }.

## случай, время, конец
shuffle = Карты из места «{ $zone }» перемешиваются.
shuffle-list = Перемешивается список ({ $list }), и теперь это { $name }.
roll = Для { TERM($of, form: "gen") } бросают кубики: их столько — { $dice }, граней у каждого — { $sides }. Выпавшее — это { $name }.
flip = Для { TERM($of, form: "gen") } подбрасывают монету: орёл значит, что ответ «{ $name }» — да.
pick = Наугад берут одно из этого ({ $from }), и это { $name }.
timer-start = Часы «{ TERM($timer) }» пускают на такое время: { $ms }.
timer-start-of = Часы «{ TERM($timer) }» у { TERM($of, form: "gen") } пускают на такое время: { $ms }.
timer-stop = Часы «{ TERM($timer) }» останавливают.
timer-stop-of = Часы «{ TERM($timer) }» у { TERM($of, form: "gen") } останавливают.
timer-cap = Часам «{ TERM($timer) }» остаётся не больше такого времени: { $ms }.
timer-cap-of = Часам «{ TERM($timer) }» у { TERM($of, form: "gen") } остаётся не больше такого времени: { $ms }.
win = Игра кончается, и { FEAT($who, of: "number") ->
    [plural] побеждают
   *[singular] побеждает
} { $who }: «{ TERM($because) }».
win-nobody = Игра кончается без победителя: «{ TERM($because) }».
