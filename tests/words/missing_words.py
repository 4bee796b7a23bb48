"""What a language lacks beside French: messages, attributes, and arguments that nobody gives."""

from collections.abc import Iterator, Mapping

from fluent.syntax import ast as fluent
from tests.words.catalogue import attributes, uses

HELPERS = {"of-seat", "of-other", "by-steps"}
"""Groups of words that only some languages need."""
Messages = Mapping[str, fluent.Message]


def missing_words(language: Messages, french: Messages) -> list[str]:
    """One line for each thing to be done, in the order of the French messages."""
    return [line for name in french if name not in HELPERS for line in _missing(name, language, french)]


def _missing(name: str, language: Messages, french: Messages) -> Iterator[str]:
    if name not in language:
        yield f"{name} is missing"
        return
    for part in sorted(attributes(french[name]) - attributes(language[name])):
        yield f"{name}.{part} is missing"
    own = {variable.partition("-")[0] for variable in uses(language[name]).variables}
    given = {variable.partition("-")[0] for variable in uses(french[name]).variables}
    if not uses(french[name]).messages and not uses(language[name]).messages:
        yield from (f"{name} is never given ${variable}" for variable in sorted(own - given))
