"""The type of a view: what every game tells. A game's `seen.py` adds to it, the page's `view.ts` is written from both.

These files hold types and nothing else, and stay out of the compiled build, which would forget half of what they say.
A list of fixed length is written `Annotated[list[Any], Parts]`, where `Parts` is a named tuple that says what stands
where. What is in progress is `now`: a union of typed dicts, each with a `kind` of its own.
"""

from typing import Any, Final, TypedDict

PACKED: Final = "stack"  # the key of a view that no page gets


class Seen(TypedDict):
    """What every view tells."""

    game: str
    seat: int  # who looks, -1 for somebody who only watches
    seats: int
    mode: str
    options: dict[str, Any]
    stack: list[list[Any]]  # the frames in progress, packed: for dreams, and for nobody else
    over: bool
    ending: str  # how it ended, empty until then
    results: list[float]  # by seat, empty until the end
