"""The type of a view of Duel; `view.py` says what of it a seat gets (DUEL section 10)."""

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

from nyoi.kernel.seen import Foretold, Seen

DuelDeed = Literal["walk", "search", "hit", "cast", "rise", "lift", "reduce", "stun"]


class DuelTile(NamedTuple):
    """A tile, and how it is turned."""

    tile: str
    rotation: int


class DuelToken(TypedDict):
    """A token on the field."""

    spot: str
    zone: str
    group: int
    token: str | None  # its face, for who has looked
    looked: list[int]  # who has, -1 for everybody


class DuelMixed(TypedDict):
    """A dropped ball mixed with the token of its zone."""

    group: int
    looked: list[int]
    token: str | None


class DuelOffer(TypedDict):
    """A card of the market, what it costs now and how much of that was cut."""

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
    face: int  # of its die that fell last, 0 for none


class DuelSaibaiman(TypedDict):
    """A Saibaiman on the field."""

    id: str
    zone: str
    owner: int


class DuelPlayer(TypedDict):
    """One player as a seat sees him."""

    points: int
    reached: int
    drafted: list[str]
    hand: list[str | None]  # null for a back
    bought: list[str]  # cards of the hand that everybody has seen bought
    known: NotRequired[list[str]]  # ... that both players know


class DuelDeclared(TypedDict):
    """An action as it was declared: who does it, what it is, to whom, what it cost."""

    unit: str
    deed: DuelDeed
    targets: list[str]
    technique: str | None
    zone: str | None  # where it walks
    actions: int  # grouped in an attack
    paid: int  # actions that come back if it is given up


class DuelLay(TypedDict):
    """The players lay the ground."""

    kind: Literal["lay"]


class DuelName(TypedDict):
    """The players name the tile of each group of tokens."""

    kind: Literal["name"]


class DuelDraft(TypedDict):
    """The players take one character after the other."""

    kind: Literal["draft"]


class DuelForm(TypedDict):
    """Both form their teams in secret."""

    kind: Literal["form"]


class DuelPick(TypedDict):
    """A player takes a character into his team, or stops."""

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
    """An activated character does one thing after the other."""

    kind: Literal["menu"]
    unit: str


class DuelAct(TypedDict):
    """Window X: an action is declared, and can still be interrupted or called off."""

    kind: Literal["act"]
    declared: DuelDeclared
    own: bool  # whether its own player is asked


class DuelGrant(TypedDict):
    """A card's action was called off; its player chooses another use of it, or lets it go."""

    kind: Literal["grant"]
    seat: int
    card: str


class DuelStrike(TypedDict):
    """Window P: a blow that can no longer be dodged may be made harder."""

    kind: Literal["strike"]
    declared: DuelDeclared
    plus: int  # wounds added by cards


class DuelDefence(TypedDict):
    """A unit defends itself: wounds still to come, and what the die shows."""

    kind: Literal["defence"]
    target: str
    user: str
    technique: str | None  # null for an attack
    soft: int  # can be parried
    hard: int  # cannot be parried
    effect: int  # effect wounds
    face: int  # of the defence die, 0 before it was rolled
    rolls: int
    shared: int  # already taken by allies


class DuelHurt(TypedDict):
    """Window W: wounds from a fall or a riposte, which only tokens stop."""

    kind: Literal["hurt"]
    unit: str
    wounds: int
    declared: DuelDeclared | None  # what they come from


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
    times: int  # how many, still


class DuelReveal(TypedDict):
    """A token was revealed, and its figure takes one thing or another."""

    kind: Literal["reveal"]
    unit: str
    spot: str


class DuelDragon(TypedDict):
    """All seven balls are held."""

    kind: Literal["dragon"]
    seat: int  # who has more of them
    step: Literal["wish", "cards"]  # his wish, or the other's cards


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
    """What a seat knows of a game of Duel."""

    a: int  # the seat of side A
    round: int
    first: int
    turns: int
    layout: list[Annotated[list[Any], DuelTile] | None]  # by position, null where none lies yet
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
    ready: NotRequired[list[bool]]  # while teams are formed: who has
    formed: NotRequired[list[str] | None]  # ... what one has formed oneself


class DuelWay(NamedTuple):
    """How far a zone is, and from which zone one gets there; null where one stands."""

    far: int
    before: str | None


class DuelRuler(TypedDict):
    """Ranges from where a unit stands, and the zones within the range of what it aims."""

    ways: dict[str, Annotated[list[Any], DuelWay]]
    inside: list[str]


class DuelFall(TypedDict):
    """Somebody who falls with a hill."""

    unit: str
    ko: bool


class DuelForetold(Foretold):
    """What a step, a blow or a push would do; without a move, ranges from every zone and what all could pay."""

    rulers: NotRequired[dict[str, dict[str, Annotated[list[Any], DuelWay]]]]  # by the zone one stands in
    means: NotRequired[dict[str, list[str]]]  # by character, the techniques it could pay for at once
    cost: NotRequired[int]  # of a step, in actions
    reach: NotRequired[DuelRuler]  # of what is aimed
    wounds: NotRequired[int]  # of a blow, before any defence
    lost: NotRequired[float]  # health, on the average
    ko: NotRequired[int]  # in percent
    push: NotRequired[Literal["level", "off", "hill"]]
    falls: NotRequired[list[DuelFall]]  # with the hill one is pushed onto
