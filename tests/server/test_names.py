"""Names and lines of chat: what can be seen, and what looks alike."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nyoi.kernel.play import Refused
from nyoi.server.house.names import (
    LONGEST_LINE,
    LONGEST_NAME,
    MARKS,
    STACKED,
    folded,
    line,
    nickname,
    tallest,
    unlike,
)

# no `IGNORABLE` of ours here: what Unicode calls so, by hand (derived from its DerivedCoreProperties)
UNSEEN = [
    "\u00ad", "\u034f", "\u061c", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u180b", "\u180e", "\u200b", "\u200c",
    "\u200d", "\u200e", "\u200f", "\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2060", "\u2064", "\u2066",
    "\u2067", "\u2068", "\u2069", "\u206f", "\u2800", "\u3164", "\ufe00", "\ufe0f", "\ufeff", "\uffa0", "\ufff0",
    "\U0001bca0", "\U0001d159", "\U0001d173", "\U000e0001", "\U000e0041", "\U000e007f", "\U000e0100",
]  # fmt: skip
BIDI = ["\u061c", "\u200e", "\u200f", "\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2069"]
SPACES = [" ", "\u00a0", "\u2003", "\u200a", "\u202f", "\u205f", "\u3000"]

texts = st.text(st.characters(codec="utf-8"), max_size=40)
tricky = st.text(
    st.one_of(st.sampled_from([*UNSEEN, *SPACES, "\u0301", "\u0307", "\u20dd", "I", "İ", "ı", "ß", "ς", "ά", "ё"])),
    max_size=12,
)
anything = st.one_of(texts, tricky, st.builds(str.__add__, tricky, texts))


def name_of(text: str) -> str:
    """The name, or nothing where it is refused."""
    try:
        return nickname(text)
    except Refused as refused:
        assert refused.reason == "bad-name"
        return ""


def line_of(text: str) -> str:
    try:
        return line(text)
    except Refused as refused:
        assert refused.reason == "bad-chat"
        return ""


def seen(character: str) -> bool:
    return character not in UNSEEN and unicodedata.category(character)[0] in "LNSP"


# -- names


@pytest.mark.parametrize("unseen", UNSEEN, ids=lambda c: f"U+{ord(c):04X}")
def test_what_cannot_be_seen_is_no_name(unseen: str) -> None:
    for text in (unseen, unseen * 5, f" {unseen} {unseen}", f"{unseen}\u0301", f"\u3164{unseen}"):
        assert name_of(text) == ""
        assert line_of(text) == ""


@pytest.mark.parametrize("bidi", BIDI, ids=lambda c: f"U+{ord(c):04X}")
def test_no_name_turns_the_writing_round(bidi: str) -> None:
    assert name_of(f"Ann{bidi}nhoJ") == ""
    assert line_of(f"a{bidi}b") == "ab"


@pytest.mark.parametrize("name", ["\u0301", "\u0301Ann", "Q\u0300\u0316\u0317", "Z\u0335\u0321\u0352a", "ก็็็", "\u20dd"])
def test_marks_need_a_letter_and_two_are_enough(name: str) -> None:
    assert name_of(name) == ""


@pytest.mark.parametrize(
    "name",
    ["Léa B", "Ngọc Ánh", "Zoë", "Ёлка", "Ὀδυσσεύς", "שרה", "फ़्रेया", "น้ำ", "孫悟空", "!?", "★", "Ann ❤", "O’Neil", "7"],
)
def test_names_of_people_are_names(name: str) -> None:
    assert nickname(name) == unicodedata.normalize("NFC", name)


def test_what_keyboards_put_in_by_themselves_is_taken_out() -> None:
    assert nickname("Léa ❤\ufe0f") == "Léa ❤"
    assert nickname("👩\u200d🚀") == "👩🚀"
    assert line("go ❤\ufe0f 👩\u200d🚀") == "go ❤\ufe0f 👩\u200d🚀"  # whole in a line, where nothing is compared


@given(anything)
def test_a_name_can_be_seen_and_stays_what_it_is(text: str) -> None:
    name = name_of(text)
    if name:
        assert nickname(name) == name
        assert len(name) <= LONGEST_NAME
        assert any(seen(c) for c in name)
        assert not any(c in UNSEEN for c in name)
        assert name.isprintable()
        assert tallest(name) <= MARKS
        assert folded(name)


# -- what looks alike


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ANN"),
        ("Ann", "\u0410nn"),  # a Cyrillic capital
        ("Bob", "Воb"),
        ("BOB", "ВОВ"),  # all Cyrillic
        ("Pep", "Реp"),
        ("Nina", "Νina"),  # a Greek capital
        ("Léa", "Le\u0301a"),
        ("Léa", "Lе\u0301a"),  # a Cyrillic letter under the accent
        ("Lea", "Ｌｅａ"),
        ("Lea", "𝐋𝐞𝐚"),
        ("Ann Lee", "Ann\u00a0Lee"),
        ("Ann Lee", "Ann\u3164Lee"),
        ("Ann Lee", "Ann\u2800Lee"),
        ("Ann", "An\u200bn"),
        ("Ann", "Ann\ufe0f"),
        ("Iris", "İris"),
        ("Iris", "ırıs"),
        ("Вова", "вова"),
    ],
)
def test_names_that_look_alike_are_one(one: str, other: str) -> None:
    assert folded(one) == folded(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Lea", "Léa"), ("Ann Lee", "AnnLee"), ("l0", "lO")])
def test_names_that_can_be_told_apart_are_two(one: str, other: str) -> None:
    assert folded(one) != folded(other)


@given(anything)
def test_folding_is_done_once(text: str) -> None:
    assert folded(folded(text)) == folded(text)


@given(
    anything,
    st.sampled_from([c for c in UNSEEN if c not in "\u115f\u1160\u2800\u3164\uffa0\U0001d159"]),
    st.integers(0, 40),
)
def test_what_takes_no_room_makes_no_other_name(text: str, unseen: str, at: int) -> None:
    plain = "".join(c for c in text if c not in UNSEEN)
    assert folded(plain[:at] + unseen + plain[at:]) == folded(plain)


@given(st.text(st.characters(categories=["Lu", "Ll"]), max_size=10))
def test_capitals_make_no_other_name(name: str) -> None:
    assert folded(name.upper().lower()) == folded(name.lower().upper().lower())
    assert folded(name.casefold()) == folded(name)


@given(anything, st.lists(texts, max_size=4))
def test_a_name_beside_others_is_unlike_them(text: str, others: list[str]) -> None:
    name = name_of(text)
    if name:
        free = unlike(name, [*others, name])
        assert free.startswith(name)
        assert folded(free) not in {folded(other) for other in [*others, name]}


# -- lines


@given(anything)
def test_a_line_can_be_read(text: str) -> None:
    said = line_of(text)
    if said:
        assert line(said) == said
        assert len(said) <= LONGEST_LINE
        assert any(seen(c) for c in said)
        assert not any(c in BIDI for c in said)
        assert tallest(said) <= STACKED


def test_a_line_does_not_grow_over_others() -> None:
    assert line("Z" + "\u0335" * 40 + "algo") == "Z" + "\u0335" * STACKED + "algo"
    assert line_of("x" * LONGEST_LINE) == "x" * LONGEST_LINE
    assert line_of("x" * (LONGEST_LINE + 1)) == ""
    assert line_of("a\x00b") == ""
