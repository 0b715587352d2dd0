"""Broadcast of game updates: each seat gets its own view, complete or as a patch."""

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

LARGE: Final = 2500  # bytes; a smaller view is sent whole, as comparing takes longer than sending
MANY: Final = 10  # moves; at least so many are sent in batches
CROWD: Final = 50  # moves; with so many even a small view is sent as a patch
NOW_AND_THEN: Final = 16  # entries between two measurements of a small view
WHOLE: Final = -1  # placeholder: no base for a patch


class Listener(Protocol):
    """A recipient of broadcasts: a session, or a test double."""

    seats: tuple[int, ...]
    player: int | None
    blocked: frozenset[int]  # players whose chat it does not get
    address: str  # its rate-limit key
    base: str  # its base URL
    tempo: float  # its factor for bots' pauses
    patches: bool  # whether it accepts patches
    told: dict[int, int]  # `seq` of the last update sent, by seat

    def push(self, message: bytes) -> None:
        """Send a message."""

    def cut(self, reason: str, retry: bool) -> None:
        """Close with a reason."""


class Seen(NamedTuple):
    """The view of a seat in a state."""

    state: State
    seq: int
    view: View


class Around(NamedTuple):
    """The part of an update that is the same for all seats: thinking seats, holds, clocks."""

    waiting: list[messages.Waiting]
    hold: float
    clock: messages.ClockInfo | None
    ends: float | None
    reading: list[int]


class Telling:
    """The last view sent at a table, by seat. A patch only ever compares two views of one seat."""

    def __init__(self) -> None:
        self._seen: dict[int, Seen] = {}
        self._sizes: dict[int, int] = {}  # sizes of the views in bytes, as last measured

    def all(self, t: LiveTable, since: int, reset: bool, only: int | None = None) -> None:
        """Send the events since an entry and the state to all seats, or to one."""
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
        """Send the complete state to a new client, or one that needs a resync."""
        for seat in session.seats or (SPECTATOR,):
            update = self._update(t, seat, since, reset, look_around(t))
            session.told[seat] = update.seq
            session.push(self._whole(t, update))

    def _message(self, t: LiveTable, update: messages.Update, before: Seen | None, base: int) -> bytes:
        """Return an encoded update: a patch if its base is known and it is much shorter.

        Finished games are sent whole: results are fractions, which Python and JavaScript format differently.
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
        """Return an encoded patch, or None if it would not be much shorter."""
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
        """Return the update of a seat; its legal moves are encoded later, in the form needed."""
        journal = t.playing
        state = journal.table.state
        seen = self._seen.get(seat)
        if seen is None or seen.state is not state:
            view = shown(journal.table.view(seat))
            if OPTIONS in view:
                view[OPTIONS] = journal.options  # encoded once
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
    """Return the shared part of an update."""
    now = t.now
    end = t.pace.ends_at(t.playing.table.state)
    return Around(
        [messages.Waiting(x, key, round(now - at, 2)) for x, (key, at) in t.asked_at.items()],
        round(t.pace.held(now), 2),
        t.clock.info(now) if t.days is None else t.days.info(),
        None if end is None else round(max(0.0, end - now), 2),
        t.reading.seats,
    )
