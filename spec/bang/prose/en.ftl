### What people say about BANG!: goals, summaries, and a tip for each card, character and role.

# about: bang.victory.test, bang.roles.sheriff, bang.roles.deputy, bang.roles.outlaw, bang.roles.renegade
# pinned: 6cb68a92
goal =
    Your secret role says what you want. The { NAME("role.sheriff") } and every { NAME("role.deputy") } want
    all their enemies dead, every { NAME("role.outlaw") } wants the { NAME("role.sheriff") } dead, and a
    { NAME("role.renegade") } wants to be the last player alive.

# about: bang.setup.match, bang.setup.leader_hearts, bang.turn.steps, bang.draw.two_cards, bang.weapon.reach, bang.hit.steps, bang.victory.test, bang.death.outlaw_reward
# pinned: b0bb4020
minute =
    You get a secret role and an open character, which has an ability and some lives. Your first hand has as
    many cards as you have lives. Only the { NAME("role.sheriff") } shows their role; they have
    { VALUE("bang.setup.leader_hearts") } extra
    { VALUE("bang.setup.leader_hearts") ->
        [one] life
       *[other] lives
    } and go first.

    On your turn, first flip cards for a { NAME("card.dynamite") } and a { NAME("card.jail") } in front of
    you. Then take { VALUE("bang.draw.two_cards") }
    { VALUE("bang.draw.two_cards") ->
        [one] card
       *[other] cards
    } and play what you like, but no more than one
    { NAME("card.bang") } a turn. Your weapon must reach the target: distance is counted in seats, the shorter
    way round. Without a weapon your range is { VALUE("bang.weapon.reach") }. The target may answer with a
    { NAME("card.missed") }, or else loses a life. Last, discard until you hold no more cards than you have
    lives.

    A player who loses the last life is out, unless a { NAME("card.beer") } saves them in time, and shows
    their role. Whoever kills an { NAME("role.outlaw") } draws { VALUE("bang.death.outlaw_cards") }
    { VALUE("bang.death.outlaw_cards") ->
        [one] card
       *[other] cards
    }. A { NAME("role.sheriff") } who kills a
    { NAME("role.deputy") } loses all their cards.

    If the { NAME("role.sheriff") } dies, the { NAME("symbol.gang") } win, unless a single
    { NAME("role.renegade") } is the only player left. If no { NAME("role.outlaw") } and no
    { NAME("role.renegade") } is alive, the { NAME("symbol.law") } wins. Their dead win with them.

# about: bang.victory.test, bang.death.leader_penalty, bang.death.outlaw_reward, bang.cards.beer, bang.turn.discard, bang.cards.missed, bang.roles.hidden
# pinned: 0b1422e5
first =
    Watch who shoots at whom, for that is how roles come to light. As an { NAME("role.outlaw") }, strike at
    the { NAME("role.sheriff") } before they are armed; as a { NAME("role.deputy") }, show early whom you
    protect. A { NAME("role.sheriff") } should be slow to kill, since a dead { NAME("role.deputy") } costs
    them everything.

    Lay weapons and { NAME("symbol.blue", form: "inner") }s down early: in front of you they do not count
    towards your hand limit. End your turn with a { NAME("card.missed") } in hand if you can. Save a
    { NAME("card.beer") } for your last life, but do not wait too long: when hardly anybody is left it stops
    working.

# about: bang.cards.bang, bang.bullets.limit, bang.hit.steps, bang.raid.answer, bang.duel.answer
# pinned: 2e5cac46
bang-cards-bang =
    A miss uses up your shot of the turn too, so aim at players with few cards in hand. Keep a spare one for
    { NAME("card.indians") } and the { NAME("card.duel") }: what you discard there does not count as your
    shot.
    .short = Shoot a player within range, once a turn: they play a { NAME("card.missed") } or lose one life.

# about: bang.cards.barrel, bang.hit.barrel, bang.cover.checks, bang.cover.add_up, bang.characters.jourdonnais
# pinned: 9c6273dc
bang-cards-barrel =
    You decide whether to draw, so try it first and save your { NAME("card.missed") } if you get a heart. Each
    { NAME("card.bang") } and each { NAME("card.gatling") } gives you a new try; { NAME("card.indians") } and
    a { NAME("card.duel") } give you none. Only { NAME("character.jourdonnais") } can make more than one try
    per hit.
    .short = Flip a card against each { NAME("card.bang") } or { NAME("card.gatling") }: hearts replace one { NAME("card.missed") } card.

# about: bang.cards.beer, bang.flask.players_alive, bang.flask.idle_with_two, bang.hearts.dying, bang.heal.idle
# pinned: 59a5e725
bang-cards-beer =
    Out of turn it works only when you lose your last life, never as an answer before the hit. Against a
    { NAME("card.dynamite") } you may need several at once. With fewer than
    { VALUE("bang.flask.players_alive") }
    { VALUE("bang.flask.players_alive") ->
        [one] player
       *[other] players
    } alive it neither heals nor saves,
    so drink in time.
    .short = Regain one life, even on losing your last, with at least { VALUE("bang.flask.players_alive") } players alive.

# about: bang.cards.carabine, bang.table.seats, bang.distance.steps, bang.distance.effective, bang.characters.paul_regret
# pinned: 45a855d5
bang-cards-carabine =
    Its range of { VALUE("bang.cards.carabine", field: "range") } covers the farthest seat of a full table.
    Only a { NAME("card.mustang") } or { NAME("character.paul_regret") } can still keep a distant player out
    of reach. Laying it down discards the weapon that you had before.
    .short = Weapon: shoot up to a distance of { VALUE("bang.cards.carabine", field: "range") }.

# about: bang.cards.cat_balou, bang.card.can_be_taken, bang.card.takes_from, bang.card.chosen_or_random
# pinned: e1628902
bang-cards-cat_balou =
    Distance does not matter. Take away the weapon that reaches you or a { NAME("card.barrel") }, or free a
    friend from { NAME("card.jail") } or { NAME("card.dynamite") }. You choose among cards in play; from a
    hand a random one goes. You cannot name yourself.
    .short = Discard another player's card at any distance: chosen in play, or random from the hand.

# about: bang.cards.duel, bang.duel.steps, bang.duel.credit, bang.death.outlaw_reward, bang.cards.bang
# pinned: c79d0974
bang-cards-duel =
    No distance and no { NAME("card.missed") } protects against it. The other player must discard first, so it
    favours you when both hold equally many { NAME("card.bang") } cards. If you lose and die, nobody counts as
    your killer, and there is no reward for it.
    .short = Challenge any player: discard { NAME("card.bang") } cards in turn, target first; whoever stops loses one life.

# about: bang.cards.dynamite, bang.dynamite.exploded, bang.dynamite.damage, bang.cards.beer, bang.cards.cat_balou, bang.cards.panic
# pinned: 12296bda
bang-cards-dynamite =
    It is first checked on your own next turn, so it can hit you before anybody else. Healthy players survive
    its { VALUE("bang.dynamite.damage") } damage, and with enough { NAME("card.beer") } the others may too.
    Nobody is rewarded for the victim. Somebody else's { NAME("card.cat_balou") } or { NAME("card.panic") }
    can remove it in time.
    .short = Flip a card each turn: spades { VALUE("bang.dynamite.lowest_rank") } to { VALUE("bang.dynamite.highest_rank") } cost { VALUE("bang.dynamite.damage") } lives, others pass it on.

# about: bang.cards.gatling, bang.buckshot.volley, bang.hit.steps, bang.victory.after_card, bang.rulings.double_barrel_volley.one_ricochet
# pinned: 2f95bcef
bang-cards-gatling =
    It reaches everybody at any distance, friends included, and leaves your { NAME("card.bang") } of the turn
    free. Each player may use one { NAME("card.missed") } or a { NAME("card.barrel") }. Winning is judged only
    when the whole card is done, so a dead { NAME("role.sheriff") } does not stop it.
    .short = Shoot at everybody else, at any distance: each plays a { NAME("card.missed") } or loses one life.

# about: bang.cards.general_store, bang.market.order, bang.market.open
# pinned: 5a348fae
bang-cards-general_store =
    As many cards as there are living players lie open, and you pick first. Think of who picks after you: the
    player next in turn gets the best of the rest. Good when you need one certain kind of card, such as a
    weapon.
    .short = Open one card for each living player; everybody picks one, beginning with you.

# about: bang.cards.indians, bang.raid.everybody_else, bang.raid.answer, bang.cards.bang, bang.victory.after_card
# pinned: 7003f871
bang-cards-indians =
    Only a discarded { NAME("card.bang") } helps; { NAME("card.missed") } and { NAME("card.barrel") } do not.
    Play it when others have just emptied their hands or used up their shots. Friends are hit too, so a
    { NAME("role.deputy") } should look at the { NAME("role.sheriff") }'s lives first.
    .short = Attack everybody else, at any distance: each discards a { NAME("card.bang") } or loses one life.

# about: bang.cards.jail, bang.turn.steps, bang.jail.takes_turn, bang.check.good_card
# pinned: a2c8767e
bang-cards-jail =
    Who fails to draw a heart skips the whole turn: no drawing, no playing, no discarding. Prisoners can still
    be attacked and may answer. Lay it on a dangerous player just before their turn. It never holds the
    { NAME("role.sheriff") } and is gone after one check.
    .short = Lock up anybody but the { NAME("role.sheriff") }: unless they flip hearts, they lose their next turn.

# about: bang.cards.missed, bang.hit.steps, bang.raid.answer, bang.duel.answer, bang.characters.slab_the_killer
# pinned: de7b1845
bang-cards-missed =
    Try to keep one for the others' turns. It stops a { NAME("card.bang") } or a { NAME("card.gatling") }, but
    neither { NAME("card.indians") } nor a { NAME("card.duel") }. Against a { NAME("card.bang") } of
    { NAME("character.slab_the_killer") } a lone one does not save you, unless a { NAME("card.barrel") } gave
    you a heart.
    .short = Stop a { NAME("card.bang") } or a { NAME("card.gatling") } fired at you.

# about: bang.cards.mustang, bang.distance.effective, bang.snatch.distance, bang.weapon.reach
# pinned: ec50cf39
bang-cards-mustang =
    Neighbours without a better weapon can no longer shoot you, and without a { NAME("card.scope") } or the like
    they cannot use { NAME("card.panic") } on you either; you see them as near as before. It is no help against { NAME("card.gatling") }, { NAME("card.indians") },
    { NAME("card.duel") } or { NAME("card.cat_balou") }, which need no reach.
    .short = Add one to every distance from others to you.

# about: bang.cards.panic, bang.snatch.distance, bang.card.can_be_taken, bang.card.takes_from, bang.card.chosen_or_random
# pinned: 70d288f8
bang-cards-panic =
    A long weapon does not help here, but a { NAME("card.scope") } does, and a { NAME("card.mustang") } keeps
    you out. A card in play you may choose, a hand card comes at random. Either way it comes to your hand,
    even a { NAME("card.jail") } that held a friend.
    .short = Take another player's card within distance { VALUE("bang.snatch.reach") }: chosen in play, or random from the hand.

# about: bang.cards.remington, bang.table.seats, bang.distance.steps, bang.distance.effective, bang.cards.scope
# pinned: 2c1d2ab0
bang-cards-remington =
    Its range of { VALUE("bang.cards.remington", field: "range") } reaches every seat except straight across a
    table of { VALUE("bang.table.seats", field: "to") }. Add a { NAME("card.scope") } and that gap closes too.
    A { NAME("card.mustang") } in front of a far player can still put them out of your reach.
    .short = Weapon: shoot up to a distance of { VALUE("bang.cards.remington", field: "range") }.

# about: bang.cards.saloon, bang.flask.idle_with_two, bang.hearts.dying, bang.hearts.heal
# pinned: 1e406d17
bang-cards-saloon =
    It heals everybody alive, enemies too, so play it when your own side is hurt worst. Unlike a
    { NAME("card.beer") } it still heals when hardly anybody is left. It never rescues a dying player, for it
    can only be played on your own turn.
    .short = Let every living player regain one life.

# about: bang.cards.schofield, bang.table.seats, bang.distance.steps, bang.distance.effective
# pinned: 7245f9d0
bang-cards-schofield =
    A range of { VALUE("bang.cards.schofield", field: "range") } gets you past your neighbours, and at a table
    of { VALUE("bang.table.seats", field: "from") } it reaches every seat. It is the most common weapon, so do
    not hesitate to replace it by a longer one later.
    .short = Weapon: shoot up to a distance of { VALUE("bang.cards.schofield", field: "range") }.

# about: bang.cards.scope, bang.distance.effective, bang.snatch.distance, bang.characters.rose_doolan
# pinned: af0c3142
bang-cards-scope =
    It brings others nearer for shooting and for { NAME("card.panic") }, and makes up for a
    { NAME("card.mustang") }. It never shortens the way back to you. { NAME("character.rose_doolan") } has one
    built in and may add this card to it.
    .short = Take one off every distance from you to others.

# about: bang.cards.stagecoach, bang.turn.play, bang.turn.discard
# pinned: 72859eaa
bang-cards-stagecoach =
    It costs a card and brings { VALUE("bang.cards.stagecoach", field: "draws") }. You may play them in the
    same turn, so use it first and plan afterwards. When you are low on lives, make sure that you can lay down
    or fire what you draw.
    .short = Draw { VALUE("bang.cards.stagecoach", field: "draws") } cards from the deck.

# about: bang.cards.volcanic, bang.bullets.limit, bang.distance.effective, bang.weapon.reach
# pinned: 42c4f7ce
bang-cards-volcanic =
    Save up { NAME("card.bang") } cards and empty them into one neighbour; it is deadly beside the
    { NAME("role.sheriff") }. With a { NAME("card.scope") } it reaches one seat farther. Once your hand is
    empty, a longer weapon is often worth more.
    .short = Weapon: shoot up to a distance of { VALUE("bang.cards.volcanic", field: "range") }, as often as you like.

# about: bang.cards.wells_fargo, bang.turn.play, bang.turn.discard
# pinned: eb8f9042
bang-cards-wells_fargo =
    The richest draw in the deck. Play it early in your turn, because you may use the new cards at once. If
    you are low on lives, play out some cards first, or you will discard the surplus.
    .short = Draw { VALUE("bang.cards.wells_fargo", field: "draws") } cards from the deck.

# about: bang.cards.winchester, bang.table.seats, bang.distance.steps, bang.distance.effective, bang.characters.paul_regret
# pinned: de502bac
bang-cards-winchester =
    With a range of { VALUE("bang.cards.winchester", field: "range") } you reach anybody at a full table, even
    across a { NAME("card.mustang") }. Only { NAME("character.paul_regret") } on a { NAME("card.mustang") }
    can be too far away. Guard it well: others will want to take it.
    .short = Weapon: shoot up to a distance of { VALUE("bang.cards.winchester", field: "range") }.

# about: bang.characters.bart_cassidy, bang.hearts.wound, bang.leopard.per_heart, bang.leopard.low_two, bang.cards.dynamite
# pinned: e198ab67
bang-characters-bart_cassidy =
    Each lost life brings a card, so a { NAME("card.dynamite") } that you survive fills your hand. If the
    wound is your last, you must first be saved by a { NAME("card.beer") } that you already hold; you cannot
    draw it in time. A lost { NAME("card.duel") } of your own pays too.
    .short = When wounded, draw one card for each life lost.

# about: bang.characters.black_jack, bang.draw.phase, bang.red_suit.suits, bang.cards.stagecoach
# pinned: f8fa73a9
bang-characters-black_jack =
    The card you show is known to all, so expect them to play around it. A heart or a diamond gives you the
    extra card. It works only when you draw at the start of a turn, not with { NAME("card.stagecoach") } or
    { NAME("card.wells_fargo") }.
    .short = Show the last card of your draw; if it is red, draw one more.

# about: bang.characters.calamity_janet, bang.bullets.limit, bang.cards.bang, bang.cards.missed, bang.raid.answer, bang.duel.answer
# pinned: 75010980
bang-characters-calamity_janet =
    Each of these cards serves you for attack and defence, so you are hard to surprise by
    { NAME("card.indians") } or a { NAME("card.duel") }. The limit of one shot a turn stays, and a
    { NAME("card.missed") } fired as a { NAME("card.bang") } uses it up.
    .short = Play a { NAME("card.bang") } as a { NAME("card.missed") } card, and a { NAME("card.missed") } as a { NAME("card.bang") } card.

# about: bang.characters.el_gringo, bang.tollman.any_wound, bang.hearts.wound, bang.duel.steps
# pinned: 32a8c538
bang-characters-el_gringo =
    Whoever wounds you pays with a random card, be it by { NAME("card.bang") }, { NAME("card.gatling") },
    { NAME("card.indians") } or their { NAME("card.duel") }. You get nothing from a { NAME("card.dynamite") },
    from a { NAME("card.duel") } that you began, or from an empty hand, so clever opponents shoot with their
    last card.
    .short = When another player wounds you, take a random card from their hand.

# about: bang.characters.jesse_jones, bang.draw.phase, bang.hit.steps
# pinned: ed3f28db
bang-characters-jesse_jones =
    Any hand at the table is near enough. Take the last card of the player you mean to shoot: with an empty
    hand they cannot answer. If you are not sure who your friends are, draw from the deck.
    .short = If you like, draw your first card at random from another player's hand.

# about: bang.characters.jourdonnais, bang.cover.checks, bang.cover.add_up, bang.hit.barrel, bang.raid.answer
# pinned: a11264c5
bang-characters-jourdonnais =
    A { NAME("card.barrel") } card is not wasted on you: it gives you another try against the same hit. Always
    draw first, and use a { NAME("card.missed") } only if that fails. Opponents who know better come with
    { NAME("card.indians") } or a { NAME("card.duel") }, so keep a { NAME("card.bang") } at hand.
    .short = Flip a card against each { NAME("card.bang") } or { NAME("card.gatling") }: hearts replace one { NAME("card.missed") } card.

# about: bang.characters.kit_carlson, bang.draw.look_and_keep, bang.draw.put_back, bang.cards.dynamite, bang.cards.jail
# pinned: b354ced0
bang-characters-kit_carlson =
    The card you put back is the next one anybody draws or flips, and only you know it. Leave a bad one for
    the player after you, or the right one for a { NAME("card.jail") } or { NAME("card.dynamite") } check.
    .short = At your draw, see one extra card and put one back on the deck.

# about: bang.characters.lucky_duke, bang.check.flip, bang.cards.barrel, bang.cards.dynamite, bang.cards.jail
# pinned: 6ed26b47
bang-characters-lucky_duke =
    You choose which of the flipped cards counts, for { NAME("card.barrel") }, { NAME("card.jail") } and
    { NAME("card.dynamite") } alike, and both are discarded. Look for a { NAME("card.barrel") }, and lay a
    { NAME("card.dynamite") } more calmly than others. Without a check there is no luck: a plain
    { NAME("card.bang") } hits you too.
    .short = Flip one more card at every check; choose which one counts.

# about: bang.characters.paul_regret, bang.distance.effective, bang.shadow.steps, bang.cards.mustang, bang.snatch.distance
# pinned: d64c61fd
bang-characters-paul_regret =
    Add a { NAME("card.mustang") } and you are farther still. That stops { NAME("card.bang") } and
    { NAME("card.panic") }, nothing else: { NAME("card.duel") }, { NAME("card.indians") },
    { NAME("card.gatling") } and { NAME("card.cat_balou") } find you anywhere. You start with only
    { VALUE("bang.characters.paul_regret", field: "hearts") }
    { VALUE("bang.characters.paul_regret", field: "hearts") ->
        [one] life
       *[other] lives
    }, so save a
    { NAME("card.beer") } for those.
    .short = Add one to every distance from others to you.

# about: bang.characters.pedro_ramirez, bang.draw.phase, bang.draw.first_card_elsewhere
# pinned: b0867371
bang-characters-pedro_ramirez =
    Watch the top of the discard pile: a { NAME("card.bang") } or { NAME("card.beer") } thrown away just
    before your turn is yours if you want it. It replaces only the first card of your draw, and everybody sees
    what you took.
    .short = If you like, draw your first card from the discard pile.

# about: bang.characters.rose_doolan, bang.distance.effective, bang.distance.sight, bang.snatch.distance
# pinned: 95a7ef85
bang-characters-rose_doolan =
    From the start you shoot and use { NAME("card.panic") } one seat past your neighbours, or reach a
    neighbour who has a { NAME("card.mustang") }. A { NAME("card.scope") } adds to your own eyes, so it is not
    wasted on you. Others see you no nearer than before.
    .short = Take one off every distance from you to others.

# about: bang.characters.sid_ketchum, bang.hearts.dying, bang.heal.mend_when_dying, bang.hearts.most, bang.cards.beer
# pinned: a766d198
bang-characters-sid_ketchum =
    Any cards become lives, at any time and as often as you can pay. You may wait until you are dying, and it
    works even when a { NAME("card.beer") } no longer would because too few players are left. A large hand is
    your best armour.
    .short = At any time, discard one card plus another to regain one life.

# about: bang.characters.slab_the_killer, bang.double_barrel.any_distance, bang.rulings.double_barrel_volley.one_ricochet, bang.cards.barrel, bang.hearts.dying
# pinned: 76eed209
bang-characters-slab_the_killer =
    Distance does not matter for your ability, so a long weapon pays. A heart drawn with a
    { NAME("card.barrel") } replaces one { NAME("card.missed") } only. Your { NAME("card.gatling") } is an
    ordinary one, and a { NAME("card.beer") } helps your victim only when the last life is gone.
    .short = A target needs one { NAME("card.missed") } more against your { NAME("card.bang") } cards.

# about: bang.characters.suzy_lafayette, bang.rulings.empty_hands_in_duel.waits, bang.rulings.last_card.after_effect, bang.duel.steps
# pinned: 3fc7dbc4
bang-characters-suzy_lafayette =
    Play your hand out: hoarding wastes your ability. The new card comes after the last one has done its work,
    and you may play it as well. In a { NAME("card.duel") } you must wait until it is over before you draw
    again.
    .short = Draw one card as soon as your hand is empty.

# about: bang.characters.vulture_sam, bang.death.cards, bang.death.leader_penalty, bang.turn.discard, bang.rulings.scavenger_cards.at_once
# pinned: 8a1dbab1
bang-characters-vulture_sam =
    Every death pays you, whoever caused it. The cards go to your hand, so stay healthy or play them before
    you must discard. As the { NAME("role.sheriff") }, do not kill a { NAME("role.deputy") }: you lose what
    you have just inherited too.
    .short = Take all cards of every other player who dies.

# about: bang.characters.willy_the_kid, bang.bullets.limit, bang.cards.volcanic, bang.weapon.reach
# pinned: 10c6985f
bang-characters-willy_the_kid =
    You need no { NAME("card.volcanic") }: take a long weapon and fire at will across the table. The real
    limit is your hand, so draw as much as you can, and keep a few shots back for { NAME("card.indians") } and
    the { NAME("card.duel") }.
    .short = Fire any number of { NAME("card.bang") } cards a turn.

# about: bang.roles.deputy, bang.victory.test, bang.death.leader_penalty, bang.cards.gatling, bang.cards.indians
# pinned: 29e47ddb
bang-roles-deputy =
    You win with the { NAME("role.sheriff") } even when you are dead, so spend your lives for them. They do
    not know you: show your side by whom you shoot. Think before a { NAME("card.gatling") } or
    { NAME("card.indians") }, which hit the { NAME("role.sheriff") } as well.
    .short = { NAME("symbol.law") }, in secret: win if the { NAME("role.sheriff") } outlives every { NAME("role.outlaw") } and every { NAME("role.renegade") }.

# about: bang.roles.outlaw, bang.victory.test, bang.roles.hidden, bang.death.outlaw_reward, bang.death.outlaw_cards
# pinned: 923b9294
bang-roles-outlaw =
    You win when the { NAME("role.sheriff") } dies, even if you are dead by then. You do not know your
    partners, and killing one still pays you { VALUE("bang.death.outlaw_cards") }
    { VALUE("bang.death.outlaw_cards") ->
        [one] card
       *[other] cards
    }, but it helps the
    { NAME("symbol.law") }. Watch who else fires at the { NAME("role.sheriff") }.
    .short = { NAME("symbol.gang") }, in secret: win when the { NAME("role.sheriff") } dies, unless only one { NAME("role.renegade") } is left.

# about: bang.roles.renegade, bang.victory.test, bang.rulings.last_loners.leader_out
# pinned: f29582c7
bang-roles-renegade =
    The { NAME("role.sheriff") } must be the last to die. If they go while anybody else is alive, the
    { NAME("symbol.gang") } win, even dead ones. So help whichever side is weaker, and save your strength for
    the final fight. With another { NAME("role.renegade") } at the table, they are your rival too.
    .short = { NAME("symbol.lone") }, in secret: win as the last player alive.

# about: bang.roles.sheriff, bang.death.leader_penalty, bang.cards.jail, bang.setup.leader_hearts, bang.roles.hidden
# pinned: 29e4231e
bang-roles-sheriff =
    Everybody knows you, so collect defence early and use your first turn well. You can never be put in
    { NAME("card.jail") }. If you kill a { NAME("role.deputy") } by mistake, you lose your hand and everything
    in play, so let suspects show themselves first.
    .short = { NAME("symbol.law") }, known to all: win by outliving every { NAME("role.outlaw") } and every { NAME("role.renegade") }.
