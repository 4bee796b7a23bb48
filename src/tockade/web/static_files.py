"""The built page: its files held in memory and sent compressed."""

from __future__ import annotations

import gzip
import mimetypes
from base64 import b64encode
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath
from msgspec import Struct

from tockade.table.refusal import Refused
from tockade.web.error_answers import choose_language
from tockade.web.link_preview import PLACE, preview
from tockade.web.public_address import address_of

FOLDER: Final = Path(__file__).parent / "static"
INDEX: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
PREVIEWS: Final = 64
"""Pages with their previews that are kept ready."""
READY: Final = "sent_compressed"
"""Marks routes whose answers are compressed beforehand."""
COMPRESSED: Final = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt"}
PLAIN_PAGE: Final = """<!doctype html>
<html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tockade</title>
<h1>Tockade</h1>
<p>Le serveur est là, mais sa page n’a pas été construite : <code>make play</code> le fait.
L’interface des programmes est décrite dans <code>docs/protocol.md</code> et à
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
<p lang="en">The server is running, but its page has not been built: <code>make play</code> does that.
What programs need is described in <code>docs/protocol.md</code>.</p>
</html>
"""


class Asset(Struct, frozen=True):
    """A file, ready to be sent."""

    body: bytes
    compressed: bytes | None
    kind: str
    tag: str
    cache: str


@cache
def assets(folder: Path = FOLDER) -> dict[str, Asset]:
    """Every file of the page by its path."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    ready = {name: _asset(name, path.read_bytes()) for name, path in found.items()}
    return {INDEX: _asset(INDEX, PLAIN_PAGE.encode()), **ready}


def _asset(name: str, body: bytes) -> Asset:
    suffix = Path(name).suffix
    kind = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}.get(suffix)
    kind = kind or mimetypes.guess_type(name)[0] or "application/octet-stream"
    compressed = gzip.compress(body, 9, mtime=0) if suffix in COMPRESSED else None
    cache = FOR_EVER if name.startswith("assets/") else ASK_FIRST
    return Asset(body, compressed, kind, f'"{sha256(body).hexdigest()[:20]}"', cache)


@cache
def digits_face(folder: Path = FOLDER) -> str:
    """The page's text face with nothing but figures, as the style of a picture that cannot ask for it."""
    file = folder / "digits.woff2"
    if not file.exists():
        return ""
    data = b64encode(file.read_bytes()).decode()
    source = f"src: url(data:font/woff2;base64,{data})"
    return f"@font-face {{ font-family: 'Atkinson Hyperlegible Next'; font-weight: 400 800; {source} }} "


@cache
def text_and_title_faces(folder: Path = FOLDER) -> str:
    """The page's two faces as style, for a document that cannot ask for them; nothing where no page was built."""
    found = [(name, path) for name in ("Text", "Title") for path in folder.glob(f"assets/{name.lower()}-*.woff2")]
    return "".join(
        f"@font-face {{ font-family: {name}; font-weight: 400 800; "
        f"src: url(data:font/woff2;base64,{b64encode(path.read_bytes()).decode()}) }}\n"
        for name, path in found
    )


AnyRequest = Request[Any, Any, Any]


def _send(asset: Asset, request: AnyRequest) -> Response[bytes]:
    headers = {"ETag": asset.tag, "Cache-Control": asset.cache, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.kind)
    body = asset.body
    if asset.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = asset.compressed
    return Response(body, headers=headers, media_type=asset.kind)


@get("/static/{path:path}", include_in_schema=False, sync_to_thread=False, media_type=MediaType.TEXT, opt={READY: True})
def send_file(path: FromPath[str], request: AnyRequest) -> Response[bytes]:
    """A file of the page."""
    found = assets().get(path.lstrip("/"))
    if found is None:
        raise Refused("no_page")
    return _send(found, request)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, media_type=MediaType.TEXT, opt={READY: True})
def send_page(request: AnyRequest) -> Response[bytes]:
    """The page itself, at every address that is not a file's or the API's: it reads its address by itself."""
    name = request.url.path.lstrip("/")
    if name.startswith("api/") or name == "api":
        raise Refused("no_page")
    found = assets().get(name)
    if found is None and "." in name.rpartition("/")[2]:
        raise Refused("no_page")
    return _send(found or _page(request), request)


def _page(request: AnyRequest) -> Asset:
    language = choose_language(request.headers.get("accept-language", ""))
    return _page_with_preview(request.url.path, address_of(request), language)


@lru_cache(PREVIEWS)
def _page_with_preview(path: str, address: str, language: str) -> Asset:
    body = assets()[INDEX].body.decode().replace(PLACE, preview(path, address, language))
    return _asset(INDEX, body.encode())


ROUTES: list[Any] = [send_file, send_page]
