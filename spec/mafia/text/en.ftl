### Sentences of Mafia.

event-role-shown = { $who } learns the own role, which is { $role }.
event-display = This is shown for a while, namely { $ms }.
event-night = Night begins.
event-hours = The hours of the night pass.
event-dawn = Dawn breaks.
event-day = A new day begins.
event-capture = { $by } tries to capture { $to }.
event-capture-planned = { $by } plans to capture { $target }.
event-captured = { $by } holds { $prisoner } captive.
event-jailed = { $who } spends the night in a cell.
event-stage = The stage { $name } is resolved.
event-kill-pointed = { $by } points at a target for the kill.
event-blocks-settle = The blocks take effect.
event-blocked-by = { $who } is blocked by { $by }.
event-visits-settle = The visits are settled.
event-reach = { $by } sets out on the action of the night.
event-go = { $by } goes to { $to }.
event-unreachable = { $by } learns that { $to } could not be reached.
event-attack = { $by } attacks { $to } ({ $cause }).
event-attack-failed = { $by } learns that the attack on { $to } failed.
event-assault = { $by } comes to kill { $to } ({ $cause }).
event-intercepted = { $guard } steps in against { $by }.
event-haunting = { $by } haunts { $to }.
event-survived = { $who } learns of having survived an attack.
event-death = { $who } dies ({ $causes }).
event-joins = { $who } joins the cult.
event-recruit-failed = { $by } learns that recruiting { $to } failed.
event-silenced = { $who } must be silent.
event-becomes-jester = { $who } becomes the jester.
event-evening = Evening falls, and { $who } is hanged.
event-was-hanged = { $who } has been hanged.
event-trial = { $accused } is put on trial.
event-verdict = The town reaches a verdict on { $accused }.
event-town-votes = The town votes on { $accused }.
event-voted = The vote of { $by } is shown: { $vote }.
event-acquitted = { $who } is acquitted.
event-support-changed = { $by } changes the nomination.
event-skip-changed = { $by } changes the vote on skipping the day.
event-mayor-revealed = { $who } steps forward as the mayor.
event-said = { $by } says something for all to hear.
event-said-apart = { $by } says something in { $channel }.
event-said-in-cell = { $by } says something in the cell.
event-dropped = { $who } loses the connection.
event-returned = { $who } is back.
event-leave = { $who } must leave the game.
event-put-out = { $who } is removed from the game.
event-dominance = Only the side of { $who } is still armed.
event-final-two = Only two are left, { $one } and { $other }.
event-decided = The game is decided: { $side }.
event-predicted = { $by } predicts a victory: { $side }.
event-foretold = The prediction of { $who } is shown: { $side }.
event-introduces-himself = { $who } introduces himself.
event-wake = { $who } may act now, with eyes open.
event-captor-wakes = { $who } wakes to capture somebody.
number-support = the support for { $arg }
number-kill-votes = the number of kill votes for { $arg }
number-side-of = the side of { $arg }
number-copies = the number of { $arg } in the list of roles
number-may-be-tried = { $arg } may be put on trial
    .no = { $arg } may not be put on trial
number-night-counts = { $arg } counts towards a stalemate
    .no = { $arg } does not count towards a stalemate
number-proof-against-blocks = { $arg } cannot be blocked
    .no = { $arg } can be blocked
number-stands = { $arg } is still in force
    .no = { $arg } is no longer in force
number-slot-called = { $arg } is called aloud
    .no = { $arg } is not called aloud

## Worked examples: what is said of a move or an event with its real data.

replay-role-shown = { $who } learns the role to play: { $role }.
replay-night = Night { $nth } begins.
replay-day = Day { $nth } begins.
replay-introduction = The introduction begins.
replay-call = The moderator makes call { $slot } of the night.
replay-mates-meet = The mafia members see each other: { $members }.
replay-lodge-sees = The members of the lodge see each other: { $members }.
replay-attack-failed = The attack on { $to } fails.
replay-unreachable = { $by } learns that { $to } could not be reached.
replay-recruit-failed = { $by } learns that recruiting { $to } failed.
replay-capture-planned = { $by } plans to capture: { $target }.
replay-captured = { $by } holds { $prisoner } captive.
replay-clock-changed = The clock of the day { $paused-id ->
    [true] stops at { $left-clock }
   *[false] runs with { $left-clock } left
}.
replay-day-clock-rings = The time of the day is up.
replay-day-skipped = The day is skipped.
replay-nobody-dies = Nobody dies.
replay-death = { $who } dies: { $causes }.
replay-fact-role = Everybody learns the role of { $of }: { $is }.
replay-fact-role-secret = { $told } learns the role of { $of }: { $is }.
replay-fact-faction = Everybody learns the side of { $of }: { $is }.
replay-fact-suspicious-secret = { $told } learns that { $of } is { $is-id ->
    [true] suspicious
   *[false] not suspicious
}.
replay-fact-group-secret = { $told } learns that { $of } belongs to role group { $is }.
replay-fact-visitors-secret = { $told } learns who visited { $of }: { $is }.
replay-fact-visited-secret = { $told } learns whom { $of } visited: { $is }.
replay-fact-mafia-member-secret = { $told } learns that { $of } is { $is-id ->
    [true] in the mafia
   *[false] not in the mafia
}.
replay-foretold = The prediction of { $who } is shown: { $side }. It was { $right-id ->
    [true] right
   *[false] wrong
}.
replay-kill-pointed = { $by } points at the target of the kill: { $target }.
replay-said = { $by } says to all: { $words }.
replay-said-untold = { $by } speaks to all.
replay-said-apart = { $by } says ({ $channel }): { $words }.
replay-said-apart-untold = { $by } speaks ({ $channel }).
replay-said-in-cell = In the cell somebody says ({ $voice }): { $words }.
replay-said-in-cell-untold = In the cell somebody speaks ({ $voice }).
replay-skip-changed = { $by } { $skips-id ->
    [true] votes to skip the day
   *[false] takes back the vote to skip the day
}.
replay-support-changed = { $by } { $target-id ->
    [none] takes back the nomination
   *[other] nominates { $target }
}.
replay-voted = The vote of { $by } is shown: { $vote }{ $weight ->
    [1] { "" }
   *[other] { " " }(it counts { $weight } times)
}.
replay-voted-untold = The vote of { $by } is shown: { $target }.
replay-outside-disconnect = The connection of { $who } breaks.
replay-outside-reconnect = { $who } connects again.
replay-outside-remove = { $who } is removed.
replay-move-pass = { $who } does nothing.
replay-move-support = { $who } nominates { $target }.
replay-move-unsupport = { $who } takes back the nomination.
replay-move-skip = { $who } votes to skip the day.
replay-move-unskip = { $who } takes back the vote to skip the day.
replay-move-guilty = { $who } votes “guilty”.
replay-move-innocent = { $who } votes “innocent”.
replay-move-abstain = { $who } abstains.
replay-move-reveal = { $who } steps forward.
replay-move-inspect = { $who } inspects { $target }.
replay-move-investigate = { $who } investigates { $target }.
replay-move-consult = { $who } looks for the role of { $target }.
replay-move-watch = { $who } watches { $target }.
replay-move-track = { $who } tracks { $target }.
replay-move-heal = { $who } heals { $target }.
replay-move-guard = { $who } guards { $target }.
replay-move-block = { $who } blocks { $target }.
replay-move-capture = { $who } plans to capture { $target }.
replay-move-release = { $who } calls off the capture.
replay-move-execute = { $who } executes the prisoner.
replay-move-alert = { $who } goes on alert.
replay-move-vest = { $who } puts on a vest.
replay-move-shoot = { $who } shoots at { $target }.
replay-move-kill = { $who } chooses { $target } for the kill.
replay-move-spare = { $who } takes back the kill vote.
replay-move-silence = { $who } silences { $target }.
replay-move-ambush = { $who } lays an ambush at the house of { $target }.
replay-move-recruit = { $who } tries to recruit { $target }.
replay-move-taint = { $who } taints { $target }.
replay-move-stab = { $who } goes to stab { $target }.
replay-move-rob = { $who } goes to rob { $target }.
replay-move-douse = { $who } douses { $target }.
replay-move-ignite = { $who } sets everything doused on fire.
replay-move-haunt = { $who } haunts { $target }.
replay-move-predict = { $who } predicts the winner: { $side }.
replay-move-say-channel-words = { $who } writes ({ $channel }): { $words }.
replay-move-say-channel = { $who } writes nothing ({ $channel }).
replay-move-say-words = { $who } says: { $words }.
replay-move-talk = { $who } speaks ({ $channel }).
replay-move-call = { $who } makes the next call.
replay-move-go-on = { $who } lets the game go on.
replay-move-end-defence = { $who } ends the defence.
replay-move-count = { $who } counts the votes.
replay-move-pause = { $who } pauses the clock.
replay-move-resume = { $who } resumes the clock.
replay-move-extend = { $who } adds time, in seconds: { $longer }.
replay-move-vote = { $who } votes for { $target }.
