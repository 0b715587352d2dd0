"""Write the table of rate limits into `docs/hosting.md`, from the limits that the server enforces.

python -m tools.limits            write
python -m tools.limits --check    fail if the document differs
"""

from __future__ import annotations

import sys
from pathlib import Path

from nyoi.server.rate_limits import COSTS, LIMITS, Limit

DOCUMENT = Path(__file__).parent.parent / "docs" / "hosting.md"
BEGIN, END = "<!-- limits: written by tools.limits -->", "<!-- end of limits -->"


def number(value: float) -> str:
    """Format a number with thousands separators."""
    return f"{value:,.10g}"


def rate(limit: Limit) -> str:
    """Format a rate: a number per second, or one in some seconds."""
    if limit.rate is None:
        return ""
    if limit.rate >= 1:
        return f"{number(limit.rate)} a second"
    return f"one in {number(round(1 / limit.rate))} s"


def rows() -> str:
    lines = ["| act | who pays | at once | then | checked | counted | refusal | |", "|---|---|--:|---|---|---|---|---|"]
    for limit in LIMITS:
        counted = "over all workers" if limit.shared else "by each worker"
        refusal = f"`{limit.refusal}`" if limit.refusal else "none"
        cells = (f"`{limit.act}`", limit.payer, number(limit.burst), rate(limit), limit.when, counted, refusal)
        lines.append(f"| {' | '.join((*cells, limit.note))} |".replace("|  |", "| |"))
    lines += ["", "A request takes 1 from `request`, but:", "", "| cost | routes |", "|--:|---|"]
    for cost in sorted(set(COSTS.values()), reverse=True):
        routes = ", ".join(f"`{path}`" for path, found in COSTS.items() if found == cost)
        lines.append(f"| {number(cost)} | {routes} |")
    return "\n".join(lines)


def text(written: str) -> str:
    """Return the document with current tables."""
    before, begin, rest = written.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{DOCUMENT.name} has no place for the limits: {BEGIN} ... {END}")
    return f"{before}{BEGIN}\n\n{rows()}\n\n{END}{after}"


def main(arguments: list[str]) -> None:
    written = DOCUMENT.read_text(encoding="utf-8")
    if "--check" in arguments:
        if written != text(written):
            raise SystemExit("docs/hosting.md is stale: run python -m tools.limits")
        return
    DOCUMENT.write_text(text(written), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
