"""The type of a view of the Tournament; `view.py` says what of it a seat gets (TOUR section 10)."""

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

from nyoi.kernel.seen import Foretold, Seen

Fight = Literal["", "enemy", "green", "duel"]
Mark = Literal["ball", "invulnerable", "no_dodge", "undivided", "reflected"]
Choice = Literal[
    "draft", "place", "start", "extra", "close", "discard", "draw", "heal", "relocate", "pull", "fuse", "swap"
]


class CardCounts(NamedTuple):
    """How many cards of each type: their backs differ."""

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
    space: str | None  # null before it is placed
    damage: int
    left: int


class PlayerView(TypedDict):
    """One player as a seat sees him."""

    score: int
    team: list[TokenView]
    lost: list[str]
    cards: Annotated[list[Any], CardCounts]
    hand: list[str]  # the cards the viewer knows: all of the own hand


class TurnView(TypedDict):
    """Whose turn it is and what is in force (TOUR-6.86, TOUR-6.89)."""

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
    specials: list[int]  # who has played a Special card


class FightView(TypedDict):
    """The fight in progress, the attacker first; `now` says how far it is."""

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
    """Declared damage on its way from one side to the other."""

    side: Literal[0, 1]  # who deals it: 0 the attacker of the fight
    damage: int
    marks: list[Mark]
    throws: int  # on which throw the attack was stopped (R)


class Choosing(TypedDict):
    """A player chooses something."""

    kind: Literal["choose"]
    what: Choice
    seat: int


class Giving(TypedDict):
    """Everybody gives a card, in secret."""

    kind: Literal["give"]


class Champions(TypedDict):
    """Both players of a duel choose their champions, in secret."""

    kind: Literal["champions"]
    seats: list[int]


class Transforming(TypedDict):
    """A warrior may try to transform."""

    kind: Literal["transform"]
    side: Literal[0, 1]  # whose warrior it is about, here as in all that follow


class Attacking(TypedDict):
    """An attack is thrown: again, or as it lies."""

    kind: Literal["attack"]
    side: Literal[0, 1]
    dice: list[str]
    rerolls: int  # left
    throw: int  # which one it is, from 1


class Defending(TypedDict):
    """The target of a blow takes it, answers with a card, or throws."""

    kind: Literal["defend"]
    side: Literal[0, 1]
    blow: Blow


class Parrying(TypedDict):
    """A defence is thrown: again, or as it lies."""

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
    """A warrior has no Endurance left, and could be rescued."""

    kind: Literal["fall"]
    side: Literal[0, 1]
    warrior: str
    blow: Blow | None  # null if it fell for what its form or its own attack costs


class Fleeing(TypedDict):
    """A warrior with solar flare may flee."""

    kind: Literal["flee"]
    side: Literal[0, 1]
    blow: Blow | None  # null once it has hit


class Countering(TypedDict):
    """The attacked warrior may attack back."""

    kind: Literal["counter"]
    side: Literal[0, 1]


class Landing(TypedDict):
    """The attacker goes to a space next to its target."""

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
    """What a seat knows of a Tournament."""

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
    piles: dict[str, list[str | None]]  # from the top; an id where the viewer knows what lies there
    flips: int
    pile: list[str | None]  # of warriors, from the top
    aside: list[str]
    flared: list[str]
    fallen: list[int]
    places: list[int]
    now: TournamentNow | None  # null once the game is over
    answered: NotRequired[list[int]]  # while several answer at once: who has
    answer: NotRequired[str | None]  # ... and the own answer


class ComboForetold(TypedDict):
    """A combo, and the chance to make it."""

    combo: str
    damage: int
    chance: int  # in percent, here as in all that follows


class SideForetold(TypedDict):
    """One side of a fight that is not begun yet."""

    warrior: str
    ability: str
    dice: int
    dice_parts: dict[str, int]  # where they come from
    rerolls: int
    reroll_parts: dict[str, int]
    combos: list[ComboForetold]  # of the attacker
    dodge: int | None  # of its target
    forms: dict[str, int]  # into which it may turn


class FightForetold(TypedDict):
    """A fight before it is begun."""

    attacker: SideForetold
    target: SideForetold
    kill: int  # that the target is eliminated by the attack
    damage: int  # to be expected


class Hit(TypedDict):
    """What a blow takes from a warrior, and what it leaves."""

    warrior: str
    lose: int
    left: int
    falls: bool


class TournamentForetold(Foretold):
    """What a journey, a throw, an attack or an answer would do; without a move, what the dice may still become."""

    fight: NotRequired[FightForetold]  # that a journey leads into
    pile: NotRequired[str]  # that a space draws from; empty for a warrior of the pile
    answers: NotRequired[Literal["none", "defence", "all"]]  # to an attack that stops now
    hopes: NotRequired[list[str]]  # ways that the dice may still become, as texts of moves
    chance: NotRequired[int]  # to get there
    keep: NotRequired[list[str]]  # the dice to keep for that
    damage: NotRequired[int]  # declared
    hits: NotRequired[list[Hit]]  # if nobody answers; nobody: the blow does nothing
    forms: NotRequired[dict[str, int]]  # that a throw may give
