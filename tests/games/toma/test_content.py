"""Section 3: the cards, their names, their powers, the decks."""

from __future__ import annotations

from typing import Any

import pytest

from nyoi.games.toma import content
from nyoi.games.toma.content import CARD, CARD_ROWS, CARDS, POWER_ROWS, VALUE, standard_deck
from tests.games.toma.table import fresh, given, wander

SUMMARY = {
    (0, "counter"): "/ kuro sangmarwane",
    (1, "guess"): "tentra pythar sharotto presea freya / light kisei wesey",
    (1, "copy"): "/ tobi boss_stinger",
    (2, "peek"): "ajito deidara / nate hikaritatsu",
    (2, "cross"): "/ dayu kefka",
    (3, "duel_high_out"): "charlo / gohan",
    (3, "duel_low_out"): "sk / warui",
    (4, "shield"): "cooler fugma / hidan enki",
    (5, "redraw"): "claire majin_vegeta / anko",
    (6, "trade"): "tytoon /",
    (7, "burden"): "motta /",
    (8, "doom"): "toma /",
}

PACKS = {
    5: "light kuro gohan nate",
    6: "kisei sangmarwane hidan hikaritatsu",
    7: "dayu kefka anko wesey",
    8: "tobi boss_stinger enki warui",
}


def row_of(id: str) -> dict[str, Any]:
    return CARD_ROWS[CARD[id]]


@pytest.mark.clause("TOMA-3.1")
def test_there_are_32_characters_each_once() -> None:
    assert len(CARDS) == len(set(CARDS)) == len({row["name"] for row in CARD_ROWS}) == 32
    for of_set in ("base", "extension"):
        assert sorted(row["print_order"] for row in CARD_ROWS if row["set"] == of_set) == list(range(1, 17))


@pytest.mark.clause("TOMA-3.1")
def test_each_card_says_what_it_is_and_where_that_comes_from() -> None:
    facts = "id name name_en aliases value power set pack print_order value_from source pack_source"
    for row in CARD_ROWS:
        assert set(facts.split()) <= set(row), row["id"]
        assert ("colour" in row) == ("colour_source" in row) == (row["value"] == 3), row["id"]
        assert row["pack"] == next((n for n, ids in PACKS.items() if row["id"] in ids.split()), 0), row["id"]
        assert (row["set"] == "base") == (row["pack"] == 0), row["id"]


@pytest.mark.clause("TOMA-3.2")
@pytest.mark.parametrize(("value", "power"), SUMMARY)
def test_the_summary_of_values_and_powers(value: int, power: str) -> None:
    base, extension = (set(part.split()) for part in SUMMARY[value, power].split("/"))
    same = [row for row in CARD_ROWS if row["value"] == value and row["power"] == power]
    assert {row["id"] for row in same if row["set"] == "base"} == base
    assert {row["id"] for row in same if row["set"] == "extension"} == extension


@pytest.mark.clause("TOMA-3.2")
def test_the_summary_leaves_no_card_out() -> None:
    assert sorted(id for ids in SUMMARY.values() for id in ids.split() if id != "/") == sorted(CARDS)


@pytest.mark.clause("TOMA-3.3")
def test_spellings_of_a_name_mean_one_card() -> None:
    spellings = {alias: row["name"] for row in CARD_ROWS for alias in row["aliases"]}
    assert spellings == {
        "Clair": "Claire",
        "MV": "Majin Végéta",
        "Mv": "Majin Végéta",
        "Gohan": "Son Gohan Ado",
        "SK": "S.K.",
        "Presea": "Presea Combatir",
        "Nate": "Nate Kurusawu",
        "Dayu": "Dayu Saizuki",
        "Hikariatsuu": "Hikaritatsu",
    }


@pytest.mark.clause("TOMA-3.3")
def test_the_fuller_name_is_shown() -> None:
    assert set(content.names("fr")) == {row["name"] for row in CARD_ROWS}
    assert content.names("fr")[CARD["gohan"]] == "Son Gohan Ado"
    assert content.names("en")[CARD["gohan"]] == "Teen Son Gohan"
    assert content.names("fr")[CARD["claire"]] == "Claire"
    assert content.names("fr")[CARD["hikaritatsu"]] == "Hikaritatsu"


@pytest.mark.clause("TOMA-3.4")
@pytest.mark.parametrize(("value", "power"), SUMMARY)
def test_cards_of_one_value_and_power_are_interchangeable(value: int, power: str) -> None:
    """Whichever of them is played: the same questions, the same offers, the same events but for its name."""
    alike = [id for id in SUMMARY[value, power].split() if id != "/"]
    fillers = ["nate", "warui", "hidan", "dayu", "sk", "fugma", "anko"]
    own, left, right, *pile = [id for id in fillers if id not in alike]
    play = "2:gohan" if "cooler" in alike else "2:cooler"
    stories = []
    for id in alike:
        t = given(f"{id} {own} / {left} / {right}", " ".join(pile), deck=32, plays=[play])
        assert t.asks(0) == [f"discard {id}", f"discard {own}"]
        t.play(f"discard {id}")
        story: list[object] = [t.turn, t.question, t.asks(0)]
        if t.turn == 0:
            t.play(t.asks(0)[0])
        stories.append([*story, t.words(), t.out, t.shields, t.turn, [t.hand(seat) for seat in range(3)]])
    assert all(story == stories[0] for story in stories)


@pytest.mark.clause("TOMA-3.4", "TOMA-6.48")
def test_mottas_list_is_the_six_and_all_fives() -> None:
    assert {CARD[id] for id in ("tytoon", "claire", "majin_vegeta", "anko")} == content.FORCED
    assert {card for card in range(32) if VALUE[card] in (5, 6)} == content.FORCED


@pytest.mark.clause("TOMA-3.5")
def test_each_power_has_texts_a_glyph_and_a_hue() -> None:
    assert len(POWER_ROWS) == 12
    for row in POWER_ROWS:
        for field in ("title_fr", "title_en", "text_fr", "text_en", "glyph", "hue"):
            assert isinstance(row[field], str), (row["id"], field)
            assert row[field].strip(), (row["id"], field)
        assert row["text_fr"] != row["text_en"]
    assert len({row["glyph"] for row in POWER_ROWS}) == 12  # colours are never the only cue
    assert content.titles("fr")[0] == "Riposte"
    assert content.titles("en")[0] == "Counter"


@pytest.mark.clause("TOMA-3.6")
def test_the_colour_of_a_three_is_its_power() -> None:
    for id, colour, power in (
        ("charlo", "red", "duel_high_out"),
        ("gohan", "red", "duel_high_out"),
        ("sk", "blue", "duel_low_out"),
        ("warui", "blue", "duel_low_out"),
    ):
        assert (row_of(id)["colour"], row_of(id)["power"]) == (colour, power)


@pytest.mark.clause("TOMA-3.7")
def test_a_count_of_balls_may_pass_the_target() -> None:
    # Everybody has reached 15: the round between them gives a sixteenth ball.
    t = given("freya ajito / motta", "claire", balls=[15, 15], overtime=True, options={"objective": 15})
    t.play("discard freya", "guess 1 7")
    assert t.balls == [16, 15]
    assert t.table.over


@pytest.mark.clause("TOMA-3.8")
def test_default_decks_are_nested_packs() -> None:
    cards = {row["id"] for row in CARD_ROWS if row["set"] == "base"}
    for seats in (2, 3, 4):
        assert {CARDS[card] for card in standard_deck(seats)} == cards
    for seats, pack in PACKS.items():
        cards |= set(pack.split())
        assert {CARDS[card] for card in standard_deck(seats)} == cards


@pytest.mark.clause("TOMA-3.8")
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_game_is_dealt_from_the_default_deck(seats: int) -> None:
    t = fresh(seats)
    assert t.view()["deck"] == [CARDS[card] for card in standard_deck(seats)]


@pytest.mark.clause("TOMA-3.9")
@pytest.mark.parametrize(("seats", "mode"), [(3, None), (6, None), (4, "swap")])
def test_the_composition_is_public_and_does_not_change(seats: int, mode: str | None) -> None:
    t = fresh(seats, mode=mode, objective=2)
    assert t.events("deck") == [{"word": "deck", "cards": t.view()["deck"]}]
    deck, rounds = t.view()["deck"], 0
    for now in wander(t):
        for seat in (-1, *range(seats)):
            assert now.view(seat)["deck"] == deck
        rounds = now.state.round
        lying = [now.pile, now.aside, now.open, *(now.hand(x) + " " + now.row(x) for x in range(seats))]
        assert sorted(" ".join(lying).split()) == sorted(deck)
    assert rounds > 1
