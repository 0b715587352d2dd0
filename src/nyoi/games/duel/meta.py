"""The game description of Dragon Ball Z Duel Battle."""

from importlib.resources import files
from typing import Final

from nyoi.games.duel import check, events, setup
from nyoi.games.duel.content import (
    CARDS,
    OPTIONS,
    POSITIONS,
    SPOTS,
    TALENTS,
    TECHNIQUES,
    TILES,
    TOKENS,
    UNITS,
    ZONES,
    labels,
)
from nyoi.games.duel.counted import counted
from nyoi.games.duel.field import LAYOUTS
from nyoi.games.duel.foretell import foretell
from nyoi.games.duel.given import given
from nyoi.games.duel.imagine import Dreamer
from nyoi.games.duel.mind.default import default_move
from nyoi.games.duel.mind.features import NAMES, features
from nyoi.games.duel.mind.orders import ORDERS, auto_pass
from nyoi.games.duel.mind.policy import scores
from nyoi.games.duel.mind.rollout import likely
from nyoi.games.duel.mind.value import estimate, quiet
from nyoi.games.duel.moves import FIELDS, lexicon
from nyoi.games.duel.numbers import NEWEST, PLAYED
from nyoi.games.duel.observe import DuelObserver
from nyoi.games.duel.pace import DuelPace
from nyoi.games.duel.pieces import THINGS
from nyoi.games.duel.position import KEYS
from nyoi.games.duel.possible import possible
from nyoi.games.duel.seen import DuelForetold, DuelView
from nyoi.games.duel.view import view
from nyoi.games.duel.why import unasked, why_not
from nyoi.kernel.game import Game, Mode, options_of
from nyoi.kernel.levels import Levels
from nyoi.kernel.mind import Mind

check.check()

GAME: Final = Game(
    id="duel",
    names=("Dragon Ball Z Duel Battle", "Dragon Ball Z Duel Battle"),
    rules=NEWEST,
    plays=PLAYED,
    modes=(Mode("duel", 2, 2),),
    options=options_of(OPTIONS),
    endings=events.ENDINGS,
    words=events.WORDS,
    moves=FIELDS,
    tables={
        "unit": UNITS,
        "zone": ZONES,
        "spot": SPOTS,
        "tile": TILES,
        "position": POSITIONS,
        "token": TOKENS,
        "card": CARDS,
        "technique": TECHNIQUES,
        "talent": TALENTS,
        "thing": THINGS,
        "layout": tuple(LAYOUTS),
        "why": events.WHYS,
        "ending": events.ENDINGS,
    },
    labels={lang: labels(lang) for lang in ("fr", "en")},
    new=setup.new,
    given=given,
    positions=KEYS,
    possible=possible,
    view=view,
    view_type=DuelView,
    foretell=foretell,
    foretold_type=DuelForetold,
    dreamer=Dreamer,
    why_not=why_not,
    unasked=unasked,
    components=setup.components,
    points=lambda s: list(s.points),
    scores=scores,
    default=default_move,
    orders=ORDERS,
    auto=auto_pass,
    clauses=("DUEL-5.4", "DUEL-8.2"),
    lexicon=lexicon,
    likely=likely,
    estimate=estimate,
    mind=Mind(
        names=NAMES,
        features=features,
        quiet=quiet,
        practice=((2, "duel"),),
        weights=files("nyoi.games.duel") / "mind" / "weights.json",
    ),
    levels=Levels(heats=(3.0, 0.5, 0.2, 0.08, 0.0), rounds=60),
    pace=DuelPace,
    counted=counted,
    turning=("ko", "scored", "dragon"),
    observe=DuelObserver,
)
