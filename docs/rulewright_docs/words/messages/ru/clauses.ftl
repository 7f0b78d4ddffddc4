### Значения и условия. У каждого условия есть `.no` — обратное. `$form`: nom, gen (и bare — без слова «все»).

## значения
the = { $form ->
    [bare] { TERM($name, form: "gen") }
   *[nom] { TERM($name, $form) }
}
member = { $form ->
    [bare] { TERM($name, form: "gen") }
   *[nom] { TERM($name, $form) }
} { TERM($of, form: "gen") }
its-member = { $form ->
   *[nom] его { TERM($name) }
    [gen] его { TERM($name, form: "gen") }
    [bare] его { TERM($name, form: "gen") }
}
who-member = { TERM($name) } которых
game-with = { TERM($name, $form) } для { TERM($arg, form: "gen") }
member-with = { TERM($name, $form) } { TERM($of, form: "gen") } для { TERM($arg, form: "gen") }
symbol = { TERM($name, $form) }
whether = то, что { $clause }
yes = да
no = нет
nobody-or-nothing = никто
    .gender = masculine
empty-list = пустой список
me-rule = { $form ->
    [gen] действующего игрока
   *[nom] действующий игрок
}
me-role = { $form ->
    [gen] обладателя этой роли
   *[nom] обладатель этой роли
}
me-character = { $form ->
    [gen] игрока с этим персонажем
   *[nom] игрок с этим персонажем
}
me-card = { $form ->
    [gen] владельца этой карты
   *[nom] владелец этой карты
}
me-status = { $form ->
    [gen] игрока с этим состоянием
   *[nom] игрок с этим состоянием
}
this-player = { $form ->
    [gen] этого игрока
   *[nom] этот игрок
}
this-card = { $form ->
    [gen] этой карты
   *[nom] эта карта
}
    .gender = feminine
it-player = { $form ->
    [gen] игрока
   *[nom] игрок
}
it-card = { $form ->
    [gen] карты
   *[nom] карта
}
    .gender = feminine
it-game = { $form ->
    [gen] игры
   *[nom] игра
}
    .gender = feminine
it-value = { $form ->
    [gen] значения
   *[nom] значение
}
    .gender = neuter
that-player = { $form ->
    [gen] этого игрока
   *[nom] этот игрок
}
that-card = { $form ->
    [gen] этой карты
   *[nom] эта карта
}
    .gender = feminine
that-game = { $form ->
    [gen] игры
   *[nom] игра
}
    .gender = feminine
that-value = { $form ->
    [gen] этого значения
   *[nom] это значение
}
    .gender = neuter
own-player = { $form ->
    [gen] отвечающего игрока
   *[nom] отвечающий игрок
}
own-card = { $form ->
    [gen] этой карты
   *[nom] эта карта
}
    .gender = feminine
own-game = { $form ->
    [gen] игры
   *[nom] игра
}
    .gender = feminine
own-value = { $form ->
    [gen] этого значения
   *[nom] это значение
}
    .gender = neuter
special-card = { $form ->
    [gen] этой карты
   *[nom] эта карта
}
    .gender = feminine
special-viewer = { $form ->
    [gen] смотрящего
   *[nom] смотрящий
}
special-game = { $form ->
    [gen] игры
   *[nom] игра
}
    .gender = feminine
special-players = { $form ->
    [gen] всех игроков
    [bare] игроков
   *[nom] все игроки
}
    .number = plural
special-alive = { $form ->
    [gen] оставшихся в игре игроков
    [bare] оставшихся в игре игроков
   *[nom] оставшиеся в игре игроки
}
    .number = plural
special-staff = { $form ->
    [gen] мест, которые не играют
    [bare] мест, которые не играют
   *[nom] места, которые не играют
}
    .number = plural
special-now = { $form ->
    [gen] нынешнего времени
   *[nom] нынешнее время
}
    .gender = neuter
special-stages = { $form ->
    [gen] этапов по порядку
    [bare] этапов
   *[nom] этапы по порядку
}
    .number = plural
special-asked = { $form ->
    [gen] ожидаемых игроков
    [bare] ожидаемых игроков
   *[nom] ожидаемые игроки
}
    .number = plural
documents-cards = { $form ->
    [gen] всех видов карт
    [bare] видов карт
   *[nom] все виды карт
}
    .number = plural
documents-characters = { $form ->
    [gen] всех персонажей
    [bare] персонажей
   *[nom] все персонажи
}
    .number = plural
documents-roles = { $form ->
    [gen] всех ролей
    [bare] ролей
   *[nom] все роли
}
    .number = plural
cards-in = { $form ->
    [gen] карт { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] в месте «{ TERM($zone) }»
    }
    [bare] карт { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] в месте «{ TERM($zone) }»
    }
   *[nom] карты { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] в месте «{ TERM($zone) }»
    }
}
    .number = plural
cards-in-of = { $form ->
    [gen] карт { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] в месте «{ TERM($zone) }»
    } у { TERM($of, form: "gen") }
    [bare] карт { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] в месте «{ TERM($zone) }»
    } у { TERM($of, form: "gen") }
   *[nom] карты { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] в месте «{ TERM($zone) }»
    } у { TERM($of, form: "gen") }
}
    .number = plural
size-zone = { $form ->
    [gen] числа карт { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] в месте «{ TERM($zone) }»
    } у { TERM($of, form: "gen") }
   *[nom] число карт { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] в месте «{ TERM($zone) }»
    } у { TERM($of, form: "gen") }
}
    .gender = neuter
result-of-event = { $form ->
    [gen] итога
   *[nom] итог
}
move-by = { $form ->
    [gen] того, кто ходит
   *[nom] тот, кто ходит
}
move-ability = { $form ->
    [gen] использованной способности
   *[nom] использованная способность
}
    .gender = feminine
move-verb = { $form ->
    [gen] хода
   *[nom] ход
}
move-card = { $form ->
    [gen] карты этого хода
   *[nom] карта этого хода
}
    .gender = feminine
move-offer = { $form ->
    [gen] повода для хода
   *[nom] повод для хода
}
move-stage = { $form ->
    [gen] этапа хода
   *[nom] этап хода
}
part-by = { $form ->
    [gen] игрока
   *[nom] игрок
}
part-ability = { $form ->
    [gen] способности
   *[nom] способность
}
    .gender = feminine
part-stage = { $form ->
    [gen] этапа
   *[nom] этап
}
part-pick = { $form ->
    [gen] выбора
   *[nom] выбор
}
member-seat = { $form ->
    [gen] номера места
   *[nom] номер места
}
member-kind = { $form ->
    [gen] вида
   *[nom] вид
}
member-suit = { $form ->
    [gen] масти
   *[nom] масть
}
    .gender = feminine
member-rank = { $form ->
    [gen] достоинства
   *[nom] достоинство
}
    .gender = neuter
member-owner = { $form ->
    [gen] владельца
   *[nom] владелец
}
member-zone = { $form ->
    [gen] места
   *[nom] место
}
    .gender = neuter
suit-clubs = трефы
suit-diamonds = бубны
suit-hearts = червы
suit-spades = пики
row = { TERM($name, $form) } в случае «{ $key }»
setting = { $form ->
    [gen] настройки «{ TERM($name) }»
   *[nom] настройка «{ TERM($name) }»
}
    .gender = feminine
ruling = { $form ->
    [gen] решения по вопросу «{ TERM($name) }»
   *[nom] решение по вопросу «{ TERM($name) }»
}
    .gender = neuter
property-size = { $form ->
    [gen] числа { TERM($list, form: "bare") }
   *[nom] число { TERM($list, form: "bare") }
}
    .gender = neuter
property-first = { $form ->
    [gen] первого в списке ({ $list })
   *[nom] первый в списке ({ $list })
}
    .number = singular
property-last = { $form ->
    [gen] последнего в списке ({ $list })
   *[nom] последний в списке ({ $list })
}
    .number = singular
property-unique = { TERM($list, $form) } без повторов
property-reversed = { TERM($list, $form) } в обратном порядке
property-sorted = { TERM($list, $form) } в установленном порядке
method-has = наличие { TERM($arg, form: "gen") } среди { TERM($list, form: "gen") }
    .gender = neuter
method-index = { $form ->
    [gen] номера { TERM($arg, form: "gen") } среди { TERM($list, form: "gen") }
   *[nom] номер { TERM($arg, form: "gen") } среди { TERM($list, form: "gen") }
}
method-at = { $form ->
    [gen] элемента с номером «{ $arg }» (считая с 0) из { TERM($list, form: "gen") }
   *[nom] элемент с номером «{ $arg }» (считая с 0) из { TERM($list, form: "gen") }
}
    .number = singular
method-top = { $form ->
    [gen] первых из { TERM($list, form: "gen") } числом «{ $arg }»
   *[nom] первые из { TERM($list, form: "gen") } числом «{ $arg }»
}
    .number = plural
method-without = { TERM($list, $form) }, кроме { TERM($arg, form: "gen") }
method-plus = { TERM($list, $form) }, а ещё { TERM($arg, $form) }
    .number = plural
method-starting = { TERM($list, $form) } по порядку, начиная с { TERM($arg, form: "gen") }
method-after = { $form ->
    [gen] следующего после { TERM($arg, form: "gen") } среди { TERM($list, form: "gen") }
   *[nom] следующий после { TERM($arg, form: "gen") } среди { TERM($list, form: "gen") }
}
    .number = singular
method-before = { $form ->
    [gen] предыдущего перед тем, кто есть { $arg }, среди { TERM($list, form: "gen") }
   *[nom] предыдущий перед тем, кто есть { $arg }, среди { TERM($list, form: "gen") }
}
    .number = singular
where-who = { $form ->
    [gen] тех из { TERM($list, form: "gen") }, { $clause }
    [bare] { TERM($list, form: "bare") }, { $clause }
   *[nom] те из { TERM($list, form: "gen") }, { $clause }
}
    .number = plural
where-that = { $form ->
    [gen] таких из { TERM($list, form: "gen") }, что { $clause }
    [bare] таких { TERM($list, form: "bare") }, что { $clause }
   *[nom] такие из { TERM($list, form: "gen") }, что { $clause }
}
    .number = plural
list-sum = { $form ->
    [gen] суммы ({ $value }) по всем из { TERM($list, form: "gen") }
   *[nom] сумма ({ $value }) по всем из { TERM($list, form: "gen") }
}
    .gender = feminine
list-most = { $form ->
    [gen] тех из { TERM($list, form: "gen") }, у кого больше всего { TERM($value, form: "gen") }
   *[nom] те из { TERM($list, form: "gen") }, у кого больше всего { TERM($value, form: "gen") }
}
    .number = plural
list-least = { $form ->
    [gen] тех из { TERM($list, form: "gen") }, у кого меньше всего { TERM($value, form: "gen") }
   *[nom] те из { TERM($list, form: "gen") }, у кого меньше всего { TERM($value, form: "gen") }
}
    .number = plural
list-map = { TERM($value, $form) } для каждого из { TERM($list, form: "gen") }
range = { $form ->
    [gen] чисел от { TERM($low, form: "gen") } до { TERM($high, form: "gen") }
    [bare] чисел от { TERM($low, form: "gen") } до { TERM($high, form: "gen") }
   *[nom] числа от { TERM($low, form: "gen") } до { TERM($high, form: "gen") }
}
    .number = plural
smaller = { $form ->
    [gen] меньшего из двух ({ $a } и { $b })
   *[nom] меньшее из двух ({ $a } и { $b })
}
    .gender = neuter
larger = { $form ->
    [gen] большего из двух ({ $a } и { $b })
   *[nom] большее из двух ({ $a } и { $b })
}
    .gender = neuter
negative = минус { TERM($a, $form) }
arith-plus = { TERM($a, $form) } плюс { TERM($b, $form) }
arith-minus = { TERM($a, $form) } минус { TERM($b, $form) }
arith-times = { TERM($a, $form) }, умноженное на { $b }
arith-half = { TERM($a, $form) }, делённое на { $b } (с округлением вниз)
arith-remainder = { $form ->
    [gen] остатка от деления { TERM($a, form: "gen") } на { $b }
   *[nom] остаток от деления { TERM($a, form: "gen") } на { $b }
}
either-value = { TERM($a, $form) }, если { $clause } (иначе { $b })
seconds = { $n ->
    [one] { $n } секунда
    [few] { $n } секунды
   *[many] { $n } секунд
}
milliseconds = { $n ->
    [one] { $n } миллисекунда
    [few] { $n } миллисекунды
   *[many] { $n } миллисекунд
}
grouped = ({ TERM($part, $form) })
grouped-clause = ({ $part })
full-stop = .
label = ({ $label })
on = включено
off = выключено
everybody = все
    .number = plural
a-clock = часы

## условия
and = { $parts }
or = { $parts }
always = это верно всегда
never = это не бывает верно
label-clause = верно ({ $label })
this-is-so = это так
all-of-these = верно всё перечисленное
any-of-these = верно хотя бы одно из перечисленного
eq = { $a } — это { $b }
    .no = { $a } — это не { $b }
lt = { $a } меньше { TERM($b, form: "gen") }
le = { $a } не больше { TERM($b, form: "gen") }
gt = { $a } больше { TERM($b, form: "gen") }
ge = { $a } не меньше { TERM($b, form: "gen") }
among = { $a } есть среди { TERM($list, form: "gen") }
    .no = { $a } не среди { TERM($list, form: "gen") }
one-of = { $a } — это { $values }
    .no = { $a } — это не { $values }
is-none = нет { TERM($value, form: "gen") }
    .no = есть { $value }
empty = нет { TERM($list, form: "bare") }
    .no = есть { $list }
all = для каждого из { TERM($list, form: "gen") } верно, что { $clause }
    .no = не для каждого из { TERM($list, form: "gen") } верно, что { $clause }
holds = верно, что { $value }
    .no = неверно, что { $value }
same-truth = верно или неверно сразу и то, и другое: { $a }; { $b }
    .no = верно только одно из двух: { $a }; { $b }
either = если { $clause }, то { $a }, а иначе { $b }
flag = { FEAT($name, of: "holds") ->
    [yes] { $of } { TERM($name, form: "holds") }
   *[no] для { TERM($of, form: "gen") } верно «{ TERM($name) }»
}
    .no = { FEAT($name, of: "holds_not") ->
    [yes] { $of } { TERM($name, form: "holds_not") }
   *[no] для { TERM($of, form: "gen") } неверно «{ TERM($name) }»
}
who-flag = { FEAT($name, of: "holds_pl") ->
    [yes] которые { TERM($name, form: "holds_pl") }
   *[no] для которых верно «{ TERM($name) }»
}
    .no = { FEAT($name, of: "holds_not_pl") ->
    [yes] которые { TERM($name, form: "holds_not_pl") }
   *[no] для которых неверно «{ TERM($name) }»
}
flag-game = { FEAT($name, of: "holds") ->
    [yes] { TERM($name, form: "holds") }
   *[no] верно «{ TERM($name) }»
}
    .no = { FEAT($name, of: "holds_not") ->
    [yes] { TERM($name, form: "holds_not") }
   *[no] неверно «{ TERM($name) }»
}
flag-with = для { TERM($of, form: "gen") } и { TERM($arg, form: "gen") } верно «{ TERM($name) }»
    .no = для { TERM($of, form: "gen") } и { TERM($arg, form: "gen") } неверно «{ TERM($name) }»
flag-game-with = для { TERM($arg, form: "gen") } верно «{ TERM($name) }»
    .no = для { TERM($arg, form: "gen") } неверно «{ TERM($name) }»
setting-on = настройка «{ TERM($name) }» включена
    .no = настройка «{ TERM($name) }» выключена
ruling-is = в вопросе «{ TERM($name) }» решено «{ TERM($reading) }»
    .no = в вопросе «{ TERM($name) }» решено не «{ TERM($reading) }»
contractions = { "" }

## forms that names must have: `form`, or `form:ending:gender` of the names that need it
forms-needed = gen
