"""Put the sections of an engine together into one module, which the build compiles under the name `engine`.

A hot module that is split over two extensions costs 20 %.  So `constants.py` and the files of `engine_sections/` become
one compiled unit, as SQLite's sources do: in the order of their imports of each other, without these imports.

    python tools/amalgam.py src/tockade/games/cardrace/engine.py    # shows it
"""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

FOLDER = "engine_sections"
SOURCE = Path("src")


class Section:
    """A file of an engine: its text, and what it imports."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = path.read_text(encoding="utf8")
        self.tree = ast.parse(self.text)
        self.imports = [node for node in self.tree.body if isinstance(node, ast.Import | ast.ImportFrom)]

    @property
    def module(self) -> str:
        """The end of its dotted name, by which the other sections import it."""
        return ".".join(self.path.with_suffix("").parts[-2:])

    def imported(self, others: dict[str, Section]) -> list[str]:
        """The sections that it imports from."""
        names = [node.module or "" for node in self.imports if isinstance(node, ast.ImportFrom)]
        return sorted(other for other in others if any(name.endswith("." + other) for name in names))

    def outside(self, others: dict[str, Section]) -> Iterator[str]:
        """Its other imports, one name each."""
        for node in self.imports:
            if isinstance(node, ast.Import):
                raise ValueError(f"{self.path}: a section imports names, not whole modules")
            inside = any((node.module or "").endswith("." + other) for other in others)
            if inside and any(each.asname for each in node.names):
                raise ValueError(f"{self.path}: what is imported from another section keeps its name")
            if not inside and node.module != "__future__":
                yield from (f"from {node.module} import {ast.unparse(each)}" for each in node.names)

    def defined(self) -> list[str]:
        """The names that it gives to others."""
        found = [node.name for node in self.tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
        for node in self.tree.body:
            if isinstance(node, ast.Assign | ast.AnnAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                found += [ast.unparse(target) for target in targets]
        return found

    def body(self) -> str:
        """Its text without what it says about itself and without imports."""
        lines = self.text.splitlines()
        docstring = self.tree.body[:1] if ast.get_docstring(self.tree) is not None else []
        for node in [*docstring, *self.imports]:
            for number in range(node.lineno - 1, node.end_lineno or node.lineno):
                lines[number] = ""
        return "\n".join(lines).strip("\n")


def has_sections(engine: Path) -> bool:
    """Whether a module is put together of sections."""
    return engine.stem == "engine" and engine.with_name(FOLDER).is_dir()


def section_files(engine: Path) -> list[Path]:
    """The files that an engine is put together of."""
    sections = (path for path in engine.with_name(FOLDER).glob("*.py") if path.stem != "__init__")
    return [engine.with_name("constants.py"), *sorted(sections)]


def in_order(engine: Path) -> list[Section]:
    """The sections of an engine, each after those that it imports from."""
    found = {section.module: section for section in map(Section, section_files(engine))}
    twice = [name for name, times in Counter(n for s in found.values() for n in s.defined()).items() if times > 1]
    if twice:
        raise ValueError(f"{engine}: defined in two sections: {', '.join(sorted(twice))}")
    needs = {name: section.imported(found) for name, section in found.items()}
    return [found[name] for name in TopologicalSorter(needs).static_order()]


def unit(engine: Path) -> str:
    """The whole engine as one module."""
    sections = in_order(engine)
    found = {section.module: section for section in sections}
    imports = sorted({line for section in sections for line in section.outside(found)})
    head = f'"""The sections of {engine.as_posix()}, put together by tools/amalgam.py."""'
    bodies = [f"# {section.path.name}\n\n{section.body()}" for section in sections]
    return "\n\n\n".join(["\n".join([head, "from __future__ import annotations", *imports]), *bodies]) + "\n"


def write_unit(engine: Path, folder: Path) -> Path:
    """The unit in a file under this folder; written again whenever a section is newer, or the header.

    Cython looks for a newer header only beside the file that it compiles.
    """
    target = folder / engine.relative_to(SOURCE)
    newest = max(path.stat().st_mtime for path in [*section_files(engine), engine.with_suffix(".pxd")])
    text = unit(engine)
    if not target.exists() or target.stat().st_mtime < newest or target.read_text(encoding="utf8") != text:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf8")
    return target


if __name__ == "__main__":
    print(*(unit(Path(name)) for name in sys.argv[1:]))
