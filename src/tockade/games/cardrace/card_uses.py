"""What a card can be used for, as data for people: each use made of effects with their numbers."""

from __future__ import annotations

from tockade.games.cardrace.facts import Effect

Way = tuple[tuple[str, int], ...]


def card_uses(effect: Effect) -> tuple[Way, ...]:
    """Every way of using a card; an effect's message is `card-does-KIND`."""
    manner = (*_marked(effect.sweeps, "sweep"), *_marked(effect.eats, "eats"), *_marked(effect.divides, "divide"))
    found = [(("forward", effect.forward), *manner)] if effect.forward else []
    found += [(("back", effect.back), *_marked(effect.eats, "eats"))] if effect.back else []
    found += [(("push", effect.push),)] if effect.push else []
    kinds = {"enter": effect.enters, "swap": effect.swaps, "arrive": effect.arrives, "wild": effect.wild}
    found += [_marked(can, kind) for kind, can in kinds.items() if can]
    if found and effect.again:
        found[-1] = (*found[-1], ("again", 0))
    return tuple(found)


def _marked(given: bool, kind: str) -> Way:
    return ((kind, 0),) if given else ()
