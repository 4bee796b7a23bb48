"""Adding inputs to a survey."""

from __future__ import annotations

from tockade.games.cardrace.engine_sections.card_chances import Survey, playable


def add_input(survey: Survey, number: int, amount: int) -> None:
    """An input with its amount, unless that is nothing."""
    if amount:
        survey.active[survey.count] = number
        survey.amount[survey.count] = amount
        survey.count += 1


def withdraw(survey: Survey, first: int, end: int) -> None:
    """Take back some of the listed inputs."""
    for number in range(first, end):
        add_input(survey, survey.active[number], -survey.amount[number])


def add_ranks(survey: Survey, first: int, seat: int, ranks: int) -> None:
    """For each of some ranks, given as bits, how likely it is held by who plays the pawns of a seat."""
    rank = 0
    while ranks:
        if ranks & 1:
            add_input(survey, first + rank, playable(survey, seat, rank))
        ranks >>= 1
        rank += 1
