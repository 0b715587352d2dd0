"""Messages of the game catalogue: setup, rules, tutorials."""

from __future__ import annotations

from typing import Any

import msgspec

from nyoi.server.wire.messages import TableInfo, Update

# -- games


class ModeInfo(msgspec.Struct):
    """A mode of a game."""

    id: str
    low: int
    high: int
    options: dict[str, Any]
    together: bool = False  # whether all win or lose together


class OptionInfo(msgspec.Struct):
    """A table option."""

    id: str
    kind: str  # bool, int, float, choice, list
    default: Any
    values: list[Any]
    low: float
    high: float
    clause: str
    modes: list[str]  # the modes it applies to; empty: all
    first: Any = None  # the value proposed for a player's first game
    step: float = 0  # of numbers; 0: any number between the bounds
    needs: list[dict[str, list[Any]]] = []  # alternatives: `seats` or option id, with its values


class LessonTitle(msgspec.Struct):
    """The title of a tutorial."""

    id: str
    titles: dict[str, str]  # by language


class GameBrief(msgspec.Struct):
    """A game as the lobby shows it."""

    id: str
    names: dict[str, str]  # by language
    blurbs: dict[str, str]
    least: int
    most: int
    lessons: list[LessonTitle]  # tutorials
    content: dict[str, Any]  # its theme, and the content tables its picture is drawn from
    pack: dict[str, str] = {}  # by language, the name of the content pack; empty: the game's own content


class GuestBot(msgspec.Struct):
    """A plugin bot: its level, above the built-in ones, and its name."""

    level: int
    name: str


class GameInfo(msgspec.Struct):
    """A game as the page needs it: ids and labels of its things, in the order of its tables."""

    id: str
    names: dict[str, str]  # by language
    least: int
    most: int
    modes: list[ModeInfo]
    options: list[OptionInfo]
    tables: dict[str, list[str]]  # ids by kind
    labels: dict[str, dict[str, list[str]]]  # language -> kind -> labels
    moves: dict[str, str]  # the fields of each move's arguments
    events: dict[str, str]  # the fields of each event word, as written in events.py: `seat card *cards:card`
    content: dict[str, Any]  # the game's content tables for drawing: cards, powers, ... with crests
    orders: list[str] = []  # standing orders a player may give, the default one first
    lessons: list[LessonTitle] = []  # tutorials
    bots: list[GuestBot] = []  # plugin bots


class ClauseInfo(msgspec.Struct):
    """A rule in the player's words."""

    id: str
    section: int
    tag: str  # R printed, I ruled, C reconstructed
    text: str


class RulebookInfo(msgspec.Struct):
    """The rules of a game in one language."""

    title: str
    sections: dict[str, str]  # number -> title
    clauses: list[ClauseInfo]


# -- tutorials


class LessonStep(msgspec.Struct):
    """One idea of a tutorial: an instruction and its result; other moves get an answer but are not played."""

    point: str  # the thing on the board that it is about: `seat:1`, `hand:freya`
    say: str
    do: str
    why: str
    instead: str  # a likely other move that is legal, and the answer to it
    other: str
    refuse: str  # a likely illegal one
    refused: str
    after: list[Update]  # the updates shown afterwards, in order


class LessonScene(msgspec.Struct):
    """A tutorial position, on a table without hidden information, and its steps."""

    id: str
    table: TableInfo
    update: Update
    steps: list[LessonStep]


class HowInfo(msgspec.Struct):
    """A part of how to play, with a position of a game."""

    title: str
    text: str
    table: TableInfo
    update: Update


class HowToPlay(msgspec.Struct):
    """How to play a game: its story, and what to know before the first game."""

    story: str  # empty: none
    parts: list[HowInfo]


class HintInfo(msgspec.Struct):
    """A hint for the first free games, shown once: at a question, a legal move, or an own event."""

    id: str
    say: str
    ask: str
    offer: str
    args: dict[str, Any]
    event: str
    mine: str  # the field of the event that holds the own seat


class LessonFree(msgspec.Struct):
    """The free game that a tutorial proposes at its end."""

    mode: str
    seats: int
    options: dict[str, Any]


class LessonInfo(msgspec.Struct):
    """A tutorial in one language."""

    game: str
    id: str
    title: str
    allowed: str  # the answer to any other legal move
    refused: str
    next: str
    free: LessonFree
    scenes: list[LessonScene]
