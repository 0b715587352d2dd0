"""What a dream of UNO holds follows what was seen: who drew lacked the colour, who never drew saves his wild cards."""

from __future__ import annotations

import nyoi
from nyoi.bots.sight import Sight, look
from nyoi.games.uno.content import COLOUR, COLOURS, NO_COLOUR
from nyoi.games.uno.state import Uno
from nyoi.kernel.rng import Rng

DREAMS = 400
CARDS = "G1-1 G2-1 G3-1 G4-1 G5-1 / B1-1 B2-1 B3-1 B4-1 B5-1"


def dreamt(sight: Sight, rng: Rng) -> tuple[int, ...]:
    """The other's hand in a dream."""
    s = sight.dream(rng)
    assert isinstance(s, Uno)
    return s.hands[1]


def held(drew_on: str, colour: int, force: str = "R5-1") -> float:
    """How many cards of a colour the other holds in a dream, on the average, after he drew on a colour."""
    t = nyoi.given("uno", {"hands": CARDS, "discard": force, "drew_on": f"- / {drew_on}", "turn": 0, "seed": 1})
    sight, rng = look(t, 0), Rng(1)
    hands = [dreamt(sight, rng) for _ in range(DREAMS)]
    return sum(COLOUR[card] == colour for hand in hands for card in hand) / DREAMS


RED, YELLOW, BLUE = (COLOURS.index(name) for name in ("red", "yellow", "blue"))


def test_who_drew_hardly_has_the_colour_in_force_nor_a_wild_card() -> None:
    by_chance = 5 * sum(c == NO_COLOUR for c in COLOUR) / len(COLOUR)
    assert held("-", RED) > 0.8
    assert held("red", RED) < 0.25
    assert held("red", RED, "B9-1") < 0.25  # nor does he get any while another colour is in force
    assert held("red", NO_COLOUR) < 0.3 * by_chance


def after(hand: str, *moves: str, discard: str = "R5-1") -> dict[int, float]:
    """How many cards of each colour the other holds in a dream, on the average, after he and we did something."""
    t = nyoi.given("uno", {"hands": f"G1-1 G2-1 GD-1 G4-1 / {hand}", "discard": discard, "turn": 1, "seed": 1})
    t.play(*moves)
    sight, rng = look(t, 0), Rng(1)
    hands = [dreamt(sight, rng) for _ in range(DREAMS)]
    return {hue: sum(COLOUR[card] == hue for hand in hands for card in hand) / DREAMS for hue in (RED, YELLOW, BLUE)}


def test_who_leaves_a_colour_had_less_of_it_than_of_the_new_one() -> None:
    found = after("B5-1 B1-1 Y2-1 Y3-1 Y4-1", "play B5-1")
    assert found[RED] < 0.6 * found[BLUE]


def test_who_plays_a_wild_card_could_not_play_another_and_names_what_he_has_most_of() -> None:
    blue = after("W-1 B1-1 B2-1 Y3-1 Y4-1", "play W-1 blue")
    yellow = after("W-1 B1-1 B2-1 Y3-1 Y4-1", "play W-1 yellow")
    assert max(blue[RED], yellow[RED]) < 0.3
    assert blue[BLUE] > 1.3 * yellow[BLUE]
    assert yellow[YELLOW] > 1.3 * blue[YELLOW]


def test_what_was_drawn_since_is_not_doubted() -> None:
    """He left red, and had to draw two: those may be red."""
    before = after("B5-1 B1-1 Y2-1 Y3-1 Y4-1", "play B5-1")
    drawn = after("G5-1 B1-1 Y2-1 Y3-1 Y4-1", "play G5-1", "play GD-1")
    assert drawn[RED] > before[RED] + 0.2


def test_what_is_known_of_a_hand_stays_in_it() -> None:
    t = nyoi.given("uno", {"hands": CARDS, "discard": "R5-1", "drew_on": "- / blue", "turn": 0, "seed": 1})
    s, rng = t.state, Rng(2)
    assert isinstance(s, Uno)
    s.saw(0, 1, s.hands[1][:2])
    assert all(set(s.hands[1][:2]) <= set(dreamt(look(t, 0), rng)) for _ in range(20))
