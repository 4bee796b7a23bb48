"""Links that are shared show what they lead to, and nothing of what goes on there."""

from __future__ import annotations

import re

import pytest

from tockade.web.link_preview import preview

ADDRESS = "https://tockade.example"


def facts(path: str, language: str = "fr") -> dict[str, str]:
    return dict(re.findall(r'<meta (?:name|property)="([^"]*)" content="([^"]*)">', preview(path, ADDRESS, language)))


def test_a_game_is_named() -> None:
    told = facts("/new/tijou", "en")
    assert told["og:title"] == "Tijou"
    assert told["og:description"] == told["description"]
    assert told["og:image"] == f"{ADDRESS}/static/preview.jpg"


@pytest.mark.parametrize("kind", ["table", "join", "replay"])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_table_is_told_alike(kind: str, language: str) -> None:
    one, other = facts(f"/{kind}/secret1", language), facts(f"/{kind}/secret2", language)
    assert one == other
    assert one["og:title"] != facts("/", language)["og:title"]


def test_what_an_address_says_is_no_markup() -> None:
    assert "<script" not in preview('/new/"><script>', 'http://x"><script>', "en").replace("&lt;script", "")
