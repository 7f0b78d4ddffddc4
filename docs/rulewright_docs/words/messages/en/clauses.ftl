### Values and conditions. Every condition has `.no`, its opposite. `$form` is `bare` where no article stands.

## values
the = { $form ->
    [bare] { TERM($name) }
   *[other] the { TERM($name) }
}
member = { $form ->
    [bare] { TERM($name) } of { $of }
   *[other] the { TERM($name) } of { $of }
}
its-member = { $form ->
    [bare] { TERM($name) } of theirs
   *[other] their { TERM($name) }
}
who-member = whose { TERM($name) }
game-with = the { TERM($name) } for { $arg }
member-with = the { TERM($name) } of { $of } for { $arg }
symbol = { TERM($name) }
whether = whether { $clause }
yes = yes
no = no
nobody-or-nothing = nobody
empty-list = nothing
me-rule = the acting player
me-role = the holder of this role
me-character = the player with this character
me-card = the holder of this card
me-status = whoever has this status
this-player = this player
this-card = this card
it-player = the player
it-card = the card
it-game = the game
it-value = the value
that-player = that player
that-card = that card
that-game = the game
that-value = that value
own-player = the player asked
own-card = that card
own-game = the game
own-value = that value
special-card = this card
special-viewer = { $form ->
    [bare] onlooker
   *[other] the onlooker
}
special-game = the game
special-players = { $form ->
    [bare] players
   *[other] all players
}
    .number = plural
special-alive = { $form ->
    [bare] players still in the game
   *[other] the players still in the game
}
    .number = plural
special-staff = the seats that do not play
    .number = plural
special-now = the present moment
special-stages = the stages in their order
special-asked = the players whose answer is awaited
    .number = plural
documents-cards = all kinds of cards
    .number = plural
documents-characters = all characters
    .number = plural
documents-roles = all roles
    .number = plural
cards-in = { $form ->
    [bare] cards { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] in the { TERM($zone) }
    }
   *[other] the cards { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] in the { TERM($zone) }
    }
}
    .number = plural
cards-in-of = { $form ->
    [bare] cards { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] in the { TERM($zone) }
    } of { $of }
   *[other] the cards { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] in the { TERM($zone) }
    } of { $of }
}
    .number = plural
size-zone = the number of cards { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] in the { TERM($zone) }
    } of { $of }
result-of-event = the outcome
move-by = whoever makes the move
move-ability = the ability used
move-verb = the move
move-card = the card of the move
move-offer = the occasion of the move
move-stage = the stage of the move
part-by = player
part-ability = ability
part-stage = stage
part-pick = choice
member-seat = seat number
member-kind = kind
member-suit = suit
member-rank = rank
member-owner = owner
member-zone = place
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
row = the { TERM($name) } for { $key }
setting = the setting “{ TERM($name) }”
ruling = the ruling on “{ TERM($name) }”
property-size = the number of { TERM($list, form: "bare") }
contractions = a a*→an a*; a e*→an e*; a i*→an i*; a o*→an o*
property-first = the first of { $list }
property-last = the last of { $list }
property-unique = { $list } without repeats
property-reversed = { $list } in reverse order
property-sorted = { $list } in their fixed order
method-has = whether { $arg } is among { $list }
method-index = the place of { $arg } among { $list }
method-at = entry { $arg } (counted from 0) of { $list }
method-top = the first of { $list }, as many as { $arg }
method-without = { $form ->
    [bare] { TERM($list, form: "bare") } except { $arg }
   *[other] { $list } except { $arg }
}
method-plus = { $form ->
    [bare] { TERM($list, form: "bare") } together with { $arg }
   *[other] { $list } together with { $arg }
}
method-starting = { $list } in turn from { $arg } on
method-after = the next after { $arg } among { $list }
method-before = the last before { $arg } among { $list }
where-who = { $form ->
    [bare] { TERM($list, form: "bare") } { $clause }
   *[other] those of { $list } { $clause }
}
where-that = { $form ->
    [bare] { TERM($list, form: "bare") } for which { $clause }
   *[other] those of { $list } for which { $clause }
}
list-sum = the sum of { $value } over { $list }
list-most = those of { $list } with the most by { $value }
list-least = those of { $list } with the least by { $value }
list-map = { $value } for each of { $list }
range = the numbers from { $low } to { $high }
smaller = the smaller of { $a } and { $b }
larger = the larger of { $a } and { $b }
negative = minus { $a }
arith-plus = { $a } plus { $b }
arith-minus = { $a } minus { $b }
arith-times = { $a } times { $b }
arith-half = { $a } divided by { $b } (rounded down)
arith-remainder = the remainder of { $a } divided by { $b }
either-value = { $a } if { $clause } (otherwise { $b })
seconds = { $n ->
    [one] { $n } second
   *[other] { $n } seconds
}
milliseconds = { $n ->
    [one] { $n } millisecond
   *[other] { $n } milliseconds
}
grouped = ({ TERM($part, $form) })
grouped-clause = ({ $part })
full-stop = .
label = ({ $label })
on = on
off = off
everybody = everybody
a-clock = the clock

## conditions
and = { $parts }
or = { $parts }
always = this always holds
never = this never holds
label-clause = ({ $label }) holds
this-is-so = this is so
all-of-these = all of the following is true
any-of-these = at least one of the following is true
eq = { $a } { FEAT($a, of: "number") ->
        [plural] are
       *[singular] is
    } { $b }
    .no = { $a } { FEAT($a, of: "number") ->
        [plural] are
       *[singular] is
    } not { $b }
lt = { $a } { FEAT($a, of: "number") ->
        [plural] are
       *[singular] is
    } less than { $b }
le = { $a } { FEAT($a, of: "number") ->
        [plural] are
       *[singular] is
    } at most { $b }
gt = { $a } { FEAT($a, of: "number") ->
        [plural] are
       *[singular] is
    } more than { $b }
ge = { $a } { FEAT($a, of: "number") ->
        [plural] are
       *[singular] is
    } at least { $b }
among = { $a } { FEAT($a, of: "number") ->
        [plural] are
       *[singular] is
    } among { $list }
    .no = { $a } { FEAT($a, of: "number") ->
        [plural] are
       *[singular] is
    } not among { $list }
one-of = { $a } is one of { $values }
    .no = { $a } is none of { $values }
is-none = there is no { TERM($value, form: "bare") }
    .no = there is a { TERM($value, form: "bare") }
empty = there are no { TERM($list, form: "bare") }
    .no = there are { TERM($list, form: "bare") }
all = for each of { $list }, { $clause }
    .no = not for each of { $list }, { $clause }
holds = { $value } is true
    .no = { $value } is false
same-truth = either both hold or neither: { $a }; { $b }
    .no = only one of two things holds: { $a }; { $b }
either = if { $clause }, { $a }, and otherwise { $b }
flag = { FEAT($name, of: "holds") ->
    [yes] { $of } { TERM($name, form: "holds") }
   *[no] { $of } is { TERM($name) }
}
    .no = { FEAT($name, of: "holds_not") ->
    [yes] { $of } { TERM($name, form: "holds_not") }
   *[no] { $of } is not { TERM($name) }
}
who-flag = { FEAT($name, of: "holds_pl") ->
    [yes] who { TERM($name, form: "holds_pl") }
   *[no] who are { TERM($name) }
}
    .no = { FEAT($name, of: "holds_not_pl") ->
    [yes] who { TERM($name, form: "holds_not_pl") }
   *[no] who are not { TERM($name) }
}
flag-game = { FEAT($name, of: "holds") ->
    [yes] { TERM($name, form: "holds") }
   *[no] “{ TERM($name) }” holds
}
    .no = { FEAT($name, of: "holds_not") ->
    [yes] { TERM($name, form: "holds_not") }
   *[no] “{ TERM($name) }” does not hold
}
flag-with = { $of } is { TERM($name) } for { $arg }
    .no = { $of } is not { TERM($name) } for { $arg }
flag-game-with = “{ TERM($name) }” holds for { $arg }
    .no = “{ TERM($name) }” does not hold for { $arg }
setting-on = the setting “{ TERM($name) }” is on
    .no = the setting “{ TERM($name) }” is off
ruling-is = the ruling on “{ TERM($name) }” is “{ TERM($reading) }”
    .no = the ruling on “{ TERM($name) }” is not “{ TERM($reading) }”

## forms that names must have: `form`, or `form:ending:gender` of the names that need it
forms-needed = { "" }
