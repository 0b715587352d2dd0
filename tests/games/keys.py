"""Which questions the frames of a game ask, and for which keys its source waits: both read from the source.

A key is a text, or a constant: names are looked up in the module that uses them, so that constants, tables of words
(`ASK[stage]`) and keys handed on by a helper (`put(s, seat, key, options)`) are found alike.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import nyoi

SRC = Path(nyoi.__file__).parent
ASKERS = {"Decision": 1, "all_of": 0, "first_of": 0}  # of the kernel: which argument is the key
KEY = "key"


class Source(NamedTuple):
    """A module, read and imported."""

    path: Path
    tree: ast.Module
    module: ModuleType


class Wait(NamedTuple):
    """Somewhere a key is compared: the line, and the texts it is compared with; None if that cannot be read."""

    place: str
    keys: frozenset[str] | None


@cache
def sources(folder: Path) -> list[Source]:
    """The modules of a folder, or the one of a file."""
    paths = [folder] if folder.is_file() else sorted(folder.rglob("*.py"))
    return [Source(path, ast.parse(path.read_text(encoding="utf-8")), import_module(_name(path))) for path in paths]


def _name(path: Path) -> str:
    parts = path.relative_to(SRC.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def texts(node: ast.expr, module: ModuleType) -> frozenset[str] | None:
    """The texts an expression of a module can be, or holds; None if the source does not tell."""
    if isinstance(node, ast.Constant):
        return frozenset((node.value,)) if isinstance(node.value, str) else None
    if isinstance(node, ast.IfExp):
        return _all(texts(side, module) for side in (node.body, node.orelse))
    if isinstance(node, ast.Tuple | ast.List | ast.Set):
        return _all(texts(item, module) for item in node.elts)
    if isinstance(node, ast.Subscript):  # one of a table
        return texts(node.value, module)
    if isinstance(node, ast.Name):
        return _held(getattr(module, node.id, None))
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        owner = getattr(module, node.value.id, None)
        return _held(getattr(owner, node.attr, None)) if isinstance(owner, ModuleType) else None
    return None


def _all(found: Iterable[frozenset[str] | None]) -> frozenset[str] | None:
    parts = list(found)
    return None if None in parts else frozenset().union(*[part for part in parts if part is not None])


def _held(value: object) -> frozenset[str] | None:
    """A text, or the texts in something: of a table of clauses or answers by key the keys, of any other its values."""
    if isinstance(value, str):
        return frozenset((value,))
    if isinstance(value, dict):
        value = list(value) if all(isinstance(key, str) for key in value) else list(value.values())
    if isinstance(value, tuple | list | set | frozenset):
        return frozenset(text for text in value if isinstance(text, str) and text) or None
    return None


# -- what is asked


@cache
def asked(id: str) -> frozenset[str]:
    """Every key that a frame of a game asks."""
    found: set[str] = set()
    folder = sources(SRC / "games" / id)
    helpers = _helpers(folder)
    for source in folder:
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Call) and (key := _key_of(node, helpers)) is not None:
                found |= texts(key, source.module) or set()
            elif isinstance(node, ast.FunctionDef) and node.name == KEY:  # a question that tells its key
                for back in ast.walk(node):
                    if isinstance(back, ast.Return) and back.value is not None:
                        found |= texts(back.value, source.module) or set()
    return frozenset(found)


def _helpers(folder: list[Source]) -> dict[str, int]:
    """What asks with a key it is given, and which argument that is: the kernel's, and a game's own that hand it on."""
    found = dict(ASKERS)
    before = 0
    while len(found) > before:
        before = len(found)
        for source in folder:
            for node in ast.walk(source.tree):
                if isinstance(node, ast.FunctionDef):
                    names = [arg.arg for arg in node.args.args if arg.arg != "self"]
                    handed = [_key_of(call, found) for call in ast.walk(node) if isinstance(call, ast.Call)]
                    if KEY in names and any(isinstance(key, ast.Name) and key.id == KEY for key in handed):
                        found[node.name] = names.index(KEY)
    return found


def _key_of(call: ast.Call, helpers: dict[str, int]) -> ast.expr | None:
    name = getattr(call.func, "attr", "") or getattr(call.func, "id", "")
    place = helpers.get(name)
    if place is None:
        return None
    named = [word.value for word in call.keywords if word.arg == KEY]
    return named[0] if named else call.args[place] if len(call.args) > place else None


# -- what is waited for


def waits(folder: Path) -> list[Wait]:
    """Everywhere in a folder, or a file, that a question's key is compared with something, or looked up in a table."""
    found = []
    for source in sources(folder):
        for node, others in _comparisons(source.tree):
            place = f"{source.path.relative_to(SRC)}:{node.lineno}"
            found += [Wait(place, texts(other, source.module)) for other in others]
    return found


def _comparisons(tree: ast.Module) -> Iterator[tuple[ast.expr, list[ast.expr]]]:
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        taken = {KEY} & {arg.arg for arg in function.args.args if _is_text(arg)}  # handed over by whoever was asked
        kept = {
            target.id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and _is_key(node.value, set())
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(function):
            if isinstance(node, ast.Compare):
                sides = [node.left, *node.comparators]
                if any(_is_key(side, taken | kept) for side in sides):
                    others = [side for side in sides if not _is_key(side, taken | kept)]
                    yield node, [side for side in others if not _is_none(side)]
            elif isinstance(node, ast.Subscript) and _is_key(node.slice, kept):
                yield node, [node.value]


def _is_key(node: ast.expr, names: set[str]) -> bool:
    """Whether an expression is the key of a decision or a sight."""
    if isinstance(node, ast.Name):
        return node.id in names
    if not isinstance(node, ast.Attribute) or node.attr != KEY:
        return False
    owner = getattr(node.value, "attr", "") or getattr(node.value, "id", "")
    return owner in ("decision", "sight", "asked", "question")


def _is_text(arg: ast.arg) -> bool:
    """Whether a parameter is a text: other things are called a key too."""
    return isinstance(arg.annotation, ast.Name) and arg.annotation.id == "str"


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None
