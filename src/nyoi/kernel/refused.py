"""Refusals: a reason, its facts, the clause."""

from __future__ import annotations


class Refused(Exception):
    """A refusal: the reason (a message key), its facts, and the clause behind it.

    >>> str(Refused("not-your-turn", "TOMA-5.1", seat=2))
    'not-your-turn (TOMA-5.1) seat=2'
    """

    def __init__(self, reason: str, clause: str = "", **facts: object) -> None:
        self.reason = reason
        self.clause = clause
        self.facts = facts
        super().__init__(reason, clause, facts)

    def __reduce__(self) -> tuple[object, tuple[type[Refused], str, str, dict[str, object]]]:
        """Support pickling, so that a worker process can raise the refusal in its parent."""
        return again, (type(self), self.reason, self.clause, self.facts)

    def __str__(self) -> str:
        return " ".join(
            [self.reason, *([f"({self.clause})"] if self.clause else []), *[f"{k}={v}" for k, v in self.facts.items()]]
        )


def again(kind: type[Refused], reason: str, clause: str, facts: dict[str, object]) -> Refused:
    return kind(reason, clause, **facts)


class ScriptError(Refused):
    """Scripted chance that does not fit the game: an impossible outcome in a position or a log.

    >>> str(ScriptError("bad-script", value=9, high=5))
    'bad-script value=9 high=5'
    """


class Runaway(Refused):
    """Frames that keep running without asking a question: a bug in the game. The refusal names the frame."""
