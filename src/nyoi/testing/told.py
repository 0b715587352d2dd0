"""The contract of descriptions: typed views, frames as data, action space, texts in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

import nyoi
from nyoi.games import package
from nyoi.kernel.decision import CLOCK, NOBODY, SPECTATOR, Move
from nyoi.kernel.event import Word
from nyoi.kernel.frame import Frame, pack, unpack
from nyoi.kernel.game import Game
from nyoi.kernel.lexicon import Lexicon
from nyoi.kernel.play import Refused, asked, offered
from nyoi.kernel.rng import Rng
from nyoi.kernel.seen import PACKED
from nyoi.kernel.state import State
from nyoi.testing.every import Every
from nyoi.testing.playing import Case, cases, play_on
from nyoi.testing.strict import misfit, struct_of
from nyoi.words.catalogue import LANGUAGES
from nyoi.words.rulebook import rulebook
from nyoi.words.speech import Speech

NAMES: Final = [f"Player {seat}" for seat in range(12)]
LONG_ENOUGH: Final = 250  # moves: a game to 500 points is much longer, but shows nothing new
NONSENSE: Final = ["", "nonsense", "discard", "guess 99 5"]


class Views(Every):
    """Every view matches its type exactly, because the page's `view.ts` is generated from it."""

    def test_every_view_fits_its_type(self, case: Case) -> None:
        game = nyoi.game(case.game)
        assert game.view_type is not None
        for seed in range(3):
            rng = Rng(case.seats * 10 + seed)
            s = case.table(seed, self.options(case, rng) if seed else None).state
            for _ in play_on(s, rng, clock=seed == 2):
                if rng.below(4) == 0:
                    view = game.view(s, rng.below(case.seats + 1) + SPECTATOR)
                    assert misfit(view, game.view_type) == ""
                    assert view["now"] is not None  # every decision has a phase
            for seat in range(SPECTATOR, case.seats):
                view = game.view(s, seat)
                assert misfit(view, game.view_type) == ""
                assert view["now"] is None

    def test_a_view_that_does_not_fit_is_found(self, id: str) -> None:
        game = nyoi.game(id)
        assert game.view_type is not None
        view: dict[str, Any] = game.view(nyoi.new(id, seats=nyoi.game(id).most, seed=1).state, 0)
        assert misfit(view, game.view_type) == ""
        for wrong in (
            {**view, "more": 1},
            {key: value for key, value in view.items() if key != "now"},
            {**view, "seats": str(view["seats"])},
            {**view, "over": 0},
            {**view, "now": {**view["now"], "kind": "nothing"}},
            {**view, "now": {**view["now"], "more": 1}},
        ):
            assert misfit(wrong, game.view_type), wrong

    def test_a_view_for_dreams_holds_the_frames(self, id: str) -> None:
        view_type = nyoi.game(id).view_type
        assert view_type is not None
        assert {*PACKED} <= {*struct_of(view_type).__struct_fields__}


class Frames(Every):
    """Frames as plain data: the constructor accepts what `pack` writes, in the same order, in both builds."""

    def test_frames_met_in_play_come_back_from_their_data(self, id: str) -> None:
        frames: dict[str, type[Frame[State]]] = import_module(f"{package(id)}.rules").FRAMES
        met: set[str] = set()
        for case in cases([id])[:4]:
            s = case.table(4).state
            for number, _ in enumerate(play_on(s, Rng(4))):
                for frame in s.stack:
                    again = unpack(pack(frame), frames)
                    assert type(again) is type(frame)
                    assert pack(again) == pack(frame)
                    met.add(type(frame).__name__)
                if number > 300:
                    break
        assert met


def look(s: State, lexicon: Lexicon) -> None:
    """Assert that the current decision and its moves are in the action space."""
    decision = s.decision
    if decision is None:
        return
    for seat in decision.seats:
        for move in decision.of(seat):
            assert lexicon.move(move.text) is move
            assert lexicon.said(lexicon.places(move)) is move
            assert move.word in lexicon.questions[decision.key], (decision.key, move.text)


class Listed(Every):
    """The action space lists every offered move once, as the same object, and every decision key."""

    def test_every_offered_move_and_question_is_listed(self, case: Case) -> None:
        lexicon = nyoi.game(case.game).lexicon()
        for seed in range(4):
            rng = Rng(seed)
            s = case.table(seed, self.options(case, rng) if seed else None).state
            for number, _ in enumerate(play_on(s, rng, clock=seed % 2 == 0)):
                if number < 20 or rng.below(8) == 0:
                    look(s, lexicon)

    def test_every_entry_has_its_own_place_and_text(self, id: str) -> None:
        lexicon = nyoi.game(id).lexicon()
        entries = list(lexicon)
        assert len({entry.text for entry in entries}) == len(entries) == len(lexicon)
        for i, entry in enumerate(entries):
            assert lexicon[i] is entry
            assert lexicon.place(entry) == i
            assert lexicon.move(entry.text) is lexicon.said((i,))
            assert lexicon.said((i,)) in (entry, None)  # a step alone is not a move

    def test_arguments_lie_in_the_tables_they_stand_for(self, id: str) -> None:
        game = nyoi.game(id)
        lexicon = game.lexicon()
        # words of an older rules version, which no learner uses
        older = game.moves.keys() - lexicon.fields.keys()
        assert not older or game.plays
        assert {word for words in lexicon.questions.values() for word in words} == game.moves.keys() - older
        for word, fields in lexicon.fields.items():
            for field in fields:
                size = game.most if field.kind == "seat" else len(game.tables.get(field.kind, ()))
                assert field.low >= NOBODY
                assert not size or field.high < size, (word, field)
        for entry in lexicon:
            for arg, field in zip(entry.args, lexicon.fields.get(entry.word, ()), strict=False):
                assert field.low <= arg <= field.high

    def test_level_five_thinks_about_questions_that_are_asked(self, id: str) -> None:
        game = nyoi.game(id)
        assert game.levels.questions <= game.lexicon().questions.keys()


def samples(game: Game, word: Word) -> Iterator[dict[str, Any]]:
    """Yield data for an event type: each thing of its tables, hidden and visible, several seats."""
    most = max([len(game.tables[kind]) for kind in word.kinds if kind in game.tables], default=1)
    for n in range(max(most, 4)):
        data: dict[str, Any] = {"word": word.name}
        for i, (field, kind) in enumerate(zip(word.fields, word.kinds, strict=True)):
            ids = game.tables.get(kind)
            value = (n + i) % 2 if kind == "seat" else n if ids is None else ids[n % len(ids)]
            data[field] = [value] * (1 + n % 3) if word.rest and field == word.fields[-1] else value
        yield data
        hidden = [word.fields[i] for i in word.secret]
        if hidden and not word.silent:
            yield data | {f: [None] * len(data[f]) if isinstance(data[f], list) else None for f in hidden}


class Words(Every):
    """Every text for players exists in French and in English, and every named rule is in the rulebook."""

    def test_every_event_reads_for_every_viewer(self, id: str, lang: str) -> None:
        game = nyoi.game(id)
        speech = Speech(lang, game, NAMES, strict=True)
        for word in game.words:
            for data in samples(game, word):
                for viewer in (0, 1, 2, SPECTATOR):
                    text = speech.event(data, viewer)
                    assert text.strip() == text
                    assert text
                    assert ".." not in text.replace("...", "")
                    assert "  " not in text

    def test_every_turning_event_reads(self, id: str, lang: str) -> None:
        """Check that a key event reads as part of a sentence, from the first field of an event alone."""
        game = nyoi.game(id)
        speech = Speech(lang, game, NAMES, strict=True)
        words = {word.name: word for word in game.words}
        for name in game.turning:
            told = {speech.turning(data) for data in samples(game, words[name])}
            assert all(text.strip(" .") == text and text for text in told)

    def test_random_games_are_told_to_everybody(self, case: Case) -> None:
        mode = nyoi.game(case.game).mode(case.mode)
        if case.seats not in (mode.low, mode.high):
            return  # nothing new in between
        speeches = [Speech(lang, nyoi.game(case.game), NAMES, strict=True) for lang in LANGUAGES]
        rng = Rng(9)
        table = case.table(9, self.options(case, rng))
        asks: set[tuple[str, int]] = set()
        moves: dict[str, Move] = {}
        refusals: dict[str, Refused] = {}
        while table.decision is not None and table.seq < LONG_ENOUGH:
            seat = asked(table.state)[0]
            asks.add((table.decision.key, seat))
            moves |= {move.text: move for move in offered(table.state, seat)}
            tries = [*NONSENSE, *rng.pick(list(moves)).split()[:1], rng.pick(list(moves))] if seat != CLOCK else []
            for text in tries:
                if (refused := table.refusal(seat, text)) is not None:
                    refusals[str(refused)] = refused
            table.play(rng.pick(offered(table.state, seat)), seat=seat)
        book = rulebook(case.game, "en")
        for refused in refusals.values():
            assert book.clause(refused.clause).id == refused.clause
        for speech in speeches:
            for viewer in [*range(case.seats), SPECTATOR]:
                heard = {str(sorted(data.items(), key=str)): data for data in table.events(viewer)}
                assert all(speech.event(data, viewer) for data in heard.values())
                assert all(speech.ask(key, seat, viewer) for key, seat in asks)
            assert all(speech.event(data, SPECTATOR) for data in table.events(None)[:300])
            assert all(speech.move(move, viewer) for move in moves.values() for viewer in (0, SPECTATOR))
            assert all(speech.refusal(refused, 0) for refused in refusals.values())

    def test_a_game_introduces_itself(self, id: str, lang: str) -> None:
        game = nyoi.game(id)
        speech = Speech(lang, game, strict=True)
        assert speech.name == game.names[LANGUAGES.index(lang)].replace("'", "’")
        assert speech.blurb
        for mode in game.modes:
            assert speech.mode(mode.id)
            assert speech.say(f"mode-{mode.id}-help")
        assert all(speech.ending(ending) for ending in game.endings)
        assert all(speech.ask(key, 0, viewer) for key in game.lexicon().questions for viewer in (0, 1))
        lexicon = game.lexicon()
        assert all(speech.move(move, 0) for i, move in enumerate(lexicon) if lexicon.said((i,)) is move)
        for option in game.options:
            assert speech.option(option)
            assert speech.option_help(option)
            for value in (option.default, *option.values):
                assert speech.option_value(option, value)

    def test_both_languages_have_the_same_rules(self, id: str) -> None:
        fr, en = rulebook(id, "fr"), rulebook(id, "en")
        assert [c.id for c in fr.clauses] == [c.id for c in en.clauses]
        assert [c.tag for c in fr.clauses] == [c.tag for c in en.clauses]
        assert len({c.id for c in fr.clauses}) == len(fr.clauses)
        assert {c.tag for c in fr.clauses} <= set("RIC")

    def test_clauses_named_by_options_and_refusals_exist(self, id: str) -> None:
        book = rulebook(id, "en")
        for clause in [*(option.clause for option in nyoi.game(id).options), *nyoi.game(id).clauses]:
            assert book.clause(clause).id == clause
