"""Registration of Les Boules de Toma."""

from importlib.resources import files
from typing import Final

from nyoi.games.toma import events, setup
from nyoi.games.toma.content import CARDS, OPTIONS, POWERS, names, titles
from nyoi.games.toma.counted import counted
from nyoi.games.toma.foretell import foretell
from nyoi.games.toma.given import given
from nyoi.games.toma.imagine import Dreamer
from nyoi.games.toma.mind.features import NAMES, features
from nyoi.games.toma.mind.policy import scores
from nyoi.games.toma.mind.rollout import likely
from nyoi.games.toma.mind.value import estimate, forget, quiet
from nyoi.games.toma.moves import FIELDS, lexicon
from nyoi.games.toma.observe import TomaObserver
from nyoi.games.toma.pace import TomaPace
from nyoi.games.toma.position import KEYS
from nyoi.games.toma.possible import possible
from nyoi.games.toma.seen import TomaForetold, TomaView
from nyoi.games.toma.tiny import tiny
from nyoi.games.toma.view import view
from nyoi.games.toma.why import unasked, why_not
from nyoi.kernel.game import Game, Mode, options_of
from nyoi.kernel.levels import Levels
from nyoi.kernel.mind import Mind

GAME: Final = Game(
    id="toma",
    names=("Les Boules de Toma", "Toma's Dragon Balls"),
    rules=1,
    modes=(
        Mode("base", 2, 4),
        Mode("extension", 5, 8),
        Mode("swap", 2, 8, {"deck_mode": "random"}),
    ),
    options=options_of(OPTIONS),
    endings=("survivor", "showdown", "overtime"),
    words=events.WORDS,
    moves=FIELDS,
    tables={"card": CARDS, "power": POWERS, "start": events.STARTS, "tie": events.TIES, "win": events.WINS},
    labels={lang: {"card": names(lang), "power": titles(lang)} for lang in ("fr", "en")},
    new=setup.new,
    given=given,
    positions=KEYS,
    possible=possible,
    unasked=unasked,
    view=view,
    view_type=TomaView,
    foretell=foretell,
    foretold_type=TomaForetold,
    dreamer=Dreamer,
    why_not=why_not,
    components=setup.components,
    points=lambda s: list(s.balls),  # they give the final ranking (TOMA-8.12)
    scores=scores,
    forget=forget,
    clauses=("TOMA-5.1", "TOMA-8.9"),
    lexicon=lexicon,
    likely=likely,
    estimate=estimate,
    mind=Mind(
        names=NAMES,
        features=features,
        quiet=quiet,
        practice=((2, "base"), (3, "base"), (4, "base"), (6, "extension")),
        weights=files("nyoi.games.toma") / "mind" / "weights.json",
    ),
    levels=Levels(
        heats=(3.0, 0.6, 0.25, 0.1, 0.0),
        memories=(0.3, 0.6, 0.8, 1.0, 1.0),
        rounds=300,
        questions=("discard", "guess", "peek", "duel", "redraw", "trade", "cross"),
    ),
    pace=TomaPace,
    counted=counted,
    turning=("out", "ball"),
    observe=TomaObserver,
    tiny=tiny,
)
