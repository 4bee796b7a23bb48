"""What a link shows where it is posted: a title, a sentence and a picture; of a table nothing but that it is one."""

from __future__ import annotations

from html import escape
from typing import Final

from tockade import games
from tockade.words import Words

PLACE: Final = "%PREVIEW%"
"""Where the built page wants it."""
PICTURE: Final = "/static/preview.jpg"
KINDS: Final = ("table", "join", "replay")


def preview(path: str, address: str, language: str) -> str:
    """The page's description as meta elements; `address` is the server's own."""
    title, line = _told(path, Words(language))
    facts = {
        "og:site_name": "Tockade",
        "og:type": "website",
        "og:title": title,
        "og:description": line,
        "og:image": address + PICTURE,
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    named = "\n".join(f'<meta property="{name}" content="{escape(value)}">' for name, value in facts.items())
    return f'<meta name="description" content="{escape(line)}">\n{named}'


def _told(path: str, words: Words) -> tuple[str, str]:
    """A title and a sentence for an address: of a game that it names, else of the kind of page."""
    kind, _, rest = path.strip("/").partition("/")
    if kind in ("new", "rules") and rest in games.rule_sets():
        return words.messages.format(f"rules-{rest}"), words.messages.format(f"rules-{rest}", part="character")
    message = f"page-preview-{kind}" if kind in KINDS else "page-preview-home"
    return words.messages.format(message), words.messages.format(message, part="line")
