"""Find moves to plant: `python -m tests.planted.search RULES MINUTES` adds what is missing, short lines first."""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Any

from tests.games.barricades import test_reasons as barricades
from tests.games.cardrace import test_reasons as races
from tests.games.cardrace.attempts import attempts
from tests.games.trikolos import test_reasons as trikolos
from tests.planted.moves import FOLDER, Planted, plant, planted, refused
from tests.reference.causes import ORDER

from tockade.games import AnyGame

Moment = tuple[AnyGame, Any]


def some_moment(random: Random, rules: str) -> Moment:
    if rules == "barricades":
        return barricades.some_moment(random)
    return trikolos.some_moment(random) if rules == "trikolos" else races.some_moment(random, rules)


def texts(random: Random, game: AnyGame, position: Any, data: dict[str, Any], seat: int) -> list[str]:
    """Moves to try in a position."""
    if "hands" in data:
        legal = [game.move_text(move) for move in game.legal_moves(position, seat)]
        return attempts(random, game, data, legal, seat, 12)
    if "barricades" in data:
        points = [point.name for point in game.plan.points if "." in point.name]
        return [barricades.attempt(random, data, points) for _ in range(12)]
    return [trikolos.attempt(random, data) for _ in range(12)]


def tried(random: Random, rules: str, keep: Callable[[Planted], None]) -> None:
    """One position and some moves: what is refused is offered."""
    game, position = some_moment(random, rules)
    data = game.position_json(position)
    seat = races.some_seat(random, game, position)
    for text in texts(random, game, position, data, seat):
        verdict = races.verdict_on(game, position, seat, text)
        if verdict is not None and not verdict.legal:
            found = plant(game, data, seat, text, verdict.kind.value, verdict.rule)
            if refused(game, found):
                keep(found)


def main(rules: str, minutes: float) -> None:
    kept: dict[tuple[str, str], list[Planted]] = defaultdict(list)
    if (FOLDER / f"{rules}.jsonl").exists():
        for each in planted(rules):
            kept[each.kind, each.rule].append(each)

    def keep(found: Planted) -> None:
        known = kept[found.kind, found.rule]
        new = found.move not in [each.move for each in known]
        if new or (len(known) < 3 and found.line not in [each.line for each in known]):
            known.append(found)
            known.sort(key=lambda each: len(each.line))
            del known[3:]

    random, end = Random(f"planted {rules}"), monotonic() + 60 * minutes
    while monotonic() < end:
        tried(random, rules, keep)
    ordered = sorted(kept, key=lambda key: (list(ORDER).index(key[0]), key[1]))
    lines = [each.line for key in ordered for each in kept[key]]
    (FOLDER / f"{rules}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
