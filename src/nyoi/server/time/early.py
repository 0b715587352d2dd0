"""Deferred moves, which arrive before their time and are played when it comes (UNO-7.21, 7.21a)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING
from weakref import proxy

from nyoi.kernel.decision import Move
from nyoi.kernel.play import Refused, offered
from nyoi.server.store.protocol import Lost
from nyoi.server.wire import messages
from nyoi.server.wire.encoding import Reply, refusal_of

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable

logger = logging.getLogger("nyoi.server")


@dataclass
class Kept:
    """A deferred move."""

    seat: int
    move: Move
    cmd: str
    replies: list[Reply]
    until: float


class Early:
    """The deferred moves of one table, in the order of arrival."""

    def __init__(self, table: LiveTable) -> None:
        self.table: LiveTable = proxy(table)  # weak: a cycle would delay garbage collection
        self.kept: list[Kept] = []
        self._task: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()

    def again(self, seat: int, cmd: str, reply: Reply) -> bool:
        """Return whether a command is deferred already; then both clients get its answer."""
        for kept in self.kept:
            if kept.seat == seat and kept.cmd == cmd:
                kept.replies.append(reply)
                return True
        return False

    def keep(self, seat: int, move: Move, cmd: str, reply: Reply, until: float) -> None:
        """Defer a move."""
        self.kept.append(Kept(seat, move, cmd, [reply], until))
        if self._task is None:
            self._task = asyncio.create_task(self._release())

    def wake(self) -> None:
        """Release all deferred moves now."""
        for one in self.kept:
            one.until = self.table.now
        self._woken.set()  # not by cancelling: a save in progress must be committed

    def drop(self) -> None:
        """Refuse all deferred moves as stale."""
        kept, self.kept = self.kept, []
        for one in kept:
            self._refuse(one, Refused("stale", seq=self.table.playing.seq))

    def stop(self) -> None:
        """Drop the queue with its table; clients send their moves again."""
        self.kept = []
        if self._task is not None:
            self._task.cancel()

    async def _release(self) -> None:
        t = self.table
        try:
            while self.kept:
                wait = min(one.until for one in self.kept) - t.now
                if wait > 0:
                    self._woken.clear()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._woken.wait(), wait)
                async with t.lock:
                    if not t.closed:
                        await self._release_due()
        except Lost:
            pass  # clients send their moves again to the reloaded table
        except Exception:
            logger.exception("table of %s: a kept move failed", t.row.game)
        finally:
            if self._task is asyncio.current_task():
                self._task = None

    async def _release_due(self) -> None:
        t = self.table
        due = [one for one in self.kept if one.until <= t.now]
        due.sort(key=lambda one: not t.pace.first(one.move))  # otherwise in the order of arrival
        for one in due:
            if one not in self.kept:
                continue
            state = t.playing.table.state
            if one.move not in offered(state, one.seat):
                self.kept.remove(one)
                self._refuse(one, t.playing.table.refusal(one.seat, one.move.text) or Refused("not-offered"))
                continue
            one.until = t.kept_until(one.seat, one.move)
            if one.until <= t.now:
                self.kept.remove(one)
                try:
                    await t.move(one.seat, one.move, one.cmd, partial(_all, one))
                except Refused as refused:  # not saved: not remembered, so it may be sent again
                    _all(one, messages.Answer(one.cmd, False, t.playing.seq, refusal_of(refused)))

    def _refuse(self, kept: Kept, refused: Refused) -> None:
        self.table.refuse(kept.seat, kept.cmd, refused, partial(_all, kept))


def _all(kept: Kept, answer: messages.Answer) -> None:
    for reply in kept.replies:
        reply(answer)
