"""The linear score of a move."""

from __future__ import annotations

from tockade.games.cardrace.constants import (
    ARRIVE,
    BASE,
    CLOSE,
    DEAL,
    DISCARD_ONE,
    F_AGAIN,
    F_DEAL,
    F_DEEP,
    F_EXPOSED,
    F_GIFT,
    F_HOME,
    F_HUNTING,
    F_LAID,
    F_ON_BOARD,
    F_PROGRESS,
    F_THEIR_PROGRESS,
    F_WASTE,
    FEATURES,
    GIVE,
    HOUSE,
    LAY,
    NOBODY,
)
from tockade.games.cardrace.engine_sections.moves import load_move
from tockade.games.cardrace.engine_sections.moving_pawns import do_board
from tockade.games.cardrace.engine_sections.packed_numbers import (
    first_pawn,
    header_card,
    header_kind,
    header_named,
    number_of,
    seat_of,
)
from tockade.games.cardrace.engine_sections.positions import Position, copy_board
from tockade.games.cardrace.engine_sections.rule_tables import Rules
from tockade.games.cardrace.engine_sections.scratch import Scratch
from tockade.games.cardrace.engine_sections.seats import partner_of, played_seat, same_side
from tockade.games.cardrace.engine_sections.squares_and_pawns import (
    ahead,
    guarded,
    house_of,
    pawn_slots,
    progress,
    waiting_pawn,
)


def score_listed(rules: Rules, position: Position, scratch: Scratch, trial: Position, seat: int, index: int) -> float:
    """The linear score of a listed move: what it changes, weighted."""
    header = scratch.header[index]
    kind = header_kind(header)
    if kind > ARRIVE:
        return score_word(rules, position, scratch, seat, header)
    copy_board(trial, position)
    load_move(scratch, index)
    do_board(rules, trial, scratch, seat, kind, header_named(header))
    measure(rules, trial, scratch, seat)
    score = scratch.weights[F_AGAIN] * rules.gives_again[header_card(header)]
    for number in range(FEATURES):
        score += scratch.weights[number] * (scratch.after[number] - scratch.before[number])
    return score


def score_word(rules: Rules, position: Position, scratch: Scratch, seat: int, header: int) -> float:
    """The score of a move that moves no pawn: by the card that leaves the hand, or by the size of a deal."""
    kind = header_kind(header)
    card = header_card(header)
    if kind == DEAL:
        return scratch.weights[F_DEAL] * header_named(header)
    if kind == GIVE:
        return scratch.weights[F_GIFT] * gift_use(rules, position, seat, card)
    if kind != LAY and kind != DISCARD_ONE:
        return 0.0
    score = scratch.weights[F_WASTE] * card_use(rules, position, seat, card)
    return score + scratch.weights[F_LAID] if kind == LAY else score


def gift_use(rules: Rules, position: Position, seat: int, rank: int) -> int:
    """What a partner gains by a card, less what is lost; where one wins for both, who is behind gives the best."""
    partner = partner_of(rules, seat)
    if rules.partner_play:
        return card_use(rules, position, partner, rank) - card_use(rules, position, seat, rank)
    if seat_steps(rules, position, seat) < seat_steps(rules, position, partner):
        return card_use(rules, position, partner, rank)
    return -card_use(rules, position, seat, rank)


def card_use(rules: Rules, position: Position, seat: int, rank: int) -> int:
    """What a card is good for in a seat's hand: more where a pawn waits for a card to enter."""
    owner = played_seat(rules, position, seat)
    if rules.wild[rank]:
        return 14
    use = 2 if rules.forward[rank] or rules.back[rank] or rules.push[rank] else 0
    if rules.enters[rank]:
        use += 2 if waiting_pawn(rules, position, owner) == NOBODY else 8
    return use + 4 * rules.divides[rank] + 3 * rules.swaps[rank] + 5 * rules.arrives[rank] + 6 * rules.gives_again[rank]


def measure(rules: Rules, position: Position, scratch: Scratch, seat: int) -> None:
    """What a position is worth to a seat's side, feature by feature."""
    for number in range(FEATURES):
        scratch.after[number] = 0.0
    for pawn in range(pawn_slots(rules)):
        place = position.place[pawn]
        if number_of(pawn) < rules.pawns and place < BASE:
            theirs = 0 if same_side(rules, seat, seat_of(pawn)) else F_THEIR_PROGRESS
            scratch.after[F_ON_BOARD + theirs] += 1.0
            if place >= HOUSE:
                scratch.after[F_HOME + theirs] += 1.0
                scratch.after[F_PROGRESS + theirs] += rules.ring
                if theirs == 0:
                    scratch.after[F_DEEP] += place - house_of(position, seat_of(pawn))
            else:
                scratch.after[F_PROGRESS + theirs] += way_done(rules, position, pawn)
                if chased(rules, position, pawn):
                    scratch.after[F_HUNTING if theirs else F_EXPOSED] += 1.0


def way_done(rules: Rules, position: Position, pawn: int) -> int:
    """How far a pawn on the ring has come."""
    done = progress(rules, position, pawn)
    if rules.stacking:
        return ahead(rules, done, -rules.entry) if done else rules.ring - rules.entry
    return 0 if done > rules.entrance else done


def chased(rules: Rules, position: Position, pawn: int) -> bool:
    """Whether an opponent's pawn stands close behind."""
    if guarded(rules, position, pawn):
        return False
    for other in range(pawn_slots(rules)):
        if position.place[other] < HOUSE and not same_side(rules, seat_of(pawn), seat_of(other)):
            if 0 < ahead(rules, position.place[pawn], -position.place[other]) <= CLOSE:
                return True
    return False


def seat_steps(rules: Rules, position: Position, seat: int) -> int:
    """All steps that the pawns of a seat have behind them."""
    steps = 0
    for pawn in range(first_pawn(seat), first_pawn(seat) + rules.pawns):
        place = position.place[pawn]
        if place < BASE:
            steps += rules.ring if place >= HOUSE else way_done(rules, position, pawn) + 1
    return steps
