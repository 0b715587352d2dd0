"""Match of our UNO bot against RLCard's rule agent `uno-rule-v1` in RLCard's environment, with two players.

RLCard's rules differ from ours. There are no Shenron cards, no UNO call and no challenge, and an Inversion
only reverses the direction. A +4 may be played only when nothing else fits. A drawn card of the current
colour is played at once. A drawn wild card is, too, with a random colour and without its effect.

The bot gets what RLCard shows an agent: its hand, the played cards, the hand sizes and the record of actions.
It is given as a position of our game in which the hidden cards are placed at random. The bot only sees its
view of that position, so it knows no more than an RLCard agent does.

Of the opponent's actions only draws are passed on: they prove that the opponent had no legal card, whereas
the choice of a card proves nothing.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from itertools import product
from typing import Any, Final

from nyoi.bots.names import bot
from nyoi.bots.sight import Sight
from nyoi.games import game as game_of
from nyoi.games.uno.content import CARD, COLOURS
from nyoi.games.uno.state import RECALLED
from nyoi.kernel.decision import NOBODY, Move
from nyoi.kernel.play import Refused, offered
from nyoi.kernel.rng import Rng, mix
from nyoi.kernel.table import given
from nyoi.lab.job import Job, Play, Row, job_of
from nyoi.lab.run import Lab
from nyoi.lab.tally import interval

TRAITS: Final = {"skip": "S", "reverse": "V", "draw_2": "D"}
WILDS: Final = {"wild": "W", "wild_draw_4": "W4"}
OPTIONS: Final = {"two_player_reverse": "plain", "plus4_challenge": False, "uno_call": "auto"}
TAKES: Final = {"draw_2": 2, "wild_draw_4": 4}
COLOUR: Final = {"r": "red", "g": "green", "b": "blue", "y": "yellow"}


def kind_of(name: str) -> str:
    """Return our kind of card for one of RLCard's names.

    >>> kind_of("r-7"), kind_of("g-draw_2"), kind_of("b-wild_draw_4")
    ('R7', 'GD', 'W4')
    """
    colour, trait = name.split("-")
    return WILDS.get(trait) or colour.upper() + TRAITS.get(trait, trait)


def _deck() -> list[str]:
    """Return the ids of our cards that RLCard also has."""
    cards = game_of("uno").tables["card"]
    return [id for id in cards if not id.startswith("WS")]


class Draws:
    """The opponent's draws: the card on top at each, and the number of cards the opponent had taken before.

    RLCard does not say whether a drawn card was played at once. It follows from the played cards and the hand
    sizes. Where it does not, as after a reshuffle, earlier knowledge is discarded.
    """

    def __init__(self, place: int) -> None:
        self.place: Final = place
        self.acts: list[tuple[int, ...]] = []
        self.taken: int = 0
        self._heard: int = 0  # number of actions seen
        self._laid: int = 0  # number of played cards seen
        self._cards: list[int] = [7, 7]
        self._top: str = ""

    def follow(self, record: list[tuple[int, str]], shown: dict[str, Any], top: str) -> None:
        """Process the actions since our last turn; `top` is the card that is on top now."""
        new, laid = record[self._heard :], shown["played_cards"][self._laid :]
        if not self._top and laid:
            self._top = laid.pop(0)
        draws = sum(action == "draw" for _, action in new)
        for at_once in product((False, True), repeat=draws):
            told = self._told(new, laid, at_once, shown["num_cards"])
            if told is not None:
                self.acts, self.taken = [*self.acts, *told[0]][-RECALLED:], told[1]
                break
        else:
            self.acts, self.taken = [], 0
        self._heard, self._laid = len(record), len(shown["played_cards"])
        self._cards, self._top = list(shown["num_cards"]), top

    def _told(
        self, new: list[tuple[int, str]], laid: list[str], at_once: tuple[bool, ...], cards: list[int]
    ) -> tuple[list[tuple[int, ...]], int] | None:
        """Return the opponent's draws and number of cards taken, given which drawn cards were played at once.

        Return None if that contradicts the played cards or the hand sizes.
        """
        held, top, taken = self._cards.copy(), self._top, self.taken
        acts: list[tuple[int, ...]] = []
        rest, played = iter(at_once), iter(laid)
        for who, action in new:
            drawn = action == "draw"
            if drawn and who != self.place:
                acts.append((_card(top), COLOURS.index(COLOUR[top[0]]), NOBODY, NOBODY, taken))
            if drawn and not next(rest):
                held[who] += 1
                taken += who != self.place
                continue
            card = next(played, "")
            wild = card.partition("-")[2] in WILDS
            if not card or (not wild and card[0] != top[0] if drawn else card != action):
                return None
            held[who] -= not drawn
            more = 0 if drawn and wild else TAKES.get(card.partition("-")[2], 0)
            held[1 - who] += more
            taken += more if who == self.place else 0
            top = card
        return (acts, taken) if held == list(cards) and not next(played, "") else None

    def remember(self, s: Any) -> None:
        """Write the draws into a position in which the opponent is seat 1."""
        s.acts[1] = tuple([number for act in self.acts for number in act])
        s.taken[1] = self.taken


def _card(name: str) -> int:
    return next(card for id, card in CARD.items() if id.partition("-")[0] == kind_of(name))


class Bridge:
    """An RLCard agent that plays the moves of one of our bots."""

    use_raw = True

    def __init__(self, name: str, seed: int, place: int = 0) -> None:
        self.game: Final = game_of("uno")
        self.draws: Final = Draws(place)
        self.bot: Final = bot(name)
        self.rng: Final = Rng(seed)
        self.deck: Final = _deck()

    def step(self, state: dict[str, Any]) -> str:
        legal: list[str] = list(state["raw_legal_actions"])
        shown = state["raw_obs"]
        self.draws.follow(state["action_record"], shown, _top(shown, legal))
        if len(legal) == 1:
            return legal[0]
        sight, actions = self.seen(shown, legal)
        return actions[self.bot.choose(sight, self.rng)]

    def eval_step(self, state: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        return self.step(state), {}

    def seen(self, shown: dict[str, Any], legal: list[str]) -> tuple[Sight, dict[Move, str]]:
        """Return the observation for our bot, and RLCard's actions for our moves."""
        left = self.deck.copy()
        self.rng.shuffle(left)
        by_kind: dict[str, list[str]] = {}
        for id in left:
            by_kind.setdefault(id.partition("-")[0], []).append(id)
        hand = [by_kind[kind_of(name)].pop() for name in shown["hand"]]
        played = [by_kind[kind_of(name)].pop() for name in shown["played_cards"] or [shown["target"]]]
        taken = {*hand, *played}
        unseen = [id for id in left if id not in taken]
        other = sum(shown["num_cards"]) - len(hand)
        colour = COLOUR[_top(shown, legal)[0]]
        position = {
            "hands": [hand, unseen[:other]],
            "discard": played,
            "pile": unseen[other:],
            "rest": "out",
            "colour": colour,
            "options": OPTIONS,
            "seed": self.rng.below(10**9),
        }
        s = given(self.game, position).state
        self.draws.remember(s)
        actions = {}
        for move in offered(s, 0):
            action = action_of(move, legal)
            if action:
                actions[move] = action
        assert s.decision is not None
        return Sight(self.game, 0, self.game.view(s, 0), s.decision.key, list(actions)), actions


def _top(shown: dict[str, Any], legal: list[str]) -> str:
    """Return RLCard's name of the top card in the current colour.

    For a wild card RLCard's `target` has an outdated colour.
    """
    if shown["played_cards"]:
        return str(shown["played_cards"][-1])
    coloured = [name for name in legal if name.partition("-")[2] not in WILDS]  # after a reshuffle
    return coloured[0] if "wild" in shown["target"] and coloured else str(shown["target"])


def action_of(move: Move, legal: list[str]) -> str:
    """Return RLCard's action for one of our moves, or '' if RLCard does not allow it now."""
    if move.word != "play":
        return ""
    words = move.text.split()
    kind = words[1].partition("-")[0]
    colours = tuple(COLOUR) if len(words) < 3 else words[2][0]
    return next((name for name in legal if name != "draw" and kind_of(name) == kind and name[0] in colours), "")


def match(games: int = 2000, seed: int = 1, level: str = "5", lab: Lab | None = None) -> dict[str, Any]:
    """Play a match with alternating places and return our bot's share of wins with a 95 % interval.

    Raises Refused if RLCard is not installed.
    """
    if find_spec("rlcard") is None:
        raise Refused("no-peer", name="RLCard")
    job = job_of("uno", 2, bots=[level], seed=seed, games=games)
    rows = (Lab() if lab is None else lab).rows({"games": job}, MATCH)
    won = sum(row["won"] for _, row in rows)
    low, high = interval(won, games)
    return {
        "peer": "rlcard uno-rule-v1",
        "bot": level,
        "games": games,
        "seed": seed,
        "won": won,
        "share": round(won / games, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def met(job: Job, number: int) -> Row:
    import numpy
    import rlcard

    place = number % 2
    numpy.random.seed(job.seed_of(number) % (1 << 32))  # RLCard's agent uses numpy's global generator
    env: Any = rlcard.make("uno", config={"seed": job.seed_of(number) % (1 << 31)})
    agents: list[Any] = [_rule(), _rule()]
    agents[place] = Bridge(job.bots[0], mix(job.seed + 1, number), place)
    env.set_agents(agents)
    _, payoffs = env.run(is_training=False)
    return {"won": bool(payoffs[place] > 0)}


@cache
def _rule() -> Any:
    """Return RLCard's rule agent, loaded once per process."""
    from rlcard import models

    return models.load("uno-rule-v1").agents[0]


MATCH: Final = Play(met, {"won": "BOOLEAN"})
