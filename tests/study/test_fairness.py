"""Whether all have the same chances: seats count as well as whoever begins, and the other policy is asked too."""

import re

import pytest
from msgspec.structs import replace

from tockade.game_types import Tally
from tockade.games import read
from tockade.study import PlayingPolicy, Study, finish_study, make_plan
from tockade.study.fairness import find_edges
from tockade.study.game_counts import GameCounts
from tockade.study.headline_figures import fairness_sentence, headline_figures
from tockade.study.report_words import ReportWords
from tockade.study.study_plan import SECOND
from tockade.study.variant_differences import Difference
from tockade.study.variant_summary import summarize
from tockade.words import LANGUAGES, Words

GAMES = 400


def tallies(wins: list[int], first: list[int]) -> list[Tally]:
    """Games of four players: so many won by each seat, so many of them begun by its winner, by the next and so on."""
    winners = [seat for seat, count in enumerate(wins) for _ in range(count)]
    places = [place for place, count in enumerate(first) for _ in range(count)]
    spread = sorted(range(len(places)), key=lambda number: (number * 7919) % len(places))
    pairs = zip(winners, (places[number] for number in spread), strict=True)
    held, dead = (1,) * 6, (0,) * 6
    return [Tally(9, 9, (won - place) % 4, ((won,),), held=held, dead=dead) for won, place in pairs]


def study(quick: list[Tally], random: list[Tally]) -> Study:
    asked = make_plan(["barricades", "4"], len(quick), PlayingPolicy.QUICK, 1, second=len(random))
    assert asked.second is not None
    return finish_study(asked, [GameCounts.of(4, quick)], finish_study(asked.second, [GameCounts.of(4, random)]))


EVEN = tallies([100, 100, 100, 100], [100, 100, 100, 100])
SEATS = tallies([156, 36, 40, 168], [100, 100, 100, 100])
FIRST = tallies([100, 100, 100, 100], [160, 80, 80, 80])
LATER = tallies([100, 100, 100, 100], [100, 160, 70, 70])


def said(quick: list[Tally], random: list[Tally]) -> str:
    return fairness_sentence(ReportWords(study(quick, random), Words("en")), 0)


def test_unequal_seats_are_told_though_beginning_gives_nothing() -> None:
    told = said(SEATS, SEATS)
    assert told.startswith(
        "The seats are not equal: Blue wins 9.0% of the games and Green 42.0%, where 25.0% would be fair."
    )
    assert "Going first gives no visible advantage (25.0%)." in told
    assert told.endswith("The verdict is the same in random play.")


def test_equal_seats_and_an_advantage_of_whoever_begins() -> None:
    told = said(FIRST, FIRST)
    assert "differ no more than chance would explain" in told
    assert "Whoever goes first has a real advantage: 40.0%." in told
    assert "The order of play matters, though going first by itself shows no advantage (25.0%)." in said(LATER, LATER)


def test_a_verdict_that_depends_on_the_policy_says_so() -> None:
    told = said(SEATS, EVEN)
    assert "This depends on how people play; here’s what random play gives. The seats (25.0% to 25.0%" in told


def test_few_games_beside_prove_no_dependence() -> None:
    few = tallies([7, 3, 3, 7], [5, 5, 5, 5])
    told = said(SEATS, few)
    assert "This depends" not in told
    assert "these games don’t show that the way of playing is the reason. The seats (15.0% to 35.0%" in told


def test_two_sides_are_one_comparison() -> None:
    halves = [Tally(9, 9, 0, ((number % 3 > 0,),)) for number in range(90)]
    (own,) = find_edges([summarize(read("trikolos"), GameCounts.of(2, halves))])
    assert [each.edge for each in own.seats] == ["less", "more"]
    assert own.seats[0].adjusted == own.seats[1].adjusted == 2 * own.seats[0].chance  # seats, and order of play


def difference(measure: str, other: float, half: float, *, real: bool) -> Difference:
    return Difference(measure, 1, 10.0, 10.0 + other, other - half, other + half, 0.3, 0.01, 0.01, real)


@pytest.mark.parametrize(
    ("beside", "holds"),
    [
        (difference("turns", 3.0, 1.0, real=True), "yes"),
        (difference("turns", -3.0, 1.0, real=True), "no"),
        (difference("turns", 0.0, 1.0, real=False), "no"),
        (difference("turns", 1.0, 4.0, real=False), "unclear"),
        (difference("captures", 3.0, 1.0, real=True), "unclear"),
    ],
)
def test_a_real_difference_is_asked_of_the_other_policy_too(beside: Difference, holds: str) -> None:
    told = study(EVEN, EVEN)
    assert told.second is not None
    own = difference("turns", 3.0, 1.0, real=True)
    told = replace(told, differences=(own,), second=replace(told.second, differences=(beside,)))
    report = ReportWords(told, Words("en"))
    assert report.holds(own) == holds
    counts = [int(holds == each) for each in ("yes", "no", "unclear")]
    assert report.dependence().startswith(f"In random play, {counts[0]} of them")
    assert f"; {counts[1]} not, so" in report.dependence()
    assert f"; for {counts[2]} there are" in report.dependence()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_is_told_in_every_language(language: str) -> None:
    for quick in (EVEN, SEATS, FIRST, LATER):
        for random in (EVEN, SEATS):
            told = fairness_sentence(ReportWords(study(quick, random), Words(language)), 0)
            assert re.search(r"\bnone\b|[{}]", told) is None


def test_the_tile_of_seats_does_not_contradict_it() -> None:
    tiles = {key.name: key.figures[0] for key in headline_figures(ReportWords(study(SEATS, EVEN), Words("en")))}
    seats = tiles["Worst and best seat"]
    assert (seats.value, seats.second) == ("9.0% – 42.0%", "random play: 25.0% – 25.0%")
    assert seats.note == "Blue and Green; the fair share is 25.0%: the seats are not equal"
    assert "no visible advantage" in tiles["Whoever goes first wins"].note


def test_chance_alone_is_rarely_called_an_edge() -> None:
    """Of fair games one in twenty is called uneven, and not more: Holm for all seats and places together."""
    game, uneven = read("barricades 4"), 0
    for number in range(200):
        state, wins = number * 2654435761 + 1, [0] * 4
        for _ in range(GAMES):
            state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
            wins[state >> 62] += 1
        figures = summarize(game, GameCounts.of(4, tallies(wins, [100, 100, 100, 100])))
        uneven += find_edges([figures])[0].uneven
    assert 1 <= uneven <= 14


def test_as_many_games_are_played_the_other_way_at_most_a_thousand() -> None:
    asked = make_plan(["trikolos"], 50, PlayingPolicy.QUICK, 3, second=None)
    assert asked.second is not None
    assert (asked.second.games, asked.second.variants[0].policy, asked.second.variants[0].seed) == (
        50,
        PlayingPolicy.RANDOM,
        3,
    )
    assert asked.second.command == "tockade study trikolos --games 50 --policy random --seed 3 --second 0"
    many = make_plan(["trikolos"], 5000, PlayingPolicy.RANDOM, 3, second=None)
    assert many.second is not None
    assert (many.second.games, many.second.variants[0].policy) == (SECOND, PlayingPolicy.QUICK)
    assert make_plan(["trikolos"], 50, PlayingPolicy.QUICK, 3, second=0).second is None
    assert make_plan(["trikolos"], 50, PlayingPolicy.QUICK, 3, "policy=quick,random", None).second is None
    assert make_plan(["trikolos"], 50, PlayingPolicy.QUICK, 3, second=20).command.endswith("--second 20")
