"""Draw the architecture: the layers as the import contract has them, and the way of a move, as docs/*.svg.

python tools/architecture_drawings.py           writes the drawings
python tools/architecture_drawings.py --check   fails when one is stale
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from html import escape
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "tockade"
DOCS = ROOT / "docs"
WIDTH, MARGIN, GAP, ROW = 960, 20, 12, 58
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#2b2620}.name{font-weight:600}.small{font-size:12px;fill:#5c5347}"
    "rect{fill:#fbf6ec;stroke:#b9a98c}path{stroke:#8a7a5e;fill:none;stroke-width:1.5}"
    "@media (prefers-color-scheme:dark){text{fill:#efe8dc}.small{fill:#b8ac9a}"
    "rect{fill:#2a2621;stroke:#6d6250}path{stroke:#a3967f}}"
)

# Who handles a move, from the socket to the viewers; what each does is its own first sentence.
WAY = (
    ("web/uvicorn_websocket_protocol.py", "WebSocketProtocol"),
    ("web/table_socket.py", "TableSocket"),
    ("table/live_table.py", "LiveTable"),
    ("table/game_actions.py", "take_move"),
    ("table/carry_out_move.py", "carry_out_move"),
    ("store/group_commit.py", "Writer"),
    ("table/table.py", "Table"),
    ("table/viewer_frames.py", "FrameMaker"),
    ("web/send_queue.py", "SendQueue"),
)


class Box(NamedTuple):
    """A named thing and one sentence about it."""

    name: str
    sentence: str


def first_sentence(document: str | None) -> str:
    """Up to its first full stop, on one line."""
    text = " ".join((document or "").split())
    return re.split(r"(?<=[^.])\.(?:\s|$)", text)[0]


def module_box(name: str) -> Box:
    """A layer: a folder or a module of the package."""
    folder = PACKAGE / name / "__init__.py"
    file = folder if folder.exists() else PACKAGE / f"{name}.py"
    shown = f"{name}/" if file is folder else file.name
    return Box(shown, first_sentence(ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))))


def layers() -> list[list[Box]]:
    """The rows of the import contract, the topmost first; those of one row do not know each other."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    rows = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    names = [re.findall(r"\w+", row) for row in rows]
    return [[module_box(name) for name in row if exists(name)] for row in names if any(map(exists, row))]


def exists(name: str) -> bool:
    return (PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").exists()


def handler_box(file: str, name: str) -> Box:
    """A class or a function of a file, which must be there."""
    for node in ast.parse((PACKAGE / file).read_text(encoding="utf-8")).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.name == name:
            return Box(f"{file}  {name}", first_sentence(ast.get_docstring(node)))
    raise SystemExit(f"{file} has no {name}: correct WAY in tools/architecture_drawings.py")


def wrapped(text: str, width: int) -> list[str]:
    """Lines of at most so many letters, three at the most."""
    lines = [""]
    for word in text.split():
        if len(lines[-1]) + len(word) >= width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines if len(lines) <= 3 else [*lines[:2], f"{lines[2]} …"]


def drawn(box: Box, x: float, y: float, width: float, height: float) -> str:
    lines = wrapped(box.sentence, int(width / 6.6))
    parts = [
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="6"/>',
        f'<text class="name" x="{x + 10:g}" y="{y + 20:g}">{escape(box.name)}</text>',
    ]
    parts += [
        f'<text class="small" x="{x + 10:g}" y="{y + 37 + 15 * n:g}">{escape(line)}</text>'
        for n, line in enumerate(lines)
    ]
    return "\n".join(parts)


def row_height(row: list[Box], width: float) -> int:
    return ROW - 15 + 15 * max(len(wrapped(box.sentence, int(width / 6.6))) for box in row)


def drawing(rows: list[list[Box]], title: str, arrows: bool) -> str:
    """Rows of boxes from top to bottom, each as wide as its row has room."""
    parts, y = [], MARGIN
    for number, row in enumerate(rows):
        width = (WIDTH - 2 * MARGIN - GAP * (len(row) - 1)) / len(row)
        height = row_height(row, width)
        parts += [drawn(box, MARGIN + n * (width + GAP), y, width, height) for n, box in enumerate(row)]
        y += height
        if arrows and number + 1 < len(rows):
            middle = WIDTH / 2
            parts.append(f'<path d="M{middle:g} {y}v{GAP + 2}m-4 -5l4 5l4 -5"/>')
        y += GAP + (4 if arrows else 0)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y + MARGIN - GAP}" role="img">'
    return "\n".join([head, f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", *parts, "</svg>", ""])


def drawings() -> dict[Path, str]:
    """Every drawing by its file."""
    way = [[handler_box(file, name)] for file, name in WAY]
    return {
        DOCS / "layers.svg": drawing(layers(), "The layers: each may import those below it", False),
        DOCS / "way-of-a-move.svg": drawing(way, "The way of a move, from the socket to every viewer", True),
    }


def main(arguments: list[str]) -> None:
    for file, text in drawings().items():
        if "--check" not in arguments:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"docs/{file.name} is stale: run `make generated`")


if __name__ == "__main__":
    main(sys.argv[1:])
