"""Frames: the steps in progress, as small immutable objects on the state's stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from nyoi.kernel.decision import Decision, Move
from nyoi.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from nyoi.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A step in progress. It asks one question or runs, and never changes once made.

    Its attributes are the parameters of its constructor, in the same order: ints or tuples of ints.
    """

    packed: list[object] | None = None  # result of `pack`, cached

    def ask(self, s: S) -> Decision | None:
        """Return the question this frame waits for, or None if it runs."""
        return None

    def run(self, s: S) -> None:
        """Do the next step, and call `become` or `done` to say what follows."""
        raise NotImplementedError(type(self).__name__)

    def take(self, s: S, seat: int, move: Move) -> None:
        """Receive one of the moves offered by `ask`."""
        raise NotImplementedError(type(self).__name__)

    def take_all(self, s: S, moves: list[Move]) -> None:
        """Receive the answers to an ALL decision, in the order of its seats."""
        raise NotImplementedError(type(self).__name__)


def fields_of(thing: object) -> list[str]:
    """Return the attribute names of a state or frame in order of definition, compiled or not."""
    found: dict[str, object] = {}
    for kind in reversed(type(thing).__mro__):  # a compiled class lists its own before inherited ones
        found.update(dict.fromkeys(kind.__dict__.get("__mypyc_attrs__", ())))
    found.update(getattr(thing, "__dict__", {}))  # all attributes, or those an interpreted subclass adds
    return [name for name in found if name != "__dict__"]


_FIELDS: Final[dict[type, list[str]]] = {}  # cache by class


def pack(frame: Frame[S]) -> list[object]:
    """Return a frame as plain data: its class name and its values. Cached, since frames never change."""
    if frame.packed is None:
        kind = type(frame)
        fields = _FIELDS.get(kind)
        if fields is None:
            fields = _FIELDS[kind] = [name for name in fields_of(frame) if name != "packed"]
        frame.packed = [kind.__name__, *[getattr(frame, name) for name in fields]]
    return frame.packed.copy()


def unpack(data: list[object], frames: dict[str, type[Frame[S]]]) -> Frame[S]:
    """Return the frame that `pack` described."""
    return frames[str(data[0])](*[tuple(v) if isinstance(v, list) else v for v in data[1:]])
