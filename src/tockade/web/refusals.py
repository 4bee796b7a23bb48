"""Refusals as clients get them: a kind, its arguments, and a sentence in their language."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from msgspec import Struct

from tockade.game import SPECTATOR, BadInput, IllegalMove, Verdict
from tockade.games import AnyGame
from tockade.table.refusal import Argument, Refused
from tockade.words import LANGUAGES, Words, sentence

STATUS: Final = {
    "unreadable": 400,
    "name": 400,
    "bot": 400,
    "seed": 400,
    "wrong_link": 403,
    "host_only": 403,
    "seat_only": 403,
    "no_spectators": 403,
    "no_table": 404,
    "no_code": 404,
    "no_seat": 404,
    "no_turn": 404,
    "no_page": 404,
    "method": 405,
    "too_large": 413,
    "too_many": 429,
    "fault": 500,
    "store": 503,
}
CONFLICT: Final = 409
BAD: Final = "bad_"


class RefusalShown(Struct, omit_defaults=True):
    """Why nothing was done."""

    kind: str
    arguments: dict[str, Any]
    words: str
    verdict: Verdict | None = None


REFUSALS: Final = {
    number: ResponseSpec(RefusalShown, description="Refused: nothing changed.", generate_examples=False)
    for number in (400, 403, 404, 405, 409, 413, 429, 503)
}


def status(kind: str) -> int:
    return 400 if kind.startswith(BAD) else STATUS.get(kind, CONFLICT)


def language_of(accepted: str) -> str:
    """The first of the accepted languages that is spoken here; French when in doubt."""
    for part in accepted.split(","):
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def shown(refused: Refused, language: str, game: AnyGame | None = None, seat: int = SPECTATOR) -> RefusalShown:
    """The refusal in somebody's language."""
    words = Words(language)
    if refused.verdict is not None and game is not None:
        return RefusalShown(refused.kind, refused.arguments, words.why(refused.verdict, game, seat), refused.verdict)
    return RefusalShown(refused.kind, refused.arguments, _words(words, refused))


def _words(words: Words, refused: Refused) -> str:
    if refused.kind.startswith(BAD):
        plain = {key: value for key, value in refused.arguments.items() if isinstance(value, str | int)}
        return words.bad(BadInput(refused.kind.removeprefix(BAD), **plain))
    said = {key: _plain(value) for key, value in refused.arguments.items()}
    return sentence(words.messages.format(f"refused-{refused.kind.replace('_', '-')}", said))


def _plain(value: Argument) -> str | int:
    return ", ".join(str(part) for part in value) if isinstance(value, list) else value


Answer = Response[RefusalShown]


def _answer(request: Request[Any, Any, Any], refused: Refused) -> Answer:
    language = language_of(request.headers.get("accept-language", ""))
    seconds = refused.arguments.get("seconds")
    headers = {"Retry-After": str(seconds)} if seconds is not None else {}
    return Response(shown(refused, language), status_code=status(refused.kind), headers=headers)


def on_refused(request: Request[Any, Any, Any], refused: Refused) -> Answer:
    return _answer(request, refused)


def on_bad_input(request: Request[Any, Any, Any], bad: BadInput) -> Answer:
    return _answer(request, Refused.of(bad))


def on_illegal(request: Request[Any, Any, Any], illegal: IllegalMove) -> Answer:
    return _answer(request, Refused.of(illegal))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Answer:
    """What the framework itself refuses."""
    kinds = {404: "no_page", 405: "method", 413: "too_large"}
    kind = kinds.get(error.status_code, "unreadable" if error.status_code < 500 else "fault")
    arguments: dict[str, Argument] = {"detail": detail(error)} if kind == "unreadable" else {}
    answer = _answer(request, Refused(kind, **arguments))
    answer.status_code = error.status_code
    return answer


def detail(error: HTTPException) -> str:
    """What exactly could not be read."""
    found = [str(one.get("message", "")) for one in error.extra or [] if isinstance(one, dict)]
    return "; ".join(part for part in found if part) or error.detail
