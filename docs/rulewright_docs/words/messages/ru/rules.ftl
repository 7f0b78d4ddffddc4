### Целые правила, по видам.

seats = Играть могут от { $low } до { $high } человек.
constant-is = Постоянное значение «{ TERM($name) }» — { $value }.
constant-table = Значение «{ TERM($name) }» зависит от случая.
constant-row = В случае «{ $key }» значение «{ TERM($name) }» таково: { $value }.
setting-default = Обычное значение настройки «{ TERM($name) }» — { $value }.
setting-one-of = Возможные значения — { $values }.
at-least = Меньше { $n } не бывает.
at-most = Больше { $n } не бывает.
reading = Возможное решение вопроса «{ TERM($name) }» — «{ TERM($reading) }».
reading-default = Обычное решение вопроса «{ TERM($name) }» — «{ TERM($reading) }».
attribute-of-game = В игре запоминается «{ TERM($name) }».
attribute-of-player = У каждого игрока есть своё значение «{ TERM($name) }».
attribute-of-card = У каждой карты есть своё значение «{ TERM($name) }».
attribute-flag-of-game = В игре запоминается, верно ли, что { $flag }.
attribute-flag-of-player = О каждом игроке запоминается, верно ли, что { $flag }.
attribute-flag-of-card = О каждой карте запоминается, верно ли, что { $flag }.
begins = Сначала это { $value }.
begins-none = Сначала этого нет.
begins-yes = Сначала это верно.
begins-no = Сначала это неверно.
begins-exactly-if = Сначала это верно ровно в том случае, если { $test }.
until-event = Всё начинается заново после такого события: { TERM($event, form: "inner") }.
seen-all = Это видят все.
seen-owner = Это видит только владелец.
seen-none = Этого не видит никто.
seen-if = Смотрящий видит это, только если { $test }.
cards-seen-all = Карты видят все.
cards-seen-owner = Карты видит только владелец.
cards-seen-none = Карт не видит никто.
cards-seen-if = Смотрящий видит карты, только если { $test }.
counted-all = Число карт знают все.
counted-owner = Число карт знает только владелец.
counted-none = Числа карт не знает никто.
counted-if = Смотрящий знает число карт, только если { $test }.
zone-of-game = Есть общее место для карт: «{ TERM($name) }».
zone-of-player = У каждого игрока есть место для карт: «{ TERM($name) }».
zone-begins = Здесь все карты лежат сначала.
number-is = { $place } — это { $value }.
number-always = Обычно { $flag }.
number-never = Только по особым правилам { $flag }.
number-exactly-if = { $flag } ровно в том случае, если { $test }.
number-changed = Это { FEAT($owners, of: "number") ->
    [plural] могут
   *[singular] может
} изменить { $owners }.
owner-rule = общие правила
    .number = plural
owner-card = карта «{ TERM($name) }»
owner-character = персонаж «{ TERM($name) }»
owner-role = роль «{ TERM($name) }»
owner-status = состояние «{ TERM($name) }»
timer-of-game = В игре есть часы «{ TERM($timer) }».
timer-of-player = У каждого игрока есть часы «{ TERM($timer) }».
timer-ends = Когда время истекает, { TERM($event, form: "inner") }.
fires-before = Они срабатывают раньше того, что делают игроки в тот же миг.
fires-after = Они срабатывают позже того, что делают игроки в тот же миг.
sound-game = Во всякий миг покоя { $test }.
sound-player = Во всякий миг покоя о каждом игроке верно, что { $test }.
staff = Место «{ TERM($name) }» не играет.
staff-sees-all = Оно видит всё.
staff-sees-own = Оно видит то же, что зритель, и свои дела.
lineup = Обычный список ролей — { $value }.
lineup-needs = Список ролей допустим, только если { $test }.
document-card = Карт «{ TERM($name) }» в колоде { $n }.
document-character = Это персонаж «{ TERM($name) }».
document-role = Это роль «{ TERM($name) }».
document-status = Это состояние «{ TERM($name) }».
data-is = Свойство «{ TERM($name) }» — { $value }.
data-flag = Есть свойство «{ TERM($name) }».
data-flag-not = Свойства «{ TERM($name) }» нет.
event-does = Когда { TERM($event, form: "inner") }, делается вот что:
event-only-told = Событие «{ TERM($event) }» — только объявление.
event-outside = Это приходит извне стола.
event-while = Это продолжается, только пока { $test }.
event-changed = Изменить или продолжить это { FEAT($owners, of: "number") ->
    [plural] могут
   *[singular] может
} { $owners }.
told = Об этом { FEAT($who, of: "number") ->
    [plural] узнают
   *[singular] узнаёт
} { $who }.
told-data = Об этом { FEAT($who, of: "number") ->
    [plural] узнают
   *[singular] узнаёт
} { $who }, с подробностями: { $data }.
told-only = Подробность «{ $field }» сообщают только таким: { $who }.
told-late = Об этом сообщается, когда оно закончилось.
told-nobody = Само по себе это никому не объявляют.

## способности
offer = В пору «{ $occasions }» { $me } может сделать ход «{ TERM($move) }».
offer-card = В пору «{ $occasions }» её может сыграть { $me }.
offer-anytime = В любое время { $me } может сделать ход «{ TERM($move) }».
offer-anytime-card = В любое время её может сыграть { $me }.
only-if = Это возможно, только если { $test }.
param = В ходе называют параметр «{ TERM($name) }» — одно из этого: { $from }.
param-may = В ходе можно назвать параметр «{ TERM($name) }» — одно из этого: { $from }.
param-count = В ходе называют параметр «{ TERM($name) }» — столько ({ $count }) из этого: { $from }.
param-may-count = В ходе можно назвать параметр «{ TERM($name) }» — столько ({ $count }) из этого: { $from }.
param-text = С ходом говорят что угодно, не длиннее { $n } знаков.
need = Ход допускается, только если { $test }.
need-hidden = Ход удаётся (заранее этого не узнать), только если { $test }.
works-from = Карта действует отсюда: { $zones }.
once-game = Это действует один раз за игру.
once-event = Это действует один раз за каждое событие: { TERM($event, form: "inner") }.
order = Среди того, что следует из одного события, место этого — { $n }; меньшие места идут раньше.
when-dead = Это действует и для выбывшего из игры.
stage = Это выполняется на этапе «{ TERM($stage) }».
before = Перед тем как { TERM($events, form: "inner") }, действует вот что:
instead = Когда { TERM($events, form: "inner") }, вместо этого происходит вот что:
after = После того как { TERM($events, form: "inner") }, следует вот что:
whenever = Как только { $test }:
modify-add = Прибавка к значению «{ $place }» — { $value }.
modify-subtract = Убыль значения «{ $place }» — { $value }.
modify-set = { $place } — это { $value }.
modify-include = К списку «{ $place }» относится также { $value }.
modify-flag = По этому правилу { $clause }.
modify-of-player = Это относится к игроку, если { $test }.
modify-of-card = Это относится к карте, если { $test }.
modify-of-game = Это действует, если { $test }.
forbid = Ходы в пору «{ $occasions }» запрещены.
forbid-if = Ход в пору «{ $occasions }» запрещён, если { $test }.
