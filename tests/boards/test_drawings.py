"""What must be readable on the boards of the games, in positions put together by hand; never by colour alone."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

import nyoi
from nyoi.boards import board_of
from nyoi.boards.look import look_of
from nyoi.games.duel.content import MOST_HEALTH, MOST_KI, UNIT
from nyoi.kernel.play import asked, offered
from nyoi.kernel.table import Table
from nyoi.server.http import games
from nyoi.words.speech import Speech

NAMES = ["Ana", "Bo", "Cy", "Di"]


def shown(t: Table, seat: int, lang: str = "en", width: int = 120, moves: bool = True) -> str:
    out = io.StringIO()
    speech = Speech(lang, t.game, NAMES[: t.state.setting.seats], strict=True)
    offers = offered(t.state, seat) if moves else []
    Console(width=width, file=out, highlight=False).print(board_of(t.game.id).show(t.view(seat), speech, offers))
    return out.getvalue()


# -- UNO


def uno() -> Table:
    return nyoi.given("uno", {"hands": "R7-1 B2-1 W4-1 GS-2 / Y1-1 Y2-1", "discard": "R3-1", "turn": 0})


def test_a_hand_of_uno_shows_sign_number_and_code() -> None:
    lines = shown(uno(), 0).splitlines()
    for sign, face, code in (("▲", "7", "R7-1"), ("◆", "2", "B2-1"), ("■", "Ø", "GS-2"), ("✦", "+4", "W4-1")):
        row = next(i for i, line in enumerate(lines) if code in line)
        column = lines[row].index(code)
        assert lines[row - 1][column : column + 5].split() == [sign, face]


def test_what_can_be_played_stands_in_a_heavy_frame() -> None:
    lines = shown(uno(), 0).splitlines()
    hand = next(line for line in lines if "R7-1" in line)
    for code in ("R7-1", "W4-1"):
        assert re.search(f"┃ {code}. ┃", hand)
    for code in ("B2-1", "GS-2"):
        assert re.search(f"│ {code}. │", hand)
    assert "┃ R7-1" not in shown(uno(), 0, moves=False)


def test_the_hand_of_another_is_backs() -> None:
    text = shown(uno(), 0)
    assert "Y1-1" not in text
    assert "▒▒ · 2 cards" in text
    assert "▲ Colour to follow: red" in text


# -- Torak


def torak() -> Table:
    t = nyoi.new("torak", seats=1, seed=1, options={"setup_placement": "auto_random"})
    while not any(move.word == "leg" for move in offered(t.state, 0)):
        t.play(offered(t.state, 0)[0])
    return t


def cell(text: str, x: int, y: int) -> str:
    line = next(line for line in text.splitlines() if line.startswith(f"{y:>2} "))
    return line[3 + 3 * x : 6 + 3 * x]


def test_everything_on_the_map_of_torak_has_its_sign() -> None:
    t = torak()
    sheet = t.view(0)["sheets"][0]
    text = shown(t, 0, moves=False)
    for kind, sign in (("mountains", "▲"), ("monsters", "M"), ("balls", "●")):
        for spot in sheet[kind]:
            x, y = map(int, spot.split(","))
            assert cell(text, x, y).strip()[0] in (sign, "@"), (kind, spot)
    x, y = map(int, t.view(0)["heroes"][0]["at"].split(","))
    assert cell(text, x, y) == " @ "
    assert "[" not in text.split("▲ mountain")[0]


def test_where_a_leg_ends_is_lit_with_its_length() -> None:
    t = torak()
    x, y = map(int, t.view(0)["heroes"][0]["at"].split(","))
    text = shown(t, 0)
    ends = set()
    for move in offered(t.state, 0):
        if move.word == "leg":
            dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[move.args[0]]
            ends.add((x + dx * move.args[1], y + dy * move.args[1]))
    assert ends
    for end in ends:
        assert re.fullmatch(r"\[.\]", cell(text, *end))
    rows = [line[:42] for line in text.splitlines() if re.match(r" ?\d+ ", line)]
    assert sum(row.count("[") for row in rows) == len(ends)


def test_in_a_draft_only_the_sheet_in_front_is_drawn() -> None:
    t = nyoi.new("torak", seats=2, seed=1, mode="competitive")
    assert "[·]" in shown(t, 0)
    assert shown(t, 0, moves=False) != ""


# -- the Tournament


def tournament(until: str) -> Table:
    """A game played on, each time by the first move, until such a move is offered."""
    t = nyoi.new("tournament", seats=2, seed=2)
    for turn in range(500):
        moves = offered(t.state, asked(t.state)[0])
        if any(move.word == until for move in moves):
            return t
        t.play(moves[turn % len(moves)], seat=asked(t.state)[0])
    raise AssertionError(until)


def test_a_draft_shows_the_numbers_of_the_warriors() -> None:
    t = tournament("draft")
    speech = Speech("en", t.game, NAMES[:2], strict=True)
    remarks = [board_of("tournament").remark(move, t.view(0), speech) for move in offered(t.state, 0)]
    assert remarks[0] == "E42 P5 T3 · 16/25"
    assert "E Endurance" in shown(t, 0)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_arena_shows_letters_warriors_and_what_can_be_reached(lang: str) -> None:
    t = tournament("go")
    seat = asked(t.state)[0]
    text = shown(t, seat, lang)
    arena: dict[str, str] = {}
    for line in text.splitlines():
        if re.match(r"( \d|1\d) ", line):
            row = int(line[:2])
            arena |= {f"{column}{row}": line[3 + 5 * i : 8 + 5 * i].strip() for i, column in enumerate("ABCDEFGHIJKLM")}
    letters = set("RJBV" if lang == "fr" else "RYBG")
    reached = {move.text.split()[-1] for move in offered(t.state, seat) if move.word == "go"}
    stands = {token["space"]: i for i, p in enumerate(t.view(seat)["players"]) for token in p["team"]}
    for space, sign in arena.items():
        assert sign.startswith("[") == (space in reached)
        bare = sign.strip("[]")
        if space in stands:
            assert bare.endswith(str(stands[space]))
        elif bare:
            assert bare in letters
    codes = [sign.strip("[]") for space, sign in arena.items() if space in stands]
    assert len(set(codes)) == len(codes) == len(stands)


def test_a_fight_shows_both_fighters_dice_and_chances() -> None:
    t = tournament("sum")
    seat = asked(t.state)[0]
    text = shown(t, seat)
    fight = t.view(seat)["fight"]
    assert f"Fight on {fight['space']}" in text
    speech = Speech("en", t.game, NAMES[:2])
    for form, left in zip(fight["forms"], fight["left"], strict=True):
        assert speech.thing(form, "form") in text
        assert f"♥{left}" in text
    dice = max((move for move in offered(t.state, seat) if move.word == "sum"), key=lambda move: len(move.args))
    for face in dice.text.split()[1:]:
        assert f"{look_of('tournament')['faces'][face]['sign']} {speech.thing(face, 'face')}]" in text
    assert re.search(r"\(\d+\): \d+%", text)


def test_a_last_fight_is_not_told_as_if_it_were_over() -> None:
    t = tournament("sum")
    seat = asked(t.state)[0]
    view = t.view(seat)
    view["fight"] = view["fight"] | {"kind": "duel", "space": None, "former": None}
    out = io.StringIO()
    Console(width=120, file=out).print(board_of("tournament").show(view, Speech("en", t.game, NAMES[:2])))
    assert "The last fight" in out.getvalue()
    assert "decided" not in out.getvalue()


def test_a_fight_to_begin_is_foretold_beside_its_space() -> None:
    t = tournament("go")
    seat = asked(t.state)[0]
    speech = Speech("en", t.game, NAMES[:2], strict=True)
    remarks = [board_of("tournament").remark(m, t.view(seat), speech) for m in offered(t.state, seat) if m.word == "go"]
    assert any(remark == "R Attack" for remark in remarks)
    assert all(re.fullmatch(r"[RYBG] .*|against .*, out: \d+%", remark) for remark in remarks)


# -- Duel


def duel(until: str) -> Table:
    t = nyoi.new("duel", seats=2, seed=3)
    for turn in range(400):
        moves = offered(t.state, asked(t.state)[0])
        if any(move.word == until for move in moves):
            return t
        t.play(moves[turn % len(moves)], seat=asked(t.state)[0])
    raise AssertionError(until)


@pytest.mark.parametrize("width", [80, 120])
def test_the_field_of_duel_shows_every_zone_with_what_lies_there(width: int) -> None:
    t = duel("move")
    seat = asked(t.state)[0]
    view = t.view(seat)
    text = shown(t, seat, width=width)
    lit = {move.text.split()[-1] for move in offered(t.state, seat) if move.word in ("move", "reveal")}
    for tile in "AB12345":
        for letter in "abcd":
            zone = tile + letter
            found = re.search(rf"│([ \[]){zone}[ \]](.)(.)", text)
            assert found is not None, zone
            assert (found[1] == "[") == (zone in lit)
            assert (found[2] == "▲") == (zone in view["hills"])
            assert (found[3] in "?●") == any(token["zone"] == zone for token in view["tokens"])
    for unit in view["units"]:
        name = Speech("en", t.game).thing(unit["id"], "unit")
        line = next(line for line in text.splitlines() if re.search(rf"[A-Z][a-z]{unit['owner']}  {name} ", line))
        if unit["zone"] is not None:
            assert unit["zone"] in line
        assert f"{unit['health']}/" in line


@pytest.mark.parametrize("width", [80, 100, 120, 160])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_number_of_a_duel_fighter_is_cut(width: int, lang: str) -> None:
    """Balls held and all the states at once need the widest column there can be."""
    units = {
        "goku": "5c health=7 ki=3 stars=2 parades=1 balls=1,4 activated",
        "krilin": "5c health=5 ki=2 stars=1 parades=2 balls=2,3 down activated",
        "vegeta": "4c health=8 ki=4 stars=3 parades=1 balls=5,6 down activated",
        "raditz": "3a health=6 ki=1 stars=2 parades=1 down",
    }
    t = nyoi.given("duel", {"teams": "goku krilin / vegeta raditz", "units": units, "turn": 0})
    text = shown(t, 0, lang, width)
    assert "…" not in text
    for unit in t.view(0)["units"]:
        number = UNIT[unit["id"]]
        counters = [unit["stars"], unit["parades"]]
        health, ki = f"{unit['health']}/{MOST_HEALTH[number]}", f"{unit['ki']}/{MOST_KI[number]}"
        row = " ".join([unit["zone"], health, ki, *map(str, counters), "".join(map(str, unit["balls"]))]).strip()
        assert row in re.sub(" +", " ", text)


def test_the_sides_of_duel_are_told_apart_by_a_number() -> None:
    t = duel("move")
    codes = set(re.findall(r"\b[A-Z][a-z][01]\b", shown(t, 0)))
    assert {code[-1] for code in codes} == {"0", "1"}


def test_tiles_that_are_still_to_be_laid_are_empty_places() -> None:
    t = nyoi.new("duel", seats=2, seed=1)
    view = t.view(0) | {"layout": [["5", 0], *[None] * 6]}
    out = io.StringIO()
    Console(width=80, file=out).print(board_of("duel").show(view, Speech("en", t.game, NAMES[:2])))
    assert "C 5" in out.getvalue()
    assert " NW " in out.getvalue()


@pytest.mark.parametrize("game", nyoi.IDS)
def test_every_look_has_an_emblem_colours_and_a_frame(game: str) -> None:
    look = look_of(game)
    assert len(look["emblem"]) == 1
    assert look["frame"]
    assert len(look["paints"]) >= 2
    assert all(re.fullmatch("#[0-9a-f]{6}", paint) for paint in look["paints"])


@pytest.mark.parametrize("game", nyoi.IDS)
def test_what_a_look_names_is_there(game: str) -> None:
    look, content = look_of(game), games.content(game)
    words = {word.name for word in nyoi.game(game).words}
    assert look.get("sounds", {}).keys() <= words
    tile = look.get("tile", {})
    assert set(tile.get("figures", ())) <= content["crests"].keys()
    rows = [row for table in content.values() for kind in ("card", "face") for row in table.get(kind, ())]
    assert set(tile.get("cards", ())) <= {row.get("code", row.get("id")) for row in rows}
