"""The headers of the engines: the C types agree with the sections, and what disagrees is named."""

import shutil
from pathlib import Path

import pytest
from tools import cython_headers

ENGINES = [engine.path.parent.name for engine in cython_headers.engines()]


@pytest.fixture(params=ENGINES)
def copied(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """An engine that a test may spoil."""
    folder = shutil.copytree(cython_headers.GAMES / str(request.param), tmp_path / str(request.param))
    return Path(folder) / "engine.py"


def spoil(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_every_engine_has_sections_and_a_header() -> None:
    assert ENGINES == ["barricades", "cardrace", "trikolos"]


def test_every_header_agrees_with_its_sections() -> None:
    assert [text for engine in cython_headers.engines() for text in engine.complaints()] == []


def test_every_header_is_as_the_tool_writes_it() -> None:
    assert [engine.path.parent.name for engine in cython_headers.engines() if engine.written() != engine.declared] == []


def test_a_header_that_agrees_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [engine.header.stat().st_mtime_ns for engine in cython_headers.engines()]
    monkeypatch.setattr("sys.argv", ["cython_headers.py"])
    assert cython_headers.main() == 0
    assert [engine.header.stat().st_mtime_ns for engine in cython_headers.engines()] == before


def test_a_function_without_its_line_is_named(copied: Path) -> None:
    line = cython_headers.Engine(copied).function_lines()[3]
    spoil(copied.with_suffix(".pxd"), line + "\n", "")
    [complaint] = cython_headers.Engine(copied).complaints()
    assert complaint.endswith(f"engine.pxd: missing: {line}")


def test_swapped_arguments_are_named(copied: Path) -> None:
    lines = [
        line for line in cython_headers.Engine(copied).function_lines() if line.count("int ") > 2 and ", int" in line
    ]
    name = lines[0].split("(")[0].split()[-1]
    section = next(p for p in (copied.parent / "engine_sections").glob("*.py") if f"def {name}(" in p.read_text())
    spoil(section, f"def {name}(", f"def {name}(swapped: int, ")
    found = cython_headers.Engine(copied).complaints()
    assert len(found) == 2
    assert all(f" {name}(" in text for text in found)


def test_a_constant_without_a_type_is_named(copied: Path) -> None:
    with copied.with_name("constants.py").open("a") as file:
        file.write("FORGOTTEN: Final = 7\n")
    [complaint] = cython_headers.Engine(copied).complaints()
    assert complaint.endswith("no C type: constant FORGOTTEN")


def test_an_attribute_without_a_type_is_named(copied: Path) -> None:
    positions = copied.parent / "engine_sections" / "positions.py"
    name = cython_headers.Engine(copied).classes
    made = next(node.name for node in name if f"class {node.name}:" in positions.read_text())
    spoil(positions, ") -> None:\n", ") -> None:\n        self.forgotten = 0\n")
    [complaint] = cython_headers.Engine(copied).complaints()
    assert complaint.endswith(f"no C type: {made}.forgotten")


def test_a_type_that_c_lacks_is_refused(copied: Path) -> None:
    with (copied.parent / "engine_sections" / "positions.py").open("a") as file:
        file.write("\n\ndef said(text: str) -> None:\n    pass\n")
    with pytest.raises(TypeError, match="said"):
        cython_headers.Engine(copied).function_lines()
