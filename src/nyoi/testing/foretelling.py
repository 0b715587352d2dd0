"""The contract of previews: made from a view alone, matching their type, with texts in both languages."""

from __future__ import annotations

from typing import Final

import msgspec

import nyoi
from nyoi.kernel.decision import SPECTATOR, Move
from nyoi.kernel.play import asked, offered
from nyoi.kernel.rng import Rng
from nyoi.testing.every import Every
from nyoi.testing.playing import Case, play_on
from nyoi.testing.strict import misfit
from nyoi.words.catalogue import LANGUAGES
from nyoi.words.rulebook import rulebook
from nyoi.words.speech import Speech

LOOKS: Final = 12  # moves previewed per decision
OFTEN: Final = 5  # one in this many decisions is checked


class Foretells(Every):
    """Check that previews come from a view alone, match their type, and have texts in both languages."""

    def test_foretelling_holds_its_promises(self, case: Case) -> None:
        game = nyoi.game(case.game)
        clauses = {clause.id for clause in rulebook(case.game, "en").clauses}
        names = [f"P{seat}" for seat in range(case.seats)]
        speeches = [Speech(lang, game, names, strict=True) for lang in LANGUAGES]
        for seed in range(2):
            rng = Rng(case.seats * 10 + seed)
            s = case.table(seed, self.options(case, rng) if seed else None).state
            for _ in play_on(s, rng):
                if s.over or rng.below(OFTEN):
                    continue
                seat = max(asked(s)[0], SPECTATOR)
                offers = offered(s, seat)
                looks: list[Move | None] = [None, *(rng.pick(offers) for _ in range(min(LOOKS, len(offers))))]
                for looker in (seat, rng.below(case.seats + 1) + SPECTATOR):
                    view = game.view(s, looker)
                    sent = msgspec.json.encode(view)
                    for move in looks:
                        told = game.foretell(view, move)
                        assert msgspec.json.encode(view) == sent, "looking ahead changes nothing"
                        assert game.foretell(msgspec.json.decode(sent), move) == told, "a worker foretells the same"
                        if told is None:
                            continue
                        assert misfit(told, game.foretold_type) == "", move
                        for note in told["notes"]:
                            assert all(speech.note(note, looker) for speech in speeches)
                            assert not note["clause"] or note["clause"] in clauses
