"""A view held against its type: every key that must be there, none that is not named, every value of its kind."""

from __future__ import annotations

import types
import typing
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, get_args, get_origin, is_typeddict

import msgspec

KIND = "kind"


def misfit(view: object, view_type: type) -> str:
    """Where a view does not fit its type; nothing if it does."""
    try:
        msgspec.convert(view, struct_of(view_type), strict=True)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


@cache
def struct_of(typed: Any) -> type[msgspec.Struct]:
    """A typed dict as a struct that forbids what it does not name; its `kind`, if it has one of its own, is a tag.

    Of typed dicts msgspec takes no unions, and lets pass what they do not name.
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
    """A type with structs in place of typed dicts, and named tuples for lists of fixed length."""
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
