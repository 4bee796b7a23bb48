"""Both languages say everything that can be said, and nothing that nobody asks for."""

import re
from collections.abc import Iterator

import pytest
from tests.words.catalogue import attributes, bad_inputs, carried, literal_texts, messages, spoken_of, uses, variables

from tockade.game import Option
from tockade.game_types import Consequence, ConsequenceKind, Step, StepKind, Verdict, VerdictKind
from tockade.games import rule_sets
from tockade.words import LANGUAGES, Words, message_arguments, move_phrases
from tockade.words.fluent_messages import fluent_messages

KINDS = {"step": StepKind, "told": ConsequenceKind, "why": VerdictKind}
CARDS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "X", "G", "O", "R", "hidden"]
EFFECTS = ["forward", "back", "enter", "sweep", "divide", "push", "swap", "again", "arrive", "eats", "wild"]
both = pytest.mark.parametrize("language", LANGUAGES)


def hyphened(kind: str) -> str:
    return kind.replace("_", "-")


def settings() -> Iterator[tuple[str, Option]]:
    for sheet in rule_sets().values():
        for option in sheet.options:
            yield sheet.id, option


def general(name: str) -> str:
    return name.partition("--")[0]


def test_languages_have_the_same_messages() -> None:
    french, english = messages("fr"), messages("en")
    helpers = {"of-seat", "of-other", "by-steps"}  # d’Ariane, d’une case: English needs none of them
    assert french.keys() - helpers == english.keys()
    for name, message in english.items():
        assert attributes(message) == attributes(french[name]), name


@both
@pytest.mark.parametrize("family", KINDS)
def test_every_kind_has_its_words(language: str, family: str) -> None:
    wanted = {f"{family}-{hyphened(kind)}" for kind in KINDS[family]}
    assert wanted <= messages(language).keys()


@both
def test_every_refused_input_has_its_words(language: str) -> None:
    for kind, given in bad_inputs():
        name = f"bad-{hyphened(kind)}"
        assert name in messages(language), f"{name} is not told, with {sorted(given)}"
        assert variables(language, name) <= given, name


@both
def test_every_rule_set_option_and_value_has_its_words(language: str) -> None:
    words = Words(language)
    for sheet in rule_sets():
        assert words.rules(sheet)
        assert words.line(sheet).endswith(".")
    for sheet, option in settings():
        assert words.option(sheet, option.name)
        assert words.meaning(sheet, option.name).endswith((".", "?"))
        assert all(words.value(sheet, option.name, value) for value in {option.default, *option.values})


@both
def test_open_options_have_words_for_any_value(language: str) -> None:
    said = {name for name, message in messages(language).items() if "other" in attributes(message)}
    for _, option in settings():
        assert bool(option.pattern) <= (f"option-{hyphened(option.name)}" in said), option.name


@both
def test_every_card_effect_and_seat_has_its_words(language: str) -> None:
    words = Words(language)
    for card in CARDS:
        assert all(words.card(card, part) for part in ("", "the", "a", "index"))
        assert words.messages.format(f"card-{card}", {"count": 2}, part="many")
    for effect in EFFECTS:
        assert words.card_does([[(effect, 3)]])
    assert len({words.initial(seat) for seat in range(8)}) == len({words.shape(seat) for seat in range(8)}) == 8


def given(family: str) -> set[str]:
    """The arguments that a family's messages are formatted with."""
    reader = message_arguments.MessageReader(fluent_messages("fr"), "tijou", 0, ())
    match family:
        case "told":
            return {*message_arguments.consequence_arguments(reader, Consequence(ConsequenceKind.WON))}
        case "why":
            return {
                *message_arguments.verdict_arguments(reader, Verdict(VerdictKind.LEGAL)),
                "sentence",
                "rule",
                "code",
            }
    return {*move_phrases.pair_arguments(reader, Step(StepKind.PAWN), Step(StepKind.LAND))}


@both
@pytest.mark.parametrize("family", KINDS)
def test_messages_use_only_what_they_are_given(language: str, family: str) -> None:
    for name in messages(language):
        if name.startswith(f"{family}-"):
            assert variables(language, name) <= given(family), name


PLAYER = {role: {role, f"{role}-who", f"{role}-vowel"} for role in ("seat", "by", "other")}
CARD = {"card", "card-the", "card-a"}
CARRIED = {
    "told": {
        **PLAYER,
        **{name: {name} for name in ("place", "to")},
        "number": {"number", "way", "letter"},
        "cards": CARD | {"named", "named-the", "named-a", "cards", "cards-count", "known"},
        "seats": {"seats", "seats-in-order", "seats-count", "seats-who"},
    },
    "why": {
        "pawns": PLAYER["seat"] | {"at", "pawns", "pawns-count"},
        "places": {"place", "to", "places", "places-count"},
        "seats": {"seats", "seats-in-order", "seats-count", "seats-who"},
        "card": CARD,
        "number": {"number", "way"},
        "move": {"move"},
    },
    "step": {"card": CARD, "place": {"place"}, "via": {"via"}, "seat": PLAYER["seat"], "number": {"number"}},
}
"""The arguments that each field of a kind's data makes."""


@both
@pytest.mark.parametrize("family", KINDS)
def test_messages_use_only_what_their_kind_carries(language: str, family: str) -> None:
    for kind, said in carried(KINDS[family]).items():
        fields = CARRIED[family].keys() & set(re.findall(r"[a-z]+", said))
        provided = set().union(*(CARRIED[family][name] for name in fields))
        for name in messages(language):
            if general(name) == f"{family}-{hyphened(kind)}":
                assert variables(language, name) <= provided, name


def asked_for() -> set[str]:
    """The ids that the closed lists and the shelf ask for."""
    kinds = {f"{family}-{hyphened(kind)}" for family in KINDS for kind in KINDS[family]}
    bad = {f"bad-{hyphened(kind)}" for kind, _ in bad_inputs()}
    options = {f"option-{hyphened(option.name)}" for _, option in settings()}
    cards = {f"card-{card}" for card in CARDS} | {f"card-does-{effect}" for effect in EFFECTS}
    cards |= {f"card-caption-{effect}" for effect in EFFECTS}
    seats = {f"seat-{seat}" for seat in range(8)}
    return kinds | bad | options | cards | seats | {f"rules-{sheet}" for sheet in rule_sets()}


@both
def test_no_message_is_left_that_nobody_asks_for(language: str) -> None:
    mentioned = {name for message in messages(language).values() for name in uses(message).messages}
    called = spoken_of()
    asked = asked_for() | mentioned | called
    prefixes = tuple(name for name in called if name.endswith("-") and not name.startswith(tuple(KINDS)))
    own = ("bad-", "option-", "rules-", "card-", "seat-", "told-", "why-", "step-")
    for name in messages(language):
        assert general(name) in asked or (name.startswith(prefixes) and not name.startswith(own)), name


def test_overrides_belong_to_a_game_of_the_shelf() -> None:
    games = {name.partition("--")[2] for name in messages("fr")} - {""}
    assert games <= rule_sets().keys()


def test_french_has_its_own_quotes_and_spaces() -> None:
    for name, message in messages("fr").items():
        for text in literal_texts(message):
            assert not re.search(r"['\"]| [;:!?»]|« ", text), (name, text)
            assert not re.search(r"\w[;:!?»](?!\S)|«[^\u00a0]", text), (name, text)
            assert not re.search(r"(?<!«)\u00a0[;!?]|\u202f[:»%]", text), (name, text)
