"""Rendering for researchers: the terminal board, as coloured text or as an image."""

from __future__ import annotations

import io
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
INK: Final = 0.002  # minimum share of pixels that differ from the background


def rendered(game: Game, s: State, seat: int, mode: str) -> str | Picture:
    """Return the table as a seat sees it."""
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
    """Convert an SVG to pixels; raise `RuntimeError` if no font rendered any letter."""
    try:
        import vl_convert
        from PIL import Image
    except ImportError as error:
        raise Refused("needs-group", group="rl") from error
    png = vl_convert.svg_to_png(svg.replace("Fira Code, monospace", "DejaVu Sans Mono, monospace"))
    picture = np.array(Image.open(io.BytesIO(png)).convert("RGB"))
    inner = picture[picture.shape[0] // 6 :]  # without the window buttons
    ground = inner[-8, inner.shape[1] // 2]
    if np.mean(np.any(inner != ground, axis=2)) < INK:
        raise RuntimeError("the picture is empty: there is no monospace font on this machine")
    return picture
