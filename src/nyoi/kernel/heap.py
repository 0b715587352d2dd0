"""How often a process that plays or thinks looks for cyclic garbage.

Games make many small lists and hardly a cycle. Looking for cycles less often saves 5 to 15 % of Torak's time, whose
many moves are kept for as long as the process lives.
"""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (20_000, 20, 50)


def relax_collector() -> None:
    """Collect less often. For environments that live in somebody else's process; thresholds already higher stay."""
    if 0 < gc.get_threshold()[0] < THRESHOLDS[0]:
        gc.set_threshold(*THRESHOLDS)


def settled() -> None:
    """Collect less often, and leave out everything loaded so far: for processes that only play, think or serve.

    Not for a library: an object of the caller's that is frozen here is never freed if it becomes part of a cycle.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
