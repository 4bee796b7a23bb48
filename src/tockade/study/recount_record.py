"""Counts what a written game came to, from positions as JSON and from consequences, never by the engine's own counts.

So are games counted that bots have played; tests hold the engine's counts of its own games against it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

from tockade import games
from tockade.game_types import CHANCE, ConsequenceKind, Outcome, Tally
from tockade.games import AnyGame
from tockade.record import Record, RecordedEvent, Recorder
from tockade.record.replay import Moment, replay
from tockade.study.recount_lead import lead_changes

CARDS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X"]
LOST = (ConsequenceKind.CAPTURED, ConsequenceKind.TO_CAMP)
BLOCKED = (ConsequenceKind.NO_PAWN_MOVE, ConsequenceKind.BLOCKED)
UNPLAYED = ("give", "deal")
MATCH = ("games", "best_of", "pairing")


def recount(game_record: Record) -> Tally:
    """What a written game came to; a match is the sum of its games."""
    counted = [count(game, events) for game, events in games_of(game_record)]
    first = next(e.actor for e in game_record.events if e.actor != CHANCE and not e.text.startswith(UNPLAYED))
    return Tally(
        order=game_record.result.order if game_record.result else (),
        first=first,
        held=tuple(map(sum, zip(*(each.pop("held") for each in counted), strict=True))),
        dead=tuple(map(sum, zip(*(each.pop("dead") for each in counted), strict=True))),
        **{name: sum(each[name] for each in counted) for name in counted[0]},
    )


def count(game: AnyGame, events: list[RecordedEvent]) -> dict[str, Any]:
    """The counts of one game."""
    moves = [moment for moment in moments(game, events) if moment.actor != CHANCE]
    held, dead = in_hand(game, moves)
    return {
        "plies": len(moves),
        "turns": game.position_json(moves[-1].after)["turns"],
        "captures": sum(1 for moment in moves for each in moment.consequences if each.kind in LOST),
        "choices": sum(1 for moment in moves if len(game.legal_moves(moment.before, moment.actor)) > 1),
        "discards": sum(1 for moment in moves if gave_up(game, moment)),
        "lead_changes": lead_changes(game, moves),
        "held": held,
        "dead": dead,
    }


def moments(game: AnyGame, events: list[RecordedEvent]) -> Iterator[Moment]:
    recorder = Recorder(game)
    for event in events:
        before = recorder.position
        if event.actor == CHANCE:
            outcome = Outcome.read(event.text)
            yield Moment(before, CHANCE, outcome, recorder.settle(outcome), recorder.position)
        else:
            move = game.read_move(event.text)
            yield Moment(before, event.actor, move, recorder.play(event.actor, move), recorder.position)


def games_of(game_record: Record) -> Iterator[tuple[AnyGame, list[RecordedEvent]]]:
    """The games of a match, each with its own seats; any other record is one game."""
    match = games.read(game_record.game)
    options = {name: value for name, value in match.setup.options if name not in MATCH}
    game = games.make(match.setup.rules, match.setup.table.players, match.setup.table.teams, options)
    if len(options) == len(match.setup.options):
        yield game, list(game_record.events)
        return
    played: list[RecordedEvent] | None = None
    for moment, event in zip(replay(game_record), game_record.events, strict=True):
        if played is None:  # the lot that seats the players
            played = []
            continue
        played.append(seated(event, match.position_json(moment.before)["seating"]))
        if any(each.kind is ConsequenceKind.GAME_OF_MATCH for each in moment.consequences):
            yield game, played
            played = None


def seated(event: RecordedEvent, seating: list[int]) -> RecordedEvent:
    """An event of a match as the game on the table has it: seats in place of players."""
    text = re.sub(r"@(\d)", lambda found: f"@{seating.index(int(found[1]))}", event.text)
    return RecordedEvent(event.actor if event.actor == CHANCE else seating.index(event.actor), text)


def gave_up(game: AnyGame, moment: Moment) -> bool:
    """Nothing could be played: no card carried out, a lost throw, a push after which no pawn moves."""
    if any(each.kind in BLOCKED for each in moment.consequences):
        return True
    texts = [game.move_text(move).split()[0] for move in game.legal_moves(moment.before, moment.actor)]
    return set(texts) <= {"discard", "lay", "pass"} and game.position_json(moment.before).get("phase") == "play"


# Cards and throws


def in_hand(game: AnyGame, moves: list[Moment]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """How often each card was held, or number thrown, by a seat that had to play; how often without a use."""
    held: Counter[str] = Counter()
    dead: Counter[str] = Counter()
    names: list[str] = []
    for moment in moves:
        fields = game.position_json(moment.before)
        usable = {game.move_text(move) for move in game.legal_moves(moment.before, moment.actor)}
        if "hands" in fields:
            names = CARDS
            here = set(fields["hands"][moment.actor]) if fields["phase"] == "play" else set()
            used = {"X" if text.startswith("X") else text.split()[0] for text in usable}
        else:
            names = ["1", "2", "3", "4", "5", "6"] if "die" in fields else []
            here = {str(fields["die"])} if fields.get("phase") == "walk" else set()
            used = here if usable != {"pass"} else set()
        held.update(here)
        dead.update(here - used)
    return tuple(held[name] for name in names), tuple(dead[name] for name in names)
