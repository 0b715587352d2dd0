"""Validation of a view against its type: all required keys, no unknown ones, every value of its type."""

from __future__ import annotations

import types
import typing
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, get_args, get_origin, is_typeddict

import msgspec

KIND = "kind"


def misfit(view: object, view_type: type) -> str:
    """Return the first mismatch between a view and its type, or an empty string."""
    try:
        msgspec.convert(view, struct_of(view_type), strict=True)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


@cache
def struct_of(typed: Any) -> type[msgspec.Struct]:
    """Return a typed dict as a struct that forbids unknown fields; its own literal `kind` becomes a tag.

    msgspec does not support unions of typed dicts, and ignores their unknown keys.
    """
    hints = typing.get_type_hints(typed, include_extras=True)
    tag = get_args(hints.get(KIND))
    if len(tag) == 1:
        del hints[KIND]
    fields = [
        (name, strict(get_args(hint)[0]) | msgspec.UnsetType, msgspec.UNSET)
        if get_origin(hint) is NotRequired
        else (name, strict(hint))
        for name, hint in hints.items()
    ]
    tagged = {"tag_field": KIND, "tag": tag[0]} if len(tag) == 1 else {}
    return msgspec.defstruct(typed.__name__, fields, forbid_unknown_fields=True, kw_only=True, **tagged)


def strict(kind: Any) -> Any:
    """Replace typed dicts by structs in a type, and lists of fixed length by named tuples."""
    origin, args = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return struct_of(kind)
    if origin is Annotated:
        return args[1]
    if origin in (types.UnionType, typing.Union):
        return typing.Union[tuple(strict(arg) for arg in args)]  # noqa: UP007
    if origin is None or origin is Literal:
        return kind
    return origin[tuple(strict(arg) for arg in args)]
