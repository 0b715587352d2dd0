"""A game joins the tests once its room has a `meta.py`; until then its room, tests and lab scripts wait with it."""

from pathlib import Path

import nyoi

ROOT = Path(__file__).parent
WAITING = [
    room.name
    for room in (ROOT / "src/nyoi/games").iterdir()
    if (room / "__init__.py").exists() and room.name not in nyoi.IDS
]
collect_ignore = [str(ROOT / place / id) for id in WAITING for place in ("src/nyoi/games", "tests/games")]
collect_ignore_glob = [str(ROOT / f"src/nyoi/lab/studies/{id}.py") for id in WAITING]
