"""The few numbers of the game, and the host's options (EMBERS sections 3 and 9)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

SEATS: Final = 6
HOTTEST: Final = 6  # an ember burns with 1 to 6 (EMBERS-3.1)
FLOOR: Final = 2  # what the first claim takes for granted, for each ember (EMBERS-5.2)
STEP: Final = 6  # by how much a claim may go beyond the last one (EMBERS-5.3)

_text = (Path(__file__).parent / "content" / "options.toml").read_text(encoding="utf-8")
OPTIONS: Final[list[dict[str, Any]]] = tomllib.loads(_text)["option"]
MOST_EMBERS: Final[int] = next(row["max"] for row in OPTIONS if row["id"] == "embers")
