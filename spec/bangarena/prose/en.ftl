### What people say about BangArena: goals, summaries, and a tip for each card, character and role.

# about: bangarena.victory.test, bangarena.roles.marshal, bangarena.roles.deputy, bangarena.roles.outlaw, bangarena.roles.loner
# pinned: e27d1e3f
goal =
    Your secret role says what you want. The { NAME("role.marshal") } and every { NAME("role.deputy") } want
    all their enemies out, every { NAME("role.outlaw") } wants the { NAME("role.marshal") } out, and a
    { NAME("role.loner") } wants to be the last player alive.

# about: bangarena.setup.match, bangarena.turn.steps, bangarena.weapon.reach, bangarena.hit.steps, bangarena.glory.earned, bangarena.noon.round, bangarena.victory.test, bangarena.draw.two_cards
# pinned: d2ebb162
minute =
    You get a secret role and an open character, which has an ability and some hearts. Your first hand usually has as
    many cards as you have hearts. Only the { NAME("role.marshal") } shows their role. They begin, usually
    with some extra hearts.

    On your turn, first make the checks for a { NAME("card.dynamite") } and a { NAME("card.jail") } in front
    of you. Then draw { VALUE("bangarena.draw.two_cards") }
    { VALUE("bangarena.draw.two_cards") ->
        [one] card
       *[other] cards
    } and play as many as you like, but fire
    only one { NAME("card.bullet") }. Your weapon must reach the target: distance is counted in seats, the
    shorter way round. Without a weapon your range is { VALUE("bangarena.weapon.reach") }. The target may
    answer with a { NAME("card.ricochet") }, or else loses a heart. Last, discard until you hold no more cards
    than you have hearts.

    Who has no hearts left is out and shows their role. The player who caused it earns a star and picks an
    upgrade. From round { VALUE("bangarena.noon.round") } it is **High Noon**: no limit on shots, no
    { NAME("card.cover") }, no healing.

    If the { NAME("role.marshal") } falls, the { NAME("symbol.gang") } win, unless a single
    { NAME("role.loner") } is the only player left. If no { NAME("role.outlaw") } and no
    { NAME("role.loner") } is alive, the { NAME("symbol.law") } wins. Their dead win with them.

# about: bangarena.victory.test, bangarena.death.leader_penalty, bangarena.flask.last_heart, bangarena.noon.in_force, bangarena.turn.discard, bangarena.roles.hidden, bangarena.cards.ricochet
# pinned: 57203538
first =
    Watch who shoots at whom; it tells you more than what people claim. Shooting at the
    { NAME("role.marshal") } early marks you as an { NAME("role.outlaw") }, and a { NAME("role.marshal") }
    should hesitate before killing: a dead { NAME("role.deputy") } costs them all their cards.

    Lay weapons and { NAME("symbol.blue", form: "inner") }s down early. In front of you they do not count
    towards your hand limit. End your turn with a { NAME("card.ricochet") } in hand if you can, since you will
    need it while others play. Keep a { NAME("card.flask") } for your last heart, but use your healing before
    High Noon, for then it stops working.

# about: bangarena.cards.buckshot, bangarena.buckshot.volley, bangarena.hit.steps, bangarena.cards.flask
# pinned: 5fc84e07
bangarena-cards-buckshot =
    It reaches everybody at any distance, friends included, and your { NAME("card.bullet") } of the turn stays
    free. Play it first, then shoot who is left without a { NAME("card.ricochet") }. A { NAME("role.deputy") }
    should look at the { NAME("role.marshal") }'s hearts before using it.
    .short = Shoot at everybody else, at any distance: each plays a { NAME("card.ricochet") } or loses one heart.

# about: bangarena.cards.bullet, bangarena.bullets.limit, bangarena.hit.steps, bangarena.raid.answer, bangarena.duel.steps
# pinned: e94432dd
bangarena-cards-bullet =
    A miss uses up your shot of the turn too, so wait for a target with few or no cards in hand. Keep a spare
    one for a { NAME("card.raid") } or a { NAME("card.duel") }: what you discard there does not count as your
    shot.
    .short = Shoot a player within range, once a turn: they play a { NAME("card.ricochet") } or lose one heart.

# about: bangarena.cards.caravan, bangarena.turn.play, bangarena.turn.discard
# pinned: 852c6b42
bangarena-cards-caravan =
    The best draw in the deck. Play it early in your turn, because you may use the new cards at once. If you
    are low on hearts, play out some cards first, or you will discard the surplus.
    .short = Draw { VALUE("bangarena.cards.caravan", field: "draws") } cards from the deck.

# about: bangarena.cards.carbine, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective, bangarena.characters.shadow_of_the_valley
# pinned: cfebe5cf
bangarena-cards-carbine =
    Its range of { VALUE("bangarena.cards.carbine", field: "range") } covers the farthest seat of a full
    table. Only a { NAME("card.horse") } or { NAME("character.shadow_of_the_valley") } can still keep a
    distant player out of reach. Laying it down discards the weapon that you had before.
    .short = Weapon: shoot up to a distance of { VALUE("bangarena.cards.carbine", field: "range") }.

# about: bangarena.cards.cover, bangarena.hit.cover, bangarena.cover.check, bangarena.noon.no_cover, bangarena.cards.ricochet
# pinned: 406fac9b
bangarena-cards-cover =
    The coin is tossed by itself against each { NAME("card.bullet") } and { NAME("card.buckshot") }, before
    you answer, so a failed toss still lets you play a { NAME("card.ricochet") }. It does nothing against a
    { NAME("card.raid") } or a { NAME("card.duel") }, and nothing at all in High Noon.
    .short = Toss a coin against each { NAME("card.bullet") } or { NAME("card.buckshot") }: heads replaces one { NAME("card.ricochet") }.

# about: bangarena.cards.drop, bangarena.card.can_be_taken, bangarena.card.takes_from, bangarena.card.chosen_or_random
# pinned: 40713163
bangarena-cards-drop =
    Distance does not matter. Take away the weapon that reaches you or a strong { NAME("card.cover") }, or
    free a friend from { NAME("card.jail") } or { NAME("card.dynamite") }. You choose among cards in play;
    from a hand a random one goes. You cannot name yourself.
    .short = Discard another player's card at any distance: chosen in play, or random from the hand.

# about: bangarena.cards.duel, bangarena.duel.steps, bangarena.duel.credit, bangarena.cards.bullet
# pinned: ea523fd0
bangarena-cards-duel =
    No distance, no { NAME("card.cover") } and no { NAME("card.ricochet") } protects against it. Since the
    other player must discard first, it favours you when both hold equally many { NAME("card.bullet") }s. You
    may also lose it yourself, and if you fall, the other duellist gets the credit.
    .short = Challenge any player: discard { NAME("card.bullet") }s in turn, target first; whoever stops loses one heart.

# about: bangarena.cards.dynamite, bangarena.dynamite.exploded, bangarena.dynamite.damage, bangarena.cards.drop, bangarena.cards.snatch
# pinned: 668e8bb4
bangarena-cards-dynamite =
    It is first checked on your own next turn, so it can hit you before anybody else. Healthy players survive
    its { VALUE("bangarena.dynamite.damage") } damage, and nobody is credited with the victim. No
    { NAME("card.flask") } stops it; somebody else's { NAME("card.drop") } or { NAME("card.snatch") } in time
    does.
    .short = Flip a card each turn: spades { VALUE("bangarena.dynamite.lowest_rank") } to { VALUE("bangarena.dynamite.highest_rank") } cost { VALUE("bangarena.dynamite.damage") } hearts, others pass it on.

# about: bangarena.cards.flask, bangarena.noon.in_force, bangarena.flask.players_alive, bangarena.hearts.most, bangarena.rulings.flask_answer.before_the_hit
# pinned: 1e166e63
bangarena-cards-flask =
    As an answer it works only on your last heart, against a { NAME("card.bullet") } or
    { NAME("card.buckshot") }, with at least { VALUE("bangarena.flask.players_alive") }
    { VALUE("bangarena.flask.players_alive") ->
        [one] player
       *[other] players
    } alive. Then it cancels the
    whole hit. On your own turn it simply heals, however few players are left. In High Noon it is useless.
    .short = Regain one heart, or on your last heart, with at least { VALUE("bangarena.flask.players_alive") } players alive, stop a { NAME("card.bullet") } or { NAME("card.buckshot") }.

# about: bangarena.cards.horse, bangarena.distance.effective, bangarena.snatch.distance, bangarena.weapon.reach
# pinned: 7fa0e6d2
bangarena-cards-horse =
    Neighbours without a better weapon can no longer shoot you, and without a { NAME("card.scope") } or the like
    they cannot use { NAME("card.snatch") } on you either; you see them as near as before. It is no help against a { NAME("card.buckshot") }, { NAME("card.raid") },
    { NAME("card.duel") } or { NAME("card.drop") }, which need no reach.
    .short = Add one to every distance from others to you.

# about: bangarena.cards.jail, bangarena.turn.steps, bangarena.jail.takes_turn, bangarena.check.good_card
# pinned: e4f0aa9a
bangarena-cards-jail =
    Best laid on a dangerous player with a full hand, for a prisoner who fails still draws but must discard
    down to their hearts without playing. They may answer attacks all the same. It never holds the
    { NAME("role.marshal") } and is gone after one check.
    .short = Lock up anybody but the { NAME("role.marshal") }: unless they flip hearts, they play nothing next turn.

# about: bangarena.cards.long_rifle, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective, bangarena.characters.shadow_of_the_valley
# pinned: d08d5905
bangarena-cards-long_rifle =
    With a range of { VALUE("bangarena.cards.long_rifle", field: "range") } you reach anybody at a full table,
    even across a { NAME("card.horse") }. Only { NAME("character.shadow_of_the_valley") } can be too far away.
    Guard it well: it lets you choose your target freely, so others will want to take it.
    .short = Weapon: shoot up to a distance of { VALUE("bangarena.cards.long_rifle", field: "range") }.

# about: bangarena.cards.market, bangarena.market.order, bangarena.market.open
# pinned: c7150b95
bangarena-cards-market =
    Everybody alive draws from the deck, you first, and nobody chooses or sees what others get. It feeds your
    enemies as well, so it pays best when friends are many and enemies few.
    .short = Let every living player draw one card, beginning with you.

# about: bangarena.cards.raid, bangarena.raid.everybody_else, bangarena.raid.answer, bangarena.cards.bullet, bangarena.victory.test
# pinned: fccbebab
bangarena-cards-raid =
    Only a discarded { NAME("card.bullet") } helps; { NAME("card.ricochet") }, { NAME("card.cover") } and
    { NAME("card.flask") } do not. Players answer in turn order, from the player after you, and the match ends
    at once when a death decides it, even in the middle of a { NAME("card.raid") }.
    .short = Attack everybody else, at any distance: each discards a { NAME("card.bullet") } or loses one heart.

# about: bangarena.cards.ricochet, bangarena.hit.steps, bangarena.raid.answer, bangarena.duel.answer, bangarena.characters.double_barrel
# pinned: 1dae1640
bangarena-cards-ricochet =
    Try to keep one for the others' turns. It stops a { NAME("card.bullet") } or a { NAME("card.buckshot") },
    but not a { NAME("card.raid") } or a { NAME("card.duel") }. Next to { NAME("character.double_barrel") } a
    lone one does not save you, unless a lucky { NAME("card.cover") } came first.
    .short = Stop a { NAME("card.bullet") } or a { NAME("card.buckshot") } fired at you.

# about: bangarena.cards.rifle, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective, bangarena.cards.scope
# pinned: 694f8898
bangarena-cards-rifle =
    Its range of { VALUE("bangarena.cards.rifle", field: "range") } reaches every seat except straight across
    a table of { VALUE("bangarena.table.seats", field: "to") }. Add a { NAME("card.scope") } and that gap
    closes too. A { NAME("card.horse") } at the far end still gets away, so check the distance shown for you
    before you count on it.
    .short = Weapon: shoot up to a distance of { VALUE("bangarena.cards.rifle", field: "range") }.

# about: bangarena.cards.saloon, bangarena.cards.flask, bangarena.noon.in_force, bangarena.hearts.most
# pinned: f887b29b
bangarena-cards-saloon =
    It heals everybody alive, enemies too, so play it when your own side is hurt worst. You need somebody
    wounded to play it, and it is no answer to an attack. In High Noon it can no longer be used.
    .short = Let every living player regain one heart.

# about: bangarena.cards.sawed_off, bangarena.table.seats, bangarena.distance.steps, bangarena.distance.effective
# pinned: d043d75c
bangarena-cards-sawed_off =
    A range of { VALUE("bangarena.cards.sawed_off", field: "range") } gets you past your neighbours, and at a
    table of { VALUE("bangarena.table.seats", field: "from") } it reaches every seat. It is the most common
    weapon, so do not hesitate to replace it by a longer one later.
    .short = Weapon: shoot up to a distance of { VALUE("bangarena.cards.sawed_off", field: "range") }.

# about: bangarena.cards.scope, bangarena.distance.effective, bangarena.snatch.distance, bangarena.characters.double_barrel
# pinned: b1afe250
bangarena-cards-scope =
    It brings others nearer for shooting and for { NAME("card.snatch") }, and makes up for a
    { NAME("card.horse") }. It never shortens the way back to you. With { NAME("character.double_barrel") } it
    is worth even more, since more targets then count as neighbours.
    .short = Take one off every distance from you to others.

# about: bangarena.cards.snatch, bangarena.snatch.distance, bangarena.card.can_be_taken, bangarena.card.takes_from, bangarena.card.chosen_or_random
# pinned: c92881a9
bangarena-cards-snatch =
    A long weapon does not help here, but a { NAME("card.scope") } does, and a { NAME("card.horse") } keeps
    you out. A card in play you may choose, a hand card comes at random. Taking a { NAME("card.jail") } frees
    a neighbour and gives you the { NAME("card.jail") } to use.
    .short = Take another player's card within distance { VALUE("bangarena.snatch.reach") }: chosen in play, or random from the hand.

# about: bangarena.cards.volcanic, bangarena.bullets.limit, bangarena.distance.effective, bangarena.noon.no_limit, bangarena.glory.marksmanship
# pinned: d6697cc8
bangarena-cards-volcanic =
    Save up { NAME("card.bullet") }s and empty them into one neighbour; it is deadly beside the
    { NAME("role.marshal") }. In High Noon nobody has a limit any more, so a longer weapon is better then. The
    upgrade { NAME("symbol.marksmanship") } lengthens it too.
    .short = Weapon: shoot up to a distance of { VALUE("bangarena.cards.volcanic", field: "range") }, as often as you like.

# about: bangarena.cards.wagon, bangarena.turn.play, bangarena.turn.discard, bangarena.rulings.savvy_draws.draw_phase
# pinned: 2e27d4d0
bangarena-cards-wagon =
    It costs a card and brings { VALUE("bangarena.cards.wagon", field: "draws") }, which you may play in the
    same turn, so use it first and plan afterwards. The upgrade { NAME("symbol.savvy") } does not help with
    it: that works only for the cards drawn at the start of a turn.
    .short = Draw { VALUE("bangarena.cards.wagon", field: "draws") } cards from the deck.

# about: bangarena.characters.bone_setter, bangarena.cards.flask, bangarena.noon.in_force, bangarena.hearts.most
# pinned: 60a7a294
bangarena-characters-bone_setter =
    Heal before the wound, not after it: once you are at no hearts it is too late. You may do so while others
    play, even while an attack on you awaits its answer. Mind that a healed heart may rob you of the
    last-heart { NAME("card.flask") }. It ends with High Noon.
    .short = At any time before High Noon, discard one card plus another to regain one heart.

# about: bangarena.characters.double_barrel, bangarena.distance.effective, bangarena.double_barrel.any_distance, bangarena.rulings.double_barrel_volley.one_ricochet, bangarena.cards.flask
# pinned: fae71109
bangarena-characters-double_barrel =
    Hunt your neighbours. Distance counts as you see it, so a { NAME("card.scope") } makes more of them and a
    { NAME("card.horse") } saves them. A lucky { NAME("card.cover") } replaces one { NAME("card.ricochet") },
    and a last-heart { NAME("card.flask") } still stops the whole shot. Your { NAME("card.buckshot") } is an
    ordinary one.
    .short = A target at distance one needs one { NAME("card.ricochet") } more against your { NAME("card.bullet") }.

# about: bangarena.characters.empty_hands, bangarena.rulings.empty_hands_in_duel.waits, bangarena.rulings.last_card.after_effect, bangarena.duel.steps
# pinned: 9c420232
bangarena-characters-empty_hands =
    Play your hand out: hoarding wastes your ability. The new card comes after the last one has done its work,
    and it may be played as well. In a { NAME("card.duel") } you must wait until it is over before you draw
    again.
    .short = Draw one card as soon as your hand is empty.

# about: bangarena.characters.grip, bangarena.draw.phase, bangarena.hit.steps
# pinned: e7e0c9ec
bangarena-characters-grip =
    Any hand at the table is near enough. Take the last card of the player you mean to shoot: with an empty
    hand they cannot answer. If you rob a friend by mistake you hurt your own side, so when unsure draw from
    the deck.
    .short = If you like, draw your first card at random from another player's hand.

# about: bangarena.characters.hawk_eye, bangarena.distance.effective, bangarena.distance.sight, bangarena.snatch.distance
# pinned: c3701fe1
bangarena-characters-hawk_eye =
    From the start you shoot and { NAME("card.snatch") } one seat past your neighbours, or reach a neighbour
    who has a { NAME("card.horse") }. A { NAME("card.scope") } adds to your own eyes, so it is not wasted on
    you. Others see you no nearer than before.
    .short = Take one off every distance from you to others.

# about: bangarena.characters.iron_forehead, bangarena.cover.checks, bangarena.cover.add_up, bangarena.hit.cover, bangarena.noon.no_cover
# pinned: 996443d3
bangarena-characters-iron_forehead =
    A { NAME("card.cover") } card gives you no further toss; hold it only so that nobody else gets it. Your
    thick skull stops { NAME("card.bullet") }s and { NAME("card.buckshot") }, never a { NAME("card.raid") } or
    a { NAME("card.duel") }. When High Noon comes, you are as bare as anybody.
    .short = Toss a coin against each { NAME("card.bullet") } or { NAME("card.buckshot") }: heads replaces one { NAME("card.ricochet") }.

# about: bangarena.characters.lucky, bangarena.check.flip, bangarena.cover.check, bangarena.cards.cover, bangarena.cards.dynamite
# pinned: 9b44e3d9
bangarena-characters-lucky =
    Look for a { NAME("card.cover") }, for each of its tosses then gets another try. A
    { NAME("card.dynamite") } scares you least of all, so you can lay it more calmly than others. Without a
    check there is no luck: a plain { NAME("card.bullet") } hits you as it does anybody.
    .short = Make one more try at every check; the better result counts.

# about: bangarena.characters.mad_dog, bangarena.bullets.limit, bangarena.distance.effective, bangarena.cards.volcanic, bangarena.noon.no_limit
# pinned: 17cf1c5e
bangarena-characters-mad_dog =
    You need no { NAME("card.volcanic") }: take a long weapon and fire at will across the table. The real
    limit is your hand, so draw as much as you can. In High Noon all others shoot like you, so make use of
    your lead.
    .short = Fire any number of { NAME("card.bullet") }s a turn, and take one off your distances to others.

# about: bangarena.characters.red_suit, bangarena.draw.phase, bangarena.rulings.prisoner_draws.with_abilities, bangarena.cards.wagon
# pinned: f0a11921
bangarena-characters-red_suit =
    The card you show is known to all, so expect them to play around it. It works only when you draw at the
    start of a turn, not with a { NAME("card.wagon") } or { NAME("card.caravan") }. In { NAME("card.jail") }
    you still draw, and the extra card with it.
    .short = Show the last card of your draw; if it is red, draw one more.

# about: bangarena.characters.scavenger, bangarena.death.cards, bangarena.death.leader_penalty, bangarena.turn.discard, bangarena.rulings.scavenger_cards.at_once
# pinned: 9d41c42a
bangarena-characters-scavenger =
    Every death pays you, whoever caused it. The cards go to your hand, so stay healthy or play them before
    you must discard. As the { NAME("role.marshal") }, do not kill a { NAME("role.deputy") }: you lose what
    you have just inherited too.
    .short = Take all cards of every other player who goes out.

# about: bangarena.characters.shadow_of_the_valley, bangarena.distance.effective, bangarena.shadow.steps, bangarena.cards.horse, bangarena.snatch.distance
# pinned: de583901
bangarena-characters-shadow_of_the_valley =
    With a { NAME("card.horse") } you are farther still, and most weapons give up. That stops
    { NAME("card.bullet") }s and { NAME("card.snatch") }, nothing else: { NAME("card.duel") },
    { NAME("card.raid") }, { NAME("card.buckshot") } and { NAME("card.drop") } find you anywhere. You start
    with only { VALUE("bangarena.characters.shadow_of_the_valley", field: "hearts") }
    { VALUE("bangarena.characters.shadow_of_the_valley", field: "hearts") ->
        [one] heart
       *[other] hearts
    }, so
    watch out for those.
    .short = Add one and another one to every distance from others to you.

# about: bangarena.characters.stone_leopard, bangarena.leopard.low_hearts, bangarena.leopard.per_heart, bangarena.hearts.wound
# pinned: a44011f4
bangarena-characters-stone_leopard =
    Hurting you feeds you, most of all with { VALUE("bangarena.leopard.low_hearts") } or fewer hearts left, so
    a { NAME("card.flask") } too early can cost you cards. A { NAME("card.dynamite") } counts as one wound,
    however many hearts it takes. Whoever is out draws nothing.
    .short = When wounded, draw one card, and one more with { VALUE("bangarena.leopard.low_hearts") } hearts or fewer left.

# about: bangarena.characters.three_eyes, bangarena.draw.look_and_keep, bangarena.draw.put_back, bangarena.glory.savvy
# pinned: 70edd19b
bangarena-characters-three_eyes =
    The card you put back is the next one anybody draws or flips. Leave a bad one for the player after you, or
    the right one for a { NAME("card.jail") } or { NAME("card.dynamite") } check. As an upgrade, do not take
    { NAME("symbol.savvy") }; it adds nothing for you.
    .short = At your draw, see one extra card and put one back on the deck.

# about: bangarena.characters.tollman, bangarena.tollman.any_wound, bangarena.hearts.wound
# pinned: 3207fccc
bangarena-characters-tollman =
    Only a hit by a { NAME("card.bullet") } makes the shooter pay. Clever opponents come with
    { NAME("card.buckshot") }, { NAME("card.raid") } or { NAME("card.duel") }, or shoot with their last card,
    since from an empty hand you get nothing. You must also survive the hit to collect.
    .short = When a { NAME("card.bullet") } wounds you, take a random card from the shooter's hand.

# about: bangarena.characters.two_tone, bangarena.bullets.limit, bangarena.cards.bullet, bangarena.cards.ricochet, bangarena.raid.answer, bangarena.duel.answer
# pinned: a26c51ec
bangarena-characters-two_tone =
    Each of these cards serves you for attack and defence, so you are hard to surprise, in a
    { NAME("card.duel") } above all. The limit of one shot a turn stays, and a { NAME("card.ricochet") } fired
    as a { NAME("card.bullet") } uses it up.
    .short = Play a { NAME("card.bullet") } as a { NAME("card.ricochet") }, and a { NAME("card.ricochet") } as a { NAME("card.bullet") }.

# about: bangarena.characters.vulture_junior, bangarena.draw.phase, bangarena.draw.first_card_elsewhere, bangarena.rulings.prisoner_draws.with_abilities
# pinned: 7f0bfb46
bangarena-characters-vulture_junior =
    Keep an eye on the top of the discard pile: a { NAME("card.bullet") } or { NAME("card.flask") } thrown
    away just before your turn is yours if you want it. Deaths bring you cards whoever caused them, even a
    { NAME("card.dynamite") }, so a bloody match suits you.
    .short = If you like, draw first from the discard pile; each death brings one card and another.

# about: bangarena.roles.deputy, bangarena.victory.test, bangarena.death.leader_penalty, bangarena.cards.buckshot, bangarena.cards.raid
# pinned: 22cec51a
bangarena-roles-deputy =
    You win with the { NAME("role.marshal") } even when you are out, so spend your hearts for them. They do
    not know you: show your side by whom you shoot. Think before a { NAME("card.buckshot") } or
    { NAME("card.raid") }, which hits the { NAME("role.marshal") } as well.
    .short = { NAME("symbol.law") }, in secret: win if the { NAME("role.marshal") } outlives every { NAME("role.outlaw") } and every { NAME("role.loner") }.

# about: bangarena.roles.double_agent, bangarena.victory.test
# pinned: 7f506238
bangarena-roles-double_agent =
    This role is dealt in the { NAME("mode.double_agent") } mode only, in place of an { NAME("role.outlaw") }.
    The { NAME("role.marshal") } is given your name among the possible { NAME("role.deputy") } names, so play
    along and strike late. You win with the { NAME("symbol.gang") }, and while you live the
    { NAME("symbol.law") } cannot win.
    .short = { NAME("symbol.gang") }, posing as a { NAME("role.deputy") }: win when the { NAME("role.marshal") } falls, unless only one { NAME("role.loner") } is left.

# about: bangarena.roles.loner, bangarena.victory.test, bangarena.rulings.last_loners.leader_out
# pinned: 8e33ea90
bangarena-roles-loner =
    The { NAME("role.marshal") } must be the last to fall. If they go while anybody else is alive, the
    { NAME("symbol.gang") } win, even dead ones. So help whichever side is weaker, let the others wear each
    other down, and save your strength for the final fight.
    .short = { NAME("symbol.lone") }, in secret: win as the last player alive.

# about: bangarena.roles.marshal, bangarena.death.leader_penalty, bangarena.glory.last_bullet, bangarena.cards.jail, bangarena.constants.marshal_hearts, bangarena.constants.marshal_cards
# pinned: 6bc407bd
bangarena-roles-marshal =
    Everybody knows you, so collect defence early. You can never be put in { NAME("card.jail") }. If you kill
    your own { NAME("role.deputy") }, you earn a star but lose your hand and everything in play. When your
    last { NAME("role.deputy") } falls, you are given a star.
    .short = { NAME("symbol.law") }, known to all: win by outliving every { NAME("role.outlaw") } and every { NAME("role.loner") }.

# about: bangarena.roles.outlaw, bangarena.victory.test, bangarena.roles.hidden, bangarena.death.rewards_outlaws
# pinned: 95477c3d
bangarena-roles-outlaw =
    You win when the { NAME("role.marshal") } falls, even if you are out by then, so a bold attack can be
    worth your life. You do not know your partners: watch who else fires at the { NAME("role.marshal") }, and
    do not shoot them.
    .short = { NAME("symbol.gang") }, in secret: win when the { NAME("role.marshal") } falls, unless only one { NAME("role.loner") } is left.
