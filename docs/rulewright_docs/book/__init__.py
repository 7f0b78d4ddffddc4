"""The book: a site in every language, made from the rules.

`contents` says what a game's book holds and where each rule lives; `tongue` says it in a language; the
modules `pages_*` write pages as Markdown; `build` makes the site of them and `serve` shows it.
"""

NEEDED = "the site needs the extra 'docs'; install it with: pip install 'rulewright[docs]'"
