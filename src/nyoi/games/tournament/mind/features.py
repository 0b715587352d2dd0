"""Features of a seat's view for the learned evaluator.

All values are between about -2 and 2. The opponents are summarized: `rival` is the most likely winner among
them, `mean` is the average of all. Threats between warriors use rough odds, so reading a position takes some
ten microseconds.
"""

from __future__ import annotations

from typing import Any, Final

from nyoi.games.tournament.board import APART, EDGE, MOVEMENT, SPACE
from nyoi.games.tournament.content import (
    DRAFT_WORTH,
    ENDURANCE,
    FORMS_OF,
    KIND,
    KIND_OF,
    OP_EXTRA_FIGHT,
    OP_HEAL,
    PILE_OF,
    SAUVETAGE,
    WARRIOR,
    WARRIORS,
    effect_of,
)
from nyoi.games.tournament.mind.odds_fight import OPEN, mean_division
from nyoi.games.tournament.mind.odds_rough import outlook, rough_threat
from nyoi.games.tournament.mind.policy_turn import HELPS
from nyoi.games.tournament.mind.value import BEST_FIRST
from nyoi.games.tournament.rules.opening import TEAM
from nyoi.games.tournament.state import Tournament
from nyoi.kernel.decision import NOBODY

NAMES: Final[tuple[str, ...]] = (
    "lead",  # more warriors than the rival
    "lead_late",  # divided by the rounds left: how safe it is
    "lead_last",  # in the last round
    "level_last",  # as many as the rival in the last round: a duel is likely
    "lead_mean",  # more warriors than the average of the others
    "behind",  # number of others with more warriors
    "warriors",
    "rounds_left",
    "late",  # 1 in the last round, a half in the one before
    "endurance",  # more than the rival
    "endurance_late",
    "endurance_mean",
    "toughness",  # Endurance times the division of forms, more than the rival
    "might",  # damage dealt by warriors, scaled by their remaining Endurance, more than the rival
    "might_late",
    "might_mean",
    "worth",  # draft value of warriors, scaled by their remaining Endurance, more than the rival
    "worth_setup",  # before the first round
    "worth_mean",
    "champion",  # the best warrior for a duel, compared with the rival's
    "champion_last",  # if both have as many warriors in the last round
    "weak",  # warriors that nearly any blow eliminates
    "weak_rival",
    "strike",  # best chance of eliminating an enemy next
    "strike_late",
    "strike_rival",  # an enemy of the rival's team
    "second_strike",  # the next best, by another warrior on another target
    "danger",  # the rival's best chance of eliminating one of our warriors next
    "danger_late",
    "danger_all",  # that of all other players with a turn left
    "danger_value",  # times the value of the target
    "to_come",  # own turns still to come, more than the rival's
    "to_come_last",
    "moving",  # own turn, before any activation
    "moved",  # own turn, after an activation
    "cards",  # in hand, more than the rival
    "attack_cards",
    "defence_cards",
    "special_cards",
    "rescue",  # Sauvetage in hand
    "heals",
    "more_fights",  # cards that add a fight
    "defence_rival",
    "helped",  # adjacent pairs of own warriors, more than the rival
    "edge",  # on the edge of the board, more than the rival
    "rivals",  # other players still in the game, minus one
    "setup",  # before the first round
    "swing",  # the lead after every player's best chance, divided by the rounds left
)

MIGHT: Final = tuple(outlook(w, NOBODY, 0, 0, OPEN, 0)[0] / 10 for w in range(len(WARRIORS)))
DIVISIONS: Final = tuple(mean_division(w) for w in range(len(WARRIORS)))
FORMED: Final = tuple(1.5 if len(forms) > 1 else 1.0 for forms in FORMS_OF)
HEALS: Final = tuple(effect_of(kind, OP_HEAL) is not None for kind in range(len(KIND)))
ADDS: Final = tuple(effect_of(kind, OP_EXTRA_FIGHT) is not None for kind in range(len(KIND)))
PRICE: Final = tuple(0.3 + max(worth, 0.0) for worth in DRAFT_WORTH)  # cost of losing a warrior
WEAK: Final = 8  # Endurance that nearly any blow takes


class Scene:
    """Input of the features: tokens of every team, backs of all cards, the own hand, the turn."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.seats = seats
        self.teams: list[list[int]] = [[] for _ in range(seats)]
        self.places: list[list[int]] = [[] for _ in range(seats)]
        self.lefts: list[list[int]] = [[] for _ in range(seats)]
        self.scores = [0] * seats
        self.backs: list[list[int]] = []
        self.hand: list[int] = []  # kinds
        self.round = 0
        self.rounds_left = 0
        self.starter = 0
        self.active = NOBODY
        self.activated = False
        self.reach = MOVEMENT


def features(view: dict[str, Any]) -> list[float]:
    return weighed(seen(view))


def features_of(s: Tournament, seat: int) -> list[float]:
    """Return the features for a seat directly from a sampled state, reading only what the seat knows."""
    return weighed(scene(s, seat))


def seen(view: dict[str, Any]) -> Scene:
    """Return the input read from a view."""
    found = Scene(view["seat"], view["seats"])
    for x, player in enumerate(view["players"]):
        found.scores[x] = player["score"]
        found.backs.append(player["cards"])
        team, places, lefts = found.teams[x], found.places[x], found.lefts[x]
        for token in player["team"]:
            space = token["space"]
            team.append(WARRIOR[token["warrior"]])
            places.append(NOBODY if space is None else SPACE[space])
            lefts.append(token["left"])
    found.hand = [KIND[id] for id in view["players"][found.seat]["hand"]]
    turn = view["turn"]
    found.round, found.starter, found.active = view["round"], view["starter"], turn["seat"]
    found.rounds_left = 5 if view["rounds"] is None else max(view["rounds"] - view["round"], 0)
    found.activated, found.reach = bool(turn["activated"]), turn["reach"]
    return found


def scene(s: Tournament, seat: int) -> Scene:
    """Return the input read from a sampled state."""
    found = Scene(seat, s.seats)
    for x in range(s.seats):
        found.scores[x] = s.score(x)
        backs = [0, 0, 0]
        for card in s.hands[x]:
            backs[PILE_OF[card]] += 1
        found.backs.append(backs)
        team, places, lefts = found.teams[x], found.places[x], found.lefts[x]
        for w in s.teams[x]:
            team.append(w)
            places.append(s.place[w])
            lefts.append(ENDURANCE[w] - s.damage[w])
    found.hand = [KIND_OF[card] for card in s.hands[seat]]
    found.round, found.starter, found.active = s.round, s.starter, s.active
    found.rounds_left = s.rounds_left
    found.activated, found.reach = len(s.activated) > 0, s.reach
    return found


def completed(scene: Scene) -> None:
    """Complete a draft: the smallest team takes the best warrior left, until all teams are full."""
    taken = [w for team in scene.teams for w in team]
    best = 0
    for size in range(TEAM):
        for x in range(scene.seats):
            if len(scene.teams[x]) == size:
                while BEST_FIRST[best] in taken:
                    best += 1
                warrior = BEST_FIRST[best]
                best += 1
                scene.teams[x].append(warrior)
                scene.places[x].append(NOBODY)
                scene.lefts[x].append(ENDURANCE[warrior])
    scene.scores = [TEAM] * scene.seats


class Side:
    def __init__(self, scene: Scene, seat: int) -> None:
        team, places, lefts = scene.teams[seat], scene.places[seat], scene.lefts[seat]
        self.seat = seat
        self.warriors = float(scene.scores[seat])
        self.endurance = self.toughness = self.might = self.worth = self.champion = 0.0
        self.weak = self.helped = self.edge = 0.0
        for i in range(len(team)):
            w, left, place = team[i], lefts[i], places[i]
            fresh = left / ENDURANCE[w]
            self.endurance += left
            self.toughness += left * DIVISIONS[w]
            self.might += MIGHT[w] * (0.4 + 0.6 * fresh)
            self.worth += DRAFT_WORTH[w] * (0.3 + 0.7 * fresh)
            strong = left * FORMED[w] * (1 + ENDURANCE[w] / 60)
            if strong > self.champion:
                self.champion = strong
            if left < WEAK:
                self.weak += 1
            if place != NOBODY:
                if EDGE[place]:
                    self.edge += 1
                apart = APART[place]
                for j in range(i):
                    if places[j] != NOBODY and apart[places[j]] == 1 and HELPS[team[j]]:
                        self.helped += 1
        self.to_come = to_come(scene, seat)
        self.cards = float(sum(scene.backs[seat]))


def to_come(scene: Scene, seat: int) -> float:
    """Return the turns a seat still has, including its current one before any activation."""
    if not scene.teams[seat]:
        return 0.0
    found = float(scene.rounds_left)
    if scene.round == 0:
        return found
    if seat == scene.active:
        return found if scene.activated else found + 1
    if scene.active == NOBODY:
        return found
    n = scene.seats
    return found + 1 if (seat - scene.starter) % n > (scene.active - scene.starter) % n else found


def best_strike(scene: Scene, attacker: int, target: int) -> tuple[float, int, int]:
    """Return a team's best chance to eliminate a warrior of `target` next, with attacker and victim."""
    best, who, whom = 0.0, NOBODY, NOBODY
    reach = scene.reach if attacker == scene.active else MOVEMENT
    theirs, there, lefts = scene.teams[target], scene.places[target], scene.lefts[target]
    ours, here = scene.teams[attacker], scene.places[attacker]
    for i in range(len(ours)):
        if here[i] == NOBODY:
            continue
        apart = APART[here[i]]
        for j in range(len(theirs)):
            if there[j] != NOBODY and apart[there[j]] <= reach:
                chance = rough_threat(ours[i], theirs[j], lefts[j])
                if chance > best:
                    best, who, whom = chance, i, j
    return best, who, whom


def second_strike(scene: Scene, attacker: int, target: int, who: int, whom: int) -> float:
    """Return the best chance of another warrior on another target."""
    best = 0.0
    theirs, there, lefts = scene.teams[target], scene.places[target], scene.lefts[target]
    ours, here = scene.teams[attacker], scene.places[attacker]
    for i in range(len(ours)):
        if i == who or here[i] == NOBODY:
            continue
        apart = APART[here[i]]
        for j in range(len(theirs)):
            if j != whom and there[j] != NOBODY and apart[there[j]] <= MOVEMENT:
                chance = rough_threat(ours[i], theirs[j], lefts[j])
                if chance > best:
                    best = chance
    return best


def weighed(scene: Scene) -> list[float]:
    """Return the features in the order of `NAMES`."""
    if scene.round == 0:
        completed(scene)
    seat = scene.seat
    own = Side(scene, seat)
    others = [Side(scene, x) for x in range(scene.seats) if x != seat and (scene.teams[x] or scene.round == 0)]
    if not others:  # no other team is left
        others = [Side(scene, (seat + 1) % scene.seats)]
    rival = others[0]
    for other in others:
        if other.warriors + 0.01 * other.endurance > rival.warriors + 0.01 * rival.endurance:
            rival = other
    n = len(others)
    warriors = endurance = might = worth = 0.0
    behind = 0
    strike = strike_rival = second = danger = danger_all = danger_value = 0.0
    for other in others:
        warriors += other.warriors / n
        endurance += other.endurance / n
        might += other.might / n
        worth += other.worth / n
        if other.warriors > own.warriors:
            behind += 1
        if own.to_come:
            chance, who, whom = best_strike(scene, seat, other.seat)
            if chance > strike:
                strike = chance
            if other is rival:
                strike_rival = chance
            if chance > 0.0:
                another = second_strike(scene, seat, other.seat, who, whom)
                if another > second:
                    second = another
        if other.to_come:
            chance, _, whom = best_strike(scene, other.seat, seat)
            danger_all += chance
            if other is rival:
                danger = chance
            if chance:
                danger_value += chance * PRICE[scene.teams[seat][whom]]
    late = 1 / (scene.rounds_left + 1)
    last = 1.0 if scene.rounds_left == 0 else 0.0
    setup = 1.0 if scene.round == 0 else 0.0
    lead = own.warriors - rival.warriors
    level = last if lead == 0 else 0.0
    tougher = (own.endurance - rival.endurance) / 40
    mightier = (own.might - rival.might) / 4
    champion = (own.champion - rival.champion) / 40
    more = own.to_come - rival.to_come
    backs = scene.backs[seat]
    rescue = heals = adds = 0.0
    for kind in scene.hand:
        if kind == SAUVETAGE:
            rescue += 1
        elif HEALS[kind]:
            heals += 1
        elif ADDS[kind]:
            adds += 1
    mine = scene.active == seat
    return [
        lead / 2,
        lead * late,
        lead * last,
        level,
        (own.warriors - warriors) / 2,
        behind / 2,
        own.warriors / 4,
        scene.rounds_left / 5,
        late,
        tougher,
        tougher * late * 2,
        (own.endurance - endurance) / 40,
        (own.toughness - rival.toughness) / 60,
        mightier,
        mightier * late * 2,
        (own.might - might) / 4,
        (own.worth - rival.worth) / 2,
        setup * (own.worth - rival.worth) / 2,
        (own.worth - worth) / 2,
        champion,
        champion * level * 2,
        own.weak / 2,
        rival.weak / 2,
        strike,
        strike * late,
        strike_rival,
        second,
        danger,
        danger * late,
        danger_all,
        danger_value,
        max(more, -4.0) / 2,
        more * last,
        1.0 if mine and not scene.activated else 0.0,
        1.0 if mine and scene.activated else 0.0,
        (own.cards - rival.cards) / 3,
        backs[0] / 2,
        backs[1] / 2,
        backs[2] / 2,
        rescue,
        heals,
        adds,
        scene.backs[rival.seat][1] / 2,
        (own.helped - rival.helped) / 3,
        (own.edge - rival.edge) / 3,
        (n - 1) / 2,
        setup,
        (lead + strike_rival - danger) * late,
    ]
