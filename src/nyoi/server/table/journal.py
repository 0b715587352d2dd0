"""The game of a live table, with its entry numbers and the commands already answered."""

from __future__ import annotations

import json
import time
from typing import Any, Final, NamedTuple

from msgspec import Raw

from nyoi.kernel.counted import Counted
from nyoi.kernel.decision import CLOCK, SPECTATOR, Move
from nyoi.kernel.event import Retold, Told, Word
from nyoi.kernel.game import Game
from nyoi.kernel.log import Entry as LogEntry
from nyoi.kernel.log import Log, pack_told
from nyoi.kernel.pace import alone
from nyoi.kernel.play import Refused, advance, asked, settle
from nyoi.kernel.state import Setting, State
from nyoi.kernel.table import Table, replay
from nyoi.server.store.protocol import BACK, MOVE, START, Entry
from nyoi.server.table.chance import Luck
from nyoi.server.table.milestones import Milestones
from nyoi.server.time.clock import played
from nyoi.server.wire.encoding import encode

TAKEN_BACK: Final = "taken-back"  # an event of the table, not of a game: who took which move back
MOST_BACKS: Final = 50  # of them that the log of a table shows
MOST_TOLD: Final = 1000  # moves of which somebody hears who comes in: a thousand are some 80 kB


class Step(NamedTuple):
    """An entry to be saved, and the state it leads to."""

    entry: Entry
    state: State
    told: Told
    light: bool


def seats_asked(s: State) -> list[int]:
    """Return the seats to move, without the clock."""
    return [seat for seat in asked(s) if seat != CLOCK]


def _collecting(s: State) -> bool:
    return any(answer is not None for answer in s.answers)


class Journal:
    """The moves in force with their entry numbers; undone moves remain in the database only."""

    def __init__(self, table: Table, luck: Luck, milestones: Milestones | None = None) -> None:
        self.table = table
        self.luck = luck
        self.seq = 0
        self.marks = [0]  # the number of the entry behind each list of `table.history`
        self.backs: list[dict[str, Any]] = []  # the last moves that were taken back, as events for every seat
        self.answers: dict[tuple[int, str], int] = {}  # (seat, command) -> entry
        self.spent = [0.0] * table.state.seats
        self.moved = [0] * table.state.seats
        self.played = 0.0  # seconds, derived from the entries
        self.light = False  # the last move met no chance and revealed no secret
        self.milestones = milestones or Milestones()
        self.milestones.note(table.seq, table.state)
        self.asked = seats_asked(table.state)  # the seats to move, without the clock
        self.options = Raw(encode(table.state.setting.options))  # encoded once: the same in every view
        self._counted: tuple[State, Counted] | None = None
        self._told: tuple[int, list[Retold]] = (-1, [])  # events of an entry, cached

    @property
    def collecting(self) -> bool:
        """Whether an ALL decision is partly answered; then nothing has been revealed yet."""
        return _collecting(self.table.state)

    def play(self, seat: int, move: Move, cmd: str, spent: float) -> Step:
        """Compute a legal move on a copy; `stand` commits it."""
        now = self.table.state
        decision = now.decision
        assert decision is not None
        s = now.clone()
        self.luck.fall(s, self.table.seq + 1)
        told: Told = []
        drawn: list[int] = []
        s.told, s.drawn = told, drawn
        advance(s, seat, move)
        s.told = s.drawn = None
        chance, after = tuple(drawn), seats_asked(s)
        light = not s.over and not chance and (alone(decision) or _collecting(s))
        light = light and not any(isinstance(part, Word) and part.secret for part in told)
        entry = Entry(self.seq + 1, MOVE, seat, move.text, chance, cmd, time.time(), spent, tuple(after))
        return Step(entry, s, told, light)

    def before(self, moves: int) -> State:
        """Return the state after the first `moves` moves."""
        return self.milestones.state(self.table.record, moves)

    def take_back(self, to: int, seat: int, cmd: str) -> Step:
        """Compute an undo to `to` moves; `stand` commits it."""
        s = self.before(to)
        after = tuple(seats_asked(s))
        data = {"to": to, "what": [[word.name, *args] for word, args in self.table.history[to + 1][:1]]}
        return Step(Entry(self.seq + 1, BACK, seat, "", (), cmd, time.time(), 0.0, after, data), s, [], False)

    def stand(self, step: Step) -> None:
        """Commit a saved entry."""
        entry = step.entry
        if entry.data is not None:
            to = entry.data["to"]
            self.table.back(to, step.state)
            self.milestones.cut(to)
            self.marks = self.marks[: to + 1]
            self._took_back(entry)
        else:
            self.table.stand(step.state, step.told, LogEntry(entry.seat, entry.move, entry.chance))
            self.milestones.note(self.table.seq, self.table.state)
            self.marks.append(entry.seq)
        self.light = step.light
        self._told = (-1, [])
        self.asked = list(entry.asked)
        self._count(entry)

    def _took_back(self, entry: Entry) -> None:
        """Keep who took which move back, the move in its public form: what it showed in private does not come back."""
        assert entry.data is not None
        words = {word.name: word for word in self.table.game.words}
        events = [(words[name], tuple(args)) for name, *args in entry.data["what"]]
        what = [Retold(entry.seq, event, self.table.game.tables).bare for event in events]
        back = {"seq": entry.seq, "word": TAKEN_BACK, "seat": entry.seat, "what": what[0] if what else None}
        self.backs = [*self.backs, back][-MOST_BACKS:]

    def _count(self, entry: Entry) -> None:
        self.seq = entry.seq
        if entry.cmd:
            self.answers[entry.seat, entry.cmd] = entry.seq
        if entry.kind == MOVE and entry.seat >= 0:
            self.spent[entry.seat] += entry.spent
            self.moved[entry.seat] += 1

    def last_of(self, seat: int) -> int:
        """Return the index of a seat's last move, or -1."""
        entries = self.table.record.entries
        return next((i for i in range(len(entries) - 1, -1, -1) if entries[i].seat == seat), -1)

    def events(self, seat: int, since: int) -> list[dict[str, Any]]:
        """Return what happened after entry number `since`, as a seat saw it; of very many moves the last.

        Moves that were taken back are told as such, each in its place.
        """
        first = len(self.marks)
        least = max(0, first - MOST_TOLD)
        while first > least and self.marks[first - 1] > since:
            first -= 1
        found = [
            data
            for i in range(first, len(self.marks))
            for told in self._tell(i)
            if (data := told.seen(seat)) is not None
        ]
        backs = [back for back in self.backs if _number(back) > since]
        return sorted([*found, *backs], key=_number) if backs else found

    def _tell(self, i: int) -> list[Retold]:
        """Return the events of an entry, encoded once for all seats."""
        if self._told[0] != self.marks[i]:
            tables, number = self.table.game.tables, self.marks[i]
            self._told = (number, [Retold(number, event, tables) for event in self.table.history[i]])
        return self._told[1]

    @property
    def back_at(self) -> int:
        """The number of the last entry that took a move back, -1 if none did."""
        return _number(self.backs[-1]) if self.backs else -1

    @property
    def counted(self) -> Counted | None:
        """The statistics of a finished game from public information, cached."""
        table = self.table
        if not table.over or table.game.counted is None:
            return None
        if self._counted is None or self._counted[0] is not table.state:
            found = table.game.counted(table.game.view(table.state, SPECTATOR), table.events(SPECTATOR))
            self._counted = (table.state, found)
        return self._counted[1]

    def log_text(self, names: list[str], proof: dict[str, Any] | None = None) -> str:
        """Return the game as a log, with the players' names and the proof in its head."""
        head, end, rest = self.table.record.text().partition("\n")
        named = {**json.loads(head), "names": names} | ({} if proof is None else {"proof": proof})
        return json.dumps(named, ensure_ascii=False, separators=(",", ":")) + end + rest


def _number(event: dict[str, Any]) -> int:
    number: int = event["seq"]
    return number


def dealt(game: Game, setting: Setting, luck: Luck) -> Journal:
    """Deal a new game with a table's chance."""
    s = game.new(setting, 0)
    luck.fall(s, 0)
    s.told, s.drawn = [], []
    settle(s)
    return Journal(Table(game, s, Log(setting, tuple(s.drawn))), luck)


def opening(journal: Journal) -> Entry:
    """Return entry 0 of a journal: rules version and chance of the deal."""
    log = journal.table.record
    data: dict[str, Any] = {
        "rules": log.setting.rules,
        "start": log.start,
        "given": log.given,
        "key": journal.luck.key.hex(),
    }
    if journal.luck.proven:
        data["proven"] = True
    if log.setting.pack[1]:
        data["pack"] = log.setting.pack
    return Entry(0, START, CLOCK, "", (), "", time.time(), 0.0, tuple(journal.asked), data)


def lines_of(journal: Journal) -> list[Entry]:
    """Return a whole journal as entries, for an imported game."""
    now = time.time()
    moves = [
        Entry(seq, MOVE, e.seat, e.move, e.chance, "", now, 0.0, ())
        for seq, e in enumerate(journal.table.record.entries, 1)
    ]
    head = opening(journal)
    if moves:
        head, moves[-1] = head._replace(asked=()), moves[-1]._replace(asked=head.asked)
    return [head, *moves]


def replayed(game: Game, log: Log, luck: Luck, at: int | None = None) -> Journal:
    """Return the game of a log, up to `at` moves; raise Refused if it cannot be replayed."""
    milestones = Milestones()
    journal = Journal(replay(game, log, at, seen=milestones.note), luck, milestones)
    journal.seq = journal.table.seq
    journal.marks = list(range(journal.seq + 1))
    return journal


def recalled(game: Game, seats: int, mode: str, options: dict[str, Any], entries: list[Entry], luck: Luck) -> Journal:
    """Return the game of a journal; raise Refused if its rules are no longer supported."""
    head = entries[0].data
    if entries[0].kind != START or head is None:
        raise Refused("log-broken", line=1)
    line: list[Entry] = []
    for entry in entries[1:]:
        if entry.kind == MOVE:
            line.append(entry)
        else:
            assert entry.data is not None
            del line[entry.data["to"] :]
    log = Log(
        Setting(game.id, head["rules"], seats, mode, options, pack_told(head.get("pack"))),
        tuple(head["start"]),
        [LogEntry(e.seat, e.move, e.chance) for e in line],
        head["given"],
    )
    milestones = Milestones()
    luck = luck.of(head.get("key"), bool(head.get("proven")))
    journal = Journal(replay(game, log, seen=milestones.note), luck, milestones)
    for entry in entries[1:]:
        journal._count(entry)
        if entry.kind == BACK:
            journal._took_back(entry)
    journal.marks = [0, *[e.seq for e in line]]
    journal.played = played([e.at for e in entries])
    return journal
