"""Why a card in hand cannot be played: each way of using it, and what stands against it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tockade.game_types import LEGAL, Verdict, VerdictKind
from tockade.games.cardrace import constants, engine
from tockade.games.cardrace.engine import Move, Position
from tockade.games.cardrace.facts import CARDS

if TYPE_CHECKING:
    from tockade.games.cardrace.game import CardRace

ORDER = {kind: number for number, kind in enumerate(VerdictKind)}


def idle_cards(game: CardRace, position: Position, seat: int) -> dict[str, tuple[Verdict, ...]]:
    """For each card without a legal use, every different reason, in the order in which reasons are given."""
    if position.phase not in (constants.PLAYING, constants.EXTRA) or not engine.acts(game.engine_rules, position, seat):
        return {}
    used = {move.card for move in game.legal_moves(position, seat) if move.kind <= constants.ARRIVE}
    hand = engine.unpack(position)["hand"][seat * constants.RANKS : (seat + 1) * constants.RANKS]
    idle = [rank for rank in range(constants.RANKS) if hand[rank] and rank not in used]
    return {CARDS[rank]: _reasons(game, position, seat, rank) for rank in idle}


def _reasons(game: CardRace, position: Position, seat: int, rank: int) -> tuple[Verdict, ...]:
    names = range(constants.WILD) if game.engine_rules.wild[rank] else (rank,)
    found = {verdict for named in names for verdict in _ways(game, position, seat, rank, named)}
    # Not in the order of the pawns: which of them entered first is no part of the position.
    reasons = sorted(found - {LEGAL}, key=lambda verdict: (ORDER[verdict.kind], repr(verdict)))
    return tuple(reasons) or (_told(game, position, seat, constants.V_NO_PAWN_THERE, rank, names[0]),)


def _ways(game: CardRace, position: Position, seat: int, rank: int, named: int) -> Iterator[Verdict]:
    """Each way of using a card, judged."""
    engine_rules = game.engine_rules
    mover = engine.played_seat(engine_rules, position, seat)
    if engine_rules.enters[named]:
        yield game.verdict(position, seat, Move(constants.ENTER, rank, named, []))
    if engine_rules.forward[named] or engine_rules.back[named] or engine_rules.arrives[named]:
        for pawn in range(mover * 4, mover * 4 + engine_rules.pawns):
            yield from _own_ways(game, position, seat, rank, named, pawn)
    if engine_rules.divides[named] and not _divisible(game, position, mover, named):
        yield _told(game, position, seat, constants.V_SEVEN_INCOMPLETE, rank, named)
    if engine_rules.push[named]:
        yield from _pushes(game, position, seat, rank, named)
    if engine_rules.swaps[named]:
        yield from _swaps(game, position, seat, rank, named, mover)


def _divisible(game: CardRace, position: Position, mover: int, rank: int) -> bool:
    """Whether a 7 can be walked in full by these pawns; without any there is nothing to divide."""
    places = engine.unpack(position)["place"][mover * 4 : mover * 4 + game.engine_rules.pawns]
    waiting = all(place >= constants.BASE for place in places)
    steps = game.engine_rules.forward[rank]
    return waiting or engine.completable(game.engine_rules, position, game.scratch, mover, rank, steps, 0, 0)


def _own_ways(game: CardRace, position: Position, seat: int, rank: int, named: int, pawn: int) -> Iterator[Verdict]:
    """What one of the player's pawns on the board could do with a card."""
    engine_rules, place = game.engine_rules, engine.unpack(position)["place"][pawn]
    if place >= (constants.HOUSE if engine_rules.stacking else constants.BASE):
        return
    steps = engine_rules.forward[named]
    if engine_rules.arrives[named]:
        home = engine.make_part(place, engine.house_of(position, engine.seat_of(pawn)), constants.HOMEWARD, -1)
        yield game.verdict(position, seat, Move(constants.ARRIVE, rank, named, [home]))
    if engine_rules.back[named] and place < constants.HOUSE:
        part = engine.make_part(
            place, engine.ahead(engine_rules, place, -engine_rules.back[named]), constants.ON_RING, -1
        )
        yield game.verdict(position, seat, Move(constants.RETREAT, rank, named, [part]))
    elif engine_rules.back[named]:
        yield _told(game, position, seat, constants.V_HOUSE_BACKWARDS, rank, named)
    if steps and not engine_rules.stacking:
        yield from _forward_ways(game, position, seat, rank, named, pawn)


def _forward_ways(game: CardRace, position: Position, seat: int, rank: int, named: int, pawn: int) -> Iterator[Verdict]:
    """Into the house if that is near, and on along the ring."""
    engine_rules = game.engine_rules
    steps, jump = engine_rules.forward[named], engine_rules.jump[named]
    inside = engine.unpack(position)["place"][pawn] >= constants.HOUSE
    ways = [constants.HOMEWARD] if inside else [constants.ON_RING]
    if not inside and engine.to_entrance(engine_rules, position, pawn) < steps:
        ways = [constants.HOMEWARD, constants.ON_RING]
    for way in ways:
        code = engine.forward_verdict(engine_rules, position, pawn, steps, way, jump)
        code = engine.nearest_blamed(engine_rules, position, code, pawn, steps)
        if code == constants.ALLOWED and engine.laps(engine_rules, position, pawn, steps, way):
            code = engine.judge_lap(engine_rules, position, game.scratch, seat, pawn)
        yield _told(game, position, seat, code, rank, named)


def _told(game: CardRace, position: Position, seat: int, code: int, rank: int, named: int) -> Verdict:
    return game.explained(code, position, position, seat, Move(constants.WALK, rank, named, []))


def _pushes(game: CardRace, position: Position, seat: int, rank: int, named: int) -> Iterator[Verdict]:
    engine_rules, places = game.engine_rules, engine.unpack(position)["place"]
    for pawn in range(engine_rules.seats * 4):
        if places[pawn] < constants.HOUSE:
            landing = engine.ahead(engine_rules, places[pawn], engine_rules.push[named])
            part = engine.make_part(places[pawn], landing, constants.ON_RING, -1)
            yield game.verdict(position, seat, Move(constants.PUSH, rank, named, [part]))


def _swaps(game: CardRace, position: Position, seat: int, rank: int, named: int, mover: int) -> Iterator[Verdict]:
    engine_rules, places = game.engine_rules, engine.unpack(position)["place"]
    for pawn in range(mover * 4, mover * 4 + engine_rules.pawns):
        for other in range(engine_rules.seats * 4):
            if other != pawn and places[pawn] < constants.HOUSE and places[other] < constants.HOUSE:
                target = engine.seat_of(other) if engine_rules.stacking else constants.NOBODY
                part = engine.make_part(places[pawn], places[other], constants.ON_RING, target)
                yield game.verdict(position, seat, Move(constants.SWAP, rank, named, [part]))
