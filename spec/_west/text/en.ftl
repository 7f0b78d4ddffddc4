### Sentences of the western base: what its events and numbers say, with the fields that they are given.

event-roles-dealt = The roles are dealt, and everybody learns that { $leader } is the leader.
event-turn = The turn of { $who } begins.
event-turn-steps = { $who } goes through the steps of the turn.
event-start-checks = The checks at the start of the turn of { $who } are made.
event-play-and-discard = { $who } plays and then discards.
event-play-phase = { $who } may play cards.
event-discard-phase = { $who } discards surplus cards.
event-draw = { $who } draws { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [one] one card
        *[other] { $n } cards
    }
   *[no] cards, as many as { $n }
}.
event-draw-phase = { $who } draws the cards of the turn.
event-draw-seeing = { $who } draws { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [one] one card
        *[other] { $n } cards
    }
   *[no] cards, as many as { $n }
}, and may look at more.
event-look = { $who } looks at the top cards of the deck, as many as { $n }.
event-look-rest = { $who } puts back the rest of the cards.
event-check = { $who } flips cards for a check ({ $about }).
event-shot = { $by } shoots at { $to }.
event-volley = { $by } shoots at everybody else.
event-hit = { $to } must answer an attack of { $by }.
event-take-cover = { $who } takes cover.
event-shelter = { $who } makes a check for cover.
event-raid = { $by } raids everybody else.
event-raided = { $to } must answer the raid of { $by }.
event-duel = { $by } challenges { $to } to a duel.
event-duel-answer = { $who } must answer in the duel.
event-wound = { $to } is wounded and loses { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [one] one heart
        *[other] { $n } hearts
    }
   *[no] hearts, as many as { $n }
}.
event-dying = { $who } gets a last chance to survive.
event-heal = { $who } regains { FEAT($n, of: "digits") ->
    [yes] { $n ->
         [one] one heart
        *[other] { $n } hearts
    }
   *[no] hearts, as many as { $n }
}.
event-exploded = The explosion hits { $who }.
event-spend = { $who } puts { $card } on the discard pile.
event-one-card = { $what } is taken from { $of }, or else a random card of the hand.
event-market-opens = The market opens, beginning with { $by }.
event-death = { $who } leaves the game.
event-leave-cards = { $who } leaves all cards behind.
event-penalty = { $who } loses all cards as a penalty.
number-distance = the distance from { $of } to { $arg }
number-steps = the number of steps from { $of } to { $arg }
number-snatch-distance = the snatching distance from { $of } to { $arg }
number-market-order = the players in the order in which they choose at the market, from { $arg } on
    .number = plural
number-good-for = { $of } is good for { $arg }
    .no = { $of } is not good for { $arg }
number-fits = { $arg } is dealt as often as the list of roles says
    .no = { $arg } is not dealt as often as the list of roles says

## Worked examples: what is said of a move or an event with its real data.

replay-check = The check of { $who } ({ $about }) { $result-id ->
    [true] succeeds
   *[false] fails
}.
replay-death = { $who } is out of the game; the role was { $role }.
replay-shot = { $by } shoots at { $to }.
replay-duel = { $by } challenges { $to } to a duel.
replay-wound = { $to } is wounded and loses { $n ->
    [one] one heart
   *[other] { $n } hearts
}.
replay-heal = { $who } regains { $n ->
    [one] one heart
   *[other] { $n } hearts
}.
replay-noon-begins = High noon begins.
replay-disconnect = { $who } loses the connection.
replay-reconnect = { $who } is back.
replay-outside-disconnect = The connection of { $who } breaks.
replay-outside-reconnect = { $who } connects again.
replay-fact-second-card = { $of } shows the second card drawn: { $is }.
replay-fact-top-of-deck = Everybody sees the top of the deck: { $is }.
replay-fact-top-of-deck-secret = { $told } alone knows the top of the deck: { $is }.
replay-moved-hand-discard = { $of } puts on the discard pile: { $cards }.
replay-moved-table-discard = From the table of { $of } to the discard pile: { $cards }.
replay-moved-held-discard = { $of } puts a card held back on the discard pile: { $cards }.
replay-moved-looking-discard = { $of } puts on the discard pile, of the cards looked at: { $cards }.
replay-moved-deck-hand = { $to } draws: { $cards }.
replay-moved-deck-hand-untold = { $to } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
replay-moved-hand-table = { $of } lays down in front of { $to }: { $cards }.
replay-moved-hand-table-own = { $of } lays down: { $cards }.
replay-moved-table-table = From { $of } it passes on to { $to }: { $cards }.
replay-moved-hand-hand = A card goes from the hand of { $of } to { $to }: { $cards }.
replay-moved-hand-hand-untold = From the hand of { $of } to { $to }: { $count ->
    [one] one card
   *[other] { $count } cards
}.
replay-moved-table-hand = { $to } takes into hand, from the table of { $of }: { $cards }.
replay-moved-deck-checked = Flipped from the deck: { $cards }.
replay-moved-checked-discard = To the discard pile after the check: { $cards }.
replay-moved-market-hand = { $to } takes from the market: { $cards }.
replay-moved-market-hand-untold = { $to } takes { $count ->
    [one] one card
   *[other] { $count } cards
} from the market.
replay-moved-deck-market = Laid out at the market: { $cards }.
replay-moved-deck-looking = { $to } looks at: { $cards }.
replay-moved-deck-looking-untold = { $to } looks at { $count ->
    [one] one card
   *[other] { $count } cards
} from the deck.
replay-moved-looking-hand = { $to } keeps: { $cards }.
replay-moved-looking-hand-untold = { $to } keeps { $count ->
    [one] one card
   *[other] { $count } cards
}.
replay-moved-looking-deck = { $of } puts back on the deck: { $cards }.
replay-moved-looking-deck-untold = { $of } puts { $count ->
    [one] one card
   *[other] { $count } cards
} back on the deck.
replay-moved-discard-deck = The discard pile becomes the deck again: { $count ->
    [one] one card
   *[other] { $count } cards
}.
replay-moved-discard-hand = { $to } takes from the discard pile: { $cards }.
replay-moved-hand-held = { $of } holds back: { $cards }.
replay-moved-hand-held-untold = { $of } holds back { $count ->
    [one] one card
   *[other] { $count } cards
}.
replay-moved-table-held = From the table of { $of } it is held back: { $cards }.
replay-moved-held-hand = { $to } takes back into hand: { $cards }.
replay-moved-held-hand-untold = { $to } takes { $count ->
    [one] one card
   *[other] { $count } cards
} back into hand.
replay-shuffled = The { TERM($zone) } is shuffled.
replay-move-play-card = { $who } plays { $card }.
replay-move-play-card-target = { $who } plays { $card } on { $target }.
replay-move-play-card-target-what = { $who } plays { $card } on { $target }, for { $what }.
replay-move-discard-what = { $who } discards { $what }.
replay-move-choose-what = { $who } chooses { $what }.
replay-move-keep-what = { $who } keeps { $what }.
replay-move-take-what = { $who } takes { $what }.
replay-move-take-target = { $who } takes a card from { $target }.
replay-move-take = { $who } takes the card.
replay-move-draw = { $who } draws from the deck.
replay-move-mend-cards = { $who } gives up { $cards } to heal.
