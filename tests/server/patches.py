"""Patches read by hand: what a page does with them, written a second time and otherwise."""

from __future__ import annotations

import json
import zlib
from copy import deepcopy
from typing import Any

Frame = dict[str, Any]


def made_whole(latest: dict[int, Frame], patch: Frame) -> Frame:
    """The update that a patch stands for, its sum checked; KeyError if what it begins from was never told."""
    last = latest[patch["update"]["seat"]]
    assert last["seq"] == patch["base"]
    view = deepcopy(last["view"])
    for change in patch["changes"]:
        holder = _holder(view, change["path"])
        holder[change["path"][-1]] = change["value"]
    for path in patch["gone"]:
        del _holder(view, path)[path[-1]]
    told = {key: value for key, value in view.items() if key != "options"}
    text = json.dumps(told, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    assert f"{zlib.crc32(text.encode()):08x}" == patch["sum"]
    assert patch["update"]["view"] == {}
    moves = [offer for alike in patch["moves"] for offer in _apart(alike)]
    ask = patch["update"]["ask"]
    return {**patch["update"], "view": view, "ask": {**ask, "moves": moves} if moves else ask}


def _apart(alike: Frame) -> list[Frame]:
    offers = []
    for i, values in enumerate(alike["args"]):
        parts = [part for value in values for part in (value if isinstance(value, list) else [value])]
        text = alike["texts"][i] if alike["texts"] else " ".join(map(str, [alike["word"], *parts]))
        args = dict(zip(alike["fields"], values, strict=True))
        offers.append({"text": text, "word": alike["word"], "args": args})
    return offers


def _holder(view: Any, path: list[str | int]) -> Any:
    for step in path[:-1]:
        view = view[step]
    return view
