"""A process plays with a pack: its content, its logs, and what it refuses."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import nyoi
from nyoi.kernel import content
from nyoi.kernel.refused import Refused
from tests.cli.shell import SRC, program
from tests.packs.samples import pack

PLAY = """
import nyoi
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
t, rng = nyoi.new("duel", seats=2, seed=3), Rng(3)
while not t.over:
    seat = asked(t.state)[0]
    t.play(rng.pick(offered(t.state, seat)), seat=seat)
t.log.save({path!r})
"""
STRONGER = ("characters", "wounds = 4", "wounds = 5")


def saved(path: Path, folder: Path | None) -> Path:
    """A game of a process that has this pack, or none."""
    env = {**os.environ, "PYTHONPATH": str(SRC), "NYOI_PACK": str(folder or "")}
    subprocess.run([sys.executable, "-c", PLAY.format(path=str(path))], env=env, check=True, timeout=300)
    return path


def test_a_log_says_with_which_content_it_was_played(tmp_path: Path) -> None:
    folder = pack(tmp_path, "duel", STRONGER)
    log = saved(tmp_path / "pack.nyoi", folder)
    plain = saved(tmp_path / "plain.nyoi", None)
    name, fingerprint = json.loads(log.read_text(encoding="utf-8").splitlines()[0])["pack"]
    assert (name, len(fingerprint)) == ("mine", 16)
    assert "pack" not in json.loads(plain.read_text(encoding="utf-8").splitlines()[0])
    assert program("verify", str(log), "--pack", str(folder)).returncode == 0
    found = program("verify", str(log))
    assert (found.returncode, found.stdout) == (2, "")
    assert "“mine”" in found.stderr
    other = program("verify", str(plain), "--pack", str(folder), lang="fr_FR.UTF-8")
    assert (other.returncode, other.stderr.count("\n")) == (2, 1)
    assert "autre contenu" in other.stderr
    with pytest.raises(Refused, match="log-pack"):
        nyoi.load(log)


def test_what_only_looks_otherwise_is_the_same_game(tmp_path: Path) -> None:
    folder = pack(tmp_path, "duel", ("look", 'emblem = "✦"', 'emblem = "*"'))
    log = saved(tmp_path / "pack.nyoi", folder)
    assert log.read_bytes() == saved(tmp_path / "plain.nyoi", None).read_bytes()
    assert nyoi.load(log).over


def test_a_game_that_was_read_cannot_be_had_otherwise(tmp_path: Path) -> None:
    nyoi.game("duel")
    with pytest.raises(RuntimeError, match="was read before"):
        content.choose([str(pack(tmp_path, "duel"))])


@pytest.mark.parametrize("lang", ["fr_FR.UTF-8", "en_US.UTF-8"])
def test_a_bad_pack_is_one_line_and_no_traceback(tmp_path: Path, lang: str) -> None:
    broken = pack(tmp_path, "duel", ("cards", "copies = 5", "copies = 6"))
    env = {**os.environ, "PYTHONPATH": str(SRC), "LANG": lang, "PYTHONUTF8": "1"}
    for folder in (str(broken), str(tmp_path)):
        command = [sys.executable, "-m", "nyoi.cli", "simulate", "duel", "--games", "1"]
        found = subprocess.run(
            command, env={**env, "NYOI_PACK": folder}, capture_output=True, encoding="utf-8", check=False
        )
        assert (found.returncode, found.stderr.count("\n")) == (2, 1)
        assert "pack" in found.stderr
    found = program("simulate", "duel", "--games", "1", "--pack", str(broken), lang=lang)
    assert found.returncode == 2
    assert "cards.toml:13" in found.stderr
    two = program("simulate", "duel", "--pack", str(pack(tmp_path, "duel", name="a")), "--pack", str(tmp_path / "a"))
    assert two.returncode == 2


def test_worker_processes_play_the_same_pack(tmp_path: Path) -> None:
    folder = pack(tmp_path, "duel", ("characters", "strength = 1", "strength = 9"))
    args = ("simulate", "duel", "--games", "4", "--bots", "random", "--json")
    found = [json.loads(program(*args, "--jobs", jobs, "--pack", str(folder)).stdout) for jobs in ("1", "2")]
    without = json.loads(program(*args).stdout)
    for figures in (*found, without):
        del figures["seconds"]
    assert found[0] == found[1] != without
