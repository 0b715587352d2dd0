"""Drawing of link-preview pictures (1200 by 630).

An SVG template is filled in and rendered by resvg. Names are untrusted and escaped, and nothing is fetched.
Emblems, faces and fonts come from the built page (`web/src/picture.ts`).
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from html import escape
from pathlib import Path
from typing import Final

import msgspec

from nyoi.server.http.static import FOLDER
from nyoi.server.share.card import PEOPLE, Card, Shown

WIDTH, HEIGHT = 1200, 630
INK, PAPER, NIGHT, EMBER, GOLD, MUTED = "#1d1b20", "#fffaf0", "#10222b", "#ef8a3c", "#f9e3a5", "#5a5248"
TEXT: Final = "Atkinson Hyperlegible Next"
DISPLAY: Final = "Reggae One"
LEFT, RIGHT = 424, 1112  # horizontal bounds of the text
SIDE: Final = "M66 38.5H384V579.5H66A27.5 27.5 0 0 1 38.5 552V66A27.5 27.5 0 0 1 66 38.5Z"
TALL: Final = 5  # people in a column
GAP: Final = 44  # between two columns
SMALLER: Final = 0.78  # how far a line may shrink before it is cut
_OURS: Final = re.compile(r"[\u0020-\u024f\u2010-\u206f\u20ac\u2122]*")  # covered by our fonts


class Art(msgspec.Struct):
    """The drawings used in pictures."""

    emblems: dict[str, str]
    faces: dict[str, list[str]]
    marks: list[str]
    tones: list[str]
    brand: str
    style: str


@cache
def art(folder: Path = FOLDER / "picture") -> Art | None:
    """Return the page's drawings, or None if it was not built."""
    try:
        return msgspec.json.decode((folder / "art.json").read_bytes(), type=Art)
    except (OSError, msgspec.DecodeError):
        return None


def fonts(folder: Path = FOLDER / "picture") -> list[str]:
    return sorted(str(path) for path in folder.glob("*.ttf"))


def painted(card: Card, art: Art) -> bytes:
    """Render a card as a PNG."""
    from resvg_py import svg_to_bytes

    plain = all(_OURS.fullmatch(text) for text in (card.title, card.note, *(one.name for one in card.people)))
    return bytes(
        svg_to_bytes(
            svg_string=drawn(card, art),
            font_files=fonts(),
            skip_system_fonts=plain,  # other alphabets need the system's fonts
            font_family=TEXT,
            style_sheet=art.style,
        )
    )


def drawn(card: Card, art: Art) -> str:
    """Return a card as an SVG."""
    paint = card.paints[0] if card.paints else EMBER
    people = card.people[:PEOPLE]
    title, size = _wrapped(card.title, RIGHT - LEFT, (66, 60, 54), lines=1, wide=0.66)
    if _width(card.title) * size * 0.66 > RIGHT - LEFT:
        title, size = _wrapped(card.title, RIGHT - LEFT, (58, 50, 44, 38, 34), lines=2, wide=0.66)
    high = 112 + size
    parts = [
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{NIGHT}"/>',
        _grain(),
        '<rect x="46" y="50" width="1120" height="546" rx="30" fill="#071318"/>',
        f'<rect x="36" y="36" width="1120" height="546" rx="30" fill="{PAPER}" stroke="{INK}" stroke-width="5"/>',
        f'<clipPath id="side"><path d="{SIDE}"/></clipPath><g clip-path="url(#side)">'
        f'<rect x="36" y="36" width="350" height="546" fill="{_colour(paint)}"/>{_rays()}</g>',
        f'<path d="M386 38V580" stroke="{INK}" stroke-width="4"/>',
        _side(card, art),
        _text(card.name, LEFT, 96, 26, bold=True, fill=MUTED, width=RIGHT - LEFT),
    ]
    for i, line in enumerate(title):
        parts.append(_text(line, LEFT, high + i * round(size * 1.12), size, display=True))
    below = high + (len(title) - 1) * round(size * 1.12) + 46
    notes, small = _wrapped(card.note, RIGHT - LEFT, (28, 25), lines=2, wide=0.5)
    for i, line in enumerate(notes):
        parts.append(_text(line, LEFT, below + i * 34, small, fill=INK))
    below += 34 * (len(notes) - 1) + (26 if notes else -20)
    parts += _standings(people, below, art)
    parts.append(_foot(card, art))
    body = "".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}">{body}</svg>'
    )


# -- parts


def _side(card: Card, art: Art) -> str:
    """Return the left side: three of the game's faces and its emblem, or the emblem alone."""
    if not card.game:  # an evening without a game shows the logo
        return _sized(art.brand, 108, 206, 206)
    paints = [_colour(paint) for paint in [*card.paints, EMBER, INK, GOLD, PAPER][:4]]
    sign = art.emblems.get(card.game)
    for i, paint in enumerate(paints):
        sign = sign.replace(f"{{{i}}}", paint) if sign else sign
    sign = sign or (
        f'<circle cx="32" cy="32" r="22" fill="{paints[0]}"/><circle cx="32" cy="32" r="16" fill="{PAPER}"/>'
        + _text(card.sign[:2], 32, 40, 21, display=True, anchor="middle", stroke=False)
    )
    emblem = (
        f'<g fill="none" stroke="{INK}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">'
        f'<rect x="2.5" y="2.5" width="59" height="59" rx="13" fill="#f4e6c4"/>{sign}</g>'
    )
    faces = art.faces.get(card.game, [])
    if len(faces) < 3:
        return f'<g transform="translate(92 188) scale(3.75)">{emblem}</g>'
    places = ((52, 96, 1.28), (222, 96, 1.28), (98, 178, 1.9))
    crests = "".join(
        f'<g class="crest" transform="translate({x} {y}) scale({scale})">{face}</g>'
        for face, (x, y, scale) in zip((faces[0], faces[2], faces[1]), places, strict=True)
    )
    return f'{crests}<g transform="translate(142 420) scale(2.2)">{emblem}</g>'


def _standings(people: list[Shown], top: int, art: Art) -> list[str]:
    """Return the rows of the standings, in two columns if there are many."""
    if not people:
        return []
    columns = 1 if len(people) <= TALL else 2
    rows = -(-len(people) // columns)
    high = min(58 if rows > 3 else 66, (508 - top) // rows)
    wide = (RIGHT - LEFT - GAP * (columns - 1)) // columns
    found = []
    for i, one in enumerate(people):
        x, y = LEFT + (i // rows) * (wide + GAP), top + (i % rows) * high
        found.append(_row(one, x, y, wide, high, art))
    return found


def _row(one: Shown, x: int, y: int, wide: int, high: int, art: Art) -> str:
    size = min(30, round(high * 0.5))
    base = y + high // 2 + round(size * 0.35)
    disc = round(high * 0.38)
    parts = []
    if one.won:
        parts.append(f'<rect x="{x - 10}" y="{y + 2}" width="{wide + 12}" height="{high - 4}" rx="10" fill="{GOLD}"/>')
    at = x
    if one.place:
        parts.append(_text(str(one.place), x + 22, base + 2, size + 4, display=True, anchor="end"))
        at = x + 34
    middle = at + disc + 2
    tone = "none" if one.free else _colour(art.tones[one.seat % len(art.tones)])
    dashes = ' stroke-dasharray="5 6"' if one.free else ""
    line = f'stroke="{INK}" stroke-width="2.5"{dashes}'
    parts.append(f'<circle cx="{middle}" cy="{y + high / 2}" r="{disc}" fill="{tone}" {line}/>')
    if not one.free:
        scale = disc * 1.3 / 24
        mark = art.marks[one.seat % len(art.marks)]
        parts.append(
            f'<g class="icon" color="{INK}" transform="translate({middle - 12 * scale} {y + high / 2 - 12 * scale}) '
            f'scale({scale})">{mark}</g>'
        )
    room = wide - (middle + disc + 14 - x) - (12 + 22 * len(one.score) if one.score else 0)
    fill = MUTED if one.free or one.bot else INK
    parts.append(_text(one.name, middle + disc + 14, base, size, bold=not one.free, fill=fill, width=room))
    if one.score:
        parts.append(_text(one.score, x + wide - 6, base + 2, size + 4, display=True, anchor="end"))
    return "".join(parts)


def _foot(card: Card, art: Art) -> str:
    return (
        f'<path d="M{LEFT} 512H{RIGHT}" stroke="#d8cbb0" stroke-width="2"/>{_sized(art.brand, LEFT - 2, 523, 40)}'
        + _text("Nyoi", LEFT + 50, 554, 30, display=True)
        + _text(card.call, RIGHT, 552, 24, bold=True, fill="#9a400c", anchor="end", width=520)
    )


def _sized(svg: str, x: int, y: int, size: int) -> str:
    """Return the logo at a position and size."""
    placed = svg.replace("<svg ", f'<svg x="{x}" y="{y}" ', 1)
    return placed.replace('width="32" height="32"', f'width="{size}" height="{size}"')


def _rays() -> str:
    """Return the rays of light in the background."""
    rays = "".join(
        f'<path d="M211 250L{x1} {y1}L{x2} {y2}Z"/>'
        for x1, y1, x2, y2 in (
            (-60, 20, 30, -60), (120, -60, 200, -60), (290, -60, 380, -60), (470, 30, 470, 120), (470, 230, 470, 320),
            (470, 450, 440, 640), (300, 640, 220, 640), (130, 640, 30, 640), (-60, 560, -60, 420), (-60, 320, -60, 210),
        )
    )  # fmt: skip
    return f'<g fill="#fff" fill-opacity="0.17">{rays}</g>'


def _grain() -> str:
    lines = "".join(f"M{x} {y}h7" for y in range(9, HEIGHT, 26) for x in range((y * 7) % 31, WIDTH, 31))
    return f'<path d="{lines}" stroke="#1b3440" stroke-width="2" stroke-linecap="round"/>'


# -- text


def _text(
    text: str,
    x: float,
    y: float,
    size: int,
    display: bool = False,
    bold: bool = False,
    fill: str = INK,
    anchor: str = "start",
    width: float = 0,
    stroke: bool = True,
) -> str:
    """Return a line of text, shrunk and then cut if it is too long."""
    said, wide = text, 0.66 if display else 0.55
    if width and _width(text) * size * wide > width:
        size = max(round(size * SMALLER), int(width / _width(text) / wide))
        said = _cut(text, width / size / wide)
    family = DISPLAY if display else TEXT
    plain = "" if stroke else ' stroke="none"'
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{family}" font-size="{size}" fill="{fill}" text-anchor="{anchor}"'
        f' font-weight="{700 if bold else 400}"{plain}>{escape(_seen(said))}</text>'
    )


def _seen(text: str) -> str:
    """Remove characters that XML cannot represent."""
    return "".join(c for c in text if unicodedata.category(c)[0] != "C")


def _width(text: str) -> float:
    """Return the estimated width of a text in average letters."""
    wide = {"W": 1.9, "F": 1.9}
    return sum(
        wide.get(unicodedata.east_asian_width(c), 1.18 if c.isupper() else 0.6 if c in " .,:;!'’ijl|" else 1)
        for c in text
    )


def _cut(text: str, most: float) -> str:
    """Cut a text to a width in average letters.

    >>> _cut("Anne-Charlotte", 8), _cut("Anne", 8)
    ('Anne-C…', 'Anne')
    """
    if _width(text) <= most:
        return text
    while text and _width(text) > most - 1:
        text = text[:-1]
    return text.rstrip() + "…"


def _wrapped(text: str, width: int, sizes: tuple[int, ...], lines: int, wide: float) -> tuple[list[str], int]:
    """Wrap a text into few lines at the largest size that fits, cutting the rest."""
    found: list[str] = []
    for size in sizes:
        most = width / size / wide
        found = _lines(text, most)
        if len(found) <= lines and all(_width(line) <= most for line in found):
            return found, size
    kept = found[:lines]
    if len(found) > lines:
        kept[-1] = f"{kept[-1]} {' '.join(found[lines:])}"
    return [_cut(line, width / sizes[-1] / wide) for line in kept], sizes[-1]


def _lines(text: str, most: float) -> list[str]:
    found: list[str] = []
    for word in text.split(" "):
        if found and _width(f"{found[-1]} {word}") <= most:
            found[-1] += f" {word}"
        elif word:
            found.append(word)
    return found


def _colour(text: str) -> str:
    """Return a valid colour, or the default one."""
    return text if re.fullmatch(r"#[0-9a-fA-F]{6}", text) else EMBER
