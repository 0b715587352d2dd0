"""What the shelf tells of the games: how they are set up, their rules, their guided first games."""

from __future__ import annotations

from typing import Any

import msgspec

from nyoi.server.wire.messages import TableInfo, Update

# -- games


class ModeInfo(msgspec.Struct):
    """A way to play a game."""

    id: str
    low: int
    high: int
    options: dict[str, Any]
    together: bool = False  # whether all win or lose together


class OptionInfo(msgspec.Struct):
    """A choice of the host."""

    id: str
    kind: str  # bool, int, float, choice, list
    default: Any
    values: list[Any]
    low: float
    high: float
    clause: str
    modes: list[str]  # where it means something; none named: in every mode
    first: Any = None  # proposed for a player's first game
    step: float = 0  # of numbers; 0: any number between the bounds
    needs: list[dict[str, list[Any]]] = []  # alternatives: `seats` or another option's id, and the values it must have


class LessonTitle(msgspec.Struct):
    """A guided first game, as it is offered."""

    id: str
    titles: dict[str, str]  # by language


class GameBrief(msgspec.Struct):
    """A game as the lobby shows it."""

    id: str
    names: dict[str, str]  # by language
    blurbs: dict[str, str]
    least: int
    most: int
    lessons: list[LessonTitle]  # guided first games
    content: dict[str, Any]  # its look, and the tables that its picture is drawn from
    pack: dict[
        str, str
    ] = {}  # by language, what the content in place of the game's own is called; empty: it is its own


class GuestBot(msgspec.Struct):
    """A bot of the host's own: its level, beyond those of the house, and its name."""

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
    orders: list[str] = []  # standing orders a player may give, the usual one first
    lessons: list[LessonTitle] = []  # guided first games
    bots: list[GuestBot] = []  # of the host's own


class ClauseInfo(msgspec.Struct):
    """A rule in player's words."""

    id: str
    section: int
    tag: str  # R printed, I ruled, C reconstructed
    text: str


class RulebookInfo(msgspec.Struct):
    """The rules of a game in one language."""

    title: str
    sections: dict[str, str]  # number -> title
    clauses: list[ClauseInfo]


# -- a guided first game


class LessonStep(msgspec.Struct):
    """One idea: what to do, and what then happens; other moves are not played but answered."""

    point: str  # the thing on the board that it is about: `seat:1`, `hand:freya`
    say: str
    do: str
    why: str
    instead: str  # a likely other move that is legal, and the answer to it
    other: str
    refuse: str  # a likely one that is not
    refused: str
    after: list[Update]  # what is seen to happen, one after the other


class LessonScene(msgspec.Struct):
    """A position, and what is learned in it: a table where everything is known beforehand."""

    id: str
    table: TableInfo
    update: Update
    steps: list[LessonStep]


class HowInfo(msgspec.Struct):
    """A part of how one plays, beside a moment of a game."""

    title: str
    text: str
    table: TableInfo
    update: Update


class HowToPlay(msgspec.Struct):
    """How a game is played: its story, and what to know before the first game."""

    story: str  # empty where there is none
    parts: list[HowInfo]


class HintInfo(msgspec.Struct):
    """Help in first free games, once, when it matters: at a question, an offered move, or an event about oneself."""

    id: str
    say: str
    ask: str
    offer: str
    args: dict[str, Any]
    event: str
    mine: str  # the field of the event that is the own seat


class LessonFree(msgspec.Struct):
    """The game of one's own that a lesson proposes in the end."""

    mode: str
    seats: int
    options: dict[str, Any]


class LessonInfo(msgspec.Struct):
    """A guided first game in one language."""

    game: str
    id: str
    title: str
    allowed: str  # the answer to any other legal move
    refused: str
    next: str
    free: LessonFree
    scenes: list[LessonScene]
