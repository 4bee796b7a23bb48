"""A verdict beside the true causes of a refusal."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tests.reference.causes import Cause

from tockade.game_types import Verdict
from tockade.games import AnyGame
from tockade.words import LANGUAGES, Words

NAMING = {"wrong_phase", "no_such_move", "discard_whole", "discard_one", "last_resort", "must_play", "must_carry_out"}
"""Kinds that say what can be played instead."""
CODE = re.compile(r"\bnone\b|\bnull\b|None|_|[{}]|undefined")


def cause_of(verdict: Verdict) -> Cause:
    """What a verdict says, but for the move to play."""
    pawns = tuple((pawn.seat, pawn.place) for pawn in verdict.pawns)
    return Cause(verdict.kind.value, verdict.rule, verdict.places, pawns, verdict.seats, verdict.card, verdict.number)


def check(verdict: Verdict, found: Sequence[Cause], said: str) -> None:
    """Legal exactly when nothing stands against it; else one of the causes, of the first group that has any."""
    assert verdict.legal == (not found), f"{verdict.kind.value}, but {found}: {said}"
    if verdict.legal:
        return
    told = cause_of(verdict)
    assert told in found, f"{told} is not among {found}: {said}"
    first = min(cause.group for cause in found)
    assert told.group == first, f"{told} is told before {[c for c in found if c.group == first]}: {said}"


def check_words(game: AnyGame, verdict: Verdict, seat: int) -> None:
    """Sentences for people, in every language."""
    for language in LANGUAGES:
        said = Words(language).why(verdict, game, seat)
        assert not CODE.search(said), said
