"""Whether a spelled move is legal, and if not the first reason: turn and phase, then the card and its use."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    ALLOWED,
    ARRIVE,
    ASTRAY,
    DEAL,
    DEAL_FILL_UP,
    DEAL_ONCE,
    DEALING,
    DECLINE,
    DISCARD_HAND,
    DISCARD_ONE,
    ENTER,
    EXCHANGE,
    EXTRA,
    GIVE,
    LAY,
    ONWARD,
    OVER,
    PASS,
    PLAYING,
    PUSH,
    RETREAT,
    SPLIT,
    STUCK_HAND,
    STUCK_LAY,
    STUCK_ONE,
    SWAP,
    V_CARD_CANNOT_ARRIVE,
    V_CARD_CANNOT_DIVIDE,
    V_CARD_CANNOT_ENTER,
    V_CARD_CANNOT_SWAP,
    V_CARD_CANNOT_WALK,
    V_CARD_NOT_HELD,
    V_CHANCE_DUE,
    V_DISCARD_ONE,
    V_DISCARD_WHOLE,
    V_GAME_OVER,
    V_GIVEN_ALREADY,
    V_JOKER_UNNAMED,
    V_LIMIT_REACHED,
    V_MUST_CARRY_OUT,
    V_MUST_PLAY,
    V_NO_JUMP_WITH_CARD,
    V_NO_JUMPS,
    V_NO_SUCH_MOVE,
    V_NOT_YOUR_TURN,
    V_TOO_MANY_CARDS,
    V_WRONG_DEAL,
    V_WRONG_PHASE,
    WILD,
)
from tockade.games.cardrace.engine_sections.check_divided_seven import judge_split
from tockade.games.cardrace.engine_sections.check_walk_push_swap import judge_push, judge_swap, judge_walk, pawn_verdict
from tockade.games.cardrace.engine_sections.hands_and_piles import largest_deal
from tockade.games.cardrace.engine_sections.legal_moves import find_walkers, list_plays, list_rank
from tockade.games.cardrace.engine_sections.moves import Move, load_spelled
from tockade.games.cardrace.engine_sections.packed_numbers import hand_slot, part_from, part_way
from tockade.games.cardrace.engine_sections.pawn_move_rules import enter_verdict
from tockade.games.cardrace.engine_sections.positions import Position
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import acts, helps_freely, played_seat


def judge(rules: Rules, position: Position, scratch: Scratch, seat: int, move: Move) -> int:
    """Allowed, or the first reason why not: turn and phase, card, use, pawn, way, path, landing, duty."""
    if position.phase == OVER:
        return V_LIMIT_REACHED if position.drawn else V_GAME_OVER
    if position.phase < DEALING:
        return V_CHANCE_DUE
    if not acts(rules, position, seat):
        return V_GIVEN_ALREADY if position.phase == EXCHANGE else V_NOT_YOUR_TURN
    if move.kind <= ARRIVE:
        return judge_play(rules, position, scratch, seat, move)
    return judge_word(rules, position, scratch, seat, move)


# moves without pawns


def judge_word(rules: Rules, position: Position, scratch: Scratch, seat: int, move: Move) -> int:
    """A move without pawns."""
    verdict = word_verdict(rules, position, seat, move.kind)
    if verdict != ALLOWED:
        return verdict
    if names_card(move.kind) and not position.hand[hand_slot(seat, move.card)]:
        return V_CARD_NOT_HELD
    if move.kind == DEAL and not 1 <= move.named <= largest_deal(rules, position):
        return V_WRONG_DEAL
    if move.kind == PASS and position.held[seat] > rules.keep:
        return V_TOO_MANY_CARDS
    if move.kind == LAY:
        scratch.count = scratch.parts = scratch.laps = 0
        find_walkers(rules, position, scratch, played_seat(rules, position, seat))
        list_rank(rules, position, scratch, seat, move.card)
        return V_MUST_CARRY_OUT if scratch.count else ALLOWED
    if move.kind == DISCARD_ONE and helps_freely(rules, position, seat):
        return ALLOWED
    if move.kind == DISCARD_ONE or move.kind == DISCARD_HAND:
        return V_MUST_PLAY if any_play(rules, position, scratch, seat) else ALLOWED
    return ALLOWED


def word_verdict(rules: Rules, position: Position, seat: int, kind: int) -> int:
    """Whether such a move belongs to the game, to the phase, and to what this game discards (GJ-8, FQ-4, TC-3)."""
    if not has_move(rules, kind):
        return V_NO_SUCH_MOVE
    if not fits_phase(position, kind):
        return V_WRONG_PHASE
    if kind == DISCARD_ONE and rules.stuck == STUCK_HAND:
        return V_DISCARD_WHOLE
    if kind == DISCARD_HAND and rules.stuck == STUCK_ONE and position.held[seat]:
        return V_DISCARD_ONE
    return ALLOWED


def has_move(rules: Rules, kind: int) -> bool:
    """Whether such a move exists in this game at all."""
    if kind == GIVE:
        return rules.exchange == 1
    if kind == DEAL:
        return DEAL_ONCE < rules.deal < DEAL_FILL_UP
    if kind == DECLINE:
        return rules.again > 0
    if kind == PASS:
        return rules.keep > 0
    return (kind == LAY) == (rules.stuck == STUCK_LAY)


def fits_phase(position: Position, kind: int) -> bool:
    """Whether such a move belongs to the phase."""
    if kind == GIVE:
        return position.phase == EXCHANGE
    if kind == DEAL:
        return position.phase == DEALING
    if kind == DECLINE:
        return position.phase == EXTRA
    return position.phase == PLAYING


def names_card(kind: int) -> bool:
    """Whether such a move is about one card in hand."""
    return kind == GIVE or kind == LAY or kind == DISCARD_ONE


def any_play(rules: Rules, position: Position, scratch: Scratch, seat: int) -> bool:
    """Whether a player holds a playable card."""
    scratch.count = scratch.parts = scratch.laps = 0
    list_plays(rules, position, scratch, seat)
    return scratch.count > 0


# a card and its use


def judge_play(rules: Rules, position: Position, scratch: Scratch, seat: int, move: Move) -> int:
    """A card and what it is used for."""
    if position.phase != PLAYING and position.phase != EXTRA:
        return V_WRONG_PHASE
    if not position.hand[hand_slot(seat, move.card)]:
        return V_CARD_NOT_HELD
    verdict = use_verdict(rules, move)
    if verdict != ALLOWED:
        return verdict
    load_spelled(scratch, move)
    mover = played_seat(rules, position, seat)
    if move.kind == ENTER:
        return enter_verdict(rules, position, mover)
    if move.kind == SWAP:
        return judge_swap(rules, position, seat, mover, move.part[0])
    if move.kind == PUSH:
        return judge_push(rules, position, seat, move.named, move.part[0])
    if move.kind == SPLIT:
        return judge_split(rules, position, scratch, scratch.board, seat, move.named)
    verdict = pawn_verdict(rules, position, seat, mover, part_from(move.part[0]))
    if verdict != ALLOWED:
        return verdict
    return judge_walk(rules, position, scratch, seat, mover, move.kind, move.named, move.part[0])


def use_verdict(rules: Rules, move: Move) -> int:
    """Whether a card can be used like that at all, wherever the pawns stand."""
    if rules.wild[move.card] and move.named == WILD:
        return V_JOKER_UNNAMED
    if not has_use(rules, move.named, move.kind):
        return lacking_use(move.kind)
    if rules.corners or not goes_on(move) or rules.jump[move.named]:
        return ALLOWED
    return V_NO_JUMP_WITH_CARD if rules.jumps else V_NO_JUMPS


def has_use(rules: Rules, named: int, kind: int) -> bool:
    """Whether a card has this use."""
    if kind == ENTER:
        return rules.enters[named] == 1
    if kind == SWAP:
        return rules.swaps[named] == 1
    if kind == PUSH:
        return rules.push[named] > 0
    if kind == SPLIT:
        return rules.divides[named] == 1
    if kind == RETREAT:
        return rules.back[named] > 0
    if kind == ARRIVE:
        return rules.arrives[named] == 1
    return rules.forward[named] > 0


def lacking_use(kind: int) -> int:
    """The verdict on a card without this use."""
    if kind == ENTER:
        return V_CARD_CANNOT_ENTER
    if kind == SWAP:
        return V_CARD_CANNOT_SWAP
    if kind == SPLIT:
        return V_CARD_CANNOT_DIVIDE
    return V_CARD_CANNOT_ARRIVE if kind == ARRIVE else V_CARD_CANNOT_WALK


def goes_on(move: Move) -> bool:
    """Whether a part of the move is spelled with a jump."""
    for number in range(move.count):
        way = part_way(move.part[number])
        if way == ONWARD or way == ASTRAY:
            return True
    return False
