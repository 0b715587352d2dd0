"""The types of a view and of a preview that all games share.

A game's `seen.py` adds to both, and the page's `view.ts` is generated from that.

These files hold types and nothing else, and stay out of the compiled build, which would forget half of what they say.
A list of fixed length is written `Annotated[list[Any], Parts]`, where `Parts` is a named tuple that says what stands
where. What is in progress is `now`: a union of typed dicts, each with a `kind` of its own.
"""

from typing import Any, Final, Literal, NotRequired, TypedDict

PACKED: Final = ("stack", "memory")  # the keys of a view that no page gets


class Seen(TypedDict):
    """What every view tells."""

    game: str
    seat: int  # who looks, -1 for somebody who only watches
    seats: int
    mode: str
    options: dict[str, Any]
    rules: NotRequired[int]  # the rules number, of a game that began under an older one
    stack: list[list[Any]]  # the frames in progress, packed: for dreams, and for nobody else
    memory: NotRequired[list[list[int]]]  # by seat, what dreams reckon hands from, where all saw it: for them alone
    over: bool
    ending: str  # how it ended, empty until then
    results: list[float]  # by seat, empty until the end


Tone = Literal["plain", "good", "warn"]


class Note(TypedDict):
    """Something to know before one decides: a sentence of the game's words, `foretell-<key>`, and its facts."""

    key: str
    tone: Tone
    clause: str  # the rule behind it; empty where there is none
    facts: dict[str, Any]  # as of a refusal: ids, seats, numbers; chances in percent


class Foretold(TypedDict):
    """What a move would do, cost and risk: its notes say all of it in words, what a game adds is for drawings."""

    notes: list[Note]
