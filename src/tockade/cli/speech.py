"""The language that a run of the command line speaks, and what it says in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

from tockade.cli.options import Language

if TYPE_CHECKING:
    from tockade.game import BadInput, Consequence, Result, Table, Verdict
    from tockade.games import AnyGame
    from tockade.words import Words

LANGUAGE: Final[ContextVar[str]] = ContextVar("language", default=Language.FR.value)
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
FRENCH_LETTERS: Final = {"V": "J", "D": "Q", "R": "K"}


def wanted(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """`--lang`, else the locale's language if it is one of ours, else French."""
    said = [
        word.partition("=")[2] or "".join(arguments[index + 1 : index + 2])
        for index, word in enumerate(arguments)
        if word == "--lang" or word.startswith("--lang=")
    ]
    locale = next((environment[name] for name in LOCALE if environment.get(name)), "")
    spoken = [each.value for each in Language]
    return next((word for word in (*said[-1:], locale[:2].lower()) if word in spoken), spoken[0])


def choose(language: str) -> None:
    """Speak this language from now on."""
    LANGUAGE.set(language)


def words() -> Words:
    """Everything that can be said; imported late, since most of starting would be this."""
    from tockade.words import Words

    return Words(LANGUAGE.get())


def say(message: str, **arguments: str | int) -> str:
    """A sentence of the command line's own."""
    return words().say(message, **arguments)


def bad(error: BadInput) -> str:
    return words().bad(error)


def tell(game: AnyGame, consequences: Iterable[Consequence], viewer: int) -> str:
    """What happened, one sentence after the other."""
    return words().told(consequences, game, viewer)


def why(game: AnyGame, verdict: Verdict, viewer: int) -> str:
    return words().why(verdict, game, viewer)


def refused(game: AnyGame, move: str, verdict: Verdict, viewer: int) -> str:
    """A move and why it was not played."""
    return say("cli-refused", move=move, why=why(game, verdict, viewer))


def seat(game: AnyGame, number: int) -> dict[str, str | int]:
    """The arguments of a sentence about a player."""
    from tockade.words.arguments import vowel

    name = words().seat(number, game.rules.id)
    return {"seat": name, "seat_who": "other", "seat_vowel": vowel(name)}


def waiting(game: AnyGame, position: Any) -> str:
    """What is waited for when no seat is to act."""
    if not game.actors(position):
        return say("cli-over")
    return say("cli-waiting", chance=game.chance(position).kind.value)


def result(game: AnyGame, ended: Result | None) -> str:
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


def number(value: float, decimals: int = 0) -> str:
    """A number as the reader writes it: 1,234.5 or 1 234,5."""
    text = f"{value:,.{decimals}f}"
    return text if LANGUAGE.get() == Language.EN else text.translate({ord(","): "\u202f", ord("."): ","})


def share(part: int, whole: int) -> str:
    """So many, and how much of the whole that is."""
    return say("cli-share", count=number(part), percent=number(100 * part / whole, 1))


def card_letter(text: str) -> str:
    """The card that was typed: in lower case, or by its French letter."""
    letter = text.strip().upper()
    return FRENCH_LETTERS.get(letter, letter)


def table(played: Table) -> str:
    """A number of players, in teams or not."""
    return say("cli-games-table", players=played.players, teams="yes" if played.teams else "no")
