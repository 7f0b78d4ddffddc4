### Слова страниц книги.

book-site-title = Правила игр со скрытыми ролями и блефом
book-home-title = Полные правила на вашем языке
book-home-intro = Каждая страница создаётся из правил, записанных как данные и исполняемых программой. Измените в правилах одно число — и изменятся все фразы, таблицы и карты.
book-home-games = Игры
book-home-about = Об этой книге
book-home-unofficial = rulewright — неофициальный проект. BANG!, Perudo и другие названия принадлежат их владельцам и используются лишь затем, чтобы указать, какие правила описаны.
book-home-how = У каждого правила есть номер и идентификатор, одинаковый на всех языках. Под правилом указано, какие утверждения из текста правил оно передаёт и какие примеры его показывают.
book-home-licence = Правила и тексты: CC BY 4.0. Код: MIT.
book-language-name = Русский
book-language-switch = Язык
book-skip-search = Поиск
book-search-title = Поиск по правилам
book-search-hint = Введите название карты, роль или вопрос
book-search-none = Ничего не найдено.
book-search-found = { $count ->
    [one] { $count } страница
    [few] { $count } страницы
   *[other] { $count } страниц
}
book-search-loading = Идёт поиск…
book-search-close = Закрыть
book-search-failed = Для поиска нужен веб-сервер: запустите rulewright docs serve.
book-kind-game = Игра
book-kind-rule = Правило
book-kind-card = Карта
book-kind-character = Персонаж
book-kind-role = Роль
book-kind-status = Состояние
book-kind-mode = Режим
book-kind-ruling = Спорный вопрос
book-kind-proof = Проверка
book-kind-example = Пример
book-kind-odds = Вероятности
book-kind-picture = Изображения
book-documents-card = Карты
book-documents-character = Персонажи
book-documents-role = Роли
book-documents-status = Состояния
book-documents-intro = Всего: { $count }.
book-rules-title = Полные правила
book-rules-intro = Все правила режима «{ $mode }», всего { $count }. Номера нужны, чтобы называть правила вслух; идентификатор правила никогда не меняется.
book-rule-untitled = Подробности
book-rule-claims = утверждения { $claims }
book-rule-uses = опирается на: { $rules }
book-rule-used-by = нужно для: { $rules }
book-rule-examples = { $count ->
    [one] { $count } пример
    [few] { $count } примера
   *[other] { $count } примеров
}
book-chapter-setup = Подготовка
book-chapter-turn = Ход
book-chapter-distance = Расстояние и дальность
book-chapter-attack = Атака и ответ
book-chapter-taking = Как забирают карты
book-chapter-checks = Проверки
book-chapter-healing = Лечение
book-chapter-death = Выбывание
book-chapter-victory = Чем кончается игра
book-chapter-glory = Слава
book-chapter-characters = Что меняют персонажи
book-chapter-time = Время
book-chapter-positions = Какие положения возможны
book-chapter-phases = Фазы
book-chapter-night = Ночь
book-chapter-day = День
book-chapter-talk = Разговоры
book-chapter-absence = Отсутствие
book-chapter-kept = Что запоминается
book-chapter-round = Раунд
book-chapter-bidding = Ставки
book-chapter-ones = Единицы
book-chapter-challenge = Проверка ставки
book-chapter-more = Другие правила
book-copies = Экземпляры
book-copies-are = { $count ->
    [one] В колоде { $count } экземпляр.
    [few] В колоде { $count } экземпляра.
   *[other] В колоде { $count } экземпляров.
}
book-in-short = Коротко
book-what-it-does = Как это действует
book-only-in-mode = Это есть только в режиме «{ $mode }».
book-interactions = Связано с
book-examples-title = Разобранные примеры
book-examples-intro = { $count ->
    [one] { $count } ситуация
    [few] { $count } ситуации
   *[other] { $count } ситуаций
} с верным исходом: всё шаг за шагом разыгрывает эталонный движок. Каждая служит и проверкой для любого другого движка.
book-examples-more = и ещё { $count }
book-seats-title = Игроки
book-seats-short = { $low }–{ $high }
book-by-seats = по числу игроков
book-role = Роль
book-mode = Режим
book-modes-title = Режимы
book-modes-intro = Полностью изложены правила режима «{ $mode }». О каждом другом режиме сказано, что он меняет.
book-mode-is-main = Это обычный режим. Его правила изложены полностью.
book-mode-intro = По сравнению с режимом «{ $mode }» новых правил: { $added }, убрано: { $gone }, изменено: { $changed }.
book-rules-added = Новые правила
book-rules-gone = Убранные правила
book-rules-changed = Изменённые правила
book-gone = больше нет
book-came = вместо этого
book-ruling = Спорный вопрос
book-rulings-title = Вопросы и решения
book-rulings-intro = { $count ->
    [one] Есть { $count } место
    [few] Есть { $count } места
   *[other] Есть { $count } мест
}, где тексты правил или игроки расходятся. У каждого такого места есть прочтения, и у каждого прочтения — своё название; режим принимает одно из них, а за столом можно выбрать другое.
book-ruling-origin = Источник: { $origin }
book-ruling-read-by = Это важно для: { $rules }
book-reading-title = Прочтение
book-usual-in = Обычно в режимах
book-quick-title = Памятка на одной странице
book-phases-title = Фазы
book-odds-title = Вероятности
book-gallery-title = Галерея
book-print-title = Распечатай и играй
book-glossary-title = Словарь и указатель
book-glossary-intro = Терминов: { $count }; для каждого указаны его правило и те правила, где он встречается.
book-spoken-of-in = в { $rules }
book-coverage-title = Что доказано
book-coverage-intro = Примерами показано правил: { $shown } из { $rules }; всего примеров: { $count }.
book-coverage-engines = Отчёты движков: { $engines }
book-not-shown = За столом этого не показать, или же примера нет.
book-changes-title = Изменения
book-changes-intro = Что изменилось в правилах от версии к версии.
book-changes-none = Это первая версия, правила которой сохранены; сравнивать пока не с чем.
book-changes-new-game = Игра появилась в этой версии.
book-changes-nothing = Ничего не изменилось.
book-changes-version = Версия { $version }
book-changes-since = Изменения после версии { $version }
book-goal-title = Цель
book-minute-title = За одну минуту
book-first-title = Для первой партии
book-pages-title = Что читать дальше
book-version-note = Версия правил { $version }
book-kinds-and-copies = Карт: { $copies }, видов: { $kinds }
book-text-stale = После того как этот текст был написан, правила изменились; читайте его с осторожностью.
book-text-missing = Этого текста пока нет на русском.
book-breadcrumb = Где вы находитесь
book-palette-dark = Тёмная тема
book-palette-light = Светлая тема
book-no-such-page = Такой страницы нет.
book-home-short = Главная
book-modes-new = Новые режимы
book-changes-unread = Правила той версии записаны на языке правил в его прежнем виде, и сравнить их нельзя.
book-odds-intro = Точные вероятности, вычисленные по правилам. Формула показывает, как они получены, чтобы каждый мог это проверить.
book-llms-full = все правила в одном файле, примерно токенов: { $tokens }
book-as-markdown = Эта страница в Markdown
book-kind-guide = Руководство
book-home-guides = Руководства
