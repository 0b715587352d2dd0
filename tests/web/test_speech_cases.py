"""The page's tests read what Python says today."""

from __future__ import annotations

from tests.web.speech_cases import FILE, text


def test_the_sentences_for_the_page_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run: python -m tests.web.speech_cases"
