"""UNO Dragon Ball Z: shedding cards and calling out of turn, for 2 to 10."""

from typing import Final

from nyoi.games.uno import events, setup
from nyoi.games.uno.content import CARDS, COLOURS, LEAST, MOST, OPTIONS, WISHES, colour_names, names
from nyoi.games.uno.foresight import estimate, likely
from nyoi.games.uno.hints import default_move, policy
from nyoi.games.uno.imagine import Dreamer
from nyoi.games.uno.meant import meant
from nyoi.games.uno.moves import FIELDS
from nyoi.games.uno.position import KEYS, given
from nyoi.games.uno.possible import possible
from nyoi.games.uno.seen import UnoView
from nyoi.games.uno.view import view
from nyoi.games.uno.why import unasked, why_not
from nyoi.kernel.game import Game, Mode, options_of

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
    dreamer=Dreamer,
    why_not=why_not,
    unasked=unasked,
    meant=meant,
    components=setup.components,
    points=setup.points,
    policy=policy,
    clauses=("UNO-7.31", "UNO-8.8"),
    likely=likely,
    estimate=estimate,
    default=lambda view, moves: default_move(view, view["seat"], moves),
)
