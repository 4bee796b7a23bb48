"""Refusals and errors as clients get them: a kind, its arguments, and a sentence in their language."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from msgspec import Struct

from tockade.game_types import SPECTATOR, BadInput, IllegalMove, Verdict
from tockade.games import AnyGame
from tockade.table.refusal import Argument, Refused
from tockade.web.server_log import log_fault
from tockade.web.server_metrics import count_refusal
from tockade.words import LANGUAGES, Words, quoted, sentence

STATUS: Final = {
    "unreadable": 400,
    "name": 400,
    "bot": 400,
    "seed": 400,
    "wrong_link": 403,
    "wrong_origin": 403,
    "host_only": 403,
    "seat_only": 403,
    "no_spectators": 403,
    "no_hints": 403,
    "no_table": 404,
    "no_code": 404,
    "no_seat": 404,
    "no_turn": 404,
    "no_exercise": 404,
    "no_page": 404,
    "method": 405,
    "too_large": 413,
    "too_long": 413,
    "not_json": 415,
    "wrong_host": 421,
    "too_many": 429,
    "fault": 500,
    "store": 503,
}
CONFLICT: Final = 409
UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What JSON raises that is broken, no text, or nested too deep."""
BAD: Final = "bad_"
QUOTED: Final = 300
"""Characters of what somebody sent that they are told again."""


class RefusalShown(Struct, omit_defaults=True):
    """Why nothing was done."""

    kind: str
    arguments: dict[str, Any]
    words: str
    verdict: Verdict | None = None


REFUSALS: Final = {
    number: ResponseSpec(RefusalShown, description="Refused: nothing changed.", generate_examples=False)
    for number in (400, 403, 404, 405, 409, 413, 415, 421, 429, 503)
}


def status_code(kind: str) -> int:
    return 400 if kind.startswith(BAD) else STATUS.get(kind, CONFLICT)


def choose_language(accepted: str) -> str:
    """The first of the accepted languages that is spoken here; French when in doubt."""
    for part in accepted.split(","):
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def show_refusal(refused: Refused, language: str, game: AnyGame | None = None, seat: int = SPECTATOR) -> RefusalShown:
    """The refusal in somebody's language."""
    words = Words(language)
    quoted = {name: _quoted(value) for name, value in refused.arguments.items()}
    if refused.verdict is not None and game is not None:
        return RefusalShown(refused.kind, quoted, words.why(refused.verdict, game, seat), refused.verdict)
    return RefusalShown(refused.kind, quoted, _words(words, refused, quoted))


def _quoted(value: Argument) -> Argument:
    return value if isinstance(value, list) else quoted(value, QUOTED)


def _words(words: Words, refused: Refused, quoted: dict[str, Argument]) -> str:
    if refused.kind.startswith(BAD):
        plain = {key: value for key, value in quoted.items() if isinstance(value, str | int)}
        bad = BadInput(refused.kind.removeprefix(BAD), **plain)
        bad.plan = refused.plan
        return words.bad(bad)
    said = {key: _plain(value) for key, value in quoted.items()}
    return sentence(words.messages.format(f"refused-{refused.kind.replace('_', '-')}", said))


def _plain(value: Argument) -> str | int:
    return ", ".join(str(part) for part in value) if isinstance(value, list) else value


Answer = Response[RefusalShown]


def _answer(request: Request[Any, Any, Any], refused: Refused) -> Answer:
    count_refusal(refused.kind)
    language = choose_language(request.headers.get("accept-language", ""))
    seconds = refused.arguments.get("seconds")
    headers = {"Retry-After": str(seconds)} if seconds is not None else {}
    return Response(show_refusal(refused, language), status_code=status_code(refused.kind), headers=headers)


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
    if kind == "fault":
        return on_fault(request, error.__cause__ if isinstance(error.__cause__, Exception) else error)
    arguments: dict[str, Argument] = {"detail": explain_http_error(error)} if kind == "unreadable" else {}
    answer = _answer(request, Refused(kind, **arguments))
    answer.status_code = error.status_code
    return answer


def on_fault(request: Request[Any, Any, Any], error: Exception) -> Answer:
    """What nobody foresaw: logged once with its trace, and answered like any refusal."""
    if isinstance(error, UNREADABLE):
        return _answer(request, Refused("unreadable", detail=type(error).__name__))
    log_fault(error)
    return _answer(request, Refused("fault"))


def explain_http_error(error: HTTPException) -> str:
    """What exactly could not be read."""
    found = [str(one.get("message", "")) for one in error.extra or [] if isinstance(one, dict)]
    return "; ".join(part for part in found if part) or error.detail
