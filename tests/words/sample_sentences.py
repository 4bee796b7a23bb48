"""Sentences of every sort as people meet them, drawn by a seed, for a native to read.

`python -m tests.words.sample_sentences fr 200 1` writes two hundred of them.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.planted.moves import game_of, planted
from tests.words.catalogue import messages, variables

from tockade import games
from tockade.game_types import SPECTATOR, Outcome
from tockade.games import rule_sets
from tockade.words import Words

LOGS = ["tock-globe 4", "tock-fadoq 4 teams", "tockcitan 3", "tockcitan-teams 4 teams", "tijou 4 teams", "barricades 3"]
LOGS += ["trikolos 2"]
NAMES = ("Ariane", "Boris", "", "Hélène", "")
PAGES = ("page-", "review-", "hint-", "lesson-", "refused-", "sheet-", "tutor-")
"""Messages that are sentences as they stand."""
ALIKE = 4
"""So many things of one kind are told of a game."""


def log_lines(words: Words, chance: Random) -> Iterator[str]:
    """One game of each kind, from a seat or from outside; of alike things a few, so that the rare ones are read."""
    for setup in LOGS:
        game: Any = games.read(setup)
        position, viewer, seen = game.start(), chance.choice((0, SPECTATOR)), Counter[str]()
        for step in game.playout_moves(7, chance.randrange(1000), None):
            chosen = isinstance(step, Outcome)
            carry = game.carry_out_chance if chosen else game.carry_out
            position, told = carry(position, *([] if chosen else [game.actors(position)[0]]), step)
            for each in told:
                seen[each.kind] += 1
            if any(seen[each.kind] <= ALIKE for each in told):
                yield from words.lines(told, game, viewer, NAMES)


def reasons(words: Words) -> Iterator[str]:
    """Why the planted moves are refused, as the player who tried is told."""
    for rules in rule_sets():
        for move in planted(rules):
            game = game_of(move.game)
            verdict = game.verdict(move.position(game), move.seat, game.read_move(move.move))
            yield words.why(verdict, game, move.seat, NAMES)


def option_lines(words: Words) -> Iterator[str]:
    for sheet in rule_sets().values():
        for option in sheet.options:
            said = [words.value(sheet.id, option.name, value) for value in option.values]
            yield f"{words.option(sheet.id, option.name)}: {words.meaning(sheet.id, option.name)} {' / '.join(said)}"


def page_lines(words: Words) -> Iterator[str]:
    """What the page says without anything to fill in."""
    for name, message in messages(words.language).items():
        if name.startswith(PAGES) and message.value and not variables(words.language, name):
            yield from filter(None, [words.messages.format(name).strip()])


def sample(language: str, count: int, seed: int) -> list[str]:
    """As many of each sort, without doubles; where a sort has too few, more of those that follow."""
    words, chance = Words(language), Random(seed)
    sorts = [option_lines(words), log_lines(words, chance), reasons(words), page_lines(words)]
    drawn: list[str] = []
    for left, sort in zip(range(len(sorts), 0, -1), sorts, strict=True):
        lines = sorted(set(sort))
        drawn += chance.sample(lines, min(len(lines), (count - len(drawn)) // left))
    return drawn


if __name__ == "__main__":
    for line in sample(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])):
        sys.stdout.write(f"{line}\n")
