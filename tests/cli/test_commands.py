"""What the commands print."""

from __future__ import annotations

import json

import pytest

import nyoi
from nyoi.cli import cli
from nyoi.words.rulebook import rulebook
from tests.cli.shell import program, run

COMMANDS = [
    "games",
    "rules",
    "serve",
    "play",
    "pack",
    "try",
    "simulate",
    "report",
    "match",
    "sweep",
    "study",
    "ladder",
    "train",
    "replay",
    "verify",
    "bench",
    "db",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Example:" in result.stdout
    assert f"nyoi {command}" in result.stdout.partition("Example:")[2]
    assert command in run("--help").stdout


def test_the_commands_are_these() -> None:
    assert list(cli.places) == COMMANDS


def test_version() -> None:
    result = program("--version")
    assert result.returncode == 0
    assert result.stdout.strip() in (f"nyoi {nyoi.__version__} (interpreted)", f"nyoi {nyoi.__version__} (compiled)")


@pytest.mark.parametrize(
    ("lang", "expected"),
    [("en", "Phil Vizcarro to the work of Akira Toriyama"), ("fr", "de Phil Vizcarro à l’œuvre d’Akira Toriyama")],
)
def test_credits_name_the_authors_and_the_homage(lang: str, expected: str) -> None:
    printed = " ".join(run("--version", "--credits", lang=lang).stdout.split(" "))
    told = " ".join(printed.split())
    assert told.startswith(f"nyoi {nyoi.__version__}")
    for name in (expected, "Nicolas Badoux", "Vincent Joassin", "Tsume", "Bird Studio/Shueisha", "MIT"):
        assert name in told
    assert "Nicolas Badoux" in run("--credits", lang=lang).stdout


def test_without_a_command_help_is_printed() -> None:
    result = run()
    assert result.exit_code == 0
    assert "Commands:" in result.stdout


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_games_tells_everything(lang: str) -> None:
    text = run("games", "--lang", lang).stdout
    for id in nyoi.IDS:
        game = nyoi.game(id)
        for expected in [id, *(mode.id for mode in game.modes), *(option.id for option in game.options)]:
            assert expected in text
        for option in game.options:
            assert option.clause in text
            assert all(str(value) in text for value in option.values if option.kind == "choice")


def test_games_as_data() -> None:
    found = json.loads(run("games", "--json").stdout)
    assert [game["id"] for game in found] == list(nyoi.IDS)
    toma = found[0]
    assert toma["seats"] == {"least": 2, "most": 8}
    assert [mode["id"] for mode in toma["modes"]] == ["base", "extension", "swap"]
    options = {option["id"]: option for option in toma["options"]}
    assert options["objective"] == {
        "id": "objective",
        "type": "int",
        "default": None,
        "values": [],
        "low": 1,
        "high": 15,
        "step": None,
        "needs": [],
        "clause": "TOMA-8.8",
    }
    assert options["overtime"]["values"] == ["all", "tied"]
    assert options["cross_self"]["needs"] == [{"seats": [7, 8]}, {"deck_mode": ["custom", "random"]}]


def test_one_game_is_listed_with_what_its_options_need() -> None:
    found = run("games", "uno").stdout
    assert "Toma" not in found
    assert "Only with “Play for points” set to “yes”." in found
    assert "Only with 2 seats." in found
    assert [game["id"] for game in json.loads(run("games", "uno", "--json").stdout)] == ["uno"]


def test_play_names_the_options_that_change_nothing_at_this_table() -> None:
    line = ("play", "uno", "--humans", "0", "--seed", "1", "--bots", "1", "--seats", "2")
    idle = "The option “Target score” has no effect at this table: only with “Play for points” set to “yes”.\n"
    assert run(*line, "-o", "target_score=200", "-o", "two_player_reverse=plain").stderr == idle


# -- language


def test_the_language_is_asked_for_or_the_environments_or_english() -> None:
    def title(*args: str, lang: str) -> str:
        return run("rules", "toma", *args, lang=lang).stdout.splitlines()[0]

    assert title(lang="fr_FR.UTF-8") == "Les Boules de Toma"
    assert title(lang="fr") == "Les Boules de Toma"
    assert title(lang="de_DE.UTF-8") == "Toma’s Dragon Balls"
    assert title(lang="") == "Toma’s Dragon Balls"
    assert title("--lang", "en", lang="fr_FR.UTF-8") == "Toma’s Dragon Balls"
    assert title("--lang", "fr", lang="en") == "Les Boules de Toma"


# -- rules


@pytest.mark.parametrize("game", nyoi.IDS)
def test_all_rules_are_printed(game: str) -> None:
    text = run("rules", game).stdout
    assert all(clause.id in text for clause in rulebook(game, "en").clauses)
    assert all(section.title in text for section in rulebook(game, "en").sections)


def test_one_clause() -> None:
    text = run("rules", "toma", "--clause", "toma-6.16", "--lang", "fr").stdout
    assert text.startswith("TOMA-6.16  livret")
    assert len(text.splitlines()) < 6
    assert run("rules", "toma", "--clause", "6.16", "--lang", "fr").stdout == text


def test_a_clause_with_a_table() -> None:
    text = run("rules", "toma", "--clause", "TOMA-9.2").stdout
    assert "│ 2 to 4" in text
    assert "---" not in text


def test_a_section() -> None:
    text = run("rules", "toma", "--clause", "5").stdout
    assert "TOMA-5.1" in text
    assert "TOMA-6." not in [line.split()[0][:7] for line in text.splitlines() if line.startswith("TOMA")]


def test_search() -> None:
    found = [
        line.split()[0] for line in run("rules", "toma", "--search", "motta").stdout.splitlines() if line[:1] == "T"
    ]
    assert "TOMA-6.48" in found
    assert "TOMA-4.1" not in found
    nothing = run("rules", "toma", "--search", "xylophone")
    assert (nothing.exit_code, nothing.stdout) == (1, "")
    assert "xylophone" in nothing.stderr


def test_lines_break_only_at_ordinary_spaces() -> None:
    text = run("rules", "toma", "--lang", "fr").stdout
    starts = [line.strip()[:1] for line in text.splitlines() if "│" not in line]
    assert not set(starts) & set(";:!?»")


# -- simulate, bench


def test_simulate_as_data() -> None:
    result = program("simulate", "toma", "--games", "6", "--seats", "3", "--seed", "5", "--bots", "4,random", "--json")
    assert (result.returncode, result.stderr) == (0, "")
    found = json.loads(result.stdout)
    assert found["bots"] == ["4", "random", "random"]
    assert sum(found["wins"]) == pytest.approx(6)
    expected = {"game", "mode", "seats", "games", "seed", "bots", "wins", "points", "endings", "decisions", "turns"}
    assert expected | {"seconds"} <= set(found)


def test_simulate_with_several_processes_says_the_same() -> None:
    args = ("simulate", "toma", "--games", "6", "--seed", "5", "--bots", "random", "--json", "--jobs")
    one, two = [json.loads(program(*args, jobs).stdout) for jobs in ("1", "2")]
    assert {**one, "seconds": 0} == {**two, "seconds": 0}


def test_simulate_in_words() -> None:
    text = run("simulate", "toma", "--games", "4", "--bots", "random", "-o", "objective=1", "--lang", "fr").stdout
    assert "Les Boules de Toma\u202f: 4 parties à 4" in text
    assert "par seconde" in text


def test_simulate_options_and_mode() -> None:
    args = ("simulate", "toma", "--games", "1", "--seats", "5", "--mode", "swap", "-o", "objective=2", "-o")
    found = json.loads(run(*args, "cross_self=off", "--json").stdout)
    assert found["mode"] == "swap"
    assert (found["options"]["objective"], found["options"]["cross_self"]) == (2, False)


def test_bench() -> None:
    found = json.loads(run("bench", "toma", "--rounds", "1", "--seconds", "0.01", "--json").stdout)
    assert {row["game"] for row in found["figures"]} == {"toma"}
    text = run("bench", "toma", "--rounds", "1", "--seconds", "0.01").stdout
    assert "Decisions/s" in text
