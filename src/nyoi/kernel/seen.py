"""The types of a view and of a preview that all games share.

A game's `seen.py` extends both, and the page's `view.ts` is generated from it.

These modules hold only types. They stay out of the compiled build, which would drop part of the annotations.
A list of fixed length is written `Annotated[list[Any], Parts]`, where `Parts` is a named tuple of its
elements. `now` is what is in progress: a union of typed dicts, each with its own `kind`.
"""

from typing import Any, Final, Literal, NotRequired, TypedDict

PACKED: Final = ("stack", "memory")  # keys of a view that are never sent to a page


class Seen(TypedDict):
    """The fields of every view."""

    game: str
    seat: int  # the viewer's seat, -1 for a spectator
    seats: int
    mode: str
    options: dict[str, Any]
    rules: NotRequired[int]  # the rules version, if the game began under an older one
    stack: list[list[Any]]  # the frames in progress, packed; only for determinization
    memory: NotRequired[list[list[int]]]  # by seat, public clues to hands; only for determinization
    over: bool
    ending: str  # how the game ended, empty until then
    results: list[float]  # by seat, empty until the end


Tone = Literal["plain", "good", "warn"]


class Note(TypedDict):
    """A note to show before a decision: a sentence of the catalogue, `foretell-<key>`, and its facts."""

    key: str
    tone: Tone
    clause: str  # the rule behind it, or empty
    facts: dict[str, Any]  # as in a refusal: ids, seats, numbers; chances in percent


class Foretold(TypedDict):
    """A preview of a move: notes say its effects, cost and risk; games add fields for drawings."""

    notes: list[Note]
