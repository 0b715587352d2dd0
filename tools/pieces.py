"""Write the observation tables of docs/research.md: `python -m tools.pieces`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import nyoi
from nyoi.rl.kit import Kit

PAPER: Final = Path(__file__).parent.parent / "docs" / "research.md"
MARK: Final = "<!-- pieces: written by tools/pieces.py -->\n"


def tables() -> str:
    """Return one table per game, for two seats."""
    found = []
    for id in nyoi.IDS:
        kit = Kit(id)
        sizes = [
            f"{mode.id} {seats}: {Kit(id, seats, mode.id).observer.size:,}"
            for mode in nyoi.game(id).modes
            for seats in sorted({mode.low, mode.high})
        ]
        rows = [f"| `{p.name}` | {p.size} | {p.most} | {p.meaning} |" for p in kit.observer.pieces]
        found.append(
            f"### {id}\n\n{len(kit.lexicon):,} actions. Numbers by mode and seats: {'; '.join(sizes)}. Those of "
            f"{kit.setting.mode} for two:\n\n| piece | numbers | most | what they are |\n|---|---:|---:|---|\n"
        )
        found[-1] += "\n".join(rows) + "\n"
    return "\n".join(found)


if __name__ == "__main__":
    head, _, _ = PAPER.read_text(encoding="utf-8").partition(MARK)
    PAPER.write_text(head + MARK + "\n" + tables(), encoding="utf-8")
