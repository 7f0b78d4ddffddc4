### Слова вокруг наблюдения в подсказке.

seat-head = { $game } ({ $mode }). Ваше место: { $seat }.
seat-phase = Ожидается: { $asks }.
seat-events = После вашего прошлого хода:
seat-table = Стол:
seat-facts = Вы узнали:
seat-legal = Ваши допустимые ходы:
seat-you = { $seat } (вы)
seat-time = время: { $seconds } с
seat-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
seat-left-out = Что здесь не названо, то скрыто от вас либо отсутствует, не выполнено или равно нулю.
seat-words = с вашими словами, не больше { $most } знаков
seat-id = идентификатор допустимого хода
seat-answer = Закончите ответ одним объектом JSON: { $format }
seat-unlisted = Список допустимых ходов не дан: запишите ход по правилам: действие, то, что для него нужно, и « > » перед местом.
seat-talk = На ход с вашими словами отвечайте так: { $format }
seat-withdraw = Чтобы взять ответ назад: { $format }
seat-wait = Сейчас ходить не обязательно: { $format }
seat-illegal = Ход { $move } невозможен: { $reason }. Выберите другой ход.
seat-unparsable = Ваш ответ не удалось прочесть: { $reason }. Закончите его одним объектом JSON, { $format }. Ваш ответ кончался так:
