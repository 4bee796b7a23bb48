"""Refuses a request over HTTP before the application has seen it; also one that wants a socket."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar.types import Send

from tockade.table.refusal import Refused
from tockade.web.error_answers import choose_language, show_refusal, status_code
from tockade.web.server_metrics import count_refusal


async def answer_refusal(scope: Any, send: Send, refused: Refused, kind: str) -> None:
    """The refusal as an answer, also to somebody who wants a socket."""
    count_refusal(refused.kind)
    headers = dict(scope["headers"])
    language = choose_language(headers.get(b"accept-language", b"").decode("latin-1"))
    body = msgspec.json.encode(show_refusal(refused, language))
    said = [(b"content-type", b"application/json")]
    if "seconds" in refused.arguments:
        said.append((b"retry-after", str(refused.arguments["seconds"]).encode()))
    start: Any = {"type": f"{kind}.start", "status": status_code(refused.kind), "headers": said}
    await send(start)
    finish: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(finish)
