"""Write the table of position keys into `docs/games/<game>.md`, from the schema that parses them.

python -m tools.positions            write
python -m tools.positions --check    list the games that differ, and fail
"""

from __future__ import annotations

import sys
from pathlib import Path

import nyoi

DOCS = Path(__file__).parent.parent / "docs" / "games"
BEGIN, END = "<!-- keys: written by tools.positions -->", "<!-- end of keys -->"


def written(id: str) -> str:
    return (DOCS / f"{id}.md").read_text(encoding="utf-8")


def text(id: str) -> str:
    """Return the document with a current table."""
    before, begin, rest = written(id).partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"docs/games/{id}.md has no place for the keys: {BEGIN} ... {END}")
    return f"{before}{BEGIN}\n\n{nyoi.game(id).positions.table()}\n\n{END}{after}"


def main(arguments: list[str]) -> None:
    stale = [id for id in nyoi.IDS if written(id) != text(id)]
    if "--check" in arguments:
        if stale:
            raise SystemExit(f"stale: {', '.join(stale)}: run python -m tools.positions")
        return
    for id in stale:
        (DOCS / f"{id}.md").write_text(text(id), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
