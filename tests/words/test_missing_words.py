"""Another language is one folder: what it lacks is listed, line by line."""

from pathlib import Path
from shutil import copytree

import pytest
from fluent.syntax import ast as fluent
from fluent.syntax import parse
from tests.words.catalogue import messages
from tests.words.missing_words import missing_words

from tockade.languages import LANGUAGES, WORDS, spoken_languages


def read(text: str) -> dict[str, fluent.Message]:
    return {entry.id.name: entry for entry in parse(text).body if isinstance(entry, fluent.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing(language: str) -> None:
    missing = missing_words(messages(language), messages("fr"))
    assert not missing, "\n".join([f"{language} lacks:", *missing])


def test_what_is_missing_is_listed_exactly() -> None:
    french = read("a = un\nb = deux\n    .the = le deux\nc = { $count } cases\nd = fin\n")
    other = read("b = zwei\nc = { $number } Felder\n")
    assert missing_words(other, french) == [
        "a is missing",
        "b.the is missing",
        "c is never given $number",
        "d is missing",
    ]


def test_a_new_folder_is_a_new_language(tmp_path: Path) -> None:
    for folder, copied in (("en", "eo"), ("fr", "fr"), ("en", "en"), ("fr", "ca")):
        copytree(WORDS / folder, tmp_path / copied)
    assert spoken_languages(tmp_path) == ("fr", "en", "ca", "eo")
    assert spoken_languages() == LANGUAGES
