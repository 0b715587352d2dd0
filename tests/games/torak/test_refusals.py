"""Reasons for what is refused; that all of them stand in the catalogues is seen in tests/words."""

from __future__ import annotations

import pytest

from tests.games.torak.table import given


def test_words_that_are_no_moves() -> None:
    t = given(dice="12")
    for text in ("", "nonsense", "leg", "é", "leg n 1", "leg n 99999 with 1", "leg n 1 with 9", "leg n 1 with 1 pay 0"):
        reason, clause = t.refusal(text)
        assert reason in ("unknown-move", "say-leg")
        assert clause.startswith("TORAK-")


@pytest.mark.parametrize(
    ("position", "text", "reason"),
    [
        ({"setup": 0, "sections": "11"}, "river 1,1 e", "draw-first"),
        ({"setup": 0, "sections": "11"}, "mountain 99,1", "unknown-spot"),
        ({"setup": 10, "sections": "11"}, "river 1,1 n", "river-way"),
        ({"filled": 1}, "end", "burn-first"),
        ({"filled": 1}, "concede", "not-now"),
        ({"dice": "12"}, "burn 1", "not-now"),
        ({"dice": "12"}, "train 6", "no-such-die"),
        ({"dice": "43"}, "leg n 3 with 4+3", "spare-die"),
        ({"dice": "43"}, "leg n 5 with 4+3", "say-leg"),  # smaller dice are written first
        ({"dice": "43"}, "leg n 4 with 4 pay 3", "pay-each"),
        ({"dice": "43", "mountains": "6,5"}, "leg n 2 with 3 pay 4+fuel", "pay-each"),
    ],
)
def test_reasons(position: dict[str, object], text: str, reason: str) -> None:
    assert given(1, "solo", None, **position).refusal(text)[0] == reason
