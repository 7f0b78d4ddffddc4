### What people say about Liar's Dice.

# about: liars_dice.end.last_with_dice, liars_dice.challenge.one_die
# pinned: e6040cc4
goal = Be the last player who still has dice. Winning a round earns you nothing: what matters is that somebody else loses the die.

# about: liars_dice.bid.higher, liars_dice.bid.outranks, liars_dice.ones.wild, liars_dice.ones.close, liars_dice.challenge.bid_holds, liars_dice.challenge.bid_fails, liars_dice.round.loser_starts, liars_dice.end.last_with_dice
# pinned: a43db6e6
minute =
    { VALUE("liars_dice.table.seats", field: "from") } to { VALUE("liars_dice.table.seats", field: "to") } players start with { VALUE("liars_dice.table.dice_each") } dice each. In every round all of them roll at once, and everybody looks only at their own dice.

    Somebody opens with a **bid**: a number of dice and a face. It says that at least so many dice on the whole table show that face. Then the turn goes round. You either bid higher or challenge the last bid. Higher means more dice of any face, or just as many dice of a higher face. Ones rank above every other face.

    Ones are also **wild**: they count as whatever face is bid. But once somebody bids ones, they are closed. Until the round ends they count as ones and nothing else.

    A **challenge** opens all cups. If there are at least as many matching dice as the bid says, the challenger loses a die. If there are fewer, the bidder loses one. The loser starts the next round. A player without dice is out, and the last player with dice wins.

# about: liars_dice.table.dice_each, liars_dice.perudo.higher, liars_dice.perudo.floor, liars_dice.ones.wild, liars_dice.perudo.ones_stay_open, liars_dice.challenge.bid_holds, liars_dice.challenge.bid_fails, liars_dice.round.loser_starts, liars_dice.end.last_with_dice
# pinned: d8cb6f95
minute-perudo =
    { VALUE("liars_dice.table.seats", field: "from") } to { VALUE("liars_dice.table.seats", field: "to") } players start with { VALUE("liars_dice.table.dice_each") } dice each. In every round all of them roll at once, and everybody looks only at their own dice.

    Somebody opens with a **bid**: a number of dice and a face, but not ones. It says that at least so many dice on the whole table show that face. Then the turn goes round. You either bid higher or challenge the last bid. Higher means more dice of any face, or just as many dice of a higher face.

    Ones are **wild** all round long: they count as whatever face is bid. To go over to ones, half as many dice as in the last bid are enough, rounded up. To go back from ones to another face, add to their number at least as much again and one die more. When the bid is on ones, only ones count.

    A **challenge** opens all cups. If there are at least as many matching dice as the bid says, the challenger loses a die. If there are fewer, the bidder loses one. The loser starts the next round. A player without dice is out, and the last player with dice wins.

# about: liars_dice.ones.wild, liars_dice.ones.close, liars_dice.bid.outranks, liars_dice.bid.dice_in_play, liars_dice.challenge.bid_holds, liars_dice.challenge.in_turn
# pinned: 7479bda4
first =
    Before you bid, count how many dice are still in play. Start from your own cup and add what you may fairly expect from the others. While ones are wild, a hidden die has an extra way to fit; after they close, expect far fewer hits.

    A bid on ones is a strong move: it ends the wild ones, and the next player has to name more dice or challenge.

    A bid that is exactly right holds, so challenge only if you believe that the true number is lower. You can challenge only in your own turn. Bluff now and then, or your bids will give your dice away.
