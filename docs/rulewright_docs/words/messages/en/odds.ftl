### Tables of odds: their headings, what is computed, what rows and columns are.

odds-checks = Checks
odds-checks-about = The chance that a check ends well for the player who makes it, when every card that has not been seen is equally likely to come up, and each face of a coin too. Whoever may choose takes the better card.
odds-check = check
odds-chance = chance
odds-formula = formula
odds-which = good cards of each suit
odds-with = { TERM($what) } ({ $by })
odds-dealt = What you are dealt: { TERM($name) }
odds-dealt-about = The chance that a player is dealt this, by the number of players ({ $n } in the formula).
odds-this = { TERM($name) }
odds-others = What another player is: { TERM($name) }
odds-others-about = A player ({ TERM($name) }: { TERM($viewer) }) looks at another. The chance of what the other is, by the number of players ({ $n } in the formula), before anything more is known.
odds-drawn = What is drawn at random: { TERM($name) }
odds-drawn-about = Each is drawn with the same chance and at most once. The chance that a certain one goes to a certain player, and the chance that anybody has it.
odds-drawn-mine = a certain player has it
odds-drawn-there = anybody has it
odds-seats = number of players
odds-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
odds-hand = First cards: { TERM($name) }
odds-hand-about = The chance that at least one such card is among the first cards, by their number ({ $n } in the formula). The numbers are those that the rules give anybody.
odds-card = card
odds-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
odds-claim = Bids, where a die matches with chance { $chance }
odds-claim-about = The chance that the bid holds when it is challenged, by the number of dice you cannot see. The columns are what is still missing ({ $q } in the formula): the quantity of the bid, less the matching dice that you can see.
odds-claim-for = Bids on { $faces } are counted so.
odds-claim-if = Bids on { $faces } are counted so while { $flags }.
odds-claim-own = Bids at the start, where a die matches with chance { $chance }
odds-claim-own-about = The chance that the bid holds when it is challenged, as a player sees it who knows only the own dice, while everybody has all dice. The columns are the quantity of the bid ({ $q } in the formula).
odds-unseen = dice you cannot see
odds-dice = { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
odds-match = { $n } matching
odds-own-dice = players, and your matching dice
odds-own = { $players }, { $matching }
odds-rules = Rules:
