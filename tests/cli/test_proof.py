"""`nyoi verify` of a game that was fair by proof: what fits, and what does not."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nyoi.kernel.log import log_of
from tests.cli.shell import run
from tests.server.proofs import proven_log, tampered

Change = Callable[[dict[str, Any]], None]


@pytest.fixture(scope="module")
def text() -> str:
    return proven_log(seed=8)


def written(tmp_path: Path, text: str) -> str:
    path = tmp_path / "game.nyoi"
    path.write_text(text, encoding="utf-8")
    return str(path)


def proof_of(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text.partition("\n")[0])["proof"]
    return found


def test_a_proven_game(tmp_path: Path, text: str) -> None:
    path, seal = written(tmp_path, tampered(text, named("Ana", "Bea\x1b[31m"))), proof_of(text)["seal"]
    log = log_of(text)
    drawn = len(log.start) + sum(len(entry.chance) for entry in log.entries)
    told = run("verify", path)
    assert told.exit_code == 0
    assert f"all {drawn} numbers that were drawn follow" in told.stdout
    assert "Added a share: Ana, Seat 1." in told.stdout
    assert "did not open it: Seat 2." in told.stdout
    assert f"The seal was {seal}" in told.stdout
    assert "The seal was" not in run("verify", path, "--seal", f" {seal.upper()} ").stdout  # it was compared
    assert "Ont ajouté une part" in run("verify", path, "--lang", "fr").stdout
    found = json.loads(run("verify", path, "--json").stdout)["proof"]
    assert found == {"seal": seal, "drawn": drawn, "added": [0, 1], "unopened": [2]}


def named(*names: str) -> Change:
    return lambda head: head.update(names=names)


def set_proof(**more: Any) -> Change:
    return lambda head: head["proof"].update(more)


def first_share(value: str) -> Change:
    return lambda head: head["proof"]["shares"].__setitem__(0, value)


TAMPERED: dict[str, tuple[Change, str]] = {
    "secret": (set_proof(secret="6f" * 32), "the secret of the house does not fit its seal"),
    "seal": (set_proof(seal="6f" * 32), "the secret of the house does not fit its seal"),
    "table": (set_proof(table="nY4l1cXr8QaB"), "the key of chance does not follow"),
    "key": (set_proof(key="6f" * 32), "the key of chance does not follow"),
    "a share": (first_share("6f" * 32), "the share of seat 0 does not fit its seal"),
    "a share left out": (first_share(""), "the key of chance does not follow"),
    "shares exchanged": (
        lambda head: (head["proof"]["shares"].reverse(), head["proof"]["seals"].reverse()),  # type: ignore[dict-item]
        "the key of chance does not follow",
    ),
    "a seal": (lambda head: head["proof"]["seals"].__setitem__(1, "6f" * 32), "the share of seat 1 does not fit"),
    "a seat too few": (lambda head: head["proof"]["seals"].pop(), "The proof in this log is broken"),
    "no secret": (set_proof(secret=""), "The proof in this log is broken"),
    "not a number": (set_proof(secret="Z" * 64), "The proof in this log is broken"),
    "a field missing": (lambda head: head["proof"].pop("key"), "The proof in this log is broken"),
    "nothing of it": (lambda head: head.update(proof=[]), "The proof in this log is broken"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_whatever_was_changed_is_named(tmp_path: Path, text: str, what: str) -> None:
    change, sentence = TAMPERED[what]
    told = run("verify", written(tmp_path, tampered(text, change)))
    assert told.exit_code == 2
    assert sentence in told.stderr
    assert told.stderr.count("\n") == 1


def test_another_deal_under_the_same_proof(tmp_path: Path, text: str) -> None:
    """A game that plays and reads, but was dealt otherwise: the head of the one on the moves of the other."""
    swapped = tampered(proven_log(seed=8, secret="6f" * 32), lambda head: head.update(proof=proof_of(text)))
    told = run("verify", written(tmp_path, swapped))
    assert (told.exit_code, "line 1: what was drawn there does not follow" in told.stderr) == (2, True)


def test_one_die_of_one_move(tmp_path: Path) -> None:
    """A roll that the rules allow and the game goes on from, in the last move of a game that goes on."""
    for moves in range(1, 200):
        lines = proven_log("torak", 2, seed=3, moves=moves).splitlines()
        seat, move, chance = json.loads(lines[-1])
        if chance and chance[-1] > 0:
            break
    lines[-1] = json.dumps([seat, move, [*chance[:-1], chance[-1] - 1]])
    told = run("verify", written(tmp_path, "\n".join(lines) + "\n"))
    assert told.exit_code == 2
    assert f"line {len(lines)}: what was drawn there does not follow" in told.stderr


def test_the_seal_that_a_player_kept(tmp_path: Path, text: str) -> None:
    other = run("verify", written(tmp_path, text), "--seal", "6f" * 32)
    assert (other.exit_code, "another seal than the one that you kept" in other.stderr) == (2, True)
    bare = tampered(text, lambda head: head.pop("proof"))
    path = written(tmp_path, bare)
    assert "proof" not in json.loads(run("verify", path, "--json").stdout)
    missing = run("verify", path, "--seal", proof_of(text)["seal"])
    assert (missing.exit_code, "This log has no proof" in missing.stderr) == (2, True)
