"""Types of a Duel view; `view.py` decides what a seat gets (DUEL section 10)."""

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

from nyoi.kernel.seen import Foretold, Seen

DuelDeed = Literal["walk", "search", "hit", "cast", "rise", "lift", "reduce", "stun"]


class DuelTile(NamedTuple):
    """A tile and its rotation."""

    tile: str
    rotation: int


class DuelToken(TypedDict):
    """A token on the field."""

    spot: str
    zone: str
    group: int
    token: str | None  # its face, if the seat has looked
    looked: list[int]  # seats that have looked, -1 for the public


class DuelMixed(TypedDict):
    """A dropped ball mixed with the token of its zone."""

    group: int
    looked: list[int]
    token: str | None


class DuelOffer(TypedDict):
    """A market card, its current cost and the reduction included in it."""

    card: str
    cost: int
    cut: int


class DuelUnit(TypedDict):
    """A character's board and figure."""

    id: str
    owner: int
    zone: str | None  # null while it waits off field, or is KO
    health: int
    ki: int
    stars: int
    parades: int
    balls: list[int]
    down: bool
    flying: int  # 0, or until when
    activated: bool
    face: int  # last rolled face of its die, 0 for none


class DuelSaibaiman(TypedDict):
    """A Saibaiman on the field."""

    id: str
    zone: str
    owner: int


class DuelPlayer(TypedDict):
    """One player as a seat sees them."""

    points: int
    reached: int
    drafted: list[str]
    hand: list[str | None]  # null for a hidden card
    bought: list[str]  # cards of the hand that were bought publicly
    known: NotRequired[list[str]]  # cards of the hand that both players know


class DuelDeclared(TypedDict):
    """An action as declared: its unit, kind, targets and cost."""

    unit: str
    deed: DuelDeed
    targets: list[str]
    technique: str | None
    zone: str | None  # where it walks
    actions: int  # grouped in an attack
    paid: int  # actions refunded if it is cancelled


class DuelLay(TypedDict):
    """The players are laying the ground."""

    kind: Literal["lay"]


class DuelName(TypedDict):
    """The players are choosing the tile of each token group."""

    kind: Literal["name"]


class DuelDraft(TypedDict):
    """The players are taking characters in turn."""

    kind: Literal["draft"]


class DuelForm(TypedDict):
    """Both players are forming their teams in secret."""

    kind: Literal["form"]


class DuelPick(TypedDict):
    """A player takes a character into their team, or stops."""

    kind: Literal["pick"]
    seat: int


class DuelSwarm(TypedDict):
    """The Saibaimen act."""

    kind: Literal["swarm"]


class DuelBetween(TypedDict):
    """Window R or B: a player may play cards."""

    kind: Literal["between"]
    seat: int
    opening: bool  # window R, at the start of a round


class DuelChoose(TypedDict):
    """A player activates a character, or passes."""

    kind: Literal["choose"]
    seat: int


class DuelDeploy(TypedDict):
    """A figure comes onto the field."""

    kind: Literal["deploy"]
    unit: str


class DuelDie(TypedDict):
    """A character's die was rolled."""

    kind: Literal["die"]
    unit: str
    face: int


class DuelMenu(TypedDict):
    """An activated character takes one option after another."""

    kind: Literal["menu"]
    unit: str


class DuelAct(TypedDict):
    """Window X: a declared action can still be interrupted or cancelled."""

    kind: Literal["act"]
    declared: DuelDeclared
    own: bool  # whether the actor is asked


class DuelGrant(TypedDict):
    """A card's action was cancelled; its player picks another use or forgoes it."""

    kind: Literal["grant"]
    seat: int
    card: str


class DuelStrike(TypedDict):
    """Window P: cards may strengthen a blow that can no longer be dodged."""

    kind: Literal["strike"]
    declared: DuelDeclared
    plus: int  # wounds added by cards


class DuelDefence(TypedDict):
    """A unit's defence: wounds still to come, and the state of the die."""

    kind: Literal["defence"]
    target: str
    user: str
    technique: str | None  # null for an attack
    soft: int  # can be parried
    hard: int  # cannot be parried
    effect: int  # effect wounds
    face: int  # of the defence die, 0 before the first roll
    rolls: int
    shared: int  # already taken by allies


class DuelHurt(TypedDict):
    """Window W: wounds from a fall or a riposte, which only Parade tokens stop."""

    kind: Literal["hurt"]
    unit: str
    wounds: int
    declared: DuelDeclared | None  # cause of the wounds


class DuelSteal(TypedDict):
    """A talent takes a token from the target of an attack."""

    kind: Literal["steal"]
    unit: str
    target: str


class DuelPush(TypedDict):
    """The attacker's player may push the target."""

    kind: Literal["push"]
    unit: str
    target: str


class DuelLook(TypedDict):
    """A player looks at face-down tokens."""

    kind: Literal["look"]
    seat: int
    times: int  # looks still allowed


class DuelReveal(TypedDict):
    """A revealed token offers its figure a choice."""

    kind: Literal["reveal"]
    unit: str
    spot: str


class DuelDragon(TypedDict):
    """All seven balls are held."""

    kind: Literal["dragon"]
    seat: int  # the player with more balls
    step: Literal["wish", "cards"]  # the wish, or the other player's cards


DuelNow = (
    DuelLay
    | DuelName
    | DuelDraft
    | DuelForm
    | DuelPick
    | DuelSwarm
    | DuelBetween
    | DuelChoose
    | DuelDeploy
    | DuelDie
    | DuelMenu
    | DuelAct
    | DuelGrant
    | DuelStrike
    | DuelDefence
    | DuelHurt
    | DuelSteal
    | DuelPush
    | DuelLook
    | DuelReveal
    | DuelDragon
)


class DuelView(Seen):
    """A seat's knowledge of a game of Duel."""

    a: int  # the seat playing side A
    round: int
    first: int
    turns: int
    layout: list[Annotated[list[Any], DuelTile] | None]  # by position, null if still empty
    hills: list[str]
    groups: list[str | None]
    deals: int
    tokens: list[DuelToken]
    mixed: list[DuelMixed]
    aside: list[str]
    deck: int
    market: list[DuelOffer | None]
    discard: list[str]
    playing: list[str]
    units: list[DuelUnit]
    saibaimen: list[DuelSaibaiman]
    reserve: list[str]
    gone: list[str]
    active: str | None
    actions: int
    power: int
    bonus: int
    reach: int
    soars: bool
    gains: int
    players: list[DuelPlayer]
    now: DuelNow | None  # null once the game is over
    ready: NotRequired[list[bool]]  # while teams are formed: which seats are done
    formed: NotRequired[list[str] | None]  # the seat's own secret team


class DuelWay(NamedTuple):
    """The range of a zone and the previous zone on the way, null at the origin."""

    far: int
    before: str | None


class DuelRuler(TypedDict):
    """Ranges from a unit's zone, and the zones within the range of its action."""

    ways: dict[str, Annotated[list[Any], DuelWay]]
    inside: list[str]


class DuelFall(TypedDict):
    """A unit that falls with a hill."""

    unit: str
    ko: bool


class DuelForetold(Foretold):
    """Preview of a step, a blow or a push; without a move, ranges and affordable techniques."""

    rulers: NotRequired[dict[str, dict[str, Annotated[list[Any], DuelWay]]]]  # by zone of origin
    means: NotRequired[dict[str, list[str]]]  # by character, the techniques it can afford now
    cost: NotRequired[int]  # of a step, in actions
    reach: NotRequired[DuelRuler]  # of the aimed action
    wounds: NotRequired[int]  # of a blow, before any defence
    lost: NotRequired[float]  # expected health loss
    ko: NotRequired[int]  # in percent
    push: NotRequired[Literal["level", "off", "hill"]]
    falls: NotRequired[list[DuelFall]]  # with the hill the target is pushed onto
