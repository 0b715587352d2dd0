"""The contract of play: games end, only offered moves are legal, copies and logs are exact."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Final

import pytest

import nyoi
from nyoi.kernel.log import log_of
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import fingerprint
from nyoi.kernel.table import Table, replay
from nyoi.testing.every import Every
from nyoi.testing.playing import Case, cases, clone, play_on

GARBAGE: Final = ["", " ", "nonsense", "discard", "play", "1", "é ☃", "guess 99999999999999999999 5", "x" * 300]
ENOUGH: Final = 40  # positions checked closely per game; long games are only sampled


def played(case: Case, seed: int, options: dict[str, object] | None = None) -> Table:
    """Return a complete random game with its log."""
    table = case.table(seed, options)
    for seat, move in play_on(clone(table.state), Rng(seed)):
        table.play(move, seat=seat)
    return table


class Plays(Every):
    """Rules, copies and logs."""

    def test_random_games_end(self, case: Case) -> None:
        game = nyoi.game(case.game)
        for seed in range(6):
            rng = Rng(seed)
            s = case.table(seed, self.options(case, rng) if seed % 2 else None).state
            pieces = game.components(s)
            for _ in play_on(s, rng, clock=seed % 3 == 0):
                if rng.below(20) == 0:
                    assert game.components(s) == pieces  # no component is lost or created
            assert s.over
            assert game.components(s) == pieces
            assert s.decision is None
            assert s.ending in game.endings
            assert len(s.results) == case.seats
            assert game.team or sum(s.results) == pytest.approx(1)
            assert len(set(s.results)) == 1 or not game.mode(case.mode).together
            assert len(game.points(s)) == case.seats
            assert all(offered(s, seat) == [] for seat in range(case.seats))

    def test_every_offered_move_applies(self, case: Case) -> None:
        rng = Rng(case.seats)
        s = case.table(11, self.options(case, rng)).state
        looks = 0
        for _ in play_on(s, rng):
            if rng.below(8):
                continue
            looks += 1
            if looks > ENOUGH:
                break
            for seat in asked(s):
                moves = offered(s, seat)
                assert len({move.text for move in moves}) == len(moves)  # texts of moves are unique
                for move in moves if len(moves) < 40 else moves[:: len(moves) // 20]:
                    after = clone(s)
                    advance(after, seat, move)
                    assert after.over or asked(after)

    def test_what_is_not_offered_is_refused_and_changes_nothing(self, case: Case) -> None:
        rng = Rng(case.seats + 50)
        table = case.table(3)
        prefix = nyoi.game(case.game).clauses[0].split("-")[0]
        texts = {move.text for _, move in play_on(clone(table.state), Rng(1))}
        looks = 0
        for seat, move in play_on(table.state, rng):
            if looks > ENOUGH or rng.below(6):
                continue
            looks += 1
            before = table.fingerprint
            for text in [*GARBAGE, *sorted(texts)[rng.below(5) :: 5]]:
                for x in range(case.seats):
                    if table.find(x, text) in offered(table.state, x):
                        continue  # identical, or equal under the rulebook's tolerance (UNO-7.3)
                    with pytest.raises(nyoi.Refused) as refused:
                        table.play(text, seat=x)
                    assert refused.value.clause.startswith(prefix), (text, refused.value.reason)
            assert table.fingerprint == before
            assert table.refusal(seat, move.text) is None
        with pytest.raises(nyoi.Refused, match="game-over"):
            table.play("anything", seat=0)

    def test_a_copy_lives_its_own_life(self, case: Case) -> None:
        rng = Rng(case.seats + 9)
        s = case.table(5, self.options(case, rng)).state
        looks = 0
        for _ in play_on(s, rng):
            if rng.below(30):
                continue
            looks += 1
            if looks > ENOUGH:
                break
            before = fingerprint(s)
            one, other = clone(s), clone(s)
            assert fingerprint(one) == before
            for steps, ((seat, move), _) in enumerate(zip(play_on(one, Rng(1)), play_on(other, Rng(1)), strict=False)):
                assert fingerprint(one) == fingerprint(other)
                assert move in offered(other, seat)
                if steps > 12:
                    break
            assert fingerprint(s) == before

    def test_a_log_replays_to_the_same_game(self, case: Case) -> None:
        table = played(case, 21, self.options(case, Rng(21)))
        again = replay(table.game, log_of(table.log.text()))
        assert again.fingerprint == table.fingerprint
        assert again.results == table.results
        assert again.events(None) == table.events(None)
        assert again.log.text() == table.log.text()
        half = replay(table.game, table.log, at=table.seq // 2)
        assert half.seq == table.seq // 2

    def test_a_log_replays_in_another_process_with_another_hash_seed(self, id: str) -> None:
        tables = [played(case, 7) for case in cases([id])]
        program = "import sys, nyoi\nfrom nyoi.kernel.table import replay\n" + (
            "for text in sys.stdin.read().split('\\0'):\n"
            "    log = nyoi.log_of(text)\n"
            "    print(replay(nyoi.game(log.setting.game), log).fingerprint)\n"
        )
        for hash_seed in ("1", "77"):
            env = {**os.environ, "PYTHONHASHSEED": hash_seed}
            texts = "\0".join(table.log.text() for table in tables)
            done = subprocess.run([sys.executable, "-c", program], input=texts, capture_output=True, text=True, env=env)
            assert done.stdout.split() == [table.fingerprint for table in tables], done.stderr
