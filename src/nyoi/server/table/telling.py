"""Telling how a game stands: every seat what it knows, whole or as what changed since it was told last."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from nyoi.kernel.decision import SPECTATOR, Move
from nyoi.kernel.game import View
from nyoi.kernel.play import offered
from nyoi.kernel.state import State
from nyoi.server.wire import messages
from nyoi.server.wire.encoding import KINDS, encode, offers_of, shown
from nyoi.server.wire.patch import OPTIONS, canonical, changes, sum_of

if TYPE_CHECKING:
    from nyoi.server.table.live import LiveTable

LARGE: Final = 2500  # bytes; a view that is smaller is told whole: to compare it would take longer than to send it
MANY: Final = 10  # moves; so many are told together, by what they have in common
CROWD: Final = 50  # moves; where so many are offered a small view is told so, too
NOW_AND_THEN: Final = 16  # entries; as often it is seen whether a small view has become large
WHOLE: Final = -1  # in place of the number of an update that a patch could begin from


class Listener(Protocol):
    """Somebody at a table who is told things: a session, or an ear that a test lends."""

    seats: tuple[int, ...]
    player: int | None
    blocked: frozenset[int]  # the players whom it does not want to hear
    address: str  # where it comes from, as it is counted
    base: str  # how it calls this server
    tempo: float  # by how much it would stretch the bots' pauses
    patches: bool  # whether it understands what changed in place of what is
    told: dict[int, int]  # by seat the number of the update that it was sent last

    def push(self, message: bytes) -> None:
        """Send."""

    def cut(self, reason: str, retry: bool) -> None:
        """Say why, and close."""


class Seen(NamedTuple):
    """What a seat knows of a state."""

    state: State
    seq: int
    view: View


class Around(NamedTuple):
    """What is the same for all who are told now: who thinks, what is held, what the clocks say."""

    waiting: list[messages.Waiting]
    hold: float
    clock: messages.ClockInfo | None
    ends: float | None
    reading: list[int]


class Telling:
    """What was told last at one table, seat by seat. A patch is made of two views of one seat, and of nothing else."""

    def __init__(self) -> None:
        self._seen: dict[int, Seen] = {}
        self._sizes: dict[int, int] = {}  # of the views, in bytes, when they were last looked at

    def all(self, t: LiveTable, since: int, reset: bool, only: int | None = None) -> None:
        """Tell everybody, or one seat only, what happened since an entry and how it stands."""
        seq = t.playing.seq
        made: dict[tuple[int, int], bytes] = {}
        around: Around | None = None
        before: dict[int, Seen] = {}
        updates: dict[int, messages.Update] = {}
        for session in t.sessions:
            for seat in session.seats or (SPECTATOR,):
                if only is not None and seat != only:
                    continue
                base = session.told.get(seat, WHOLE) if session.patches and not reset else WHOLE
                session.told[seat] = seq
                message = made.get((seat, base))
                if message is None:
                    if around is None:
                        around = look_around(t)
                    if seat not in updates:
                        if seat in self._seen:
                            before[seat] = self._seen[seat]
                        updates[seat] = self._update(t, seat, since, reset, around)
                    message = made[seat, base] = self._message(t, updates[seat], before.get(seat), base)
                session.push(message)

    def one(self, t: LiveTable, session: Listener, since: int, reset: bool) -> None:
        """Tell one who comes in, or has lost the thread, how it stands: whole."""
        for seat in session.seats or (SPECTATOR,):
            update = self._update(t, seat, since, reset, look_around(t))
            session.told[seat] = update.seq
            session.push(self._whole(t, update))

    def _message(self, t: LiveTable, update: messages.Update, before: Seen | None, base: int) -> bytes:
        """An update as it goes over the wire: what changed since a base, if it is known and that is much shorter.

        Whole once the game is over: the results are fractions, which Python and JavaScript write differently.
        """
        state = t.playing.table.state
        if before is not None and before.seq == base and not state.over:
            moves = offered(state, update.seat) if update.ask is not None else []
            patch = self._patch(t, update, moves, before.view, base)
            if patch is not None:
                return patch
        return self._whole(t, update)

    def _whole(self, t: LiveTable, update: messages.Update) -> bytes:
        if update.ask is not None and not update.ask.moves:
            update.ask.moves = offers_of(t.row.game).of(offered(t.playing.table.state, update.seat))
        return encode(update)

    def _patch(self, t: LiveTable, update: messages.Update, moves: list[Move], before: View, base: int) -> bytes | None:
        """What changed; None if that is not much shorter than the view, or little is to be told anyway."""
        crowd = len(moves) >= CROWD
        if self._sizes.get(update.seat, LARGE) < LARGE and not crowd and update.seq % NOW_AND_THEN:
            return None
        text = canonical(update.view)
        size = self._sizes[update.seat] = len(text)
        if size < LARGE and not crowd:
            return None
        found, gone = changes(before, update.view)
        if 2 * len(encode(found)) > size:
            return None
        rest = copy(update)
        rest.view = {}
        patch = messages.Patch(base, found, gone, sum_of(text), rest)
        if rest.ask is not None:
            offers = offers_of(t.row.game)
            many = len(moves) >= MANY
            patch.moves = offers.alike(moves) if many else []
            rest.ask = messages.Ask(rest.ask.key, rest.ask.kind, [] if many else offers.of(moves))
        return encode(patch)

    def _update(self, t: LiveTable, seat: int, since: int, reset: bool, around: Around) -> messages.Update:
        """What a seat is told; the moves that it is offered are put in words when it is known how."""
        journal = t.playing
        state = journal.table.state
        seen = self._seen.get(seat)
        if seen is None or seen.state is not state:
            view = shown(journal.table.view(seat))
            if OPTIONS in view:
                view[OPTIONS] = journal.options  # the same words every time
            seen = self._seen[seat] = Seen(state, journal.seq, view)
        decision = state.decision
        moves = offered(state, seat) if seat >= 0 and seat not in t.ordered else None
        return messages.Update(
            seat,
            journal.seq,
            journal.events(seat, since),
            seen.view,
            messages.Ask(decision.key, KINDS[decision.kind], []) if moves and decision is not None else None,
            around.waiting,
            reset,
            t.undoing.at_once(seat),
            around.hold,
            around.clock,
            around.ends,
            around.reading,
        )


def look_around(t: LiveTable) -> Around:
    """How it looks at a table at this moment."""
    now = t.now
    end = t.pace.ends_at(t.playing.table.state)
    return Around(
        [messages.Waiting(x, key, round(now - at, 2)) for x, (key, at) in t.asked_at.items()],
        round(t.pace.held(now), 2),
        t.clock.info(now) if t.days is None else t.days.info(),
        None if end is None else round(max(0.0, end - now), 2),
        t.reading.seats,
    )
