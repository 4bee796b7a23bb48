"""What can be made of a view: positions imagined from it, and scenes to draw."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tockade.game import HIDDEN, JSON, BadInput, Piece, Randomness, Scene, View
from tockade.games.cardrace import constants, plan
from tockade.games.cardrace.engine import Rules
from tockade.games.cardrace.forms import full_pack
from tockade.games.cardrace.rules import CARDS, Guard


def imagined(rules: Rules, view: View, randomness: Randomness) -> JSON:
    """The view with its hidden cards dealt at random from those that nobody has shown."""
    data = view.data
    try:
        kept = _kept(data)
        pool = _pool(rules, data, kept)
        hidden = _hidden_count(data) - sum(map(len, kept.values()))
    except (KeyError, TypeError, AttributeError, ValueError):
        raise BadInput("view") from None
    if len(pool) != hidden:
        raise BadInput("view")
    for last in range(len(pool) - 1, 0, -1):
        other = randomness.below(last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    hands, gifts = [list(hand) for hand in data["hands"]], list(data["gifts"])
    for seat, cards in kept.items():
        cards += [pool.pop() for _ in range(len(hands[seat]) + 1 - len(cards))]
        gifts[seat] = cards.pop(randomness.below(len(cards)))
        hands[seat] = cards
    hands = [sorted(_dealt(hand, pool), key=CARDS.index) for hand in hands]
    return data | {"hands": hands, "gifts": gifts, "stock": _dealt(data["stock"], pool)}


def _kept(data: JSON) -> dict[int, list[str]]:
    """For each seat whose card is on its way: what it certainly holds, in the hand or as that card."""
    known = data["known"]
    giving = [seat for seat, gift in enumerate(data["gifts"]) if gift == HIDDEN]
    return {seat: _united(known["shown"][seat], known["given"][seat]) for seat in giving}


def _united(shown: list[str], given: list[str]) -> list[str]:
    return [card for card in CARDS for _ in range(max(shown.count(card), given.count(card)))]


def _all_cards(data: JSON) -> list[Any]:
    piles = [*data["hands"], data["gifts"], data["stock"], data["discard"]]
    return [card for pile in piles for card in pile if card is not None]


def _pool(rules: Rules, data: JSON, kept: dict[int, list[str]]) -> list[str]:
    rest = Counter(full_pack(rules))
    rest.subtract(card for card in _all_cards(data) if card != HIDDEN)
    rest.subtract(card for cards in kept.values() for card in cards)
    return list(rest.elements())


def _hidden_count(data: JSON) -> int:
    return sum(card == HIDDEN for card in _all_cards(data))


def _dealt(cards: list[Any], pool: list[str]) -> list[Any]:
    return [pool.pop() if card == HIDDEN else card for card in cards]


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
            point = plan.base_name(arm, waiting) if place == "base" else place
            pieces.append(Piece("pawn", point, seat, "fresh" if _protected(rules, data, arm, place) else ""))
    return pieces


def _protected(rules: Rules, data: JSON, arm: int, place: str) -> bool:
    """Fresh, or simply on its own start where that is enough (FQ-12, TC-5)."""
    on_start = rules.guard == Guard.ANY and place == plan.ring_name(rules.arms, arm * rules.arm_length)
    return on_start or place in data["fresh"]
