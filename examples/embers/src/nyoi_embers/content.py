"""The few numbers of the game, and the host's options (EMBERS sections 3 and 9)."""

from __future__ import annotations

from typing import Any, Final

from nyoi.kernel.content import tables_of

SEATS: Final = 6
HOTTEST: Final = 6  # an ember burns with 1 to 6 (EMBERS-3.1)
FLOOR: Final = 2  # what the first claim takes for granted, for each ember (EMBERS-5.2)
STEP: Final = 6  # by how much a claim may go beyond the last one (EMBERS-5.3)

_table = tables_of("embers", "nyoi_embers").read
OPTIONS: Final[list[dict[str, Any]]] = _table("options")["option"]
MOST_EMBERS: Final[int] = next(row["max"] for row in OPTIONS if row["id"] == "embers")
