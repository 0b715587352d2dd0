"""Positions and logs with mistakes in them: whatever a careless or a hostile hand may write.

From samples that are right, one to three things are changed at random (seeded). What comes of it must be a refusal that
is documented, or a game that can be looked at, dreamed of and played on.
"""

from __future__ import annotations

import copy
import json
from importlib import import_module
from pathlib import Path
from typing import Any

import nyoi
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import Table, replay
from nyoi.words.catalogue import catalogue

ODD: list[Any] = [
    *[None, True, False, -1, 0, 1, 2, 7, 99, -5, 10**12, 1.5, -0.0, float("inf"), float("nan")],
    *[
        "",
        " ",
        "-",
        "/",
        "/ / /",
        "x",
        "0",
        "-1",
        "99",
        "1e999",
        "\ud800",
        "\0",
        "é",
        "a" * 300,
        "-" * 50,
        "1:1:1",
        "@",
    ],
    *[[], [[]], [None], ["x", 0], [0, 0], [-1, -1, -1], {}, {"x": 1}, {"": {}}, [[[[[[[[0]]]]]]]]],
]
STEPS = 40  # moves that are played on from a position that is accepted
GOLDEN = Path(__file__).parent.parent / "golden"


def samples(game: str) -> list[dict[str, Any]]:
    """The positions that a game's tests keep for this."""
    found: list[dict[str, Any]] = import_module(f"tests.games.{game}.samples").SAMPLES
    return found


class Mutator:
    """Changes things at random, with the words that stand in the samples at hand."""

    def __init__(self, rng: Rng, sources: list[Any]) -> None:
        self.rng = rng
        self.words = sorted({word for text in _texts(sources) for word in text.replace("/", " ").split()} | {"x", "0"})
        self.pieces = [piece for source in sources for piece in _pieces(source)]

    def mutant(self, source: Any, most: int = 3) -> Any:
        """A copy with one to `most` changes."""
        found = copy.deepcopy(source)
        for _ in range(1 + self.rng.below(most)):
            found = self._changed(found)
        return found

    def _changed(self, value: Any) -> Any:
        """Somewhere in a tree one thing is changed."""
        rng = self.rng
        if isinstance(value, dict) and value and rng.below(8):
            key = rng.pick(sorted(value, key=str))
            what = rng.below(12)
            if what == 0:
                del value[key]
            elif what == 1:
                value[self._word()] = value.pop(key)
            elif what == 2:
                value[rng.pick(sorted(value, key=str))] = copy.deepcopy(value[key])
            elif what == 3:
                value[self._word()] = self._piece()
            else:
                value[key] = self._changed(value[key])
            return value
        if isinstance(value, list) and value and rng.below(8):
            i, j, what = rng.below(len(value)), rng.below(len(value)), rng.below(10)
            if what == 0:
                del value[i]
            elif what == 1:
                value.insert(i, copy.deepcopy(value[j]))
            elif what == 2:
                value[i], value[j] = value[j], value[i]
            else:
                value[i] = self._changed(value[i])
            return value
        if isinstance(value, str) and rng.below(6):
            return self._text(value)
        if isinstance(value, int) and not isinstance(value, bool) and rng.below(3):
            return value + rng.pick([-2, -1, 1, 2, 10])
        return self._piece() if rng.below(2) else copy.deepcopy(rng.pick(ODD))

    def _text(self, text: str) -> str:
        """A text with a word or a sign changed."""
        rng = self.rng
        words = text.split()
        what = rng.below(7)
        if not words or what == 0:
            at = rng.below(len(text) + 1)
            return text[:at] + rng.pick(list("/ -:@=,0x9")) + text[at + rng.below(2) :]
        i, j = rng.below(len(words)), rng.below(len(words))
        if what == 1:
            del words[i]
        elif what == 2:
            words.insert(i, words[j])
        elif what == 3:
            words[i], words[j] = words[j], words[i]
        else:
            words[i] = self._word()
        return " ".join(words)

    def _word(self) -> str:
        return self.rng.pick(self.words)

    def _piece(self) -> Any:
        return copy.deepcopy(self.rng.pick(self.pieces))


def _texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    parts = [*value, *value.values()] if isinstance(value, dict) else value if isinstance(value, list) else []
    return [text for part in parts for text in _texts(part)]


def _pieces(value: Any) -> list[Any]:
    parts = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return [value, *[piece for part in parts for piece in _pieces(part)]]


class Documented:
    """Which refusals are documented: those that have a sentence in both languages."""

    def __init__(self, game: str) -> None:
        self._words = [catalogue(lang, game) for lang in ("fr", "en")]

    def check(self, refused: nyoi.Refused) -> None:
        for words in self._words:
            assert words.has(f"no-{refused.reason}"), f"no sentence for {refused}"
        assert "?" not in str(refused.facts.get("key", "")), refused


def try_position(game: str, position: Any, rng: Rng, documented: Documented) -> str:
    """Use a position as anybody would; the reason of its refusal, or `played`."""
    before = json.dumps(position, default=str)
    try:
        table = nyoi.given(game, position)
        play_on(table, rng)
        text = table.log.text()
        again = replay(table.game, nyoi.log_of(text))
        assert again.fingerprint == table.fingerprint
    except nyoi.Refused as refused:
        documented.check(refused)
        return refused.reason
    finally:
        assert json.dumps(position, default=str) == before, "the position was changed"
    return "played"


def play_on(table: Table, rng: Rng) -> None:
    """Look at a table from every seat, dream of it, and play some moves."""
    for step in range(STEPS):
        s = table.state
        if table.over:
            return
        for seat in (nyoi.SPECTATOR, *range(s.seats)):
            view = json.loads(json.dumps(table.view(seat)))
            if seat >= 0 and seat in asked(s) and step % 8 == 0:
                table.game.dreamer(view).dream(rng)
        seat = asked(s)[0]
        try:
            table.play(rng.pick(offered(s, seat)), seat=seat)
        except nyoi.ScriptError:
            return  # a scripted die that does not fit: said, and nothing has happened


def logs(game: str, most: int = 60) -> list[str]:
    """Logs that are right: the golden games, cut to so many moves, and one from each sample."""
    found = []
    for path in sorted((GOLDEN / game).glob("*.log")):
        found.append("\n".join(path.read_text(encoding="utf-8").split("\n")[: most + 1]) + "\n")
    for i, position in enumerate(samples(game)):
        table = nyoi.given(game, position)
        play_on(table, Rng(i))
        found.append(table.log.text())
    return found


def mutated_log(text: str, mutator: Mutator) -> str:
    """A log with mistakes: in its values, in its lines, in its signs."""
    rng = mutator.rng
    lines = text.rstrip("\n").split("\n")
    what, i, j = rng.below(8), rng.below(len(lines)), rng.below(len(lines))
    if what == 0:
        del lines[i]
    elif what == 1:
        lines[i], lines[j] = lines[j], lines[i]
    elif what == 2:
        at = rng.below(len(text))
        return text[:at] + rng.pick(list('"[]{},:0x\ud800\u2028')) + text[at + rng.below(3) :]
    else:
        at = 0 if rng.below(2) else i
        # mutants as they are: numbers that are none, half characters
        lines[at] = json.dumps(mutator.mutant(json.loads(lines[at])), ensure_ascii=rng.below(2) == 0)
    return "\n".join(lines) + "\n"


def try_log(text: str, documented: Documented) -> str:
    """Read and replay a log as anybody may send it; the reason of its refusal, or `played`."""
    try:
        log = nyoi.log_of(text)
        table = replay(nyoi.game(log.setting.game), log)
        for seat in (nyoi.SPECTATOR, *range(table.state.seats)):
            json.dumps(table.view(seat))
    except nyoi.Refused as refused:
        documented.check(refused)
        return refused.reason
    return "played"
