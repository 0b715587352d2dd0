"""Guided first games: prepared positions that teach one idea at a time, in both languages.

A game's lessons are data in its package, `lessons/*.toml`, and follow the game's own rules. A lesson has
scenes, each a position (`given`, as for `nyoi.given`, with scripted dice and cards) and steps. In a step the
learner, seat 0, reads an instruction (`say`), plays exactly that (`do`), sees the other seats move (`then`,
each `SEAT: MOVE`), and reads the reason (`why`). Moves in `auto`, in the same notation, are played unseen
before that, for windows without a choice.

A likely mistake has its own answer in the step: `other` for the legal move `instead`, `refused` for the
illegal one `refuse`. All other mistakes get the lesson's general answers. `point` names the thing on the
board that the sentence is about, `KIND` or `KIND:ID`; of several, the first one present. `{1}` in a text is
the name of that seat. `expect` lists events that must have occurred by the end of a step; with `over` the
learner has won by then. `free` is the game that the lesson proposes at the end.

`check` plays a lesson. It fails as soon as a rule, a card or a number it depends on changes, which is its
purpose.
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
LONGEST: Final = 160  # characters of a sentence, so that it reads at a glance


class Text(msgspec.Struct, forbid_unknown_fields=True):
    """A sentence in both languages."""

    en: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]
    fr: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """One idea: where to look, what to do, what happens."""

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
    """A position and the steps taught in it."""

    id: str
    given: dict[str, Any]
    step: list[Step]
    first: list[str] = []


class Free(msgspec.Struct, forbid_unknown_fields=True):
    """A proposed game to play after the lesson."""

    mode: str
    seats: int
    options: dict[str, Any] = {}


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A guided first game."""

    id: str
    title: Text
    allowed: Text  # answer to any other legal move
    refused: Text  # answer to any other illegal move, before the game's own reason
    next: Text
    free: Free
    scene: list[Scene]


class Hint(msgspec.Struct, forbid_unknown_fields=True):
    """A hint shown once in a player's own games: at a decision, an offered move, or an event about them."""

    id: str
    say: Text
    ask: str = ""  # a decision key
    offer: str = ""  # the word of a move, and required values of its fields
    args: dict[str, int | str] = {}
    event: str = ""  # the word of an event, and its field that must be the own seat
    mine: str = ""


class How(msgspec.Struct, forbid_unknown_fields=True):
    """A part of the page "How to play", next to a moment of a lesson: `LESSON/SCENE/STEP`."""

    title: Text
    scene: str
    en: Annotated[str, msgspec.Meta(min_length=1, max_length=2 * LONGEST)]
    fr: Annotated[str, msgspec.Meta(min_length=1, max_length=2 * LONGEST)]


class Story(msgspec.Struct, forbid_unknown_fields=True):
    """The opening text of a game, shown before anything else."""

    en: Annotated[str, msgspec.Meta(min_length=1, max_length=3 * LONGEST)]
    fr: Annotated[str, msgspec.Meta(min_length=1, max_length=3 * LONGEST)]


class File(msgspec.Struct, forbid_unknown_fields=True):
    """A file of lessons, hints and parts of "How to play"."""

    game: str
    story: Story | None = None
    lesson: list[Lesson] = []
    hint: list[Hint] = []
    how: list[How] = []


@cache
def files(game: str) -> tuple[File, ...]:
    """Return the teaching files of a game, if it has any."""
    found: list[File] = []
    for path in sorted((room(game) / "lessons").glob("*.toml")):
        file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), File)
        if file.game != game:
            raise ValueError(f"{path.name} is about {file.game}")
        found.append(file)
    return tuple(found)


def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in order; none if a pack has changed its content.

    >>> [lesson.id for lesson in lessons("toma")]
    ['basics']
    """
    return tuple(lesson for file in _whole(game) for lesson in file.lesson)


def hints(game: str) -> tuple[Hint, ...]:
    """Return the hints for a player's first games, by importance.

    >>> [hint.id for hint in hints("uno")][:2]
    ['call', 'catch']
    """
    return tuple(hint for file in files(game) for hint in file.hint)


def how(game: str) -> tuple[How, ...]:
    """Return the parts of "How to play", in reading order."""
    return tuple(part for file in _whole(game) for part in file.how)


def story(game: str) -> Story | None:
    """Return the opening text of a game; None if it has none, or a pack has changed its content.

    >>> story("uno").en[:36]
    'The Dragonballs are scattered, and t'
    """
    return next((file.story for file in _whole(game) if file.story is not None), None)


def _whole(game: str) -> tuple[File, ...]:
    """Return the teaching files if the game has its own content: their positions and numbers fit no other."""
    game_of(game)  # loads its content
    return () if played_with(game)[1] else files(game)


def pictured(game: str, part: How) -> Table:
    """Return the table next to a part of "How to play"; raise `Refused` if there is no such moment."""
    id, scene, step = part.scene.split("/")
    lesson = lesson_of(game, id)
    number = next((n for n, one in enumerate(lesson.scene) if one.id == scene), -1)
    return at(game, lesson, number, int(step))


def lesson_of(game: str, id: str) -> Lesson:
    """Return a lesson by id; raise `Refused` if there is none."""
    found = next((lesson for lesson in lessons(game_of(game).id) if lesson.id == id), None)
    if found is None:
        raise Refused("no-lesson", lesson=id[:40])
    return found


def opened(game: str, scene: Scene) -> Table:
    """Return the table of a scene, before its first step."""
    table = given(game_of(game), scene.given)
    for seat, text in map(read, scene.first):
        table.play(text, seat=seat)
    return table


def replies(step: Step) -> Iterator[tuple[int, str]]:
    """Yield the moves of a step in order, each with its seat."""
    yield LEARNER, step.do
    for line in [*step.auto, *step.then]:
        yield read(line)


def read(line: str) -> tuple[int, str]:
    """Parse a move written `SEAT: MOVE`.

    >>> read("1: discard pythar")
    (1, 'discard pythar')
    """
    seat, _, text = line.partition(": ")
    return int(seat), text


def at(game: str, lesson: Lesson, scene: int, step: int) -> Table:
    """Return the table at a step; raise `Refused` if there is no such step."""
    if not 0 <= scene < len(lesson.scene) or not 0 <= step < len(lesson.scene[scene].step):
        raise Refused("no-lesson", lesson=lesson.id)
    table = opened(game, lesson.scene[scene])
    for done in lesson.scene[scene].step[:step]:
        for seat, text in replies(done):
            table.play(text, seat=seat)
    return table


def check(game: str, lesson: Lesson) -> None:
    """Play a lesson as written.

    Raises:
        AssertionError: If the game disagrees with the lesson.
        Refused: If `free` is not a valid game.
    """
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
