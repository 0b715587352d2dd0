"""Games are found: the rooms of the house, and what other packages bring by entry points."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import nyoi
from nyoi.games import GROUP, rooms

ROOT = Path(__file__).parents[2]
HOUSE = Path(nyoi.__file__).parent
GUEST = "from tests.kernel.toy import TOY as GAME"  # the kernel's toy, in a package of somebody else


class Package:
    """A package of somebody else's, as an installer leaves it: modules, and metadata beside them."""

    def __init__(self, place: Path, name: str = "guest") -> None:
        self.place, self.name = place, name

    def module(self, name: str, text: str) -> Package:
        (self.place / f"{name}.py").write_text(text, encoding="utf-8")
        return self

    def entries(self, *lines: str) -> Package:
        info = self.place / f"{self.name}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {self.name}\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *lines, ""]), encoding="utf-8")
        return self


def python(place: Path, code: str) -> tuple[list[str], list[str]]:
    """What a fresh interpreter that finds this place says, and what it warns of."""
    paths = os.pathsep.join([str(place), str(HOUSE.parent), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines(), done.stderr.splitlines()


LIST = "import nyoi; print(*nyoi.IDS)"


def test_the_house_comes_first_and_in_its_order(tmp_path: Path) -> None:
    Package(tmp_path).module("guest", GUEST).entries("toy = guest:GAME")
    said, warned = python(tmp_path, LIST)
    assert said == [" ".join([*rooms(), "toy"])]
    assert rooms() == ("toma", "uno", "torak", "duel", "tournament")
    assert not warned


def test_a_game_of_another_package_is_a_game(tmp_path: Path) -> None:
    Package(tmp_path).module("guest", GUEST).entries("toy = guest:GAME")
    code = "import nyoi; print(nyoi.game('toy').id, 'toy' in nyoi.IDS, len(nyoi.IDS), nyoi.IDS[-1])"
    assert python(tmp_path, code)[0] == [f"toy True {len(rooms()) + 1} toy"]


def test_its_words_and_rules_lie_beside_it(tmp_path: Path) -> None:
    home = tmp_path / "guest"
    for folder, name, text in (("words", "en.ftl", "hello = Hello\n"), ("rulebook", "en.md", "# Toy\n")):
        (home / folder).mkdir(parents=True)
        (home / folder / name).write_text(text, encoding="utf-8")
    Package(home).module("meta", GUEST)
    Package(tmp_path).entries("toy = guest.meta:GAME")
    code = "from nyoi.words import catalogue, rulebook; from nyoi.games import room; print(room('toy').name)"
    code += "; print(catalogue.catalogue('en', 'toy').say('hello')); print(rulebook.rulebook('toy', 'en').title)"
    assert python(tmp_path, code)[0] == ["guest", "Hello", "Toy"]


def test_it_may_be_imported_before_the_house(tmp_path: Path) -> None:
    """Its own tests do: the house must not look for it while it is only half there."""
    Package(tmp_path).module("guest", GUEST).entries("toy = guest:GAME")
    said, warned = python(tmp_path, "import guest; " + LIST)
    assert said == [" ".join([*rooms(), "toy"])]
    assert not warned


def test_what_is_broken_is_left_out_with_a_line(tmp_path: Path) -> None:
    package = Package(tmp_path).module("guest", GUEST).module("shy", "GAME = 7").module("sick", "1 / 0")
    package.module("loud", "raise RuntimeError('one\\ntwo')").module("quits", "raise SystemExit(3)")
    package.entries(
        "toy = guest:GAME",
        "bluff = guest:GAME",
        "gone = nowhere.meta:GAME",
        "loud = loud:GAME",
        "quits = quits:GAME",
        "shy = shy:GAME",
        "sick = sick:GAME",
        "toma = guest:GAME",
    )
    said, warned = python(tmp_path, LIST)
    assert said == [" ".join([*rooms(), "toy"])]
    assert warned == [
        "The game bluff (guest:GAME) was left out: ValueError: it calls itself toy",
        "The game gone (nowhere.meta:GAME) was left out: ModuleNotFoundError: No module named 'nowhere'",
        "The game loud (loud:GAME) was left out: RuntimeError: one two",
        "The game quits (quits:GAME) was left out: SystemExit: 3",
        "The game shy (shy:GAME) was left out: TypeError: it is no Game but 7",
        "The game sick (sick:GAME) was left out: ZeroDivisionError: division by zero",
        "The game toma (guest:GAME) was left out: there is one of that name",
    ]


def test_two_packages_of_one_name_are_one_game(tmp_path: Path) -> None:
    Package(tmp_path).module("guest", GUEST).entries("toy = guest:GAME")
    Package(tmp_path, "twins").module("twins", GUEST).entries("toy = twins:GAME")
    said, warned = python(tmp_path, LIST)
    assert said == [" ".join([*rooms(), "toy"])]
    assert warned == ["The game toy (twins:GAME) was left out: there is one of that name"]


def test_listing_games_loads_no_room(tmp_path: Path) -> None:
    """Their tables take a third of a second to read; who plays one game does not wait for the others."""
    code = f"{LIST}; import sys; print([name for name in sys.modules if name.endswith('.meta')])"
    assert python(tmp_path, code)[0][1] == "[]"


def test_the_entry_points_of_the_house_are_its_rooms() -> None:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    table = text.partition(f'[project.entry-points."{GROUP}"]\n')[2].partition("\n\n")[0]
    found = dict(re.findall(r'^(\w+) = "(.+)"$', table, re.MULTILINE))
    assert found == {id: f"nyoi.games.{id}.meta:GAME" for id in rooms()}
    assert all(nyoi.game(id).id == id for id in rooms())
