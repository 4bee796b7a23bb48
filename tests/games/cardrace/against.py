"""The engine's answers beside those of the second reading of the ledgers."""

from __future__ import annotations

import json
from collections import defaultdict
from random import Random
from typing import Any

from tests.games.cardrace.drawn import sheet_of
from tests.reference import JSON, legal, lowest, normal, settle

from tockade.game_types import CHANCE, BadInput, PointKind
from tockade.games import AnyGame


def key(position: JSON) -> str:
    return json.dumps(normal(position), sort_keys=True)


def engine_moves(game: AnyGame, position: Any, seat: int) -> list[tuple[str, str]]:
    """Canonical texts and results, moves and positions as they read back."""
    texts = [game.move_text(move) for move in game.legal_moves(position, seat)]
    return [(text, key(read_back(game, game.play(position, seat, game.read_move(text))))) for text in texts]


def read_back(game: AnyGame, position: Any) -> JSON:
    """The fields of a position, which the game accepts and writes again."""
    data = game.position_json(position)
    assert game.position_json(game.read_position(data)) == data, f"not read back: {game.setup.text}\n{json.dumps(data)}"
    return data


def reference_moves(game: AnyGame, data: JSON, seat: int) -> dict[str, list[str]]:
    """The spellings of every result."""
    found: dict[str, list[str]] = defaultdict(list)
    for way in legal(sheet_of(game), data, seat):
        found[key(way.after)].append(way.text)
    return found


def told(game: AnyGame, data: JSON, mine: dict[str, list[str]], theirs: dict[str, str]) -> str:
    """The moves whose results only one of the two knows, and where they were found."""
    engine = sorted(text for after, text in theirs.items() if after not in mine)
    reference = sorted(lowest(texts) for after, texts in mine.items() if after not in theirs)
    return f"engine {engine}, reference {reference}\n{game.setup.text}\n{json.dumps(data)}"


def compare(game: AnyGame, position: Any) -> None:
    """The same moves for every seat, with the same results, in the same canonical spelling."""
    data = game.position_json(position)
    for seat in range(game.seats):
        mine, moves = reference_moves(game, data, seat), engine_moves(game, position, seat)
        theirs = {after: text for text, after in moves}
        said = told(game, data, mine, theirs)
        assert len(theirs) == len(moves), f"one result twice: {said}"
        assert theirs.keys() == mine.keys(), f"results: {said}"
        for after, texts in mine.items():
            assert theirs[after] == lowest(texts), f"spelling: {theirs[after]} for {lowest(texts)}, {said}"
            for text in texts:
                assert game.verdict(position, seat, game.read_move(text)).legal, f"refused: {text}, {said}"


def compare_game(game: AnyGame, random: Random, plies: int) -> int:
    """A game played at random, compared at every decision; returns how many there were."""
    position, sheet, decisions = game.start(), sheet_of(game), 0
    source = Dice(random)
    while actors := game.actors(position):
        if actors == (CHANCE,):
            outcome = game.chance(position).sample(source)
            after = game.settle(position, outcome)
            expected = settle(sheet, game.position_json(position), outcome.values)
            assert normal(read_back(game, after)) == normal(expected), game.setup.text
            position = after
            continue
        if decisions == plies:
            break
        compare(game, position)
        seat = random.choice(actors)
        position = game.play(position, seat, random.choice(game.legal_moves(position, seat)))
        decisions += 1
    return decisions


def wrong_moves(random: Random, game: AnyGame, texts: list[str], count: int) -> list[str]:
    """Moves that look like these: another place, another card, a jump more or less, a part more or less."""
    places = [point.name for point in game.plan.points if point.kind is not PointKind.BASE]
    changed = []
    for _ in range(count if texts else 0):
        words = random.choice(texts).split()
        chosen = random.randrange(len(words))
        if chosen and "-" in words[chosen]:
            words[chosen] = _other_walk(random, words[chosen], places)
        elif chosen and "=" in words[chosen]:
            words[chosen] = words[chosen].replace(words[chosen][:2], random.choice(places)[:2], 1)
        else:
            words[chosen] = random.choice(random.choice(texts).split())
        changed.append(" ".join(words))
    return changed


def _other_walk(random: Random, walk: str, places: list[str]) -> str:
    origin, _, end = walk.partition("-")
    landing, _, beyond = end.partition(">")
    changes = (
        f"{random.choice(places)}-{end}",
        f"{origin}-{random.choice(places)}",
        f"{origin}-{landing}",
        f"{origin}-{landing}>{random.choice(places)}",
        f"{walk} {random.choice(places)}-{random.choice(places)}",
        f"{beyond or landing}-{origin}",
    )
    return random.choice(changes)


def compare_spellings(game: AnyGame, position: Any, random: Random) -> None:
    """Every spelling of the second reading is accepted as the same move, and nothing else is."""
    data = game.position_json(position)
    for seat in game.actors(position):
        ways = {way.text: key(way.after) for way in legal(sheet_of(game), data, seat, every=True)}
        results = {after: text for text, after in engine_moves(game, position, seat)}
        for text in random.sample(sorted(ways), min(len(ways), 40)):
            move = game.read_move(text)
            said = f"{text}\n{game.setup.text}\n{json.dumps(data)}"
            assert game.verdict(position, seat, move).legal, f"refused: {said}"
            assert key(game.position_json(game.play(position, seat, move))) == ways[text], f"played: {said}"
            assert game.move_text(game.canonical(position, seat, move)) == results[ways[text]], f"canonical: {said}"
        short = {text.partition(">")[0] for text in ways if game.setup.rules == "tijou"}  # TJ-12: sent on in any case
        for text in wrong_moves(random, game, sorted(ways), 40):
            assert _accepted(game, position, seat, text) == (text in ways or text in short), (
                f"accepted: {text}\n{game.setup.text}\n{json.dumps(data)}"
            )


def _accepted(game: AnyGame, position: Any, seat: int, text: str) -> bool:
    try:
        return game.verdict(position, seat, game.read_move(text)).legal
    except BadInput:
        return False


class Dice:
    """A source of chance for a test."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def below(self, n: int) -> int:
        return self.random.randrange(n)
