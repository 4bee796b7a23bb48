"""What is written in two languages is written once, and the copies are fresh."""

from tools import typescript


def test_the_pages_types_are_those_of_the_door() -> None:
    assert typescript.TARGET.read_text() == typescript.text(), "run `python tools/typescript.py`"
