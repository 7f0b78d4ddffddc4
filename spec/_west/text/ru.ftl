### Предложения западной основы: её события и значения.

event-roles-dealt = Роли раздаются, и все узнают, кто главный: это { $leader }.
event-turn = Начинается ход { TERM($who, form: "gen") }.
event-turn-steps = { $who } проходит шаги своего хода.
event-start-checks = Проводятся проверки в начале хода { TERM($who, form: "gen") }.
event-play-and-discard = { $who } играет карты, а потом сбрасывает лишние.
event-play-phase = { $who } может играть карты.
event-discard-phase = { $who } сбрасывает лишние карты.
event-draw = { $who } берёт { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [one] { $n } карту
         [few] { $n } карты
        *[many] { $n } карт
    }
   *[no] карты, числом { $n }
}.
event-draw-phase = { $who } берёт карты своего хода.
event-draw-seeing = { $who } берёт { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [one] { $n } карту
         [few] { $n } карты
        *[many] { $n } карт
    }
   *[no] карты, числом { $n }
}, и может просмотреть больше.
event-look = { $who } смотрит верхние карты колоды, числом { $n }.
event-look-rest = { $who } возвращает остальные карты.
event-check = { $who } открывает карты для проверки ({ $about }).
event-shot = { $by } стреляет, и цель здесь — { $to }.
event-volley = { $by } стреляет во всех остальных.
event-hit = { $to } отвечает на нападение { TERM($by, form: "gen") }.
event-take-cover = { $who } укрывается.
event-shelter = { $who } проверяет укрытие.
event-raid = { $by } совершает налёт на всех остальных.
event-raided = { $to } отвечает на налёт { TERM($by, form: "gen") }.
event-duel = { $by } вызывает на дуэль, и противник здесь — { $to }.
event-duel-answer = { $who } отвечает на дуэли.
event-wound = { $to } получает рану и теряет { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [one] { $n } сердце
         [few] { $n } сердца
        *[many] { $n } сердец
    }
   *[no] сердца, числом { $n }
}.
event-dying = { $who } получает последнюю возможность спастись.
event-heal = { $who } возвращает { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [one] { $n } сердце
         [few] { $n } сердца
        *[many] { $n } сердец
    }
   *[no] сердца, числом { $n }
}.
event-exploded = От взрыва страдает { $who }.
event-spend = { $who } кладёт в сброс то, что играет: это { $card }.
event-one-card = У { TERM($of, form: "gen") } берут { $what }, а если этого нет — случайную карту с руки.
event-market-opens = Открывается рынок, и первым выбирает { $by }.
event-death = { $who } выбывает из игры.
event-leave-cards = { $who } оставляет все свои карты.
event-penalty = { $who } в наказание теряет все свои карты.
number-distance = { $form ->
    [gen] расстояния от { TERM($of, form: "gen") } до { TERM($arg, form: "gen") }
   *[nom] расстояние от { TERM($of, form: "gen") } до { TERM($arg, form: "gen") }
}
    .gender = neuter
number-steps = { $form ->
    [gen] числа шагов от { TERM($of, form: "gen") } до { TERM($arg, form: "gen") }
   *[nom] число шагов от { TERM($of, form: "gen") } до { TERM($arg, form: "gen") }
}
    .gender = neuter
number-snatch-distance = { $form ->
    [gen] расстояния для кражи от { TERM($of, form: "gen") } до { TERM($arg, form: "gen") }
   *[nom] расстояние для кражи от { TERM($of, form: "gen") } до { TERM($arg, form: "gen") }
}
    .gender = neuter
number-market-order = { $form ->
    [gen] игроков в порядке рынка, начиная с { TERM($arg, form: "gen") }
    [bare] игроков в порядке рынка, начиная с { TERM($arg, form: "gen") }
   *[nom] игроки в порядке рынка, начиная с { TERM($arg, form: "gen") }
}
    .number = plural
number-good-for = для { TERM($arg, form: "gen") } удачна { $of }
    .no = для { TERM($arg, form: "gen") } неудачна { $of }
number-fits = { $arg } роздана столько раз, сколько сказано в списке ролей
    .no = { $arg } роздана не столько раз, сколько сказано в списке ролей

## Разобранные примеры: что говорится о ходе или событии с его настоящими данными.

replay-check = Проверка у { $who } ({ $about }): { $result-id ->
    [true] успех
   *[false] неудача
}.
replay-death = { $who } выбывает из игры, роль — { $role }.
replay-shot = { $by } стреляет в { $to }.
replay-duel = { $by } вызывает { $to } на дуэль.
replay-wound = { $to } получает рану и теряет { $n ->
    [one] { $n } сердце
    [few] { $n } сердца
   *[many] { $n } сердец
}.
replay-heal = { $who } возвращает себе { $n ->
    [one] { $n } сердце
    [few] { $n } сердца
   *[many] { $n } сердец
}.
replay-noon-begins = Наступает полдень.
replay-disconnect = { $who } теряет связь.
replay-reconnect = { $who } снова на связи.
replay-outside-disconnect = Связь с { $who } обрывается.
replay-outside-reconnect = { $who } подключается снова.
replay-fact-second-card = { $of } показывает вторую взятую карту: { $is }.
replay-fact-top-of-deck = Все видят верхнюю карту колоды: { $is }.
replay-fact-top-of-deck-secret = Только { $told } знает верхнюю карту колоды: { $is }.
replay-moved-hand-discard = { $of } кладёт в сброс: { $cards }.
replay-moved-table-discard = Со стола { $of } уходит в сброс: { $cards }.
replay-moved-held-discard = { $of } кладёт в сброс отложенную карту: { $cards }.
replay-moved-looking-discard = { $of } кладёт из просмотренных карт в сброс: { $cards }.
replay-moved-deck-hand = { $to } берёт из колоды: { $cards }.
replay-moved-deck-hand-untold = { $to } берёт из колоды { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
replay-moved-hand-table = { $of } кладёт перед { $to }: { $cards }.
replay-moved-hand-table-own = { $of } кладёт перед собой: { $cards }.
replay-moved-table-table = Со стола { $of } переходит к { $to }: { $cards }.
replay-moved-hand-hand = С руки { $of } к { $to } переходит: { $cards }.
replay-moved-hand-hand-untold = С руки { $of } к { $to }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
replay-moved-table-hand = { $to } забирает на руку со стола { $of }: { $cards }.
replay-moved-deck-checked = Из колоды вскрывают: { $cards }.
replay-moved-checked-discard = После проверки уходит в сброс: { $cards }.
replay-moved-market-hand = { $to } берёт с рынка: { $cards }.
replay-moved-market-hand-untold = { $to } берёт с рынка { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
replay-moved-deck-market = На рынок выкладывают: { $cards }.
replay-moved-deck-looking = { $to } смотрит карты: { $cards }.
replay-moved-deck-looking-untold = { $to } смотрит { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
} из колоды.
replay-moved-looking-hand = { $to } оставляет себе: { $cards }.
replay-moved-looking-hand-untold = { $to } оставляет себе { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
replay-moved-looking-deck = { $of } возвращает в колоду: { $cards }.
replay-moved-looking-deck-untold = { $of } возвращает в колоду { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
replay-moved-discard-deck = Сброс снова становится колодой: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}.
replay-moved-discard-hand = { $to } берёт из сброса: { $cards }.
replay-moved-hand-held = { $of } откладывает: { $cards }.
replay-moved-hand-held-untold = { $of } откладывает { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
replay-moved-table-held = Со стола { $of } откладывается: { $cards }.
replay-moved-held-hand = { $to } возвращает себе на руку: { $cards }.
replay-moved-held-hand-untold = { $to } возвращает себе на руку { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}.
replay-shuffled = Перемешивается { TERM($zone) }.
replay-move-play-card = { $who } играет «{ $card }».
replay-move-play-card-target = { $who } играет «{ $card }», цель — { $target }.
replay-move-play-card-target-what = { $who } играет «{ $card }», цель — { $target }, нужна карта { $what }.
replay-move-discard-what = { $who } сбрасывает: { $what }.
replay-move-choose-what = { $who } выбирает: { $what }.
replay-move-keep-what = { $who } оставляет себе: { $what }.
replay-move-take-what = { $who } берёт: { $what }.
replay-move-take-target = { $who } берёт карту у { $target }.
replay-move-take = { $who } берёт карту.
replay-move-draw = { $who } берёт из колоды.
replay-move-mend-cards = { $who } отдаёт карты, чтобы вылечиться: { $cards }.
