"""A live table: handles commands, saves their effects, then broadcasts them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from nyoi.games import game as game_of
from nyoi.kernel.decision import CLOCK, Move
from nyoi.kernel.play import Refused, offered
from nyoi.kernel.state import State
from nyoi.server.house.fair_queue import UNATTENDED
from nyoi.server.store.protocol import LOBBY, OVER, PLAYING, Entry, Lost, TableRow, copied
from nyoi.server.store.turns import Kept
from nyoi.server.table.beside import Beside
from nyoi.server.table.chance import MASK
from nyoi.server.table.info import info_of
from nyoi.server.table.journal import Journal, Step
from nyoi.server.table.telling import Listener, Telling
from nyoi.server.table.undo import Undoing
from nyoi.server.time.clock import Clock, Stopwatch
from nyoi.server.time.days import TIME_UP, Days
from nyoi.server.time.driver import Driver
from nyoi.server.time.early import Early
from nyoi.server.time.orders import answered, lapse
from nyoi.server.time.reading import Reading
from nyoi.server.time.stall import Stall
from nyoi.server.wire import messages
from nyoi.server.wire.encoding import Reply, encode, refusal_of

if TYPE_CHECKING:
    from nyoi.server.house.house import House

ACCEPTED, REFUSED = (f'nyoi_moves_total{{result="{result}"}}' for result in ("accepted", "refused"))
REMEMBERED = 200  # refusals and chat lines remembered to answer repeated commands alike

TEMPI: Final[dict[messages.Tempo, float]] = {"slow": 1.8, "normal": 1.0, "fast": 0.35, "skip": 0.0}


class LiveTable:
    """A table in memory. All changes are serialized by `lock`."""

    def __init__(self, house: House, row: TableRow, journal: Journal | None, turns: Kept | None = None) -> None:
        self.house = house
        self.row = row
        self._kept = copied(row)  # as saved
        self.game = game_of(row.game)
        self.journal = journal
        self.lock = asyncio.Lock()
        self.sessions: set[Listener] = set()
        self.closed = False
        self.touched = self.born = self.now
        self.refusals: dict[tuple[int, str], messages.Answer] = {}
        self.said: dict[tuple[str, str], asyncio.Task[None]] = {}  # by speaker and command
        self.asked_at: dict[int, tuple[str, float]] = {}
        self.asked_seq = journal.seq if journal is not None else 0
        self.left_at: dict[int, float] = {}  # when a seat's last client disconnected
        self.ordered: dict[int, Move] = {}  # answers of standing orders to the current question
        self.telling = Telling()
        self.driver = Driver(self)
        self.early = Early(self)
        self.undoing = Undoing(self)
        self.reading = Reading(self)
        self.stall = Stall(self)
        self.begin(turns)

    def begin(self, turns: Kept | None = None) -> None:
        """Set up clocks and timing for a started or loaded game; `turns` are its stored turns."""
        self.clock = Clock(self.row.clock, len(self.row.seats))
        self.days = Days(self, turns) if self.row.days else None
        self.watch = Stopwatch(self.journal.played if self.journal is not None else 0.0)
        if self.journal is not None:
            self.clock.recall(self.journal.spent, self.journal.moved)
        self.resume()

    def resume(self) -> None:
        """Recompute the timing state, as after loading."""
        self.reading.forget()
        self.pace = self.game.pace(self.row.options)
        self.pace.pause = self.house.config.pause
        if self.journal is not None:
            self.pace.rng = self.journal.luck.stream(MASK, self.journal.seq)
            self.pace.people = self.people
            self.pace.resumed(self.journal.table.state, self.now)
            self._end_orders()
            self._note_asked()

    # -- queries

    @property
    def now(self) -> float:
        """The time of holds, pauses and clocks."""
        return self.house.time.now

    @property
    def playing(self) -> Journal:
        """The game; raise Refused before it begins."""
        if self.journal is None:
            raise Refused("not-started")
        return self.journal

    @property
    def people(self) -> frozenset[int]:
        """The seats played by people."""
        return frozenset(i for i, seat in enumerate(self.row.seats) if seat.kind == "human" and not seat.kept)

    @property
    def anybody_there(self) -> bool:
        """Whether a seated player is connected."""
        return any(session.seats for session in self.sessions)

    @property
    def payer(self) -> str:
        """The address charged for bot searches; empty if no seated player is connected."""
        return min((session.address for session in self.sessions if session.seats), default=UNATTENDED)

    @property
    def deserted(self) -> float:
        """Seconds since a seated player was connected."""
        return 0.0 if self.anybody_there else self.now - max(self.left_at.values(), default=self.born)

    def hosted_by(self, player: int | None) -> bool:
        """Return whether a player has the host's rights.

        These are the host's alone, but in the lobby all seated players have them while the host is away.
        """
        host = self.row.host
        if player is None or player == host:
            return player is not None
        seats = [i for i, seat in enumerate(self.row.seats) if seat.player == host]
        gone = bool(seats) and all(not self.online(i) and self._away(i) for i in seats)
        return self.row.status == LOBBY and gone and any(seat.player == player for seat in self.row.seats)

    def _away(self, seat: int) -> bool:
        left = self.left_at.get(seat)
        return left is not None and self.now - left >= self.house.config.away_seconds

    @property
    def tempo(self) -> float:
        """The factor for bots' pauses: the slowest wish of connected players."""
        return max((session.tempo for session in self.sessions if session.seats), default=1.0)

    @property
    def paused(self) -> bool:
        """Whether the game waits for its people; not in correspondence games."""
        # in evenings and rated games bots play on after all players have left
        goes_on = bool(self.row.evening) or self.row.rated
        people = any(seat.kind == "human" and not (seat.kept and goes_on) for seat in self.row.seats)
        return self.row.status == PLAYING and people and not self.anybody_there and not self.row.days

    @property
    def names(self) -> list[str]:
        """The names by seat."""
        return [seat.name for seat in self.row.seats]

    @property
    def advises(self) -> bool:
        """Whether advice is given: as the host chose, by default to a single player among bots."""
        players = {seat.player for seat in self.row.seats if seat.kind == "human"}
        return not self.row.rated and (len(players) <= 1 if self.row.advice is None else self.row.advice)

    def by_bot(self, seat: int) -> bool:
        """Return whether a bot moves for a seat."""
        row = self.row.seats[seat]
        return row.kind == "bot" or row.kept

    def level(self, seat: int) -> int:
        """Return the bot level of a seat."""
        return self.row.seats[seat].level or self.house.config.keeper

    def online(self, seat: int) -> bool:
        """Return whether a seat's player is connected."""
        return any(seat in session.seats for session in self.sessions)

    def missed(self, seat: int) -> bool:
        """Return whether a seat's last move was made by the server after its time had expired."""
        journal = self.playing
        at = journal.last_of(seat)
        return at >= 0 and journal.answers.get((seat, TIME_UP)) == journal.marks[at + 1]

    # -- a move

    async def play(self, seat: int, play: messages.Play, reply: Reply) -> None:
        """Handle a player's move: refuse it, defer it, or play, save and broadcast it."""
        async with self.lock:
            self.check_open()
            began = time.perf_counter()
            first = self.first_answer(seat, play.cmd_id)
            if first is not None:
                reply(first)
                return
            if self.early.again(seat, play.cmd_id, reply):
                return
            try:
                move = self._judged(seat, play)
            except Refused as refused:
                self.refuse(seat, play.cmd_id, refused, reply)
                return
            if self.reading.until:
                self.reading.seen({seat})  # a player who moves has finished reading
            until = self.kept_until(seat, move)
            if until and until > self.now:
                self.early.keep(seat, move, play.cmd_id, reply, until)
                return
            await self.move(seat, move, play.cmd_id, reply)
            self.house.metrics.moves.add(time.perf_counter() - began)

    def kept_until(self, seat: int, move: Move) -> float:
        """Return until when a move is deferred: the game's hold, or the pause after a round."""
        until = self.pace.keep(self.playing.table.state, seat, move, self.now)
        return max(until, self.reading.until)

    def _judged(self, seat: int, play: messages.Play) -> Move:
        """Return the legal move a command means; raise Refused if it is stale or illegal."""
        journal = self.playing
        move = journal.table.find(seat, play.move)
        if play.seq != journal.seq and not (move is not None and self._still_asked(seat, move, play.seq)):
            raise Refused("stale", seq=journal.seq)
        if move is None:
            raise journal.table.refusal(seat, play.move) or Refused("not-offered")
        return move

    def _still_asked(self, seat: int, move: Move, seq: int) -> bool:
        """Return whether a move based on an older state counts, because the question is still the same."""
        journal = self.playing
        if self.pace.timeless(journal.table.state, seat, move):
            return True
        return self.asked_seq <= seq <= journal.seq

    async def move(self, seat: int, move: Move, cmd: str = "", reply: Reply | None = None) -> None:
        """Play a legal move (under the lock) and broadcast it."""
        step = await self.put(seat, move, cmd)
        if reply is not None:
            reply(messages.Answer(cmd, True, step.entry.seq))
        self._went_on(step, move)

    async def put(self, seat: int, move: Move, cmd: str) -> Step:
        """Compute a move, save it and commit it, without a broadcast."""
        journal, now, before = self.playing, self.now, self.playing.table.state
        spent = self.clock.spent(seat, now)
        step = journal.play(seat, move, cmd, round(spent, 3) if self.clock.bank else 0.0)
        over = step.state.over
        await self.saved([step.entry], row=over, status=OVER if over else "", after=step.state)
        journal.stand(step)
        self.pace.spent(before, seat, spent)
        self.clock.moved(seat, now)
        self.house.metrics.counts[ACCEPTED] += 1
        return step

    def _went_on(self, step: Step, move: Move) -> None:
        """Update timing after a move and broadcast it."""
        news = self.playing.table.history[-1]
        self.pace.after(step.state, move, news, self.now)
        if self.pace.live and not step.state.over and self.pace.rests(news):
            self.reading.begin()
        self.undoing.void("void")
        self.changed(since=step.entry.seq - 1)
        if step.state.over:
            self.house.archive.note(self.row.id)
            if self.row.evening:
                self.house.evenings.stir()
            self.tell_info()

    async def resign(self, seat: int, cmd: str, reply: Reply) -> None:
        """Resign a seat, by the clock's move if the game offers one."""
        async with self.lock:
            self.check_open()
            first = self.first_answer(CLOCK, cmd)
            if first is not None:
                reply(first)
                return
            given_up = [m for m in offered(self.playing.table.state, CLOCK) if (m.word, m.args) == ("resign", (seat,))]
            if not given_up:
                raise Refused("no-resign", "" if not self.playing.table.over else self.game.clauses[1])
            await self.move(CLOCK, given_up[0], cmd, reply)

    def check_open(self) -> None:
        """Raise Lost if the table was dropped while waiting for the lock."""
        if self.closed:
            raise Lost

    async def saved(self, entries: list[Entry], row: bool = True, status: str = "", after: State | None = None) -> None:
        """Write to the database, then adopt a new status. `after` is the state after the last entry.

        On a failed write (Refused, `not-saved`) the seats are restored. A stale table is dropped.
        """
        self.touched = self.now
        beside = Beside(self, entries[-1] if entries else None, after, status)
        try:
            written = replace(self.row, status=status) if status else self.row
            await self.house.store.save(written, entries, row, beside.writing)
        except Refused:
            if row:
                self.restore()
            if self.house.tables.get(self.row.id) is self:  # not for a table still being created
                self.stall.begin()
            self.house.metrics.count("nyoi_unsaved_total")
            raise
        except Exception as error:
            self.house.drop(self, "reload", retry=True)
            raise Lost from error
        self.stall.end()
        if status:
            self.row.status = status
        if row:
            self._kept = copied(self.row)
        beside.stands()

    def restore(self) -> None:
        """Restore settings and seats as last saved."""
        self.row = copied(self._kept)

    def first_answer(self, seat: int, cmd: str) -> messages.Answer | None:
        """Return the answer already given to a command, if any."""
        if self.journal is not None:
            seq = self.journal.answers.get((seat, cmd))
            if seq is not None and cmd:
                return messages.Answer(cmd, True, seq)
        return self.refusals.get((seat, cmd))

    def refuse(self, seat: int, cmd: str, refused: Refused, reply: Reply) -> None:
        """Refuse a command; a repetition gets the same answer."""
        answer = messages.Answer(cmd, False, self.journal.seq if self.journal else -1, refusal_of(refused))
        if cmd:
            self.refusals[seat, cmd] = answer
            while len(self.refusals) > REMEMBERED:
                del self.refusals[next(iter(self.refusals))]
        self.house.metrics.counts[REFUSED] += 1
        reply(answer)

    # -- broadcasts

    def _end_orders(self) -> None:
        if self.game.orders:
            for seat in lapse(self):
                self.tell_holder(seat)  # the page shows the order

    def _note_asked(self) -> None:
        """Record since when, and since which entry, each seat has had its current question."""
        journal = self.playing
        decision = journal.table.state.decision
        key = decision.key if decision is not None else ""
        now = self.now
        self.asked_at = {
            seat: found if (found := self.asked_at.get(seat, ("", now)))[0] == key else (key, now)
            for seat in journal.asked
        }
        self.ordered = {}
        if self.game.auto is not None:
            self.ordered = {seat: move for seat in journal.asked if (move := answered(self, seat)) is not None}
        if not journal.collecting:  # an ALL decision stays the same while others answer
            self.asked_seq = journal.seq

    def changed(self, since: int, reset: bool = False, only: int | None = None) -> None:
        """Broadcast a changed state, or send it to one seat, and reschedule bots and clocks."""
        self._end_orders()
        self._note_asked()
        self.driver.stir()
        self.telling.all(self, since, reset, only)

    def info(self, player: int | None, seats: Sequence[int], base: str) -> messages.TableInfo:
        """Return the table as its player with these seats sees it."""
        return info_of(self, player, seats, base)

    def tell_info(self) -> None:
        """Broadcast settings and seats."""
        for session in self.sessions:
            session.push(encode(self.info(session.player, session.seats, session.base)))

    def tell_holder(self, seat: int) -> None:
        """Send settings and seats to one seat only."""
        for session in self.sessions:
            if seat in session.seats:
                session.push(encode(self.info(session.player, session.seats, session.base)))

    def tell(self, message: bytes, but: Listener | None = None, by: int | None = None) -> None:
        """Broadcast a message, except to its origin and to those who have blocked its author."""
        for session in self.sessions:
            if session is not but and by not in session.blocked:
                session.push(message)

    @property
    def busy(self) -> bool:
        """Whether this table must stay in memory."""
        return bool(self.sessions) or self.lock.locked() or (self.row.status == PLAYING and bool(self.driver.tasks))
