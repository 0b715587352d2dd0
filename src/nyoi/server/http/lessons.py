"""Tutorials on the page. No table is created: all updates are computed once, in advance.

Other moves that a learner tries are explained or previewed step by step.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from nyoi.games import game as game_of
from nyoi.kernel.play import Refused, asked, offered
from nyoi.kernel.table import Table
from nyoi.server.house import foretell as ahead
from nyoi.server.table.seating import BOT_NAMES
from nyoi.server.wire import messages, shelf
from nyoi.server.wire.encoding import ask_of, encode, refusal_of, shown
from nyoi.words.catalogue import LANGUAGES
from nyoi.words.lesson import LEARNER, Scene, Step, Text, at, hints, how, lesson_of, opened, pictured, read, story


def told(game: str, id: str, lang: str) -> bytes:
    """Return a tutorial in a language; raise Refused if there is none."""
    if lang not in LANGUAGES:
        raise Refused("no-lesson", lesson=id[:40])
    lesson_of(game, id)
    return _told(game, id, lang)


def hinted(game: str, lang: str) -> bytes:
    """Return the hints for first free games in a language; raise Refused if there are none."""
    if lang not in LANGUAGES:
        raise Refused("no-lesson", lesson=lang[:40])
    return encode(
        [
            shelf.HintInfo(one.id, getattr(one.say, lang), one.ask, one.offer, dict(one.args), one.event, one.mine)
            for one in hints(game_of(game).id)
        ]
    )


def explained(game: str, lang: str) -> bytes:
    """Return how to play a game, in a language; raise Refused if there is no such game or language."""
    if lang not in LANGUAGES:
        raise Refused("no-lesson", lesson=lang[:40])
    return _explained(game_of(game).id, lang)


@cache
def _explained(game: str, lang: str) -> bytes:
    parts = []
    for part in how(game):
        table = pictured(game, part)
        update = _update(table, table.seq, table.seq, ask=True)
        parts.append(shelf.HowInfo(getattr(part.title, lang), getattr(part, lang), _table(table, "how"), update))
    opening = story(game)
    return encode(shelf.HowToPlay("" if opening is None else getattr(opening, lang), parts))


@cache  # bounded: only known tutorials and languages get here
def _told(game: str, id: str, lang: str) -> bytes:
    lesson = lesson_of(game, id)
    names = ["", *BOT_NAMES]

    def text(found: Text | None) -> str:
        said = getattr(found, lang) if found is not None else ""
        for seat, name in enumerate(names):
            said = said.replace(f"{{{seat}}}", name)
        return str(said)

    return encode(
        shelf.LessonInfo(
            game,
            id,
            text(lesson.title),
            text(lesson.allowed),
            text(lesson.refused),
            text(lesson.next),
            shelf.LessonFree(lesson.free.mode, lesson.free.seats, lesson.free.options),
            [_scene(game, scene, text) for scene in lesson.scene],
        )
    )


def _table(table: Table, id: str) -> messages.TableInfo:
    """Return a table for the page, with the learner and bots."""
    setting, game = table.state.setting, table.game.id
    seats = [
        messages.SeatInfo(seat, name, "bot" if seat else "human", 1 if seat else 0, online=True, kept=False, order="")
        for seat, name in enumerate(["", *BOT_NAMES][: table.state.seats])
    ]
    return messages.TableInfo(
        f"lesson-{game}-{id}", game, setting.mode, setting.told(), seats, "playing", True, [LEARNER], False, "", 0
    )


def _scene(game: str, scene: Scene, text: Callable[[Text | None], str]) -> shelf.LessonScene:
    table = opened(game, scene)
    info = _table(table, scene.id)
    first = _update(table, table.seq, table.seq, ask=True)
    first.reset = True
    return shelf.LessonScene(scene.id, info, first, [_step(table, step, text) for step in scene.step])


def _step(table: Table, step: Step, text: Callable[[Text | None], str]) -> shelf.LessonStep:
    """Play a step and collect its updates; automatic moves are part of the first one."""
    after: list[messages.Update] = []
    since = table.seq
    table.play(step.do, seat=LEARNER)
    for seat, move in map(read, step.auto):
        table.play(move, seat=seat)
    after.append(_update(table, since, table.seq, ask=not step.then))
    for n, (seat, move) in enumerate(map(read, step.then), 1):
        since = table.seq
        table.play(move, seat=seat)
        after.append(_update(table, since, table.seq, ask=n == len(step.then)))
    return shelf.LessonStep(
        step.point,
        text(step.say),
        step.do,
        text(step.why),
        step.instead,
        text(step.other),
        step.refuse,
        text(step.refused),
        after,
    )


def _update(table: Table, since: int, seq: int, ask: bool) -> messages.Update:
    """Return the learner's view with the events since a move."""
    s = table.state
    moves = offered(s, LEARNER) if ask else []
    question = ask_of(table.game.id, s.decision, moves) if moves and s.decision is not None else None
    waiting = [messages.Waiting(seat, s.decision.key, 0.0) for seat in asked(s) if seat >= 0] if s.decision else []
    events = table.events(LEARNER, since + 1, seq) if seq > since else []
    return messages.Update(LEARNER, seq, events, shown(table.view(LEARNER)), question, waiting)


def why_not(game: str, id: str, scene: int, step: int, move: str) -> bytes:
    """Return why a move is illegal in a step, or null if it is legal."""
    refused = at(game, lesson_of(game, id), scene, step).refusal(LEARNER, move)
    return encode(None if refused is None else refusal_of(refused))


def foretold(game: str, id: str, scene: int, step: int, moves: list[str]) -> bytes:
    """Return previews of moves in a step, as at any table."""
    table = at(game, lesson_of(game, id), scene, step)
    view = table.view(LEARNER)
    return encode({text: ahead.foretold(table.game, view, text) for text in moves})
