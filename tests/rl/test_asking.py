"""Who is asked when, and what the others see meanwhile."""

from __future__ import annotations

import pytest

import nyoi
from nyoi.kernel.decision import Decision, Move, first_of
from nyoi.kernel.frame import Frame
from nyoi.kernel.lexicon import Lexicon
from nyoi.kernel.observe import Observer
from nyoi.kernel.play import asked, offered, settle, whose
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting, State, fingerprint
from nyoi.kernel.steps import Steps
from nyoi.rl import TableEnv, env
from nyoi.testing.playing import Case
from tests.rl.tables import GAMES, TABLES, begun, vectors


def act(env: TableEnv, rng: Rng) -> None:
    env.step(env.steps.pick(rng))


@TABLES
def test_a_mask_is_what_is_offered(case: Case) -> None:
    rng, table = Rng(1), env(case.game, seats=case.seats, mode=case.mode)
    table.reset(seed=1)
    for _ in range(60):
        if not table.agents or table.terminations[table.agent_selection]:
            break
        seat, steps = table.steps.seat, table.steps
        assert table.agent_selection == f"seat_{seat}"
        seen, *_ = table.last()
        first = {table.lexicon.places(move)[len(steps.said)] for move in steps.left}
        if not steps.said:
            assert steps.left == offered(steps.s, seat)
        assert set(seen["action_mask"].nonzero()[0]) == first
        others = [table.observe(agent) for agent in table.agents if agent != table.agent_selection]
        assert not any(other["action_mask"].any() for other in others if isinstance(other, dict))
        act(table, rng)


@pytest.mark.parametrize(
    ("game", "mode", "seats"),
    [("torak", "competitive", 3), ("duel", "duel", 2), ("tournament", "rounds5", 3)],
)
def test_asked_at_once_nobody_sees_anything_until_all_have_answered(game: str, mode: str, seats: int) -> None:
    met = 0
    for seed in range(8):
        rng, table = Rng(seed), env(game, seats=seats, mode=mode, max_cycles=1500)
        table.reset(seed=seed)
        while (
            not table.terminations[table.agent_selection] and not table.truncations[table.agent_selection] and met < 3
        ):
            decision = table.steps.s.decision
            assert decision is not None
            if decision.kind != nyoi.ALL or len(asked(table.steps.s)) < 2:
                act(table, rng)
                continue
            met += 1
            before = vectors(table)
            order = []
            while table.steps.s.decision is decision and len(asked(table.steps.s)) > 1:
                order.append(table.agent_selection)
                act(table, rng)
                assert vectors(table) == before
            assert order == [f"seat_{seat}" for seat in decision.seats[:-1]]
            act(table, rng)
            assert table.steps.s.decision is not decision
    assert met > 0


def test_of_several_the_first_in_order_is_asked() -> None:
    _, steps = begun("uno", 4, jump_in=True)
    rng, several = Rng(3), 0
    while steps.seat >= 0 and several < 50:
        several += len(asked(steps.s)) > 1
        assert steps.seat == whose(steps.s)
        steps.say(steps.pick(rng))
    assert several == 50


def test_or_any_of_them() -> None:
    table = env("uno", seats=4, options={"jump_in": True}, order="random")
    games = []
    for _ in range(2):
        table.reset(seed=3)
        rng, others, order = Rng(3), 0, []
        for _ in range(300):
            if table.steps.seat < 0:
                break
            assert table.steps.seat in asked(table.steps.s)
            others += table.steps.seat != whose(table.steps.s)
            order.append(table.steps.seat)
            act(table, rng)
        assert others > 10
        games.append(order)
    assert games[0] == games[1]  # by chance of the seed


YES, TICK = Move("yes", (), "yes"), Move("tick", (), "tick")


class Bell(Frame[State]):
    """Seat 0 is asked beside the clock, then the clock alone, then seat 1."""

    def __init__(self, rung: int = 0) -> None:
        self.rung = rung

    def ask(self, s: State) -> Decision:
        seats = [(0, [YES]), (nyoi.CLOCK, [TICK])] if self.rung == 0 else [(0, []), (nyoi.CLOCK, [TICK])]
        return first_of("sure", [(1, [YES])] if self.rung == 2 else seats)

    def take(self, s: State, seat: int, move: Move) -> None:
        s.turns += 1 if move is TICK else 10
        if self.rung == 2:
            s.finish("done", (1.0, 0.0))
        else:
            s.become(Bell(self.rung + 1))


class Blind(Observer[State]):
    def fill(self, s: State, seat: int, out: bytearray) -> None:
        pass


def test_the_clock_speaks_when_nobody_else_is_asked() -> None:
    s = State()
    s.seats, s.stack = 2, [Bell()]
    settle(s)
    lexicon = Lexicon([YES, TICK], {"yes": "", "tick": ""}, {"sure": ("yes", "tick")})
    steps = Steps(lexicon, Blind(Setting("bell", 1, 2, "", {}), ("sure",)))
    steps.begin(s)
    assert (steps.seat, steps.legal) == (0, [0])  # not the clock, while somebody is asked
    steps.say(0)
    assert (steps.seat, s.turns) == (1, 11)  # it has spoken by itself
    steps.say(0)
    assert (steps.seat, steps.legal, s.over) == (nyoi.NOBODY, [], True)


def test_the_clock_does_not_resign_for_anybody() -> None:
    """Duel lets the clock bring a resignation at any question: nobody plays it here."""
    for seed in range(3):
        _, steps = begun("duel", 2, seed=seed)
        rng, beside = Rng(seed), 0
        while steps.seat >= 0:
            beside += nyoi.CLOCK in asked(steps.s)
            steps.say(steps.pick(rng))
        assert beside > 20
        assert steps.s.ending != "resign"


def test_a_leg_is_said_in_steps_and_only_the_mask_changes() -> None:
    table = env("torak", seats=2, mode="coop")
    rng, said = Rng(2), 0
    for seed in range(4):
        table.reset(seed=seed)
        while not table.terminations[table.agent_selection]:
            before, who, state = vectors(table), table.agent_selection, fingerprint(table.steps.s)
            mask = table.last()[0]["action_mask"]
            place = table.steps.pick(rng)
            table.step(place)
            if table.steps.said:
                said += 1
                assert table.lexicon[place].word in ("leg", "with")
                assert (vectors(table), table.agent_selection, fingerprint(table.steps.s)) == (before, who, state)
                assert (table.last()[0]["action_mask"] != mask).any()
    assert said > 20


@GAMES
def test_whoever_has_no_choice_is_not_asked(id: str) -> None:
    table = env(id, skip_forced=True)
    for seed in range(3):
        table.reset(seed=seed)
        rng = Rng(seed)
        for _ in range(150):
            if table.terminations[table.agent_selection]:
                break
            assert len(table.steps.legal) > 1
            act(table, rng)
