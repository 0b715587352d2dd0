"""What tests have workers play: games that take a while, and one that kills whoever plays it."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Final

from nyoi.lab.job import Job, Play, Row
from nyoi.lab.simulate import OUTCOME, outcome


def slow(job: Job, number: int) -> Row:
    """A game that tells who plays it, and lets him be killed before it is over."""
    folder = Path(job.more["folder"])
    (folder / f"{number}-{os.getpid()}").touch()
    while number == job.more["stays"] and len(list(folder.glob(f"{number}-*"))) == 1:
        time.sleep(0.01)  # until he is dead, and another one has begun with it
    return outcome(job, number)


def deadly(job: Job, number: int) -> Row:
    """A game that nobody survives."""
    if number == job.more["deadly"]:
        os.kill(os.getpid(), signal.SIGKILL)
    return outcome(job, number)


def wrong(job: Job, number: int) -> Row:
    """A game with a mistake in it."""
    raise ZeroDivisionError("as it was meant")


SLOW: Final = Play(slow, OUTCOME.columns)
DEADLY: Final = Play(deadly, OUTCOME.columns)
WRONG: Final = Play(wrong, OUTCOME.columns)
