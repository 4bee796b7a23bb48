"""A view of a card race as a scene: what stands where, ready to be drawn."""

from __future__ import annotations

from tockade.game_types import JSON, Piece, Scene
from tockade.games.cardrace import board_plan, constants
from tockade.games.cardrace.engine import Rules
from tockade.games.cardrace.facts import StartGuard


def scene(rules: Rules, data: JSON, actors: tuple[int, ...]) -> Scene:
    """What a view shows, ready to be drawn."""
    return Scene(
        pieces=tuple(_pieces(rules, data)),
        arms=tuple(data["arms"]),
        actors=actors,
        phase=data["phase"],
        hands=tuple(tuple(hand) for hand in data["hands"]),
        stock=tuple(data["stock"]),
        discard=tuple(data["discard"]),
        dealer=data["dealer"] if _deals(rules, data) else -1,
        tokens=tuple(data["tokens"]) if rules.again == constants.AGAIN_TOKEN else (),
        passed=tuple(data["passed"]),
        turns=data["turns"],
    )


def _deals(rules: Rules, data: JSON) -> bool:
    """Whether the dealer is known and matters: in a position that was set up, only where there will be other deals."""
    again = rules.deal != constants.DEAL_ONCE and data["phase"] not in ("lot_side", "lot_dealer")
    return bool(data["deals"]) or data["phase"] == "shuffle" or again


def _pieces(rules: Rules, data: JSON) -> list[Piece]:
    """Pawns by seat; those in base stand on the base points of their arm."""
    pieces = []
    for seat, places in enumerate(data["pawns"]):
        arm = data["arms"][seat]
        for number, place in enumerate(places):
            waiting = places[:number].count("base") + 1
            point = board_plan.base_name(arm, waiting) if place == "base" else place
            pieces.append(Piece("pawn", point, seat, "fresh" if _protected(rules, data, arm, place) else ""))
    return pieces


def _protected(rules: Rules, data: JSON, arm: int, place: str) -> bool:
    """Fresh, or simply on its own start where that is enough (FQ-12, TC-5)."""
    start = board_plan.ring_name(rules.arms, arm * rules.arm_length, rules.arm_length)
    return (rules.guard == StartGuard.ANY and place == start) or place in data["fresh"]
