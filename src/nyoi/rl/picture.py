"""A table for the eyes of a researcher: the board of the terminal, as text with its colours or as a picture."""

from __future__ import annotations

import io
import struct
import zlib
from typing import Any, Final

import numpy as np
from rich.console import Console

from nyoi.boards import board_of
from nyoi.kernel.game import Game
from nyoi.kernel.refused import Refused
from nyoi.kernel.state import State
from nyoi.words.speech import Speech

Picture = np.ndarray[Any, np.dtype[np.uint8]]
MODES: Final = ("ansi", "rgb_array")
WIDTH: Final = 110  # columns
INK: Final = 0.002  # of a drawn board at least so much differs from the ground


def rendered(game: Game, s: State, seat: int, mode: str) -> str | Picture:
    """The table as a seat sees it."""
    console = Console(
        file=io.StringIO(),
        record=True,
        width=WIDTH,
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
    )
    console.print(board_of(game.id).show(game.view(s, seat), Speech("en", game)))
    if mode == "ansi":
        return console.export_text(styles=True)
    return drawn(console.export_svg(title=game.names[1]))


def drawn(svg: str) -> Picture:
    """A drawing as pixels. Without a font there would be no letter in it, and nobody would say so: we do."""
    try:
        import vl_convert
    except ImportError as error:
        raise Refused("needs-group", group="rl") from error
    picture = pixels(vl_convert.svg_to_png(svg.replace("Fira Code, monospace", "DejaVu Sans Mono, monospace")))
    inner = picture[picture.shape[0] // 6 :]  # without the buttons of the window
    ground = inner[-8, inner.shape[1] // 2]
    if np.mean(np.any(inner != ground, axis=2)) < INK:
        raise RuntimeError("the picture is empty: there is no monospace font on this machine")
    return picture


def pixels(png: bytes) -> Picture:
    """The colours of a PNG as it is written here: red, green, blue and alpha, told by the left or the upper neighbour.

    >>> row = zlib.compress(b"\\x01" + bytes([9, 8, 7, 255, 1, 1, 1, 0]))
    >>> head = struct.pack(">IIBBBBB", 2, 1, 8, 6, 0, 0, 0)
    >>> parts = [(b"IHDR", head), (b"IDAT", row)]
    >>> told = [struct.pack(">I", len(body)) + kind + body + bytes(4) for kind, body in parts]
    >>> pixels(bytes(8) + b"".join(told)).tolist()
    [[[9, 8, 7], [10, 9, 8]]]
    """
    at, data, width, height = 8, b"", 0, 0
    while at < len(png):
        size, kind = struct.unpack(">I4s", png[at : at + 8])
        if kind == b"IHDR":
            width, height, *form = struct.unpack(">IIBBBBB", png[at + 8 : at + 21])
            if form != [8, 6, 0, 0, 0]:
                raise ValueError(f"a PNG of another form: {form}")
        elif kind == b"IDAT":
            data += png[at + 8 : at + 8 + size]
        at += 12 + size
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 1 + 4 * width)
    found = rows[:, 1:].reshape(height, width, 4).copy()
    for y, told in enumerate(rows[:, 0]):
        if told == 1:
            found[y] = np.cumsum(found[y], axis=0, dtype=np.uint8)
        elif told == 2 and y:
            found[y] += found[y - 1]
        elif told > 2:
            raise ValueError(f"a PNG of another form: a row told by {told}")
    return found[:, :, :3]
