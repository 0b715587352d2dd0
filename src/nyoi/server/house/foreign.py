"""Import of logs, read and replayed in worker processes and never in the server.

A log is untrusted: it may never end, fill the memory or crash the interpreter. A worker has limited time and
memory for a log; beyond that it is killed and replaced. The result is plain data: the rows to save, or a
refusal.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final

import msgspec

from nyoi.games import game as game_of
from nyoi.kernel.log import log_of, names_in
from nyoi.kernel.play import Refused
from nyoi.server.house.names import nickname
from nyoi.server.house.workers import Closed, Died, Heavy, Late, Work, Workers
from nyoi.server.store.protocol import Entry
from nyoi.server.table.chance import Luck
from nyoi.server.table.journal import lines_of, recalled, replayed
from nyoi.server.wire.encoding import encode, refusal_of

WORKERS: Final = 2
LONGEST: Final = 20_000  # moves of a log


class Brought(msgspec.Struct, tag=True):
    """An imported game, ready to be saved as a finished table."""

    game: str
    mode: str
    options: dict[str, Any]
    names: list[str]
    entries: list[Entry]


class No(msgspec.Struct, tag=True):
    """The refusal of a log."""

    reason: str
    clause: str
    facts: dict[str, Any]


Read = Callable[[bytes], Brought]
_decoder: msgspec.json.Decoder[Brought | No] = msgspec.json.Decoder(Brought | No)


# -- in a worker


def brought(data: bytes) -> Brought:
    """Return the game of a log; raise Refused if it is unreadable or illegal."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise Refused("log-broken", line=1) from error
    log = log_of(text)
    if len(log.entries) > LONGEST:
        raise Refused("log-long", high=LONGEST)
    game = game_of(log.setting.game)
    journal = replayed(game, log, Luck())
    setting, entries = journal.table.record.setting, lines_of(journal)
    found = Brought(setting.game, setting.mode, dict(setting.options), _names(text, setting.seats), entries)
    # the saved game must be readable again, and every view of it encodable
    again = msgspec.json.decode(encode(found), type=Brought)
    opened = recalled(game, setting.seats, again.mode, again.options, again.entries, Luck()).table
    if opened.fingerprint != journal.table.fingerprint:
        raise Refused("log-broken", line=1)
    encode([opened.view(seat) for seat in range(-1, setting.seats)])
    return found


def _names(text: str, seats: int) -> list[str]:
    """Return the names by seat; a number where the log has no valid name."""
    found = [f"{i + 1}" for i in range(seats)]
    for i, name in enumerate(names_in(text)[:seats]):
        with contextlib.suppress(Refused):
            found[i] = nickname(name)
    return found


def work(data: bytes, read: Read = brought) -> bytes:
    """Return the encoded result of a log."""
    try:
        return encode(read(data))
    except Refused as refused:
        why = refused
    except MemoryError:
        raise
    except Exception:  # a crafted position may raise anything
        why = Refused("log-broken", line=1)
    told = refusal_of(why)
    return encode(No(told.reason, told.clause, told.facts))


# -- in the server


class Readers:
    """The import workers, started with the first log."""

    def __init__(self, seconds: float, memory: int, waiting: int, work: Work = work) -> None:
        self.seconds = seconds
        self._most = WORKERS + waiting
        self._inside = 0
        self._workers = Workers(WORKERS, work, memory, quiet=True)

    async def read(self, data: bytes) -> Brought:
        """Return the game of a log.

        Raises:
            Refused: The log is invalid or takes too much, or too many are queued.
        """
        if self._inside >= self._most:
            raise Refused("import-busy")
        self._inside += 1
        try:
            answer = await asyncio.to_thread(_decoder.decode, await self._workers.ask(data, self.seconds))
        except Late as error:
            raise Refused("log-slow", seconds=self.seconds) from error
        except Heavy as error:
            raise Refused("log-heavy") from error
        except Closed as error:
            raise Refused("import-busy") from error
        except Died as error:  # killed by this log
            raise Refused("log-broken", line=1) from error
        finally:
            self._inside -= 1
        if isinstance(answer, No):
            raise Refused(answer.reason, answer.clause, **answer.facts)
        return answer

    def close(self) -> None:
        """Abort all imports at once; their clients may try again."""
        self._workers.close()
