"""The page needs nothing but itself, says what it measures, and is well made."""

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from tockade.study import PlayingPolicy, Study, finish_study, make_plan, play_games
from tockade.study.html_page import write_page
from tockade.study.report_words import ReportWords
from tockade.study.statistics import Estimate
from tockade.study.svg_plots import WIDTH
from tockade.words import LANGUAGES, Words
from tockade.work import Inline

KINDS = ("turns", "first", "seat", "forced", "captures", "discards", "lead_changes")
CASES = [("trikolos", ""), ("barricades 3", ""), ("barricades", "players=2,4"), ("trikolos", "layout=standard,random")]


def study(words: str, compare: str, games: int = 6) -> Study:
    asked = make_plan(words.split(), games, PlayingPolicy.QUICK, 1, compare, None)
    second = finish_study(asked.second, play_games(asked.second, Inline())) if asked.second else None
    return finish_study(asked, play_games(asked, Inline()), second)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("words", "compare"), CASES)
def test_a_page_refers_to_nothing_outside(words: str, compare: str, language: str) -> None:
    text = write_page(study(words, compare), Words(language))
    assert not re.search(r"https?:|//|\bsrc=|\bhref=|url\(|@import|<script|<link", text)
    assert f'<html lang="{language}">' in text


@pytest.mark.parametrize(("words", "compare"), CASES)
def test_every_plot_has_its_measure_defined_below(words: str, compare: str) -> None:
    told = study(words, compare)
    text, report = write_page(told, Words("fr")), ReportWords(told, Words("fr"))
    figures = re.findall(r"<figure>.*?</figure>", text)
    kinds = [*KINDS, *(["dead"] if told.summaries[0].dead else [])]
    assert len(figures) == len(kinds)
    for kind in kinds:
        (own,) = [each for each in figures if f"<h2>{report.heading(kind)}</h2>" in each]
        assert own.endswith(f'<p class="define">{report.define(kind)}</p></figure>')
        assert "<svg" in own or report.say("study-always", value="0") in own


@pytest.mark.parametrize(("words", "compare"), CASES)
def test_plots_are_well_formed(words: str, compare: str) -> None:
    for drawn in re.findall(r"<svg.*?</svg>", write_page(study(words, compare), Words("en"))):
        assert ElementTree.fromstring(drawn).tag == "svg"
        assert "nan" not in drawn


def test_a_comparison_says_which_differences_are_real() -> None:
    told = study("trikolos", "policy=quick,random", 100)
    text = write_page(told, Words("en"))
    assert "Length of games" in text
    assert "real, large" in text
    assert f"{sum(each.real for each in told.differences)} differences out of {len(told.differences)} are real." in text


def test_the_page_says_how_to_do_the_study_again() -> None:
    assert "tockade study trikolos --games 6 --policy quick --seed 1" in write_page(study("trikolos", ""), Words("fr"))


def test_numbers_are_written_as_the_reader_writes_them() -> None:
    told = study("trikolos", "")
    french, english = ReportWords(told, Words("fr")), ReportWords(told, Words("en"))
    assert (french.number(1234.5, 1), english.number(1234.5, 1)) == ("1\u202f234,5", "1,234.5")
    assert (french.number(-0.004, 2), english.number(-0.004, 2)) == ("0,00", "0.00")
    assert (french.percent(0.25), english.percent(0.254)) == ("25,0\u00a0%", "25.4%")
    assert [english.percent(share) for share in (0.0, 0.0004, 0.0005, 1.0)] == ["0.0%", "< 0.1%", "0.1%", "100.0%"]
    assert english.interval("turns", Estimate(9.96, 0.1, 9.76, 10.16)) == "10.0 (9.8 to 10.2)"
    assert (english.tick(0.05, 0.05), english.tick(0.005, 0.005)) == ("5%", "0.5%")


@pytest.mark.parametrize(("words", "compare"), CASES)
def test_every_page_has_its_tiles(words: str, compare: str) -> None:
    """A comparison's have a figure for each variant; each has one of the other policy beside it."""
    told = study(words, compare)
    tiles = re.findall(r'<div class="key">.*?</div>', write_page(told, Words("en")))
    assert len(tiles) >= 6
    for tile in tiles:
        assert tile.count('class="value"') == tile.count("random play: ") == len(told.summaries)


def test_a_comparison_of_policies_needs_no_other_policy_beside_it() -> None:
    assert 'class="second"' not in write_page(study("trikolos", "policy=quick,random"), Words("en"))


def test_text_in_plots_is_no_smaller_than_on_the_page() -> None:
    """Two columns in 1100 pixels: a plot is wider than its own 420, so 13.5 stays more than 13.5."""
    style = files("tockade.study").joinpath("static/study.css").read_text(encoding="utf-8")
    sizes = [float(size) for size in re.findall(r"svg [^{]*\{[^}]*?(\d+(?:\.\d+)?)px", style)]
    columns = re.search(r"\.plots \{ columns: (\d) (\d+)px; column-gap: (\d+)px", style)
    assert columns is not None
    count, least, gap = map(int, columns.groups())
    inside = (1180 - 80 - (count - 1) * gap) / count - 38
    assert min(sizes) * min(inside, least) / WIDTH >= 13


def test_the_outline_of_a_seat_s_mark_is_not_scaled_with_it() -> None:
    """The marks have radius one: a line that grows with them covers their colour."""
    style = files("tockade.study").joinpath("static/study.css").read_text(encoding="utf-8")
    assert re.search(r"svg \.seat \{[^}]*vector-effect: non-scaling-stroke", style)
