"""The site is built, strictly: whatever MkDocs warns of fails."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.reader import site
from tools.site import ROOT

pytest.importorskip("mkdocs", reason="nyoi[docs] is not installed: the site was not built")


def test_the_site_is_built(tmp_path: Path) -> None:
    env = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    args = ["-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path / "site")]
    done = subprocess.run([sys.executable, *args], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for place in site():
        text = (tmp_path / "site" / Path(place).with_suffix(".html")).read_text(encoding="utf-8")
        assert "<h1" in text
        assert "fonts.googleapis" not in text  # nothing is fetched from elsewhere
    assert (tmp_path / "site" / "reports" / "duel.fr.html").is_file()
    assert 'class="filename">my_bots.py' in (tmp_path / "site" / "own-bot.html").read_text(encoding="utf-8")
