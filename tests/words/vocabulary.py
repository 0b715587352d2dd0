"""What the catalogues must say, found in the games and in the source; and what they do say."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import nyoi
from nyoi.boards.ground import ground, studied
from nyoi.kernel.event import Word
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.words.catalogue import key_of, source
from nyoi.words.speech import SEAT_FACTS
from tests.games.contract import cases, some_options

LONG_ENOUGH = 300  # moves of a game to meet its questions
ANY = "*"  # facts that the source does not spell out
REFUSE = ("Refused", "Unwelcome", "ScriptError", "Runaway", "impossible", "refuse")  # what takes a reason
FACT = {"value", "value_id", "value_n", "last", "seat", "seat_id", "seat_is"}  # of a fact of a view
# What the board in words leaves unsaid, by its place in the view: what addresses the table or is said
# elsewhere on the page, and what only a perfect memory keeps. Everything else needs a message `fact-...`.
UNSAID = {
    "": "game seat seats mode options stack over ending results turns now.kind now.seat",
    "toma": "deck start_why fallen plays spied dealt last.round last.why last.rows now.card now.power now.target",
    "uno": (
        "dealer laid exposure.actor exposure.waved now.by now.cards rounds shuffles born ignored "
        "passed deck out status winner drew_on guilty innocent fresh memory"
    ),
    "torak": (
        "table captain rolls drafted origin answer ranking records sheets.scenery sheets.troops sheets.used "
        "sheets.burnt sheets.lean heroes.sections heroes.bound heroes.stage heroes.halted heroes.found heroes.moved "
        "heroes.due heroes.yields heroes.excess heroes.gives_up now.drawn now.left now.section"
    ),
    "duel": (
        "a aside deals gains gone groups known layout mixed playing reached reserve now.card now.declared.actions "
        "now.declared.deed now.declared.paid now.declared.targets now.declared.technique now.declared.unit "
        "now.declared.zone now.effect now.face now.opening now.own now.plus now.rolls now.shared now.spot now.step "
        "now.target now.technique now.times now.unit now.user"
    ),
    "tournament": (
        "answered drafter starter flips minutes seconds phase places flared turn.added turn.awakened turn.dice "
        "turn.grant turn.rerolls turn.specials turn.toll fight.challenger fight.damage fight.former fight.kind "
        "fight.owed fight.riposte fight.saved fight.seats now.blow.marks now.blow.side now.blow.throws now.seats "
        "now.side now.throw now.warrior now.what"
    ),
}
SRC = Path(nyoi.__file__).parent
WEB = SRC.parent.parent / "web" / "src"


# -- the source


def trees(*folders: Path) -> Iterator[ast.Module]:
    """Every Python file in these folders, or each file itself."""
    for folder in folders:
        for path in [folder] if folder.is_file() else sorted(folder.rglob("*.py")):
            yield ast.parse(path.read_text(encoding="utf-8"))


def house() -> list[Path]:
    """Everything that is not a game."""
    return [SRC / "__init__.py", SRC / "games" / "__init__.py"] + [
        path for path in sorted(SRC.iterdir()) if path.is_dir() and path.name not in ("games", "__pycache__")
    ]


def calls(name: str, *folders: Path) -> Iterator[ast.Call]:
    for tree in trees(*folders):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield node


def text_of(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


@cache
def reasons(*folders: Path) -> dict[str, frozenset[str]]:
    """Every reason given to Refused in the source, with the facts that always come with it.

    A reason is written out where it is given; an either-or counts for both, a name for the texts it
    is set to. One that is put together (`f"undo-{state}"`) is known by its beginning alone: `undo-*`.
    What is passed on from elsewhere was found where it came from.
    """
    found: dict[str, frozenset[str]] = {}
    for tree in trees(*folders):
        for call in refusals(tree):
            facts = frozenset(keyword.arg or ANY for keyword in call.keywords)
            if called(call) in ("impossible", "refuse"):
                facts |= {"key", "value"}  # of a position, that both name in any case
            for reason in texts_of(call.args[0], tree):
                found[reason] = facts & found.get(reason, facts)
    return found


def refusals(tree: ast.Module) -> Iterator[ast.Call]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.Call) and called(node) in REFUSE and node.args)


def called(call: ast.Call) -> str:
    """The name of what is called."""
    return getattr(call.func, "attr", "") or getattr(call.func, "id", "")


def texts_of(node: ast.expr, tree: ast.Module) -> list[str]:
    """The texts an expression can be."""
    if isinstance(node, ast.IfExp):
        return texts_of(node.body, tree) + texts_of(node.orelse, tree)
    if isinstance(node, ast.JoinedStr) and (start := text_of(node.values[0])) is not None:
        return [f"{start}*"]
    if isinstance(node, ast.Name):
        values = [
            assign.value
            for assign in ast.walk(tree)
            if isinstance(assign, ast.Assign)
            and any(isinstance(t, ast.Name) and t.id == node.id for t in assign.targets)
        ]
        return [text for value in values for text in texts_of(value, tree)]
    text = text_of(node)
    return [] if text is None else [text]


@cache
def foretold(*folders: Path) -> dict[str, frozenset[str]]:
    """Every key of a note in the source (`kernel/foretell.py`), with the facts that always come with it."""
    found: dict[str, frozenset[str]] = {}
    for tree in trees(*folders):
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call) and called(node) == "note"):
            facts = frozenset(keyword.arg or ANY for keyword in call.keywords if keyword.arg not in ("clause", "tone"))
            for key in texts_of(call.args[0], tree):
                found[key] = facts & found.get(key, facts)
    return found


@cache
def literals(*folders: Path) -> frozenset[str]:
    """Every text written in the source of these folders."""
    found = {
        node.value
        for tree in trees(*folders)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return frozenset(found)


def named(game: str = "") -> set[str]:
    """Every key that the house says by its name, and the questions that a game writes down."""
    found = set(literals(*house()))
    found |= {f"command-{command}" for command in literals(SRC / "cli")}
    if game:
        found |= {key_of(kind, text) for kind in ("ask", "wait") for text in literals(SRC / "games" / game)}
    return found


def said_by_name() -> set[str]:
    """The keys given to `say` as they are."""
    found = set()
    for node in (node for tree in trees(*house()) for node in ast.walk(tree)):
        if isinstance(node, ast.Call) and "say" in (getattr(node.func, "attr", ""), getattr(node.func, "id", "")):
            found |= {text for arg in node.args[:1] if (text := text_of(arg)) is not None}
            for arg in node.args[:1]:
                if isinstance(arg, ast.IfExp):
                    found |= {text for side in (arg.body, arg.orelse) if (text := text_of(side)) is not None}
    return found


@cache
def page() -> str:
    """The source of the page."""
    return "\n".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte"))


@cache
def questions(id: str) -> frozenset[str]:
    """The keys of a game's decisions: written in its source, or met in random games."""
    found = set()
    for name, place in (("Decision", 1), ("all_of", 0), ("first_of", 0)):
        for call in calls(name, SRC / "games" / id):
            key = text_of(call.args[place])
            if key is not None:
                found.add(key)
    for case in cases():
        if case.game == id:
            for seed in range(2):
                rng = Rng(seed)
                table = case.table(seed, some_options(case, rng) if seed else None)
                while table.decision is not None and table.seq < LONG_ENOUGH:
                    found.add(table.decision.key)
                    seat = asked(table.state)[0]
                    table.play(rng.pick(offered(table.state, seat)), seat=seat)
    return frozenset(found)


def rows(value: object) -> bool:
    """Whether a fact is a list of tables, which is told in one sentence each or field by field."""
    return isinstance(value, list) and len(value) > 0 and all(isinstance(part, dict) for part in value)


@cache
def fields(id: str) -> dict[str, set[str]]:
    """Where the facts of a game's views stand (`left`, `hand` of each player), and the variables of their messages."""
    found: dict[str, set[str]] = {}

    def look(value: dict[str, Any], path: str = "") -> None:
        for name, part in value.items():
            if isinstance(part, dict) and name not in ("options", "born"):
                look(part, f"{path}{name}.")
            elif name != "players" and rows(part) and key_of("fact", f"{path}{name}") not in _read("en", id):
                for row in part:  # told field by field
                    look(row, f"{path}{name}.")
            elif name == "players":
                for player in part:
                    look(player)
            elif part is not None:
                if rows(part) or part == []:  # of an empty list nobody knows what it would hold
                    found.setdefault(f"{path}{name}", {ANY})
                else:
                    found[f"{path}{name}"] = FACT

    few = {mode.id: mode.low for mode in nyoi.game(id).modes}
    for case in cases():
        if case.game == id and case.seats == few[case.mode]:
            for seed in range(3):
                rng = Rng(seed)
                table = case.table(seed, some_options(case, rng) if seed else None)
                while table.decision is not None and table.seq < LONG_ENOUGH:
                    seat = asked(table.state)[0]
                    look(table.view(max(seat, nyoi.SPECTATOR)))
                    table.play(rng.pick(offered(table.state, seat)), seat=seat)
    return found


# -- what is needed: the key of each message, and the variables it may use


def variables(word: Word) -> set[str]:
    found = set()
    for field, kind in zip(word.fields, word.kinds, strict=True):
        found |= {field, f"{field}_id"} | ({f"{field}_is"} if kind == "seat" else set())
    return found | ({f"{word.fields[-1]}_n"} if word.rest else set())


def facts_of(facts: frozenset[str]) -> set[str]:
    if ANY in facts:
        return {ANY}
    return {name + end for name in facts for end in ("", "_id", *(["_is"] if name in SEAT_FACTS else []))}


def needed_by(id: str) -> dict[str, set[str]]:
    """The messages of a game."""
    game = nyoi.game(id)
    need: dict[str, set[str]] = {"game-name": set(), "game-blurb": set()}
    need |= {key_of("event", word.name): variables(word) for word in game.words}
    need |= {key_of("turning", word.name): variables(word) for word in game.words if word.name in game.turning}
    need |= {key_of("move", name): variables(Word(name, fields)) for name, fields in game.moves.items()}
    for name, fields_of in game.moves.items():  # where a move stands in a long menu: only if the game wants to say it
        keys = [key_of("menu", name, *part) for part in ((), ("row",), ("cell",))]
        need |= {key: variables(Word(name, fields_of)) for key in keys if key in _read("en", id)}
    for question in questions(id):
        need |= {key_of(kind, question): {"seat", "seat_id", "seat_is"} for kind in ("ask", "wait")}
        alone = key_of("ask", question, "alone")
        need |= {alone: {"seat", "seat_id", "seat_is"}} if alone in _read("en", id) else {}
    need |= {key_of("no", reason): facts_of(facts) for reason, facts in reasons(SRC / "games" / id).items()}
    need |= {key_of("foretell", key): facts_of(facts) for key, facts in foretold(SRC / "games" / id).items()}
    for option in game.options:
        need |= {key_of("option", option.id): set(), key_of("option", option.id, "help"): set()}
        if option.kind == "choice":
            need |= {key_of("option", option.id, value): set() for value in option.values}
        elif option.kind in ("int", "float") and option.low == 0:
            need[key_of("option", option.id, 0)] = set()  # what no seconds or no seat mean
    for mode in game.modes:
        need |= {key_of("mode", mode.id): set(), key_of("mode", mode.id, "help"): set()}
    unsaid = {*UNSAID[""].split(), *UNSAID.get(id, "").split()}
    need |= {key_of("study", word, kind): set() for word, kind in studied(id)}
    if ground(id) is not None:
        need["study-ground"] = set()
    need |= {key_of("fact", field): facts for field, facts in fields(id).items() if field not in unsaid}
    return need | {key_of("ending", ending): set() for ending in game.endings}


def needed_by_house() -> dict[str, set[str]]:
    """The messages of the house for what it refuses; the others are said by name."""
    return {key_of("no", reason): facts_of(facts) for reason, facts in reasons(*house()).items()}


# -- what is said


class Message(NamedTuple):
    variables: frozenset[str]  # its own, and those of messages it is made of


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)


@cache
def _read(lang: str, game: str) -> dict[str, _Reader]:
    found: dict[str, _Reader] = {}
    for entry in FluentParser().parse(source(lang, game)).body:
        assert not isinstance(entry, ftl.Junk), f"{lang} {game or 'house'}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{lang} {game or 'house'}: {entry.id.name} stands there twice"
            found[entry.id.name] = reader = _Reader()
            reader.visit(entry)
    return found


def messages(lang: str, game: str = "") -> dict[str, Message]:
    """Every message of a catalogue."""
    read = _read(lang, game)

    def used(key: str) -> set[str]:
        return read[key].variables.union(*[used(other) for other in read[key].references])

    return {key: Message(frozenset(used(key))) for key in read}


def parts(lang: str, game: str = "") -> set[str]:
    """The messages that others are made of."""
    return {key for reader in _read(lang, game).values() for key in reader.references}
