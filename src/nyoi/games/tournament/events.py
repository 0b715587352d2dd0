"""Event types of the Tournament, and who sees them (TOUR section 10)."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.event import Word

# setup
FIRST_THROW: Final = Word("first_throw", "seat die")
FIRST_DRAFTER: Final = Word("first_drafter", "seat")
DRAFTED: Final = Word("drafted", "seat warrior")
WARRIOR_PILE: Final = Word("warrior_pile", "count")
PLACED: Final = Word("placed", "seat warrior space")
FIRST_PLAYER: Final = Word("first_player", "seat why:first")

# a turn
ROUND: Final = Word("round", "number")
TURN: Final = Word("turn", "seat")
DISCARDED: Final = Word("discarded", "seat pile card", secret="card", to="seat")
HEALED: Final = Word("healed", "warrior amount left")
EVENT: Final = Word("event", "seat card")
EVENTS_SHUFFLED: Final = Word("events_shuffled", "")
DREW: Final = Word("drew", "seat pile card", secret="card", to="seat")
NO_CARD: Final = Word("no_card", "seat pile")
PASSED: Final = Word("passed", "seat to:seat pile card", secret="card", to="seat to")
PLAYED: Final = Word("played", "seat card")
MOVED: Final = Word("moved", "warrior from:space space")
PUT: Final = Word("put", "warrior from:space space")
SWAPPED: Final = Word("swapped", "warrior other:warrior")
FUSED: Final = Word("fused", "warrior one:warrior other:warrior space")
EXTRA_FIGHT: Final = Word("extra_fight", "seat")
HURT: Final = Word("hurt", "warrior amount left")
NOTHING_THERE: Final = Word("nothing_there", "seat space")
TIME_UP: Final = Word("time_up", "")

# a fight
FIGHT: Final = Word("fight", "warrior target:warrior space")
CHALLENGER: Final = Word("challenger", "seat warrior left")
PILE_REMADE: Final = Word("pile_remade", "count")
TRIED: Final = Word("tried", "warrior *dice")
TRANSFORMED: Final = Word("transformed", "warrior form")
NOT_TRANSFORMED: Final = Word("not_transformed", "warrior")
ATTACKS: Final = Word("attacks", "warrior target:warrior dice rerolls")
COUNTERS: Final = Word("counters", "warrior target:warrior")
ROLLED: Final = Word("rolled", "warrior throw *faces:face")
COMBO: Final = Word("combo", "warrior combo damage")
SUM: Final = Word("sum", "warrior damage *faces:face")
CARD_ATTACK: Final = Word("card_attack", "warrior card damage")
REFLECTED: Final = Word("reflected", "warrior damage")
SHIELDED: Final = Word("shielded", "warrior damage")
DEFENDS: Final = Word("defends", "warrior dice rerolls")
DODGED: Final = Word("dodged", "warrior")
TOOK: Final = Word("took", "warrior")
ANSWERED: Final = Word("answered", "warrior card damage")
INTERPOSED: Final = Word("interposed", "warrior target:warrior")
STEPPED: Final = Word("stepped", "warrior space")
WOUNDED: Final = Word("wounded", "warrior declared amount left")
UNHURT: Final = Word("unhurt", "warrior")
RESCUED: Final = Word("rescued", "seat warrior left")
ELIMINATED: Final = Word("eliminated", "warrior seat")
DESTROYED: Final = Word("destroyed", "universe")
FLED: Final = Word("fled", "warrior space")
PAID: Final = Word("paid", "warrior amount left")
REVERTED: Final = Word("reverted", "warrior form")
BEATEN: Final = Word("beaten", "warrior left")
UNBEATEN: Final = Word("unbeaten", "warrior left")
LANDED: Final = Word("landed", "warrior space")
OUT: Final = Word("out", "seat")

# the end
EXTRA_ROUND: Final = Word("extra_round", "number *seats:seat")
DUEL: Final = Word("duel", "one:seat other:seat")
CHAMPION: Final = Word("champion", "seat warrior")
DUEL_THROW: Final = Word("duel_throw", "seat die")
RANKED: Final = Word("ranked", "seat place warriors endurance")
WON: Final = Word("won", "why:verdict *seats:seat")

FIRSTS: Final = ("youngest", "random")  # reasons for taking the first turn (TOUR-4.14, 4.14b)
ENDINGS: Final = ("count", "survivor", "duel")
VERDICTS: Final = (*ENDINGS, "endurance")  # ways to win; a tie in Endurance after the last count is shared

WORDS: Final = tuple(word for word in list(globals().values()) if isinstance(word, Word))
