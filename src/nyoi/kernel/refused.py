"""The answer no: a reason, its facts, the clause."""

from __future__ import annotations


class Refused(Exception):
    """What was asked for is not allowed: the reason (a key of the words), its facts, the clause.

    >>> str(Refused("not-your-turn", "TOMA-5.1", seat=2))
    'not-your-turn (TOMA-5.1) seat=2'
    """

    def __init__(self, reason: str, clause: str = "", **facts: object) -> None:
        self.reason = reason
        self.clause = clause
        self.facts = facts
        super().__init__(reason, clause, facts)

    def __reduce__(self) -> tuple[object, tuple[type[Refused], str, str, dict[str, object]]]:
        """How it travels to other processes: a worker refuses as its boss would."""
        return again, (type(self), self.reason, self.clause, self.facts)

    def __str__(self) -> str:
        return " ".join(
            [self.reason, *([f"({self.clause})"] if self.clause else []), *[f"{k}={v}" for k, v in self.facts.items()]]
        )


def again(kind: type[Refused], reason: str, clause: str, facts: dict[str, object]) -> Refused:
    """The same answer, put together in another process."""
    return kind(reason, clause, **facts)


class ScriptError(Refused):
    """Scripted chance that does not fit the game: a die of a position, or of a log, that cannot fall here.

    >>> str(ScriptError("bad-script", value=9, high=5))
    'bad-script value=9 high=5'
    """


class Runaway(Refused):
    """Frames that ran on and on without a question: no game of ours does, so it names the one that ran."""
