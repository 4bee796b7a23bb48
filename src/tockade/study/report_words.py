"""A study's names and figures in the reader's language."""

from __future__ import annotations

from typing import Final

from tockade.game import TableSize
from tockade.study.statistics import Estimate
from tockade.study.study_plan import PLAYERS, POLICY
from tockade.study.study_result import Study
from tockade.study.variant_differences import Difference, depends_on_policy
from tockade.study.variant_summary import Share, Summary
from tockade.words import Words, sentence

MEANS: Final = ("turns", "captures", "discards", "lead_changes")
"""Measures that are numbers of each game; all others are shares."""
MARKS: Final = {"yes": " =", "no": " ≠", "unclear": " ?"}
"""Behind a real difference in the terminal: whether it is there with the other policy too."""
SIZES: Final = ((0.2, "tiny"), (0.5, "small"), (0.8, "medium"))


class ReportWords:
    """The words of one study in one language."""

    def __init__(self, study: Study, words: Words) -> None:
        self.study, self.words, self.plan = study, words, study.plan
        self.games = [variant.game for variant in study.plan.variants]
        self.rules = self.games[0].rules.id
        self.second = ReportWords(study.second, words) if study.second else None
        """The same study by the other policy."""
        self.decimals = {kind: decimals(study, kind) for kind in MEANS}
        if self.second:
            self.second.decimals = self.decimals

    def say(self, message: str, part: str = "", **given: str | int) -> str:
        return self.words.messages.format(message, given, self.rules, part)

    # numbers

    def number(self, value: float, decimals: int = 0) -> str:
        """As the reader writes it: 1,234.5 or 1 234,5."""
        text = f"{value:z,.{decimals}f}".replace("-", "−")
        return text if self.words.language == "en" else text.translate({ord(","): "\u202f", ord("."): ","})

    def figure(self, measure: str, value: float) -> str:
        """A figure of a measure: a share, or a number with as many decimals as all of this measure have."""
        return self.number(value, self.decimals[measure]) if measure in MEANS else self.percent(value)

    def percent(self, value: float) -> str:
        """A share, with one decimal everywhere; what would be 0.0 and is not is said to be less than 0.1."""
        tiny = 0 < value < 0.0005
        text = self.say("study-percent", value=self.number(0.1 if tiny else 100 * value, 1))
        return self.say("study-below", value=text) if tiny else text

    def points(self, value: float) -> str:
        """A difference of shares."""
        return self.say("study-points", value=self.number(100 * value, 1))

    def tick(self, value: float, step: float) -> str:
        """A share on an axis with such steps: no more decimals than they need."""
        return self.say("study-percent", value=self.number(100 * value, 0 if step >= 0.00999 else 1))

    def interval(self, measure: str, estimate: Estimate) -> str:
        """A figure with its interval."""
        all_three = (estimate.value, estimate.low, estimate.high)
        value, low, high = (self.figure(measure, each) for each in all_three)
        return self.say("study-interval", value=value, low=low, high=high)

    def beside(self, value: str) -> str:
        """A figure of the other policy."""
        assert self.second is not None
        return self.say("study-second", policy=self.second.policy(), value=value)

    # what was played

    def title(self) -> str:
        return self.say("study-title", game=self.words.rules(self.rules))

    def subtitle(self) -> str:
        limits = {dict(game.setup.options).get("ply_limit", "none") for game in self.games}
        limit = limits.pop() if len(limits) == 1 else ""
        named = {"table": self.table(), "games": self.number(self.plan.games), "policy": self.policy()}
        message = {"none": "study-subtitle-free", "": "study-subtitle-any"}.get(limit, "study-subtitle")
        written = self.number(int(limit)) if limit.isdigit() else ""
        return self.say(message, limit=written, variants=len(self.games), **named)

    def table(self) -> str:
        """The players of every variant."""
        tables = dict.fromkeys(game.setup.table for game in self.games)
        return ", ".join(map(self.players, tables))

    def players(self, table: TableSize) -> str:
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

    def columns_of_figures(self) -> list[tuple[str, ReportWords, int]]:
        """The columns of a table of figures: every variant, then every variant by the other policy."""
        shown = [(self, index) for index in range(len(self.games))]
        shown += [(self.second, index) for index in range(len(self.games))] if self.second else []
        return [(each.column(index, many=len(shown) > 1), each, index) for each, index in shown]

    def column(self, index: int, *, many: bool) -> str:
        """The head of a variant's column, with the policy where both stand side by side."""
        if not many or self.plan.option == POLICY:
            return self.variant(index)
        parts = [self.variant(index), self.policy()] if self.plan.option else [self.policy()]
        return " · ".join(parts)

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

    def side(self, seats: tuple[int, ...]) -> str:
        return self.words.seats(seats, self.rules)

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
        lines = [said, self.say("study-differences-cards", count=cards) if cards else "", self.dependence()]
        return " ".join(filter(None, lines))

    def dependence(self) -> str:
        """How many of the real differences are there with the other policy too."""
        real = [each for each in self.study.differences if each.real]
        if not real or self.second is None:
            return ""
        found = [self.holds(each) for each in real]
        yes, no, unclear = (found.count(name) for name in ("yes", "no", "unclear"))
        return self.say("study-differences-depend", policy=self.second.policy(), yes=yes, no=no, unclear=unclear)

    def holds(self, each: Difference) -> str:
        """Whether a real difference is there with the other policy too: `yes`, `no`, or `unclear` with so few games."""
        other = self.otherwise(each)
        if other is None:
            return "unclear"
        if other.real and (other.other > other.first) == (each.other > each.first):
            return "yes"
        return "no" if other.real or depends_on_policy(each, other) else "unclear"

    def otherwise(self, each: Difference) -> Difference | None:
        """The same difference with the other policy."""
        found = self.second.study.differences if self.second else ()
        return next((other for other in found if (other.measure, other.variant) == (each.measure, each.variant)), None)

    def caution(self) -> str:
        """What real means."""
        return self.say("study-differences-define", first=self.variant(0), count=len(self.study.differences))

    def columns(self) -> list[str]:
        """The heads of the table of differences."""
        names = ("measure", "variant", "values", "difference", "effect", "chance", "verdict")
        beside = [self.say("study-column-second", policy=self.second.policy())] if self.second else []
        return [*(self.say(f"study-column-{name}") for name in names), *beside]

    def row(self, each: Difference) -> list[str]:
        """A difference as the cells of a table, the measure and the variant first."""
        figures = [self.values(each), self._gap(each), self.number(each.effect, 2), self.chance(each.adjusted)]
        beside = [self._beside(each)] if self.second else []
        return [self.measure(each.measure), self.variant(each.variant), *figures, self.verdict(each), *beside]

    def values(self, each: Difference) -> str:
        """The two figures that are compared."""
        return f"{self.figure(each.measure, each.first)} → {self.figure(each.measure, each.other)}"

    def _gap(self, each: Difference) -> str:
        """Their difference, with its interval."""
        value, low, high = (self._signed(each.measure, gap) for gap in (each.other - each.first, each.low, each.high))
        return self.say("study-interval", value=value, low=low, high=high)

    def _signed(self, measure: str, gap: float) -> str:
        return ("+" if gap > 0 else "") + (self.figure(measure, gap) if measure in MEANS else self.points(gap))

    def _beside(self, each: Difference) -> str:
        """The same with the other policy."""
        other = self.otherwise(each)
        if other is None:
            return "–"
        holds = f", {self.say('study-holds', holds=self.holds(each))}" if each.real else ""
        return f"{self.values(other)} ({self.verdict(other)}{holds})"

    def chance(self, value: float) -> str:
        if value < 0.001:
            return self.say("study-below", value=self.number(0.001, 3))
        return self.number(value, 3)

    def verdict(self, each: Difference) -> str:
        return self.say("study-verdict", size=size(each))

    def size(self, each: Difference) -> str:
        """How large a real difference is, and its effect."""
        mark = MARKS[self.holds(each)] if self.second else ""
        return f"{self.say('study-size', size=size(each))} ({self.number(each.effect, 2)}){mark}"


def decimals(study: Study, measure: str) -> int:
    """Of the means of a measure: two while all of them are small."""
    both = [*study.summaries, *(study.second.summaries if study.second else ())]
    return 1 if max(getattr(summary, measure).mean.value for summary in both) >= 10 else 2


def size(each: Difference) -> str:
    """How large a difference is, in Cohen's words; `none` when it may be chance."""
    if not each.real:
        return "none"
    return next((name for limit, name in SIZES if abs(each.effect) < limit), "large")
