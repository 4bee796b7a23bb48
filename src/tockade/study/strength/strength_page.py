"""The page about strength in one language, as Markdown; what was not measured is shown as such."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from tockade import games
from tockade.bots import offered
from tockade.bots.level import Level
from tockade.study.strength.decisions import DecisionFigures, PlayerFigures
from tockade.study.strength.endings import EndingFigures, EndingTest, has_endings
from tockade.study.strength.ladder import Figures
from tockade.study.strength.pairings import RIVALS, Pairing, PairingFigures, rivals
from tockade.study.strength.tables import FROZEN, SEED, SETUPS, other_tables
from tockade.words import Words

NOTHING: Final = "–"
Known = Mapping[str, Figures]


def strength_page(known: Known, words: Words) -> str:
    """The whole page."""
    return "\n".join(_StrengthPage(known, words).lines()) + "\n"


class _StrengthPage:
    def __init__(self, known: Known, words: Words) -> None:
        self.known, self.words = known, words

    def lines(self) -> Iterator[str]:
        yield f"# {self.say('title')}\n"
        yield self.say("intro", frozen=FROZEN, seed=SEED)
        yield from self.ladder("below", SETUPS, _below)
        yield from self.ladder("frozen", SETUPS, _frozen)
        yield from self.rivals()
        yield from self.ladder("elsewhere-below", other_tables(), _below)
        yield from self.ladder("elsewhere-frozen", other_tables(), _frozen)
        yield from self.decisions("errors", self.rate)
        yield from self.decisions("times", self.time)
        yield from self.endings()
        yield from self.heading("response")
        yield from self.networks()

    # what the levels win

    def ladder(self, name: str, setups: Sequence[str], others: Callable[[str], Mapping[str, str]]) -> Iterator[str]:
        """A row for each table, a column for each level."""
        yield from self.heading(name)
        rows = [[self.table_of(setup), *self.ladder_row(setup, others(setup))] for setup in setups]
        yield from _table(["", *map(self.level, Level)], rows)

    def ladder_row(self, setup: str, others: Mapping[str, str]) -> Iterator[str]:
        ladder = offered(games.read(setup))
        for level in Level:
            other = others.get(level)
            if level not in ladder:
                yield self.say("no-level")
            elif level == Level.AMATEUR and other == FROZEN:
                yield self.say("same")
            else:
                yield self.pairing(Pairing(setup, level, other)) if other else NOTHING

    def rivals(self) -> Iterator[str]:
        yield from self.heading("rivals")
        rows = []
        for setup in SETUPS:
            highest, met = offered(games.read(setup))[-1], rivals(setup)
            cells = [self.pairing(Pairing(setup, highest, each)) if each in met else NOTHING for each in RIVALS]
            rows.append([self.table_of(setup), *cells])
        yield from _table(["", *(f"`{name}`" for name in RIVALS)], rows)

    def pairing(self, pairing: Pairing) -> str:
        """The share, the share without luck, the number of games."""
        found = self.known.get(pairing.name)
        if not isinstance(found, PairingFigures):
            return self.not_played()
        times = self.times_even(pairing.setup, found.share)
        adjusted = [self.interval(*found.adjusted)] if found.adjusted else []
        raw = self.interval(found.share, found.low, found.high)
        return " · ".join([raw + times, *adjusted, self.number(found.games)])

    def times_even(self, setup: str, share: float) -> str:
        """How much more it is than everybody's share, where there are more than two sides."""
        sides = len(games.read(setup).teams)
        return f" ({self.number(share * sides, 2)} ×)" if sides > 2 else ""

    # errors, times, endings

    def decisions(self, name: str, cell: Callable[[PlayerFigures], str]) -> Iterator[str]:
        """A row for each table, and below it one for each other judge."""
        yield from self.heading(name)
        rows = [row for setup in SETUPS for row in self.decision_rows(setup, cell, others=name == "errors")]
        yield from _table(["", *map(self.level, Level), f"`{FROZEN}`", self.say("decisions")], rows)

    def decision_rows(self, setup: str, cell: Callable[[PlayerFigures], str], others: bool) -> Iterator[list[str]]:
        judged = [each for each in self.known.values() if isinstance(each, DecisionFigures) and each.setup == setup]
        for figures in sorted(judged, key=lambda each: each.judge):
            if figures.judge and not others:
                continue
            judge = self.say("other-judge", digest=figures.judge) if figures.judge else ""
            found = [figures.players.get(name) for name in (*Level, FROZEN)]
            cells = [cell(each) if each else self.say("no-level") for each in found]
            yield [
                f"{self.table_of(setup)}{judge}",
                *cells,
                self.number(figures.counted if others else figures.decisions),
            ]
        if all(each.judge for each in judged):
            yield [self.table_of(setup), *[self.not_played()] * (len(Level) + 1), NOTHING]

    def rate(self, found: PlayerFigures) -> str:
        return self.bracketed(*(self.number(each, 1) for each in (found.rate, max(0.0, found.low), found.high)))

    def time(self, found: PlayerFigures) -> str:
        return f"{self.number(found.milliseconds, 1)} ({self.number(found.slow, 1)})"

    def endings(self) -> Iterator[str]:
        yield from self.heading("endings")
        rows = [[self.table_of(setup), *self.ending_row(setup)] for setup in SETUPS if has_endings(setup)]
        yield from _table(["", *map(self.level, Level), f"`{FROZEN}`", self.say("positions")], rows)

    def ending_row(self, setup: str) -> Iterator[str]:
        found = self.known.get(EndingTest(setup).name)
        if not isinstance(found, EndingFigures):
            yield from [*[self.not_played()] * (len(Level) + 1), NOTHING]
            return
        for name in (*Level, FROZEN):
            lost = found.players[name]
            yield self.say("ending", turns=self.number(lost.turns, 3), best=self.number(100 * lost.best, 1))
        yield self.number(found.choices)

    def networks(self) -> Iterator[str]:
        """With which networks all this was measured, by the beginning of their digests."""
        yield from self.heading("networks")
        for setup in (*SETUPS, *other_tables()):
            found = sorted({each.network for each in self.known.values() if each.setup == setup and each.network})
            if found:
                yield f"- {self.table_of(setup)}: {', '.join(found)}"

    # words and figures

    def say(self, name: str, **given: str | int) -> str:
        return self.words.say(f"strength-{name}", **given)

    def heading(self, name: str) -> Iterator[str]:
        yield f"\n## {self.say(name, frozen=FROZEN)}\n"
        if self.words.messages.has(f"strength-{name}-text"):
            yield self.say(f"{name}-text", frozen=FROZEN) + "\n"

    def level(self, level: Level) -> str:
        return self.words.say(f"page-bot-{level}")

    def table_of(self, setup: str) -> str:
        """A table in words; where there are more than two sides, with everybody's share."""
        game = games.read(setup)
        kind = "page-players-teams" if game.setup.table.teams else "page-players"
        named = f"{self.words.rules(game.rules.id)}, {self.words.say(kind, players=game.seats)}"
        sides = len(game.teams)
        return named if sides == 2 else self.say("even", game=named, share=self.number(100 / sides, 1))

    def not_played(self) -> str:
        return self.say("not-played")

    def interval(self, value: float, low: float, high: float) -> str:
        return self.bracketed(*(self.number(100 * each, 1) for each in (value, low, high)))

    def bracketed(self, value: str, low: str, high: str) -> str:
        return self.say("interval", value=value, low=low, high=high)

    def number(self, value: float, decimals: int = 0) -> str:
        text = f"{value:z,.{decimals}f}"
        return text if self.words.language == "en" else text.translate({ord(","): "\u202f", ord("."): ","})


def _below(setup: str) -> dict[str, str]:
    ladder = offered(games.read(setup))
    return dict(zip(ladder[1:], ladder, strict=False))


def _frozen(setup: str) -> dict[str, str]:
    return dict.fromkeys(offered(games.read(setup)), FROZEN)


def _table(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |".replace("|  |", "| |")
    yield "|---" * len(head) + "|"
    for row in rows:
        yield f"| {' | '.join(row)} |"
