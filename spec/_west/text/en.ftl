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
