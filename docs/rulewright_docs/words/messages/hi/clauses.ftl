### मान और शर्तें। हर शर्त का `.no` उसका उलटा है। `$form`: nom, obl (कारक चिह्न से पहले) और bare (बिना "सब" के)।

contractions = { "" }

## मान
the = { TERM($name, $form) }
member = { TERM($of, form: "obl") } { FEAT($name) ->
    [feminine] की
   *[masculine] { FEAT($name, of: "number") ->
        [plural] के
       *[singular] { $form ->
            [obl] के
           *[nom] का
        }
    }
} { TERM($name, $form) }
its-member = { FEAT($name) ->
    [feminine] उसकी
   *[masculine] { FEAT($name, of: "number") ->
        [plural] उसके
       *[singular] { $form ->
            [obl] उसके
           *[nom] उसका
        }
    }
} { TERM($name, $form) }
who-member = { FEAT($name) ->
    [feminine] जिनकी
   *[masculine] { FEAT($name, of: "number") ->
        [plural] जिनके
       *[singular] जिनका
    }
} { TERM($name) }
game-with = { TERM($arg, form: "obl") } के लिए { TERM($name, $form) }
member-with = { TERM($arg, form: "obl") } के लिए { TERM($of, form: "obl") } { FEAT($name) ->
    [feminine] की
   *[masculine] { FEAT($name, of: "number") ->
        [plural] के
       *[singular] { $form ->
            [obl] के
           *[nom] का
        }
    }
} { TERM($name, $form) }
symbol = { TERM($name, $form) }
whether = यह कि { $clause } या नहीं
yes = हाँ
no = नहीं
nobody-or-nothing = कोई नहीं
empty-list = ख़ाली सूची
    .gender = feminine
me-rule = { $form ->
    [obl] चाल चलने वाले खिलाड़ी
   *[nom] चाल चलने वाला खिलाड़ी
}
me-role = { $form ->
    [obl] इस भूमिका वाले खिलाड़ी
   *[nom] इस भूमिका वाला खिलाड़ी
}
me-character = { $form ->
    [obl] इस किरदार वाले खिलाड़ी
   *[nom] इस किरदार वाला खिलाड़ी
}
me-card = { $form ->
    [obl] इस कार्ड वाले खिलाड़ी
   *[nom] इस कार्ड वाला खिलाड़ी
}
me-status = { $form ->
    [obl] इस स्थिति वाले खिलाड़ी
   *[nom] इस स्थिति वाला खिलाड़ी
}
this-player = { $form ->
    [obl] इस खिलाड़ी
   *[nom] यह खिलाड़ी
}
this-card = { $form ->
    [obl] इस कार्ड
   *[nom] यह कार्ड
}
it-player = खिलाड़ी
it-card = { $form ->
    [obl] कार्ड
   *[nom] कार्ड
}
it-game = खेल
it-value = मान
that-player = { $form ->
    [obl] उस खिलाड़ी
   *[nom] वह खिलाड़ी
}
that-card = { $form ->
    [obl] उस कार्ड
   *[nom] वह कार्ड
}
that-game = खेल
that-value = { $form ->
    [obl] उस मान
   *[nom] वह मान
}
own-player = { $form ->
    [obl] जिससे पूछा गया उस खिलाड़ी
   *[nom] वह खिलाड़ी जिससे पूछा गया
}
own-card = { $form ->
    [obl] उस कार्ड
   *[nom] वह कार्ड
}
own-game = खेल
own-value = { $form ->
    [obl] उस मान
   *[nom] वह मान
}
special-card = { $form ->
    [obl] इस कार्ड
   *[nom] यह कार्ड
}
special-viewer = { $form ->
    [obl] देखने वाले
   *[nom] देखने वाला
}
special-game = खेल
special-players = { $form ->
    [obl] सब खिलाड़ियों
    [bare] खिलाड़ी
   *[nom] सब खिलाड़ी
}
    .number = plural
special-alive = { $form ->
    [obl] खेल में बचे खिलाड़ियों
   *[nom] खेल में बचे खिलाड़ी
}
    .number = plural
special-staff = { $form ->
    [obl] न खेलने वाली सीटों
   *[nom] न खेलने वाली सीटें
}
    .gender = feminine
    .number = plural
special-now = अभी का समय
special-stages = { $form ->
    [obl] क्रम से सब चरणों
   *[nom] क्रम से सब चरण
}
    .number = plural
special-asked = { $form ->
    [obl] जवाब देने वाले खिलाड़ियों
   *[nom] वे खिलाड़ी जिनके जवाब का इंतज़ार है
}
    .number = plural
documents-cards = { $form ->
    [obl] हर तरह के कार्डों
   *[nom] हर तरह के कार्ड
}
    .number = plural
documents-characters = { $form ->
    [obl] सब किरदारों
   *[nom] सब किरदार
}
    .number = plural
documents-roles = { $form ->
    [obl] सब भूमिकाओं
   *[nom] सब भूमिकाएँ
}
    .gender = feminine
    .number = plural
cards-in = { TERM($zone, form: "obl") } के { $form ->
    [obl] कार्डों
   *[nom] कार्ड
}
    .number = plural
cards-in-of = { TERM($of, form: "obl") } { FEAT($zone) ->
        [feminine] की
       *[masculine] के
    } { TERM($zone, form: "obl") } के { $form ->
    [obl] कार्डों
   *[nom] कार्ड
}
    .number = plural
size-zone = { TERM($of, form: "obl") } { FEAT($zone) ->
        [feminine] की
       *[masculine] के
    } { FEAT($zone, of: "in") ->
        [yes] { TERM($zone, form: "in") }
       *[no] { TERM($zone, form: "obl") } में
    } कार्डों की गिनती
    .gender = feminine
result-of-event = { $form ->
    [obl] नतीजे
   *[nom] नतीजा
}
move-by = { $form ->
    [obl] चाल चलने वाले खिलाड़ी
   *[nom] चाल चलने वाला खिलाड़ी
}
move-ability = इस्तेमाल की गई क्षमता
    .gender = feminine
move-verb = चाल
    .gender = feminine
move-card = चाल का कार्ड
move-offer = चाल का मौक़ा
move-stage = चाल का चरण
part-by = खिलाड़ी
part-ability = क्षमता
    .gender = feminine
part-stage = चरण
part-pick = चुनाव
member-seat = सीट नंबर
member-kind = क़िस्म
    .gender = feminine
member-suit = रंग
member-rank = दर्जा
member-owner = मालिक
member-zone = जगह
    .gender = feminine
suit-clubs = चिड़ी
suit-diamonds = ईंट
suit-hearts = पान
suit-spades = हुकुम
row = { TERM($key, form: "obl") } के लिए { TERM($name, $form) }
setting = सेटिंग “{ TERM($name) }”
    .gender = feminine
ruling = “{ TERM($name) }” पर फ़ैसला
property-size = { TERM($list, form: "obl") } की गिनती
    .gender = feminine
property-first = { TERM($list, form: "obl") } में पहला
    .number = singular
property-last = { TERM($list, form: "obl") } में आख़िरी
    .number = singular
property-unique = बिना दोहराव { TERM($list, $form) }
property-reversed = उलटे क्रम में { TERM($list, $form) }
property-sorted = तय क्रम में { TERM($list, $form) }
method-has = यह कि { $arg } { TERM($list, form: "obl") } में है या नहीं
method-index = { TERM($list, form: "obl") } में { TERM($arg, form: "obl") } का स्थान
method-at = { TERM($list, form: "obl") } में स्थान { $arg } (0 से गिनकर)
    .number = singular
method-top = { TERM($list, form: "obl") } में सबसे ऊपर के, गिनती में { $arg }
    .number = plural
method-without = { TERM($arg, form: "obl") } को छोड़कर { TERM($list, $form) }
method-plus = { TERM($list, $form) } और साथ में { TERM($arg, $form) }
    .number = plural
method-starting = { TERM($arg, form: "obl") } से शुरू करके बारी-बारी से { TERM($list, $form) }
method-after = { TERM($list, form: "obl") } में { TERM($arg, form: "obl") } के बाद { $form ->
    [obl] वाले
   *[nom] वाला
}
    .number = singular
method-before = { TERM($list, form: "obl") } में { TERM($arg, form: "obl") } से पहले { $form ->
    [obl] वाले
   *[nom] वाला
}
    .number = singular
where-who = { $form ->
    [obl] { TERM($list, form: "obl") } ({ $clause })
   *[nom] वे { TERM($list, form: "bare") } ({ $clause })
}
    .number = plural
where-that = { $form ->
    [obl] { TERM($list, form: "obl") } (जिनके लिए { $clause })
   *[nom] वे { TERM($list, form: "bare") } (जिनके लिए { $clause })
}
    .number = plural
list-sum = { TERM($list, form: "obl") } के लिए कुल जोड़ ({ $value })
list-most = { TERM($list, form: "obl") } में वे जिनके लिए यह सबसे ज़्यादा है ({ $value })
    .number = plural
list-least = { TERM($list, form: "obl") } में वे जिनके लिए यह सबसे कम है ({ $value })
    .number = plural
list-map = { TERM($list, form: "obl") } में से हर एक के लिए { TERM($value, $form) }
range = { TERM($low, form: "obl") } से { TERM($high, form: "obl") } तक के अंक
    .number = plural
smaller = { $a } और { $b } में से छोटा
larger = { $a } और { $b } में से बड़ा
negative = ऋण { $a }
arith-plus = { $a } और { $b } का जोड़
arith-minus = { TERM($a, form: "obl") } में से { $b } घटाकर बचा
arith-times = { $a } और { $b } का गुणा
arith-half = { $b } से भाग देने पर { $a } (नीचे की ओर पूरा करके)
arith-remainder = { TERM($a, form: "obl") } में { $b } से भाग देने पर शेष
either-value = { $a } अगर { $clause } (नहीं तो { $b })
seconds = { $n } सेकंड
milliseconds = { $n } मिलीसेकंड
grouped = ({ TERM($part, $form) })
grouped-clause = ({ $part })
full-stop = ।
label = ({ $label })
on = चालू
off = बंद
everybody = { $form ->
    [obl] सब खिलाड़ियों
   *[nom] सब खिलाड़ी
}
    .number = plural
a-clock = घड़ी
    .gender = feminine

## शर्तें
and = { $parts }
or = { $parts }
always = यह हमेशा सही है
never = यह कभी सही नहीं है
label-clause = ({ $label }) सही है
this-is-so = यह सही है
all-of-these = नीचे की सब बातें सही हैं
any-of-these = नीचे की कम से कम एक बात सही है
eq = { $a } { $b } { FEAT($a, of: "number") ->
        [plural] हैं
       *[singular] है
    }
    .no = { $a } { $b } नहीं { FEAT($a, of: "number") ->
        [plural] हैं
       *[singular] है
    }
lt = { $a } { TERM($b, form: "obl") } से कम है
le = { $a } { TERM($b, form: "obl") } से ज़्यादा नहीं है
gt = { $a } { TERM($b, form: "obl") } से ज़्यादा है
ge = { $a } कम से कम { $b } है
among = { $a } { TERM($list, form: "obl") } में शामिल है
    .no = { $a } { TERM($list, form: "obl") } में शामिल नहीं है
one-of = { $a } { $values } है
    .no = { $a } { $values } नहीं है
is-none = कोई { TERM($value, form: "bare") } नहीं है
    .no = { $value } मौजूद है
empty = { $list } नहीं हैं
    .no = { $list } मौजूद हैं
all = { TERM($list, form: "obl") } में से हर एक के लिए { $clause }
    .no = { TERM($list, form: "obl") } में से हर एक के लिए यह सही नहीं कि { $clause }
holds = { $value } सही है
    .no = { $value } सही नहीं है
same-truth = दोनों बातें एक साथ सही या एक साथ ग़लत हैं: { $a }; { $b }
    .no = दोनों में से सिर्फ़ एक बात सही है: { $a }; { $b }
either = अगर { $clause } तो { $a }, नहीं तो { $b }
flag = { FEAT($name, of: "holds") ->
    [yes] { $of } { TERM($name, form: "holds") }
   *[no] { TERM($of, form: "obl") } के लिए “{ TERM($name) }” सही है
}
    .no = { FEAT($name, of: "holds_not") ->
    [yes] { $of } { TERM($name, form: "holds_not") }
   *[no] { TERM($of, form: "obl") } के लिए “{ TERM($name) }” सही नहीं है
}
who-flag = { FEAT($name, of: "holds_pl") ->
    [yes] जो { TERM($name, form: "holds_pl") }
   *[no] जिनके लिए “{ TERM($name) }” सही है
}
    .no = { FEAT($name, of: "holds_not_pl") ->
    [yes] जो { TERM($name, form: "holds_not_pl") }
   *[no] जिनके लिए “{ TERM($name) }” सही नहीं है
}
flag-game = { FEAT($name, of: "holds") ->
    [yes] { TERM($name, form: "holds") }
   *[no] “{ TERM($name) }” सही है
}
    .no = { FEAT($name, of: "holds_not") ->
    [yes] { TERM($name, form: "holds_not") }
   *[no] “{ TERM($name) }” सही नहीं है
}
flag-with = { TERM($of, form: "obl") } और { TERM($arg, form: "obl") } के लिए “{ TERM($name) }” सही है
    .no = { TERM($of, form: "obl") } और { TERM($arg, form: "obl") } के लिए “{ TERM($name) }” सही नहीं है
flag-game-with = { TERM($arg, form: "obl") } के लिए “{ TERM($name) }” सही है
    .no = { TERM($arg, form: "obl") } के लिए “{ TERM($name) }” सही नहीं है
setting-on = सेटिंग “{ TERM($name) }” चालू है
    .no = सेटिंग “{ TERM($name) }” बंद है
ruling-is = “{ TERM($name) }” पर फ़ैसला “{ TERM($reading) }” है
    .no = “{ TERM($name) }” पर फ़ैसला “{ TERM($reading) }” नहीं है

## forms that names must have: `form`, or `form:ending:gender` of the names that need it
forms-needed = obl:ा:masculine
