### Предложения «Лжеца»: его события и значения.

event-round = Начинается новый раунд, и первым ходит { $starter }.
event-throw = { $who } бросает все свои кости.
event-bid-made = { $by } делает ставку: число — { $quantity }, значение — { $face }.
event-challenged = { $by } не верит ставке { TERM($bidder, form: "gen") }.
event-cup-opened = { $who } открывает стакан и показывает { $dice }.
event-counted = Подсчитываются кости, подходящие к ставке: их { $count }.
event-die-lost = { $who } теряет кость.
event-out = { $who } выбывает из игры.
number-next-seat = { $form ->
    [gen] игрока, следующего после { TERM($arg, form: "gen") }
   *[nom] игрок, следующий после { TERM($arg, form: "gen") }
}
number-height = { $form ->
    [gen] высоты { TERM($arg, form: "gen") }
   *[nom] высота { TERM($arg, form: "gen") }
}
    .gender = feminine
number-outranks = { $arg } старше значения в ставке
    .no = { $arg } не старше значения в ставке
number-matches = { $arg } подходит к ставке
    .no = { $arg } не подходит к ставке
number-floor = { $form ->
    [gen] наименьшего числа для { TERM($arg, form: "gen") }
   *[nom] наименьшее число для { TERM($arg, form: "gen") }
}
    .gender = neuter

## Разобранные примеры: что говорится о ходе или событии с его настоящими данными.

replay-bid-made = { $by } делает ставку { $quantity } × { $face }.
replay-challenged = { $by } не верит ставке { $bidder }: { $quantity } × { $face }.
replay-counted = Подходящих костей: { $count }, в ставке названо { $quantity }.
replay-move-bid = { $who } делает ставку { $quantity } × { $face }.
replay-move-challenge = { $who } не верит.
