"""Help and what is answered to a line that cannot be read: in both languages, and without reading the house for it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator

import click
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from nyoi.cli import cli
from nyoi.cli.help import WORDS, every, key_of, keys_of, words
from nyoi.cli.house import Room
from nyoi.words.catalogue import LANGUAGES, wished
from tests.cli.shell import run

EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def commands() -> list[click.Context]:
    """Every command there is, the program itself first."""
    return list(every(click.Context(cli, info_name="nyoi", obj=Room("en"))))


def messages(lang: str) -> dict[str, str]:
    """Every message of the command line, with its source."""
    body = FluentParser().parse((WORDS / f"{lang}.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: str(entry.value) for entry in found}


def needed() -> Iterator[set[str]]:
    """The keys of which each command, argument and option needs one."""
    for context in commands():
        yield {key_of(context)}
        for param in context.command.params:
            yield set(keys_of(key_of(context), param))


@EVERY_LANGUAGE
def test_every_command_argument_and_option_is_described(lang: str) -> None:
    known = set(messages(lang))
    assert [keys for keys in needed() if not keys & known] == []
    assert len(list(needed())) > 150


def test_both_languages_describe_the_same_and_nothing_that_is_not_there() -> None:
    assert list(messages("fr")) == list(messages("en"))
    used = set().union(*needed(), {"help-any-help"})
    assert {key for key in messages("fr") if key.startswith("help-")} - used == set()


@EVERY_LANGUAGE
def test_nothing_is_described_twice(lang: str) -> None:
    said = messages(lang)
    for keys in needed():
        own, *shared = sorted(keys, key=lambda key: key.startswith("help-any-"))
        texts = [words(lang).say(key) for key in (own, *shared) if key in said]
        assert len(set(texts)) == len(texts), own


@EVERY_LANGUAGE
@pytest.mark.parametrize("context", commands(), ids=lambda context: context.command_path)
def test_help_is_spoken_whole(context: click.Context, lang: str) -> None:
    path = context.command_path.split()[1:]
    result = run(*path, "--help", "--lang", lang)
    assert (result.exit_code, result.stderr) == (0, "")
    assert not re.search(r"\b(?:help|meta|heading|usage|note)-[a-z]", result.stdout)  # a key where words should be
    english = ("Usage:", "Options:", "Commands:", "Arguments:", "Example:", "default:", "Show this")
    assert any(word in result.stdout for word in english) == (lang == "en")
    assert ("Utilisation\u202f:" in result.stdout) == (lang == "fr")
    for param in context.command.params:
        assert max(param.opts, key=len) in result.stdout or isinstance(param, click.Argument)


def test_what_stands_for_a_value_has_a_word() -> None:
    assert "--database FICHIER|URL" in run("serve", "--help", "--lang", "fr").stdout
    assert "-o, --option CLÉ=VALEUR" in run("play", "--help", "--lang", "fr").stdout
    assert "nyoi db backup [OPTIONS] FICHIER COPIE" in run("db", "backup", "--help", "--lang", "fr").stdout


@pytest.mark.parametrize(
    ("line", "french", "english"),
    [
        ("chess", "La commande « chess » n’existe pas.", "There is no command “chess”."),
        ("serv", "Vouliez-vous dire serve ?", "Did you mean serve?"),
        ("games --colour", "L’option « --colour » n’existe pas.", "There is no option “--colour”."),
        ("play --seat", "Vouliez-vous dire --seats", "Did you mean --seats"),
        ("play", "Il manque JEU.", "GAME is missing."),
        ("replay", "Il manque FICHIER.", "FILE is missing."),
        ("pack new x", "Il manque l’option --from.", "The option --from is missing."),
        ("play --seed", "L’option --seed attend une valeur.", "The option --seed needs a value."),
        ("serve --pause 1", "L’option --pause attend 2 valeurs.", "The option --pause needs 2 values."),
        ("report pyproject.toml", "DOSSIER attend un dossier", "FOLDER takes a folder"),
        ("games --json=yes", "L’option --json ne prend pas de valeur.", "The option --json takes no value."),
        ("games toma now", "C’est trop : « now ».", "Too much: “now”."),
        ("play --seats many", "--seats attend un nombre entier.", "--seats takes a whole number."),
        ("serve --port 0", "un nombre entier de 1 à 65535.", "a whole number from 1 to 65535."),
        ("simulate toma --games 0", "un nombre entier, 1 au moins.", "a whole number, 1 at least."),
        ("bench --seconds soon", "--seconds attend un nombre, 0.01 au moins.", "takes a number, 0.01 at least."),
        ("games --lang tlh", "--lang attend une de ces valeurs : fr, en.", "--lang takes one of these: fr, en."),
        ("db check x y", "C’est trop : « y ».", "Too much: “y”."),
        ("train toma --work pyproject.toml", "attend un dossier", "takes a folder"),
        ("train toma --out src", "attend un fichier", "takes a file"),
    ],
)
def test_a_line_that_cannot_be_read(line: str, french: str, english: str) -> None:
    for lang, expected in (("fr", re.sub(" (?=[:?»])|(?<=«) ", "\u202f", french)), ("en", english)):
        result = run(*line.split(), lang=lang)
        assert expected in result.stderr
        assert (result.exit_code, result.stdout, len(result.stderr.splitlines())) == (2, "", 1)
        assert "--help)" in result.stderr


@pytest.mark.parametrize("name", ["db", "pack"])
def test_a_group_alone_shows_its_help(name: str) -> None:
    assert run(name).stdout == run(name, "--help").stdout
    assert "Commandes" in run(name, "--lang", "fr").stdout


# -- which language


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ("", "en"),
        ("LANG=fr_FR.UTF-8", "fr"),
        ("LANG=de_DE.UTF-8", "en"),
        ("LANG=en_GB LC_MESSAGES=fr_FR", "fr"),
        ("LANG=fr_FR LC_MESSAGES=en_GB LC_ALL=", "en"),
        ("LANG=en_GB LC_MESSAGES=en_GB LC_ALL=fr_BE@euro", "fr"),
        ("LANG=fr_FR LC_ALL=C", "en"),
        ("LANG=en_GB LANGUAGE=fr", "fr"),
        ("LANG=en_GB LC_ALL=en_GB LANGUAGE=fr_CA:en", "fr"),
        ("LANG=fr_FR LANGUAGE=de:en:fr", "en"),
        ("LANG=fr_FR LANGUAGE=de", "en"),  # as gettext has it: who lists languages wants no other
        ("LANG=C LANGUAGE=fr", "en"),
        ("LC_ALL=POSIX LANGUAGE=fr LANG=fr_FR", "en"),
        ("LANGUAGE=fr", "en"),
    ],
)
def test_the_environment_is_read_as_gettext_reads_it(environment: str, lang: str) -> None:
    pairs = [pair.partition("=") for pair in environment.split()]
    assert wished({name: value for name, _, value in pairs}) == lang


def test_what_is_asked_for_counts_wherever_it_stands() -> None:
    for args in (
        ["--lang", "fr", "play", "--help"],
        ["play", "--lang=fr", "--help"],
        ["play", "--help", "--lang", "fr"],
    ):
        assert run(*args).stdout.startswith("Utilisation")
    assert "n’existe pas" in run("play", "--colour", "--lang", "fr").stderr


# -- what is not read for it

HEAVY = ["nyoi.server", "nyoi.lab", "nyoi.rl", "argon2", "starlette", "uvicorn", "websockets", "asyncio", "sqlite3"]
UNDRAWN = ["nyoi.bots", "nyoi.boards", "nyoi.packs", "rich", "msgspec"]
PROBE = """
import sys
from nyoi.cli import main
try:
    main()
except SystemExit:
    print("MODULES", *sys.modules)
"""


@pytest.mark.parametrize(
    ("line", "unread"),
    [
        ("--help", HEAVY + UNDRAWN),
        ("--version", HEAVY + UNDRAWN),
        ("chess", HEAVY + UNDRAWN),
        ("db --help", HEAVY + UNDRAWN[:-1]),
        ("serve --help", HEAVY),
        ("serve --port 0", HEAVY),
        ("play --help", HEAVY),
        ("play chess", HEAVY),
    ],
)
def test_help_and_refusals_read_nothing_that_they_do_not_need(line: str, unread: list[str]) -> None:
    """The reason why they come at once, in place of a time."""
    done = subprocess.run([sys.executable, "-c", PROBE, *line.split()], capture_output=True, text=True, check=True)
    said, _, modules = (done.stderr + done.stdout).partition("MODULES")
    read = set(modules.split())
    assert said
    assert "nyoi.cli.house" in read
    assert [name for name in unread if name in read] == []
    assert not [name for name in read if re.fullmatch(r"nyoi\.games\.\w+\.meta", name)]
