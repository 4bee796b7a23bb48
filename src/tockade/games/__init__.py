"""The rules: every game, pure, without clock, chance of its own, files or network."""

from tockade.games.shelf import AnyGame, make, read, rule_set, rule_sets

__all__ = ["AnyGame", "make", "read", "rule_set", "rule_sets"]
