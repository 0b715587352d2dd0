"""A position for every kind of question that the games ask, found by playing at random from named seeds."""

from __future__ import annotations

import asyncio
from typing import Any, NamedTuple

import nyoi
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import Table
from nyoi.server.table.journal import Journal
from tests.server.guests import Running
from tests.web.house import Person
from tests.web.play import wait_until

LONG = 3000  # moves of a random game that are looked through
RULES: dict[str, Any] = {"stack_plus2": True, "seven_zero": True, "jump_in": True}
FREE: dict[str, Any] = {"teams": "free", "layout": "players", "token_tiles": "players"}


class Case(NamedTuple):
    """A table at which seat 0 is asked, and how many random games are looked through for its questions."""

    game: str
    seats: int
    mode: str | None = None
    options: dict[str, Any] | None = None
    seeds: int = 12

    @property
    def name(self) -> str:
        return " ".join(str(part) for part in (self.game, self.seats, self.mode or "", *(self.options or {})) if part)


def met(case: Case, seeds: int = 4) -> dict[str, tuple[int, int]]:
    """Where seat 0 meets each question with the most answers: the seed, and after how many moves."""
    found: dict[str, tuple[int, int]] = {}
    most: dict[str, int] = {}
    for seed in range(seeds):
        rng, table = Rng(seed), dealt(case, seed)
        while table.decision is not None and table.seq < LONG:
            who = asked(table.state)
            if 0 in who:
                key, many = table.decision.key, len(offered(table.state, 0))
                if many > most.get(key, 0):
                    found[key], most[key] = (seed, table.seq), many
            table.play(rng.pick(offered(table.state, who[0])), seat=who[0])
    return found


def dealt(case: Case, seed: int) -> Table:
    return nyoi.new(case.game, seats=case.seats, seed=seed, mode=case.mode, options=case.options or {})


def played(case: Case, seed: int, moves: int) -> Table:
    """The random game from a seed, after so many moves or at its end."""
    rng, table = Rng(seed), dealt(case, seed)
    while table.seq < moves and not table.over:
        seat = asked(table.state)[0]
        table.play(rng.pick(offered(table.state, seat)), seat=seat)
    return table


def lay(running: Running, person: Person, table: Table) -> None:
    """Put a game on the table that a page shows, and let it stand: no bot moves, no clock runs."""
    id = person.table

    async def put() -> None:
        live = running.server.app.house.tables[id]
        live.driver.stop()
        vars(live.driver)["stir"] = lambda: None
        for _ in range(5):  # a move that is being saved comes to stand first
            await asyncio.sleep(0.01)
            async with live.lock:
                pass
        async with live.lock:
            live.row.seats[0].order = "all" if "all" in live.game.orders else ""  # whatever can be asked is asked
            seq = live.playing.seq + 1
            live.journal = Journal(table, live.playing.luck)
            live.journal.seq, live.journal.marks = seq, [seq] * len(table.history)
            live.changed(since=-1, reset=True)

    asyncio.run_coroutine_threadsafe(put(), running.loop).result(10)
    seq = running.server.app.house.tables[id].playing.seq
    wait_until(person, lambda: (person.update() or {"seq": -1})["seq"] == seq)
    person.page.locator(f'.board[data-seq="{seq}"][data-rest]').wait_for(state="attached")
