"""The smallest game that uses all of the kernel: a secret bid of all, a race of the first, dice, hidden cards."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.decision import CLOCK, Decision, Move, all_of, first_of
from nyoi.kernel.event import Word
from nyoi.kernel.frame import Frame
from nyoi.kernel.game import Game, Mode, Option
from nyoi.kernel.lexicon import Lexicon
from nyoi.kernel.play import Refused
from nyoi.kernel.position import Items, Key, Position, Schema, Whole
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting, State

BID: Final = [Move("bid", (n,), f"bid {n}") for n in range(4)]
GRAB: Final = Move("grab", (), "grab")
WAVE: Final = Move("wave", (), "wave")
CLOSE: Final = Move("close", (), "close")
ROLLED: Final = Word("rolled", "seat die")
BIDS: Final = Word("bids", "*bids")


class Toy(State):
    def __init__(self, o: Toy | None = None) -> None:
        super().__init__(o)
        self.score: list[int] = [] if o is None else o.score.copy()
        self.waved: tuple[int, ...] = () if o is None else o.waved


class Bids(Frame[Toy]):
    """Everybody bids in secret; then the race is on."""

    def ask(self, s: Toy) -> Decision:
        return all_of("bid", [(seat, BID) for seat in range(s.seats)])

    def take_all(self, s: Toy, moves: list[Move]) -> None:
        s.score = [move.args[0] for move in moves]
        s.tell(BIDS, rest=tuple(s.score))
        s.become(End(), after=Race())


class Race(Frame[Toy]):
    """Who grabs first rolls a die for himself; who waves is out of it; the clock may close it."""

    def ask(self, s: Toy) -> Decision | None:
        seats = [seat for seat in range(s.seats) if seat not in s.waved]
        if not seats:
            return None
        return first_of("grab", [*[(seat, [GRAB, WAVE]) for seat in seats], (CLOCK, [CLOSE])])

    def run(self, s: Toy) -> None:
        s.done(7)

    def take(self, s: Toy, seat: int, move: Move) -> None:
        if move is WAVE:
            s.waved += (seat,)
            s.become(self)
        elif move is CLOSE:
            s.done(8)
        else:
            die = s.roll(6, stream=seat + 1)
            s.score[seat] += die
            s.tell(ROLLED, seat, die)
            s.done(9)


class End(Frame[Toy]):
    def run(self, s: Toy) -> None:
        best = max(s.score)
        winners = [x == best for x in s.score]
        s.finish(str(s.returned), tuple(w / sum(winners) for w in winners))


def new(setting: Setting, seed: int) -> Toy:
    s = Toy()
    s.setting, s.seats = setting, setting.seats
    s.rng = Rng(seed)
    s.streams = [s.rng.fork(seat) for seat in range(s.seats)]
    s.stack = [Bids()]  # type: ignore[list-item]
    return s


DICE = Key("dice", Items(Whole(0, 99)), "what falls", ())


def given(setting: Setting, p: Position) -> Toy:
    s = new(setting, 1)
    s.script = p[DICE]
    return s


FIELDS = {"bid": "number", "grab": "", "wave": "", "close": ""}
QUESTIONS = {"bid": ("bid",), "grab": ("grab", "wave", "close")}

TOY = Game(
    id="toy",
    names=("Jouet", "Toy"),
    rules=3,
    modes=(Mode("duel", 2, 2), Mode("crowd", 3, 5, {"speed": 2})),
    options=(
        Option("speed", "int", 1, "TOY-1", low=1, high=3),
        Option("colour", "choice", "red", "TOY-2", values=("red", "blue")),
        Option("late", "bool", False, "TOY-3"),
        Option("pause", "float", 0.5, "TOY-4", low=0, high=2),
        Option("cards", "list", [], "TOY-5"),
        Option("aim", "int", None, "TOY-6", low=1, high=9),
    ),
    endings=("7", "8", "9"),
    words=(ROLLED, BIDS),
    moves=FIELDS,
    tables={},
    labels={},
    new=new,
    positions=Schema("TOY-1", (DICE,)),
    given=given,
    possible=lambda s: None,
    view=lambda s, seat: {"score": s.score},
    dreamer=lambda view: None,  # type: ignore[arg-type, return-value]
    why_not=lambda s, seat, words: Refused("odd", "TOY-9", text=" ".join(words)),
    components=lambda s: [],
    points=lambda s: list(s.score),
    scores=lambda view, moves, level: [-float(place) for place, _ in enumerate(moves)],
    clauses=("TOY-7", "TOY-8"),
    lexicon=lambda: Lexicon([*BID, GRAB, WAVE, CLOSE], FIELDS, QUESTIONS),
)
