### Worked examples: what is done and what happens, step by step, and the words of the viewer.

## values
replay-text = { $text }
replay-card = { TERM($card) } { $rank }
replay-words = “{ $words }”
replay-staff = the { TERM($name, form: "inner") }
replay-nothing = nothing
replay-place = { TERM($zone) } of { $who }

## happenings of every game
replay-over = The game ends: { TERM($because, form: "inner") }. { FEAT($winners, of: "number") ->
    [plural] The winners are { $winners }
   *[singular] The winner is { $winners }
}.
replay-over-draw = The game ends without a winner: { TERM($because, form: "inner") }.
replay-moved = Cards move from one place to another ({ $source } → { $target }): { $cards }.
replay-moved-untold = Cards move from one place to another ({ $source } → { $target }), { $count } in number.
replay-flipped = A coin is flipped for { $of }: { $heads-id ->
    [true] heads
   *[false] tails
}.
replay-shuffled = Shuffled: { $zone }.
replay-fact = Everybody learns “{ $what }”, about { $of }: { $is }.
replay-fact-secret = { FEAT($told, of: "number") ->
    [plural] { $told } secretly learn
   *[singular] { $told } secretly learns
} “{ $what }”, about { $of }: { $is }.

## steps
replay-setup = The table is set up.
replay-setup-refused = This table cannot be set up. { $reason }
replay-move = { $who } chooses “{ $move }”: { $params }.
replay-move-bare = { $who } chooses “{ $move }”.
replay-move-odd = { $who } tries `{ $text }`.
replay-move-pass = { $who } passes.
replay-withdraw = { $who } takes the answer back.
replay-tick = The clock shows { $time }.
replay-outside = From outside the game, to { $who }: { $event }.
replay-outside-bare = From outside the game: { $event }.
replay-at = At { $time }: { $sentence }
replay-via = { $staff } enters this for { $who }: { $sentence }
replay-forced = { $sentence } (the only possible move)
replay-refused = Not allowed: { $sentence } { $reason }
replay-together = All at once: { $sentences }

## why something is refused
replay-why-no-such-ask = Nobody asks for it.
replay-why-closed = The time for it is over.
replay-why-not-yours = It is somebody else's decision.
replay-why-not-offered = This move does not exist here.
replay-why-not-held = The card is not in the player's hands.
replay-why-bad-target = The target cannot be chosen.
replay-why-out-of-reach = The target is too far away.
replay-why-limit = It is more than is possible.
replay-why-not-enough = It is not enough.
replay-why-forbidden = Something in play forbids it.
replay-why-malformed = The move is not complete, or has too much in it.
replay-why-over = The game is over.
replay-why-chance = Chance cannot bring this about.
replay-why-seats = The number or the names of the seats are wrong.
replay-why-mode = There is no such mode.
replay-why-setting = A setting has an impossible value.
replay-why-ruling = A disputed rule has no such reading.
replay-why-lineup = The list of roles is not allowed.
replay-why-position = No play leads to this position.
replay-why-host = The host is not at the table.
replay-why = The rules do not allow it.

## the page
replay-title = { $step } { $event }
replay-shows = Shows
replay-claims = Claims
replay-mode = Mode
replay-settings = Settings
replay-rulings = Readings
replay-lineup = Roles in play
replay-start = Starting position
replay-steps = Step by step
replay-variants = The same in other modes or under other readings
replay-failed = The engine does not do what this example says: { $message }
replay-private = Not everybody is told this
replay-on = on
replay-off = off

## the viewer: %1 and %2 are numbers or names
replay-ui-board = The table
replay-ui-eyes = Seen by
replay-ui-all = Somebody who sees everything
replay-ui-onlooker = An onlooker
replay-ui-seat = Seat %1
replay-ui-first = First step
replay-ui-previous = Step back
replay-ui-next = Step forward
replay-ui-last = Last step
replay-ui-play = Play by itself
replay-ui-pause = Pause
replay-ui-slider = Step
replay-ui-step = Step %1 of %2
replay-ui-cards = Cards: %1
replay-ui-hidden = hidden
replay-ui-empty = empty
replay-ui-asked = To act
replay-ui-nobody = Nobody has to act
replay-ui-facts = Known
replay-ui-clock = Clock
replay-ui-out = out
replay-ui-over = The game is over
replay-ui-winners = Winners
replay-ui-draw = Nobody wins
replay-ui-yes = yes
replay-ui-no = no
replay-ui-help = Arrow keys, Home and End work too.
