"""A study in words: the names of games, variants, measures and figures in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tockade.game import Table
from tockade.study.comparing import Difference
from tockade.study.measures import Share, Summary
from tockade.study.plan import PLAYERS, POLICY
from tockade.study.statistics import Estimate
from tockade.study.study import Study
from tockade.words import Words, sentence

MEANS: Final = ("turns", "captures", "discards", "lead_changes")
"""Measures that are numbers of each game; all others are shares."""
Write = Callable[[float], str]
"""Writes a figure."""
SIZES: Final = ((0.2, "tiny"), (0.5, "small"), (0.8, "medium"))


class Telling:
    """One study, told in one language."""

    def __init__(self, study: Study, words: Words) -> None:
        self.study, self.words, self.plan = study, words, study.plan
        self.games = [variant.game for variant in study.plan.variants]
        self.rules = self.games[0].rules.id

    def say(self, message: str, part: str = "", **given: str | int) -> str:
        return self.words.messages.format(message, given, self.rules, part)

    # numbers

    def number(self, value: float, decimals: int = 0) -> str:
        """As the reader writes it: 1,234.5 or 1 234,5."""
        text = f"{value:,.{decimals}f}".replace("-", "−")
        return text if self.words.language == "en" else text.translate({ord(","): "\u202f", ord("."): ","})

    def count(self, value: float) -> str:
        """A number of things: with decimals while it is small."""
        size = abs(value)
        return self.number(value, 0 if size >= 1000 else 1 if size >= 10 else 2)

    def percent(self, value: float) -> str:
        return self.say("study-percent", value=self.hundredths(value))

    def points(self, value: float) -> str:
        """A difference of shares."""
        return self.say("study-points", value=self.hundredths(value))

    def hundredths(self, value: float) -> str:
        """With more decimals the smaller it is, none for whole numbers."""
        whole = abs(100 * value - round(100 * value)) < 1e-9
        return self.number(100 * value, 0 if whole else 1 if abs(value) >= 0.01 else 2)

    def interval(self, estimate: Estimate, *, shares: bool) -> str:
        """A figure with its interval."""
        write = self.percent if shares else self.count
        low, high = write(estimate.low), write(estimate.high)
        return self.say("study-interval", value=write(estimate.value), low=low, high=high)

    # what was played

    def title(self) -> str:
        return self.say("study-title", game=self.words.rules(self.rules))

    def subtitle(self) -> str:
        limits = {dict(game.setup.options).get("ply_limit", "none") for game in self.games}
        limit = limits.pop() if len(limits) == 1 else ""
        told = {"table": self.table(), "games": self.number(self.plan.games), "policy": self.policy()}
        message = {"none": "study-subtitle-free", "": "study-subtitle-any"}.get(limit, "study-subtitle")
        written = self.number(int(limit)) if limit.isdigit() else ""
        return self.say(message, limit=written, variants=len(self.games), **told)

    def table(self) -> str:
        """The players of every variant."""
        tables = dict.fromkeys(game.setup.table for game in self.games)
        return ", ".join(map(self.players, tables))

    def players(self, table: Table) -> str:
        return self.say("study-players", players=table.players, teams="yes" if table.teams else "no")

    def policy(self) -> str:
        policies = dict.fromkeys(variant.policy for variant in self.plan.variants)
        return ", ".join(self.say(f"study-policy-{policy.value}") for policy in policies)

    def settings(self) -> list[str]:
        """The options of all variants that differ from the sheet, each in words."""
        common = set.intersection(*(set(game.setup.options) for game in self.games))
        shown = [each for each in self.games[0].setup.options if each in common and each[0] != "ply_limit"]
        return [self.setting(option, value) for option, value in shown]

    def setting(self, option: str, value: str) -> str:
        name, chosen = self.words.option(self.rules, option), self.words.value(self.rules, option, value)
        return self.say("study-setting", option=sentence(name), value=chosen)

    # variants

    def option(self) -> str:
        """What is compared."""
        if self.plan.option in (PLAYERS, POLICY):
            return self.say(f"study-name-{self.plan.option}")
        return self.words.option(self.rules, self.plan.option)

    def variant(self, index: int) -> str:
        """A variant by what was typed for it, or by the game when nothing is compared."""
        value, table = self.plan.variants[index].value, self.games[index].setup.table
        if self.plan.option == PLAYERS:
            return self.players(table)
        if self.plan.option == POLICY:
            return self.say(f"study-policy-{value}")
        return value or self.words.rules(self.rules)

    def meaning(self, index: int) -> str:
        """What a variant's value means, where it is more than its name."""
        value = self.plan.variants[index].value
        plain = self.plan.option in ("", PLAYERS, POLICY)
        return "" if plain else self.words.value(self.rules, self.plan.option, value)

    # seats and cards

    def seats(self, summary: Summary) -> list[tuple[str, tuple[int, ...], Share]]:
        """The sides with their shares of wins."""
        shares = [(side, summary.by_seat[side[0]]) for side in summary.sides]
        return [(self.words.seats(side, self.rules), side, share) for side, share in shares]

    def order(self, summary: Summary) -> list[tuple[str, Share]]:
        """The places in the order of play; partners share one, half a round apart."""
        teams = len(summary.sides) < len(summary.by_order)
        shares = summary.by_order[: len(summary.sides)]
        return [(self._place(place, teams), share) for place, share in enumerate(shares, 1)]

    def _place(self, place: int, teams: bool) -> str:
        if teams:
            return self.say("study-opens", first="yes" if place == 1 else "no", place=place)
        return self.say("study-order-first") if place == 1 else self.say("study-order", place=place)

    def card(self, name: str, part: str = "") -> str:
        """A card, or the number of a throw."""
        return name if self.thrown else self.words.card(name, part)

    @property
    def thrown(self) -> bool:
        """Whether numbers are thrown, and not cards held."""
        return any(len(summary.dead) == 6 and summary.dead[0].name == "1" for summary in self.study.summaries)

    # measures

    def measure(self, name: str) -> str:
        """`turns`, `dead 7` or `seat 1` in words."""
        kind, _, which = name.partition(" ")
        if kind == "dead" and which:
            message = "study-measure-one-throw" if self.thrown else "study-measure-one-card"
            return sentence(self.say(message, card=self.card(which)))
        if kind == "seat":
            side = next(side for side in self.study.summaries[0].sides if side[0] == int(which))
            return self.say("study-measure-one-seat", seat=self.words.seats(side, self.rules))
        return self.say("study-measure-one-first" if kind == "first" else f"study-measure-{kind.replace('_', '-')}")

    def heading(self, kind: str) -> str:
        return self.say(f"study-measure-{kind.replace('_', '-')}")

    def define(self, kind: str) -> str:
        """What is measured, in one line."""
        return self.say(f"study-measure-{kind.replace('_', '-')}", part="define")

    # differences

    def real(self, *, cards: bool = False) -> list[Difference]:
        """The real differences, the largest effects first: those of single cards, or all others."""
        real = [each for each in self.study.differences if each.real and each.measure.startswith("dead ") == cards]
        return sorted(real, key=lambda each: -abs(each.effect))

    def outcome(self) -> str:
        """How many differences are real."""
        cards, others, count = len(self.real(cards=True)), len(self.real()), len(self.study.differences)
        real = cards + others
        said = self.say("study-differences-some" if real else "study-differences-none", real=real, count=count)
        return f"{said} {self.say('study-differences-cards', count=cards)}" if cards else said

    def caution(self) -> str:
        """What real means."""
        return self.say("study-differences-define", first=self.variant(0), count=len(self.study.differences))

    def columns(self) -> list[str]:
        """The heads of the table of differences."""
        names = ("measure", "variant", "values", "difference", "effect", "chance", "verdict")
        return [self.say(f"study-column-{name}") for name in names]

    def row(self, each: Difference) -> list[str]:
        """A difference as the cells of a table, the measure and the variant first."""
        write, apart = (self.count, self.count) if each.measure in MEANS else (self.percent, self.points)
        gap = self.say("study-interval", value=self.signed(each.other - each.first, apart), **self._ends(each, apart))
        values = f"{write(each.first)} → {write(each.other)}"
        figures = [values, gap, self.number(each.effect, 2), self.chance(each.adjusted)]
        return [self.measure(each.measure), self.variant(each.variant), *figures, self.verdict(each)]

    def _ends(self, each: Difference, write: Write) -> dict[str, str]:
        return {"low": self.signed(each.low, write), "high": self.signed(each.high, write)}

    def signed(self, value: float, write: Write) -> str:
        return ("+" if value > 0 else "") + write(value)

    def chance(self, value: float) -> str:
        if value < 0.001:
            return self.say("study-below", value=self.number(0.001, 3))
        return self.number(value, 3)

    def verdict(self, each: Difference) -> str:
        return self.say("study-verdict", size=size(each))

    def size(self, each: Difference) -> str:
        """How large a real difference is, and its effect."""
        return f"{self.say('study-size', size=size(each))} ({self.number(each.effect, 2)})"


def size(each: Difference) -> str:
    """How large a difference is, in Cohen's words; `none` when it may be chance."""
    if not each.real:
        return "none"
    return next((name for limit, name in SIZES if abs(each.effect) < limit), "large")
