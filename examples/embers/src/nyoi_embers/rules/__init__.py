"""The rules: a round, and the turns in it."""

from typing import Any, Final

from nyoi.kernel.frame import Frame
from nyoi_embers.rules.round import Round, Turn

FRAMES: Final[dict[str, type[Frame[Any]]]] = {frame.__name__: frame for frame in (Round, Turn)}
