### What people say about Mafia.

# about: mafia.winning.all_members, mafia.winning.armed_sides, mafia.winning.parity, mafia.winning.co_winners
# pinned: 8261e143
goal = Find out who stands on which side, and help yours to win: all its members share the win, alive or dead. The { NAME("symbol.town") } wants every enemy gone, the { NAME("symbol.mafia") } and the { NAME("symbol.cult") } want to take over, and each { NAME("symbol.neutral") } role has an aim of its own.

# about: mafia.roles.deal, mafia.mafia.know_each_other, mafia.phases.night, mafia.night.order, mafia.nomination.threshold, mafia.verdict.vote, mafia.phases.discussion, mafia.winning.order, mafia.winning.parity, mafia.winning.cult_parity, mafia.winning.stalemate
# pinned: d8ddc6af
minute =
    { VALUE("mafia.table.seats", field: "from") } to { VALUE("mafia.table.seats", field: "to") } players each get a secret role from a list that everybody may read. The { NAME("symbol.mafia") } know each other. A short introduction may follow, without nominations.

    At **night** people choose their actions in secret, and may change them until the clock stops. The { NAME("symbol.mafia") } agree on a victim, and one member goes to kill. Captures and blocks come first, then protection, then attacks. Investigations come last.

    In the **morning** everybody hears who died. By **day** the table talks and nominates. More than half of the living must support a nomination to open a trial. After the defence, a player hangs if the guilty votes outweigh the innocent ones. A hanging ends the day. After an acquittal the day goes on, on the same clock of { VALUE("mafia.clock.day", unit: "minutes") } { VALUE("mafia.clock.day", unit: "minutes") ->
        [one] minute
       *[other] minutes
    }.

    The game ends when only one side still has power. It can end sooner while nobody alive kills for their own ends: the { NAME("symbol.mafia") } win once there are at least as many of them as of the { NAME("symbol.town") } and the { NAME("symbol.cult") } together, the { NAME("symbol.cult") } once more than half of the living belong to it and the { NAME("role.cult_leader") } is alive. { VALUE("mafia.stalemate.nights") } nights in a row without a death or a recruit also end it, and then the { NAME("symbol.town") } wins if any of it lives.

# about: mafia.roles.deal, mafia.moderator.seat, mafia.moderator.introduction, mafia.wake.order, mafia.wake.mafia, mafia.night.order, mafia.moderator.one_second, mafia.moderator.clock_is_advice, mafia.moderator.skips, mafia.verdict.vote, mafia.winning.order, mafia.winning.parity, mafia.winning.cult_parity, mafia.winning.stalemate, mafia.wake.first_night_not_counted
# pinned: cd00ae9e
minute-moderator =
    { VALUE("mafia.table.seats", field: "from") } to { VALUE("mafia.table.seats", field: "to") } players each get a secret role from a list that everybody may read. Somebody who does not play is the **moderator**, who calls the roles by night and leads the day. A short introduction may come first, player by player, without nominations.

    At **night** all close their eyes. The moderator calls one role after another; whoever wakes points at somebody, and answers are given at once. On the first night the { NAME("symbol.mafia") } only get to know each other. On every later one they agree on a victim, and one member goes to kill. Captures and blocks come first, then protection, then attacks.

    In the **morning** everybody hears who died. By **day** the table talks; the clock of { VALUE("mafia.clock.day", unit: "minutes") } { VALUE("mafia.clock.day", unit: "minutes") ->
        [one] minute
       *[other] minutes
    } only advises. A nomination that somebody else supports opens a trial. After the defence, a player hangs if the guilty votes outweigh the innocent ones. A hanging ends the day; after an acquittal it goes on. The moderator may also end it without a hanging.

    The game ends when only one side still has power. It can end sooner while nobody alive kills for their own ends: the { NAME("symbol.mafia") } win once there are at least as many of them as of the { NAME("symbol.town") } and the { NAME("symbol.cult") } together, the { NAME("symbol.cult") } once more than half of the living belong to it and the { NAME("role.cult_leader") } is alive. { VALUE("mafia.stalemate.nights") } nights in a row without a death or a recruit also end it, and then the { NAME("symbol.town") } wins if any of it lives.

# about: mafia.village.winning.judged, mafia.village.winning.village, mafia.village.winning.mafia
# pinned: c833eba8
goal-village = The { NAME("symbol.town") } win when the last of the { NAME("symbol.mafia") } is out, the { NAME("symbol.mafia") } when at least half of the living belong to them. All members of the side share the win, alive or dead.

# about: mafia.village.deal, mafia.village.roles_are_secret, mafia.village.deal.mates, mafia.village.kill.one_by_one, mafia.village.kill.mates_are_told, mafia.village.ties, mafia.village.doctor.second, mafia.village.doctor.heal, mafia.village.detective.investigate, mafia.village.dawn, mafia.village.discussion, mafia.village.vote.one_by_one, mafia.village.vote.told
# pinned: a17cb9c5
minute-village =
    { VALUE("mafia.village.seats", field: "from") } to { VALUE("mafia.village.seats", field: "to") } players each get a secret role. Some belong to the { NAME("symbol.mafia") } and know each other. Of the { NAME("symbol.town") }, one is the { NAME("role.doctor") }, one the { NAME("role.detective") }, and everybody else a { NAME("role.villager") }. No role is shown before the end, not even that of the dead.

    At **night** the members of the { NAME("symbol.mafia") } vote on a victim one after another, and their team sees it. The { NAME("role.doctor") } then protects another player, and the { NAME("role.detective") } learns whether somebody belongs to the { NAME("symbol.mafia") }.

    By **day** everybody hears who died, or that nobody did. All who live may speak { VALUE("mafia.village.discussion.rounds") } { VALUE("mafia.village.discussion.rounds") ->
        [one] time
       *[other] times
    } each, in turn. Then everybody must vote, openly and one after another, and whoever has most votes is out. Chance decides every tie, by night and by day.

# about: mafia.lists.suggested, mafia.phases.discussion, mafia.block.silent, mafia.night.order, mafia.nomination.supports, mafia.ghosts.predict
# pinned: 173d2b9f
first =
    Use the suggested list for your number of players and leave the settings alone. Read your role slowly, and decide early what you would say if somebody asked about it.

    With no night action you still have work: remember who supported which nomination. Ask people for reasons.

    Keep an eye on the day clock. It runs through trials, and if it stops before the verdict, nobody hangs.

    Do not build everything on one missing answer. Nobody is told that they were blocked.

    If you die, keep your secrets and predict the winner with the other ghosts.

# about: mafia.roles.ambusher, mafia.kill.may_carry, mafia.kill.settles
# pinned: ae30b588
mafia-roles-ambusher = Wait at a home that draws visitors, such as that of a revealed { NAME("role.mayor") }. You attack just one visitor from outside your team, the earliest in the order of night actions, and no { NAME("role.bodyguard") } steps in between. If you must carry the { NAME("symbol.mafia") }'s kill, there is no ambush that night.
    .short = { NAME("symbol.mafia") }: each night, attack the first outsider who visits a chosen player.

# about: mafia.roles.arsonist, mafia.roles.doctor, mafia.roles.veteran, mafia.attack.level, mafia.visit.at_home
# pinned: d7b4e473
mafia-roles-arsonist = Douse patiently and ignite late: fire burns through a { NAME("role.doctor") }'s healing and takes all your doused players together, except captors and prisoners, who stay doused. Dousing is a visit, igniting is not. So a { NAME("role.lookout") } or an alert { NAME("role.veteran") } can catch you only while you prepare.
    .short = { NAME("symbol.killer") }: each night, douse another player or burn every doused one.

# about: mafia.roles.blackmailer, mafia.chat.writers, mafia.silence.told
# pinned: 5366317d
mafia-roles-blackmailer = Silence whoever has most to report, or the player whom you hope to see accused: they cannot even defend themselves at their own trial. Remember that they may still nominate and vote, and that everybody sees that they are silenced.
    .short = { NAME("symbol.mafia") }: each night, silence an outsider for the next day.

# about: mafia.roles.bodyguard, mafia.attack.comes, mafia.roles.ambusher, mafia.roles.veteran, mafia.roles.doctor
# pinned: 53b8af87
mafia-roles-bodyguard = You face the first killer who comes to your charge; as a rule you both die, unless a { NAME("role.doctor") } heals you. You are no help against fire, an ambush or a later killer. Never guard a { NAME("role.veteran") } who may be on alert.
    .short = { NAME("symbol.town") }: each night, step between another player and a killer, and strike back.

# about: mafia.roles.citizen, mafia.roles.mason, mafia.roles.infiltrator
# pinned: bb5e6057
mafia-roles-citizen = Your weapons are your vote and your memory. Speak freely and draw attention away from roles like the { NAME("role.inspector") }; the { NAME("symbol.town") } can spare you most easily. A claim to be a { NAME("role.citizen") } is hard to test, because the { NAME("role.infiltrator") } looks just the same to the { NAME("role.inspector") } and the { NAME("role.investigator") }.
    .short = { NAME("symbol.town") }: no night action; talk and vote by day.

# about: mafia.roles.consigliere, mafia.roles.witch, mafia.thief.reads_as, mafia.kill.settles
# pinned: b7e22264
mafia-roles-consigliere = Share the exact role that you learn, so that the team can pick its next victim well. If the answer is { NAME("role.goon") }, it is false: your target was tainted, or is a { NAME("role.thief") } behind a stolen face. On a night when you carry the kill, you learn nothing.
    .short = { NAME("symbol.mafia") }: each night, learn the exact role of an outsider.

# about: mafia.roles.consort, mafia.block.silent, mafia.kill.settles, mafia.visit.who_visits, mafia.roles.serial_killer
# pinned: 68ee0675
mafia-roles-consort = Block whoever could spoil tonight's kill, such as a known { NAME("role.doctor") }; the target never hears of it. Choose with care. You can block your own teammates, which even stops the kill if that teammate carries it, and a blocked { NAME("role.serial_killer") } turns on you.
    .short = { NAME("symbol.mafia") }: each night, block another player's night action.

# about: mafia.roles.cult_leader, mafia.roles.doctor, mafia.cult.who_resists, mafia.cult.cooldown_setting, mafia.cult.chain_switch, mafia.winning.cult_power
# pinned: ca495dfc
mafia-roles-cult_leader = Stay unnoticed: your side has power only while you live, and your death kills every { NAME("role.follower") }. The { NAME("symbol.mafia") }, a { NAME("data.killer") }, a { NAME("role.mason") } and a revealed { NAME("role.mayor") } always resist you, but a { NAME("role.doctor") } does not stop you. A success costs you { VALUE("mafia.cult.cooldown_setting") } { VALUE("mafia.cult.cooldown_setting") ->
        [one] night
       *[other] nights
    } of rest.
    .short = { NAME("symbol.cult") }: by night, recruit a player as a { NAME("role.follower") }, then rest for { VALUE("mafia.cult.cooldown_setting") } { VALUE("mafia.cult.cooldown_setting") ->
            [one] night
           *[other] nights
        }.

# about: mafia.roles.doctor, mafia.doctor.self_heals_setting, mafia.roles.veteran, mafia.roles.arsonist, mafia.roles.cult_leader, mafia.attack.level
# pinned: 377f9866
mafia-roles-doctor = Your healing withstands any number of attacks, but not fire, an execution in a cell or the { NAME("role.cult_leader") }. You may heal yourself only { VALUE("mafia.doctor.self_heals_setting") } { VALUE("mafia.doctor.self_heals_setting") ->
        [one] time
       *[other] times
    } in the game. A { NAME("role.veteran") } on alert shoots you too.
    .short = { NAME("symbol.town") }: each night, protect a player from attacks, yourself at most { VALUE("mafia.doctor.self_heals_setting") } { VALUE("mafia.doctor.self_heals_setting") ->
            [one] time
           *[other] times
        }.

# about: mafia.roles.escort, mafia.block.silent, mafia.block.loops, mafia.visit.who_visits, mafia.roles.serial_killer
# pinned: 098a5a5e
mafia-roles-escort = Block your prime suspect: if they carry the { NAME("symbol.mafia") }'s kill, nobody is killed by it. A quiet night is a hint, not proof, and your target will not know why nothing happened. Blocking a { NAME("role.serial_killer") } brings the knife to you.
    .short = { NAME("symbol.town") }: each night, block another player's night action.

# about: mafia.roles.executioner, mafia.roles.jester, mafia.executioner.must_live, mafia.executioner.becomes_jester, mafia.cult.joins
# pinned: 3eb8a233
mafia-roles-executioner = Build a believable case and let others lead the charge. The hanging counts even if you are dead by then, or if your target has joined the { NAME("symbol.cult") }. If your target is lost in any other way while you live, you become a { NAME("role.jester") }: change your plan at once.
    .short = { NAME("symbol.neutral") }: no night action; win if your assigned target is hanged.

# about: mafia.roles.follower, mafia.roles.cult_leader, mafia.cult.joins, mafia.winning.all_members, mafia.chat.writers
# pinned: 3542fbc1
mafia-roles-follower = Forget your old side: you now win with the { NAME("symbol.cult") }. Shield the { NAME("role.cult_leader") }, whose death is your own. You may keep acting out your former role by day, but from the next night on the { NAME("role.inspector") } finds you suspicious, even if they cleared you before.
    .short = { NAME("symbol.cult") }: no night action; win with the { NAME("symbol.cult") }, and die with the { NAME("role.cult_leader") }.

# about: mafia.roles.godfather, mafia.kill.may_carry, mafia.roles.bodyguard, mafia.roles.veteran, mafia.attack.level
# pinned: d7b68458
mafia-roles-godfather = Speak up by day: the { NAME("role.inspector") } finds nothing on you, and a { NAME("role.vigilante") }'s bullet fails. You go to kill only when no { NAME("role.goon") } is free. Then be wary, since a { NAME("role.bodyguard") } or an alert { NAME("role.veteran") } hits hard enough to kill you.
    .short = { NAME("symbol.mafia") }: by night, kill if no { NAME("role.goon") } is free; look innocent, withstand ordinary attacks.

# about: mafia.roles.goon, mafia.kill.settles, mafia.kill.may_carry, mafia.visit.who_visits
# pinned: adec206b
mafia-roles-goon = You are first in line to carry the kill, so you are also the one whom a { NAME("role.lookout") } sees and a { NAME("role.bodyguard") } strikes. Prepare an alibi. If somebody blocks you, the kill is lost; if somebody locks you up, a free teammate can go instead.
    .short = { NAME("symbol.mafia") }: each night, carry out the kill that the team agrees on.

# about: mafia.roles.infiltrator, mafia.roles.mason, mafia.lodge.seen, mafia.kill.may_carry, mafia.attributes.lineup
# pinned: dc56a782
mafia-roles-infiltrator = Tell your team who sits in the lodge, and stand by your fellow lodge members until it pays to turn. The { NAME("role.inspector") } and the { NAME("role.investigator") } cannot tell you from a { NAME("role.mason") }. But the list is public, so the others know that one of you is false.
    .short = { NAME("symbol.mafia") }: pass for a { NAME("role.mason") } in the lodge; kill only as the team's last member.

# about: mafia.roles.inspector, mafia.roles.godfather, mafia.roles.infiltrator, mafia.roles.serial_killer, mafia.roles.cult_leader, mafia.roles.jester, mafia.roles.arsonist, mafia.answers.at_dawn, mafia.jail.could_not_reach, mafia.roles.witch
# pinned: be74cc50
mafia-roles-inspector = Treat answers as leads, not proof. Suspicious are the { NAME("symbol.mafia") }, the { NAME("symbol.cult") } and the { NAME("role.serial_killer") }; but the { NAME("role.godfather") } and the { NAME("role.infiltrator") } look as innocent as the { NAME("role.arsonist") }, the { NAME("role.jester") } and the { NAME("symbol.town") }, and a { NAME("role.witch") } turns an answer round. If you could not reach somebody, they were in a cell or held a prisoner; if you die that night, you learn nothing.
    .short = { NAME("symbol.town") }: each night, learn whether another player is suspicious.

# about: mafia.roles.investigator, mafia.investigator.groups, mafia.thief.reads_as
# pinned: 2a2cb319
mafia-roles-investigator = You learn which of { VALUE("mafia.investigator.groups") } groups your target belongs to, and every group mixes sides. Ask for a claim first, and see whether it fits the group. Beware of a { NAME("role.thief") }, who reads as the latest victim.
    .short = { NAME("symbol.town") }: each night, learn which of { VALUE("mafia.investigator.groups") } role groups another player belongs to.

# about: mafia.roles.jailor, mafia.roles.serial_killer, mafia.jail.walls, mafia.jail.before_nightfall, mafia.jail.prisoner_knows
# pinned: 5465a639
mafia-roles-jailor = Choose before nightfall, question in the cell, and execute only if you are sure: you have { VALUE("mafia.roles.jailor", field: "charges") } executions at most, and executing a { NAME("symbol.town") } player costs you the rest. You can also lock up a friend to keep them safe. A spared { NAME("role.serial_killer") } kills you.
    .short = { NAME("symbol.town") }: each night, lock up another player; execute at most { VALUE("mafia.roles.jailor", field: "charges") } { VALUE("mafia.roles.jailor", field: "charges") ->
            [one] prisoner
           *[other] prisoners
        } a game.

# about: mafia.roles.jester, mafia.winning.co_winners, mafia.hanging.goals
# pinned: 456b248d
mafia-roles-jester = Look guilty without begging for it: a claim that falls apart works better than a confession. Only a hanging counts, so avoid provoking the night killers. The game goes on after it, and at the end you win beside whoever else wins, even in a draw.
    .short = { NAME("symbol.neutral") }: no night action; win if you are hanged.

# about: mafia.roles.kidnapper, mafia.roles.jailor, mafia.jail.prisoner_knows, mafia.kill.may_carry, mafia.jail.locked_at_nightfall, mafia.roles.serial_killer
# pinned: 27c5b2c7
mafia-roles-kidnapper = A prisoner cannot tell you from the { NAME("role.jailor") }, so ask the { NAME("role.jailor") }'s questions and listen. The { NAME("role.jailor") } always captures first, and may capture you. While you hold somebody you do not carry the kill, and a spared { NAME("role.serial_killer") } kills you.
    .short = { NAME("symbol.mafia") }: each night, lock up an outsider; execute at most { VALUE("mafia.roles.kidnapper", field: "charges") } { VALUE("mafia.roles.kidnapper", field: "charges") ->
            [one] prisoner
           *[other] prisoners
        } a game.

# about: mafia.roles.lookout, mafia.visit.who_visits, mafia.jail.walls, mafia.roles.witch
# pinned: 5a3f5e5b
mafia-roles-lookout = Watch somebody whom the killers want, such as a revealed { NAME("role.mayor") }. You learn names, not deeds: a { NAME("role.doctor") } and a killer look the same at the door. Players who were blocked or locked up stayed home, and if you hear that nobody came, a { NAME("role.witch") } may be hiding the truth.
    .short = { NAME("symbol.town") }: each night, learn who visits another player.

# about: mafia.roles.mason, mafia.roles.infiltrator, mafia.lodge.members, mafia.chat.writers, mafia.attributes.lineup
# pinned: 969cbd85
mafia-roles-mason = You know your lodge, so you can vouch for each other by day; there is no lodge chat at night. Check the public list before you trust: with an { NAME("role.infiltrator") } in it, somebody in the lodge is of the { NAME("symbol.mafia") }. The { NAME("symbol.cult") } cannot recruit you.
    .short = { NAME("symbol.town") }: no night action; know the other members of the lodge.

# about: mafia.roles.mayor, mafia.mayor.weight_setting, mafia.skip.majority, mafia.cult.who_resists
# pinned: b2e7b617
mafia-roles-mayor = Reveal when your weight of { VALUE("mafia.mayor.weight_setting") } decides something; votes that you have already given grow as well. Afterwards every killer knows you, so do not waste it on an easy verdict. Do not wait for ever either: until you reveal, the { NAME("symbol.cult") } can recruit you.
    .short = { NAME("symbol.town") }: by day, reveal yourself to give your votes a weight of { VALUE("mafia.mayor.weight_setting") }.

# about: mafia.roles.serial_killer, mafia.roles.bodyguard, mafia.roles.veteran, mafia.roles.thief, mafia.attack.level, mafia.block.silent
# pinned: 6f7762a8
mafia-roles-serial_killer = Ordinary attacks fail on you, but a { NAME("role.thief") }, a { NAME("role.bodyguard") } or an alert { NAME("role.veteran") } still kills you. If you are blocked, or jailed and spared, your knife turns on whoever did it. You need not even have chosen a target.
    .short = { NAME("symbol.killer") }: each night, stab another player, and anybody who blocks or captures you.

# about: mafia.roles.survivor, mafia.winning.co_winners, mafia.attack.level, mafia.roles.thief, mafia.roles.arsonist
# pinned: d62e4ea7
mafia-roles-survivor = Be useful to whoever is ahead and a threat to nobody: you win beside any winner if you live. Keep your { VALUE("mafia.roles.survivor", field: "charges") } vests for nights when you expect a shot, as an unneeded vest is still used up. A { NAME("role.thief") } or a fire kills through it.
    .short = { NAME("symbol.neutral") }: win by staying alive; on at most { VALUE("mafia.roles.survivor", field: "charges") } { VALUE("mafia.roles.survivor", field: "charges") ->
            [one] night
           *[other] nights
        }, wear a protective vest.

# about: mafia.roles.thief, mafia.roles.doctor, mafia.thief.reads_as, mafia.winning.final_two, mafia.attack.level
# pinned: dc127da6
mafia-roles-thief = You pierce a vest or the { NAME("role.godfather") }'s skin, but not a { NAME("role.doctor") }'s healing. Pick victims for their face too: robbing a suspicious role makes you look suspicious. If only you and one other player are left, you always win.
    .short = { NAME("symbol.killer") }: each night, kill another player and pass for their role.

# about: mafia.roles.tracker, mafia.visit.at_home, mafia.visit.who_visits, mafia.roles.witch
# pinned: e374abbc
mafia-roles-tracker = A visit to somebody who died that night is a strong case, though not yet proof. No visit proves little: the target may have been blocked, or act without leaving home. A { NAME("role.witch") } cannot deceive you, so your word can settle a doubtful answer.
    .short = { NAME("symbol.town") }: each night, learn whom another player visits.

# about: mafia.roles.veteran, mafia.attack.level, mafia.block.silent, mafia.roles.thief, mafia.roles.arsonist
# pinned: e4a32bfd
mafia-roles-veteran = Save your { VALUE("mafia.roles.veteran", field: "charges") } alerts for nights when killers have reason to come, because you shoot friends as well: a { NAME("role.doctor") } at your door is a visitor too. A block cancels the alert without using it up. A { NAME("role.thief") } or a fire still kills you.
    .short = { NAME("symbol.town") }: on at most { VALUE("mafia.roles.veteran", field: "charges") } { VALUE("mafia.roles.veteran", field: "charges") ->
            [one] night
           *[other] nights
        }, go on alert and shoot every visitor.

# about: mafia.roles.vigilante, mafia.vigilante.guilt_setting, mafia.attack.level, mafia.roles.godfather, mafia.roles.serial_killer, mafia.roles.arsonist
# pinned: 13db89d6
mafia-roles-vigilante = Hold your { VALUE("mafia.roles.vigilante", field: "charges") } bullets until the day has given you evidence: if you kill a { NAME("symbol.town") } player, guilt kills you the next night. Somebody who survives your shot is not proven innocent: it may be the { NAME("role.godfather") }, the { NAME("role.serial_killer") } or the { NAME("role.arsonist") }.
    .short = { NAME("symbol.town") }: on at most { VALUE("mafia.roles.vigilante", field: "charges") } { VALUE("mafia.roles.vigilante", field: "charges") ->
            [one] night
           *[other] nights
        }, shoot another player; a { NAME("symbol.town") } victim costs your life.

# about: mafia.roles.witch, mafia.roles.inspector, mafia.roles.tracker, mafia.witch.must_survive, mafia.visit.at_home
# pinned: d5287354
mafia-roles-witch = Taint somebody who is likely to be checked tonight. Tainting yourself is no visit, but it makes the { NAME("role.inspector") } find you suspicious. You win whenever a side other than the { NAME("symbol.town") } wins, even if you are dead; a draw is not enough.
    .short = { NAME("symbol.neutral") }: each night, falsify most findings about a player; win with any side but the { NAME("symbol.town") }.
