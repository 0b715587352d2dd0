"""Undo: free if it reveals nothing, otherwise with the consent of the others.

Undo is free for the last entry of the journal, by its own seat, if it met no chance, sent no private
information, and revealed nothing in public but the move itself. The last condition is tested with
determinizations, so it holds for every game. In samples that the mover cannot distinguish from the true
state, and in samples that a spectator cannot distinguish, the move must produce the same events and view.
(All others know more than a spectator, and hear the same.)

Anything else needs the consent of all other people. With bots only, it is allowed at practice tables. In any
case the same chance falls again.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final
from weakref import proxy

from nyoi.kernel.decision import SPECTATOR
from nyoi.kernel.event import data_of
from nyoi.kernel.game import Game
from nyoi.kernel.log import Entry
from nyoi.kernel.play import Refused, advance, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import State
from nyoi.server.table.chance import UNDO
from nyoi.server.table.journal import Journal
from nyoi.server.wire import messages
from nyoi.server.wire.encoding import Reply, encode

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable

WORLDS: Final = 48  # samples for the mover: an outcome of 10 % stays unseen once in 150 times
ENOUGH: Final = 4  # samples for a spectator in which the mover can make this move
TRIES: Final = 300  # the limit of attempts to find them: usually the mover does not hold the card


@dataclass
class Wish:
    """A seat's request to go back to `to` moves, with the seats that agree."""

    seat: int
    to: int
    cmd: str
    reply: Reply
    agreed: set[int] = field(default_factory=set)


def free(journal: Journal, seat: int) -> bool:
    """Return whether the last move seems free to undo, for the page; `told_nothing` verifies it."""
    entries = journal.table.record.entries
    return journal.light and bool(entries) and entries[-1].seat == seat


def told_nothing(game: Game, before: State, last: Entry, seed: int) -> bool:
    """Return whether a move revealed nothing but itself."""
    after = _after(before, last.seat, last.move)
    if after is None or after.drawn or any(word.secret for word, _ in after.news or ()):
        return False
    rng = Rng(seed)
    for observer, worlds, enough in ((last.seat, WORLDS, WORLDS), (SPECTATOR, TRIES, ENOUGH)):
        seen = _seen(game, after, observer)
        dreamer = game.dreamer(json.loads(json.dumps(game.view(before, observer))))
        found = 0
        for _ in range(worlds):
            if found == 3 * enough:
                break
            world = _after(dreamer.dream(rng), last.seat, last.move)
            if world is not None:
                found += 1
                if _seen(game, world, observer) != seen:
                    return False
        if found < enough:
            return False  # too few to be sure
    return True


def _told_nothing(journal: Journal, last: Entry, seed: int) -> bool:
    return told_nothing(journal.table.game, journal.before(journal.table.seq - 1), last, seed)


def _after(s: State, seat: int, text: str) -> State | None:
    """Return the state after a move, or None if it is illegal."""
    move = next((m for m in offered(s, seat) if m.text == text), None)
    if move is None:
        return None
    world = s.clone()
    world.news, world.drawn = [], []
    advance(world, seat, move)
    return world


def _seen(game: Game, s: State, observer: int) -> tuple[Any, str]:
    events = [data_of(event, observer, game.tables) for event in s.news or []]
    return events, json.dumps(game.view(s, observer))


class Undoing:
    """The undo request of a table; there is at most one."""

    def __init__(self, table: LiveTable) -> None:
        self.table: LiveTable = proxy(table)  # weak: a cycle would delay garbage collection
        self.wish: Wish | None = None

    async def ask(self, seat: int, asked: messages.Undo, reply: Reply) -> None:
        """Undo a seat's last move, at once if it revealed nothing, else if all others agree."""
        t = self.table
        async with t.lock:
            t.check_open()
            first = t.first_answer(seat, asked.cmd_id)
            if first is not None:
                reply(first)
                return
            try:
                self.wish = self._wish(seat, asked, reply)
            except Refused as refused:
                t.refuse(seat, asked.cmd_id, refused, reply)
                return
            wish, self.wish = self.wish, None  # not pending until it is known whom to ask
            if await self._free(seat):
                await self._take_back(wish)
                return
            self.wish = wish
            others = self._others(seat)
            away = next((other for other in others if t.row.seats[other].kept), None)
            if away is not None:  # a bot cannot agree for an absent player
                self.wish = None
                t.refuse(seat, asked.cmd_id, Refused("undo-away", seat=away), reply)
                return
            if not others and not self._practice(seat):
                self.wish = None
                t.refuse(seat, asked.cmd_id, Refused("undo-seen"), reply)
                return
            self.wish.agreed = set(range(len(t.row.seats))) - others
            await self._go_back_or_ask(self.wish)

    async def _free(self, seat: int) -> bool:
        """Return whether a seat's last move can be undone without consent."""
        t, journal = self.table, self.table.playing
        if not free(journal, seat):
            return False
        last, seed = journal.table.record.entries[-1], journal.luck.number(UNDO, journal.seq)
        return journal.collecting or await t.house.aside.do(_told_nothing, journal, last, seed)

    def at_once(self, seat: int) -> bool:
        """Return whether a seat's last move seems free to undo."""
        journal = self.table.playing
        if self.table.row.rated:
            return False
        if free(journal, seat):
            return True
        alone = seat >= 0 and self.table.row.practice and not journal.table.over and not self._others(seat)
        return alone and journal.last_of(seat) >= 0

    def _practice(self, seat: int) -> bool:
        """Return whether seen moves may be undone: in practice, or among people at one screen."""
        row = self.table.row
        return row.practice or any(x.kind == "human" and other != seat for other, x in enumerate(row.seats))

    def _others(self, seat: int) -> set[int]:
        """Return the seats of other people; those at the same device share one voice."""
        row = self.table.row
        mine = row.seats[seat].player
        people = {other for other, x in enumerate(row.seats) if x.kind == "human" and other != seat}
        return {other for other in people if mine is None or row.seats[other].player != mine}

    def _wish(self, seat: int, asked: messages.Undo, reply: Reply) -> Wish:
        journal = self.table.playing
        if journal.table.over:
            raise Refused("game-over", self.table.game.clauses[1])
        if self.table.row.rated:
            raise Refused("rated-undo")
        if asked.seq != journal.seq:
            raise Refused("stale", seq=journal.seq)
        if self.wish is not None:
            raise Refused("undo-pending", seat=self.wish.seat)
        to = journal.last_of(seat)
        if to < 0:
            raise Refused("nothing-to-undo")
        return Wish(seat, to, asked.cmd_id, reply)

    async def answer(self, seat: int, yes: bool) -> None:
        """Agree to the pending undo, or refuse it; raise Refused if the seat is not asked."""
        async with self.table.lock:
            self.table.check_open()
            if self.wish is None or seat in self.wish.agreed:
                raise Refused("nothing-to-undo")
            if yes:
                wish = self.wish
                wish.agreed.add(seat)
                try:
                    await self._go_back_or_ask(wish)
                except Refused:  # not saved: the seat may agree again
                    wish.agreed.discard(seat)
                    self.wish = wish
                    raise
            else:
                self.void("refused", seat)
                self.table.driver.stir()

    async def _go_back_or_ask(self, wish: Wish) -> None:
        t = self.table
        if len(wish.agreed) == len(t.row.seats):
            await self._take_back(wish)
        else:
            t.tell(encode(self._message(wish, "asked")))
            t.driver.stir()
            asyncio.get_running_loop().call_later(t.house.config.undo_seconds, self._expire, wish)

    def _expire(self, wish: Wish) -> None:
        if self.wish is wish:
            self.void("void")
            self.table.driver.stir()

    async def _take_back(self, wish: Wish) -> None:
        t = self.table
        message = self._message(wish, "done")
        self.wish = None
        step = await t.house.aside.do(t.playing.take_back, wish.to, wish.seat, wish.cmd)
        await t.saved([step.entry], row=False, after=step.state)
        t.playing.stand(step)
        wish.reply(messages.Answer(wish.cmd, True, step.entry.seq))
        t.tell(encode(message))
        t.early.drop()
        t.resume()
        t.changed(since=-1, reset=True)

    def void(self, state: str, by: int = SPECTATOR) -> None:
        """End the request: refused, or void after a move or the time limit."""
        if self.wish is None:
            return
        wish, self.wish = self.wish, None
        self.table.tell(encode(self._message(wish, state)))
        self.table.refuse(wish.seat, wish.cmd, Refused(f"undo-{state}", "", seat=by), wish.reply)

    def _message(self, wish: Wish, state: str) -> messages.UndoAsked:
        return messages.UndoAsked(wish.seat, self.table.playing.marks[wish.to], sorted(wish.agreed), state)
