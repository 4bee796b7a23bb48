"""Setups and positions drawn at random, crowded where rules meet: starts, entrances, central squares, corners."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.reference import JSON, Sheet
from tests.reference.any_sheet import AnySheet
from tests.reference.chance import lots, sides
from tests.reference.places import BASE, arrival_of, name_of, room_of, start_of
from tests.reference.sheet import DEFAULTS, RANKS

from tockade.game import Option, RuleSet, TableSize
from tockade.games import AnyGame, make, rule_sets
from tockade.games.cardrace.game import CardRace

GAMES = ("tock-globe", "tock-fadoq", "tockcitan", "tockcitan-teams", "tijou")
ANY = "any"
"""The rule set of facts that were drawn at random."""
WANTED = ("7", "7", "4", "5", "J", "K", "X", "A", "2", "10")
PACK = [card for card in RANKS[:-1] for _ in range(4)]


# setups


def some_game(random: Random, names: tuple[str, ...] = GAMES) -> AnyGame:
    """Any rule set with any table and any options."""
    rules = rule_sets()[random.choice(names)]
    table = random.choice(rules.tables)
    options = {o.name: _value(random, o) for o in rules.options if _open(rules, o, table) and random.random() < 0.4}
    return make(rules.id, table.players, table.teams, options)


def _open(rules: RuleSet, option: Option, table: TableSize) -> bool:
    return option.name in DEFAULTS[rules.id] and option.applies(table)


def _value(random: Random, option: Option) -> str:
    if option.name == "jump_cards":
        return ",".join(random.sample(["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "Q", "K", "X"], 6))
    if option.name == "ply_limit":
        return str(random.choice([3, 40, 500]))
    return random.choice(option.values)


def sheet_of(game: AnyGame) -> Sheet:
    """The same setup for the second reading."""
    setup = game.setup
    if isinstance(game, CardRace) and setup.rules == ANY:
        return AnySheet(game.facts)
    return Sheet(setup.rules, setup.table.players, setup.table.teams, dict(setup.options))


# positions


def some_position(random: Random, sheet: Sheet) -> JSON:
    """A position in which a seat is to play a card."""
    arms = _arms(random, sheet)
    done = _finished(random, sheet)
    board = _tijou_board(random, sheet, arms) if sheet.tijou else _tock_board(random, sheet, arms, done)
    turn = random.choice([seat for seat in range(sheet.seats) if sheet.side(seat) not in done])
    extra = sheet.twin and random.random() < 0.25
    tokens = _tokens(random, sheet, turn if extra else None)
    position = board | _cards(random, sheet, turn, done) | {"arms": arms, "turn": turn, "tokens": tokens}
    return position | {"phase": "extra" if extra else "play", "finished": done, "turns": _turns(random, sheet)}


def _turns(random: Random, sheet: Sheet) -> int:
    limit = sheet.options["ply_limit"]
    return random.randrange(1000) if limit == "none" else int(limit) - random.randint(1, 3)


def _arms(random: Random, sheet: Sheet) -> list[int]:
    if sheet.tijou and sheet.seats != 4:
        return [3, 1] if sheet.seats == 2 else sides(sheet, random.randrange(lots(sheet)))
    if sheet.tijou:
        return [3, 2, 1, 0]
    if sheet.citan:
        return {2: [0, 2], 3: sides(sheet, random.randrange(4)), 4: [0, 1, 2, 3]}[sheet.seats]
    return [seat * sheet.arms // sheet.seats for seat in range(sheet.seats)]


def _finished(random: Random, sheet: Sheet) -> list[int]:
    """Sides that have finished, as long as two are left (GJ-23)."""
    if not sheet.on("play_on") or sheet.sides < 3:
        return []
    return random.sample(range(sheet.sides), random.randrange(sheet.sides - 1))


def _tokens(random: Random, sheet: Sheet, spender: int | None) -> list[int]:
    if sheet.options.get("joker_replay") != "now_or_later":
        return [0] * sheet.seats
    return [max(random.choice([0, 0, 0, 1, 2]), int(seat == spender)) for seat in range(sheet.seats)]


# boards


def _tock_board(random: Random, sheet: Sheet, arms: list[int], done: list[int]) -> JSON:
    taken: set[str] = set()
    pawns = [_tock_pawns(random, sheet, arms, seat, taken) for seat in range(sheet.seats)]
    for seat in range(sheet.seats):
        home = [room_of(arms[seat], room) for room in (1, 2, 3, 4)]
        partner = sheet.partner(seat)
        alone = partner is not None and (pawns[partner] != _home(arms, partner) or sheet.side(seat) in done)
        if sheet.side(seat) in done or (alone and random.random() < 0.2):
            pawns[seat] = home
    starts = [start_of(sheet, arm) for seat, arm in enumerate(arms) if start_of(sheet, arm) in pawns[seat]]
    return {"pawns": _unfinished(sheet, arms, pawns, done), "fresh": [s for s in starts if random.random() < 0.6]}


def _home(arms: list[int], seat: int) -> list[str]:
    return [room_of(arms[seat], room) for room in (1, 2, 3, 4)]


def _unfinished(sheet: Sheet, arms: list[int], pawns: list[list[str]], done: list[int]) -> list[list[str]]:
    """No side that has not finished is all home."""
    for seat in range(sheet.seats):
        if sheet.side(seat) not in done and all(sorted(pawns[s]) == _home(arms, s) for s in sheet.members(seat)):
            pawns[seat] = [*_home(arms, seat)[1:], BASE]
    return pawns


def _tock_pawns(random: Random, sheet: Sheet, arms: list[int], seat: int, taken: set[str]) -> list[str]:
    pawns: list[str] = []
    inside = random.random()
    while len(pawns) < 4:
        place = _tock_place(random, sheet, arms, seat, inside)
        if place == BASE or place not in taken:
            pawns.append(place)
            taken.add(place)
    return pawns


def _tock_place(random: Random, sheet: Sheet, arms: list[int], seat: int, inside: float) -> str:
    """Where rules meet: bases, rooms, starts, before the entrance and after the start, around central squares."""
    kind, start = random.random(), sheet.arm_length * arms[seat]
    if kind < 0.15:
        return BASE
    if kind < 0.15 + 0.5 * inside:
        return room_of(arms[seat], random.randint(1, 4))
    if kind < 0.75:
        return name_of(sheet, start + random.choice([0, 0, *range(-13, 5), *range(-7, 1)]))
    if kind < 0.85:
        return name_of(sheet, 18 * random.choice(arms) + random.choice([0, *range(-8, 5)]))
    return name_of(sheet, 18 * random.randrange(sheet.arms) + random.choice([7, 7, *range(18)]))


def _tijou_board(random: Random, sheet: Sheet, arms: list[int]) -> JSON:
    pawns = [[_tijou_place(random, sheet, arm) for _ in range(3)] for arm in arms]
    for seat, own in enumerate(pawns):
        if own == [arrival_of(arms[seat])] * 3:
            own[0] = BASE
    return {"pawns": pawns}


def _tijou_place(random: Random, sheet: Sheet, arm: int) -> str:
    kind = random.random()
    if kind < 0.3:
        return BASE if kind < 0.15 else arrival_of(arm)
    if kind < 0.6:
        return name_of(sheet, 9 * random.randrange(4) + random.choice([0, 0, -1, -2, -5, 1, 2, 4]))
    return name_of(sheet, 9 * arm if kind < 0.75 else random.randrange(36))


# cards


def _cards(random: Random, sheet: Sheet, turn: int, done: list[int]) -> JSON:
    pack = PACK + ([] if sheet.citan else ["X", "X"])
    random.shuffle(pack)
    pack.sort(key=lambda card: card in WANTED and random.random() < 0.5)
    hands = [[pack.pop() for _ in range(n)] for n in _sizes(random, sheet, turn, done)]
    random.shuffle(pack)
    left = random.choice([0, 1, 3, len(pack) // 2, len(pack)])
    known = sheet.options.get("restock") == "turn_over" and random.random() < 0.5
    passed = [seat for seat, hand in enumerate(hands) if sheet.tijou and seat != turn and 0 < len(hand) < 3]
    return {
        "hands": hands,
        "stock": pack[:left],
        "discard": pack[left:],
        "known": _known(random, sheet, hands, known),
        "passed": [seat for seat in passed if random.random() < 0.6],
    }


def _sizes(random: Random, sheet: Sheet, turn: int, done: list[int]) -> list[int]:
    if sheet.name == "tockcitan":
        return [5 if seat == turn else 4 for seat in range(sheet.seats)]
    if sheet.twin:
        return [0 if sheet.side(seat) in done else 5 for seat in range(sheet.seats)]
    if sheet.tijou:
        return [random.choice([1, 1, 2, 3, 5] if seat == turn else [0, 0, 1, 2, 3]) for seat in range(sheet.seats)]
    most, gone = random.choice([1, 1, 2, 5]), random.randrange(sheet.seats)
    played = [(turn - step) % sheet.seats for step in range(1, gone + 1)]
    return [most - 1 if seat in played else most for seat in range(sheet.seats)]


def _known(random: Random, sheet: Sheet, hands: list[list[str]], stock: bool) -> dict[str, Any]:
    shown = [random.sample(hand, random.randint(0, len(hand))) if stock else [] for hand in hands]
    exchanged = sheet.name == "tockcitan-teams" or (sheet.tijou and sheet.teams)
    given = [random.sample(hand, 1) if hand and exchanged and random.random() < 0.5 else [] for hand in hands]
    return {"stock": stock, "shown": shown, "given": given}
