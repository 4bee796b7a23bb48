"""The luck of a game event by event: throws, and cards drawn together, each with the players concerned."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from tockade.game_types import Consequence, ConsequenceKind
from tockade.insight.games_in_record import PlayedGame, TurnMoment
from tockade.insight.review_types import Lucky
from tockade.values.luck import ChanceEvent

THROWS: Final = (ConsequenceKind.THREW, ConsequenceKind.BEGINS)


def lucky_events(played: PlayedGame, placed: TurnMoment, events: list[ChanceEvent]) -> list[Lucky]:
    """The events of one moment, those of one player put together."""
    drawn = _drawn(placed.moment.consequences, events)
    if drawn is None:
        return [_other(played, placed, event) for event in events]
    by_seat = groupby(sorted(zip(drawn, events, strict=True), key=lambda each: each[0][0]), key=lambda each: each[0][0])
    return [_cards(played, placed, seat, list(group)) for seat, group in by_seat]


def _drawn(happened: list[Consequence], events: list[ChanceEvent]) -> list[tuple[int, str]] | None:
    """Who drew which card, for each event; None where no cards were drawn, or some were certain."""
    cards = [(each.seat, card) for each in happened if each.kind is ConsequenceKind.DREW for card in each.cards]
    return cards if events and len(cards) == len(events) else None


def _cards(
    played: PlayedGame, placed: TurnMoment, seat: int, drawn: list[tuple[tuple[int, str], ChanceEvent]]
) -> Lucky:
    lucks = [event.luck for _, event in drawn]
    return Lucky(
        turn=placed.turn,
        luck=[sum(column) for column in zip(*lucks, strict=True)],
        likelihood=drawn[0][1].likelihood if len(drawn) == 1 else 0.0,
        seat=played.players[seat],
        cards=[card for (_, card), _ in drawn],
        deal=any(each.kind is ConsequenceKind.DEALT for each in placed.moment.consequences),
    )


def _other(played: PlayedGame, placed: TurnMoment, event: ChanceEvent) -> Lucky:
    """A throw, or a lot that brings nobody a card."""
    threw = next((each for each in placed.moment.consequences if each.kind in THROWS), None)
    if threw is None:
        return Lucky(placed.turn, event.luck, event.likelihood)
    return Lucky(placed.turn, event.luck, event.likelihood, seat=played.players[threw.seat], die=threw.number)
