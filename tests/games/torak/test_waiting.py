"""What a seat hears that is asked nothing: the game speaks, not the house."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.words.speech import Speech
from tests.games.torak.table import Look, given, new


def heard(t: Look, seat: int, text: str = "end") -> tuple[str, str]:
    return t.refusal(text, seat)


@pytest.mark.clause("TORAK-4.9", "TORAK-9.28")
def test_who_does_not_draw_hears_who_does() -> None:
    assert heard(given(2, setup=0, sections="11"), 1, "mountain 0,0") == ("other-draws", "TORAK-4.9")
    duel = given(2, "duel", setup=0, sections="11")
    assert duel.table.refusal(1, "mountain 0,0").facts == {"seat": 0, "element": "mountain"}  # type: ignore[union-attr]


@pytest.mark.clause("TORAK-5.5", "TORAK-9.29")
def test_turns_of_others() -> None:
    assert heard(given(2, dice="12"), 1) == ("other-turn", "TORAK-5.5")
    assert heard(given(2, filled=1), 1, "burn 1") == ("other-turn", "TORAK-5.5")
    duel = given(2, "duel", dice="1", sections="11")
    assert heard(duel, 1, "troop 3,3") == ("hero-plays", "TORAK-9.29")
    assert heard(duel.play("end"), 0) == ("army-places", "TORAK-9.29")


@pytest.mark.clause("TORAK-9.6", "TORAK-9.7a", "TORAK-7.6", "TORAK-9.12")
def test_the_pool() -> None:
    assert heard(given(3, filled=1, turn=1), 0, "burn 1") == ("captain-burns", "TORAK-9.6")
    assert heard(given(3, heroes="6,6 / 4,4 / 6,6", troops="4,4", dice="611"), 0) == ("other-escapes", "TORAK-9.7a")
    met = given(3, monsters="6,5", dice="112", fights="16").play("leg n 1 with 1", seat=0)
    assert heard(met, 1, "leg e 1 with 1") == ("other-arrives", "TORAK-7.6")
    met.play("fight", seat=0)
    assert heard(met, 0, "leg e 1 with 1") == ("turn-spent", "TORAK-6.37")
    assert heard(given(3, heroes="- / 6,6 / 6,6", dice="12"), 0) == ("you-are-out", "TORAK-9.12")


@pytest.mark.clause("TORAK-9.19", "TORAK-9.22", "TORAK-9.25", "TORAK-8.13", "TORAK-5.2")
def test_the_race() -> None:
    draft = new(2, "competitive")
    mine = draft.asks(0)[0]
    assert heard(draft.play(mine, seat=0), 0, mine) == ("you-have-drawn", "TORAK-9.19")
    boost = given(3, "competitive", sheets=[{"filled": 1}, {}, {"filled": 1}])
    assert heard(boost, 1, "burn 0") == ("nothing-to-burn", "TORAK-9.22")
    assert heard(boost.play("burn 1", seat=0), 0, "burn 0") == ("you-have-burned", "TORAK-9.22")
    sheets = [{"balls": "6,5", "dice": "12"}, {"dice": "12"}, {"dice": "12"}]
    race = given(3, "competitive", sheets=sheets).play("leg n 1 with 1", seat=0).play("end", seat=1)
    assert heard(race, 0) == ("all-found", "TORAK-8.13")
    assert heard(race, 1) == ("turn-ended", "TORAK-5.2")
    out = given(3, "competitive", dice="12").play("concede", seat=1)
    assert heard(out, 1) == ("you-are-out", "TORAK-9.25")


@pytest.mark.clause("TORAK-7.8", "TORAK-10.1")
def test_nobody_learns_who_has_answered() -> None:
    t = given(3, "competitive", sheets=[{"filled": 1}, {}, {"filled": 1}])
    before = str(t.table.refusal(1, "burn 0"))
    assert str(t.play("burn 1", seat=0).table.refusal(1, "burn 0")) == before


@pytest.mark.parametrize(("lang", "said"), [("fr", "Ana place les troupes"), ("en", "Ana is placing the Army’s")])
def test_it_is_said_in_words(lang: str, said: str) -> None:
    t = given(2, "duel", army=0, dice="1", sections="11").play("end")
    refused = t.table.refusal(1, "end")
    assert refused is not None
    assert said in Speech(lang, nyoi.game("torak"), ["Ana", "Ben"]).refusal(refused)
