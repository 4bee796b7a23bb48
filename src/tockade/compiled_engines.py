"""Whether the engines run compiled or as plain Python, and the switch that decides: TOCKADE_PURE=1."""

import os
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

GAMES = Path(__file__).parent / "games"
PURE = os.environ.get("TOCKADE_PURE", "") not in ("", "0")


class PlainFinder:
    """Finds the .py where a compiled twin lies beside it; a module that is only compiled does not exist."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("tockade.games."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or not isinstance(spec.loader, ExtensionFileLoader):
            return spec
        for folder in path or ():
            plain = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if plain is not None and plain.loader is not None:
                return plain
        raise ModuleNotFoundError(f"{name} is compiled only, and TOCKADE_PURE is set", name=name)


def install() -> None:
    """Hide the compiled engines when TOCKADE_PURE asks for it; before the first engine is imported."""
    if PURE and PlainFinder not in sys.meta_path:
        sys.meta_path.insert(0, PlainFinder)


def engines() -> Iterator[Path]:
    """The plain file of every engine that can be compiled."""
    return (header.with_suffix(".py") for header in GAMES.rglob("*.pxd") if header.with_suffix(".py").exists())


def twin(engine: Path) -> Path | None:
    """The compiled file this interpreter would take instead of the plain one."""
    candidates = (engine.with_name(engine.stem + suffix) for suffix in EXTENSION_SUFFIXES)
    return next((file for file in candidates if file.exists()), None)


def plain() -> list[str]:
    """The engines that run as plain Python, by dotted name."""
    running_plain = (engine for engine in engines() if PURE or twin(engine) is None)
    return sorted(".".join(engine.relative_to(GAMES).with_suffix("").parts) for engine in running_plain)


def stale() -> list[Path]:
    """Engines edited since they were compiled: what runs is not what is written."""
    found = ((source, twin(source)) for source in [*engines(), *GAMES.rglob("*.pyx")] if not PURE)
    return [source for source, built in found if built and _written(source) > built.stat().st_mtime]


def _written(source: Path) -> float:
    files = (*sections(source), source.with_suffix(".pxd"))
    return max(file.stat().st_mtime for file in files if file.exists())


def sections(engine: Path) -> list[Path]:
    """The files that are compiled under the name of this one: the sections of an engine, or itself."""
    found = list(engine.with_name("engine_sections").glob("*.py")) if engine.name == "engine.py" else []
    return [engine.with_name("constants.py"), *found] if found else [engine]


def compiled() -> bool:
    """True when every engine runs compiled."""
    return not PURE and not plain()


def running() -> str:
    """What `tockade --version` says about speed."""
    if PURE:
        return "plain Python, because TOCKADE_PURE is set"
    return "compiled" if compiled() else f"plain Python, about 100 times slower: {', '.join(plain())}"
