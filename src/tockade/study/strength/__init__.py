"""How strong the levels are: matches, errors, times and endings, played once, kept as small files, told on a page.

`tests_of` says what is to be measured at a table, `play` measures what is missing, `result_files` keeps it.
"""

from tockade.study.network_digest import network_of
from tockade.study.strength.decisions import DecisionFigures, DecisionTest
from tockade.study.strength.endings import EndingFigures, EndingTest
from tockade.study.strength.ladder import Figures, Test, missing, play, tests_of
from tockade.study.strength.pairings import Pairing, PairingFigures
from tockade.study.strength.result_files import drop_stale, keep, kept
from tockade.study.strength.strength_page import strength_page
from tockade.study.strength.tables import ELSEWHERE, FROZEN, SETUPS, other_tables

__all__ = [
    "ELSEWHERE",
    "FROZEN",
    "SETUPS",
    "DecisionFigures",
    "DecisionTest",
    "EndingFigures",
    "EndingTest",
    "Figures",
    "Pairing",
    "PairingFigures",
    "Test",
    "drop_stale",
    "keep",
    "kept",
    "missing",
    "network_of",
    "other_tables",
    "play",
    "strength_page",
    "tests_of",
]
