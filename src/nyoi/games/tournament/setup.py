"""New games: the host's choices on an empty table (TOUR sections 4 and 9)."""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.tournament.content import FUSIONS, KIND_OF, PARENTS, PILE_OF, PILES, roster
from nyoi.games.tournament.rules.match import Match
from nyoi.games.tournament.state import LENGTHS, TIMED, Tournament
from nyoi.kernel.decision import NOBODY
from nyoi.kernel.play import Refused
from nyoi.kernel.rng import Rng
from nyoi.kernel.state import Setting

FULL_PILES: Final = tuple(
    tuple(card for card in range(len(KIND_OF)) if PILE_OF[card] == pile) for pile in range(len(PILES))
)
TIMED_SECONDS: Final = 60  # default decision time in a timed game (TOUR-9.6)


def new(setting: Setting, seed: int) -> Tournament:
    """Return a new game with options read and nothing shuffled."""
    s = table(setting)
    s.rng = Rng(seed)
    s.stack = [Match()]  # type: ignore[list-item]
    return s


def table(setting: Setting) -> Tournament:
    s = Tournament()
    options: dict[str, Any] = setting.options
    s.setting = setting
    s.seats = n = setting.seats
    s.roster = roster(options["roster"] == "full")
    s.teams = [()] * n
    s.lost = [()] * n
    s.hands = [()] * n
    s.piles = list(FULL_PILES)
    s.length = LENGTHS.index(options["length"])
    s.ends_with_turn = options["timed_end"] == "turn"
    s.snake = options["draft_order"] == "snake"
    s.auto_draft = options["draft_mode"] == "auto"
    s.round_down = options["rounding"] == "down"
    s.wild_sum = options["star_in_sum"] == "wild"
    s.beyond_zero = options["elimination_at"] == "below_zero"
    s.costs_kill = options["transformation_cost_can_eliminate"]
    s.fusion_counts = options["fusion_counts"]
    s.fusion_larger = options["fusion_damage"] == "larger"
    s.most_reinforcement = options["reinforcement_cap"]
    s.green_reinforced = options["reinforcement_on_green"]
    s.no_dodge_no_dice = options["no_dodge_scope"] == "all_rolls"
    s.flare_once = options["solar_flare"] == "instead_of_damage_once"
    s.may_pass = options["may_pass"]
    s.beaten_return = options["pile_after_defeat"] == "bottom"
    s.duel_cap = options["duel_attack_cap"]
    s.extra_cap = options["tie_extra_rounds_max"]
    s.reshuffle = options["reshuffle_events"]
    marked: int = options["youngest_seat"] if options["first_player"] == "youngest" else 0
    if marked > n:
        raise Refused("bad-youngest", "TOUR-4.14b", value=marked, seats=n)
    s.youngest = marked - 1
    return s


def seconds(s: Tournament) -> int:
    """Return the time for a decision, 0 for unlimited; the server enforces it (TOUR-9.6)."""
    chosen: Any = s.setting.options["decision_seconds"]
    if chosen is None:
        return TIMED_SECONDS if s.length == TIMED else 0
    return int(chosen)


FIRST_WARRIOR: Final = 1000  # offset in the list of components


def components(s: Tournament) -> list[int]:
    """Return every card and warrior, wherever they are."""
    cards = [card for place in (*s.piles, *s.hands) for card in place] + ([s.event] if s.event != NOBODY else [])
    drafted = [w for place in (*s.teams, *s.lost) for w in place]
    made = [w for w in FUSIONS if w in drafted]
    warriors = drafted + [parent for w in made for parent in PARENTS[w]] + [w for w in FUSIONS if w not in made]
    if s.pile or s.aside or s.round > 0:
        warriors += [*s.pile, *s.aside, *[w for w in s.fighters if s.owner[w] == NOBODY]]
    else:  # the draft is not over
        warriors += [w for w in s.roster if w not in drafted]
    return sorted([*cards, *[FIRST_WARRIOR + w for w in warriors]])
