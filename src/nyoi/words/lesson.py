"""Guided first games: a real position, one idea at a time, in both languages. Their rules are the game's own.

A game's lessons are data in its room, `lessons/*.toml`. A lesson has scenes, each a position (`given`, as for
`nyoi.given`, with its dice and cards loaded) and steps. The learner, seat 0, is told what to do (`say`), does exactly
that (`do`), sees what the others do (`then`, each `SEAT: MOVE`), and is told why it matters (`why`). `auto`, written
alike, is played unseen before that: windows with nothing to choose. A likely mistake is answered in the step's own
words: `other` for the legal move `instead`, `refused` for the illegal one `refuse`; any other in the lesson's. `point`
names the thing on the board that the sentence is about, `KIND` or `KIND:ID`; of several the first that is there. `{1}`
in a text is the name of that seat. `expect` are events that must have come by the end of a step; with `over` the
learner has won there. `free` is the game that the lesson proposes in the end.

`check` plays a lesson: it breaks as soon as a rule, a card or a figure changes under it, which is its purpose.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, Final

import msgspec

from nyoi.games import game as game_of
from nyoi.games import room
from nyoi.kernel.content import played_with
from nyoi.kernel.play import Refused
from nyoi.kernel.table import Table, given, new

LEARNER: Final = 0
LONGEST: Final = 160  # characters of a sentence: what can be read at a glance


class Text(msgspec.Struct, forbid_unknown_fields=True):
    """A sentence in both languages."""

    en: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
    fr: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One idea: look here, do this, see what happens."""

    point: str
    say: Text
    do: str
    why: Text
    expect: list[str]
    instead: str = ""
    other: Text | None = None
    refuse: str = ""
    refused: Text | None = None
    auto: list[str] = []
    then: list[str] = []
    over: bool = False


class Scene(msgspec.Struct, forbid_unknown_fields=True):
    """A position and what is learned in it."""

    id: str
    given: dict[str, Any]
    step: list[Step]
    first: list[str] = []


class Free(msgspec.Struct, forbid_unknown_fields=True):
    """A game of one's own, as one begins."""

    mode: str
    seats: int
    options: dict[str, Any] = {}


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A guided first game."""

    id: str
    title: Text
    allowed: Text  # to any other legal move
    refused: Text  # to any other illegal one, before the game's own reason
    next: Text
    free: Free
    scene: list[Scene]


class Hint(msgspec.Struct, forbid_unknown_fields=True):
    """Help in a game of one's own, once, when it matters: at a question, an offered move, or an event about oneself."""

    id: str
    say: Text
    ask: str = ""  # the key of a question
    offer: str = ""  # the word of a move, and what its fields must be
    args: dict[str, int | str] = {}
    event: str = ""  # the word of an event, and its field that must be the own seat
    mine: str = ""


class How(msgspec.Struct, forbid_unknown_fields=True):
    """A part of the page "How one plays", beside a moment of a lesson: `LESSON/SCENE/STEP`."""

    title: Text
    scene: str
    en: Annotated[str, msgspec.Meta(min_length=1, max_length=2 * LONGEST)]
    fr: Annotated[str, msgspec.Meta(min_length=1, max_length=2 * LONGEST)]


class Story(msgspec.Struct, forbid_unknown_fields=True):
    """The opening of a game, in words of ours: what is read before anything else."""

    en: Annotated[str, msgspec.Meta(min_length=1, max_length=3 * LONGEST)]
    fr: Annotated[str, msgspec.Meta(min_length=1, max_length=3 * LONGEST)]


class File(msgspec.Struct, forbid_unknown_fields=True):
    """A file of lessons, hints, and how one plays."""

    game: str
    story: Story | None = None
    lesson: list[Lesson] = []
    hint: list[Hint] = []
    how: list[How] = []


@cache
def files(game: str) -> tuple[File, ...]:
    """What a game teaches, file by file; nothing where it has no such folder."""
    found: list[File] = []
    for path in sorted((room(game) / "lessons").glob("*.toml")):
        file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), File)
        if file.game != game:
            raise ValueError(f"{path.name} is about {file.game}")
        found.append(file)
    return tuple(found)


def lessons(game: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in their order; none where a pack has changed what they speak of.

    >>> [lesson.id for lesson in lessons("toma")]
    ['basics']
    """
    return tuple(lesson for file in _whole(game) for lesson in file.lesson)


def hints(game: str) -> tuple[Hint, ...]:
    """What is said in first games of one's own, those that matter most first.

    >>> [hint.id for hint in hints("uno")][:2]
    ['call', 'catch']
    """
    return tuple(hint for file in files(game) for hint in file.hint)


def how(game: str) -> tuple[How, ...]:
    """How one plays, part by part, in the order of reading."""
    return tuple(part for file in _whole(game) for part in file.how)


def story(game: str) -> Story | None:
    """Return the opening of a game; None where it has none, or a pack has changed what it speaks of.

    >>> story("uno").en[:36]
    'The Dragonballs are scattered, and t'
    """
    return next((file.story for file in _whole(game) if file.story is not None), None)


def _whole(game: str) -> tuple[File, ...]:
    """What a game teaches by its own content: positions and figures that hold for no other."""
    game_of(game)  # its content is read
    return () if played_with(game)[1] else files(game)


def pictured(game: str, part: How) -> Table:
    """The table beside a part of how one plays; Refused if there is no such moment."""
    id, scene, step = part.scene.split("/")
    lesson = lesson_of(game, id)
    number = next((n for n, one in enumerate(lesson.scene) if one.id == scene), -1)
    return at(game, lesson, number, int(step))


def lesson_of(game: str, id: str) -> Lesson:
    """One lesson; Refused if there is none."""
    found = next((lesson for lesson in lessons(game_of(game).id) if lesson.id == id), None)
    if found is None:
        raise Refused("no-lesson", lesson=id[:40])
    return found


def opened(game: str, scene: Scene) -> Table:
    """The table of a scene, before its first step."""
    table = given(game_of(game), scene.given)
    for seat, text in map(read, scene.first):
        table.play(text, seat=seat)
    return table


def replies(step: Step) -> Iterator[tuple[int, str]]:
    """What is played in a step, by whom, in its order."""
    yield LEARNER, step.do
    for line in [*step.auto, *step.then]:
        yield read(line)


def read(line: str) -> tuple[int, str]:
    """A move written `SEAT: MOVE`.

    >>> read("1: discard pythar")
    (1, 'discard pythar')
    """
    seat, _, text = line.partition(": ")
    return int(seat), text


def at(game: str, lesson: Lesson, scene: int, step: int) -> Table:
    """The table when a step is asked; Refused if there is no such step."""
    if not 0 <= scene < len(lesson.scene) or not 0 <= step < len(lesson.scene[scene].step):
        raise Refused("no-lesson", lesson=lesson.id)
    table = opened(game, lesson.scene[scene])
    for done in lesson.scene[scene].step[:step]:
        for seat, text in replies(done):
            table.play(text, seat=seat)
    return table


def check(game: str, lesson: Lesson) -> None:
    """Play a lesson as it is written; AssertionError where the game sees it otherwise, Refused where `free` is none."""
    new(game_of(game), lesson.free.seats, 1, lesson.free.mode, lesson.free.options)
    for scene in lesson.scene:
        table = opened(game, scene)
        for number, step in enumerate(scene.step, 1):
            place = f"{game} {lesson.id} {scene.id} {number}"
            since = table.seq + 1
            if step.instead:
                assert step.other is not None, f"{place}: no answer to {step.instead!r}"
                assert table.find(LEARNER, step.instead) is not None, f"{place}: {step.instead!r} is not offered"
            if step.refuse:
                assert table.refusal(LEARNER, step.refuse) is not None, f"{place}: {step.refuse!r} is possible"
            for seat, text in replies(step):
                refused = table.refusal(seat, text)
                assert refused is None, f"{place}: {seat} cannot {text!r}: {refused}"
                table.play(text, seat=seat)
            words = {event["word"] for event in table.events(None, since)}
            assert set(step.expect) <= words, f"{place}: {set(step.expect) - words} did not come"
            if step.over:
                assert table.over, f"{place}: it is not over"
                assert table.results[LEARNER] > 0, f"{place}: the learner has not won"
