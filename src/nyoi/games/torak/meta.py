"""Registration of Torak's Balls."""

from importlib.resources import files
from typing import Final

from nyoi.games.torak import dice, events, setup
from nyoi.games.torak.content import (
    DIRECTIONS,
    ELEMENTS,
    MODES,
    OPTIONS,
    SECTION,
    SPOT,
    direction_names,
    element_names,
    section_names,
)
from nyoi.games.torak.counted import counted
from nyoi.games.torak.foretell import foretell
from nyoi.games.torak.given import given
from nyoi.games.torak.imagine import Dreamer
from nyoi.games.torak.mind.default import default_move
from nyoi.games.torak.mind.features import NAMES, features
from nyoi.games.torak.mind.policy import policy, scores
from nyoi.games.torak.mind.rollout import likely
from nyoi.games.torak.mind.value import estimate, quiet
from nyoi.games.torak.moves import FIELDS, lexicon
from nyoi.games.torak.numbers import MOVES, NEWEST, PLAYED
from nyoi.games.torak.observe import TorakObserver
from nyoi.games.torak.pace import TorakPace
from nyoi.games.torak.position import KEYS
from nyoi.games.torak.possible import possible
from nyoi.games.torak.seen import TorakForetold, TorakView
from nyoi.games.torak.view import view
from nyoi.games.torak.why import why_not
from nyoi.games.torak.why_wait import unasked
from nyoi.kernel.game import Game, Mode, options_of
from nyoi.kernel.levels import Levels
from nyoi.kernel.mind import Mind

GAME: Final = Game(
    id="torak",
    names=("Torak’s Balls", "Torak’s Balls"),
    rules=NEWEST,
    plays=PLAYED,
    modes=tuple(
        Mode(
            mode["id"],
            mode["players"][0],
            mode["players"][1],
            mode.get("options"),
            tuple(mode["endings"]),
            together=mode["army"] == "algorithm",
        )
        for mode in MODES
    ),
    options=options_of(OPTIONS),
    endings=events.ENDINGS,
    words=events.WORDS,
    moves=FIELDS | MOVES,
    tables={
        "element": ELEMENTS,
        "spot": SPOT,
        "direction": DIRECTIONS,
        "section": SECTION,
        "dice": dice.NAMES,
        "ending": events.ENDINGS,
    },
    labels={
        lang: {"element": element_names(lang), "direction": direction_names(lang), "section": section_names(lang)}
        for lang in ("fr", "en")
    },
    new=setup.new,
    given=given,
    positions=KEYS,
    possible=possible,
    view=view,
    view_type=TorakView,
    foretell=foretell,
    foretold_type=TorakForetold,
    dreamer=Dreamer,
    why_not=why_not,
    unasked=unasked,
    components=setup.components,
    points=setup.points,
    scores=scores,
    policy=policy,
    default=default_move,
    clauses=("TORAK-5.1", "TORAK-8.1"),
    lexicon=lexicon,
    likely=likely,
    estimate=estimate,
    team=True,  # a lost Solo or Co-op game has no winner, nor has a tied race (TORAK-8.10)
    mind=Mind(
        names=NAMES,
        features=features,
        quiet=quiet,
        practice=(
            (1, "solo"),
            (2, "coop"),
            (3, "coop"),
            (2, "competitive"),
            (3, "competitive"),
            (2, "competitive"),
            (2, "duel"),
        ),
        weights=files("nyoi.games.torak") / "mind" / "weights.json",
        patience=2,
    ),
    levels=Levels(
        heats=(8.0, 3.0, 1.0, 0.4, 0.0),
        rounds=60,  # with 200 it departs from the plan more often and wins less (docs/bots.md)
        questions=("boost", "escape", "act", "open", "play", "face", "stride", "caught", "troop"),  # no scenery
        ladder="competitive",
    ),
    pace=TorakPace,
    counted=counted,
    turning=("ball", "beat", "lost", "captured", "killed", "out"),
    observe=TorakObserver,
)
