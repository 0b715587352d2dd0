"""The catalogues say everything the game can say, in both languages, and the rulebooks hold the same clauses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import nyoi
import nyoi.games.torak
from nyoi.games.torak import dice

HERE = Path(nyoi.games.torak.__file__).parent
GAME = nyoi.game("torak")
LANGS = ("fr", "en")


def catalogue(lang: str) -> str:
    return (HERE / "words" / f"{lang}.ftl").read_text(encoding="utf-8")


def variables(fields: tuple[str, ...], kinds: tuple[str, ...]) -> dict[str, Any]:
    """Some value for each field, as the house would fill them in."""
    found: dict[str, Any] = {}
    for field, kind in zip(fields, kinds, strict=True):
        id = GAME.tables[kind][-1] if kind in GAME.tables else "1"
        found |= {field: "Ana" if kind == "seat" else 2, f"{field}_id": id, f"{field}_is": "other", f"{field}_n": 1}
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_every_event_and_move_can_be_said(lang: str) -> None:
    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource(catalogue(lang)))
    said = [(f"event-{word.name}", word.fields, word.kinds) for word in GAME.words]
    for name, fields in GAME.moves.items():
        parts = [part.partition(":") for part in fields.split()]
        said.append((f"move-{name}", tuple(p[0] for p in parts), tuple(p[2] or p[0] for p in parts)))
    for key, fields_, kinds in said:
        message = bundle.get_message(key.replace("_", "-"))
        assert message.value is not None
        for you in ("you", "other"):
            values = variables(fields_, kinds)
            values |= {name: you for name in values if name.endswith("_is")}
            text, errors = bundle.format_pattern(message.value, values)
            assert not errors, (key, errors)
            assert text


def test_an_empty_price_is_not_said() -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue("en")))
    values = {"steps": 3, "direction": "north", "dice": "4", "paid": "", "paid_id": dice.NAMES[dice.NONE], "doses": 0}
    message = bundle.get_message("move-leg")
    assert message.value is not None
    assert bundle.format_pattern(message.value, values)[0] == "3 north with 4"


def test_french_typography() -> None:
    texts = [catalogue("fr"), (HERE / "rulebook" / "fr.md").read_text(encoding="utf-8")]
    for text in texts:
        for line in text.splitlines():
            if "->" in line or line.startswith(("#", "  |")):
                continue
            assert not re.search(r" [;:!?»]|« |'", line), line


CLAUSE = re.compile(r"^- (TORAK-[\d.]+a?) \[([RIC])\] \S")


@pytest.mark.parametrize("lang", LANGS)
def test_the_rulebook_is_a_list_of_clauses(lang: str) -> None:
    lines = (HERE / "rulebook" / f"{lang}.md").read_text(encoding="utf-8").splitlines()
    found = [match.groups() for line in lines if (match := CLAUSE.match(line))]
    assert len(found) == 172
    assert len({id for id, _ in found}) == 172
    for line in lines:
        known = line == "" or line.startswith(("# ", "## ", "  ")) or CLAUSE.match(line) is not None
        assert known, line
    other = (HERE / "rulebook" / f"{'en' if lang == 'fr' else 'fr'}.md").read_text(encoding="utf-8").splitlines()
    same = [match.groups() for line in other if (match := CLAUSE.match(line))]
    assert found == same


def test_every_reference_leads_somewhere() -> None:
    for lang in LANGS:
        text = (HERE / "rulebook" / f"{lang}.md").read_text(encoding="utf-8")
        ids = {match[1] for line in text.splitlines() if (match := CLAUSE.match(line))}
        assert set(re.findall(r"TORAK-\d+\.\d+a?", text)) <= ids
        for option in GAME.options:
            assert f"`{option.id}`" in text, option.id
