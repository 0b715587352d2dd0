"""The last boxes of the sheet, which few games come to."""

from __future__ import annotations

from tests.games.torak.table import given


def test_the_last_boxes_can_be_ticked() -> None:
    t = given(monsters="6,5", beaten=9, ki=5, dice="16", fights="61").play("leg n 1 with 1", "fight")
    assert t.sheet()["beaten"] == 10
    assert given(dice="5", ki=4, sections="11").play("train 5").sheet()["ki"] == 5
    assert given(dice="6", filled=2, sections="11").play("fill 6").sheet()["filled"] == 3
    assert given(filled=3, rolls="12345").play("burn 3").sheet()["used"] == 3
    assert given(balls="6,5", dice="1").play("leg n 1 with 1").sheet()["found"] == 7
