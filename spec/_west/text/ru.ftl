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
