"""A tournament in a house of three workers: each of them sees to it, and each step is taken once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.server.evenings import at, come, is_over, of_round, opened, play_on
from tests.server.guests import Guest, until
from tests.server.test_many_workers import started

pytestmark = [pytest.mark.seed(1), pytest.mark.sqlite]  # it chooses its store itself


def test_a_tournament_of_eight_at_three_workers(tmp_path: Path) -> None:
    workers = started(tmp_path, 3)
    ann, bob = Guest(workers[0].port, "Ann"), Guest(workers[1].port, "Bob")
    stranger = Guest(workers[2].port)
    code = opened(ann, form="swiss", fill=8, rounds=3)
    come(bob, code)
    at(ann, code, "begin")
    info = play_on([ann, bob], code, is_over)
    assert [len(of_round(info, n)) for n in (1, 2, 3)] == [4, 4, 4]
    met = Counter(frozenset(seat["person"] for seat in table["seats"]) for table in info["tables"])
    assert max(met.values()) == 1
    assert sum(one["points"] for one in info["people"]) == 12
    seen = until(lambda: is_over(found := at(stranger, code)) and found)  # whoever asks another worker sees the same
    assert [(one["name"], one["place"]) for one in seen["people"]] == [
        (one["name"], one["place"]) for one in info["people"]
    ]
    with_one = [table["id"] for table in info["tables"]]
    assert len(set(with_one)) == len(with_one) == 12
    for one in workers:
        one.stop()
