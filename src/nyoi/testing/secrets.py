"""The contract of secrets: no seat gets information it may not have, and the test itself detects leaks."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

import nyoi
from nyoi.kernel.decision import Move
from nyoi.kernel.event import Word
from nyoi.kernel.game import Game
from nyoi.kernel.play import Refused
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State, facts, fingerprint
from nyoi.testing.every import Every
from nyoi.testing.planting import Secret, checksum, must_be_caught
from nyoi.testing.playing import Case, cases, clone, play_on
from nyoi.testing.plays import ENOUGH, GARBAGE
from nyoi.testing.twins import Findings, deals, leaks


class Secrets(Every):
    """The twin-state test, in every mode."""

    def test_no_seat_gets_what_it_may_not_know(self, case: Case) -> None:
        game = nyoi.game(case.game)
        found = Findings()
        for seed in range(2):
            rng = Rng(case.seats * 100 + seed)
            table = case.table(seed, self.options(case, rng) if seed else None)
            deals(game, table.state.setting, seed, found)
            texts = sorted({move.text for _, move in play_on(clone(table.state), Rng(seed))})
            looks = 0
            for _ in play_on(table.state, rng):
                if rng.below(12):
                    continue
                looks += 1
                if looks > ENOUGH:
                    break
                seat = rng.below(case.seats + 1) - 1  # SPECTATOR is -1
                leaks(game, table, seat, rng, [*GARBAGE, *texts[rng.below(9) :: 9]], found)
                assert found.leaks == []
        assert found.twins > 0
        if case.game not in self.public:
            assert found.other > found.twins // 2  # a sample is rarely the true state

    def test_every_secret_word_was_heard_in_another_world(self, id: str) -> None:
        """Check that every secret event was compared in a sample where its content differs.

        Otherwise the test above could not detect its leaks.
        """
        game = nyoi.game(id)
        found = Findings()
        due = {word.name for word in game.words if word.secret}
        all_cases = cases([id])
        for seed in range(400):
            if due <= set(found.words):
                break
            rng = Rng(seed)
            case = rng.pick(all_cases)
            table = case.table(seed, self.options(case, rng))
            deals(game, table.state.setting, seed, found)
            for looks, _ in enumerate(play_on(table.state, rng)):
                if rng.below(3) == 0:
                    leaks(game, table, rng.below(case.seats + 1) - 1, rng, [], found, twins=2)
                if looks > 5 * ENOUGH:
                    break
            assert found.leaks == []
        unheard = sorted(due - set(found.words))
        assert not unheard, f"never compared between two worlds that sounded alike: {', '.join(unheard)}"


# -- planted leaks

Plant = Callable[[Game], None]


def in_view(key: str, secret: Secret) -> Plant:
    """Return a plant that adds a secret to every view."""

    def plant(game: Game) -> None:
        true_view = game.view
        vars(game)["view"] = lambda s, seat: {**true_view(s, seat), key: secret(s)}

    return plant


def in_refusals(game: Game) -> None:
    """Make error messages depend on hidden information."""
    true_reason = game.why_not

    def why_not(s: Any, seat: int, words: list[str]) -> Refused:
        refused = true_reason(s, seat, words)
        return Refused(refused.reason, refused.clause, hint=fingerprint(s))

    vars(game)["why_not"] = why_not


class Planting(NamedTuple):
    """A leak to plant: the leaking value, and how it is planted; by default in every view."""

    secret: Secret
    plant: Plant | None = None


PLANTED = {
    "the seed of the deal": Planting(lambda s: (s.rng.a, s.rng.b)),
    "a fingerprint of the truth": Planting(fingerprint),
    "the whole state as undo data": Planting(lambda s: repr(facts(s))),
    "a checksum of hidden values": Planting(checksum),
    "a reason that tells": Planting(fingerprint, in_refusals),
}


def odd(s: State) -> bool:
    """Return one bit of hidden information."""
    return int(fingerprint(s), 16) % 2 == 1


def found_in(game: Game, moves_of: Callable[[State, int], list[Move]] | None = None) -> list[str]:
    """Return the leaks found in some random games."""
    found = Findings()
    games = cases([game.id])
    for seed in range(15):
        rng = Rng(seed)
        table = rng.pick(games).table(seed)
        table.game = game
        deals(game, table.state.setting, seed, found)
        for looks, _ in enumerate(play_on(table.state, rng)):
            if looks > 120:
                break
            if rng.below(4) == 0:
                leaks(game, table, rng.below(table.state.seats + 1) - 1, rng, ["nonsense"], found, moves_of=moves_of)
            if found.leaks:
                return found.leaks
    return found.leaks


class Planted(Every):
    """The twin-state test detects planted leaks. Needs the interpreted build."""

    @pytest.mark.parametrize("leak", PLANTED)
    def test_a_planted_leak_is_caught(self, secretive: str, leak: str) -> None:
        secret, plant = PLANTED[leak]
        game = copy.copy(nyoi.game(secretive))
        (plant or in_view("planted", secret))(game)
        must_be_caught(nyoi.game(secretive), found_in(game), secret, leak)

    def test_an_event_that_tells_too_much_is_caught(self, secretive: str, monkeypatch: pytest.MonkeyPatch) -> None:
        game = nyoi.game(secretive)
        if not any(word.secret for word in game.words):
            pytest.skip(f"no event of {secretive} has a secret field")
        monkeypatch.setattr(Word, "seen", lambda word, args, seat: args)
        found = found_in(game)
        assert any(leak.startswith("events") for leak in found), f"reported instead: {found or 'nothing'}"

    def test_offers_that_depend_on_what_is_hidden_are_caught(self, secretive: str) -> None:
        def moves_of(s: State, seat: int) -> list[Move]:
            moves = s.decision.of(seat) if s.decision else []
            return moves[::-1] if odd(s) else moves

        game = nyoi.game(secretive)
        found = [leak for leak in found_in(game, moves_of) if leak.startswith("moves")]
        must_be_caught(game, found, odd, "offers that depend on what is hidden")

    def test_without_a_leak_nothing_is_found(self, secretive: str) -> None:
        assert found_in(nyoi.game(secretive)) == []
