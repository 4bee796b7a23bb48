"""Write the function lines of an engine's `.pxd` from the type hints of its `.py`; `--check` only compares.

    python tools/headers.py src/tockade/games/cardrace/engine.py
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

MARK = "# functions, written by tools/headers.py from the type hints of the module"
C_TYPES = {
    "int": "int",
    "bool": "bint",
    "float": "double",
    "None": "void",
    "Wide": "unsigned long long",
    "Bits": "unsigned int",
}


def c_type(annotation: ast.expr | None, classes: set[str]) -> str | None:
    """The C type of a hint, or None where there is none (lists, texts)."""
    name = ast.unparse(annotation) if annotation else "None"
    return name if name in classes else C_TYPES.get(name)


def line(function: ast.FunctionDef, classes: set[str]) -> str | None:
    """The header line of a function whose every type is a C type."""
    types = [c_type(argument.annotation, classes) for argument in function.args.args]
    result = c_type(function.returns, classes)
    if result is None or result in classes or None in types:
        return None
    arguments = ", ".join(f"{kind} {argument.arg}" for kind, argument in zip(types, function.args.args, strict=True))
    return f"cpdef {result} {function.name}({arguments}) noexcept nogil"


def function_lines(source: str) -> list[str]:
    """The header lines of every function of a module."""
    tree = ast.parse(source)
    classes = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
    found = [line(node, classes) for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [text for text in found if text]


def header(engine: Path) -> str:
    """The whole `.pxd`: what a person wrote, then the function lines."""
    written = engine.with_suffix(".pxd").read_text(encoding="utf8").split(MARK)[0]
    return "\n".join([written + MARK, *function_lines(engine.read_text(encoding="utf8")), ""])


def main() -> int:
    """Write or check the headers named on the command line."""
    check = "--check" in sys.argv
    stale = False
    for name in sys.argv[1:]:
        if not name.startswith("--"):
            engine = Path(name)
            pxd = engine.with_suffix(".pxd")
            if pxd.read_text(encoding="utf8") != header(engine):
                stale = True
                if not check:
                    pxd.write_text(header(engine), encoding="utf8")
    return int(check and stale)


if __name__ == "__main__":
    sys.exit(main())
