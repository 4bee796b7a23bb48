"""A second count of everything that a study measures, from written games alone: positions as JSON, and consequences.

Nothing here asks the engine for its own counts.
"""

import re
from collections import Counter, deque
from collections.abc import Iterator
from typing import Any

from tockade import games, record
from tockade.game_types import CHANCE, ConsequenceKind, Outcome, PointKind, Tally
from tockade.games import AnyGame
from tockade.record import Record, RecordedEvent, Recorder
from tockade.record.replay import Moment, replay

CARDS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X"]
LOST = (ConsequenceKind.CAPTURED, ConsequenceKind.TO_CAMP)
BLOCKED = (ConsequenceKind.NO_PAWN_MOVE, ConsequenceKind.BLOCKED)
UNPLAYED = ("give", "deal")
MATCH = ("games", "best_of", "pairing")


def split(text: str) -> list[Record]:
    """The records of a file: each begins with its format's name."""
    mark = "tockade record 1\n"
    return [record.read(mark + part) for part in text.split(mark)[1:]]


def recount(told: Record) -> Tally:
    """What a written game came to; a match is the sum of its games."""
    counted = [count(game, events) for game, events in games_of(told)]
    first = next(e.actor for e in told.events if e.actor != CHANCE and not e.text.startswith(UNPLAYED))
    return Tally(
        order=told.result.order if told.result else (),
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
        "lead_changes": changes(leader_after(game, moves)),
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


def games_of(told: Record) -> Iterator[tuple[AnyGame, list[RecordedEvent]]]:
    """The games of a match, each with its own seats; any other record is one game."""
    match = games.read(told.game)
    options = {name: value for name, value in match.setup.options if name not in MATCH}
    game = games.make(match.setup.rules, match.setup.table.players, match.setup.table.teams, options)
    if len(options) == len(match.setup.options):
        yield game, list(told.events)
        return
    played: list[RecordedEvent] | None = None
    for moment, event in zip(replay(told), told.events, strict=True):
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


# The lead


def changes(leaders: Iterator[set[int]]) -> int:
    """A leader stays one while nobody is ahead of it; before the first there is none."""
    count, leader = 0, -1
    for ahead in leaders:
        if ahead and leader not in ahead:
            count += leader >= 0
            leader = min(ahead)
    return count


def leader_after(game: AnyGame, moves: list[Moment]) -> Iterator[set[int]]:
    """The sides that share the lead whenever it is looked at; nobody's lead is an empty set."""
    for moment in moves:
        before, after = game.position_json(moment.before), game.position_json(moment.after)
        if "tiles" in before:
            if after["turns"] != before["turns"]:
                yield foremost([rows(after, seat) for seat in (0, 1)], alone=True)
        elif "barricades" in before:
            if before["phase"] == "walk":
                near = nearest(game, after)
                yield foremost([-each for each in near], alone=True)
        else:
            sides = steps(game, after)
            yield foremost(sides, alone=False) if max(sides) else set()


def foremost(figures: list[int], *, alone: bool) -> set[int]:
    found = {side for side, figure in enumerate(figures) if figure == max(figures)}
    return found if len(found) == 1 or not alone else set()


def rows(fields: dict[str, Any], seat: int) -> int:
    """The rows that a seat of Trikolos has behind it, seven for each pawn at home."""
    done = {"camp": 0, "home": 7}
    numbers = [(place, int(place[1]) if place[1:].isdigit() else 0) for place in fields["pawns"][seat]]
    return sum(done.get(place, row if seat == 0 else 7 - row) for place, row in numbers)


def nearest(game: AnyGame, fields: dict[str, Any]) -> list[int]:
    """By seat of Barricades, how many links its foremost pawn is from the goal."""
    links: dict[str, set[str]] = {}
    for arrow in game.plan.arrows:
        links.setdefault(arrow.start, set()).add(arrow.end)
        links.setdefault(arrow.end, set()).add(arrow.start)
    goal = next(point.name for point in game.plan.points if point.kind is PointKind.GOAL)
    far, waiting = {goal: 0}, deque([goal])
    while waiting:
        here = waiting.popleft()
        for there in links[here] - far.keys():
            far[there] = far[here] + 1
            waiting.append(there)
    return [min(far.get(place, 1000) if place != "base" else 1000 for place in pawns) for pawns in fields["pawns"]]


def steps(game: AnyGame, fields: dict[str, Any]) -> list[int]:
    """By side of a card race, all steps its pawns have behind them, the whole ring for one at home."""
    tijou, options = game.rules.id == "tijou", dict(game.setup.options)
    arms = len({point.arm for point in game.plan.points if point.arm >= 0})
    begin, end = int(options.get("entry_offset", ENTRY)), int(options.get("entrance", ENTRANCE))
    walked = [
        sum(way_tijou(place, arm, arms, begin) if tijou else way(place, arm, arms, end) for place in pawns)
        for arm, pawns in zip(fields["arms"], fields["pawns"], strict=True)
    ]
    return [sum(walked[seat] for seat in side) for side in game.teams]


def way(place: str, arm: int, arms: int, entrance: int) -> int:
    """A pawn on its start has done one step, one in its house the whole ring; beyond its house it begins again."""
    if place == "base" or place[1] == "h":
        return 0 if place == "base" else 18 * arms
    number = int(place[1:]) % 18
    square = 18 * (ord(place[0]) - ord("a") - (number >= 8)) + number
    done = (square - 18 * arm) % (18 * arms)
    return 1 if done > 18 * (arms - 1) + entrance else done + 1


def way_tijou(place: str, arm: int, arms: int, entry: int) -> int:
    """Counted from where the pieces come in; the own corner, the exit, is the end of the way."""
    if place == "base" or place[1] == "h":
        return 0 if place == "base" else 9 * arms
    done = (9 * (ord(place[0]) - ord("a")) + int(place[1:]) - 9 * arm) % (9 * arms)
    return (done - entry) % (9 * arms) + 1


ENTRY, ENTRANCE = 4, 16
"""Tijou's pieces come in four squares after their exit, unless `entry_offset` says otherwise; pawns go in after 16."""
