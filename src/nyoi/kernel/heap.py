"""How often a process that plays or thinks looks for circles of garbage."""

from __future__ import annotations

import gc


def settled() -> None:
    """All is loaded, and stays: it is not looked through again and again, and what comes and goes less often.

    Dreams make many small lists and hardly a circle. Torak's thoughts take 6 to 12 % less time so.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
