"""A game at one screen: what happened, the table from the seat's view, a numbered choice.

Everything shown to a person comes from the view, the events and the refusals of that person's
seat. With several people a curtain falls between them: the screen is cleared, and nothing of one
seat is on it when the other takes over.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.text import Text

from nyoi.boards import Board, board_of
from nyoi.boards.look import CRIMSON, EMBER, GOLD, JADE, KI
from nyoi.boards.menu import menu_of
from nyoi.bots.names import Bot
from nyoi.bots.sight import look
from nyoi.cli.house import wrapped
from nyoi.cli.listing import show_clause, show_contents
from nyoi.cli.standings import standings, verdict
from nyoi.kernel.decision import CLOCK, NOBODY, SPECTATOR, Move
from nyoi.kernel.play import Refused, asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.table import Table
from nyoi.words.rulebook import rulebook
from nyoi.words.speech import Speech

COMMANDS = ("help", "rules", "log", "save", "quit")


class Quit(Exception):
    """Somebody wants to stop."""


class Session:
    """A table played at this screen: people on the seats without a bot."""

    def __init__(
        self,
        table: Table,
        bots: Mapping[int, tuple[Bot, Rng]],
        speech: Speech,
        console: Console,
        board: Board | None = None,
        echo: bool = False,
    ) -> None:
        self.table = table
        self.bots = bots
        self.speech = speech
        self.console = console
        self.board = board or board_of(table.game.id)
        self.echo = echo  # input that comes from a file is shown, so that what is printed can be read
        self.people = [seat for seat in range(len(speech.names)) if seat not in bots]
        self.read_up_to = dict.fromkeys([*self.people, SPECTATOR], 0)
        self.at_screen = NOBODY
        self.saved: Path | None = None
        self.saved_at = 0  # the number of moves then; a game that was only dealt is no loss

    # -- the game

    def run(self) -> None:
        """Play to the end, or until nobody types any more."""
        try:
            self._title()
            while not self.table.over:
                self._step()
            self._finish()
        except (EOFError, KeyboardInterrupt, Quit) as why:
            if isinstance(why, KeyboardInterrupt) and self.echo:
                raise  # nobody is there to be asked
            if not isinstance(why, Quit):
                self.console.print()
            self._leave()
            wrapped(self.console, self.speech.say("play-bye"))

    def _step(self) -> None:
        """One move, by whoever is asked first."""
        state = self.table.state
        seat = asked(state)[0]
        if seat == CLOCK:  # nobody else is asked: time is up
            self.table.play(offered(state, CLOCK)[0], seat=CLOCK)
        elif seat in self.bots:
            player, rng = self.bots[seat]
            self.table.play(player.choose(look(self.table, seat), rng), seat=seat)
        else:
            self._curtain(seat)
            self._news(seat)
            self._ask(seat)
        if not self.people:
            self._news(SPECTATOR)

    def _ask(self, seat: int) -> None:
        """Show a person the table and the question, and obey until a move is played."""
        sight = look(self.table, seat)
        several = len(self.people) > 1
        say = self.speech.say
        turn = say("play-turn-of", name=self.speech.name_of(seat)) if several else say("play-turn")
        self._rule(turn, EMBER)
        self.console.print(self.board.show(sight.view, self.speech, sight.moves))
        wrapped(self.console, self.speech.ask(sight.key, seat, seat, len(sight.moves)), f"bold {EMBER}")
        menu = menu_of(sight.moves, seat, self.speech, lambda m: self.board.remark(m, sight.view, self.speech))
        self.console.print(menu.show(), soft_wrap=menu.few)
        while True:
            try:
                move = self._answer(seat, menu.moves)
                if move is not None:
                    self.table.play(move, seat=seat)
                    return
            except Refused as refused:
                wrapped(self.console, self.speech.refusal(refused, seat), CRIMSON)

    def _answer(self, seat: int, moves: list[Move]) -> Move | None:
        """Read a line, with moves that have a number: the move it means, or None once something else was done."""
        text = " ".join(self._read("> ").split())
        if text.isdecimal():
            number = int(text[:9])
            if 1 <= number <= len(moves):
                return moves[number - 1]
            example = offered(self.table.state, seat)[0].text
            wrapped(self.console, self.speech.say("play-number", most=len(moves), example=example), CRIMSON)
            return None
        word, _, rest = text.partition(" ")
        command = self._command(word)
        found = self.table.find(seat, text) or (None if command else self._short(seat, text))
        if found is not None:
            return found
        if text.startswith("?"):
            self._look_ahead(seat, text[1:].strip(), moves)
        elif command == "help":
            self._help(seat)
        elif command == "rules":
            self._rules(rest)
        elif command == "log":
            self._rule(self.speech.say("command-log"), KI)
            self._tell(seat, 0)
        elif command == "save":
            self._save(rest)
        elif command == "quit":
            raise Quit
        elif text:
            raise self.table.refusal(seat, text) or Refused("not-offered")
        return None

    def _short(self, seat: int, text: str) -> Move | None:
        """The one move that says all these words in this order, and perhaps others: `K9` for `go krillin K9`."""
        said = self.table.game.spelling.tidy(f"- {text}").lower().split()[1:]  # its first word may be a name, too

        def says(move: Move) -> bool:
            words = iter(move.text.lower().split())
            return all(word in words for word in said)

        fitting = [move for move in offered(self.table.state, seat) if said and says(move)]
        return fitting[0] if len(fitting) == 1 else None

    # -- what a person can ask for

    def _command(self, word: str) -> str:
        """The command a word stands for, in English or in the language spoken; empty if it is none."""
        return next((c for c in COMMANDS if word.lower() in (c, self.speech.say(f"command-{c}"))), "")

    def _look_ahead(self, seat: int, text: str, moves: list[Move]) -> None:
        """Why something is not possible; if it is, what it would do. A number is that of a move in the menu."""
        if not text:
            self._help(seat)
            return
        number = int(text[:9]) if text.isdecimal() else 0
        listed = moves[number - 1] if 1 <= number <= len(moves) else None
        move = listed or self.table.find(seat, text) or self._short(seat, text)
        if move is None:
            raise self.table.refusal(seat, text) or Refused("not-offered")
        wrapped(self.console, self.speech.say("play-possible"), JADE)
        told = self.table.game.foretell(self.table.view(seat), move)
        for note in told["notes"] if told is not None else ():
            style = CRIMSON if note["tone"] == "warn" else JADE if note["tone"] == "good" else ""
            wrapped(self.console, self.speech.note(note, seat), style, indent="  ", hang="    ")

    def _help(self, seat: int) -> None:
        example = offered(self.table.state, seat)[0].text
        self.console.print(Text(self.speech.say("play-help", example=example)), soft_wrap=True)

    def _rules(self, wish: str) -> None:
        book = rulebook(self.table.game.id, self.speech.lang)
        if not wish:
            show_contents(self.console, book)
            return
        found = book.pick(wish) if any(c.isdigit() for c in wish) else book.search(wish)
        if not found:
            wrapped(self.console, self.speech.say("rules-none", text=wish), CRIMSON)
        for clause in found:
            show_clause(self.console, self.speech, clause)

    def _save(self, name: str) -> bool:
        """Write the log to a file; never over a file that this game did not write itself."""
        if not name:
            wrapped(self.console, self.speech.say("play-where"))
            return False
        path = Path(name).expanduser()
        if path.exists() and path != self.saved:
            wrapped(self.console, self.speech.say("play-overwrite"), CRIMSON)
            return False
        try:
            self.table.log.save(str(path))
        except OSError as error:
            raise Refused("cannot-write", path=name) from error
        self.kept(path)
        wrapped(self.console, self.speech.say("play-saved", path=str(path)), JADE)
        return True

    def kept(self, path: Path) -> None:
        """The game as it is now stands in this file, which may be written again."""
        self.saved, self.saved_at = path, self.table.seq

    # -- what is shown

    def _title(self) -> None:
        self.console.print(Text(self.speech.name, style=f"bold {GOLD}"))
        wrapped(self.console, self.speech.blurb)
        if self.people:
            wrapped(self.console, self.speech.say("play-start"), "dim")
        else:
            self._news(SPECTATOR)

    def _rule(self, title: str, style: str) -> None:
        self.console.rule(Text(title, style=style), style=style, align="left")

    def _news(self, seat: int) -> None:
        """What happened since this seat last looked."""
        since = self.read_up_to[seat]
        if self.table.events(seat, since):
            if seat != SPECTATOR:
                self._rule(self.speech.say("play-since" if since else "play-happened"), KI)
            self._tell(seat, since)
        self.read_up_to[seat] = len(self.table.history)

    def _tell(self, seat: int, since: int) -> None:
        for data in self.table.events(seat, since):
            wrapped(self.console, self.speech.event(data, seat), indent="  ", hang="    ")

    # -- the curtain

    def _curtain(self, seat: int) -> None:
        """Hand the screen over, so that nothing of the other seat stays in sight."""
        before, self.at_screen = self.at_screen, seat
        if len(self.people) < 2 or before == seat:
            return
        if before != NOBODY:
            self._news(before)  # what his own move showed him, before the screen goes dark
            self._wait(self.speech.say("play-hide"))
        self._clear()
        self._wait(self.speech.say("play-pass-screen", name=self.speech.name_of(seat)))
        self._clear()

    def _clear(self) -> None:
        """Empty the screen, what was scrolled away, and what was typed."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()

    def _wait(self, prompt: str) -> None:
        """Until Enter is pressed; who types that he quits may."""
        if self._command(self._read(f"{prompt} ").strip()) == "quit":
            raise Quit

    def _read(self, prompt: str) -> str:
        text = self.console.input(Text(prompt, style=EMBER))
        if self.echo:
            self.console.print(Text(text), soft_wrap=True)
        return text

    # -- the end

    def _finish(self) -> None:
        if self.at_screen != NOBODY:
            self._news(self.at_screen)
        self._rule(self.speech.say("play-over"), GOLD)
        wrapped(self.console, verdict(self.table, self.speech, self.people), f"bold {GOLD}")
        wrapped(self.console, self.speech.ending(self.table.state.ending))
        self.console.print(standings(self.table, self.speech))
        self._leave()

    def _leave(self) -> None:
        """Offer to save what would be lost; at a terminal, who breaks off even that gets it saved all the same."""
        if not self.people or self.saved_at == self.table.seq:
            return
        try:
            while name := self._read(self.speech.say("play-offer-save") + " ").strip():
                try:
                    if self._save(name):
                        return
                except Refused as refused:
                    wrapped(self.console, self.speech.refusal(refused), CRIMSON)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            if not self.echo:  # what is typed by a program is at its end: it had its say
                self._save(self._free_name())

    def _free_name(self) -> str:
        """The name of a file that is not there yet: `uno.nyoi`, `uno-2.nyoi`."""
        id = self.table.game.id
        names = (f"{id}-{n}.nyoi" if n > 1 else f"{id}.nyoi" for n in count(1))
        return next(name for name in names if not Path(name).exists())
