### Sentences of Liar's Dice: what its events and numbers say, with the fields that they are given.

event-round = A new round begins with { $starter }.
event-throw = { $who } rolls all their dice.
event-bid-made = { $by } bids: the quantity is { $quantity }, the face { $face }.
event-challenged = { $by } challenges the bid of { $bidder }.
event-cup-opened = { $who } opens the cup and shows { $dice }.
event-counted = The dice that match the bid are counted: { $count }.
event-die-lost = { $who } loses a die.
event-out = { $who } is out of the game.
number-next-seat = the player next after { $arg }
number-height = the height of { $arg }
number-outranks = { $arg } ranks above the face of the bid
    .no = { $arg } does not rank above the face of the bid
number-matches = { $arg } matches the bid
    .no = { $arg } does not match the bid
number-floor = the smallest quantity allowed with { $arg }

## Worked examples: what is said of a move or an event with its real data.

replay-bid-made = { $by } bids { $quantity } × { $face }.
replay-challenged = { $by } challenges the bid of { $bidder }, { $quantity } × { $face }.
replay-counted = The dice that match are counted: { $count }; the bid said { $quantity }.
replay-move-bid = { $who } bids { $quantity } × { $face }.
replay-move-challenge = { $who } challenges.
