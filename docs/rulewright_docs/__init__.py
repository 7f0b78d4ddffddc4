"""Documents made from the rules: every linked rule as sentences in several languages."""
