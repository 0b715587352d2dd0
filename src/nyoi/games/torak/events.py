"""Event types of Torak and their visibility (TORAK section 10)."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.event import Word

# setup
ROLES: Final = Word("roles", "hero:seat army:seat")
SECTION: Final = Word("section", "element red white section")
DREW: Final = Word("drew", "seat element spot")
DREW_RIVER: Final = Word("drew_river", "seat spot direction")
APPEARED: Final = Word("appeared", "element spot")
RIVER_APPEARED: Final = Word("river_appeared", "spot direction")
SKETCHED: Final = Word("sketched", "seat element spot direction", secret="spot direction", to="seat")
PASSED: Final = Word("passed", "stage")
DEALT: Final = Word("dealt", "seat sheet:seat")

# a turn
TURN: Final = Word("turn", "seat number")
BURNED: Final = Word("burned", "seat cans")
ROLLED: Final = Word("rolled", "seat dice")
EXTRA: Final = Word("extra", "seat dice")
KEPT: Final = Word("kept", "seat die")
ESCAPED: Final = Word("escaped", "seat die")
SLIPPED: Final = Word("slipped", "seat doses")
YIELDED: Final = Word("yielded", "seat")
LEG: Final = Word("leg", "seat direction steps dice paid:dice doses spot")
STRIDE: Final = Word("stride", "seat direction steps paid:dice doses spot")
BALL: Final = Word("ball", "seat spot balls")
MET: Final = Word("met", "seat spot danger")
FOUGHT: Final = Word("fought", "seat white ki red danger")
BEAT: Final = Word("beat", "seat spot box")
LOST: Final = Word("lost", "seat beans")
FLED: Final = Word("fled", "seat doses")
TRAINED: Final = Word("trained", "seat die ki")
FILLED: Final = Word("filled", "seat die cans")
CAUGHT: Final = Word("caught", "seat spot")
STAYED: Final = Word("stayed", "seat")
DRY: Final = Word("dry", "seat")
ENDED: Final = Word("ended", "seat")
RESUMED: Final = Word("resumed", "seat")

# the Army
BOX: Final = Word("box", "box troops")
TROOP: Final = Word("troop", "spot")
HIT: Final = Word("hit", "seat spot")
NO_ROOM: Final = Word("no_room", "section")

# endings
CAPTURED: Final = Word("captured", "seat")
KILLED: Final = Word("killed", "seat")
OUT: Final = Word("out", "seat")
GIVES_UP: Final = Word("gives_up", "seat")
CONCEDED: Final = Word("conceded", "seat")
OVER: Final = Word("over", "ending *winners:seat")

# Game endings (TORAK section 8): first the adventure's, then the race's.
WON: Final = "won"
CAUGHT_END: Final = "captured"
KILLED_END: Final = "killed"
TIME: Final = "time"
CONCEDED_END: Final = "conceded"
SURRENDER: Final = "surrender"  # the Army's player of a Duel concedes
FIRST: Final = "first"
POINTS: Final = "points"
MONSTERS: Final = "monsters"
SHARED: Final = "shared"
TIE: Final = "tie"
LAST: Final = "last_standing"
DIED_OUT: Final = "died_out"
CAP: Final = "turn_cap"
ENDINGS: Final = (
    WON,
    CAUGHT_END,
    KILLED_END,
    TIME,
    CONCEDED_END,
    SURRENDER,
    FIRST,
    POINTS,
    MONSTERS,
    SHARED,
    TIE,
    LAST,
    DIED_OUT,
    CAP,
)

WORDS: Final = tuple(word for word in list(globals().values()) if isinstance(word, Word))
