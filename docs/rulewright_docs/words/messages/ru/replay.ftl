### Разобранные примеры: что делают и что происходит, шаг за шагом, и слова просмотра.

## значения
replay-text = { $text }
replay-card = { TERM($card) } { $rank }
replay-words = «{ $words }»
replay-staff = { TERM($name, form: "inner") }
replay-nothing = ничего
replay-place = { TERM($zone) } ({ $who })

## события любой игры
replay-over = Игра окончена: { TERM($because, form: "inner") }. { FEAT($winners, of: "number") ->
    [plural] Победители: { $winners }
   *[singular] Победитель: { $winners }
}.
replay-over-draw = Игра окончена без победителя: { TERM($because, form: "inner") }.
replay-moved = Карты переходят с места на место ({ $source } → { $target }): { $cards }.
replay-moved-untold = Карты переходят с места на место ({ $source } → { $target }), всего карт: { $count }.
replay-flipped = Для { $of } бросают монету: { $heads-id ->
    [true] орёл
   *[false] решка
}.
replay-shuffled = Перемешано: { $zone }.
replay-fact = Все узнают об игроке { $of }: «{ $what }» — { $is }.
replay-fact-secret = Тайно { FEAT($told, of: "number") ->
    [plural] { $told } узнают
   *[singular] { $told } узнаёт
} об игроке { $of }: «{ $what }» — { $is }.

## шаги
replay-setup = Стол готов.
replay-setup-refused = Такой стол невозможен. { $reason }
replay-move = { $who } выбирает «{ $move }»: { $params }.
replay-move-bare = { $who } выбирает «{ $move }».
replay-move-odd = { $who } пробует `{ $text }`.
replay-move-pass = { $who } пасует.
replay-withdraw = { $who } отзывает свой ответ.
replay-tick = На часах { $time }.
replay-outside = Событие вне игры, которое касается { $who }: { $event }.
replay-outside-bare = Событие вне игры: { $event }.
replay-at = В { $time }: { $sentence }
replay-via = { $staff } вводит за { $who }: { $sentence }
replay-forced = { $sentence } (другого хода нет)
replay-refused = Нельзя: { $sentence } { $reason }
replay-together = Все разом: { $sentences }

## почему что-то нельзя
replay-why-no-such-ask = Об этом никто не спрашивает.
replay-why-closed = Время для этого прошло.
replay-why-not-yours = Это решает кто-то другой.
replay-why-not-offered = Здесь такого хода нет.
replay-why-not-held = Этой карты у игрока нет.
replay-why-bad-target = Такую цель выбрать нельзя.
replay-why-out-of-reach = Цель слишком далеко.
replay-why-limit = Это больше допустимого.
replay-why-not-enough = Этого мало.
replay-why-forbidden = Это запрещает что-то, что действует в игре.
replay-why-malformed = Ход неполон, или в нём есть лишнее.
replay-why-over = Игра окончена.
replay-why-chance = Случайно такое выпасть не может.
replay-why-seats = Число или имена мест не годятся.
replay-why-mode = Такого режима нет.
replay-why-setting = У настройки невозможное значение.
replay-why-ruling = У спорного вопроса нет такого прочтения.
replay-why-lineup = Такой список ролей недопустим.
replay-why-position = К такому положению игра не приводит.
replay-why-host = Ведущего нет за столом.
replay-why = Правила этого не позволяют.

## страница
replay-title = { $step } { $event }
replay-shows = Показывает
replay-claims = Утверждения
replay-mode = Режим
replay-settings = Настройки
replay-rulings = Прочтения
replay-lineup = Роли в игре
replay-start = Начальное положение
replay-steps = Шаг за шагом
replay-variants = То же в других режимах и прочтениях
replay-failed = Движок делает не то, что сказано в примере: { $message }
replay-private = Об этом сообщают не всем
replay-on = да
replay-off = нет

## просмотр: %1 и %2 — числа или имена
replay-ui-board = Стол
replay-ui-eyes = Глазами
replay-ui-all = Тот, кто видит всё
replay-ui-onlooker = Зритель
replay-ui-seat = Игрок %1
replay-ui-first = Первый шаг
replay-ui-previous = Шаг назад
replay-ui-next = Шаг вперёд
replay-ui-last = Последний шаг
replay-ui-play = Воспроизвести
replay-ui-pause = Пауза
replay-ui-slider = Шаг
replay-ui-step = Шаг %1 из %2
replay-ui-cards = Карт: %1
replay-ui-hidden = скрыто
replay-ui-empty = пусто
replay-ui-asked = Кто ходит
replay-ui-nobody = Никому не нужно ходить
replay-ui-facts = Что известно
replay-ui-clock = Часы
replay-ui-out = вне игры
replay-ui-over = Игра окончена
replay-ui-winners = Победители
replay-ui-draw = Никто не выигрывает
replay-ui-yes = да
replay-ui-no = нет
replay-ui-help = Работают и клавиши со стрелками, и клавиши «в начало» и «в конец».
