"""stub"""

from __future__ import annotations

from nyoi.games.duel.state import Duel
from nyoi.kernel.play import Refused


def why_not(s: Duel, seat: int, text: list[str]) -> Refused:
    return Refused("unknown-move", "DUEL-5.8", text=" ".join(text))
