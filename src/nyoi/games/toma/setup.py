"""New games of Toma (TOMA sections 4 and 9)."""

from __future__ import annotations

from nyoi.games.toma.content import (
    CARD,
    CARDS,
    COLOUR,
    DECK_FOR,
    DECKS,
    HIGHEST,
    TARGET_FOR,
    VALUE,
    standard_deck,
)
from nyoi.games.toma.rules.match import HOST, RANDOM, Match
from nyoi.games.toma.state import Toma
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting


def new(setting: Setting, seed: int) -> Toma:
    """Return a new game, with options read and nothing dealt yet."""
    s = table(setting)
    options = setting.options
    s.rng = Rng(seed)
    whole = DECKS[DECK_FOR[setting.seats]]["size"] == len(CARDS)  # nothing to choose from
    if options["deck_mode"] == "custom" and not whole:
        s.cards = custom_deck(options["custom_cards"], setting.seats)
    elif options["deck_mode"] != "random":
        s.cards = standard_deck(setting.seats)
    if options["first_start"] == "seat":
        seat = options["first_start_seat"]
        assert isinstance(seat, int)
        if seat > setting.seats:
            raise Refused("bad-first-seat", "TOMA-4.9", value=seat, seats=setting.seats)
        s.starter, s.start_why = seat - 1, HOST
    else:
        s.starter, s.start_why = NOBODY, RANDOM
    s.stack = [Match()]  # type: ignore[list-item]
    return s


def table(setting: Setting) -> Toma:
    """Return an empty table with the host's choices."""
    s = Toma()
    options = setting.options
    s.setting = setting
    s.seats = n = setting.seats
    target = options["objective"]
    s.target = target if isinstance(target, int) else TARGET_FOR[n]
    s.free_zero = options["zero_reaction"] == "optional"
    s.guess_wins = options["named_zero"] == "guess_wins"
    s.cross_self = bool(options["cross_self"])
    s.use_aside = options["empty_deck_draw"] == "set_aside"
    s.tied_only = options["overtime"] == "tied"
    s.open_out = options["eliminated_view"] == "open"
    s.balls = [0] * n
    s.dealt = [True] * n
    s.inside = [True] * n
    s.clear()
    return s


def custom_deck(ids: object, seats: int) -> tuple[int, ...]:
    """Return the host's own deck, or refuse it if it breaks the proportions (TOMA-9.2, 9.3)."""
    assert isinstance(ids, list)
    deck = DECKS[DECK_FOR[seats]]
    cards: list[int] = []
    for id in ids:
        if id not in CARD:
            raise Refused("deck-unknown-card", "TOMA-9.3", card=id)
        if CARD[id] in cards:
            raise Refused("deck-twice", "TOMA-9.3", card=id)
        cards.append(CARD[id])
    for value in range(HIGHEST + 1):
        found, due = sum(VALUE[c] == value for c in cards), deck["counts"][str(value)]
        if found != due:
            raise Refused("deck-count", "TOMA-9.3", value=value, found=found, due=due, size=deck["size"])
    if deck["threes_of_both_colours"] and len({COLOUR[c] for c in cards if COLOUR[c]}) < 2:
        raise Refused("deck-one-colour", "TOMA-9.2")
    return tuple(sorted(cards))


def components(s: Toma) -> list[int]:
    """Return all cards, wherever they lie."""
    return sorted(
        [
            *s.pile[s.top :],
            *([s.aside] if s.aside != NOBODY else []),
            *s.open,
            *(card for hand in s.hands for card in hand),
            *(card for row in s.rows for card in row),
        ]
    )


assert len(CARDS) == 32
