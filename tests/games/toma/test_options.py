"""Section 9: modes, decks of the host, options."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

import nyoi
from nyoi.games.toma import content
from nyoi.games.toma.content import CARD, CARD_ROWS, COLOUR, DECKS, VALUE
from tests.games.toma.table import SWAP, fresh, refused, wander

COUNTS = {
    16: [0, 5, 2, 2, 2, 2, 1, 1, 1],
    20: [1, 6, 3, 3, 2, 2, 1, 1, 1],
    24: [2, 7, 4, 3, 3, 2, 1, 1, 1],
    28: [2, 8, 6, 3, 3, 3, 1, 1, 1],
    32: [2, 10, 6, 4, 4, 3, 1, 1, 1],
}
SEATS = {16: (2, 3, 4), 20: (5,), 24: (6,), 28: (7,), 32: (8,)}


def counts(deck: list[str]) -> list[int]:
    return [sum(VALUE[CARD[id]] == value for id in deck) for value in range(9)]


def custom(deck: list[str], seats: int = 2) -> tuple[str, str, dict[str, object]]:
    """Why a deck of the host's own is refused."""
    with pytest.raises(nyoi.Refused) as no:
        fresh(seats, deck_mode="custom", custom_cards=deck)
    return no.value.reason, no.value.clause, no.value.facts


def instead(old: str, new: str) -> list[str]:
    return [new if id == old else id for id in SWAP]


@pytest.mark.clause("TOMA-9.1")
@pytest.mark.parametrize("seats", range(2, 9))
def test_base_extension_and_swap(seats: int) -> None:
    mode = "base" if seats <= 4 else "extension"
    assert fresh(seats).view()["mode"] == mode == fresh(seats, mode=mode).view()["mode"]
    other = "extension" if seats <= 4 else "base"
    assert refused(seats=seats, mode=other)[0] == "bad-mode-seats"


@pytest.mark.clause("TOMA-9.1")
def test_swap_is_another_deck_of_sixteen_out_of_the_32() -> None:
    seen = set()
    for seed in range(40):
        deck = fresh(3, seed, mode="swap").view()["deck"]
        assert counts(deck) == COUNTS[16]
        seen |= set(deck)
    assert len(seen) == 30  # all but the two Zeros turn up
    chosen = fresh(3, mode="swap", deck_mode="custom", custom_cards=SWAP)
    assert sorted(chosen.view()["deck"]) == sorted(SWAP)


@pytest.mark.clause("TOMA-9.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_host_composes_a_deck_of_sixteen(seats: int) -> None:
    t = fresh(seats, deck_mode="custom", custom_cards=SWAP)
    assert sorted(t.view()["deck"]) == sorted(SWAP)


@pytest.mark.clause("TOMA-9.2")
@pytest.mark.parametrize(("seats", "old", "new"), [(5, "light", "tobi"), (6, "nate", "dayu"), (7, "wesey", "tobi")])
def test_for_five_to_seven_too(seats: int, old: str, new: str) -> None:
    deck = [new if id == old else id for id in fresh(seats).view()["deck"]]
    assert sorted(fresh(seats, deck_mode="custom", custom_cards=deck).view()["deck"]) == sorted(deck)
    assert custom(SWAP, seats)[0] == "deck-count"


@pytest.mark.clause("TOMA-9.2")
def test_with_more_cards_the_threes_may_be_any() -> None:
    for left_out in ("charlo", "gohan", "sk", "warui"):
        threes = [id for id in ("charlo", "gohan", "sk", "warui") if id != left_out]
        deck = [id for id in fresh(5).view()["deck"] if VALUE[CARD[id]] != 3] + threes
        fresh(5, deck_mode="custom", custom_cards=deck)


@pytest.mark.clause("TOMA-9.2")
def test_with_eight_there_is_nothing_to_choose() -> None:
    full = [row["id"] for row in CARD_ROWS]
    assert fresh(8, deck_mode="custom", custom_cards=full).view()["deck"] == fresh(8).view()["deck"]
    assert fresh(8, deck_mode="custom", custom_cards=full[:-1]).view()["deck"] == fresh(8).view()["deck"]


@pytest.mark.clause("TOMA-9.2")
def test_the_list_is_ignored_in_the_other_modes() -> None:
    assert fresh(3, custom_cards=SWAP).view()["deck"] == fresh(3).view()["deck"]
    fresh(3, custom_cards=["nobody"])


@pytest.mark.clause("TOMA-9.3")
def test_too_many_or_too_few_of_a_value() -> None:
    assert custom(instead("light", "nate")) == (
        "deck-count",
        "TOMA-9.3",
        {"value": 1, "found": 4, "due": 5, "size": 16},
    )
    assert custom([*SWAP, "ajito"])[2] == {"value": 2, "found": 3, "due": 2, "size": 16}
    assert custom([id for id in SWAP if id != "toma"])[2] == {"value": 8, "found": 0, "due": 1, "size": 16}
    assert custom(instead("toma", "freya"))[0] == "deck-count"


@pytest.mark.clause("TOMA-9.3")
def test_missing_cards_are_not_filled_in() -> None:
    assert custom([])[0] == "deck-count"
    assert refused(seats=3, deck_mode="custom")[:2] == ("deck-count", "TOMA-9.3")


@pytest.mark.clause("TOMA-9.3", "TOMA-9.2")
@pytest.mark.parametrize(("old", "new"), [("warui", "charlo"), ("gohan", "sk")])
def test_threes_of_one_colour(old: str, new: str) -> None:
    assert custom(instead(old, new))[:2] == ("deck-one-colour", "TOMA-9.2")


@pytest.mark.clause("TOMA-9.3")
def test_a_card_twice() -> None:
    assert custom(instead("kisei", "light")) == ("deck-twice", "TOMA-9.3", {"card": "light"})


@pytest.mark.clause("TOMA-9.3")
@pytest.mark.parametrize("id", ["krillin", "", "Freya", "0", "freya "])
def test_an_unknown_id(id: str) -> None:
    assert custom(instead("light", id)) == ("deck-unknown-card", "TOMA-9.3", {"card": id})


@pytest.mark.clause("TOMA-9.3")
@pytest.mark.parametrize("zero", ["kuro", "sangmarwane"])
def test_a_zero_in_a_deck_of_sixteen(zero: str) -> None:
    reason, clause, facts = custom(instead("light", zero))
    assert (reason, clause) == ("deck-count", "TOMA-9.3")
    assert facts == {"value": 0, "found": 1, "due": 0, "size": 16}


@pytest.mark.clause("TOMA-9.3")
def test_how_many_decks_there_are() -> None:
    of_value = [sum(v == value for v in VALUE) for value in range(9)]
    red, blue = COLOUR.count("red"), COLOUR.count("blue")
    decks = red * blue
    for value, number in enumerate(COUNTS[16]):
        decks *= comb(of_value[value], number) if value != 3 else 1
    assert decks == 272160


@pytest.mark.clause("TOMA-9.4")
@pytest.mark.parametrize("size", COUNTS)
def test_a_random_deck_keeps_the_proportions_and_is_shown(size: int) -> None:
    for seats in SEATS[size]:
        for seed in range(10):
            t = fresh(seats, seed, deck_mode="random")
            deck = t.view()["deck"]
            assert counts(deck) == COUNTS[size]
            assert len(set(deck)) == size
            assert t.events("deck") == [{"word": "deck", "cards": deck}]
            if size == 16:
                assert {COLOUR[CARD[id]] for id in deck} == {"", "red", "blue"}


@pytest.mark.clause("TOMA-9.4")
def test_characters_are_drawn_evenly_within_each_value() -> None:
    decks = [fresh(4, seed, deck_mode="random").view()["deck"] for seed in range(400)]
    for row in CARD_ROWS:
        of_value = sum(v == row["value"] for v in VALUE)
        due = COUNTS[16][row["value"]] / of_value
        found = sum(row["id"] in deck for deck in decks) / 400
        assert abs(found - due) < 0.1, row["id"]


@pytest.mark.clause("TOMA-9.4")
def test_a_random_deck_stays_the_same_for_all_rounds() -> None:
    t = fresh(4, 5, deck_mode="random", objective=2)
    deck = t.view()["deck"]
    for now in wander(t):
        assert now.view()["deck"] == deck
    assert t.state.round > 1


@pytest.mark.clause("TOMA-9.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_copy_and_cross_work_at_any_number_of_players(seats: int) -> None:
    met = set()
    for seed in range(8):
        for now in wander(fresh(seats, seed, deck_mode="custom", custom_cards=SWAP, objective=2), seed):
            met |= set(now.words())
    assert {"copied", "crossed"} <= met


DEFAULTS: dict[str, object] = {
    "objective": None,
    "deck_mode": "standard",
    "custom_cards": [],
    "zero_reaction": "mandatory",
    "named_zero": "counter_wins",
    "cross_self": True,
    "empty_deck_draw": "round_ends",
    "overtime": "all",
    "first_start": "random",
    "first_start_seat": 1,
    "eliminated_view": "public",
    "turn_clock_seconds": 0,
}
VALUES: dict[str, list[object]] = {
    "objective": [1, 15, "3"],
    "zero_reaction": ["mandatory", "optional"],
    "named_zero": ["counter_wins", "guess_wins"],
    "cross_self": [True, False, "on", "off"],
    "empty_deck_draw": ["round_ends", "set_aside"],
    "overtime": ["all", "tied"],
    "first_start": ["random", "seat"],
    "first_start_seat": [1, 4],
    "eliminated_view": ["public", "open"],
    "turn_clock_seconds": [0, 1, 300],
    "deck_mode": ["standard", "random"],
}
CLAUSES = {
    "objective": "TOMA-8.8",
    "deck_mode": "TOMA-9.2",
    "custom_cards": "TOMA-9.2",
    "zero_reaction": "TOMA-6.4",
    "named_zero": "TOMA-6.6",
    "cross_self": "TOMA-6.32",
    "empty_deck_draw": "TOMA-7.6",
    "overtime": "TOMA-8.11",
    "first_start": "TOMA-4.9",
    "first_start_seat": "TOMA-4.9",
    "eliminated_view": "TOMA-10.7",
    "turn_clock_seconds": "TOMA-7.9",
}


@pytest.mark.clause("TOMA-9.6")
def test_the_options_and_their_defaults() -> None:
    assert fresh(4).view()["options"] == DEFAULTS


@pytest.mark.clause("TOMA-9.6")
@pytest.mark.parametrize("id", VALUES)
def test_every_value_of_an_option_can_be_played(id: str) -> None:
    for value in VALUES[id]:
        options: dict[str, Any] = {"objective": 1, id: value}
        for now in wander(fresh(4, **options)):
            assert now.view()["options"][id] == {"on": True, "off": False, "3": 3}.get(str(value), value)


@pytest.mark.clause("TOMA-9.6")
@pytest.mark.parametrize("id", CLAUSES)
def test_another_value_is_refused_with_the_clause(id: str) -> None:
    wrong: list[object] = [301, -1, 3.5, {"a": 1}, [1]]
    if id != "objective":  # None: by number of players
        wrong.append(None)
    if id != "custom_cards":  # a list may be written as text; its ids are checked with the deck
        wrong += ["nonsense", ""]
    for value in wrong:
        assert refused(seats=4, **{id: value}) == ("bad-option", CLAUSES[id]), value


@pytest.mark.clause("TOMA-9.6")
def test_there_is_no_other_option() -> None:
    assert refused(seats=4, house_rule=True)[0] == "unknown-option"


@pytest.mark.clause("TOMA-9.7")
@pytest.mark.parametrize("size", COUNTS)
def test_decks_are_fixed(size: int) -> None:
    deck = DECKS[size]
    assert [deck["counts"][str(value)] for value in range(9)] == COUNTS[size]
    assert [deck["add"][str(value)] for value in range(9)] == [
        a - b for a, b in zip(COUNTS[size], COUNTS[16], strict=True)
    ]
    assert tuple(deck["players"]) == SEATS[size]
    assert counts(deck["default_cards"]) == COUNTS[size]


@pytest.mark.clause("TOMA-9.7")
def test_a_content_pack_cannot_change_decks_or_powers(monkeypatch: pytest.MonkeyPatch) -> None:
    content.check()
    monkeypatch.setitem(DECKS[16]["counts"], "1", 6)
    with pytest.raises(ValueError, match="default deck of 16"):
        content.check()


@pytest.mark.clause("TOMA-9.7")
def test_no_option_touches_values_powers_or_tie_breaks() -> None:
    assert {option.id for option in nyoi.game("toma").options} == set(DEFAULTS)
    assert sum(VALUE) == 2 * 0 + 10 * 1 + 6 * 2 + 4 * 3 + 4 * 4 + 3 * 5 + 6 + 7 + 8
