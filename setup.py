"""The optional compiled build: `NYOI_COMPILE=1 pip install .` compiles kernel and games of the same source with mypyc.

Without the variable nothing is compiled and no compiler is needed: what is installed is interpreted, and plays the same
games (`python -m tools.same` compares). `python -m tools.compile` makes a compiled copy beside the source tree.

What is given away, a wheel or a source archive, has the built page in it: who installs it needs no Node.
"""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Command, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist

# Left as they are: packages, which only gather; `native`, which the compiler replaces; what is told or checked once a
# game or once a mistake (`why.py` and its parts too); and what a live table asks a few times a second.
APART = {"__init__", "native", "meta", "check", "position", "given", "possible", "pace", "tiny"}
APART |= {"seen"}  # types alone: a compiled one has forgotten what is optional, and what a list holds


def sources() -> list[str]:
    """The files to compile: what every move passes through, in all rooms with a `meta.py`, and what a search uses."""
    house = Path("src/nyoi")
    found = [*house.glob("kernel/*.py"), house / "bots/search.py", house / "bots/sight.py"]
    found += [path for meta in house.glob("games/*/meta.py") for path in meta.parent.rglob("*.py")]
    return sorted(str(path) for path in found if path.stem not in APART and not path.stem.startswith("why"))


def extensions() -> list[Any]:
    """One library for all of it, so that calls between its files are calls of C; none while pip asks what is needed."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    # As one C file Toma and UNO ran a sixth faster; with all five games gcc had not got through it in ten minutes.
    found = mypycify(sources(), group_name="nyoi", multi_file=True, opt_level="0" if QUICK else "3", debug_level="0")
    for library in found if os.name == "posix" else []:  # calls between our own files need no detour
        library.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
        if not QUICK:  # ... and, looked at together when they are linked, often no call: 5 to 12 % faster
            library.extra_compile_args.append("-flto=auto")
            library.extra_link_args += ["-O3", "-flto=auto", "-fvisibility=hidden", "-fno-semantic-interposition"]
    return found


class SideBySide(build_ext):
    """Compiles as many C files at once as there are cores."""

    def finalize_options(self) -> None:
        """Read the options."""
        super().finalize_options()
        self.parallel = os.cpu_count()

    def build_extensions(self) -> None:
        """Build all libraries."""
        one_by_one = self.compiler.compile

        def compile(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [made for found in pool.map(lambda file: one_by_one([file], **how), sources) for made in found]

        self.compiler.compile = compile
        super().build_extensions()


PAGE = Path("src/nyoi/server/page/index.html")


def need_page() -> None:
    """Refuse to go on without the page."""
    if not PAGE.is_file():
        raise SystemExit("The page is not built, and nothing is packed without it: run `make page` first.")


class Wheel(bdist_wheel):
    """A wheel with the page inside. An editable install is none: it serves whatever page there is."""

    def run(self) -> None:
        """Build it."""
        need_page()
        super().run()


class Archive(sdist):
    """The source, with the page as it was built, so that a wheel can be made of it anywhere."""

    def run(self) -> None:
        """Pack it."""
        need_page()
        super().run()


QUICK = os.environ.get("NYOI_COMPILE") == "quick"
COMPILED = os.environ.get("NYOI_COMPILE", "") not in ("", "0")
COMMANDS: dict[str, type[Command]] = {"bdist_wheel": Wheel, "sdist": Archive}
setup(
    ext_modules=extensions() if COMPILED else [],
    cmdclass={**COMMANDS, "build_ext": SideBySide} if COMPILED else COMMANDS,
    setup_requires=["mypy[mypyc]>=2.1"] if COMPILED else [],
)
