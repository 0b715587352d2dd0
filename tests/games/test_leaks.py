"""The twin-state test must find leaks: these are planted, and each one must be caught, in every game with secrets."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

import nyoi
from nyoi.kernel.decision import Move
from nyoi.kernel.event import Word
from nyoi.kernel.game import Game
from nyoi.kernel.play import Refused
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State, facts, fingerprint
from tests.games.contract import Findings, cases, leaks, play_on
from tests.games.test_every_game import OPEN_GAMES

Plant = Callable[[Game], None]


def in_view(key: str, secret: Callable[[State], object]) -> Plant:
    """Put something into every view that the view has no right to."""

    def plant(game: Game) -> None:
        true_view = game.view
        vars(game)["view"] = lambda s, seat: {**true_view(s, seat), key: secret(s)}

    return plant


def in_refusals(game: Game) -> None:
    """An error message that depends on what is hidden."""
    true_reason = game.why_not

    def why_not(s: Any, seat: int, words: list[str]) -> Refused:
        refused = true_reason(s, seat, words)
        return Refused(refused.reason, refused.clause, hint=fingerprint(s))

    vars(game)["why_not"] = why_not


PLANTED = {
    "the seed of the deal": in_view("seed", lambda s: (s.rng.a, s.rng.b)),
    "a fingerprint of the truth": in_view("fingerprint", fingerprint),
    "the whole state as undo data": in_view("undo", lambda s: repr(facts(s))),
    "how often a hidden value occurs": in_view("sum", lambda s: sum(repr(facts(s)).encode())),
    "a reason that tells": in_refusals,
}


def found_in(game: Game, moves_of: Callable[[State, int], list[Move]] | None = None) -> list[str]:
    """The leaks found in some random games."""
    found = Findings()
    games = [case for case in cases() if case.game == game.id]
    for seed in range(15):
        rng = Rng(seed)
        table = rng.pick(games).table(seed)
        table.game = game
        for looks, _ in enumerate(play_on(table.state, rng)):
            if looks > 120:
                break
            if rng.below(4) == 0:
                leaks(game, table, rng.below(table.state.seats + 1) - 1, rng, ["nonsense"], found, moves_of=moves_of)
            if found.leaks:
                return found.leaks
    return []


SECRET_GAMES = pytest.mark.parametrize("id", [id for id in nyoi.IDS if id not in OPEN_GAMES])


@SECRET_GAMES
@pytest.mark.parametrize("leak", PLANTED)
def test_a_planted_leak_is_caught(id: str, leak: str) -> None:
    game = copy.copy(nyoi.game(id))
    PLANTED[leak](game)
    assert found_in(game)


@SECRET_GAMES
def test_an_event_that_tells_too_much_is_caught(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Word, "seen", lambda word, args, seat: args)
    assert any(leak.startswith("events") for leak in found_in(nyoi.game(id)))


@SECRET_GAMES
def test_offers_that_depend_on_what_is_hidden_are_caught(id: str) -> None:
    def moves_of(s: State, seat: int) -> list[Move]:
        moves = s.decision.of(seat) if s.decision else []
        return moves[::-1] if int(fingerprint(s), 16) % 2 else moves

    assert any(leak.startswith("moves") for leak in found_in(nyoi.game(id), moves_of))


@SECRET_GAMES
def test_without_a_leak_nothing_is_found(id: str) -> None:
    assert found_in(nyoi.game(id)) == []
