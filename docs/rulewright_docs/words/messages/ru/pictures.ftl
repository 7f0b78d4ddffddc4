### Слова на картинках и о них: лицевые стороны карт, листы для печати, схемы.

face-card = Карта
face-character = Персонаж
face-role = Роль
face-status = Состояние
faces-of-card = Карты
faces-of-character = Персонажи
faces-of-role = Роли
faces-of-status = Состояния
faces-of-dice = Кости
face-mark = { TERM($name) }: { $n }
face-copy = { $rank }, { $suit }
face-count = { $n ->
    [one] { $n } карта
    [few] { $n } карты
   *[many] { $n } карт
}
die-face = На кости выпало { $n }

sheet-title = { TERM($game) }: карты, чтобы распечатать и вырезать
sheet-hint = Печатайте в масштабе 100 %, не подгоняя под страницу, и режьте по меткам.
sheet-dice = Вырежьте по внешней линии, согните по внутренним и приклейте клапаны.
sheet-course = Как идёт игра
sheet-kinds = Виды и количество

diagram-title = Ход игры «{ TERM($game) }» ({ TERM($mode) })
diagram-about = Какие решения принимают игроки и что за чем следует.
diagram-start = Начало
diagram-end = Конец игры
diagram-next = затем { $nodes }
diagram-last = игра заканчивается: { $reasons }
diagram-legend-wait = Решение за игроками.
diagram-legend-pause = Никому не нужно действовать; игра идёт дальше сама.
diagram-legend-event = То, что может произойти; если этого не происходит, сразу наступает следующее.
diagram-legend-clock = Идут часы.
diagram-legend-rest = Здесь игру можно сохранить и продолжить позже.
diagram-anytime = В любое время: { $moves }.
diagram-in-words = То же словами
