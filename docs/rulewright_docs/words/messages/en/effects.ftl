### What happens: whole sentences.

let = Here { $place } { FEAT($place, of: "number") ->
    [plural] mean
   *[singular] means
} { $value }.
set = { $place } { FEAT($place, of: "number") ->
    [plural] become
   *[singular] becomes
} { $value }.
set-none = { $place } no longer exists.
set-empty = { $place } becomes empty.
now = From now on, { $clause }.
now-exactly-if = From now on, { $flag } exactly if { $test }.
add = { $place } grows by { $value }.
subtract = { $place } shrinks by { $value }.
add-to-list = { $value } is added to { $place }.
if = If { $test }:
else = Otherwise:
else-if = Otherwise, if { $test }:
then = Then:
case-of = { $clause }.
means = Here ({ $label }) is { $part }.
means-clause = Here ({ $label }) holds if { $part }.
each = For each of { $list }, in turn:
each-dead = For each of { $list }, also those out of the game:
each-together = For each of { $list }, all at the same time:
each-together-dead = For each of { $list }, also those out of the game, all at the same time:
loop = Again and again:
again-while = This is repeated as long as { $test }.
stop = The repetition ends here.
result = The outcome is { $value }.
result-none = There is no outcome.
result-yes = The outcome is yes.
result-no = The outcome is no.
result-whether = The outcome is yes exactly if { $test }.
nothing-happens = Nothing happens.
cancel = It does not happen at all.
settle = Everything that follows by itself from the present state takes place now.
run = What { $choice } says is carried out.
close = “{ TERM($stretch) }” ends at once, with all that began inside it.
call = { TERM($event) }.
call-with = { TERM($event) } ({ $fields }).
said-with = { $said } ({ $fields }).
field-is = { TERM($field) } is { $value }
called = What comes of it is { $name }.

## waiting
open-offers = { $who } may now act (“{ $occasions }”).
open-must = { $who } must now act (“{ $occasions }”).
open-window = { $who } may now act as often as they like, until they pass (“{ $occasions }”).
choose = { $who } must choose one of { $from }.
choose-count = { $who } must choose { FEAT($count, of: "digits") ->
    [yes] exactly { $count } of { $from }
   *[no] exactly this many of { $from }: { $count }
}.
choose-may = { $who } may choose one of { $from }.
choose-may-count = { $who } may choose { FEAT($count, of: "digits") ->
    [yes] exactly { $count } of { $from }
   *[no] exactly this many of { $from }: { $count }
}.
answers-called = The answers are { $name }.
chosen-called = What is chosen is { $name }.
open-ordered = The order of the choice matters.
open-each = The choices are made one by one.
open-sealed = Nobody sees the answers of others before the end.
open-changeable = An answer may be changed until the end.
open-secret = Nobody else knows who is asked.
open-until = It ends as soon as { $test }.
open-skip = A player is not asked if { $test }.
closes-clock = Answers alone do not end it; the clock does.
closes-closed = Answers alone do not end it; the rules do.
open-clock = When { TERM($timer) } runs out, it ends.
open-ms = { TERM($timer) } gives { $ms } for each decision.
default = Whoever does not answer in time has chosen { $value }.
default-none = Whoever does not answer in time has chosen nothing.
default-first = Whoever does not answer in time makes the first possible move.

## cards, statuses, knowledge
move = { $cards } { FEAT($cards, of: "number") ->
    [plural] go
   *[singular] goes
} { FEAT($zone, of: "into") ->
        [yes] { TERM($zone, form: "into") }
       *[no] to the { TERM($zone) }
    }.
move-bottom = { $cards } { FEAT($cards, of: "number") ->
    [plural] go
   *[singular] goes
} to the bottom of the { TERM($zone) }.
move-to = { $cards } { FEAT($cards, of: "number") ->
    [plural] go
   *[singular] goes
} { FEAT($zone, of: "into") ->
        [yes] { TERM($zone, form: "into") }
       *[no] to the { TERM($zone) }
    } of { $to }.
move-to-bottom = { $cards } { FEAT($cards, of: "number") ->
    [plural] go
   *[singular] goes
} to the bottom of the { TERM($zone) } of { $to }.
attach = { $on } gets the status “{ TERM($status) }”.
detach = { $on } loses the status “{ TERM($status) }”.
know = { $who } secretly learns “{ TERM($what) }”, which is { $is }.
know-of = { $who } secretly learns “{ TERM($what) }” about { $of }, which is { $is }.
reveal = Everybody learns “{ TERM($what) }”, which is { $is }.
reveal-of = Everybody learns “{ TERM($what) }” about { $of }, which is { $is }.

## chance, time, the end
shuffle = The cards in { $zone } are shuffled.
shuffle-list = { $list } are shuffled and are now { $name }.
roll = Dice are thrown for { $of }: their number is { $dice }, that of their sides { $sides }. They show { $name }.
flip = A coin is flipped for { $of }, and heads means that { $name } is yes.
pick = One of { $from } is picked at random as { $name }.
timer-start = The clock “{ TERM($timer) }” starts with { $ms }.
timer-start-of = The clock “{ TERM($timer) }” of { $of } starts with { $ms }.
timer-stop = The clock “{ TERM($timer) }” stops.
timer-stop-of = The clock “{ TERM($timer) }” of { $of } stops.
timer-cap = The clock “{ TERM($timer) }” now ends in { $ms } at the latest.
timer-cap-of = The clock “{ TERM($timer) }” of { $of } now ends in { $ms } at the latest.
win = The game ends, and { $who } { FEAT($who, of: "number") ->
    [plural] win
   *[singular] wins
}: “{ TERM($because) }”.
win-nobody = The game ends without a winner: “{ TERM($because) }”.
