"""Why a move of a card race is refused: turn, phase, card, use and duty; pawns and ways stand in `pawn_causes.py`."""

from __future__ import annotations

from collections.abc import Iterator

from tests.reference import pawn_causes, seven_causes, tijou
from tests.reference.board import Board
from tests.reference.causes import Cause
from tests.reference.deals import most_dealt
from tests.reference.legal import _dutiful, _tock_plays
from tests.reference.race_spelling import Spelled, spelled
from tests.reference.rule_ids import rule_of
from tests.reference.sheet import JSON, Sheet

CHANCES = ("lot_side", "draw_for_deal", "lot_dealer", "shuffle")
PHASE_OF = {"give": "exchange", "deal": "deal", "decline": "extra"}


def causes(sheet: Sheet, position: JSON, seat: int, text: str) -> list[Cause]:
    """Every true cause for refusing a move; none when it is legal."""
    move = spelled(text, sheet.tijou)
    turn = list(_turn(sheet, position, seat))
    if turn:
        return turn
    found = [*_phase(sheet, position, seat, move), *_card(sheet, position, seat, move)]
    if move.parts or move.use == "enter":
        found += list(_use(sheet, move))
    if move.use == "deal" and position["phase"] == "deal":
        found += list(_deal(sheet, position, move))
    if found:
        return found  # what pawns could do with a card like that is no question
    if move.parts or move.use == "enter":
        return pawn_causes.causes(sheet, position, seat, move) or list(_last_resort(sheet, position, seat, move))
    return list(_word_duty(sheet, position, seat, move))


# turn and phase


def _turn(sheet: Sheet, position: JSON, seat: int) -> Iterator[Cause]:
    phase = position["phase"]
    if phase == "over" and position["drawn"]:
        yield Cause("limit_reached", number=int(sheet.options["ply_limit"]))
    elif phase == "over":
        yield Cause("game_over", rule_of(sheet.name, "game_over"))
    elif phase in CHANCES:
        yield Cause("chance_due", rule_of(sheet.name, "chance_due", _due(position)))
    elif seat not in acting(position):
        kind = "given_already" if phase == "exchange" else "not_your_turn"
        yield Cause(kind, rule_of(sheet.name, kind, phase), seats=acting(position))


def _due(position: JSON) -> str:
    if position["phase"] != "shuffle":
        return str(position["phase"])
    return position["then"] if position["then"] in ("deal", "size") else "stock"


def acting(position: JSON) -> tuple[int, ...]:
    if position["phase"] == "exchange":
        return tuple(sorted(position["candidates"]))
    return (position["dealer"] if position["phase"] == "deal" else position["turn"],)


def _exists(sheet: Sheet, use: str) -> bool:
    """Whether a game has such a move at all."""
    if use == "give":
        return sheet.name == "tockcitan-teams" or (sheet.tijou and sheet.teams)
    if use == "deal":
        return sheet.name == "tockcitan-teams"  # TC-21
    if use == "decline":
        return sheet.twin  # GJ-9, FQ-5
    return (use != "discard") == sheet.tijou


def _phase(sheet: Sheet, position: JSON, seat: int, move: Spelled) -> Iterator[Cause]:
    phase = position["phase"]
    if move.parts or move.use == "enter":
        if phase not in ("play", "extra"):
            yield Cause("wrong_phase", rule_of(sheet.name, "wrong_phase", phase))
        return
    if not _exists(sheet, move.use):
        yield Cause("no_such_move", rule_of(sheet.name, "no_such_move", move.use))
        return
    if phase != PHASE_OF.get(move.use, "play"):
        about = phase if phase in ("exchange", "deal", "extra") else PHASE_OF[move.use]
        yield Cause("wrong_phase", rule_of(sheet.name, "wrong_phase", about))
    elif move.use == "discard":
        yield from _discard(sheet, position, seat, move)


def _discard(sheet: Sheet, position: JSON, seat: int, move: Spelled) -> Iterator[Cause]:
    """GJ-8: the whole hand; TC-3: one card; FQ-4: as the option has it."""
    whole = sheet.name == "tock-globe" or sheet.options.get("stuck") == "discard_hand"
    if whole and move.card:
        yield Cause("discard_whole", rule_of(sheet.name, "discard_whole"))
    if not whole and not move.card and position["hands"][seat]:
        yield Cause("discard_one", rule_of(sheet.name, "discard_one"))


# the card and its use


def _card(sheet: Sheet, position: JSON, seat: int, move: Spelled) -> Iterator[Cause]:
    if move.card and move.use != "deal" and move.card not in position["hands"][seat]:
        yield Cause("card_not_held", rule_of(sheet.name, "card_not_held"), card=move.card)


def _use(sheet: Sheet, move: Spelled) -> Iterator[Cause]:
    if sheet.tijou and move.named == "X":
        yield Cause("joker_unnamed", rule_of(sheet.name, "joker_unnamed"))
        return
    kind = _lacking(sheet, move)
    if kind:
        yield Cause(kind, rule_of(sheet.name, kind), card=move.named)
    elif not sheet.tijou and any(part.on for part in move.parts) and not sheet.uses[move.named].jumps:
        none = sheet.citan or sheet.options.get("jump_cards") == "none"
        kind = "no_jumps" if none else "no_jump_with_card"
        yield Cause(kind, rule_of(sheet.name, kind), card="" if none else move.named)


def _lacking(sheet: Sheet, move: Spelled) -> str:
    """The use that a card does not have."""
    if move.use == "enter":
        entering = ("2",) if sheet.tijou else ("A", "K") if sheet.citan else ("A", "K", "X")
        return "" if move.named in entering else "card_cannot_enter"
    if move.use == "swap":
        return "" if move.named == "J" else "card_cannot_swap"
    if len(move.parts) > 1:
        return "" if move.named == "7" and not sheet.tijou else "card_cannot_divide"
    if sheet.tijou and move.parts[0].end.endswith("h"):
        return "" if move.named in ("2", "10") else "card_cannot_arrive"
    return "card_cannot_walk" if move.named == "J" or (sheet.citan and move.named == "X") else ""


def _deal(sheet: Sheet, position: JSON, move: Spelled) -> Iterator[Cause]:
    most = most_dealt(sheet, position)
    if not 1 <= int(move.card) <= most:
        rule = rule_of(sheet.name, "wrong_deal", "pack" if most < 5 else "hand")
        yield Cause("wrong_deal", rule, number=most)


# duty


def other_plays(sheet: Sheet, position: JSON, seat: int) -> list[str]:
    """What can be played: of those that pass their start only when nothing else can be."""
    if sheet.tijou:
        board = Board.of(sheet, position)
        return [walk.text for card in position["hands"][seat] for walk in tijou.plays(board, seat, card)]
    return [play.text for play in _dutiful(sheet, _tock_plays(sheet, position, seat, False))]


def _last_resort(sheet: Sheet, position: JSON, seat: int, move: Spelled) -> Iterator[Cause]:
    """GJ-21, FQ-11, TC-11."""
    passed = seven_causes.start_passed(sheet, position, seat, move)
    if passed and sheet.options["pass_own_start"] == "last_resort":
        plays = _tock_plays(sheet, position, seat, False)
        if any(not play.passes for play in plays):
            yield Cause("last_resort", rule_of(sheet.name, "last_resort"), places=(passed,))


def _word_duty(sheet: Sheet, position: JSON, seat: int, move: Spelled) -> Iterator[Cause]:
    hand = position["hands"][seat]
    if move.use == "pass" and len(hand) > 2:
        yield Cause("too_many_cards", rule_of(sheet.name, "too_many_cards"), number=2)
    if move.use == "discard" and _must_play(sheet, position, seat) and other_plays(sheet, position, seat):
        yield Cause("must_play", rule_of(sheet.name, "must_play"))
    if move.use == "lay" and list(tijou.plays(Board.of(sheet, position), seat, move.card)):
        yield Cause("must_carry_out", rule_of(sheet.name, "must_carry_out"), card=move.card)


def _must_play(sheet: Sheet, position: JSON, seat: int) -> bool:
    """TC-25, `help_partner=may`: who is home may discard instead."""
    return sheet.options.get("help_partner") != "may" or not Board.of(sheet, position).home(seat)
