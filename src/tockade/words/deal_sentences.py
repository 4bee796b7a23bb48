"""A whole deal as one sentence: the shuffle before it, who deals, and who received what."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from msgspec import Struct

from tockade.game_types import HIDDEN, Consequence, ConsequenceKind
from tockade.words.message_arguments import Arguments, MessageReader

PRELUDE: Final = (ConsequenceKind.DEALER, ConsequenceKind.CHOSE_DEAL, ConsequenceKind.SHUFFLED)
"""What the sentence of a deal says too, where it comes right before it."""


class DealLine(Struct, frozen=True):
    """The consequences of one deal."""

    dealt: Consequence
    shuffled: int
    drew: list[Consequence]


def gather_deals(consequences: Iterable[Consequence]) -> list[Consequence | DealLine]:
    """The same things, those of a deal as one."""
    lines: list[Consequence | DealLine] = []
    for happened in consequences:
        last = lines[-1] if lines else None
        if happened.kind is ConsequenceKind.DEALT:
            lines.append(_begun(lines, happened))
        elif happened.kind is ConsequenceKind.DREW and isinstance(last, DealLine):
            last.drew.append(happened)
        else:
            lines.append(happened)
    return lines


def _begun(lines: list[Consequence | DealLine], dealt: Consequence) -> DealLine:
    """A deal, which takes what led to it off the end of the lines."""
    shuffled = 0
    while lines and _leads_to(lines[-1], dealt):
        led = lines.pop()
        if isinstance(led, Consequence) and led.kind is ConsequenceKind.SHUFFLED:
            shuffled = led.number
    return DealLine(dealt, shuffled, [])


def _leads_to(line: Consequence | DealLine, dealt: Consequence) -> bool:
    return isinstance(line, Consequence) and line.kind in PRELUDE and line.seat in (-1, dealt.seat)


def deal_sentence(reader: MessageReader, deal: DealLine) -> str:
    """The sentence of a deal."""
    each = {drew.number for drew in deal.drew}
    number = each.pop() if len(each) == 1 else deal.dealt.number
    shares = ""
    for share in _shares(deal.drew, number):
        said = reader.words.format("deal-share", _share(reader, share))
        shares = reader.words.format("deal-more", {"list": shares, "next": said}) if shares else said
    given: Arguments = {"number": number, "shuffled": deal.shuffled, "shares": shares or "none"}
    return reader.words.format("deal-line", {**reader.player("seat", deal.dealt.seat), **given})


def _shares(drew: Sequence[Consequence], number: int) -> Iterator[list[Consequence]]:
    """Who is to be named: those who received another number, together where they are alike; whose cards are known."""
    hidden = [each for each in drew if HIDDEN in each.cards and each.number != number]
    for count in dict.fromkeys(each.number for each in hidden):
        yield [each for each in hidden if each.number == count]
    yield from ([each] for each in drew if HIDDEN not in each.cards)


def _share(reader: MessageReader, drew: Sequence[Consequence]) -> Arguments:
    players, cards = reader.players([each.seat for each in drew]), reader.cards(drew[0].cards)
    return {**players, **cards, "number": drew[0].number}
