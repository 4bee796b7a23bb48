"""Which requests are allowed at all: from pages of this server, under one of its names, with a body of JSON."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from tockade.table.refusal import Refused

READING: Final = ("GET", "HEAD", "OPTIONS")
JSON: Final = "application/json"
PORTS: Final = {"http": 80, "https": 443}


class AllowedVisitors:
    """Checks the `Host`, the `Origin` and the `Content-Type` of a request or of a socket's handshake."""

    def __init__(self, public_url: str) -> None:
        self._public = (urlsplit(public_url).hostname or "").lower()
        self._own_page = origin_of(public_url)

    def refuse(self, scope: Any) -> Refused | None:
        """Why not; None: welcome."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if not self._is_ours(host_name(host)):
            return Refused("wrong_host")
        writing = scope["type"] == "websocket" or scope["method"] not in READING
        if writing and not self._same_origin(headers.get(b"origin"), host):
            return Refused("wrong_origin")
        if scope["type"] == "http" and writing and _has_body(headers) and not _is_json(headers):
            return Refused("not_json")
        return None

    def _is_ours(self, host: str) -> bool:
        """With a public address: that, or the machine's own names, which no stranger's page can have."""
        return not self._public or host in (self._public, "localhost", "") or _is_number(host)

    def _same_origin(self, origin: str | None, host: str) -> bool:
        """Programs have no origin; pages have one, and must be ours: the same name and port."""
        if origin is None:
            return True
        page = origin_of(origin)
        scheme = page.partition("://")[0]
        return page != "" and page in (self._own_page, origin_of(f"{scheme}://{host}"))


def origin_of(address: str) -> str:
    """Scheme, name and port of an address as browsers write an origin; empty when it is none."""
    try:
        parts = urlsplit(address.lower())
        port = parts.port or PORTS[parts.scheme]
    except (KeyError, ValueError):
        return ""
    return f"{parts.scheme}://{parts.hostname}:{port}" if parts.hostname else ""


def host_name(netloc: str) -> str:
    """The name of `NAME:PORT`, in small letters."""
    try:
        return (urlsplit(f"//{netloc}").hostname or "").lower()
    except ValueError:
        return "?"


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _has_body(headers: dict[bytes, str]) -> bool:
    return b"transfer-encoding" in headers or headers.get(b"content-length", "0") != "0"


def _is_json(headers: dict[bytes, str]) -> bool:
    return headers.get(b"content-type", "").partition(";")[0].strip().lower() == JSON
