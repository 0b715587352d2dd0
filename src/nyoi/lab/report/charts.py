"""Charts of a report: plain HTML and SVG, coloured by its style sheet to follow light and dark mode."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from nyoi.boards.ground import Ground
from nyoi.lab.report.compare import Share
from nyoi.lab.report.facts import Spread

WIDTH, HEIGHT = 320, 130  # histogram, including its axis


def reach(rows: Sequence[Share]) -> tuple[float, float]:
    """Return the range of the rails of a table, wide enough for all intervals and expected shares."""
    low = min([one.low for one in rows] + [one.due - 0.05 for one in rows], default=0.0)
    high = max([one.high for one in rows] + [one.due + 0.05 for one in rows], default=1.0)
    return max(0.0, low), min(1.0, high)


def rail(one: Share, ends: tuple[float, float]) -> str:
    """Draw a share with its interval, and the expected share as a dashed line."""

    def at(value: float) -> float:
        return 100 * (value - ends[0]) / (ends[1] - ends[0])

    return (
        f'<div class="rail" aria-hidden="true"><u style="left:{at(one.due):.1f}%"></u>'
        f'<i style="left:{at(one.low):.1f}%;width:{at(one.high) - at(one.low):.1f}%"></i>'
        f'<b style="left:{at(one.share):.1f}%"></b></div>'
    )


def histogram(found: Spread, title: str, number: Callable[[float], str]) -> str:
    """Draw a histogram with the mean as a dashed line and the ends of the axis as numbers."""
    most = max(count for _, _, count in found.bins)
    low, high = found.bins[0][0], found.bins[-1][1]
    step = WIDTH / len(found.bins)
    bars = "".join(
        f'<rect class="col" x="{n * step + 0.5:.1f}" y="{100 - 96 * count / most:.1f}" '
        f'width="{max(step - 1, 0.5):.1f}" height="{96 * count / most:.1f}"><title>'
        f"{escape(number(a))} – {escape(number(b))}: {count}</title></rect>"
        for n, (a, b, count) in enumerate(found.bins)
    )
    mean = WIDTH * (found.mean - low) / ((high - low) or 1)
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">{bars}'
        f'<line class="axis" x1="0" x2="{WIDTH}" y1="100.5" y2="100.5"/>'
        f'<line class="mean" x1="{mean:.1f}" x2="{mean:.1f}" y1="0" y2="100"/>'
        f'<text x="0" y="117">{escape(number(low))}</text>'
        f'<text x="{WIDTH}" y="117" text-anchor="end">{escape(number(high))}</text></svg>'
    )


def heat(ground: Ground, places: dict[str, float], title: str, number: Callable[[float], str]) -> str:
    """Draw a board as a heat map, with the value in each place."""
    here = {id: points for id, points in ground.shapes.items() if id in places}
    drawn = ground.shapes if len(here) > len(ground.shapes) / 2 else here
    xs = [x for points in drawn.values() for x, _ in points]
    ys = [y for points in drawn.values() for _, y in points]
    most = max(places.values(), default=1.0)
    size = min(max(x for x, _ in p) - min(x for x, _ in p) for p in drawn.values())
    letters = f"{0.27 * min(size, 1):.2f}"
    parts = []
    for id, points in drawn.items():
        value = places.get(id, 0.0)
        shape = " ".join(f"{x:g},{y:g}" for x, y in points)
        x, y = (sum(axis) / len(points) for axis in zip(*points, strict=True))
        tone = f'style="fill-opacity:{0.06 + 0.62 * value / most:.2f}"' if value else 'class="none"'
        parts.append(
            f'<g><title>{escape(id)}: {escape(number(value))}</title><polygon class="under" points="{shape}"/>'
            f'<polygon points="{shape}" {tone}/>'
            f'<text x="{x:.2f}" y="{y:.2f}" style="font-size:{letters}px">{escape(number(value))}</text></g>'
        )
    box = f"{min(xs) - 0.1:.2f} {min(ys) - 0.1:.2f} {max(xs) - min(xs) + 0.2:.2f} {max(ys) - min(ys) + 0.2:.2f}"
    return f'<svg class="board" viewBox="{box}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'


def curve(points: Sequence[tuple[str, Share]], title: str, percent: Callable[[float], str]) -> str:
    """Draw shares, with their intervals, against the values of an option."""
    top = max(0.02, *(one.high for _, one in points)) * 1.1
    step = WIDTH / max(1, len(points))
    places = [(step * (n + 0.5), one) for n, (_, one) in enumerate(points)]

    def y(value: float) -> str:
        return f"{100 - 100 * value / top:.1f}"

    line = " ".join(f"{x:.1f},{y(one.share)}" for x, one in places)
    parts = [f'<polyline class="line" points="{line}"/>']
    for (x, one), (value, _) in zip(places, points, strict=True):
        parts.append(f'<line class="span" x1="{x:.1f}" x2="{x:.1f}" y1="{y(one.low)}" y2="{y(one.high)}"/>')
        parts.append(f'<circle class="dot" cx="{x:.1f}" cy="{y(one.share)}" r="4"/>')
        parts.append(f'<text x="{x:.1f}" y="117" text-anchor="middle">{escape(value)}</text>')
        parts.append(f'<text x="{x + 7:.1f}" y="{y(one.share)}">{escape(percent(one.share))}</text>')
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(title)}">{"".join(parts)}'
        f'<line class="axis" x1="0" x2="{WIDTH}" y1="100.5" y2="100.5"/></svg>'
    )
