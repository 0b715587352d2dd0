"""The types of the wire in TypeScript: `web/src/wire.ts` is written from `wire.py`, `web/src/posts.ts` from `posts.py`.

python -m nyoi.server.schema           # writes them
python -m nyoi.server.schema --check   # fails if one is not fresh
"""

from __future__ import annotations

import inspect
import re
import sys
import types
import typing
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_origin

import msgspec

from nyoi.server import posts, wire

PARTS = (wire, posts)
FOLDER = Path(__file__).parents[3] / "web" / "src"
PLAIN: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    Any: "any",
    type(None): "null",
    None: "null",
}
_LINE = re.compile(r"class (\w+)\(| {4}(\w+): [^#]*#\s*(.+)")


@cache
def notes() -> dict[tuple[str, str], str]:
    """What stands beside the fields, by struct and field."""
    found, struct = {}, ""
    for line in "\n".join(inspect.getsource(part) for part in PARTS).splitlines():
        if match := _LINE.match(line):
            struct = match[1] or struct
            if match[2]:
                found[struct, match[2]] = match[3]
    return found


def structs(part: ModuleType) -> list[type[msgspec.Struct]]:
    """Every type of one file, in its order."""
    return [
        found
        for found in vars(part).values()
        if isinstance(found, type) and issubclass(found, msgspec.Struct) and found.__module__ == part.__name__
    ]


def written(kind: Any) -> str:
    """A Python type in TypeScript.

    >>> written(dict[str, list[int]]), written(int | None)
    ('Record<string, number[]>', 'number | null')
    """
    if kind in PLAIN:
        return PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is list:
        inner = written(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{written(args[0])}, {written(args[1])}>"
    if origin in (types.UnionType, typing.Union):
        return " | ".join(written(arg) for arg in args)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind}")


def interface(struct: type[msgspec.Struct], sent: bool) -> str:
    """One struct; what the page sends may leave out what has a default."""
    hints = typing.get_type_hints(struct)
    lines = [f"/** {inspect.getdoc(struct)} */", f"export interface {struct.__name__} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f'  {struct.__struct_config__.tag_field}: "{struct.__struct_config__.tag}";')
    for field in msgspec.structs.fields(struct):
        if note := notes().get((struct.__name__, field.name)):
            lines.append(f"  /** {note} */")
        mark = "?" if sent and not field.required else ""
        lines.append(f"  {field.name}{mark}: {written(hints[field.name])};")
    return "\n".join([*lines, "}"])


def text(part: ModuleType) -> str:
    """The whole file of one part."""
    name = part.__name__.rpartition(".")[2]
    sent = {*get_args(wire.Up), *get_args(posts.Posts)}
    head = f"// Written by `python -m nyoi.server.schema` from src/nyoi/server/{name}.py: change that file instead."
    parts = [interface(struct, struct in sent) for struct in structs(part)]
    if part is wire:
        for way in ("Up", "Down"):
            members = " | ".join(member.__name__ for member in get_args(getattr(wire, way)))
            parts.append(f"/** Everything that goes {way.lower()} the websocket. */\nexport type {way} = {members};")
    else:
        body = "\n".join(parts)
        used = [struct.__name__ for struct in structs(wire) if re.search(rf": {struct.__name__}\b", body)]
        head += f'\nimport type {{ {", ".join(used)} }} from "./wire";'
    return "\n\n".join([head, *parts]) + "\n"


def main(arguments: list[str]) -> int:
    """Write the files, or check them."""
    stale = False
    for part in PARTS:
        target, fresh = FOLDER / f"{part.__name__.rpartition('.')[2]}.ts", text(part)
        if "--check" not in arguments:
            target.write_text(fresh, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != fresh:
            sys.stderr.write(f"{target} is not fresh: run python -m nyoi.server.schema\n")
            stale = True
    return int(stale)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
