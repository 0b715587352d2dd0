"""A game in the terminal, typed line by line."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from click.testing import Result
from rich.console import Console

import nyoi
from nyoi.boards import board_of
from nyoi.words.speech import Speech
from tests.cli.shell import program, run

LONG = ("play", "toma", "--seed", "6")
QUICK = ("play", "toma", "--seats", "2", "-o", "objective=1", "--seed", "6")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typed(*lines: str, args: tuple[str, ...] = LONG, lang: str = "en") -> Result:
    result = run(*args, input="".join(f"{line}\n" for line in lines), lang=lang)
    assert result.exit_code == 0
    assert result.stderr == ""
    return result


def first_offered() -> str:
    return next(line.split("  ")[-1] for line in typed().stdout.splitlines() if line.startswith("  1 Discard"))


def to_the_end(args: tuple[str, ...] = QUICK, lang: str = "en") -> str:
    """A whole game, always the first move; what is left of the input names files to save to."""
    return typed(*["1"] * 400, args=args, lang=lang).stdout


def test_a_whole_game() -> None:
    text = to_the_end()
    assert "Your turn: which card do you discard?" in text
    assert "The game is over" in text
    assert "You have won!" in text or "Not this time" in text
    assert "Rank" in text


def test_a_whole_game_in_french() -> None:
    text = to_the_end(lang="fr_FR.UTF-8")
    assert "À vous\u202f: quelle carte défaussez-vous\u202f?" in text
    assert "Fin de la partie" in text


@pytest.mark.parametrize("game", nyoi.IDS)
def test_every_game_can_be_played(game: str) -> None:
    result = run("play", game, "--seed", "1", input="1\n" * 60)
    assert result.exit_code == 0
    assert "> 1" in result.stdout


def test_the_program_with_piped_input(tmp_path: Path) -> None:
    result = program(*QUICK, input="1\n" * 60 + "\n")
    assert (result.returncode, result.stderr) == (0, "")
    assert "The game is over" in result.stdout


def test_the_end_of_input_ends_the_game_politely() -> None:
    for lines in ([], ["help"], ["1"]):
        assert "See you soon" in typed(*lines).stdout


def test_quitting() -> None:
    assert "See you soon" in typed("quit").stdout
    assert "À bientôt" in typed("quitter", lang="fr").stdout
    assert "À bientôt" in typed("QUIT", lang="fr").stdout


# -- moves


def test_a_move_by_its_text_in_any_case() -> None:
    offered = first_offered()
    assert "You discard" in typed(f"  {offered.upper()} ").stdout


def test_an_illegal_move_is_answered_with_reason_and_clause_and_the_game_goes_on() -> None:
    text = typed("discard kuro", "guess 1 5", "fly away", "1").stdout
    assert "You do not hold Kuro. (TOMA-5.2)" in text
    assert "First discard one of your two cards. (TOMA-5.2)" in text
    assert "“fly away” is not a move of this game. (TOMA-5.2)" in text
    assert "You discard" in text


def test_numbers_that_are_not_offered() -> None:
    for number in ("0", "3", "99999999999999999999", "²"):
        assert "You discard" not in typed(number).stdout
    assert "Choose a number from 1 to 2" in typed("3").stdout


def test_asking_why_not() -> None:
    text = typed("? discard kuro", "? guess 1 1", lang="fr").stdout
    assert "Vous n’avez pas Kuro en main. (TOMA-5.2)" in text
    assert "Défaussez d’abord" in text
    assert "Vous défaussez" not in text
    offered = first_offered()
    assert "It is possible." in typed(f"? {offered}").stdout
    first, second = typed("? 1").stdout, typed("? 2").stdout  # a number is that of a move in the menu
    assert first.count("You keep ") == second.count("You keep ") == 1
    assert first != second


def test_empty_lines_do_nothing() -> None:
    assert typed("", "   ", "").stdout.count("You discard") == 0


# -- commands


def test_help() -> None:
    for word in ("help", "?"):
        assert "You can type:" in typed(word).stdout
    assert "Vous pouvez taper" in typed("aide", lang="fr").stdout


def test_rules() -> None:
    text = typed("rules", "rules 6.48", "rules TOMA-6.16", "rules motta", "rules 99.9", "rules xylophone").stdout
    assert "6. The powers" in text
    assert "TOMA-6.48  rulebook" in text
    assert "TOMA-6.16" in text
    assert "There is no rule “99.9”." in text
    assert "No rule speaks of “xylophone”." in text
    assert "TOMA-6.48  livret" in typed("règles 6.48", lang="fr").stdout


def test_the_log_tells_what_this_seat_saw() -> None:
    text = typed("log").stdout
    assert text.count("The deck has 16 cards") == 2
    assert "Bot 1 is dealt a card." in text


def test_saving_and_reading_it_again(tmp_path: Path) -> None:
    text = typed("save one.nyoi", "1", "save one.nyoi", "save", "save no/such/place.nyoi").stdout
    assert text.count("Game saved in one.nyoi.") == 2
    assert "Say where: save FILE." in text
    assert "Cannot write to “no/such/place.nyoi”." in text
    assert nyoi.load(tmp_path / "one.nyoi").seq >= 1


def test_saving_never_writes_over_another_file(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("dear", encoding="utf-8")
    assert "exists already" in typed("save diary.txt").stdout
    assert (tmp_path / "diary.txt").read_text(encoding="utf-8") == "dear"


def test_the_offer_to_save_at_the_end(tmp_path: Path) -> None:
    assert "Game saved in 1." in to_the_end()
    t = nyoi.load(tmp_path / "1")
    assert t.over
    assert run("verify", str(tmp_path / "1")).exit_code == 0


# -- tables


def test_seats() -> None:
    assert "│ 3 │ Bot 3" in typed(args=("play", "toma")).stdout
    assert "│ 4 │ Bot 4" in typed(args=("play", "toma", "--mode", "extension")).stdout
    assert "│ 5 │ Bot 5" in typed(args=("play", "toma", "--bots", "1,2,3,4,5")).stdout


def test_the_same_seed_deals_the_same_game() -> None:
    one, same, other = [typed("1", args=("play", "toma", "--seed", seed)).stdout for seed in ("1", "1", "2")]
    assert one == same != other


def test_watching_bots() -> None:
    text = typed(args=(*QUICK, "--humans", "0")).stdout
    assert "Victory: Bot" in text
    assert "Bot 0 draws a card." in text
    assert "Save the game?" not in text


def test_names() -> None:
    assert "│ 0 │ Ana" in typed(args=("play", "toma", "--names", "Ana")).stdout
    weird = typed(args=("play", "toma", "--names", "[bold]x[/bold]")).stdout
    assert "[bold]x[/bold]" in weird


def test_only_the_view_is_shown() -> None:
    """With the same view and other hidden cards, the same text (TOMA-10.1)."""

    def drawn(hands: str, pile: str) -> str:
        t = nyoi.given("toma", {"hands": hands, "pile": pile, "aside": "claire", "open": ""})
        out = io.StringIO()
        Console(width=100, file=out).print(board_of("toma").show(t.view(0), Speech("en", t.game, ["Ana", "Bo", "Cy"])))
        return out.getvalue()

    rest = "tentra pythar sharotto presea deidara charlo sk cooler fugma majin_vegeta tytoon"
    assert drawn("freya ajito / motta / toma", rest) == drawn("freya ajito / toma / motta", rest)
