"""What is installed: everything is in it, nothing is packed without the page, and the trial of a wheel works here too.

`make wheel` builds one and tries it in an empty environment, which takes a minute and fetches what it needs.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

import nyoi
from tools.wheel import UNWANTED, Trial, poor

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PAGE = ROOT / "src/nyoi/server/page/index.html"


def tree(folder: Path) -> Path:
    """What a package needs at the least: how it is built, and its version."""
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE", "src/nyoi/version.py"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, folder / name)
    (folder / "src/nyoi/__init__.py").touch()
    return folder


def built(folder: Path, what: str) -> subprocess.CompletedProcess[str]:
    """Build as pip and build do, within this environment."""
    code = f"import setuptools.build_meta as b; b.build_{what}('out')"
    return subprocess.run([sys.executable, "-W", "ignore", "-c", code], cwd=folder, capture_output=True, text=True)


@pytest.mark.parametrize("what", ["wheel", "sdist"])
def test_nothing_is_packed_without_the_page(tmp_path: Path, what: str) -> None:
    done = built(tree(tmp_path), what)
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1] == (
        "The page is not built, and nothing is packed without it: run `make page` first."
    )
    assert not list((tmp_path / "out").glob("*"))


def test_the_source_has_the_page_in_it_and_no_tests(tmp_path: Path) -> None:
    page = tree(tmp_path) / "src/nyoi/server/page"
    (page / "assets").mkdir(parents=True)
    for name in ("index.html", "index.html.br", "assets/a.js"):
        (page / name).write_text("x")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_x.py").touch()
    done = built(tmp_path, "sdist")
    assert done.returncode == 0, done.stderr
    with tarfile.open(next((tmp_path / "out").glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/nyoi/server/page/{name}" for name in ("index.html", "index.html.br", "assets/a.js")} <= names
    assert {"setup.py", "pyproject.toml"} <= names
    assert not [name for name in names if name.startswith("tests")]


def test_every_kind_of_file_of_the_house_is_packed() -> None:
    """A new kind of content is named in `package-data`, or an installed house would miss it."""
    house = ROOT / "src" / "nyoi"
    packed = {path for pattern in PROJECT["tool"]["setuptools"]["package-data"]["nyoi"] for path in house.glob(pattern)}
    others = [path for path in house.rglob("*") if path.is_file() and path.suffix not in (".py", ".pyc", ".so")]
    assert len(others) > 50
    assert [str(path) for path in others if path not in packed] == []


def test_the_version_is_in_the_changelog() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"\n## {nyoi.__version__} (20" in text
    assert PROJECT["project"]["dynamic"] == ["version"]


def test_who_has_nothing_has_nothing(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    env = poor(tmp_path / "bin", tmp_path / "home")
    assert not [name for name in UNWANTED if shutil.which(name, path=env["PATH"])]
    assert list(Path(env["HOME"]).iterdir()) == []
    (tmp_path / "bin" / "cc").touch(mode=0o755)
    with pytest.raises(AssertionError):
        poor(tmp_path / "bin", tmp_path / "other")


@pytest.mark.long
@pytest.mark.skipif(not PAGE.exists(), reason="the page is not built")
def test_a_wheel_would_be_tried_so(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(Path(nyoi.__file__).parent.parent), "LANG": "en_US.UTF-8"}
    lines = list(Trial([sys.executable, "-m", "nyoi.cli"], env, tmp_path).all())
    assert lines[0].startswith(f"nyoi {nyoi.__version__}")
    assert [
        word
        for word in ("simulates", "verifies", "/health", "socket", "picture", "stops")
        if word not in "".join(lines)
    ] == []
