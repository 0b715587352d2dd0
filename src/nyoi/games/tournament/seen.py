"""Types of a Tournament view; `view.py` decides what a seat gets (TOUR section 10)."""

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

from nyoi.kernel.seen import Foretold, Seen

Fight = Literal["", "enemy", "green", "duel"]
Mark = Literal["ball", "invulnerable", "no_dodge", "undivided", "reflected"]
Choice = Literal[
    "draft", "place", "start", "extra", "close", "discard", "draw", "heal", "relocate", "pull", "fuse", "swap"
]


class CardCounts(NamedTuple):
    """Number of cards of each type, visible by their backs."""

    attack: int
    defence: int
    special: int


class BothIds(NamedTuple):
    """An id for each side of a fight."""

    attacker: str
    defender: str


class BothNumbers(NamedTuple):
    """A number for each side of a fight."""

    attacker: int
    defender: int


class TokenView(TypedDict):
    """One warrior in play."""

    warrior: str
    space: str | None  # null before placement
    damage: int
    left: int


class PlayerView(TypedDict):
    """One player as a seat sees them."""

    score: int
    team: list[TokenView]
    lost: list[str]
    cards: Annotated[list[Any], CardCounts]
    hand: list[str]  # the cards known to the viewer: all of the own hand


class TurnView(TypedDict):
    """Whose turn it is and the effects in force (TOUR-6.86, TOUR-6.89)."""

    seat: int
    event: str | None
    reach: int
    dice: int
    rerolls: int
    toll: int
    truce: bool
    sealed: bool
    awakened: bool
    unguarded: bool
    vigilant: bool
    grant: int
    added: bool
    fights: int
    activated: list[str]
    specials: list[int]  # seats that have played a Special card


class FightView(TypedDict):
    """The fight in progress, the attacker first; `now` has its current step."""

    kind: Fight
    fighters: Annotated[list[Any], BothIds]
    forms: Annotated[list[Any], BothIds]
    damage: Annotated[list[Any], BothNumbers]
    left: Annotated[list[Any], BothNumbers]
    seats: Annotated[list[Any], BothNumbers]
    space: str | None
    former: str | None
    challenger: bool
    saved: list[str]
    owed: Annotated[list[Any], BothNumbers]
    riposte: bool


class Blow(TypedDict):
    """Declared damage that is not yet resolved."""

    side: Literal[0, 1]  # the dealing side: 0 is the attacker of the fight
    damage: int
    marks: list[Mark]
    throws: int  # the throw on which the attack was stopped (R)


class Choosing(TypedDict):
    """A player makes a choice."""

    kind: Literal["choose"]
    what: Choice
    seat: int


class Giving(TypedDict):
    """All players give a card, in secret."""

    kind: Literal["give"]


class Champions(TypedDict):
    """Both players of a duel choose their champions, in secret."""

    kind: Literal["champions"]
    seats: list[int]


class Transforming(TypedDict):
    """A warrior may try to transform."""

    kind: Literal["transform"]
    side: Literal[0, 1]  # the side whose warrior is concerned, as in all following types


class Attacking(TypedDict):
    """An attack was thrown: reroll or declare."""

    kind: Literal["attack"]
    side: Literal[0, 1]
    dice: list[str]
    rerolls: int  # left
    throw: int  # number of this throw, from 1


class Defending(TypedDict):
    """The target of a blow takes it, answers with a card, or throws."""

    kind: Literal["defend"]
    side: Literal[0, 1]
    blow: Blow


class Parrying(TypedDict):
    """A defence was thrown: reroll or use it."""

    kind: Literal["parry"]
    side: Literal[0, 1]
    blow: Blow
    dice: list[str]
    rerolls: int
    throw: int


class Interposing(TypedDict):
    """A team-mate takes the blow."""

    kind: Literal["interpose"]
    side: Literal[0, 1]
    blow: Blow


class Stepping(TypedDict):
    """The target of a blow may step aside."""

    kind: Literal["step"]
    side: Literal[0, 1]
    blow: Blow


class Falling(TypedDict):
    """A warrior has no Endurance left, but may be rescued."""

    kind: Literal["fall"]
    side: Literal[0, 1]
    warrior: str
    blow: Blow | None  # null if it fell to the cost of its form or of its own attack


class Fleeing(TypedDict):
    """A warrior with solar flare may flee."""

    kind: Literal["flee"]
    side: Literal[0, 1]
    blow: Blow | None  # null after the hit


class Countering(TypedDict):
    """The attacked warrior may attack back."""

    kind: Literal["counter"]
    side: Literal[0, 1]


class Landing(TypedDict):
    """The attacker moves next to its target."""

    kind: Literal["land"]
    side: Literal[0, 1]


TournamentNow = (
    Choosing
    | Giving
    | Champions
    | Transforming
    | Attacking
    | Defending
    | Parrying
    | Interposing
    | Stepping
    | Falling
    | Fleeing
    | Countering
    | Landing
)


class TournamentView(Seen):
    """A seat's knowledge of a Tournament."""

    seconds: int
    minutes: int | None
    phase: Literal["draft", "place", "turn", "duel", "over"]
    drafter: int
    starter: int
    round: int
    rounds: int | None
    extra_rounds: int
    time_up: bool
    turns: int
    turn: TurnView
    fight: FightView | None
    players: list[PlayerView]
    piles: dict[str, list[str | None]]  # from the top; ids of the cards the viewer knows
    flips: int
    pile: list[str | None]  # of warriors, from the top
    aside: list[str]
    flared: list[str]
    fallen: list[int]
    places: list[int]
    now: TournamentNow | None  # null once the game is over
    answered: NotRequired[list[int]]  # while several seats answer at once: those that have
    answer: NotRequired[str | None]  # the seat's own answer


class ComboForetold(TypedDict):
    """A combo and its chance."""

    combo: str
    damage: int
    chance: int  # in percent, as in all following types


class SideForetold(TypedDict):
    """One side of a fight that has not begun."""

    warrior: str
    ability: str
    dice: int
    dice_parts: dict[str, int]  # sources of the dice
    rerolls: int
    reroll_parts: dict[str, int]
    combos: list[ComboForetold]  # of the attacker
    dodge: int | None  # of its target
    forms: dict[str, int]  # forms it may transform into


class FightForetold(TypedDict):
    """A fight that has not begun."""

    attacker: SideForetold
    target: SideForetold
    kill: int  # chance that the attack eliminates the target
    damage: int  # expected damage


class Hit(TypedDict):
    """Damage of a blow to a warrior, and its remaining Endurance."""

    warrior: str
    lose: int
    left: int
    falls: bool


class TournamentForetold(Foretold):
    """Preview of a move, a throw, an attack or an answer; without a move, the prospects of the dice."""

    fight: NotRequired[FightForetold]  # fight that a move leads to
    pile: NotRequired[str]  # pile a space draws from; empty for a warrior of the pile
    answers: NotRequired[Literal["none", "defence", "all"]]  # possible answers to an attack that stops now
    hopes: NotRequired[list[str]]  # results still possible for the dice, as texts of moves
    chance: NotRequired[int]  # chance of success
    keep: NotRequired[list[str]]  # the dice to keep for that
    damage: NotRequired[int]  # declared
    hits: NotRequired[list[Hit]]  # if no player answers; empty if the blow has no effect
    forms: NotRequired[dict[str, int]]  # forms that a throw may give
