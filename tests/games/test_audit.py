"""Everything comes up in play: events, questions, moves, endings, and the things that events name."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.lab.studies import study
from nyoi.lab.studies.any import everything, met, witness

GAMES = {"random": 80, "curious": 24}  # by lot, and by who tries what he tried least
# What so few games of seed 1 miss; each is proved by a test of its own.
RARE = {
    "toma": {
        *("event overtime", "ending overtime", "tie shared"),
        *("power copy", "power doom"),  # no event names them
    },
    "uno": {"event blocked", "ending blocked", "move pass"},
    "torak": {
        *("ending points", "ending monsters", "ending shared", "ending tie", "ending last_standing"),
        "element ball",  # it is printed, and never drawn
    },
    "duel": {
        *(
            "event vanished",
            "event resurrected",
            "move resurrect",
            "ending tie_first",
            "spot dropped2",
            "spot dropped4",
        ),
        *("question act-deploy", "move deploy"),  # an option of the house
        *("talent bond", "technique taiyoken"),
        *("position N", "position S", "thing flight", "thing regard", "thing reroll"),  # no event names them
    },
    "tournament": {
        *("event no_card", "event nothing_there", "event pile_remade", "event interposed"),
        *("question fuse-who", "question interpose", "warrior kefla", "warrior anilaza"),
        "pile event",  # nobody draws from it
    },
}
MANY = 100  # kinds with more ids than that (sections, dice, combos) do not all come up in so few games


@pytest.mark.long
@pytest.mark.parametrize("game", nyoi.IDS)
def test_everything_comes_up(game: str) -> None:
    audit = study("audit")
    rows = []
    for players, games in GAMES.items():
        ask = audit.asked(game, games, settings={"players": players})
        rows += [witness(audit.jobs(ask)["games"], number) for number in range(games)]
    seen = met(rows)
    kinds = {kind: ids for kind, ids in everything(game).items() if len(ids) < MANY}
    assert {"event", "question", "move", "ending"} < set(kinds)
    assert {f"{kind} {id}" for kind, ids in kinds.items() for id in ids if not seen[kind][id]} <= RARE[game]
