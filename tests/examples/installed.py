"""A package of examples/, installed as a stranger would install it, into a folder of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PIP = "pip install --quiet --no-index --no-deps --no-build-isolation --disable-pip-version-check --target"


def install(name: str, folder: Path) -> Path:
    """Install `examples/<name>` from a copy, so that building leaves nothing behind; where it lies now."""
    source, target = folder / "source", folder / "site"
    unwanted = shutil.ignore_patterns("build", "*.egg-info", "__pycache__")
    shutil.copytree(ROOT / "examples" / name, source, ignore=unwanted)
    run(*PIP.split(), str(target), str(source))
    return target


def run(*args: str, site: Path | None = None, input: str = "", lang: str = "en_US.UTF-8", where: Path = ROOT) -> str:
    """What a Python program says that finds the packages of a folder, run somewhere; it must end well."""
    paths = [str(path) for path in (site, os.environ.get("PYTHONPATH")) if path]
    done = subprocess.run(
        [sys.executable, "-m", *args],
        input=input,
        capture_output=True,
        encoding="utf-8",
        timeout=600,  # a busy machine is slow, not wrong
        check=False,
        cwd=where,
        env={
            **os.environ,
            "LANG": lang,
            "PYTHONPATH": os.pathsep.join(paths),
            "PYTHONUTF8": "1",
            "COLUMNS": "100",
            "PYTEST_ADDOPTS": "-p no:cacheprovider",
        },
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
