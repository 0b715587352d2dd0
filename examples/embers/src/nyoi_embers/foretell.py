"""What a move would do and risk, from a view alone: the chance that a claim is true. It counts; it reads no mind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from nyoi.kernel.decision import Move
from nyoi.kernel.foretell import note, percent
from nyoi_embers.mind.odds import chance

if TYPE_CHECKING:
    from nyoi.kernel.seen import Note
    from nyoi_embers.seen import EmbersForetold


def foretell(view: dict[str, Any], move: Move | None) -> EmbersForetold | None:
    """The chance that the standing claim is true; of a move, the chance that it says the truth, or what it risks."""
    now = view["now"]
    if now is None or (move is not None and now["seat"] != view["seat"]):
        return None
    if move is not None and move.word == "claim":
        return {"notes": [_claim("claim", "EMBERS-3.2", chance(view, move.args[0]), move.args[0])]}
    if now["kind"] == "open":
        return None
    if move is None:
        return {"notes": [_claim("standing", "EMBERS-3.2", chance(view, now["claim"]), now["claim"])]}
    if move.word == "doubt":
        return {"notes": [_doubt(1 - chance(view, now["claim"]), now["claimer"])]}
    if move.args[0] not in view["players"][view["seat"]]["hand"]:
        return None
    after = chance(view, now["claim"], shown=move.args[0])
    return {"notes": [note("blow", "EMBERS-6.1", heat=move.args[0], claim=now["claim"], percent=percent(after))]}


def _claim(key: str, clause: str, true: float, heat: int) -> Note:
    if true == 1:
        return note(f"{key}-sure", clause, "good", heat=heat)
    if true == 0:
        return note(f"{key}-never", clause, "warn", heat=heat)
    return note(key, clause, "warn" if true < 0.5 else "plain", heat=heat, percent=percent(true))


def _doubt(false: float, claimer: int) -> Note:
    if false == 1:
        return note("doubt-sure", "EMBERS-7.2", "good", target=claimer)
    if false == 0:
        return note("doubt-never", "EMBERS-7.2", "warn")
    return note("doubt", "EMBERS-7.2", "warn" if false < 0.5 else "plain", target=claimer, percent=percent(false))
