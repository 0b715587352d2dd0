"""A live table: commands come in, what they did is saved, and everybody is told what he may know."""

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
REMEMBERED = 200  # refusals and lines said, kept in memory to answer a repeated command alike

TEMPI: Final[dict[messages.Tempo, float]] = {"slow": 1.8, "normal": 1.0, "fast": 0.35, "skip": 0.0}


class LiveTable:
    """A table in memory. Everything that changes it happens under `lock`, one thing at a time."""

    def __init__(self, house: House, row: TableRow, journal: Journal | None, turns: Kept | None = None) -> None:
        self.house = house
        self.row = row
        self._kept = copied(row)  # as it is on disk
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
        self.left_at: dict[int, float] = {}  # when a seat's last socket went
        self.ordered: dict[int, Move] = {}  # what standing orders answer to what is asked now
        self.telling = Telling()
        self.driver = Driver(self)
        self.early = Early(self)
        self.undoing = Undoing(self)
        self.reading = Reading(self)
        self.stall = Stall(self)
        self.begin(turns)

    def begin(self, turns: Kept | None = None) -> None:
        """A game has begun, or was loaded; `turns` is what is kept of who has to move, where the clock is of days."""
        self.clock = Clock(self.row.clock, len(self.row.seats))
        self.days = Days(self, turns) if self.row.days else None
        self.watch = Stopwatch(self.journal.played if self.journal is not None else 0.0)
        if self.journal is not None:
            self.clock.recall(self.journal.spent, self.journal.moved)
        self.resume()

    def resume(self) -> None:
        """The game goes on from where it stands, as if it had just been loaded."""
        self.reading.forget()
        self.pace = self.game.pace(self.row.options)
        self.pace.pause = self.house.config.pause
        if self.journal is not None:
            self.pace.rng = self.journal.luck.stream(MASK, self.journal.seq)
            self.pace.people = self.people
            self.pace.resumed(self.journal.table.state, self.now)
            self._end_orders()
            self._note_asked()

    # -- questions

    @property
    def now(self) -> float:
        """The time by which holds, pauses and clocks run."""
        return self.house.time.now

    @property
    def playing(self) -> Journal:
        """The game; Refused before it begins."""
        if self.journal is None:
            raise Refused("not-started")
        return self.journal

    @property
    def people(self) -> frozenset[int]:
        """The seats at which people play."""
        return frozenset(i for i, seat in enumerate(self.row.seats) if seat.kind == "human" and not seat.kept)

    @property
    def anybody_there(self) -> bool:
        """Whether somebody who plays here is connected."""
        return any(session.seats for session in self.sessions)

    @property
    def payer(self) -> str:
        """The address that pays for what bots think here; empty if no seated player is connected."""
        return min((session.address for session in self.sessions if session.seats), default=UNATTENDED)

    @property
    def deserted(self) -> float:
        """For how long nobody who sits here has been connected."""
        return 0.0 if self.anybody_there else self.now - max(self.left_at.values(), default=self.born)

    def hosted_by(self, player: int | None) -> bool:
        """Whether somebody may do what a host does: the host; before the start, if he has gone, whoever sits here."""
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
        """By how much the bots' pauses are stretched: the slowest wish of those who play here."""
        return max((session.tempo for session in self.sessions if session.seats), default=1.0)

    @property
    def paused(self) -> bool:
        """Whether the game waits for its people: it does not go on among the bots without them, unless over days."""
        # an evening waits for nobody, nor does a rated game: if all have left, bots play on for them
        goes_on = bool(self.row.evening) or self.row.rated
        people = any(seat.kind == "human" and not (seat.kept and goes_on) for seat in self.row.seats)
        return self.row.status == PLAYING and people and not self.anybody_there and not self.row.days

    @property
    def names(self) -> list[str]:
        """Who sits there."""
        return [seat.name for seat in self.row.seats]

    @property
    def advises(self) -> bool:
        """Whether advice is given: as the host has said, else where one player has nobody but bots beside him."""
        players = {seat.player for seat in self.row.seats if seat.kind == "human"}
        return not self.row.rated and (len(players) <= 1 if self.row.advice is None else self.row.advice)

    def by_bot(self, seat: int) -> bool:
        """Whether a bot moves for a seat."""
        row = self.row.seats[seat]
        return row.kind == "bot" or row.kept

    def level(self, seat: int) -> int:
        """How well the bot of a seat plays."""
        return self.row.seats[seat].level or self.house.config.keeper

    def online(self, seat: int) -> bool:
        """Whether somebody is connected who holds a seat."""
        return any(seat in session.seats for session in self.sessions)

    def missed(self, seat: int) -> bool:
        """Whether the house made a seat's last move, because its days were over."""
        journal = self.playing
        at = journal.last_of(seat)
        return at >= 0 and journal.answers.get((seat, TIME_UP)) == journal.marks[at + 1]

    # -- a move

    async def play(self, seat: int, play: messages.Play, reply: Reply) -> None:
        """A player's move: refused with a reason, kept until its time, or played, saved and told to all."""
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
                self.reading.seen({seat})  # who moves has read
            until = self.kept_until(seat, move)
            if until and until > self.now:
                self.early.keep(seat, move, play.cmd_id, reply, until)
                return
            await self.move(seat, move, play.cmd_id, reply)
            self.house.metrics.moves.add(time.perf_counter() - began)

    def kept_until(self, seat: int, move: Move) -> float:
        """Until when a move that arrives now waits: the game's own holds, or the rest after a round."""
        until = self.pace.keep(self.playing.table.state, seat, move, self.now)
        return max(until, self.reading.until)

    def _judged(self, seat: int, play: messages.Play) -> Move:
        """The move that a text means; Refused if it is stale or not offered."""
        journal = self.playing
        move = journal.table.find(seat, play.move)
        if play.seq != journal.seq and not (move is not None and self._still_asked(seat, move, play.seq)):
            raise Refused("stale", seq=journal.seq)
        if move is None:
            raise journal.table.refusal(seat, play.move) or Refused("not-offered")
        return move

    def _still_asked(self, seat: int, move: Move, seq: int) -> bool:
        """Whether a move that answers an older state counts: the question to this seat is still the same."""
        journal = self.playing
        if self.pace.timeless(journal.table.state, seat, move):
            return True
        return self.asked_seq <= seq <= journal.seq

    async def move(self, seat: int, move: Move, cmd: str = "", reply: Reply | None = None) -> None:
        """Play an offered move (under the lock), and tell all who may know."""
        step = await self.put(seat, move, cmd)
        if reply is not None:
            reply(messages.Answer(cmd, True, step.entry.seq))
        self._went_on(step, move)

    async def put(self, seat: int, move: Move, cmd: str) -> Step:
        """Work a move out and save it; only then has it happened. Nobody is told here."""
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
        """A move has happened: what holds and rests follow from it, and all are told."""
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
        """A player gives up: the clock's move that says so, where the game offers one."""
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
        """Whoever waited for the lock may find that the table has gone meanwhile."""
        if self.closed:
            raise Lost

    async def saved(self, entries: list[Entry], row: bool = True, status: str = "", after: State | None = None) -> None:
        """Write to disk; only then is a new status told. `after` is the state that the last entry leads to.

        Refused (`not-saved`) if the disk does not take it: who sits where is as it was, and everybody stays. If this
        table is no longer the truth, it goes.
        """
        self.touched = self.now
        beside = Beside(self, entries[-1] if entries else None, after, status)
        try:
            written = replace(self.row, status=status) if status else self.row
            await self.house.store.save(written, entries, row, beside.writing)
        except Refused:
            if row:
                self.restore()
            if self.house.tables.get(self.row.id) is self:  # one that never came to be waits for nothing
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
        """What is agreed is as it was saved last."""
        self.row = copied(self._kept)

    def first_answer(self, seat: int, cmd: str) -> messages.Answer | None:
        """What a command was answered when it came first."""
        if self.journal is not None:
            seq = self.journal.answers.get((seat, cmd))
            if seq is not None and cmd:
                return messages.Answer(cmd, True, seq)
        return self.refusals.get((seat, cmd))

    def refuse(self, seat: int, cmd: str, refused: Refused, reply: Reply) -> None:
        """Say no, with the reason; a repeated command hears the same."""
        answer = messages.Answer(cmd, False, self.journal.seq if self.journal else -1, refusal_of(refused))
        if cmd:
            self.refusals[seat, cmd] = answer
            while len(self.refusals) > REMEMBERED:
                del self.refusals[next(iter(self.refusals))]
        self.house.metrics.counts[REFUSED] += 1
        reply(answer)

    # -- telling

    def _end_orders(self) -> None:
        if self.game.orders:
            for seat in lapse(self):
                self.tell_holder(seat)  # the page shows the order

    def _note_asked(self) -> None:
        """Since when, and since which entry, each seat has been asked what it is asked now."""
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
        """The game stands elsewhere: tell everybody, or one seat only, and let bots and clocks go on."""
        self._end_orders()
        self._note_asked()
        self.driver.stir()
        self.telling.all(self, since, reset, only)

    def info(self, player: int | None, seats: Sequence[int], base: str) -> messages.TableInfo:
        """The table as somebody sees it who holds these seats."""
        return info_of(self, player, seats, base)

    def tell_info(self) -> None:
        """Who sits where has changed: tell everybody."""
        for session in self.sessions:
            session.push(encode(self.info(session.player, session.seats, session.base)))

    def tell_holder(self, seat: int) -> None:
        """Something that concerns one seat has changed: tell who holds it, and nobody else."""
        for session in self.sessions:
            if seat in session.seats:
                session.push(encode(self.info(session.player, session.seats, session.base)))

    def tell(self, message: bytes, but: Listener | None = None, by: int | None = None) -> None:
        """Something for everybody alike, but for the one whom it comes from, and for who has blocked its player."""
        for session in self.sessions:
            if session is not but and by not in session.blocked:
                session.push(message)

    @property
    def busy(self) -> bool:
        """Whether this table must stay in memory."""
        return bool(self.sessions) or self.lock.locked() or (self.row.status == PLAYING and bool(self.driver.tasks))
