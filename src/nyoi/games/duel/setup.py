"""New games, and the inventory of all pieces (DUEL sections 4 and 9).

Hand-made positions are in position.py.
"""

from __future__ import annotations

from nyoi.games.duel.content import BALL_OF, DECK, FIGURES, GROUPS, PRESETS, TILES
from nyoi.games.duel.rules.opening import PRESET, Opening, worth
from nyoi.games.duel.state import Choices, Duel
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting


def new(setting: Setting, seed: int) -> Duel:
    """Return a new game with options read and nothing laid out."""
    s = table(setting)
    s.rng = Rng(seed)
    teams, limit = str(setting.options["teams"]), setting.options["team_value_max"]
    if teams.startswith(PRESET) and isinstance(limit, int):
        dearest = max(worth(team) for team in PRESETS[teams.removeprefix(PRESET)])
        if dearest > limit:
            raise Refused("preset-too-dear", "DUEL-4.9", value=dearest, limit=limit)
    s.stack = [Opening()]  # type: ignore[list-item]
    return s


def table(setting: Setting) -> Duel:
    """Return an empty table with the host's choices and all pieces in the box."""
    s = Duel()
    s.setting = setting
    s.seats = setting.seats
    s.choices = Choices(setting.options)
    s.places = (NOBODY,) * (2 * len(TILES))
    s.deck = DECK
    return s


_TOKEN = 100  # keeps the kinds of pieces apart in the inventory
_SAIBAIMAN = 200


def components(s: Duel) -> list[int]:
    """Return every card, token and Saibaiman, wherever it is (DUEL-3.1)."""
    cards = [*s.deck[s.top :], *s.discard, *s.playing, *s.hands[0], *s.hands[1]]
    cards += [card for card in s.market if card != NOBODY]
    tokens = [token for token in s.spots if token != NOBODY]
    tokens += [BALL_OF[g] for g in range(GROUPS) for c in range(FIGURES) if s.balls[c] >> g & 1]
    tokens += [token for token in range(s.aside.bit_length()) if s.aside >> token & 1]
    saibaimen = [*s.saibaimen, *s.reserve, *s.gone]
    return sorted([*cards, *(_TOKEN + t for t in tokens), *(_SAIBAIMAN + u for u in saibaimen)])
