### Whole rules, by kind.

seats = The game is for { $low } to { $high } players.
constant-is = The { TERM($name) } { FEAT($name, of: "number") ->
    [plural] are
   *[singular] is
} { $value }.
constant-table = The { TERM($name) } depends on the case.
constant-row = For { $key }, the { TERM($name) } { FEAT($name, of: "number") ->
    [plural] are
   *[singular] is
} { $value }.
setting-default = The setting “{ TERM($name) }” is { $value } unless chosen otherwise.
setting-one-of = It may be { $values }.
at-least = It is never less than { $n }.
at-most = It is never more than { $n }.
reading = Possible reading of “{ TERM($name) }”: { TERM($reading, form: "inner") }.
reading-default = Usual reading of “{ TERM($name) }”: { TERM($reading, form: "inner") }.
attribute-of-game = The game keeps track of “{ TERM($name) }”.
attribute-of-player = Every player has “{ TERM($name) }” of their own.
attribute-flag-of-game = The game keeps track of whether { $flag }.
attribute-flag-of-player = For every player it is kept whether { $flag }.
attribute-flag-of-card = For every card it is kept whether { $flag }.
attribute-of-card = Every card has “{ TERM($name) }” of its own.
begins = At first it is { $value }.
begins-none = At first there is none.
begins-yes = At first this holds.
begins-no = At first this does not hold.
begins-exactly-if = At first this holds exactly if { $test }.
until-event = It starts afresh after this: { TERM($event, form: "inner") }.
seen-all = Everybody sees it.
seen-owner = Only its owner sees it.
seen-none = Nobody sees it.
seen-if = An onlooker sees it only if { $test }.
cards-seen-all = Everybody sees the cards.
cards-seen-owner = Only their owner sees the cards.
cards-seen-none = Nobody sees the cards.
cards-seen-if = An onlooker sees the cards only if { $test }.
counted-all = Everybody knows how many there are.
counted-owner = Only the owner knows how many there are.
counted-none = Nobody knows how many there are.
counted-if = An onlooker knows how many there are only if { $test }.
zone-of-game = Cards may lie in one place called “{ TERM($name) }”.
zone-of-player = Every player has a place for cards, called “{ TERM($name) }”.
zone-begins = All cards begin here.
number-is = { $place } { FEAT($place, of: "number") ->
    [plural] are
   *[singular] is
} { $value }.
number-always = As a rule, { $flag }.
number-never = Only special rules can bring about that { $flag }.
number-exactly-if = { $flag } exactly if { $test }.
number-changed = It may be changed by { $owners }.
owner-rule = the general rules
owner-card = the card “{ TERM($name) }”
owner-character = the character “{ TERM($name) }”
owner-role = the role “{ TERM($name) }”
owner-status = the status “{ TERM($name) }”
timer-of-game = The game has a clock called “{ TERM($timer) }”.
timer-of-player = Every player has a clock called “{ TERM($timer) }”.
timer-ends = When it runs out, { TERM($event, form: "inner") }.
fires-before = It runs out before what players do at the same moment.
fires-after = It runs out after what players do at the same moment.
sound-game = At every moment of rest, { $test }.
sound-player = At every moment of rest, of every player it is true that { $test }.
staff = The seat “{ TERM($name) }” does not play.
staff-sees-all = It sees everything.
staff-sees-own = It sees what an onlooker sees, and its own affairs.
lineup = The list of roles is { $value } unless chosen otherwise.
lineup-needs = The list of roles is allowed only if { $test }.
document-card = { $n ->
    [one] There is one card “{ TERM($name) }”.
   *[other] There are { $n } cards “{ TERM($name) }”.
}
document-character = This is the character “{ TERM($name) }”.
document-role = This is the role “{ TERM($name) }”.
document-status = This is the status “{ TERM($name) }”.
data-is = Its { TERM($name) } is { $value }.
data-flag = It is marked “{ TERM($name) }”.
data-flag-not = It is not marked “{ TERM($name) }”.
event-does = When { TERM($event, form: "inner") }, this is done:
event-only-told = “{ TERM($event) }” is only an announcement.
event-outside = This comes from outside the table.
event-while = It goes on only as long as { $test }.
event-changed = What happens may be changed or followed by { $owners }.
told = { $who } { FEAT($who, of: "number") ->
    [plural] are
   *[singular] is
} told of it.
told-data = { $who } { FEAT($who, of: "number") ->
    [plural] are
   *[singular] is
} told of it, with { $data }.
told-only = Only { $who } { FEAT($who, of: "number") ->
    [plural] are
   *[singular] is
} told { $field }.
told-late = They are told of it when it is over.
told-nobody = Nobody is told of it as such.

## abilities
offer = During “{ $occasions }”, { $me } may make the move “{ TERM($move) }”.
offer-card = During “{ $occasions }”, { $me } may play it.
offer-anytime = At any time, { $me } may make the move “{ TERM($move) }”.
offer-anytime-card = At any time, { $me } may play it.
only-if = It is possible only if { $test }.
param = The move names { TERM($name) }, one of { $from }.
param-may = The move may name { TERM($name) }, one of { $from }.
param-count = The move names { TERM($name) }, { FEAT($count, of: "digits") ->
    [yes] exactly { $count } of { $from }
   *[no] exactly this many of { $from }: { $count }
}.
param-may-count = The move may name { TERM($name) }, { FEAT($count, of: "digits") ->
    [yes] exactly { $count } of { $from }
   *[no] exactly this many of { $from }: { $count }
}.
param-text = The move carries free words, at most { $n } characters.
need = The move is refused unless { $test }.
need-hidden = The move fails, without warning beforehand, unless { $test }.
works-from = The card works from { $zones }.
once-game = This works once in a game.
once-event = This works once each time { TERM($event, form: "inner") }.
order = Among what the same event calls for, its place is { $n }; lower places come first.
when-dead = This also works for somebody who is out of the game.
stage = It is carried out at the stage “{ TERM($stage) }”.
before = Just before { TERM($events, form: "inner") }, this takes effect:
instead = When { TERM($events, form: "inner") }, this takes its place:
after = After { TERM($events, form: "inner") }, this follows:
whenever = As soon as { $test }:
modify-add = { $place } is { $value } higher.
modify-subtract = { $place } is { $value } lower.
modify-set = { $place } { FEAT($place, of: "number") ->
    [plural] are
   *[singular] is
} { $value }.
modify-include = { $place } also include { $value }.
modify-flag = Because of this rule, { $clause }.
modify-of-player = It counts for a player if { $test }.
modify-of-card = It counts for a card if { $test }.
modify-of-game = It counts if { $test }.
forbid = Moves of “{ $occasions }” are forbidden.
forbid-if = A move of “{ $occasions }” is forbidden if { $test }.
