"""What is to be studied: one setup, or variants of it side by side."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from tockade import games
from tockade.game_types import BadInput
from tockade.games import AnyGame
from tockade.study.study_policy import StudyPolicy, policy_beside, read_policy

LIMIT: Final = 10_000
"""Turns after which a game of a study is a draw, unless its setup says otherwise (README-8); rare, and reported."""
PLAYERS: Final = "players"
POLICY: Final = "policy"
SECOND: Final = 1000
"""Games of each variant that are played by the other policy too, unless fewer or another number are asked for."""


class Variant(Struct, frozen=True):
    """One game of the study, how it is played, and the seed of its games."""

    setup: str
    policy: StudyPolicy
    seed: int
    value: str = ""
    """What was chosen for the option that is compared; empty when nothing is."""

    @property
    def game(self) -> AnyGame:
        return games.read(self.setup)


class StudyPlan(Struct, frozen=True):
    """The variants, how many games of each, and what tells them apart."""

    variants: tuple[Variant, ...]
    games: int
    option: str = ""
    """The option that is compared, `players` or `policy`; empty when nothing is."""
    command: str = ""
    """What is typed to do the study again."""
    second: StudyPlan | None = None
    """The same by the other policy, to be shown beside it; None when policies are compared or nobody wants it."""


def make_plan(
    words: Sequence[str], games: int, policy: StudyPolicy, seed: int, compare: str = "", second: int | None = 0
) -> StudyPlan:
    """The study that these words ask for, and so many games by the other policy (None: as many, at most `SECOND`)."""
    asked, usual = _plan(words, games, policy, seed, compare), min(games, SECOND)
    if asked.option == POLICY or second in (None, usual):
        typed, count = asked.command, 0 if asked.option == POLICY else usual
    else:
        typed, count = f"{asked.command} --second {second}", second or 0
    beside = make_plan(words, count, policy_beside(policy), seed, compare, 0) if count else None
    return replace(asked, command=typed, second=beside)


def _plan(words: Sequence[str], games: int, policy: StudyPolicy, seed: int, compare: str) -> StudyPlan:
    """What these words ask for; what cannot be played raises `BadInput`."""
    option, values = read_comparison(compare) if compare else ("", [""])
    variants = tuple(_variant(words, policy, seed + n, option, value) for n, value in enumerate(values))
    if len({(each.setup, each.policy) for each in variants}) < len(variants):
        raise BadInput("compare_same", text=compare)
    return StudyPlan(variants, games, option, command_line(words, games, policy, seed, compare))


def command_line(words: Sequence[str], games: int, policy: StudyPolicy, seed: int, compare: str) -> str:
    """What is typed for this study."""
    asked = ["tockade", "study", *words, "--games", str(games), "--policy", policy.value, "--seed", str(seed)]
    return shlex.join([*asked, *(["--compare", compare] if compare else [])])


def read_comparison(text: str) -> tuple[str, list[str]]:
    """`option=value,value`, or with spaces between values that contain commas themselves."""
    option, _, after = text.partition("=")
    values = after.split() if " " in after.strip() else [each for each in after.split(",") if each]
    if not option or len(values) < 2:
        raise BadInput("compare", text=text)
    return option, values


def _variant(words: Sequence[str], policy: StudyPolicy, seed: int, option: str, value: str) -> Variant:
    """The game with one choice made differently; games of different variants are drawn independently."""
    rules, *others = words
    chosen = [f"ply_limit={LIMIT}", *others]
    if option == POLICY:
        policy = read_policy(value)
    elif option:
        chosen = [*chosen, value if option == PLAYERS else f"{option}={value}"]
    if option == PLAYERS and not (value.isascii() and value.isdigit()):
        raise BadInput("compare_players", value=value)
    return Variant(games.read(" ".join((rules, *chosen))).setup.text, policy, seed, value)
