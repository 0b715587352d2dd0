"""The catalogues say everything the game can say, in both languages, and the rulebooks hold the same clauses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

import nyoi
import nyoi.games.torak
from nyoi.boards.plain import facts
from nyoi.games.torak import dice
from nyoi.words.speech import Speech
from tests.games.torak.table import given

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


def test_a_board_in_words_tells_what_is_drawn_on_the_map() -> None:
    t = given(mountains="3,4", rivers="5,4 e 2,2 s", troops="8,8 8,8", monsters="7,7", dice="1")
    for lang, told in (
        ("en", ["Mountains on 3,4", "Rivers over 5,4–7,4 and 2,2–2,4", "Monsters on 7,7", "Troops on 8,8"]),
        ("fr", ["Montagnes en 3,4", "Rivières de 5,4–7,4 et 2,2–2,4", "Monstres en 7,7", "Troupes en 8,8"]),
    ):
        common, (own,) = facts(t.table.view(0), Speech(lang, GAME, ["Ana"]))
        assert set(told) <= set(own)
        assert any("12" in line for line in common)  # how far the lines go


@pytest.mark.clause("TORAK-8.11")
@pytest.mark.parametrize(
    ("left", "french", "english"),
    [
        (
            ("0,0", "0,0 1,1"),
            "La limite de tours est atteinte\u202f: les balles décident, puis les points. Victoire\u202f: Ana.",
            "The turn limit is reached: balls decide, then points. Won by: Ana.",
        ),
        (
            ("0,0", "0,0"),
            "La limite de tours est atteinte, et personne n’est devant.",
            "The turn limit is reached, and nobody is ahead.",
        ),
    ],
)
def test_a_race_at_its_limit_says_who_won_and_by_what(left: tuple[str, str], french: str, english: str) -> None:
    sheets = [{"balls": balls, "dice": "1"} for balls in left]
    t = given(2, "competitive", {"competitive_turn_cap": 1}, sheets=sheets)
    t.play("end", seat=0).play("end", seat=1)
    for lang, said in (("fr", french), ("en", english)):
        assert Speech(lang, GAME, ["Ana", "Ben"]).event(t.events()[-1], nyoi.SPECTATOR) == said
