"""A move as people say it: its steps in phrases, a pawn and where it goes as one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tockade.game_types import Step, StepKind
from tockade.words.message_arguments import Arguments, MessageReader, step_arguments

PAIRS: Final = {
    (StepKind.PLAY, StepKind.NAME): "step-play-as",
    (StepKind.PAWN, StepKind.LAND): "step-walk",
    (StepKind.PAWN, StepKind.SWAP): "step-exchange",
}
"""Two steps that are one phrase: "play the joker as a 7", "move the pawn from here to there"."""


def move_phrase(reader: MessageReader, steps: Sequence[Step]) -> str:
    """A whole move, or the beginning of one, as a list of phrases."""
    said = list(_phrases(reader, steps))
    return reader.list(said) if said else ""


def _phrases(reader: MessageReader, steps: Sequence[Step]) -> Iterator[str]:
    index = 0
    while index < len(steps):
        pair = PAIRS.get((steps[index].kind, steps[index + 1].kind)) if index + 1 < len(steps) else None
        if pair:
            yield reader.words.format(pair, pair_arguments(reader, steps[index], steps[index + 1]), reader.game)
        else:
            yield step_phrase(reader, steps[index])
        index += 2 if pair else 1


def step_phrase(reader: MessageReader, step: Step) -> str:
    """One step on its own."""
    return reader.words.format(f"step-{step.kind.replace('_', '-')}", step_arguments(reader, step), reader.game)


def pair_arguments(reader: MessageReader, first: Step, second: Step) -> Arguments:
    """What two steps in one phrase are given: those of the first, and of the second its card, place, via and player."""
    return {
        **step_arguments(reader, first),
        **reader.player("other", second.seat),
        **reader.card("named", second.card),
        "to": reader.place(second.place),
        "via": reader.place(second.via),
    }
