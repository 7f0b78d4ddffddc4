### Words of the pages of the book.

book-site-title = Rules of hidden-role and bluffing games
book-home-title = The rules, complete and in your language
book-home-intro = Every page here is generated from rules that are written as data and carried out by a program. Change one number in the rules, and every sentence, table and card follows.
book-home-games = Games
book-home-about = About this book
book-home-unofficial = rulewright is an unofficial project. BANG!, Perudo and other names belong to their owners and are used only to say which rules are described.
book-home-how = Each rule has a number and an id that stays the same in every language. Below a rule stand the claims of the rule text that it carries and the worked examples that show it.
book-home-licence = Rules and texts: CC BY 4.0. Code: MIT.
book-language-name = English
book-language-switch = Language
book-skip-search = Search
book-search-title = Search the rules
book-search-hint = Type a card, a role or a question
book-search-none = Nothing found.
book-search-found = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
book-search-loading = Searching…
book-search-close = Close
book-search-failed = The search needs a web server: run rulewright docs serve.
book-kind-game = Game
book-kind-rule = Rule
book-kind-card = Card
book-kind-character = Character
book-kind-role = Role
book-kind-status = Status
book-kind-mode = Mode
book-kind-ruling = Ruling
book-kind-proof = Proof
book-kind-example = Example
book-kind-odds = Odds
book-kind-picture = Pictures
book-documents-card = Cards
book-documents-character = Characters
book-documents-role = Roles
book-documents-status = Statuses
book-documents-intro = { $count ->
    [one] There is { $count }.
   *[other] There are { $count }.
}
book-rules-title = Rules in full
book-rules-intro = All { $count } rules of the mode “{ $mode }”. Numbers are for reading aloud; the id of a rule never changes.
book-rule-untitled = Details
book-rule-claims = claims { $claims }
book-rule-uses = speaks of { $rules }
book-rule-used-by = used by { $rules }
book-rule-examples = { $count ->
    [one] { $count } example
   *[other] { $count } examples
}
book-chapter-setup = Set-up
book-chapter-turn = The turn
book-chapter-distance = Distance and reach
book-chapter-attack = Attack and answer
book-chapter-taking = Taking cards
book-chapter-checks = Checks
book-chapter-healing = Healing
book-chapter-death = Leaving the game
book-chapter-victory = How the game ends
book-chapter-glory = Glory
book-chapter-characters = What characters change
book-chapter-time = Time
book-chapter-positions = Which positions are possible
book-chapter-phases = Phases
book-chapter-night = The night
book-chapter-day = The day
book-chapter-talk = Talking
book-chapter-absence = Absence
book-chapter-kept = What is kept in mind
book-chapter-round = The round
book-chapter-bidding = Bidding
book-chapter-ones = Ones
book-chapter-challenge = The challenge
book-chapter-more = More rules
book-copies = Copies
book-copies-are = { $count ->
    [one] There is one copy in the deck.
   *[other] There are { $count } copies in the deck.
}
book-in-short = In short
book-what-it-does = What it does
book-only-in-mode = It is part of the mode “{ $mode }” only.
book-interactions = Works together with
book-examples-title = Worked examples
book-examples-intro = { $count ->
    [one] { $count } situation
   *[other] { $count } situations
} with the right outcome, played by the reference engine step by step. Every one of them is also a test for any engine.
book-examples-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
book-seats-title = Players
book-seats-short = { $low }–{ $high }
book-by-seats = by number of players
book-role = Role
book-mode = Mode
book-modes-title = Modes
book-modes-intro = The rules in full are those of “{ $mode }”. Every other mode is shown by what it changes.
book-mode-is-main = This is the usual mode. Its rules are told in full.
book-mode-intro = Compared with “{ $mode }” this mode adds { $added }, takes out { $gone } and changes { $changed } of the rules.
book-rules-added = New rules
book-rules-gone = Rules taken out
book-rules-changed = Changed rules
book-gone = no longer
book-came = instead
book-ruling = Disputed rule
book-rulings-title = Questions and rulings
book-rulings-intro = { $count ->
    [one] There is { $count } point
   *[other] There are { $count } points
} on which rule texts or players differ. Each has named readings; every mode takes one of them, and a table may choose another.
book-ruling-origin = Origin: { $origin }
book-ruling-read-by = It matters for: { $rules }
book-reading-title = Reading
book-usual-in = Usual in
book-quick-title = Quick reference
book-phases-title = Phases
book-odds-title = Odds
book-gallery-title = Gallery
book-print-title = Print and play
book-glossary-title = Glossary and index
book-glossary-intro = { $count } terms, each with its rule and the rules that speak of it.
book-spoken-of-in = in { $rules }
book-coverage-title = What is proved
book-coverage-intro = { $shown } of { $rules } rules are shown by worked examples; there are { $count } examples.
book-coverage-engines = Reports of engines: { $engines }
book-not-shown = No table can show it, or no example does.
book-changes-title = Changes
book-changes-intro = What changed in the rules from version to version.
book-changes-none = This is the first version whose rules were kept; nothing can be compared yet.
book-changes-new-game = The game is new in this version.
book-changes-nothing = Nothing changed.
book-changes-version = Version { $version }
book-changes-since = Changes since version { $version }
book-goal-title = Goal
book-minute-title = In a minute
book-first-title = For your first game
book-pages-title = Read on
book-version-note = Rules version { $version }
book-kinds-and-copies = { $copies } cards of { $kinds } kinds
book-text-stale = The rules changed after this text was written; read it with care.
book-text-missing = This text is not there in English yet.
book-breadcrumb = Where you are
book-palette-dark = Dark colours
book-palette-light = Light colours
book-no-such-page = There is no such page.
book-home-short = Home
book-modes-new = New modes
book-changes-unread = The rules of that version were written in an earlier form of the rules language and cannot be compared.
book-odds-intro = Exact chances, computed from the rules. The formula says how, so that anybody can check it.
book-llms-full = all rules in one file, about { $tokens } tokens
book-as-markdown = This page as Markdown
book-kind-guide = Guide
book-home-guides = Guides
