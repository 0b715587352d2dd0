"""Two readings of the rules, move by move over random games: whatever one of them gets wrong shows here.

200 games in a normal run; `NYOI_ORACLE_GAMES=2000` for more.
"""

from __future__ import annotations

import os

import pytest

import nyoi
from nyoi.games.uno.content import CARDS, COLOURS
from nyoi.games.uno.state import CALLED, EXPOSED, Uno
from nyoi.games.uno.view import phase_of
from nyoi.kernel.decision import CLOCK
from nyoi.kernel.play import advance, asked, offered
from nyoi.kernel.rng import Rng
from tests.games.uno.oracle import Oracle

GAMES = int(os.environ.get("NYOI_ORACLE_GAMES", "200"))
LOTS = 20  # so that a failure names a small lot of games
PATIENCE = 400  # decisions after which a game is hurried to its end: random hands grow and shrink for long
RULINGS = (
    *("scoring", "next_dealer", "setup_skipped", "two_player_reverse", "plus4_wilds_count", "plus4_challenge"),
    *("last_card_draws", "wish_draw2_skips", "wish_shed_place", "dragonball_profile", "uno_call"),
)


def some_options(seats: int, rng: Rng) -> dict[str, object]:
    """The ruling options at random, no house rules."""
    chosen: dict[str, object] = {"first_dealer": rng.below(seats + 1), "target_score": 100 + 50 * rng.below(6)}
    for option in nyoi.game("uno").options:
        if option.id in RULINGS and rng.below(2):
            chosen[option.id] = rng.below(2) == 1 if option.kind == "bool" else rng.pick(option.values)
    if rng.below(3):
        chosen["scoring"] = False
    return chosen


def start(seed: int) -> tuple[Uno, Oracle, Rng]:
    rng = Rng(seed)
    seats = 2 + seed % 9
    game = nyoi.game("uno")
    setting = game.setting(seats, None, some_options(seats, rng))
    s = game.start(setting, seed)
    assert isinstance(s, Uno)
    return s, Oracle(seats, dict(setting.options), list(s.drawn or [])), rng


def same(s: Uno, oracle: Oracle) -> None:
    """Everything both readings know, side by side."""
    assert s.over == oracle.over
    assert s.ending == oracle.ending
    assert s.scores == oracle.scores
    assert [sorted(CARDS[c] for c in hand) for hand in s.hands] == [sorted(hand) for hand in oracle.hands]
    assert [CARDS[c] for c in s.pile[s.top :]] == oracle.pile
    assert [CARDS[c] for c in s.discard] == oracle.discard
    assert COLOURS[s.colour] == oracle.colour
    if s.over:
        assert s.results[oracle.winner] == 1
        return
    assert s.decision is not None
    assert (s.round, s.dealer) == (oracle.round, oracle.dealer)
    assert (s.direction == 1) == oracle.clockwise
    assert s.markers == oracle.markers
    assert [c == CALLED for c in s.calls] == [said == "called" for said in oracle.said]
    assert [c >= EXPOSED for c in s.calls] == [said == "exposed" for said in oracle.said]
    phase, due, _ = phase_of(s)
    assert (phase.upper(), due) == (oracle.phase, oracle.who)
    assert [(x, sorted(m.text for m in s.decision.of(x))) for x in s.decision.seats] == [
        (x, sorted(texts)) for x, texts in oracle.asked()
    ]


def choose(s: Uno, rng: Rng, live: bool, hurry: bool) -> tuple[int, str]:
    """A seat and a move at random: in order as without a clock, or whoever is quickest."""
    seats = asked(s) if live else [seat for seat in asked(s) if seat != CLOCK]
    seat = rng.pick(seats) if live and rng.below(3) == 0 else seats[0]
    texts = [move.text for move in offered(s, seat)]
    if hurry:
        texts = [text for text in texts if text not in ("draw", "keep", "challenge")] or texts
        texts = [text for text in texts if not text.startswith(("catch", "play W4"))] or texts
    return seat, rng.pick(texts)


@pytest.mark.clause("UNO-5.10", "UNO-5.12", "UNO-6.1", "UNO-6.2", "UNO-7.25", "UNO-8.1", "UNO-8.10", "UNO-8.12")
@pytest.mark.parametrize("lot", range(LOTS))
def test_both_readings_agree(lot: int) -> None:
    for seed in range(lot, GAMES, LOTS):
        s, oracle, rng = start(seed)
        live = seed % 3 == 0
        played = 0
        same(s, oracle)
        while not s.over:
            seat, text = choose(s, rng, live, played > PATIENCE)
            move = next(m for m in offered(s, seat) if m.text == text)
            s.drawn = []
            advance(s, seat, move)
            oracle.do(seat, text, s.drawn)
            same(s, oracle)
            played += 1
