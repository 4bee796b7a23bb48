"""The address that people type to come to this server."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.datastructures import State


def address_of(request: Request[Any, Any, Any]) -> str:
    """The public address, or the one that this request came to; without a last slash."""
    state: State = request.app.state
    return str(state.settings.public_url).rstrip("/") or str(request.base_url).rstrip("/")
