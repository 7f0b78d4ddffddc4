### Valores y condiciones. Cada condición tiene `.no`, lo contrario. `$form`: bare es sin artículo.

contractions = de el→del; a el→al; De el→Del; A el→Al

## valores
the = { $form ->
    [bare] { TERM($name) }
   *[nom] { FEAT($name) ->
        [feminine] { FEAT($name, of: "number") ->
            [plural] las
           *[singular] la
        }
       *[masculine] { FEAT($name, of: "number") ->
            [plural] los
           *[singular] el
        }
    } { TERM($name) }
}
member = { $form ->
    [bare] { TERM($name) } de { $of }
   *[nom] { FEAT($name) ->
        [feminine] { FEAT($name, of: "number") ->
            [plural] las
           *[singular] la
        }
       *[masculine] { FEAT($name, of: "number") ->
            [plural] los
           *[singular] el
        }
    } { TERM($name) } de { $of }
}
its-member = { $form ->
    [bare] { TERM($name) } suyo
   *[nom] { FEAT($name, of: "number") ->
        [plural] sus
       *[singular] su
    } { TERM($name) }
}
who-member = { FEAT($name) ->
    [feminine] { FEAT($name, of: "number") ->
        [plural] cuyas
       *[singular] cuya
    }
   *[masculine] { FEAT($name, of: "number") ->
        [plural] cuyos
       *[singular] cuyo
    }
} { TERM($name) }
game-with = { FEAT($name) ->
    [feminine] { FEAT($name, of: "number") ->
        [plural] las
       *[singular] la
    }
   *[masculine] { FEAT($name, of: "number") ->
        [plural] los
       *[singular] el
    }
} { TERM($name) } para { $arg }
member-with = { FEAT($name) ->
    [feminine] { FEAT($name, of: "number") ->
        [plural] las
       *[singular] la
    }
   *[masculine] { FEAT($name, of: "number") ->
        [plural] los
       *[singular] el
    }
} { TERM($name) } de { $of } para { $arg }
symbol = { TERM($name) }
whether = si { $clause }
yes = sí
no = no
nobody-or-nothing = nadie
empty-list = ninguno
me-rule = el jugador que actúa
me-role = el jugador con este rol
me-character = el jugador con este personaje
me-card = el dueño de esta carta
me-status = quien tiene este estado
this-player = este jugador
this-card = esta carta
    .gender = feminine
it-player = el jugador
it-card = la carta
    .gender = feminine
it-game = la partida
    .gender = feminine
it-value = el valor
that-player = ese jugador
that-card = esa carta
    .gender = feminine
that-game = la partida
    .gender = feminine
that-value = ese valor
own-player = el jugador preguntado
own-card = esa carta
    .gender = feminine
own-game = la partida
    .gender = feminine
own-value = ese valor
special-card = esta carta
    .gender = feminine
special-viewer = quien mira
special-game = la partida
    .gender = feminine
special-players = { $form ->
    [bare] jugadores
   *[nom] todos los jugadores
}
    .number = plural
special-alive = { $form ->
    [bare] jugadores que siguen en juego
   *[nom] los jugadores que siguen en juego
}
    .number = plural
special-staff = { $form ->
    [bare] puestos que no juegan
   *[nom] los puestos que no juegan
}
    .number = plural
special-now = el momento actual
special-stages = { $form ->
    [bare] etapas en su orden
   *[nom] las etapas en su orden
}
    .gender = feminine
    .number = plural
special-asked = { $form ->
    [bare] jugadores cuya respuesta se espera
   *[nom] los jugadores cuya respuesta se espera
}
    .number = plural
documents-cards = { $form ->
    [bare] tipos de carta
   *[nom] todos los tipos de carta
}
    .number = plural
documents-characters = { $form ->
    [bare] personajes
   *[nom] todos los personajes
}
    .number = plural
documents-roles = { $form ->
    [bare] roles
   *[nom] todos los roles
}
    .number = plural
cards-in = { $form ->
    [bare] cartas en { FEAT($zone) ->
        [feminine] { FEAT($zone, of: "number") ->
            [plural] las
           *[singular] la
        }
       *[masculine] el
    } { TERM($zone) }
   *[nom] las cartas de { FEAT($zone) ->
        [feminine] { FEAT($zone, of: "number") ->
            [plural] las
           *[singular] la
        }
       *[masculine] el
    } { TERM($zone) }
}
    .gender = feminine
    .number = plural
cards-in-of = { $form ->
    [bare] cartas en { FEAT($zone) ->
        [feminine] { FEAT($zone, of: "number") ->
            [plural] las
           *[singular] la
        }
       *[masculine] { FEAT($zone, of: "number") ->
            [plural] los
           *[singular] el
        }
    } { TERM($zone) } de { $of }
   *[nom] las cartas de { FEAT($zone) ->
        [feminine] { FEAT($zone, of: "number") ->
            [plural] las
           *[singular] la
        }
       *[masculine] { FEAT($zone, of: "number") ->
            [plural] los
           *[singular] el
        }
    } { TERM($zone) } de { $of }
}
    .gender = feminine
    .number = plural
size-zone = el número de cartas en { FEAT($zone) ->
    [feminine] { FEAT($zone, of: "number") ->
        [plural] las
       *[singular] la
    }
   *[masculine] { FEAT($zone, of: "number") ->
        [plural] los
       *[singular] el
    }
} { TERM($zone) } de { $of }
result-of-event = el resultado
move-by = quien hace la jugada
move-ability = la habilidad usada
    .gender = feminine
move-verb = la jugada
    .gender = feminine
move-card = la carta de la jugada
    .gender = feminine
move-offer = la ocasión de la jugada
    .gender = feminine
move-stage = la etapa de la jugada
    .gender = feminine
part-by = jugador
part-ability = habilidad
    .gender = feminine
part-stage = etapa
    .gender = feminine
part-pick = elección
    .gender = feminine
member-seat = número de puesto
member-kind = tipo
member-suit = palo
member-rank = valor
member-owner = dueño
member-zone = lugar
suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas
row = { FEAT($name) ->
    [feminine] { FEAT($name, of: "number") ->
        [plural] las
       *[singular] la
    }
   *[masculine] { FEAT($name, of: "number") ->
        [plural] los
       *[singular] el
    }
} { TERM($name) } para { $key }
setting = el ajuste «{ TERM($name) }»
ruling = la interpretación de «{ TERM($name) }»
    .gender = feminine
property-size = el número de { TERM($list, form: "bare") }
    .gender = masculine
    .number = singular
property-first = el primero de { $list }
    .number = singular
property-last = el último de { $list }
    .number = singular
property-unique = { TERM($list, $form) } sin repetir
property-reversed = { TERM($list, $form) } en orden inverso
property-sorted = { TERM($list, $form) } en su orden fijo
method-has = si { $arg } está entre { $list }
method-index = el lugar de { $arg } entre { $list }
    .gender = masculine
    .number = singular
method-at = el elemento { $arg } (contando desde 0) de { $list }
    .gender = masculine
    .number = singular
method-top = { FEAT($list) ->
    [feminine] las primeras
   *[masculine] los primeros
} de { $list }, en número de { $arg }
    .number = plural
method-without = { TERM($list, $form) } excepto { $arg }
method-plus = { TERM($list, $form) } junto con { $arg }
    .number = plural
method-starting = { TERM($list, $form) } por turno desde { $arg }
method-after = el siguiente a { $arg } entre { $list }
    .number = singular
method-before = el anterior a { $arg } entre { $list }
    .number = singular
where-who = { $form ->
    [bare] { TERM($list, form: "bare") } { $clause }
   *[nom] { FEAT($list) ->
        [feminine] aquellas
       *[masculine] aquellos
    } de { $list } { $clause }
}
    .number = plural
where-that = { $form ->
    [bare] { TERM($list, form: "bare") } para { FEAT($list) ->
        [feminine] las
       *[masculine] los
    } que { $clause }
   *[nom] { FEAT($list) ->
        [feminine] aquellas
       *[masculine] aquellos
    } de { $list } para { FEAT($list) ->
        [feminine] las
       *[masculine] los
    } que { $clause }
}
    .number = plural
list-sum = la suma de { $value } entre { $list }
    .gender = feminine
    .number = singular
list-most = { FEAT($list) ->
    [feminine] las
   *[masculine] los
} de { $list } con más según { $value }
    .number = plural
list-least = { FEAT($list) ->
    [feminine] las
   *[masculine] los
} de { $list } con menos según { $value }
    .number = plural
list-map = { $value } para cada { FEAT($list) ->
    [feminine] una
   *[masculine] uno
} de { $list }
range = los números de { $low } a { $high }
    .number = plural
smaller = el menor entre { $a } y { $b }
larger = el mayor entre { $a } y { $b }
negative = menos { $a }
arith-plus = { $a } más { $b }
arith-minus = { $a } menos { $b }
arith-times = { $a } por { $b }
arith-half = { $a } entre { $b } (redondeado hacia abajo)
arith-remainder = el resto de dividir { $a } entre { $b }
either-value = { $a } si { $clause } (si no, { $b })
seconds = { $n ->
    [one] { $n } segundo
   *[other] { $n } segundos
}
milliseconds = { $n ->
    [one] { $n } milisegundo
   *[other] { $n } milisegundos
}
grouped = ({ TERM($part, $form) })
grouped-clause = ({ $part })
full-stop = .
label = ({ $label })
on = activado
off = desactivado
everybody = todos
    .number = plural
a-clock = reloj

## condiciones
and = { $parts }
or = { $parts }
always = esto se cumple siempre
never = esto no se cumple nunca
label-clause = se cumple ({ $label })
this-is-so = esto es así
all-of-these = se cumple todo lo siguiente
any-of-these = se cumple al menos una de estas cosas
eq = { $a } { FEAT($a, of: "number") ->
        [plural] son
       *[singular] es
    } { $b }
    .no = { $a } no { FEAT($a, of: "number") ->
        [plural] son
       *[singular] es
    } { $b }
lt = { $a } { FEAT($a, of: "number") ->
        [plural] son menos
       *[singular] es menor
    } que { $b }
le = { $a } no { FEAT($a, of: "number") ->
        [plural] son más
       *[singular] es mayor
    } que { $b }
gt = { $a } { FEAT($a, of: "number") ->
        [plural] son más
       *[singular] es mayor
    } que { $b }
ge = { $a } { FEAT($a, of: "number") ->
        [plural] son
       *[singular] es
    } al menos { $b }
among = { $a } está entre { $list }
    .no = { $a } no está entre { $list }
one-of = { $a } es { $values }
    .no = { $a } no es { $values }
is-none = no hay { TERM($value, form: "bare") }
    .no = hay { TERM($value, form: "bare") }
empty = no hay { TERM($list, form: "bare") }
    .no = hay { TERM($list, form: "bare") }
all = para cada { FEAT($list) ->
    [feminine] una
   *[masculine] uno
} de { $list } se cumple que { $clause }
    .no = no para cada { FEAT($list) ->
    [feminine] una
   *[masculine] uno
} de { $list } se cumple que { $clause }
holds = se cumple { $value }
    .no = no se cumple { $value }
same-truth = se cumplen las dos cosas o ninguna: { $a }; { $b }
    .no = se cumple solo una de las dos cosas: { $a }; { $b }
either = si { $clause }, entonces { $a }, y si no, { $b }
flag = { FEAT($name, of: "holds") ->
    [yes] { $of } { TERM($name, form: "holds") }
   *[no] para { $of } se cumple «{ TERM($name) }»
}
    .no = { FEAT($name, of: "holds_not") ->
    [yes] { $of } { TERM($name, form: "holds_not") }
   *[no] para { $of } no se cumple «{ TERM($name) }»
}
who-flag = { FEAT($name, of: "holds_pl") ->
    [yes] que { TERM($name, form: "holds_pl") }
   *[no] para los que se cumple «{ TERM($name) }»
}
    .no = { FEAT($name, of: "holds_not_pl") ->
    [yes] que { TERM($name, form: "holds_not_pl") }
   *[no] para los que no se cumple «{ TERM($name) }»
}
flag-game = { FEAT($name, of: "holds") ->
    [yes] { TERM($name, form: "holds") }
   *[no] se cumple «{ TERM($name) }»
}
    .no = { FEAT($name, of: "holds_not") ->
    [yes] { TERM($name, form: "holds_not") }
   *[no] no se cumple «{ TERM($name) }»
}
flag-with = para { $of } y { $arg } se cumple «{ TERM($name) }»
    .no = para { $of } y { $arg } no se cumple «{ TERM($name) }»
flag-game-with = para { $arg } se cumple «{ TERM($name) }»
    .no = para { $arg } no se cumple «{ TERM($name) }»
setting-on = el ajuste «{ TERM($name) }» está activado
    .no = el ajuste «{ TERM($name) }» está desactivado
ruling-is = la interpretación de «{ TERM($name) }» es «{ TERM($reading) }»
    .no = la interpretación de «{ TERM($name) }» no es «{ TERM($reading) }»

## forms that names must have: `form`, or `form:ending:gender` of the names that need it
forms-needed = { "" }
