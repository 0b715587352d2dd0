"""Le Tournoi du Pouvoir: a battle royale with combat dice for 2 to 6."""

from typing import Final

from nyoi.games.tournament import events, setup
from nyoi.games.tournament.board import SPACES
from nyoi.games.tournament.checks import check
from nyoi.games.tournament.content import (
    ABILITIES,
    COMBOS,
    FACES,
    FORMS,
    KINDS,
    OPTIONS,
    PILES,
    WARRIORS,
)
from nyoi.games.tournament.foresight import estimate
from nyoi.games.tournament.given import given
from nyoi.games.tournament.hints import default_move, policy
from nyoi.games.tournament.imagine import Dreamer
from nyoi.games.tournament.labels import labels
from nyoi.games.tournament.moves import FIELDS
from nyoi.games.tournament.position import KEYS
from nyoi.games.tournament.possible import possible
from nyoi.games.tournament.seen import TournamentView
from nyoi.games.tournament.view import view
from nyoi.games.tournament.why import unasked, why_not
from nyoi.kernel.game import Game, Mode

check()

GAME: Final = Game(
    id="tournament",
    names=("Le Tournoi du Pouvoir", "The Tournament of Power"),
    rules=1,
    modes=(  # all other teams beaten within ten rounds is possible, but too rare for a golden game of each table
        Mode("rounds10", 2, 6, {"length": "rounds10"}, endings=("count", "duel")),
        Mode("rounds5", 2, 6, {"length": "rounds5"}, endings=("count", "duel")),
        Mode("timed", 2, 6, {"length": "timed"}),
    ),
    options=OPTIONS,
    endings=events.ENDINGS,
    words=events.WORDS,
    moves=FIELDS,
    tables={
        "warrior": WARRIORS,
        "form": FORMS,
        "combo": COMBOS,
        "ability": ABILITIES,
        "card": KINDS,
        "pile": PILES,
        "face": FACES,
        "space": SPACES,
        "first": events.FIRSTS,
        "verdict": events.VERDICTS,
    },
    labels={lang: labels(lang) for lang in ("fr", "en")},
    new=setup.new,
    given=given,
    positions=KEYS,
    possible=possible,
    unasked=unasked,
    view=view,
    view_type=TournamentView,
    dreamer=Dreamer,
    why_not=why_not,
    components=setup.components,
    points=lambda s: [s.score(seat) for seat in range(s.seats)],
    policy=policy,
    default=default_move,
    clauses=("TOUR-7.1", "TOUR-8.1"),
    estimate=estimate,
)
