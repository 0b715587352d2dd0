"""Scheduler of a table: bots, holds that end, clocks that expire."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Hashable
from functools import partial
from time import monotonic, perf_counter
from typing import TYPE_CHECKING, Any
from weakref import proxy

from nyoi.bots.levels import LEVELS
from nyoi.kernel.decision import CLOCK, FIRST, Decision, Move
from nyoi.kernel.pace import Plan
from nyoi.kernel.play import Refused, offered
from nyoi.kernel.state import State
from nyoi.server.house.think import THINKING, Choose
from nyoi.server.store.protocol import Lost
from nyoi.server.table.chance import PAUSE, THOUGHT
from nyoi.server.time.days import SOON, TIME_UP, keep_seat
from nyoi.server.wire.encoding import encode

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable

logger = logging.getLogger("nyoi.server")
SPARE = 0.1  # seconds between the end of a search and its move
LEAST = 0.25  # minimum search time in seconds, at any speed
Body = Callable[[], Coroutine[Any, Any, None]]


class Driver:
    """The tasks of one table by key; `stir` reconciles them with its state."""

    def __init__(self, table: LiveTable) -> None:
        self.table: LiveTable = proxy(table)  # weak: a cycle would delay garbage collection
        self.tasks: dict[Hashable, asyncio.Task[None]] = {}
        self.due: dict[int, float] = {}  # end of a bot's pause, by seat

    def stop(self) -> None:
        """Cancel all tasks."""
        for task in self.tasks.values():
            task.cancel()
        self.tasks.clear()

    def stir(self) -> None:
        """Start and cancel tasks to match the current state."""
        t = self.table
        journal, now = t.journal, t.now
        stalled = t.stall.since is not None  # nothing can be saved: nothing moves, and no clock runs
        if journal is None or journal.table.over or t.closed or stalled:
            t.watch.run(False, now)
            self.stop()
            return
        wanted: dict[Hashable, Body] = {}
        s, there = journal.table.state, t.anybody_there
        t.watch.run(there and not t.pace.preparing(s), now)
        t.pace.zero = t.watch.zero
        people: list[int] = []
        bots: list[int] = []
        for seat in journal.asked:
            (bots if t.by_bot(seat) else people).append(seat)
        if not there and t.paused:
            self._clock(s, [], now, wanted)
            self.stop()
            return
        self._close(s, wanted)
        self._rest(wanted)
        self._bots(s, bots, now, wanted)
        self._orders(wanted)
        if t.days is not None:
            self._days(s, people, now, wanted)
        else:
            self._clock(s, people if there else [], now, wanted)
        if self.tasks:
            for key in [key for key in self.tasks if key not in wanted]:
                self.tasks.pop(key).cancel()
        for key, body in wanted.items():
            if key not in self.tasks:
                coroutine = body()
                self.tasks[key] = asyncio.create_task(self._guard(key, coroutine))
                # a coroutine cancelled before its start would warn that it was never awaited
                self.tasks[key].add_done_callback(lambda _, never_begun=coroutine: never_begun.close())  # type: ignore[misc]

    async def _guard(self, key: Hashable, body: Coroutine[Any, Any, None]) -> None:
        try:
            await body
        except Lost:
            pass  # the next client loads the table
        except Refused as refused:
            if refused.reason != "not-saved":  # otherwise the table waits until the database is back
                logger.error("table of %s: %s refused: %s", self.table.row.game, key, refused)
        except Exception:
            logger.exception("table %s: %s failed", self.table.row.game, key)
        finally:
            if self.tasks.get(key) is asyncio.current_task():
                del self.tasks[key]

    def _mine(self, key: Hashable) -> bool:
        """Return whether the current task is still wanted; it is not cancelled from here on."""
        if self.tasks.get(key) is not asyncio.current_task():
            return False
        del self.tasks[key]
        return True

    # -- the clock's own moves

    def _close(self, s: State, wanted: dict[Hashable, Body]) -> None:
        at = self.table.pace.close_at(s)
        if at is not None:
            key = ("close", at)
            wanted[key] = partial(self._close_at, key, at)

    async def _close_at(self, key: Hashable, at: float) -> None:
        await self._until(at)
        async with self.table.lock:
            if self._mine(key):
                state = self.table.playing.table.state
                for move in offered(state, CLOCK)[:1]:
                    await self.table.move(CLOCK, move)

    # -- the pause after a round

    def _rest(self, wanted: dict[Hashable, Body]) -> None:
        until = self.table.reading.until
        if until:
            key = ("rest", until)
            wanted[key] = partial(self._rest_until, key, until)

    async def _rest_until(self, key: Hashable, at: float) -> None:
        await self._until(at)
        async with self.table.lock:
            if self._mine(key):
                self.table.reading.end()

    # -- bots

    def _bots(self, s: State, bots: list[int], now: float, wanted: dict[Hashable, Body]) -> None:
        t = self.table
        assert s.decision is not None
        if not bots:
            self.due = {}
            return
        if t.undoing.wish is not None:
            return  # bots wait for the answers to an undo request
        if s.decision.kind == FIRST and not t.pace.live:
            bots = bots[:1]  # no race without people: asked in order, as without a clock
        tempo = t.tempo if t.sessions else 0.0
        low, high = (tempo * seconds for seconds in t.house.config.pause)
        rng = t.playing.luck.stream(PAUSE, t.playing.seq)
        self.due = {seat: self.due.get(seat, now + low + rng.unit() * (high - low)) for seat in bots}
        for seat in bots:
            for plan in t.pace.plans(s, seat, t.level(seat), rng, now):
                key = (seat, plan.group) if plan.lasting else (seat, plan.group, t.asked_seq)
                at = max(plan.at, self.due[seat]) if plan.paused else plan.at
                wanted[key] = partial(self._think, key, seat, plan, s.decision.key, at)

    def _think(self, key: Hashable, seat: int, plan: Plan, asked: str, at: float) -> Coroutine[Any, Any, None]:
        """Build the bot's question at once: the state may have changed by the time of the search."""
        t = self.table
        choice = self._choice(seat, asked, plan.moves, t.level(seat), at)
        return self._move(key, choice, at, plan.paused)

    async def _move(self, key: Hashable, choice: Choose, at: float, paused: bool) -> None:
        t, seat = self.table, choice.seat
        text = await self._chosen(choice, paused)
        while True:
            await self._until(at)
            async with t.lock:
                if self.tasks.get(key) is not asyncio.current_task():
                    return
                state = t.playing.table.state
                move = next((m for m in offered(state, seat) if m.text == text), None)
                if move is None:
                    return
                at = t.kept_until(seat, move)
                if at <= t.now:
                    self._mine(key)
                    self.due.pop(seat, None)
                    await t.move(seat, move)
                    return

    def _choice(self, seat: int, asked: str, moves: list[Move], level: int, at: float) -> Choose:
        """Return a bot's question with its deadline: when its move is due, or the default without clients."""
        t = self.table
        luck, until = t.playing.luck, None
        if not luck.repeatable:
            now = t.now
            least = LEAST if t.tempo < 1.0 else 0.0  # at high speed bots still search
            until = monotonic() + (max(least, at - now - SPARE) if t.sessions else THINKING)
        view, texts = encode(t.playing.table.view(seat)), [move.text for move in moves]
        bot = t.house.guests.spec(level)
        level = level if level <= LEVELS else t.house.config.keeper  # else a missing plugin bot
        number = luck.number(THOUGHT, t.playing.seq, seat)
        return Choose(t.row.game, seat, view, asked, texts, level, number, until, bot)

    async def _chosen(self, choice: Choose, paused: bool = True) -> str:
        """Return a bot's move; a forced one takes as long as a choice, so that the delay reveals nothing.

        Reactions have their own timing and are not delayed, nor are moves without a deadline.
        """
        thinkers, began = self.table.house.thinkers, perf_counter()
        if len(choice.texts) > 1:
            text = await thinkers.choose(choice, self.table.payer)
            self.table.house.metrics.thoughts.add(perf_counter() - began)
            return text
        if self.table.sessions and paused and choice.until is not None:
            await thinkers.idle(choice, self.table.payer)
        return choice.texts[0]

    # -- standing orders

    def _orders(self, wanted: dict[Hashable, Body]) -> None:
        t = self.table
        if t.undoing.wish is None:
            for seat in t.ordered:
                key = ("order", seat, t.playing.seq)
                wanted[key] = partial(self._by_order, key, seat)

    async def _by_order(self, key: Hashable, seat: int) -> None:
        t = self.table
        at = t.now
        while True:
            await self._until(at)
            async with t.lock:
                if self.tasks.get(key) is not asyncio.current_task() or seat not in t.ordered:
                    return
                at = t.kept_until(seat, t.ordered[seat])
                if at <= t.now:
                    self._mine(key)
                    await t.move(seat, t.ordered[seat])
                    return

    # -- thinking time

    def _clock(self, s: State, people: list[int], now: float, wanted: dict[Hashable, Body]) -> None:
        t = self.table
        assert s.decision is not None
        # seats answered by an order seem to think like all others
        limits = {x: t.pace.seconds(s, x) for x in people}
        if t.clock.bank or any(limits.values()):
            limits = {x: limit for x, limit in limits.items() if t.pace.clocked(s, x)}
        if not t.clock.bank and not any(limits.values()):
            t.clock.rest()
            return
        t.clock.run(limits, s.decision.key, max(now + t.pace.held(now), t.reading.until))
        for seat in limits:
            end = t.clock.ends(seat)
            if end is not None:
                wanted["time", seat, end] = partial(self._time_up, ("time", seat, end), seat, s.decision, end)

    def _days(self, s: State, people: list[int], now: float, wanted: dict[Hashable, Body]) -> None:
        """Schedule correspondence timeouts, only for seats with little time left."""
        t = self.table
        assert t.days is not None
        assert s.decision is not None
        for seat in people:
            left = t.days.left(seat)
            if left is not None and left <= SOON:
                end = now + max(0.0, left)
                key = ("time", seat, t.days.kept.turns[seat].due)
                wanted[key] = partial(self._time_up, key, seat, s.decision, end)

    async def _time_up(self, key: Hashable, seat: int, decision: Decision, at: float) -> None:
        t = self.table
        await self._until(at)
        if t.days is not None and not await self._due(seat):
            return
        moves = offered(t.playing.table.state, seat)
        if not moves:
            return
        if t.row.rated and t.days is None:
            async with t.lock:
                if self._mine(key):
                    await keep_seat(t, seat)
            return
        if t.game.default is not None:
            text = t.game.default(t.playing.table.view(seat), moves).text
        else:
            text = await self._chosen(self._choice(seat, decision.key, moves, t.house.config.keeper, at))
        async with t.lock:
            if self._mine(key):
                for move in offered(t.playing.table.state, seat):
                    if move.text == text:
                        again = t.days is not None and t.missed(seat)
                        await t.move(seat, move, TIME_UP if t.days is not None else "")
                        if again:
                            await keep_seat(t, seat)
                        return

    async def _due(self, seat: int) -> bool:
        """Return whether a turn has really expired: a vacation may have moved its deadline on any worker."""
        days = self.table.days
        assert days is not None
        await days.settle()
        left = days.left(seat)
        return left is not None and left <= 0

    async def _until(self, at: float) -> None:
        while (wait := at - self.table.now) > 0:  # after a stall some time is left
            await asyncio.sleep(wait)
