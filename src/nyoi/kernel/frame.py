"""Frames: what is in progress, as small immutable objects on the state's stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from nyoi.kernel.decision import Decision, Move
from nyoi.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from nyoi.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """Something in progress. It asks one question, or it runs; it is never changed once made.

    Its attributes are the parameters of its constructor, ints or tuples of ints, in the same order.
    """

    packed: list[object] | None = None  # what `pack` says of it, once it was asked

    def ask(self, s: S) -> Decision | None:
        """The question this frame waits for, or None if it runs."""
        return None

    def run(self, s: S) -> None:
        """Do the next step, and say with `become` or `done` what follows."""
        raise NotImplementedError(type(self).__name__)

    def take(self, s: S, seat: int, move: Move) -> None:
        """Receive one of the moves offered by `ask`."""
        raise NotImplementedError(type(self).__name__)

    def take_all(self, s: S, moves: list[Move]) -> None:
        """Receive the answers to an ALL decision, in the order of its seats."""
        raise NotImplementedError(type(self).__name__)


def fields_of(thing: object) -> list[str]:
    """The names of a state's or frame's attributes, in the order of their making, compiled or not."""
    found: dict[str, object] = {}
    for kind in reversed(type(thing).__mro__):  # a class of the compiler's lists its own before those it inherits
        found.update(dict.fromkeys(kind.__dict__.get("__mypyc_attrs__", ())))
    found.update(getattr(thing, "__dict__", {}))  # all of them, or what an interpreted class adds
    return [name for name in found if name != "__dict__"]


_FIELDS: Final[dict[type, list[str]]] = {}  # looked up once for each kind of frame


def pack(frame: Frame[S]) -> list[object]:
    """A frame as plain data: its name and its numbers. They are gathered once, for it never changes."""
    if frame.packed is None:
        kind = type(frame)
        fields = _FIELDS.get(kind)
        if fields is None:
            fields = _FIELDS[kind] = [name for name in fields_of(frame) if name != "packed"]
        frame.packed = [kind.__name__, *[getattr(frame, name) for name in fields]]
    return frame.packed.copy()


def unpack(data: list[object], frames: dict[str, type[Frame[S]]]) -> Frame[S]:
    """The frame that `pack` described."""
    return frames[str(data[0])](*[tuple(v) if isinstance(v, list) else v for v in data[1:]])
