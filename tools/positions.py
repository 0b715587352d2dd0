"""Write the table of position keys into `docs/games/<game>.md`, from the schema that reads them.

python -m tools.positions            write
python -m tools.positions --check    say which differ, and fail
"""

from __future__ import annotations

import sys
from pathlib import Path

import nyoi

DOCS = Path(__file__).parent.parent / "docs" / "games"
BEGIN, END = "<!-- keys: written by tools.positions -->", "<!-- end of keys -->"


def written(id: str) -> str:
    """The document of a game as it stands."""
    return (DOCS / f"{id}.md").read_text(encoding="utf-8")


def text(id: str) -> str:
    """The document as it should stand."""
    before, begin, rest = written(id).partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"docs/games/{id}.md has no place for the keys: {BEGIN} ... {END}")
    return f"{before}{BEGIN}\n\n{nyoi.game(id).positions.table()}\n\n{END}{after}"


def main(arguments: list[str]) -> None:
    """Write, or check."""
    stale = [id for id in nyoi.IDS if written(id) != text(id)]
    if "--check" in arguments:
        if stale:
            raise SystemExit(f"stale: {', '.join(stale)}: run python -m tools.positions")
        return
    for id in stale:
        (DOCS / f"{id}.md").write_text(text(id), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
