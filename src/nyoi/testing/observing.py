"""The contract of observations: numbers within their bounds, and nothing beyond the seat's view."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import nyoi
from nyoi.kernel.game import Game
from nyoi.kernel.observe import Observer, Piece
from nyoi.kernel.play import offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting, State, fingerprint
from nyoi.kernel.table import Table
from nyoi.testing.every import Every
from nyoi.testing.planting import checksum, must_be_caught
from nyoi.testing.playing import Case, cases, play_on
from nyoi.testing.plays import ENOUGH

Places = Callable[[Game, State, int], list[tuple[int, ...]]]
Secret = Callable[[State], int]


class Compared:
    """Result of the twin test of observations: leaks, and the number of comparisons."""

    def __init__(self) -> None:
        self.leaks: list[str] = []
        self.twins = 0  # samples compared
        self.other = 0  # samples that differ from the true state


def seen(observer: Observer[Any], s: State, seat: int) -> bytes:
    """Return the encoded observation of a seat."""
    out = observer.blank()
    observer.look(s, seat, out)
    return bytes(out)


def places_of(game: Game, s: State, seat: int) -> list[tuple[int, ...]]:
    """Return the basis of a mask: the action indices of the moves offered to a seat."""
    lexicon = game.lexicon()
    return [lexicon.places(move) for move in offered(s, seat)]


def unlike(pieces: list[Piece], one: bytes, other: bytes) -> str:
    """Return the names of the pieces in which two observations differ."""
    return ", ".join([p.name for p in pieces if one[p.at : p.at + p.size] != other[p.at : p.at + p.size]])


def compare(
    game: Game, observer: Observer[Any], s: State, seat: int, rng: Rng, found: Compared, places: Places = places_of
) -> None:
    """Check that observation and mask are the same in all samples, and come from the view."""
    truth = seen(observer, s, seat)
    view = json.loads(json.dumps(game.view(s, seat)))
    told = game.numbers(view, observer)
    if told != truth:
        found.leaks.append(f"numbers of the view: {unlike(observer.pieces, truth, told)}")
    dreamer = game.dreamer(view)
    for _ in range(2):
        twin = dreamer.dream(rng)
        found.twins += 1
        found.other += fingerprint(twin) != fingerprint(s)
        if seen(observer, twin, seat) != truth:
            found.leaks.append(f"numbers: {unlike(observer.pieces, truth, seen(observer, twin, seat))}")
        if places(game, twin, seat) != places(game, s, seat):
            found.leaks.append("mask")


class Observes(Every):
    """Observations, in every mode."""

    def test_numbers_are_within_their_bounds_and_of_the_view_alone(self, case: Case) -> None:
        game = nyoi.game(case.game)
        if game.observe is None:
            pytest.skip("nobody learns this game")
        found = Compared()
        for seed in range(2):
            rng = Rng(case.seats * 1000 + seed)
            table = case.table(seed, self.options(case, rng) if seed else None)
            looks = 0
            for _ in play_on(table.state, rng):
                if rng.below(10):
                    continue
                looks += 1
                if looks > ENOUGH:
                    break
                for seat in range(case.seats):
                    within_bounds(game, table, seat)
                compare(game, game.observer(table.state.setting), table.state, rng.below(case.seats), rng, found)
                assert found.leaks == []
        assert found.twins > 0
        if case.game not in self.public:
            assert found.other > found.twins // 2

    @pytest.mark.parametrize("leak", ["fingerprint", "chance", "checksum", "mask"])
    def test_a_planted_leak_in_numbers_or_mask_is_caught(self, secretive: str, leak: str) -> None:
        """Check that the test above detects leaks."""
        game = nyoi.game(secretive)
        if game.observe is None:
            pytest.skip("nobody learns this game")
        secret = HIDDEN[leak]
        if leak == "mask":
            found = found_in(game, places=lambda g, s, seat: places_of(g, s, seat)[secret(s) :])
            found = [told for told in found if told == "mask"]
        else:
            found = found_in(game, secret)
            found = [told for told in found if told.startswith("numbers") and "leak" in told]
        must_be_caught(game, found, secret, leak)

    def test_without_a_leak_in_numbers_nothing_is_found(self, secretive: str) -> None:
        if nyoi.game(secretive).observe is None:
            pytest.skip("nobody learns this game")
        assert found_in(nyoi.game(secretive)) == []


HIDDEN: dict[str, Secret] = {
    "fingerprint": lambda s: int(fingerprint(s), 16) % 200,
    "chance": lambda s: s.rng.a % 200,
    "checksum": lambda s: checksum(s) % 200,
    "mask": lambda s: int(fingerprint(s), 16) % 2,
}


class Leaky(Observer[Any]):
    """An encoder with one additional number, which leaks a secret."""

    def __init__(self, game: Game, setting: Setting, secret: Secret) -> None:
        super().__init__(setting, tuple(game.lexicon().questions))
        self.true = game.observer(setting)
        self.secret = secret
        for piece in self.true.pieces[len(self.pieces) :]:
            self.lay(piece.name, piece.size, piece.meaning, piece.most)
        self.leak = self.lay("leak", 1, "a secret", most=200)

    def fill(self, s: State, seat: int, out: bytearray) -> None:
        self.true.fill(s, seat, out)
        out[self.leak] = self.secret(s)


def found_in(game: Game, secret: Secret | None = None, places: Places = places_of) -> list[str]:
    """Return the leaks found in some random games, with a planted secret if given."""
    found = Compared()
    games = cases([game.id])
    for seed in range(10):
        rng = Rng(seed)
        s = rng.pick(games).table(seed).state
        observer = game.observer(s.setting) if secret is None else Leaky(game, s.setting, secret)
        for looks, _ in enumerate(play_on(s, rng)):
            if looks > 100 or found.leaks:
                break
            if rng.below(5) == 0:
                compare(game, observer, s, rng.below(s.seats), rng, found, places)
    return found.leaks


def within_bounds(game: Game, table: Table, seat: int) -> None:
    """Assert that no number exceeds the bound of its piece."""
    observer = game.observer(table.state.setting)
    row = seen(observer, table.state, seat)
    assert sum(piece.size for piece in observer.pieces) == len(row) == observer.size
    for piece in observer.pieces:
        assert max(row[piece.at : piece.at + piece.size]) <= piece.most, piece
