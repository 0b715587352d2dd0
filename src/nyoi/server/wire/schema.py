"""Generate the TypeScript types of the messages and views.

`web/src/wire/messages.ts` is generated from `messages.py`, the other files of that folder likewise (`PARTS`), and
`web/src/games/<game>/view.ts` from the types of a game's views and previews (`seen.py`).

python -m nyoi.server.wire.schema           # writes them
python -m nyoi.server.wire.schema --check   # fails if one is not fresh
"""

from __future__ import annotations

import inspect
import json
import re
import sys
import types
import typing
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, NotRequired, get_args, get_origin, is_typeddict

import msgspec

from nyoi.games import IDS, game
from nyoi.kernel import seen
from nyoi.server.wire import bodies, evenings, looks, messages, people, shelf, turns

PARTS = (messages, shelf, bodies, looks, people, turns, evenings)
FOLDER = Path(__file__).parents[4] / "web" / "src"
WIDTH = 120  # of a line of TypeScript
PLAIN: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    Any: "any",
    type(None): "null",
    None: "null",
    msgspec.Raw: "any",
}
_LINE = re.compile(r"class (\w+)\(| {4}(\w+): [^#]*#\s*(.+)")


@cache
def notes(*parts: ModuleType) -> dict[tuple[str, str], str]:
    """Return the comments next to the fields, by struct and field."""
    found, struct = {}, ""
    for line in "\n".join(inspect.getsource(part) for part in parts).splitlines():
        if match := _LINE.match(line):
            struct = match[1] or struct
            if match[2]:
                found[struct, match[2]] = match[3]
    return found


def structs(part: ModuleType) -> list[type[msgspec.Struct]]:
    """Return the structs defined in one module, in order."""
    return [
        found
        for found in vars(part).values()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == part.__name__
    ]


def written(kind: Any) -> str:
    """Return a Python type in TypeScript.

    >>> written(dict[str, list[int]]), written(int | None), written(Literal["turn"])
    ('Record<string, number[]>', 'number | null', '"turn"')
    """
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is list or (origin is tuple and args[1:] == (...,)):
        inner = written(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(written(arg) for arg in args)}]"
    if origin is dict:
        return f"Record<{written(args[0])}, {written(args[1])}>"
    if origin in (types.UnionType, typing.Union):
        return " | ".join(written(arg) for arg in args)
    if origin is Literal:
        return " | ".join(json.dumps(arg) for arg in args)
    if origin is Annotated:  # a list of fixed length
        return written(args[1])
    if is_typeddict(kind) or is_tuple(kind) or (isinstance(kind, type) and issubclass(kind, msgspec.Struct)):
        return str(kind.__name__)
    raise TypeError(f"no TypeScript for {kind}")


def interface(struct: type[msgspec.Struct], sent: bool) -> str:
    """Return one struct as an interface; in sent messages, fields with defaults are optional."""
    hints = typing.get_type_hints(struct)
    lines = [f"/** {inspect.getdoc(struct)} */", f"export interface {struct.__name__} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f'  {struct.__struct_config__.tag_field}: "{struct.__struct_config__.tag}";')
    for field in msgspec.structs.fields(struct):
        if note := notes(*PARTS).get((struct.__name__, field.name)):
            lines.append(f"  /** {note} */")
        mark = "?" if sent and not field.required else ""
        lines.append(f"  {field.name}{mark}: {written(hints[field.name])};")
    return "\n".join([*lines, "}"])


def text(part: ModuleType) -> str:
    """Return the generated file of one module."""
    name = part.__name__.rpartition(".")[2]
    posts = (messages.Up, bodies.Posts, people.Posts, turns.Posts, evenings.EveningPosts)
    sent = {looks.Attempt, *(one for part in posts for one in get_args(part))}
    head = (
        f"// Written by `python -m nyoi.server.wire.schema` from src/nyoi/server/wire/{name}.py: change that instead."
    )
    parts = [interface(struct, struct in sent) for struct in structs(part)]
    if part is messages:
        for way in ("Up", "Down"):
            members = " | ".join(member.__name__ for member in get_args(getattr(messages, way)))
            parts.append(f"/** Everything that goes {way.lower()} the websocket. */\nexport type {way} = {members};")
    else:
        body = "\n".join(parts)
        used = [struct.__name__ for struct in structs(messages) if re.search(rf": {struct.__name__}\b", body)]
        head += "" if not used else f'\nimport type {{ {", ".join(used)} }} from "./messages";'
    return "\n\n".join([head, *parts]) + "\n"


# -- views


def is_tuple(kind: Any) -> bool:
    """Return whether a type is a named tuple, written as a list of fixed length."""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


def row(kind: Any) -> str:
    """Return a named tuple as a tuple type; fields with defaults are optional."""
    hints = typing.get_type_hints(kind)
    parts = [f"{name}{'?' if name in kind._field_defaults else ''}: {written(hints[name])}" for name in kind._fields]
    return f"/** {inspect.getdoc(kind)} */\nexport type {kind.__name__} = [{', '.join(parts)}];"


def typed(kind: Any, part: ModuleType, unions: dict[str, Any]) -> str:
    """Return one typed dict as an interface, without the keys that are never sent."""
    lines = [f"/** {inspect.getdoc(kind)} */", f"export interface {kind.__name__} {{"]
    hints = typing.get_type_hints(kind, include_extras=True)
    common = seen.Seen.__annotations__ if {*seen.PACKED} <= {*hints} else ()  # a view
    for name, hint in hints.items():
        if name in seen.PACKED:
            continue
        if note := notes(seen, part).get(("Seen" if name in common else kind.__name__, name)):
            lines.append(f"  /** {note} */")
        optional = get_origin(hint) is NotRequired
        lines.append(f"  {name}{'?' if optional else ''}: {named(get_args(hint)[0] if optional else hint, unions)};")
    return "\n".join([*lines, "}"])


def named(kind: Any, unions: dict[str, Any]) -> str:
    """Return a type in TypeScript, with the name of a union in place of its members."""
    members = list(get_args(kind)) if get_origin(kind) in (types.UnionType, typing.Union) else []
    for name, union in unions.items():
        if members and set(get_args(union)) <= set(members):
            return " | ".join([name, *(written(other) for other in members if other not in get_args(union))])
    return written(kind)


COMMON = ("Note", "Foretold")  # the parts of every game's previews


def view_text(part: ModuleType) -> str:
    """Return the generated file of a game's views, or of their common part."""
    own = [kind for kind in vars(part).values() if getattr(kind, "__module__", "") == part.__name__]
    if part is seen:
        own = [kind for kind in own if kind.__name__ in COMMON]
    unions = {name: kind for name, kind in vars(part).items() if isinstance(kind, types.UnionType)}
    source = "/".join(["src", *part.__name__.split(".")])
    head = f"// Written by `python -m nyoi.server.wire.schema` from {source}.py: change that file instead."
    parts = [row(kind) for kind in own if is_tuple(kind)]
    for name, union in unions.items():
        members = [written(member) for member in get_args(union)]
        line = f"export type {name} = {' | '.join(members)};"
        if len(line) > WIDTH:
            line = "\n  | ".join([f"export type {name} =", *members]) + ";"
        parts.append(f"/** What is in progress. */\n{line}")
    parts += [typed(kind, part, unions) for kind in own if is_typeddict(kind)]
    used = [kind for kind in COMMON if any(re.search(rf"\b{kind}\b", text) for text in parts)]
    if used and part is not seen:
        head += f'\nimport type {{ {", ".join(used)} }} from "../seen";'
    return "\n\n".join([head, *parts]) + "\n"


def files() -> dict[Path, str]:
    """Return all generated files; games without a board of their own need none."""
    found = {FOLDER / "wire" / f"{part.__name__.rpartition('.')[2]}.ts": text(part) for part in PARTS}
    found[FOLDER / "games" / "seen.ts"] = view_text(seen)
    for id in IDS:
        view_type, board = game(id).view_type, FOLDER / "games" / id
        if view_type is not None and board.is_dir():
            found[board / "view.ts"] = view_text(sys.modules[view_type.__module__])
    return found


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    stale = False
    for target, fresh in files().items():
        if "--check" not in arguments:
            target.parent.mkdir(exist_ok=True)
            target.write_text(fresh, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != fresh:
            sys.stderr.write(f"{target} is not fresh: run python -m nyoi.server.wire.schema\n")
            stale = True
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
