"""Carrying out a move, up to the next decision or the next chance."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    AGAIN_NOW,
    AGAIN_TOKEN,
    ALLOWED,
    ARRIVE,
    DEAL,
    DISCARD_HAND,
    DISCARD_ONE,
    DRAW_AFTER,
    DRAW_NEVER,
    E_CHOSE_DEAL,
    E_DECLINED,
    E_DISCARDED,
    E_LAID,
    E_PASSED,
    E_PLACED,
    E_PLAYED,
    E_PLAYS_AGAIN,
    E_TOKEN_EARNED,
    E_TOKEN_SPENT,
    EXTRA,
    GIVE,
    LAY,
    OVER,
    PASS,
    THEN_EXTRA,
    THEN_NEXT,
)
from tockade.games.cardrace.engine_sections.check_move import judge
from tockade.games.cardrace.engine_sections.hands_and_piles import lay_down, show_hand, spend_card
from tockade.games.cardrace.engine_sections.moves import Move, load_move, load_spelled
from tockade.games.cardrace.engine_sections.moving_pawns import do_board
from tockade.games.cardrace.engine_sections.packed_numbers import header_card, header_kind, header_named
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch, note
from tockade.games.cardrace.engine_sections.seats import is_placed, partner_of, side_done, side_of, sides
from tockade.games.cardrace.engine_sections.turns import complete_gift, deal_or_shuffle, draw_owed, offer_gift


def play_listed(rules: Rules, position: Position, scratch: Scratch, seat: int, index: int) -> None:
    """Carry out a listed move."""
    load_move(scratch, index)
    header = scratch.header[index]
    carry_out(rules, position, scratch, seat, header_kind(header), header_card(header), header_named(header))


def play_spelled(rules: Rules, position: Position, scratch: Scratch, seat: int, move: Move) -> None:
    """Carry out a move that was judged legal."""
    load_spelled(scratch, move)
    carry_out(rules, position, scratch, seat, move.kind, move.card, move.named)


def after_move(rules: Rules, position: Position, scratch: Scratch, seat: int, move: Move) -> Position:
    """The position after a legal move; the very same one where the move is not legal."""
    if judge(rules, position, scratch, seat, move) != ALLOWED:
        return position
    after = position.copy()
    play_spelled(rules, after, scratch, seat, move)
    return after


def carry_out(rules: Rules, position: Position, scratch: Scratch, seat: int, kind: int, card: int, named: int) -> None:
    """A legal move, up to the next decision or the next chance; its parts stand in the chain."""
    do_move(rules, position, scratch, seat, kind, card, named)
    if kind == GIVE:
        complete_gift(rules, position, scratch, seat)
    elif kind == DEAL:
        deal_or_shuffle(rules, position, scratch)
    elif position.phase != OVER:
        draw_owed(rules, position, scratch)


def do_move(rules: Rules, position: Position, scratch: Scratch, seat: int, kind: int, card: int, named: int) -> None:
    """What a move does before a card is drawn or dealt, or a partner's card is seen; its parts stand in the chain."""
    if kind <= ARRIVE:
        spend_token(rules, position, scratch, seat)
        spend_card(position, seat, card)
        note(scratch, E_PLAYED, seat, card, named, 0)
        do_board(rules, position, scratch, seat, kind, named)
        after_play(rules, position, scratch, seat, card)
    elif kind == GIVE:
        offer_gift(position, seat, card)
    elif kind == DEAL:
        note(scratch, E_CHOSE_DEAL, seat, named, 0, 0)
        position.deal_size = named
    else:
        without_pawns(rules, position, scratch, seat, kind, card)


def without_pawns(rules: Rules, position: Position, scratch: Scratch, seat: int, kind: int, card: int) -> None:
    """A turn in which no pawn moves."""
    position.then = THEN_NEXT
    position.owed = 0
    if kind == DISCARD_HAND:
        show_hand(rules, position, scratch, seat)
        position.owed = 0 if rules.draw == DRAW_NEVER else rules.hand
    elif kind == DISCARD_ONE or kind == LAY:
        spend_card(position, seat, card)
        note(scratch, E_LAID if kind == LAY else E_DISCARDED, seat, card, 0, 0)
        position.owed = 1 if kind == DISCARD_ONE and rules.draw == DRAW_AFTER else 0
    elif kind == PASS:
        position.passed |= 1 << seat
        note(scratch, E_PASSED, seat, 0, 0, 0)
    else:
        note(scratch, E_DECLINED, seat, 0, 0, 0)


def spend_token(rules: Rules, position: Position, scratch: Scratch, seat: int) -> None:
    """An extra play costs a token where tokens are kept (FQ-5)."""
    if position.phase == EXTRA and rules.again == AGAIN_TOKEN:
        position.tokens[seat] -= 1
        note(scratch, E_TOKEN_SPENT, seat, position.tokens[seat], 0, 0)


def after_play(rules: Rules, position: Position, scratch: Scratch, seat: int, card: int) -> None:
    """The end of the game, or a card to be drawn and perhaps another play."""
    position.owed = 0
    position.then = THEN_NEXT
    if side_done(rules, position, seat):
        finish_side(rules, position, scratch, seat)
    else:
        position.owed = 1 if rules.draw == DRAW_AFTER else 0
        if earns_again(rules, position, scratch, seat, card):
            position.then = THEN_EXTRA


def earns_again(rules: Rules, position: Position, scratch: Scratch, seat: int, card: int) -> bool:
    """Whether the player may play again now (GJ-9), or has a token to spend (FQ-5)."""
    if rules.again == AGAIN_TOKEN:
        if rules.gives_again[card]:
            position.tokens[seat] += 1
            note(scratch, E_TOKEN_EARNED, seat, position.tokens[seat], 0, 0)
        return position.tokens[seat] > 0
    if rules.again == AGAIN_NOW and rules.gives_again[card]:
        note(scratch, E_PLAYS_AGAIN, seat, 0, 0, 0)
        return True
    return False


def place_side(position: Position, scratch: Scratch, side: int) -> None:
    """A side takes the next place."""
    position.order[position.finished] = side
    position.finished += 1
    note(scratch, E_PLACED, side, position.finished, 0, 0)


def finish_side(rules: Rules, position: Position, scratch: Scratch, seat: int) -> None:
    """The game is won; or, where it goes on, this side leaves it (GJ-23)."""
    place_side(position, scratch, side_of(rules, seat))
    if rules.play_on and position.finished < sides(rules) - 1:
        lay_down(rules, position, scratch, seat)
        if rules.teams:
            lay_down(rules, position, scratch, partner_of(rules, seat))
        return
    if rules.play_on:
        for side in range(sides(rules)):
            if not is_placed(rules, position, side):
                place_side(position, scratch, side)
    position.turns += 1
    position.phase = OVER
