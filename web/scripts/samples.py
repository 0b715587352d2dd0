"""Real situations from real games, for the gallery: views, questions and events as a seat gets them.

Run from `web/`: `PYTHONPATH=../src ../.venv/bin/python scripts/samples.py`. Writes `src/gallery/samples/*.json`.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from nyoi.games import IDS
from nyoi.games import game as game_of
from nyoi.kernel import table
from nyoi.kernel.event import Word, data_of
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.server.http.games import content
from nyoi.server.wire.encoding import shown

HERE = Path(__file__).parent.parent / "src" / "gallery" / "samples"
NAMES = ["Amélie", "Bruno", "Chloé", "David", "Emma", "Farid", "Gaëlle", "Hugo", "Inès", "Jules"]


def info(id: str) -> dict[str, Any]:
    """A game as the page gets it."""
    g = game_of(id)
    return {
        "id": g.id,
        "names": {"fr": g.names[0], "en": g.names[1]},
        "least": g.least,
        "most": g.most,
        "modes": [],
        "options": [],
        "tables": {kind: list(ids) for kind, ids in g.tables.items()},
        "labels": {lang: {kind: list(names) for kind, names in g.labels[lang].items()} for lang in ("fr", "en")},
        "moves": dict(g.moves),
        "events": {w.name: fields(w) for w in g.words},
        "content": content(id),
    }


def fields(word: Word) -> str:
    """The fields of an event word, as they are written in events.py."""
    pairs = [name if name == kind else f"{name}:{kind}" for name, kind in zip(word.fields, word.kinds, strict=True)]
    if word.rest:
        pairs[-1] = "*" + pairs[-1]
    return " ".join(pairs)


def ask(t: table.Table, seat: int) -> dict[str, Any] | None:
    """What is asked of a seat."""
    moves = offered(t.state, seat)
    if not moves or t.decision is None:
        return None
    offers = []
    for move in moves:
        data = data_of((Word(move.word, t.game.moves[move.word]), move.args), None, t.game.tables)
        assert data is not None
        data.pop("word")
        offers.append({"text": move.text, "word": move.word, "args": data})
    return {"key": t.decision.key, "kind": "one", "moves": offers}


Test = Callable[[table.Table, int, list[dict[str, Any]]], bool]


def find(
    name: str,
    id: str,
    seats: int,
    test: Test,
    options: dict[str, Any] | None = None,
    spectator: bool = False,
    tries: int = 400,
) -> None:
    """The first moment of some game at which a seat sees what the test wants."""
    g = game_of(id)
    for seed in range(1, tries):
        t = table.new(g, seats, seed, options=options)
        pick = random.Random(seed)
        for _ in range(900):
            if t.over:
                break
            seat = asked(t.state)[0]
            moves = offered(t.state, seat)
            move = (
                g.policy(t.view(seat), moves, Rng(pick.randrange(1 << 30)), 3)
                if pick.random() < 0.7
                else pick.choice(moves)
            )
            t.play(move, seat=seat)
            looks = [-1] if spectator else sorted({*asked(t.state)[:1], 0})
            for look in looks:
                events = t.events(look, len(t.history) - 1)
                if test(t, look, events):
                    data = {
                        "game": id, "seat": look, "names": NAMES[:seats], "view": shown(t.view(look)),
                        "ask": ask(t, look) if look >= 0 else None, "events": events,
                    }  # fmt: skip
                    (HERE / f"{name}.json").write_text(
                        json.dumps(data, ensure_ascii=False, separators=(",", ":")), "utf-8"
                    )
                    print(name, "seed", seed, "seat", look, data["ask"] and data["ask"]["key"])
                    return
    raise SystemExit(f"{name}: not met in {tries} games")


def key(k: str, turns: int = 0) -> Test:
    """Asked this, at least so many turns into the round."""
    return lambda t, seat, _e: (
        t.decision is not None and t.decision.key == k and bool(offered(t.state, seat)) and t.state.turns >= turns
    )  # type: ignore[attr-defined]


def saw(word: str, **facts: object) -> Test:
    """Such an event came, telling the seat everything."""
    return lambda _t, seat, e: any(
        x["word"] == word and all(x.get(k) == (seat if v == "me" else v) for k, v in facts.items()) for x in e
    )


def both(*tests: Test) -> Test:
    """All of these."""
    return lambda t, seat, e: all(test(t, seat, e) for test in tests)


def main() -> None:
    """Write them all."""
    HERE.mkdir(parents=True, exist_ok=True)
    for id in IDS:
        (HERE / f"game-{id}.json").write_text(json.dumps(info(id), ensure_ascii=False, separators=(",", ":")), "utf-8")
    balls: Test = lambda t, _s, _e: sum(t.state.balls) >= 3  # type: ignore[attr-defined]
    shields: Test = lambda t, s, _e: any(x for i, x in enumerate(t.state.shields) if i != s)  # type: ignore[attr-defined]
    find("toma-2", "toma", 2, both(key("discard", 2), balls))
    find("toma-4", "toma", 4, both(key("discard", 6), balls, shields))
    find("toma-4-guess", "toma", 4, both(key("guess", 5), balls, shields))
    find("toma-4-toma", "toma", 4, both(key("discard", 4), lambda t, s, _e: "toma" in t.view(s)["players"][s]["hand"]))
    find("toma-4-motta", "toma", 4, both(key("discard", 2), lambda t, s, _e: len(offered(t.state, s)) == 1))
    find("toma-8-cross", "toma", 8, both(key("cross", 8), balls))
    find("toma-8", "toma", 8, both(key("discard", 12), balls))
    find("toma-5-redraw", "toma", 5, both(key("redraw", 5), balls))
    find(
        "toma-react",
        "toma",
        5,
        both(key("react"), lambda t, s, _e: len(offered(t.state, s)) == 2),
        {"zero_reaction": "optional"},
    )
    find("toma-peek", "toma", 4, both(saw("peeked", seat="me"), balls))
    find("toma-duel", "toma", 4, saw("compared", seat="me"))
    find("toma-trade", "toma", 4, saw("received", seat="me"))
    find("toma-round", "toma", 4, both(saw("ball"), lambda t, s, _e: not t.over and t.state.round >= 3))  # type: ignore[attr-defined]
    find("toma-over", "toma", 3, lambda t, _s, _e: t.over)
    find("toma-watch", "toma", 6, balls, spectator=True)
    hand: Callable[[int, int], Test] = lambda low, high: (
        lambda t, s, _e: s >= 0 and low <= len(t.view(s)["players"][s]["hand"]) <= high
    )
    wild: Test = lambda t, s, _e: (
        any(m.text.startswith("play W4") for m in offered(t.state, s))
        and any(m.text.startswith("play W-") for m in offered(t.state, s))
    )
    find("uno-4", "uno", 4, both(key("turn", 12), hand(5, 9), lambda t, s, _e: 3 <= len(offered(t.state, s)) <= 12))
    find("uno-4-wild", "uno", 4, both(key("turn", 4), wild))
    find("uno-2", "uno", 2, both(key("turn", 6), hand(4, 9)))
    find("uno-10", "uno", 10, both(key("turn", 20), hand(4, 12)))
    find("uno-big", "uno", 3, both(key("turn", 20), hand(17, 30)))
    find("uno-drawn", "uno", 4, both(key("drawn", 6), lambda t, s, _e: len(offered(t.state, s)) > 1))
    find("uno-plus4", "uno", 4, key("plus4", 3))
    find("uno-wish", "uno", 5, both(key("wish", 3), hand(3, 9)))
    find(
        "uno-two",
        "uno",
        4,
        both(key("turn", 8), hand(2, 2), lambda t, s, _e: any(m.text.endswith(" uno") for m in offered(t.state, s))),
    )
    find("uno-exposed", "uno", 4, lambda t, s, _e: any(m.word == "catch" for m in offered(t.state, s)))
    find("uno-challenge", "uno", 4, saw("showed", by="me"))
    find("uno-swap", "uno", 5, key("swap"), {"seven_zero": True})
    find(
        "uno-stack", "uno", 5, both(key("stack"), lambda t, s, _e: len(offered(t.state, s)) > 1), {"stack_plus2": True}
    )
    find("uno-jump", "uno", 4, lambda t, s, _e: any(m.word == "jump" for m in offered(t.state, s)), {"jump_in": True})
    find(
        "uno-scoring",
        "uno",
        4,
        both(saw("round_over"), lambda t, _s, _e: not t.over and t.state.round >= 3),
        {"scoring": True},
    )  # type: ignore[attr-defined]
    find("uno-over", "uno", 4, lambda t, _s, _e: t.over)
    find("uno-watch", "uno", 7, lambda t, _s, _e: t.state.turns > 15, spectator=True)  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
