"""A refusal: why the table did nothing, as a kind with its arguments; the sentence is made by who shows it."""

from __future__ import annotations

from tockade.game_types import BadInput, BoardPlan, IllegalMove, Verdict

Argument = str | int | list[int] | list[str]


class Refused(Exception):
    """What was asked is not possible; raised before anything changed."""

    def __init__(self, kind: str, **arguments: Argument) -> None:
        super().__init__(kind)
        self.kind = kind
        self.arguments: dict[str, Argument] = arguments
        self.verdict: Verdict | None = None
        self.plan: BoardPlan | None = None

    @classmethod
    def of(cls, error: BadInput | IllegalMove) -> Refused:
        """The refusal that an error of the rules amounts to."""
        if isinstance(error, IllegalMove):
            refused = cls("illegal")
            refused.verdict = error.verdict
            return refused
        refused = cls(f"bad_{error.kind}", **error.arguments)
        refused.plan = error.plan
        return refused
