"""The engines' sections: put together they are one module, and nobody else imports one."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from tools import amalgam, cython_headers

from tockade import compiled_engines

ROOT = Path(__file__).parent.parent
ENGINES = [engine.path for engine in cython_headers.engines()]
LOADED = """
import sys
from tockade import games
for text in ("tock-globe 4", "tockcitan-teams 4 teams", "barricades 2", "trikolos"):
    game = games.read(text)
    game.playouts(1, 0, 1, game.quick_weights)
print(*[name for name in sys.modules if ".engine_sections." in name])
"""


def loaded(pure: str) -> list[str]:
    """The sections in memory after a game of each engine."""
    environment = os.environ | {"TOCKADE_PURE": pure}
    done = subprocess.run([sys.executable, "-c", LOADED], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.split()


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """An engine that a test may change."""
    return Path(shutil.copytree(cython_headers.GAMES / "trikolos", tmp_path / "trikolos")) / "engine.py"


@pytest.mark.parametrize("engine", ENGINES, ids=lambda path: path.parent.name)
def test_the_unit_runs_and_has_every_name_of_the_sections(engine: Path) -> None:
    names: dict[str, object] = {"__name__": "unit", "__file__": "unit.py"}
    exec(compile(amalgam.unit(engine), "unit.py", "exec"), names)
    sections = amalgam.in_order(engine)
    assert {name for section in sections for name in section.defined()} <= names.keys()
    assert {section.path for section in sections} == set(amalgam.section_files(engine))


@pytest.mark.parametrize("engine", ENGINES, ids=lambda path: path.parent.name)
def test_the_unit_imports_no_section(engine: Path) -> None:
    text = amalgam.unit(engine)
    assert "engine_sections." not in text
    assert f"{engine.parent.name}.constants" not in text


def test_a_name_in_two_sections_is_refused(copied: Path) -> None:
    with (copied.parent / "engine_sections" / "chance.py").open("a") as file:
        file.write("\n\ndef winner(seat: int) -> int:\n    return seat\n")
    with pytest.raises(ValueError, match="two sections: winner"):
        amalgam.unit(copied)


def test_another_name_for_what_a_section_defines_is_refused(copied: Path) -> None:
    with (copied.parent / "engine_sections" / "playouts.py").open("a") as file:
        file.write("from tockade.games.trikolos.engine_sections.playing import winner as won\n")
    with pytest.raises(ValueError, match="keeps its name"):
        amalgam.unit(copied)


def test_sections_that_import_each_other_are_refused(copied: Path) -> None:
    with (copied.parent / "engine_sections" / "packed_numbers.py").open("a") as file:
        file.write("from tockade.games.trikolos.engine_sections.playouts import decide\n")
    with pytest.raises(ValueError, match="cycle"):
        amalgam.unit(copied)


@pytest.mark.parametrize("edited", ["engine_sections/playing.py", "constants.py", "engine.pxd"])
def test_the_unit_is_written_again_when_a_part_of_it_is_newer(
    edited: str, copied: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(amalgam, "SOURCE", copied.parent.parent)
    for path in copied.parent.rglob("*"):
        os.utime(path, (10**9, 10**9))
    written = amalgam.write_unit(copied, copied.parent.parent / "build")
    os.utime(written, (10**9, 10**9))
    assert amalgam.write_unit(copied, copied.parent.parent / "build").stat().st_mtime == 10**9
    os.utime(copied.parent / edited, (10**9 + 5, 10**9 + 5))
    assert amalgam.write_unit(copied, copied.parent.parent / "build").stat().st_mtime > 10**9


@pytest.mark.engine
def test_no_section_beside_a_compiled_engine() -> None:
    compiled = {engine.parent.name for engine in ENGINES if not compiled_engines.PURE and compiled_engines.twin(engine)}
    found = {name.split(".")[2] for name in loaded("1" if compiled_engines.PURE else "0")}
    assert found == {engine.parent.name for engine in ENGINES} - compiled


def test_plain_engines_are_the_sections() -> None:
    everywhere = {f"{path.parent.parent.name}.{path.stem}" for e in ENGINES for path in amalgam.section_files(e)[1:]}
    assert everywhere == {".".join(name.split(".")[2::2]) for name in loaded("1")}


def test_an_edited_section_is_noticed(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled_engines, "GAMES", copied.parent.parent)
    monkeypatch.setattr(compiled_engines, "PURE", False)
    for path in copied.parent.rglob("*"):
        os.utime(path, (10**9, 10**9))
    for name in ("engine", "native"):
        copied.with_name(name + EXTENSION_SUFFIXES[0]).touch()
    assert compiled_engines.stale() == []
    later = (2 * 10**9, 2 * 10**9)
    os.utime(copied, later)  # what plain Python takes from the sections: not compiled
    assert compiled_engines.stale() == []
    os.utime(copied.parent / "engine_sections" / "playing.py", later)
    assert compiled_engines.stale() == [copied]


@pytest.mark.skipif(not shutil.which("make"), reason="no make here")
def test_make_compiles_again_when_a_section_is_edited() -> None:
    line = ["make", "--silent", "--eval", "sources: ; @echo $(ENGINES)", "sources"]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True)
    wanted = {str(path.relative_to(ROOT)) for engine in ENGINES for path in amalgam.section_files(engine)}
    assert wanted | {"tools/amalgam.py"} <= set(done.stdout.split())


def test_an_archive_of_the_sources_can_be_built() -> None:
    assert "include tools/amalgam.py" in (ROOT / "MANIFEST.in").read_text().splitlines()
