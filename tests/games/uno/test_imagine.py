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


def test_who_drew_on_the_colour_in_force_hardly_has_it() -> None:
    red = COLOURS.index("red")
    assert held("-", red) > 0.8
    assert held("red", red) < 0.25
    assert 0.1 < held("red", red, "B9-1") < 0.6  # another colour is in force: he drew a while ago


def test_who_drew_had_no_wild_card_and_who_never_drew_saves_his() -> None:
    by_chance = 5 * sum(c == NO_COLOUR for c in COLOUR) / len(COLOUR)
    assert held("red", NO_COLOUR) < 0.3 * by_chance
    assert held("-", NO_COLOUR) > 1.15 * by_chance


def test_what_is_known_of_a_hand_stays_in_it() -> None:
    t = nyoi.given("uno", {"hands": CARDS, "discard": "R5-1", "drew_on": "- / blue", "turn": 0, "seed": 1})
    s, rng = t.state, Rng(2)
    assert isinstance(s, Uno)
    s.saw(0, 1, s.hands[1][:2])
    assert all(set(s.hands[1][:2]) <= set(dreamt(look(t, 0), rng)) for _ in range(20))
