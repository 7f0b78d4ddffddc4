### Words on and about pictures: faces of cards, sheets to print, diagrams.

face-card = Card
face-character = Character
face-role = Role
face-status = Status
faces-of-card = Cards
faces-of-character = Characters
faces-of-role = Roles
faces-of-status = Statuses
faces-of-dice = Dice
face-mark = { TERM($name) }: { $n }
face-copy = { $rank } of { $suit }
face-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
die-face = A die that shows { $n }

sheet-title = { TERM($game) }: cards to print and cut out
sheet-hint = Print at 100 %, without fitting to the page, and cut along the marks.
sheet-dice = Cut out along the outer line, fold along the inner ones, glue the flaps.
sheet-course = How the game goes
sheet-kinds = Kinds and numbers

diagram-title = The course of { TERM($game) } ({ TERM($mode) })
diagram-about = What the players are asked for, and what leads from one to the next.
diagram-start = Start
diagram-end = End of the game
diagram-next = then { $nodes }
diagram-last = the game ends: { $reasons }
diagram-legend-wait = Players are asked.
diagram-legend-pause = Nobody has to act; it goes on by itself.
diagram-legend-event = Something that may happen; if it does not, what follows it comes at once.
diagram-legend-clock = A clock runs.
diagram-legend-rest = A game can be kept here and resumed later.
diagram-anytime = At any time: { $moves }.
diagram-in-words = The same in words
