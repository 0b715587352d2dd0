"""The memory of each player's last turns, by which determinizations of hidden hands are weighed."""

from __future__ import annotations

import nyoi
from nyoi.games.uno.imagine import known
from nyoi.games.uno.state import RECALLED, Uno, unpacked


def dealt(seats: int) -> Uno:
    s = nyoi.new("uno", seats=seats, seed=1).state
    assert isinstance(s, Uno)
    return s


def test_the_last_turns_are_kept_oldest_first() -> None:
    s = dealt(10)
    for turn in range(2 * RECALLED + 3):
        for seat in (0, 8, 9):
            s.note_turn(seat, 111, 3, turn, -1, 1000 * turn + seat)
        kept = range(max(0, turn + 1 - RECALLED), turn + 1)
        for seat in (0, 8, 9):
            assert [unpacked(t) for t in s.turns_of(seat)] == [(111, 3, n, -1, 1000 * n + seat) for n in kept]
    assert s.turns_of(1) == []


def test_turns_go_with_the_hand_that_changes_places() -> None:
    s = dealt(3)
    for turn in range(RECALLED + 2):
        s.note_turn(0, -1, 2, -1, -1, turn)
    s.note_turn(2, 5, 0, 7, 3, 1)
    before = [s.turns_of(seat) for seat in range(3)]
    s.exchange([2, 0, 1])
    assert [s.turns_of(seat) for seat in range(3)] == [before[2], before[0], before[1]]


def test_a_state_made_from_a_view_remembers_the_same_turns() -> None:
    table = nyoi.new("uno", seats=4, seed=3)
    while table.seq < 120 and table.decision is not None:
        table.play(table.decision.moves[-1])
    s = table.state
    assert isinstance(s, Uno)
    assert any(len(s.turns_of(seat)) == RECALLED for seat in range(4))
    again = known(table.view(0))
    for seat in range(4):
        assert again.turns_of(seat) == s.turns_of(seat)
        again.note_turn(seat, 1, 1, 1, 1, 1)
        assert again.turns_of(seat)[:-1] == s.turns_of(seat)[-RECALLED + 1 :]
