"""Why a move is not possible now: a reason, its facts, the clause. It tells a seat only what that seat knows."""

from __future__ import annotations

from nyoi.kernel.play import Refused
from nyoi_embers.state import Embers


def why_not(s: Embers, seat: int, text: list[str]) -> Refused:
    """Why a seat that is asked cannot answer with these words."""
    word, args = (text[0], text[1:]) if text else ("", [])
    numbers = [int(arg) for arg in args if arg.isascii() and arg.isdigit() and len(arg) < 5 and arg[0] != "0"]
    if word == "doubt" and not args:  # it would be offered, but for these
        return Refused("own-claim", "EMBERS-5.5") if s.claims else Refused("nothing-to-doubt", "EMBERS-5.2")
    if word not in ("claim", "blow") or len(numbers) != 1 or len(args) != 1:
        return Refused("unknown-move", "EMBERS-5.1", text=" ".join(text))
    if word == "claim":
        return claim(s, numbers[0])
    return blow(s, seat, numbers[0])


def claim(s: Embers, heat: int) -> Refused:
    """A claim is a step beyond the last one, and can be true."""
    known = s.claimable()
    if not known:
        return Refused("claim-at-most", "EMBERS-5.4")
    return Refused("claim-step", "EMBERS-5.3" if s.claims else "EMBERS-5.2", low=known[0], high=known[-1], heat=heat)


def blow(s: Embers, seat: int, heat: int) -> Refused:
    """An ember of one's own is laid open, while a claim stands and another one stays hidden."""
    if not s.blowing:
        return Refused("no-blowing", "EMBERS-9.2")
    if not s.claims:
        return Refused("open-first", "EMBERS-5.2")
    if len(s.hands[seat]) < 2:
        return Refused("last-hidden", "EMBERS-6.3")
    return Refused("not-yours", "EMBERS-6.1", heat=heat)
