"""The match: several games of a rule set as one game (TJ-16), with players who change seats between them."""
