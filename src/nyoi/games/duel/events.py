"""Event types of Duel, and who sees them (DUEL section 10)."""

from __future__ import annotations

from typing import Final

from nyoi.kernel.event import Word

# before the game
SIDES: Final = Word("sides", "a:seat b:seat")
TILE: Final = Word("tile", "seat tile position rotation")
FIELD: Final = Word("field", "layout")
GROUP: Final = Word("group", "group tile")
PICKED: Final = Word("picked", "seat unit")
STOPPED: Final = Word("stopped", "seat")
TEAM: Final = Word("team", "seat value *units:unit")

# rounds and activations
ROUND: Final = Word("round", "round seat")
GOT: Final = Word("got", "unit thing amount")
ACTIVATED: Final = Word("activated", "seat unit")
PASSED: Final = Word("passed", "seat")
PLACED: Final = Word("placed", "unit zone")
ROLLED: Final = Word("rolled", "unit face")
LOOKED: Final = Word("looked", "seat spot token", secret="token", to="seat")
ENDED: Final = Word("ended", "unit")

# actions as they are declared
MOVING: Final = Word("moving", "unit zone")
SEARCHING: Final = Word("searching", "unit spot")
ATTACKING: Final = Word("attacking", "unit target:unit actions")
USING: Final = Word("using", "unit technique")
AIMING: Final = Word("aiming", "unit technique target:unit")
AIMING_TWO: Final = Word("aiming_two", "unit technique target:unit second:unit")
RISING: Final = Word("rising", "unit")
LIFTING: Final = Word("lifting", "unit ally:unit")
REDUCING: Final = Word("reducing", "unit slot card")
TALENT: Final = Word("talent", "unit talent")
TALENT_AT: Final = Word("talent_at", "unit talent target:unit")
CANCELLED: Final = Word("cancelled", "unit")
VANISHED: Final = Word("vanished", "unit")

# results of actions
MOVED: Final = Word("moved", "unit zone")
REVEALED: Final = Word("revealed", "unit token spot")
STRUCK: Final = Word("struck", "unit target:unit wounds hard")
SPLASHED: Final = Word("splashed", "unit target:unit wounds")
STOOD: Final = Word("stood", "unit")
DOWN: Final = Word("down", "unit")
FLIES: Final = Word("flies", "unit")
GREW: Final = Word("grew", "unit strength")
REDUCED: Final = Word("reduced", "slot card cost")
PLANTED: Final = Word("planted", "unit zone")
STOLE: Final = Word("stole", "unit thing target:unit")
STRIPPED: Final = Word("stripped", "unit tokens")
PUSHED: Final = Word("pushed", "unit zone")
HILL: Final = Word("hill", "zone")
FELL: Final = Word("fell", "unit")

# cards
BOUGHT: Final = Word("bought", "unit card cost")
OPENED: Final = Word("opened", "slot card")
TOOK: Final = Word("took", "seat card", secret="card", to="seat")
RESHUFFLED: Final = Word("reshuffled", "cards")
PLAYED: Final = Word("played", "seat card")
PLAYED_ON: Final = Word("played_on", "seat card unit")

# defence and wounds
DEFENCE_ROLLED: Final = Word("defence_rolled", "unit face")
RIPOSTED: Final = Word("riposted", "unit target:unit wounds")
PARRIED: Final = Word("parried", "unit wounds")
SPENT: Final = Word("spent", "unit tokens")
SHIELDED: Final = Word("shielded", "unit target:unit wounds")
WOUNDED: Final = Word("wounded", "unit wounds health")
KO: Final = Word("ko", "unit")
REMOVED: Final = Word("removed", "unit")
DROPPED: Final = Word("dropped", "token zone")

# scoring and end
SCORED: Final = Word("scored", "seat points total why")
DRAGON: Final = Word("dragon", "seat")
RESURRECTED: Final = Word("resurrected", "unit")
HEALED: Final = Word("healed", "unit")
LAST_ROUND: Final = Word("last_round", "round")
WON: Final = Word("won", "seat ending points against")
DRAWN: Final = Word("drawn", "points")

# Reasons for points (DUEL-8.1), and endings (DUEL-8.8).
WHYS: Final = ("handicap", "ko", "balls", "saibaiman")
HANDICAP: Final = 0
BY_KO: Final = 1
BY_BALLS: Final = 2
BY_SAIBAIMAN: Final = 3
ENDINGS: Final = ("points", "tie_first", "wipe", "resign", "draw")

WORDS: Final = tuple(word for word in list(globals().values()) if isinstance(word, Word))
