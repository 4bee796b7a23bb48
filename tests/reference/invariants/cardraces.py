"""Card races: one pack, one pawn on a square, and hands that follow from the deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.reference.invariants import deals
from tests.reference.invariants.shapes import Shape, different, each, fields, flag, nothing_or, number, word
from tests.reference.places import BASE, arrival_of, in_house, on_ring, ring_names, room_of, start_of
from tests.reference.sheet import JSON, RANKS, Sheet

PHASES = ("lot_side", "draw_for_deal", "lot_dealer", "shuffle", "deal", "exchange", "play", "extra", "over")
OPENING = ("lot_side", "draw_for_deal", "lot_dealer")


def fits(sheet: Sheet, data: Any) -> bool:
    if not fields(shapes(sheet), data):
        return False
    whole = unsaid(sheet, data) | data
    if "stock" not in whole:
        rest = pack(sheet) - Counter([*held(whole), *whole["discard"]])
        whole["stock"] = sorted(rest.elements(), key=RANKS.index)
    if not all(rule(sheet, whole) for rule in RULES):
        return False
    if unopened(whole):
        return nothing_happened(sheet, whole)
    return all(rule(sheet, whole) for rule in RUNNING)


# kinds and defaults


def shapes(sheet: Sheet) -> dict[str, Shape]:
    seats, seat = sheet.seats, number(sheet.seats - 1)
    cards = each(word(*RANKS))
    hands = each(cards, seats)
    return {
        "arms": each(number(sheet.arms - 1), seats),
        "pawns": each(each(word(*places(sheet)), sheet.pawns), seats),
        "fresh": different(word(*places(sheet))),
        "hands": hands,
        "gifts": each(nothing_or(word(*RANKS)), seats),
        "stock": cards,
        "discard": cards,
        "known": lambda value: fields({"stock": flag, "shown": hands, "given": hands}, value),
        "phase": word(*PHASES),
        "turn": seat,
        "dealer": seat,
        "first": nothing_or(seat),
        "tokens": each(number(99), seats),
        "passed": different(seat),
        "candidates": different(seat),
        "owed": number(5),
        "then": word("deal", "size", "next", "extra", "play"),
        "deal_size": number(sheet.hand, 1 if sheet.name == "tockcitan-teams" else sheet.hand),
        "deals": number(10**6),
        "turns": number(10**9),
        "finished": different(number(sheet.sides - 1)),
        "drawn": flag,
    }


def places(sheet: Sheet) -> list[str]:
    rooms = [
        arrival_of(arm) if sheet.tijou else room_of(arm, room) for arm in range(sheet.arms) for room in (1, 2, 3, 4)
    ]
    return [BASE, *ring_names(sheet.arms, sheet.arm_length), *rooms]


def unsaid(sheet: Sheet, data: JSON) -> JSON:
    """What a field that is left out means."""
    seats, phase, turn = range(sheet.seats), data.get("phase", "play"), data.get("turn", 0)
    beginning = phase in OPENING or (phase == "shuffle" and data.get("then", "deal") == "deal")
    after = {"play": "play", "extra": "extra"}.get(phase, "next")
    return {
        "arms": before_lot(sheet) if phase == "lot_side" else usual(sheet),
        "pawns": [[BASE] * sheet.pawns for _ in seats],
        "fresh": [],
        "hands": [[] for _ in seats],
        "gifts": [None for _ in seats],
        "discard": [],
        "known": {},
        "phase": "play",
        "turn": 0,
        "dealer": 0 if beginning else (turn - 1) % sheet.seats,
        "first": None if beginning else turn,
        "tokens": [0 for _ in seats],
        "passed": [],
        "candidates": list(seats) if phase in (*OPENING, "exchange") else [],
        "owed": 0,
        "then": "deal" if phase in (*OPENING, "shuffle") else after,
        "deal_size": sheet.hand,
        "deals": 0,
        "turns": 0,
        "finished": [],
        "drawn": False,
    }


def before_lot(sheet: Sheet) -> list[int]:
    """Where the seats are shown before a lot has placed them."""
    order = [3, 2, 1, 0] if sheet.tijou else [0, 1, 2, 3]
    return [*order, 0, 0][: sheet.seats]


def usual(sheet: Sheet) -> list[int]:
    """As the sheet or the first outcome of its lot seats them."""
    if sheet.tijou:
        return {2: [3, 1], 3: [3, 2, 1], 4: [3, 2, 1, 0], 5: [3, 2, 1, 0, 0], 6: [3, 2, 2, 1, 0, 0]}[sheet.seats]
    if sheet.citan and sheet.seats == 3:
        return [1, 2, 3]
    return [seat * sheet.arms // sheet.seats for seat in range(sheet.seats)]


# the board


def seated(sheet: Sheet, data: JSON) -> bool:
    """GJ-2, GJ-5, TC-1, TJ-3, TJ-17: once round the board in the order of turns, at distances that the sheet knows."""
    arms = data["arms"]
    if data["phase"] == "lot_side":
        return bool(arms == before_lot(sheet))
    way = -1 if sheet.tijou else 1
    steps = [way * (arms[(seat + 1) % sheet.seats] - arms[seat]) % sheet.arms for seat in range(sheet.seats)]
    if sum(steps) != sheet.arms:
        return False
    if sheet.seats == 3 and sheet.arms == 4:
        return sorted(steps) == [1, 1, 2]
    if sheet.tijou and sheet.seats > 4:
        alike = steps.index(0) if 0 in steps else 0
        return sorted(steps) == [0] * (sheet.seats - 4) + [1] * 4 and (sheet.seats == 5 or steps[(alike + 3) % 6] == 0)
    return len(set(steps)) == 1


def standing(sheet: Sheet, data: JSON) -> bool:
    """GJ-19, GJ-20, TJ-10: one pawn on a square but in Tijou, and nobody in another's house."""
    taken = [place for own in data["pawns"] for place in own if place != BASE]
    if not sheet.tijou and len(set(taken)) < len(taken):
        return False
    own_house = all(
        place.startswith("abcdefgh"[data["arms"][seat]])
        for seat, own in enumerate(data["pawns"])
        for place in own
        if in_house(place)
    )
    starts = {
        start_of(sheet, arm)
        for seat, arm in enumerate(data["arms"])
        if not sheet.tijou and start_of(sheet, arm) in data["pawns"][seat]
    }
    return own_house and set(data["fresh"]) <= starts and all(map(on_ring, data["fresh"]))


def home(sheet: Sheet, data: JSON, seat: int) -> bool:
    return all(in_house(place) for place in data["pawns"][seat])


def done(sheet: Sheet, data: JSON, seat: int) -> bool:
    """GJ-22, TC-25: a whole side is home; TJ-15: one player is."""
    return all(home(sheet, data, member) for member in ([seat] if sheet.tijou else sheet.members(seat)))


# the cards


def pack(sheet: Sheet) -> Counter[str]:
    return Counter(dict.fromkeys(RANKS[:-1], 4) | {"X": 0 if sheet.citan else 2})


def held(data: JSON) -> list[str]:
    return [card for hand in data["hands"] for card in hand] + [card for card in data["gifts"] if card]


def one_pack(sheet: Sheet, data: JSON) -> bool:
    return Counter([*held(data), *data["stock"], *data["discard"]]) == +pack(sheet)


def exchanges(sheet: Sheet) -> bool:
    return sheet.name == "tockcitan-teams" or (sheet.tijou and sheet.teams)


def asked(sheet: Sheet, data: JSON) -> bool:
    """GJ-4: two or more draw for the deal; TC-20, TJ-4: partners give at once, and until both have, the card waits."""
    candidates, phase = data["candidates"], data["phase"]
    waits = [False for _ in range(sheet.seats)]
    if phase == "exchange":
        waits = [seat not in candidates and sheet.partner(seat) in candidates for seat in range(sheet.seats)]
    if [gift is not None for gift in data["gifts"]] != waits:
        return False
    if phase in OPENING:
        return len(candidates) > 1 if phase == "draw_for_deal" else len(candidates) == sheet.seats
    return bool(candidates) if phase == "exchange" else candidates == [] or left_over(sheet, data)


def left_over(sheet: Sheet, data: JSON) -> bool:
    """Version 1 of the rules kept who had drawn last, or everybody where nobody draws."""
    if exchanges(sheet) and data["deals"]:
        return False
    return sorted(data["candidates"]) == ([data["dealer"]] if sheet.name == "tock-globe" else list(range(sheet.seats)))


def known(sheet: Sheet, data: JSON) -> bool:
    """GJ-10: what is drawn from a stock that was turned over is seen; partners know what they gave."""
    turned = data["known"].get("stock", False)
    if turned and sheet.options.get("restock") != "turn_over":
        return False
    none: list[list[str]] = [[] for _ in range(sheet.seats)]
    for seat in range(sheet.seats):
        hand = Counter(data["hands"][seat]) + Counter([data["gifts"][seat]] if data["gifts"][seat] else [])
        shown, given = (Counter(data["known"].get(kind, none)[seat]) for kind in ("shown", "given"))
        if shown - hand or given - hand or (given and not exchanges(sheet)):
            return False
        if shown and not (turned or (not data["deals"] and sheet.options.get("restock") == "turn_over")):
            return False
        unfinished = data["phase"] == "exchange" and (seat in data["candidates"] or data["gifts"][seat])
        if given.total() > (2 if sheet.tijou else 0) + (not unfinished):
            return False
    return True


def kept(sheet: Sheet, data: JSON) -> bool:
    """FQ-5: a token for each joker that was laid; TJ-7: who passes has one or two cards, until the next deal."""
    if any(data["tokens"]) and sheet.options.get("joker_replay") != "now_or_later":
        return False
    unturned = data["deals"] and sheet.options.get("restock") == "turn_over" and not data["known"].get("stock")
    if unturned and sum(data["tokens"]) > data["discard"].count("X"):
        return False
    if data["deals"] and sum(data["tokens"]) * 16 > 39 + 5 * data["turns"]:
        return False  # two jokers in every 34 cards drawn, five of them and a joker's one in a turn
    late = data["phase"] not in ("play", "over") or not sheet.tijou
    return not data["passed"] or (not late and all(0 < len(data["hands"][seat]) < 3 for seat in data["passed"]))


# phases


def phase_known(sheet: Sheet, data: JSON) -> bool:
    lot = sheet.seats == 3 if sheet.citan else sheet.tijou and sheet.seats in (3, 5, 6)
    known_phases = {
        "lot_side": lot,
        "draw_for_deal": sheet.name == "tock-globe",
        "lot_dealer": sheet.name != "tock-globe",
        "deal": sheet.name == "tockcitan-teams",
        "exchange": exchanges(sheet),
        "extra": sheet.twin,
    }
    return known_phases.get(data["phase"], True)


def owing(sheet: Sheet, data: JSON) -> bool:
    """GJ-8, GJ-10, TC-2: cards are owed when the stock ran out while they were drawn."""
    if data["phase"] != "shuffle" or data["then"] not in ("next", "extra", "play"):
        return bool(data["owed"] == 0)
    whole = sheet.name == "tock-globe" or sheet.options.get("stuck") == "discard_hand"
    return data["owed"] in range(1, 6 if data["then"] == "next" and whole else 2)


def untouched(data: JSON) -> bool:
    out = [place for own in data["pawns"] for place in own if place != BASE]
    return not (out or held(data) or data["discard"] or data["turns"])


def unopened(data: JSON) -> bool:
    """Before the first deal."""
    if data["phase"] == "shuffle" and data["then"] == "deal":
        return not data["deals"] and untouched(data)
    return data["phase"] in OPENING


def nothing_happened(sheet: Sheet, data: JSON) -> bool:
    happened = [*data["tokens"], data["deals"], data["turn"], data["drawn"], data["known"].get("stock", False)]
    happened += [data["passed"], data["finished"], data["first"] is not None, data["then"] != "deal"]
    happened += [data["dealer"]] if data["phase"] in OPENING else []
    return untouched(data) and not any(happened)


def ends(sheet: Sheet, data: JSON) -> bool:
    """GJ-22, GJ-23, TJ-15, README-8: who is home has won, by the last move; at the limit the game is drawn."""
    limit = 0 if sheet.options["ply_limit"] == "none" else int(sheet.options["ply_limit"])
    over, finished, drawn = data["phase"] == "over", data["finished"], data["drawn"]
    enough = sheet.sides - 1 if sheet.on("play_on") else 1
    if limit and (data["turns"] > limit or (data["turns"] == limit and not over)):
        return False
    winners = {sheet.side(seat) for seat in range(sheet.seats) if done(sheet, data, seat)}
    if drawn or not over:
        at_limit = over and limit and data["turns"] == limit
        return set(finished) == winners and len(finished) < enough and (not drawn or bool(at_limit))
    if len(finished) != (sheet.sides if sheet.on("play_on") else 1):
        return False
    ranked = finished[:-1] if sheet.on("play_on") else finished
    last = [seat for seat in range(sheet.seats) if done(sheet, data, seat) and sheet.side(seat) == ranked[-1]]
    return set(ranked) == winners and data["turn"] in last and (not sheet.tijou or len(last) == 1)


def acting(sheet: Sheet, data: JSON) -> bool:
    """Whoever is to act, or to draw, has not finished and not passed, and has a card where none is drawn."""
    seat, drawing = data["turn"], data["phase"] == "shuffle" and data["owed"] > 0
    if data["phase"] not in ("play", "extra") and not drawing:
        return True
    if sheet.side(seat) in data["finished"] or seat in data["passed"]:
        return False
    if not sheet.twin and not drawing and not data["hands"][seat]:
        return False
    extra = data["phase"] == "extra" or (drawing and data["then"] == "extra")
    return not extra or sheet.options.get("joker_replay") != "now_or_later" or bool(data["tokens"][seat])


Rule = Callable[[Sheet, JSON], bool]
RULES: tuple[Rule, ...] = (phase_known, seated, standing, one_pack, asked, known, kept, owing)
"""What holds from the start to the end."""
RUNNING: tuple[Rule, ...] = (ends, acting, deals.sizes, deals.shuffled, deals.left, deals.follows, deals.begun)
"""What holds once the first deal is over, or in a position that was set up by hand."""
