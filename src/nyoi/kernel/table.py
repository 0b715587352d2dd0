"""A table: a game being played, with its log and its events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nyoi.kernel.content import played_with
from nyoi.kernel.decision import CLOCK, SPECTATOR, Decision, Move
from nyoi.kernel.event import Event, Retold, Told, events_of
from nyoi.kernel.game import Game, View
from nyoi.kernel.log import Entry, Log
from nyoi.kernel.play import Refused, advance, asked, offered, settle, whose
from nyoi.kernel.position import GREATEST, short
from nyoi.kernel.refused import ScriptError
from nyoi.kernel.state import Setting, State, fingerprint


class Table:
    """A game being played. `nyoi.new` and `nyoi.load` make one.

    Methods return data that belongs to the caller: changing it changes no table. `state`, `record` and
    `history` are the table's own data, for use within nyoi.
    """

    def __init__(self, game: Game, state: State, log: Log) -> None:
        self.game = game
        self.state = state
        self.record = log
        self.history: list[list[Event]] = [events_of(state.told or [])]  # at the deal, then by move
        state.told = state.drawn = None

    @property
    def decision(self) -> Decision | None:
        """The current question, in a copy; None when the game is over.

        It lists only the seats that still have to answer: of an ALL decision, a seat that has answered is
        left out.
        """
        decision = self.state.decision
        return None if decision is None else decision.copy(asked(self.state))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still have to answer; empty when the game is over.

        `CLOCK` is among them where it may move.

        >>> import nyoi
        >>> t = nyoi.new("torak", seats=2, seed=1, mode="competitive")
        >>> t.waiting
        (0, 1)
        >>> t.play(t.decision.of(0)[0], seat=0)
        >>> t.waiting, t.decision.seats
        ((1,), (1,))
        """
        return tuple(asked(self.state))

    @property
    def log(self) -> Log:
        """The log of the game so far, in a copy."""
        return self.record.copy()

    @property
    def seq(self) -> int:
        """The number of moves played."""
        return len(self.record.entries)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    @property
    def results(self) -> tuple[float, ...]:
        """By seat, 1 for a win and 0 for a loss, a shared win in equal parts; empty until the end."""
        return self.state.results

    @property
    def fingerprint(self) -> str:
        """A hash of everything true at the table."""
        return fingerprint(self.state)

    def play(self, *moves: Move | str, seat: int | None = None) -> None:
        """Play moves, given as offered or as text; without `seat`, for the first seat that is asked.

        A move that is not offered raises `Refused` with reason and clause, and changes nothing.
        """
        for move in moves:
            s = self.state
            who = self._seat(seat, CLOCK) if seat is not None else whose(s) if s.decision is not None else 0
            text = _text_of(move)
            found = self.find(who, text)
            if found is None:
                raise self._why_not(who, text)
            if self.record.given is None:
                self._play(who, found, ())
            else:
                self._try(who, found)

    def _play(self, seat: int, move: Move, script: tuple[int, ...]) -> None:
        s = self.state
        told: Told = []
        drawn: list[int] = []
        s.told, s.drawn = told, drawn
        if script:  # a replay; a hand-made position with dice keeps its own script
            s.script, s.cue = script, 0
        advance(s, seat, move)
        s.told = s.drawn = None
        self._note(told, Entry(seat, move.text, tuple(drawn)))

    def _note(self, told: Told, entry: Entry) -> None:
        s = self.state
        self.history.append(events_of(told))
        self.record.entries.append(entry)
        if s.over:
            self.record.foot = {"ending": s.ending, "results": list(s.results), "fingerprint": self.fingerprint}

    def stand(self, state: State, told: Told, entry: Entry) -> None:
        """Commit a move that was played on a copy: that copy becomes the state of the table."""
        self.state = state
        self._note(told, entry)

    def _try(self, seat: int, move: Move) -> None:
        """Play a move, and restore the state if scripted chance does not fit."""
        before = self.state.clone()
        try:
            self._play(seat, move, ())
        except Refused:
            self.state = before
            raise

    def back(self, to: int, s: State) -> None:
        """Drop all moves but the first `to`; `s` is the state after them."""
        del self.history[to + 1 :]
        del self.record.entries[to:]
        self.record.foot = {}
        self.state = s

    def find(self, seat: int, text: str) -> Move | None:
        """Return the offered move that a text means, or None.

        An exact match comes first, then a match with spaces, capitals and names normalized, then the game's
        `meant`.
        """
        moves = offered(self.state, seat)
        found = _named(text, moves)
        if found is None and moves:
            tidy = self.game.spelling.tidy(text)
            found = _named(tidy, moves)
            if found is None and self.game.meant is not None:
                meant = self.game.meant(self.state, seat, tidy.split())
                found = None if meant is None else _named(meant, moves)
        return found

    def refusal(self, seat: int, text: str) -> Refused | None:
        """Return the refusal of a move, or None if the seat can play it now."""
        said = _text_of(text)
        try:
            who = self._seat(seat, CLOCK)
        except Refused as refused:
            return refused
        return None if self.find(who, said) is not None else self._why_not(who, said)

    def _why_not(self, seat: int, text: str) -> Refused:
        s = self.state
        turn, end = self.game.clauses
        if s.decision is None:
            return Refused("game-over", end)
        words = self.game.spelling.tidy(text).split()
        if offered(s, seat):
            return self.game.why_not(s, seat, words)
        said = self.game.unasked(s, seat, words) if self.game.unasked is not None and seat >= 0 else None
        if said is not None:
            return said
        # In an ALL decision it stays secret which seats have answered, so name any other seat that is asked.
        others = [x for x in s.decision.seats if x != seat]
        return Refused("not-asked", turn, seat=others[0] if others else s.decision.seat)

    def view(self, seat: int) -> View:
        """Return what a seat knows as plain data (`SPECTATOR`: public facts only)."""
        return self.game.view(self.state, self._seat(seat, SPECTATOR))

    def events(self, seat: int | None, since: int = 0, to: int | None = None) -> list[dict[str, Any]]:
        """Return the events from move number `since` up to `to` or now, as a seat saw them.

        None as seat gives them in full.
        """
        who = None if seat is None else self._seat(seat, SPECTATOR)
        first = _whole("since", since)
        if first < 0:
            raise Refused("bad-point", high=self.seq)
        return [
            data.copy()
            for seq in range(first, len(self.history) if to is None else to + 1)
            for event in self.history[seq]
            if (data := Retold(seq, event, self.game.tables).seen(who)) is not None
        ]

    def _seat(self, seat: object, low: int) -> int:
        found = _whole("seat", seat)
        if not low <= found < self.state.seats:
            told = found if abs(found) < GREATEST else short(found)
            raise Refused("bad-seat", self.game.clauses[0], seat=told, high=self.state.seats - 1)
        return found


def _whole(name: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError(f"{name} must be a whole number, not {short(value)}")
    return value


def _text_of(move: object) -> str:
    if isinstance(move, Move):
        return move.text
    if not isinstance(move, str):
        raise TypeError(f"a move must be a Move or its text, not {short(move)}")
    return move


def _named(text: str, moves: list[Move]) -> Move | None:
    for move in moves:
        if move.text == text:
            return move
    return None


def new(game: Game, seats: object, seed: int, mode: object = None, options: object = None) -> Table:
    """Return a table with a dealt game, after checking the host's choices."""
    setting = game.setting(seats, mode, options)
    s = game.start(setting, seed)
    return Table(game, s, Log(setting, tuple(s.drawn or ())))


def given(game: Game, position: object, then: Setting | None = None) -> Table:
    """Return a table that begins from a hand-made position.

    `then` is the setting of a game that began under an older rules version.
    """
    s, said = game.position(position, then)
    s.told, s.drawn = [], []
    settle(s)
    return Table(game, s, Log(s.setting, tuple(s.drawn), given=said))


def replay(
    game: Game, log: Log, at: int | None = None, seed: int = 0, seen: Callable[[int, State], None] | None = None
) -> Table:
    """Return the table that a log describes, after all moves or the first `at`.

    Raises Refused where the log cannot be replayed. Chance beyond the end of the log comes from `seed`.
    `seen` is called with the number of moves and the state, after the deal and after each move.
    """
    rules = log.setting.rules
    if rules != game.rules and rules not in game.plays:
        raise Refused("log-rules", game=game.id, rules=rules, known=game.rules)
    here = played_with(game.id)
    if log.setting.pack[1] != here[1]:
        known = {"pack": short(log.setting.pack[0]) or "-", "content": short(log.setting.pack[1])}
        raise Refused("log-pack", game=game.id, here=here[0] or "-", **known)
    line = 1
    try:
        if log.given is not None:
            table = given(game, log.given, None if rules == game.rules else log.setting)
            if agreed(table.record.setting) != agreed(log.setting):
                raise Refused("log-broken", line=line)  # the head and its position disagree on the setting
        else:
            setting = game.setting(log.setting.seats, log.setting.mode, log.setting.options, rules)
            s = game.start(setting, seed, log.start)
            table = Table(game, s, Log(setting, tuple(s.drawn or ())))
        if table.record.start != log.start:
            raise Refused("log-chance", line=line)
        if seen is not None:
            seen(0, table.state)
        for entry in log.entries if at is None else log.entries[:at]:
            line += 1
            move = _named(entry.move, offered(table.state, entry.seat))
            if move is None:
                raise Refused("log-move", line=line, move=entry.move)
            table._play(entry.seat, move, entry.chance)
            if table.record.entries[-1].chance != entry.chance:
                raise Refused("log-chance", line=line)
            if seen is not None:
                seen(line - 1, table.state)
    except ScriptError as error:
        raise Refused("log-chance", line=line) from error
    if at is None and log.foot:
        _check_end(table, log, line + 1)
    return table


def _check_end(table: Table, log: Log, line: int) -> None:
    """Raise Refused if the game does not end as its log says.

    The contents of a fingerprint may change with the rules version, so that of an older game is not compared;
    its ending and results are.
    """
    here, there = table.record.foot, log.foot
    if log.setting.rules != table.game.rules:
        here = {**here, "fingerprint": there.get("fingerprint")} if here else here
    if here.get("fingerprint") != there.get("fingerprint"):
        raise Refused("log-fingerprint", line=line)
    if here != there:
        raise Refused("log-foot")


def agreed(setting: Setting) -> tuple[object, ...]:
    """Return the parts of a setting that must match when a log is replayed from a position."""
    return setting.game, setting.seats, setting.mode, setting.options
