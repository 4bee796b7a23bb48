"""Every legal move of a seat, in all its spellings that matter, with the position it leads to before chance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tests.reference import tijou, tock
from tests.reference.board import Board
from tests.reference.cards import discard, discard_hand
from tests.reference.deals import choose_size, give, most_dealt
from tests.reference.sheet import JSON, RANKS, Sheet, by_rank, copied
from tests.reference.turns import after_play, draw_then, next_turn


class Way(NamedTuple):
    """One spelling of a move and the position after it."""

    text: str
    after: JSON


class Play(NamedTuple):
    """One spelling of a card's use and the board after it."""

    card: str
    text: str
    board: Board
    passes: bool


def legal(sheet: Sheet, position: JSON, seat: int, every: bool = False) -> list[Way]:
    """All moves of a seat, of a divided 7 the lowest spellings or every one; none when it is not to act."""
    if position["phase"] == "exchange":
        return list(_gifts(sheet, position, seat)) if seat in position["candidates"] else []
    if position["phase"] == "deal":
        return list(_sizes(sheet, position)) if seat == position["dealer"] else []
    if position["phase"] not in ("play", "extra") or seat != position["turn"]:
        return []
    return list(_tijou_turn(sheet, position, seat) if sheet.tijou else _tock_turn(sheet, position, seat, every))


def lowest(texts: list[str]) -> str:
    """The canonical spelling: fewest parts, then (TJ: a joker) the lower card, then the lowest text."""
    return min(texts, key=lambda text: (len(text.split()), _named(text), text))


def _named(text: str) -> int:
    card = text.split()[0]
    return RANKS.index(card[1:]) if card[0] == "X" and len(card) > 1 else 0


def _gifts(sheet: Sheet, position: JSON, seat: int) -> Iterator[Way]:
    for card in _distinct(position["hands"][seat]):
        after = copied(position)
        give(sheet, after, seat, card)
        yield Way(f"give {card}", after)


def _sizes(sheet: Sheet, position: JSON) -> Iterator[Way]:
    for size in range(1, most_dealt(sheet, position) + 1):
        after = copied(position)
        choose_size(sheet, after, size)
        yield Way(f"deal {size}", after)


def _distinct(cards: list[str]) -> list[str]:
    return by_rank(list(set(cards)))


# a tock's turn


def _tock_turn(sheet: Sheet, position: JSON, seat: int, every: bool) -> Iterator[Way]:
    plays = _dutiful(sheet, _tock_plays(sheet, position, seat, every))
    yield from (_carried_out(sheet, position, seat, play) for play in plays)
    if position["phase"] == "extra":
        yield _declined(sheet, position)
    elif sheet.stuck == "lay":
        yield from _laid(sheet, position, seat, {play.card for play in plays})
        yield from _pass(sheet, position, seat)
    elif not plays or _helps_freely(sheet, position, seat):
        yield from _stuck(sheet, position, seat)


def _laid(sheet: Sheet, position: JSON, seat: int, playable: set[str]) -> Iterator[Way]:
    """As TJ-6: a card that cannot be carried out is laid without effect."""
    board = Board.of(sheet, position)
    for card in _distinct([card for card in position["hands"][seat] if card not in playable]):
        yield _carried_out(sheet, position, seat, Play(card, f"lay {card}", board, False))


def _helps_freely(sheet: Sheet, position: JSON, seat: int) -> bool:
    """TC-25: who is home may help, or discard any card."""
    return sheet.helps_freely and Board.of(sheet, position).home(seat)


def _tock_plays(sheet: Sheet, position: JSON, seat: int, every: bool) -> list[Play]:
    board = Board.of(sheet, position)
    return [
        Play(card, walk.text, walk.board, walk.passes)
        for card in _distinct(position["hands"][seat])
        for walk in tock.plays(board, seat, card, every)
    ]


def _dutiful(sheet: Sheet, plays: list[Play]) -> list[Play]:
    """GJ-21, FQ-11, TC-11: past the own start freely, never, or when nothing else can be played."""
    if sheet.past_start == "allowed":
        return plays
    others = [play for play in plays if not play.passes]
    return others if others or sheet.past_start == "never" else plays


def _carried_out(sheet: Sheet, position: JSON, seat: int, play: Play) -> Way:
    after = copied(position)
    play.board.write(after)
    discard(after, seat, play.card)
    after_play(sheet, after, seat, play.card)
    return Way(play.text, after)


def _declined(sheet: Sheet, position: JSON) -> Way:
    after = copied(position)
    next_turn(sheet, after)
    return Way("decline", after)


def _stuck(sheet: Sheet, position: JSON, seat: int) -> Iterator[Way]:
    """GJ-8, FQ-4, TC-3, TC-24."""
    if sheet.stuck == "hand" or not position["hands"][seat]:
        after = copied(position)
        discard_hand(after, seat)
        draw_then(sheet, after, seat, 0 if sheet.draws == "never" else sheet.hand, "next")
        yield Way("discard", after)
        return
    for card in _distinct(position["hands"][seat]):
        after = copied(position)
        discard(after, seat, card)
        draw_then(sheet, after, seat, int(sheet.draws == "after"), "next")
        yield Way(f"discard {card}", after)


# Tijou's turn


def _tijou_turn(sheet: Sheet, position: JSON, seat: int) -> Iterator[Way]:
    """TJ-6: a card that can be carried out must be; TJ-7: with one or two cards one may pass."""
    board = Board.of(sheet, position)
    for card in _distinct(position["hands"][seat]):
        walks = list(tijou.plays(board, seat, card))
        plays = [Play(card, walk.text, walk.board, False) for walk in walks]
        yield from (
            _carried_out(sheet, position, seat, play) for play in plays or [Play(card, f"lay {card}", board, False)]
        )
    yield from _pass(sheet, position, seat)


def _pass(sheet: Sheet, position: JSON, seat: int) -> Iterator[Way]:
    if len(position["hands"][seat]) <= sheet.keep:
        after = copied(position)
        after["passed"] = sorted([*after["passed"], seat])
        next_turn(sheet, after)
        yield Way("pass", after)
