"""Types of a view of Torak; `view.py` says how it is filled for a seat (TORAK section 10)."""

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

from nyoi.kernel.seen import Foretold, Seen


class TorakElement(NamedTuple):
    """An element as drawn: `["mountain", "3,4"]`, `["river", "5,4", "e"]`."""

    element: str
    spot: str
    direction: str = ""


class TorakTroop(NamedTuple):
    """Troops on a spot."""

    spot: str
    number: int


class TorakRecord(NamedTuple):
    """A result for the records: the greater list is the better result (TORAK-8.6)."""

    won: int
    score: int
    turns: int


class TorakSheet(TypedDict):
    """A sheet with its drawings, which are left out while it lies in front of another player."""

    scenery: list[Annotated[list[Any], TorakElement]]
    mountains: list[str]
    rivers: list[str]
    monsters: list[str]  # still standing
    balls: list[str]  # still there
    troops: list[Annotated[list[Any], TorakTroop]]
    occupied: list[str]
    found: int
    beans: int
    beaten: int
    ki: int
    doses: int
    filled: int
    used: int
    dice: list[int]
    either: list[int]  # two of the dice, of which only one may be used (TORAK-9.23)
    burnt: int
    lean: bool
    score: int


class TorakHero(TypedDict):
    """A hero: position, path and stage of its turn."""

    at: str | None
    sections: list[str]
    track: list[str]  # the spots it stopped on; the path between two of them is straight
    bound: str | None
    stage: Literal["out", "rested", "spent", "fleeing", "acting", "facing", "striding", "caught"]
    engaged: bool
    halted: bool
    found: int
    reached: int
    moved: int
    due: int
    yields: int
    excess: int
    gives_up: bool


class TorakScenery(TypedDict):
    """An element was rolled for and one player draws it."""

    kind: Literal["scenery"]
    drawn: int  # number of elements drawn so far
    section: str


class TorakDraft(TypedDict):
    """An element was rolled for and all players draw it at once on the sheets in front of them."""

    kind: Literal["draft"]
    drawn: int
    section: str


class TorakTroops(TypedDict):
    """A troop was rolled for and the Army's player chooses its spot."""

    kind: Literal["troops"]
    section: str
    left: int  # troops left this turn, including this one


class TorakBoost(TypedDict):
    """The beginning of a hero's turn: choosing how many Jerrycans to burn."""

    kind: Literal["boost"]
    seat: int


class TorakAct(TypedDict):
    """A hero escapes or acts."""

    kind: Literal["act"]
    seat: int


class TorakMuster(TypedDict):
    """The captain chooses how many Jerrycans to burn for the pool."""

    kind: Literal["muster"]
    seat: int


class TorakPool(TypedDict):
    """All heroes act with one pool of dice."""

    kind: Literal["pool"]


class TorakLap(TypedDict):
    """All players in the race secretly choose how many Jerrycans to burn."""

    kind: Literal["lap"]


class TorakPlay(TypedDict):
    """All players in the race play on their own sheets."""

    kind: Literal["play"]


TorakNow = (
    TorakScenery | TorakDraft | TorakTroops | TorakBoost | TorakAct | TorakMuster | TorakPool | TorakLap | TorakPlay
)


class TorakView(Seen):
    """A seat's view of a game of Torak."""

    map: str
    table: str
    turn: int
    captain: int
    army: int  # the Army's seat in a Duel, -1 otherwise
    boxes: int
    common: list[int]
    rolls: list[str]
    drafted: int | None  # in a draft: the sheet in front of the viewer
    origin: list[int]
    sheets: list[TorakSheet]
    heroes: list[TorakHero]
    answer: str | None  # this seat's secret answer
    now: TorakNow | None  # null once the game is over
    ranking: list[list[int]]  # at the end of a race: groups of seats, best first
    records: list[Annotated[list[Any], TorakRecord]]  # at the end, by seat


class TorakForetold(Foretold):
    """A preview: the hero's dangers now or after a leg, the odds of a fight or of a six."""

    # of being hit at the end of the turn, in percent; for a leg and for the current position
    risk: NotRequired[int]
    stranded: NotRequired[bool]  # no leg can be legal any more
    lost: NotRequired[list[str]]  # balls that can no longer be reached
    apart: NotRequired[bool]  # the heroes can no longer meet
    win: NotRequired[int]  # chance to win a fight, in percent
    ki: NotRequired[int]
    danger: NotRequired[int]
    beans: NotRequired[int]  # left to lose
    six: NotRequired[int]  # chance of at least one to escape with, in percent
    kindest: NotRequired[str]  # the placement that lengthens the tour least
