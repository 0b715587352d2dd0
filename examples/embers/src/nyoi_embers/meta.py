"""What The Dragon's Embers tells the house about itself."""

from typing import Final

from nyoi.kernel.game import Game, Mode, options_of
from nyoi.kernel.levels import Levels
from nyoi_embers import events, setup
from nyoi_embers.content import OPTIONS, SEATS
from nyoi_embers.foretell import foretell
from nyoi_embers.given import given
from nyoi_embers.imagine import Dreamer
from nyoi_embers.mind.policy import scores
from nyoi_embers.mind.rollout import likely
from nyoi_embers.mind.value import estimate
from nyoi_embers.moves import FIELDS, QUESTIONS, lexicon
from nyoi_embers.observe import EmbersObserver
from nyoi_embers.pace import EmbersPace
from nyoi_embers.position import KEYS
from nyoi_embers.possible import possible
from nyoi_embers.seen import EmbersForetold, EmbersView
from nyoi_embers.view import view
from nyoi_embers.why import why_not

GAME: Final = Game(
    id="embers",
    names=("Les Braises du Dragon", "The Dragon's Embers"),
    rules=1,
    modes=(Mode("circle", 2, SEATS),),
    options=options_of(OPTIONS),
    endings=("last_ember",),
    words=events.WORDS,
    moves=FIELDS,
    tables={},
    labels={"fr": {}, "en": {}},
    new=setup.new,
    given=given,
    positions=KEYS,
    possible=possible,
    view=view,
    view_type=EmbersView,
    foretell=foretell,
    foretold_type=EmbersForetold,
    dreamer=Dreamer,
    why_not=why_not,
    components=setup.components,
    points=lambda s: [s.left(seat) for seat in range(s.seats)],
    scores=scores,
    clauses=("EMBERS-5.1", "EMBERS-8.1"),
    lexicon=lexicon,
    likely=likely,
    estimate=estimate,
    levels=Levels(heats=(1.0, 0.3, 0.12, 0.05, 0.0), rounds=200, questions=tuple(QUESTIONS)),
    pace=EmbersPace,
    observe=EmbersObserver,
)
