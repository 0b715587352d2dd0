"""What a log from a stranger may do to the worker that reads it, done here on purpose."""

from __future__ import annotations

import os
import signal

from nyoi.server.house import foreign
from nyoi.server.house.foreign import Brought, brought


def read(data: bytes) -> Brought:
    """Read a log; but these words never come back, fill the memory, or end the process."""
    if data == b"hang":
        while True:
            pass
    if data == b"eat":
        eaten = [bytearray(10_000_000)]
        while True:
            eaten.append(bytearray(10_000_000))
    if data == b"die":
        os.kill(os.getpid(), signal.SIGSEGV)
    if data == b"raise":
        raise ZeroDivisionError("a defect of ours")
    return brought(data)


def work(data: bytes) -> bytes:
    """What a worker does with a log."""
    return foreign.work(data, read)
