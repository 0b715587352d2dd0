"""The game description of Le Tournoi du Pouvoir."""

from importlib.resources import files
from typing import Any, Final

from nyoi.games.tournament import events, setup
from nyoi.games.tournament.board import SPACES
from nyoi.games.tournament.check import check
from nyoi.games.tournament.content import (
    ABILITIES,
    ABILITY_ROWS,
    COMBOS,
    FACE_ROWS,
    FACES,
    FORM_ROWS,
    FORMS,
    KIND_ROWS,
    KINDS,
    OPTIONS,
    PILES,
    WARRIOR_ROWS,
    WARRIORS,
)
from nyoi.games.tournament.counted import counted
from nyoi.games.tournament.foretell import foretell
from nyoi.games.tournament.given import given
from nyoi.games.tournament.imagine import Dreamer
from nyoi.games.tournament.mind.default import default_move
from nyoi.games.tournament.mind.features import NAMES, features
from nyoi.games.tournament.mind.policy import policy, scores
from nyoi.games.tournament.mind.rollout import likely
from nyoi.games.tournament.mind.value import estimate, quiet
from nyoi.games.tournament.moves import FIELDS, lexicon
from nyoi.games.tournament.observe import TournamentObserver
from nyoi.games.tournament.pace import TournamentPace
from nyoi.games.tournament.position import KEYS
from nyoi.games.tournament.possible import possible
from nyoi.games.tournament.seen import TournamentForetold, TournamentView
from nyoi.games.tournament.view import view
from nyoi.games.tournament.why import unasked, why_not
from nyoi.kernel.game import Game, Mode
from nyoi.kernel.levels import Levels
from nyoi.kernel.mind import Mind

PILE_NAMES: Final = {
    "fr": ("Attaque", "Défense", "Spéciale", "Événement"),
    "en": ("Attack", "Defence", "Special", "Event"),
}


def labels(lang: str) -> dict[str, tuple[str, ...]]:
    """Return the display names of every table in a language."""
    key = "name" if lang == "fr" else "english"

    def named(rows: tuple[Any, ...]) -> tuple[str, ...]:
        return tuple(row[key] for row in rows)

    return {
        "warrior": named(WARRIOR_ROWS),
        "form": named(FORM_ROWS),
        "combo": tuple(combo[key] for row in FORM_ROWS for combo in row["combos"]),
        "ability": named(ABILITY_ROWS),
        "card": named(KIND_ROWS),
        "pile": PILE_NAMES[lang],
        "face": named(FACE_ROWS),
        "space": SPACES,
    }


check()

GAME: Final = Game(
    id="tournament",
    names=("Le Tournoi du Pouvoir", "The Tournament of Power"),
    rules=1,
    modes=(  # no "survivor": it is possible within ten rounds, but too rare for a golden game per table
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
    foretell=foretell,
    foretold_type=TournamentForetold,
    dreamer=Dreamer,
    why_not=why_not,
    components=setup.components,
    points=lambda s: [s.score(seat) for seat in range(s.seats)],
    scores=scores,
    policy=policy,
    default=default_move,
    clauses=("TOUR-7.1", "TOUR-8.1"),
    lexicon=lexicon,
    likely=likely,
    estimate=estimate,
    mind=Mind(
        names=NAMES,
        features=features,
        quiet=quiet,
        practice=((2, "rounds5"), (2, "rounds5"), (4, "rounds5"), (3, "rounds5"), (2, "rounds10")),
        weights=files("nyoi.games.tournament") / "mind" / "weights.json",
        patience=2,
    ),
    levels=Levels(heats=(2.0, 1.0, 0.5, 0.2, 0.0), rounds=150, ladder="rounds5"),
    pace=TournamentPace,
    counted=counted,
    turning=("eliminated", "destroyed", "out"),
    observe=TournamentObserver,
)
