"""A table: a game being played, with its log and its events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nyoi.kernel.decision import Decision, Move
from nyoi.kernel.event import History, data_of
from nyoi.kernel.game import Game, View
from nyoi.kernel.log import Entry, Log
from nyoi.kernel.play import Refused, advance, offered, settle, whose
from nyoi.kernel.state import ScriptError, Setting, State, fingerprint


class Table:
    """A game being played. `nyoi.new` and `nyoi.load` make one."""

    def __init__(self, game: Game, state: State, log: Log) -> None:
        self.game = game
        self.state = state
        self.log = log
        self.history = History(state.told or [])
        state.told = state.drawn = None

    @property
    def decision(self) -> Decision | None:
        """The question on the table; None when the game is over."""
        return self.state.decision

    @property
    def seq(self) -> int:
        """How many moves were played."""
        return len(self.log.entries)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
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
        """Play moves, given as offered or as text; without a seat, for whoever is asked (first).

        A move that is not offered raises `Refused` with reason and clause, and changes nothing.
        """
        for move in moves:
            s = self.state
            who = seat if seat is not None else whose(s) if s.decision is not None else 0
            text = move if isinstance(move, str) else move.text
            found = _named(text, offered(s, who))
            if found is None:
                raise self._why_not(who, text)
            self._play(who, found, ())

    def _play(self, seat: int, move: Move, script: tuple[int, ...]) -> None:
        s = self.state
        drawn: list[int] = []
        s.told, s.drawn = self.history.told, drawn
        if script:  # a replay; a position given with dice keeps its own script
            s.script, s.cue = script, 0
        advance(s, seat, move)
        self.history.close()
        self.log.entries.append(Entry(seat, move.text, tuple(drawn)))
        s.told = s.drawn = None
        if s.over:
            self.log.foot = {"ending": s.ending, "results": list(s.results), "fingerprint": self.fingerprint}

    def refusal(self, seat: int, text: str) -> Refused | None:
        """Why a seat cannot play this now; None if it can."""
        if _named(text, offered(self.state, seat)) is not None:
            return None
        return self._why_not(seat, text)

    def _why_not(self, seat: int, text: str) -> Refused:
        s = self.state
        turn, end = self.game.clauses
        if s.decision is None:
            return Refused("game-over", end)
        if not offered(s, seat):
            # Of answers given at once nobody learns who has given one: any other seat asked will do.
            return Refused("not-asked", turn, seat=next(x for x in s.decision.seats if x != seat))
        return self.game.why_not(s, seat, text.split())

    def view(self, seat: int) -> View:
        """What a seat knows (`SPECTATOR`: what everybody knows), as plain data."""
        return self.game.view(self.state, seat)

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, Any]]:
        """What happened from move number `since` on, as a seat saw it (`None`: everything, once the game is over)."""
        return [
            {"seq": seq, **data}
            for seq in range(since, len(self.history))
            for event in self.history[seq]
            if (data := data_of(event, seat, self.game.tables)) is not None
        ]


def _named(text: str, moves: list[Move]) -> Move | None:
    for move in moves:
        if move.text == text:
            return move
    return None


def new(
    game: Game, seats: int, seed: int, mode: str | None = None, options: Mapping[str, object] | None = None
) -> Table:
    """A table with a dealt game."""
    setting = game.setting(seats, mode, options)
    s = game.start(setting, seed)
    return Table(game, s, Log(setting, tuple(s.drawn or ())))


def given(game: Game, position: Mapping[str, Any]) -> Table:
    """A table with a position put together by hand."""
    s = game.position(position)
    s.told, s.drawn = [], []
    settle(s)
    return Table(game, s, Log(s.setting, tuple(s.drawn), given=dict(position)))


def replay(game: Game, log: Log, at: int | None = None, seed: int = 0) -> Table:
    """The table that a log describes, after `at` moves or all; Refused where it does not play.

    Chance beyond the end of the log comes from `seed`.
    """
    if log.setting.rules != game.rules:
        raise Refused("log-rules", game=game.id, rules=log.setting.rules, known=game.rules)
    line = 1
    try:
        if log.given is not None:
            table = given(game, log.given)
            if agreed(table.log.setting) != agreed(log.setting):
                raise Refused("log-broken", line=line)  # it names one table and begins from a position at another
        else:
            s = game.start(game.setting(log.setting.seats, log.setting.mode, log.setting.options), seed, log.start)
            _same(log.start, s.drawn or [])
            table = Table(game, s, Log(log.setting, log.start))
        for entry in log.entries if at is None else log.entries[:at]:
            line += 1
            move = _named(entry.move, offered(table.state, entry.seat))
            if move is None:
                raise Refused("log-move", line=line, move=entry.move)
            table._play(entry.seat, move, entry.chance)
            _same(entry.chance, table.log.entries[-1].chance)
    except ScriptError as error:
        raise Refused("log-chance", line=line) from error
    if at is None and log.foot and table.log.foot.get("fingerprint") != log.foot.get("fingerprint"):
        raise Refused("log-fingerprint", line=line + 1)
    if at is None and log.foot and table.log.foot != log.foot:
        raise Refused("log-foot")
    return table


def agreed(setting: Setting) -> tuple[object, ...]:
    """A setting as it is compared."""
    return setting.game, setting.seats, setting.mode, setting.options


def _same(written: Sequence[int], met: Sequence[int]) -> None:
    if list(written) != list(met):
        raise ScriptError("the chance written down is not the chance the move met")
