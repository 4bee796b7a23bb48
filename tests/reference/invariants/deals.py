"""What deals imply: how many cards everybody has, how many are left, who began.

A position without deals was set up by hand: its hands may be smaller, and nothing follows from them.
"""

from __future__ import annotations

from tests.reference.sheet import JSON, Sheet

# hands


def sizes(sheet: Sheet, data: JSON) -> bool:
    found = [len(hand) for hand in data["hands"]]
    if gathering(data):
        return max(found) <= (2 if sheet.tijou else 0)
    if not data["deals"]:
        return set_up(sheet, data, found)
    if data["phase"] == "exchange":
        full = 5 if sheet.tijou else data["deal_size"]
        return found == [full - (gift is not None) for gift in data["gifts"]]
    if sheet.tijou or sheet.name == "tockcitan-teams":
        return played_out(sheet, data, found)
    return found == [drawn_up(sheet, data, seat) for seat in range(sheet.seats)]


def gathering(data: JSON) -> bool:
    """The next deal is due: TC-20 all cards are played, TJ-7 or kept."""
    return data["phase"] == "deal" or (data["phase"] == "shuffle" and data["then"] in ("deal", "size"))


def set_up(sheet: Sheet, data: JSON, found: list[int]) -> bool:
    """Nobody holds more than they ever can; who is asked for a card has one."""
    for seat, size in enumerate(found):
        most = sheet.hand
        if seat == data["turn"]:
            in_turn = sheet.name == "tockcitan" and data["phase"] in ("play", "shuffle")  # TC-1
            most += in_turn - data["owed"]
        if sheet.side(seat) in data["finished"] and data["phase"] != "over":
            most = 0
        asked = data["phase"] == "exchange" and data["gifts"][seat] is None
        if not asked <= size <= most:
            return False
    return True


def drawn_up(sheet: Sheet, data: JSON, seat: int) -> int:
    """GJ-6, FQ-2, TC-1: everybody draws up again; GJ-23: who has finished holds nothing."""
    mine, phase = seat == data["turn"], data["phase"]
    won = phase == "over" and not data["drawn"]
    placed = data["finished"][:-2] if won and sheet.on("play_on") else [] if won else data["finished"]
    if sheet.side(seat) in placed:
        return 0
    if sheet.name == "tockcitan":
        return 4 + int(mine and phase == "play")
    return 5 - int(mine) * (int(data["owed"]) + int(won))


def played_out(sheet: Sheet, data: JSON, found: list[int]) -> bool:
    """TC-20, TJ-6, TJ-7: deal once more and play until every hand is as small as it is."""
    full = 5 if sheet.tijou else data["deal_size"]
    seat = (data["dealer"] + (not dealer_first(sheet))) % sheet.seats
    now: list[int] = [full] * sheet.seats
    out: set[int] = set()
    over = data["phase"] == "over"
    for _ in range(sheet.seats * (full + 1)):
        if now == found and out == set(data["passed"]) and seat == data["turn"] and not over:
            return True
        if seat not in out and now[seat]:
            if seat in data["passed"] and now[seat] == found[seat]:
                out.add(seat)
            else:
                now[seat] -= 1
            if over and seat == data["turn"] and now == found and out == set(data["passed"]):
                return True
        seat = (seat + 1) % sheet.seats
    return False


def dealer_first(sheet: Sheet) -> bool:
    """TC-1, TC-23: Tockcitan's dealer begins; everybody else's neighbour does."""
    return sheet.name == "tockcitan" or sheet.options.get("first") == "dealer"


# stock


def shuffled(sheet: Sheet, data: JSON) -> bool:
    """GJ-10, TC-2: shuffled for a draw when no stock is left; TC-22, TJ-9: for a deal when it is too small."""
    if data["phase"] == "deal":
        return sheet.options["pack"] != "play_out" or len(data["stock"]) > 3
    if data["phase"] != "shuffle":
        return True
    then, left_now, pack = data["then"], len(data["stock"]), sheet.options.get("pack")
    if then in ("next", "extra"):
        return sheet.twin and sheet.options["restock"] == "shuffle" and left_now == 0
    if then == "play":
        return sheet.name == "tockcitan" and left_now == 0
    if then == "size":
        return pack == "reshuffle_each_deal" or (pack == "play_out" and left_now < 4)
    if sheet.tijou:
        return left_now < sum(5 - len(hand) for hand in data["hands"])
    return pack == "continue" and left_now < 4 * data["deal_size"]


def left(sheet: Sheet, data: JSON) -> bool:
    """TC-22: everybody gets as many from one pack; TJ-9: what is in no hand was played since the last shuffle."""
    if not data["deals"] or not (sheet.tijou or sheet.name == "tockcitan-teams"):
        return True
    dealt = sheet.seats * (5 if sheet.tijou else data["deal_size"])
    most = (54 if sheet.tijou else 52) - (0 if data["phase"] == "deal" else dealt)
    now = len(data["stock"])
    exact = data["deals"] == 1 and data["phase"] in ("exchange", "play", "over")
    if sheet.options.get("pack") == "reshuffle_each_deal" or exact:
        return now == most
    return now <= most and (sheet.tijou or now % 4 == 0)


# turns


def follows(sheet: Sheet, data: JSON) -> bool:
    """GJ-9: an extra play follows a joker; `then` is what the last deal or the last turn left."""
    if not data["deals"] and data["phase"] != "shuffle":
        return True
    extra = data["phase"] == "extra" or (data["phase"] == "shuffle" and data["then"] == "extra")
    if data["deals"] and extra and sheet.options.get("joker_replay") != "now_or_later":
        renewed = data["known"].get("stock") or sheet.options["restock"] == "shuffle"
        if data["discard"][-1:] != ["X"] if data["discard"] else not renewed:
            return False
    return data["phase"] == "shuffle" or data["then"] in left_there(sheet, data["phase"])


def left_there(sheet: Sheet, phase: str) -> set[str]:
    if phase in ("extra", "over"):
        return {"extra"} if phase == "extra" else {"next"}
    after_deal = {"deal"}
    if sheet.tijou or sheet.options.get("pack") in ("play_out", "continue"):
        after_deal |= {"next"}
    if sheet.options.get("pack") in ("play_out", "reshuffle_each_deal"):
        after_deal |= {"size"}
    return after_deal | {"play"} if phase == "play" else after_deal


def begun(sheet: Sheet, data: JSON) -> bool:
    """GJ-5, TC-20, TJ-5: the deal goes round; who plays first in the game follows the first dealer."""
    if not data["deals"]:
        return True
    if data["deals"] > 1 and not (sheet.tijou or sheet.name == "tockcitan-teams"):
        return False
    if data["phase"] == "exchange" and data["deals"] == 1:
        return data["first"] is None
    first_dealer = data["dealer"] - data["deals"] + (not gathering(data))
    return bool(data["first"] == (first_dealer + (not dealer_first(sheet))) % sheet.seats)
