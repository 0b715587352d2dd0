"""Registration of UNO Dragon Ball Z."""

from importlib.resources import files
from typing import Final

from nyoi.games.uno import events, setup
from nyoi.games.uno.content import CARDS, COLOURS, LEAST, MOST, OPTIONS, WISHES, colour_names, names
from nyoi.games.uno.counted import counted
from nyoi.games.uno.foretell import foretell
from nyoi.games.uno.given import given
from nyoi.games.uno.imagine import Dreamer
from nyoi.games.uno.mind.default import default_move
from nyoi.games.uno.mind.features import NAMES, features
from nyoi.games.uno.mind.policy import HEATS, policy, scores
from nyoi.games.uno.mind.rollout import likely
from nyoi.games.uno.mind.value import estimate, forget, quiet
from nyoi.games.uno.moves import FIELDS, lexicon
from nyoi.games.uno.observe import UnoObserver
from nyoi.games.uno.pace import UnoPace
from nyoi.games.uno.position import KEYS
from nyoi.games.uno.possible import possible
from nyoi.games.uno.seen import UnoForetold, UnoView
from nyoi.games.uno.view import view
from nyoi.games.uno.why import meant, unasked, why_not
from nyoi.kernel.game import Game, Mode, options_of
from nyoi.kernel.levels import Levels
from nyoi.kernel.mind import Mind

GAME: Final = Game(
    id="uno",
    names=("UNO Dragon Ball Z", "UNO Dragon Ball Z"),
    rules=1,
    modes=(  # a round is blocked only with a changed deck (UNO-6.21)
        Mode("single", LEAST, MOST, endings=("last_card", "wish")),
        Mode("scoring", LEAST, MOST, {"scoring": True}, endings=("target",)),
    ),
    options=options_of(OPTIONS),
    endings=("last_card", "wish", "target", "blocked"),
    words=events.WORDS,
    moves=FIELDS,
    tables={
        "card": CARDS,
        "colour": COLOURS,
        "wish": WISHES,
        "why": events.WHYS,
        "skip": events.SKIPS,
        "way": events.WAYS,
    },
    labels={lang: {"card": names(lang), "colour": colour_names(lang)} for lang in ("fr", "en")},
    new=setup.new,
    given=given,
    positions=KEYS,
    possible=possible,
    view=view,
    view_type=UnoView,
    foretell=foretell,
    foretold_type=UnoForetold,
    dreamer=Dreamer,
    why_not=why_not,
    unasked=unasked,
    meant=meant,
    components=setup.components,
    points=setup.points,
    scores=scores,
    policy=policy,
    forget=forget,
    clauses=("UNO-7.31", "UNO-8.8"),
    lexicon=lexicon,
    likely=likely,
    estimate=estimate,
    default=lambda view, moves: default_move(view, view["seat"], moves),
    mind=Mind(
        names=NAMES,
        features=features,
        quiet=quiet,
        practice=((2, "scoring"), (2, "scoring"), (3, "scoring"), (4, "scoring")),
        weights=files("nyoi.games.uno") / "mind" / "weights.json",
    ),
    levels=Levels(
        heats=HEATS,
        memories=(0.3, 0.6, 0.8, 1.0, 1.0),
        rounds=2000,
        # Bluffs, calls and races use the heuristic: determinization cannot tell bluffs, and a search would be
        # too late.
        questions=("turn", "drawn", "wish", "swap", "stack"),
    ),
    pace=UnoPace,
    counted=counted,
    turning=("round_over", "uno", "caught"),
    observe=UnoObserver,
)
