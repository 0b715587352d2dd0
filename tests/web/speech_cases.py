"""Sentences for the page's tests: what Python says of some games, so that TypeScript must say the same.

`python -m tests.web.speech_cases` writes `web/tests/speech.data` anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

import nyoi
from nyoi.boards import plain
from nyoi.kernel.decision import SPECTATOR, Move
from nyoi.kernel.event import Word, data_of
from nyoi.kernel.play import Refused, asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.seen import PACKED
from nyoi.server.house.guests import Guests
from nyoi.server.http import games
from nyoi.server.wire.encoding import refusal_of
from nyoi.words.catalogue import LANGUAGES
from nyoi.words.speech import Speech

FILE = Path(__file__).parent.parent.parent / "web" / "tests" / "speech.data"
NAMES = ("Ana", "Bo", "Cy")
MOVES = 60  # of each game: most words have been said by then
SAID = 40  # sentences of each kind, game and language
KEPT = ("id", "tables", "labels", "moves", "events", "options", "modes", "names", "least", "most")

# what test_speech.py expects of Toma, and what a page meets that the terminal does not
EVENTS: list[tuple[dict[str, Any], int]] = [
    ({"word": "guessed", "seat": 0, "target": 1, "value": 5}, 0),
    ({"word": "guessed", "seat": 0, "target": 1, "value": 5}, 1),
    ({"word": "guessed", "seat": 0, "target": 1, "value": 5}, SPECTATOR),
    ({"word": "peeked", "seat": 0, "target": 1, "card": "freya"}, 0),
    ({"word": "peeked", "seat": 0, "target": 1, "card": None}, 2),
    ({"word": "out", "seat": 1, "cards": ["freya", "kuro"]}, 0),
    ({"word": "out", "seat": 1, "cards": []}, 0),
    ({"word": "drew", "seat": 0, "card": "sk", "left": 5}, 0),
    ({"word": "won", "seat": 1, "balls": 1}, 0),
    ({"word": "won", "seat": 1, "balls": 4}, 0),
    ({"word": "shielded", "seat": 1}, 0),
]
REFUSALS = [
    Refused("target-shielded", "TOMA-6.39", target=1),
    Refused("not-in-hand", "TOMA-5.2", card="sk"),
    Refused("no-such-seat", "TOMA-6.0", target=9),
    Refused("not-asked", "TOMA-5.1", seat=2),
    Refused("deck-unknown-card", card="zorro"),
    Refused("bad-seats", low=2, high=4, seats=9),
    Refused("bad-option", option="overtime", value="never", allowed="all, tied"),
    Refused("stale", seq=1234),
    Refused("name-taken", name="Bo"),
]


def clean(speech: Speech, refused: Refused) -> str:
    """A refusal without its clause: the page shows that beside the sentence."""
    return speech.refusal(Refused(refused.reason, "", **refused.facts), 0)


def offer(game: nyoi.kernel.game.Game, move: Move) -> dict[str, Any]:
    args = data_of((Word(move.word, game.moves[move.word]), move.args), None, game.tables) or {}
    return {"text": move.text, "word": move.word, "args": {key: part for key, part in args.items() if key != "word"}}


def of_game(id: str) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Sentences of a random game, and its views with their facts."""
    game, rng = nyoi.game(id), Rng(11)
    table = nyoi.new(id, seats=3, seed=11)
    said: list[dict[str, Any]] = []
    facts: list[dict[str, Any]] = []
    for lang in LANGUAGES:
        speech = Speech(lang, game, NAMES, strict=True)
        for option in game.options:
            said.append({"lang": lang, "game": id, "kind": "option", "id": option.id, "text": speech.option(option)})
            said.append(
                {"lang": lang, "game": id, "kind": "needs", "id": option.id, "text": speech.option_needs(option)}
            )
            text = speech.option_value(option, option.default)
            said.append(
                {"lang": lang, "game": id, "kind": "value", "id": option.id, "value": option.default, "text": text}
            )
    for number in range(MOVES):
        if table.decision is None:
            break
        seat = asked(table.state)[0]
        moves = offered(table.state, seat)
        for lang in LANGUAGES:
            speech = Speech(lang, game, NAMES, strict=True)
            common: dict[str, Any] = {"lang": lang, "game": id}
            key = table.decision.key
            for viewer in (seat, (seat + 1) % 3):
                text = speech.ask(key, seat, viewer)
                said.append({**common, "kind": "ask", "key": key, "seat": seat, "viewer": viewer, "text": text})
            said += [
                {**common, "kind": "move", "offer": offer(game, m), "viewer": 0, "text": speech.move(m, 0)}
                for m in moves[:5]
            ]
            if number % 12 == 5:
                for viewer in (0, SPECTATOR):
                    view = {
                        key: part
                        for key, part in table.view(viewer).items()
                        if key not in ("options", "deck", "plays", *PACKED)
                    }
                    view = json.loads(json.dumps(view))
                    told, players = plain.facts(view, speech)
                    facts.append({**common, "view": view, "common": told, "players": players})
        table.play(rng.pick(moves), seat=seat)
    for lang in LANGUAGES:
        speech = Speech(lang, game, NAMES, strict=True)
        for viewer in (0, SPECTATOR):
            for data in table.events(viewer):
                text = speech.event(data, viewer)
                said.append({"lang": lang, "game": id, "kind": "event", "event": data, "viewer": viewer, "text": text})
    return said, facts


def cases() -> dict[str, Any]:
    """Everything the page's tests read."""
    said: list[dict[str, Any]] = []
    facts: list[dict[str, Any]] = []
    toma = nyoi.game("toma")
    for lang in LANGUAGES:
        speech = Speech(lang, toma, NAMES, strict=True)
        for data, viewer in EVENTS:
            text = speech.event(data, viewer)
            said.append({"lang": lang, "game": "toma", "kind": "event", "event": data, "viewer": viewer, "text": text})
        for refused in REFUSALS:
            refusal = msgspec.to_builtins(refusal_of(refused))
            text = clean(speech, refused)
            said.append(
                {"lang": lang, "game": "toma", "kind": "refusal", "refusal": refusal, "viewer": 0, "text": text}
            )
        for items in ([], ["a"], ["a", "b"], ["a", "b", "c"]):
            said.append({"lang": lang, "game": "toma", "kind": "joined", "items": items, "text": speech.joined(items)})
    infos = {id: json.loads(games.one_game(id, Guests(()))) for id in ("toma", "uno")}
    for id in ("toma", "uno"):
        told, seen = of_game(id)
        said += told
        facts += seen
    return {
        "names": NAMES,
        "games": {id: {key: infos[id][key] for key in KEPT} for id in ("toma", "uno")},
        "said": few(said),
        "facts": facts,
    }


def few(said: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Each sentence once, and not too many of a kind."""
    found: dict[str, dict[str, Any]] = {}
    number: dict[tuple[str, ...], int] = {}
    for case in said:
        word = str(case.get("event", {}).get("word", "")) or str(case.get("offer", {}).get("word", ""))
        kind = (case["lang"], case["game"], case["kind"], word)
        key = "|".join((*kind, case["text"]))
        if key not in found and number.get(kind, 0) < (4 if word else SAID):
            found[key] = case
            number[kind] = number.get(kind, 0) + 1
    return list(found.values())


def text() -> str:
    """The file as it should be."""
    return json.dumps(cases(), ensure_ascii=False, indent=None, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(text(), encoding="utf-8")
