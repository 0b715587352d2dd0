"""Traceability of code: what names a clause, and that a rule nobody carries out is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import trace


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a fall (DUEL-6.6.2)", ["DUEL-6.6.2"]),
        ("DUEL-6.6.2, 6.6.3 and 7.1; TOUR-6.18b", ["DUEL-6.6.2", "DUEL-6.6.3", "DUEL-7.1", "TOUR-6.18b"]),
        ("# TORAK-6.6,\n    # 6.7", ["TORAK-6.6", "TORAK-6.7"]),
        ("TOMA-4.4 to 4.8", ["TOMA-4.4"]),
        ("TOMA-6.7 or 1.5", ["TOMA-6.7", "TOMA-1.5"]),  # and then there is no such clause
        ("section 6, UNO-6, 6.5", []),
    ],
)
def test_a_clause_is_named_singly_or_in_a_list(text: str, found: list[str]) -> None:
    assert list(trace.named(text)) == found


def test_the_head_of_a_file_names_nothing(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text('"""All of section 6 (DUEL-6.6.2,\n6.6.3)."""\n\n# DUEL-7.1\nx = 1\n', encoding="utf-8")
    assert list(trace.named(trace.body(file))) == ["DUEL-7.1"]


def test_tables_and_code_name_clauses_but_a_mind_does_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trace, "ROOMS", tmp_path)
    for place, text in {
        "uno/rules/turn.py": "# UNO-5.1",
        "uno/content/cards.toml": 'clause = "UNO-5.1"',
        "uno/mind/policy.py": "# UNO-5.2",
        "uno/mind/default.py": "# UNO-7.33",
    }.items():
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / place).write_text(text, encoding="utf-8")
    assert trace.code("uno") == {"UNO-5.1": ["content/cards.toml", "rules/turn.py"], "UNO-7.33": ["mind/default.py"]}
    gaps = trace.gaps(check=True)
    assert "UNO-5.2 is named in no code" in gaps
    assert "UNO-5.1 is named in no code" not in gaps


def test_a_clause_that_does_not_exist_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trace, "ROOMS", tmp_path)
    (tmp_path / "duel").mkdir()
    (tmp_path / "duel" / "state.py").write_text("# DUEL-6.99.1, and all of DUEL-6.4", encoding="utf-8")
    assert [gap for gap in trace.gaps(check=True) if "there is no clause" in gap] == [
        "src/nyoi/games/duel/state.py: there is no clause DUEL-6.99.1"
    ]
