"""The language of a run of the command line, and sentences in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

from tockade.cli.shared_parameters import CODES
from tockade.languages import LANGUAGES

if TYPE_CHECKING:
    from tockade.game import TableSize
    from tockade.game_types import BadInput, Consequence, Result, Verdict
    from tockade.games import AnyGame
    from tockade.words import Words

LANGUAGE: Final[ContextVar[str]] = ContextVar("language", default=LANGUAGES[0])
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
FRENCH_LETTERS: Final = {"V": "J", "D": "Q", "R": "K"}


def language_wanted(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """`--lang`, else the locale's language if it is one of ours, else French."""
    said = [
        word.partition("=")[2] or "".join(arguments[index + 1 : index + 2])
        for index, word in enumerate(arguments)
        if word == "--lang" or word.startswith("--lang=")
    ]
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    return next((word for word in (*said[-1:], locale[:2].lower()) if word in LANGUAGES), LANGUAGES[0])


def choose_language(language: str) -> None:
    """Speak this language from now on."""
    LANGUAGE.set(language)


def words() -> Words:
    """Everything that can be said; imported late, since most of starting would be this."""
    from tockade.words import Words

    return Words(LANGUAGE.get())


def say(message: str, /, **arguments: str | int) -> str:
    """A sentence of the command line's own."""
    return words().say(message, **arguments)


def bad_input(error: BadInput) -> str:
    return words().bad(error)


def tell_consequences(game: AnyGame, consequences: Iterable[Consequence], viewer: int) -> str:
    """What happened, one sentence after the other."""
    return words().what_happened(consequences, game, viewer)


def tell_reason(game: AnyGame, verdict: Verdict, viewer: int) -> str:
    return words().why(verdict, game, viewer, codes=CODES.get())


def code(text: str) -> str:
    """A move in notation before its words, for those who want codes."""
    return f"{text}  " if CODES.get() else ""


def tell_refusal(game: AnyGame, move: str, verdict: Verdict, viewer: int) -> str:
    """A move and why it was not played."""
    return say("cli-refused", move=move, why=tell_reason(game, verdict, viewer))


def seat(game: AnyGame, number: int) -> dict[str, str | int]:
    """The arguments of a sentence about a player."""
    from tockade.words.message_arguments import vowel

    name = words().seat(number, game.rules.id)
    return {"seat": name, "seat_who": "other", "seat_vowel": vowel(name)}


def tell_who_acts(game: AnyGame, position: Any) -> str:
    """What is waited for when no seat is to act."""
    if not game.actors(position):
        return say("cli-over")
    return say("cli-waiting", chance=game.chance(position).kind.value)


def tell_result(game: AnyGame, ended: Result | None) -> str:
    """Who won and how, the places of the others too."""
    if ended is None:
        return say("cli-result-unfinished")
    reason = say("cli-result-reason", reason=ended.reason)
    if ended.draw:
        return f"{say('cli-result-draw')} {reason}".strip()
    sides = [words().seats(side, game.rules.id) for side in ended.order]
    won = say("cli-result-won", seats=sides[0], count=len(ended.winners))
    others = list(enumerate(sides[1:], 2)) if len(sides) > 2 else []
    places = [say("cli-result-place", place=place, seats=side) for place, side in others]
    return " ".join(filter(None, (won, *places, reason)))


def format_number(value: float, decimals: int = 0) -> str:
    """A number as the reader writes it: 1,234.5 or 1 234,5."""
    text = f"{value:z,.{decimals}f}"
    return text if LANGUAGE.get() == "en" else text.translate({ord(","): "\u202f", ord("."): ","})


def format_share(part: int, whole: int) -> str:
    """So many, and how much of the whole that is."""
    return say("cli-share", count=format_number(part), percent=format_number(100 * part / whole, 1))


def card_letter(text: str) -> str:
    """The card that was typed: in lower case, or by its French letter."""
    letter = text.strip().upper()
    return FRENCH_LETTERS.get(letter, letter)


def table_size(played: TableSize) -> str:
    """A number of players, in teams or not."""
    return say("cli-games-table", players=played.players, teams="yes" if played.teams else "no")
