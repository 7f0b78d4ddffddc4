"""Documents made from the rules. `words` says every rule as sentences in several languages; `book` makes the
site of pages, pictures, tables and worked examples from them."""
