### What frames an observation in a prompt.

seat-head = { $game } ({ $mode }). You are seat { $seat }.
seat-phase = Waiting for: { $asks }.
seat-events = Since your last turn:
seat-table = The table:
seat-facts = You have learnt:
seat-legal = Your legal moves:
seat-you = { $seat } (you)
seat-time = time: { $seconds } s
seat-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
seat-left-out = What is not named here is hidden from you, or is none, no or zero.
seat-words = with your words, at most { $most } characters
seat-id = id of a legal move
seat-answer = End your answer with one JSON object: { $format }
seat-unlisted = The legal moves are not listed: write the move by the rules, as its action, what it needs, and " > " before a seat.
seat-talk = A move with your words is answered with: { $format }
seat-withdraw = To take your answer back: { $format }
seat-wait = You need not move now: { $format }
seat-illegal = { $move } is not possible: { $reason }. Choose another move.
seat-unparsable = Your reply could not be read: { $reason }. End it with one JSON object, { $format }. Your reply ended with:
