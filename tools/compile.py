"""Compile kernel, games and bots into a copy of the package; the source tree stays interpreted.

    python -m tools.compile [--quick] [DIRECTORY]
    PYTHONPATH=build/compiled python -m nyoi.cli --version

This needs a C compiler and `mypy[mypyc]`, and takes minutes. `--quick` reduces C optimisation, for checks
that compare behaviour rather than speed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
PARTS = [ROOT / "src" / "nyoi" / part for part in ("kernel", "games", "bots")]


def compile_into(place: Path, quick: bool = False, root: Path = ROOT) -> None:
    """Build the package of a source tree, with its compiled extensions, into a directory."""
    env = {**os.environ, "NYOI_COMPILE": "quick" if quick else "1"}
    command = [sys.executable, "-W", "ignore", "setup.py", "-q", "build", "--build-lib", str(place)]
    subprocess.run(command, cwd=root, env=env, check=True)


def fresh(place: Path = COMPILED) -> bool:
    """Return whether there is a compiled copy of the current source."""
    copies = [(path, place / path.relative_to(ROOT / "src")) for part in PARTS for path in part.rglob("*.py")]
    libraries = list(place.glob("nyoi__mypyc.*"))
    return bool(libraries) and all(c.exists() and c.read_bytes() == path.read_bytes() for path, c in copies)


if __name__ == "__main__":
    places = [Path(word).resolve() for word in sys.argv[1:] if not word.startswith("-")]
    compile_into(places[0] if places else COMPILED, "--quick" in sys.argv)
