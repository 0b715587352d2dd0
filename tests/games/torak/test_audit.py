"""Everything on the sheet comes up in play."""

from __future__ import annotations

from collections import Counter

from tests.games.torak.audit import audit, components
from tests.games.torak.table import given

RARE = (
    "visited",
    "line",
    "section",
    "ball on",
    "monster box",
    "ball box",
    "army box",
    "bean box",
    "can",
    "ki box",
    "dose",
)
SELDOM = {
    "event no_room",
    "event gives_up",
    "event yielded",
    "move yield",
}  # proved one by one elsewhere


def test_moves_questions_events_and_stages_come_up() -> None:
    tally = audit(40)
    missing = [name for name, n in tally.items() if n == 0 and not name.startswith(("ending", *RARE))]
    assert set(missing) <= SELDOM
    assert (
        sum(tally[name] > 0 for name in components() if name.startswith("visited")) > 120
    )  # half of the games are on the small map


def test_components_have_one_name_each() -> None:
    names = Counter(components())
    assert max(names.values()) == 1
    assert sum(name.startswith("line") for name in names) == 312


def test_the_last_boxes_can_be_ticked() -> None:
    t = given(monsters="6,5", beaten=9, ki=5, dice="16", fights="61").play("leg n 1 with 1", "fight")
    assert t.sheet()["beaten"] == 10
    assert given(dice="5", ki=4, sections="11").play("train 5").sheet()["ki"] == 5
    assert given(dice="6", filled=2, sections="11").play("fill 6").sheet()["filled"] == 3
    assert given(filled=3, rolls="12345").play("burn 3").sheet()["used"] == 3
    assert given(balls="6,5", dice="1").play("leg n 1 with 1").sheet()["found"] == 7
