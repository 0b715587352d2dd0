"""Our UNO bot at RLCard's table, against RLCard's own rule agent `uno-rule-v1`, in games of two.

What differs there from our rules, and how the bridge maps it: no Shenron cards, no UNO call, no challenge, an
Inversion only turns the arrow; a +4 may be played only when nothing else fits; a card that is drawn and has the
colour in force is played at once, a wild one with a colour by lot and without its effect. The bot is told what
RLCard tells an agent (its hand, the cards played, how many cards the others hold, what everybody did), as a position of
our game in which the hidden cards lie by lot: it sees that position's view, so it knows no more. Of what the other did
only draws are told on: who draws there had nothing that fits, while what he plays is his own affair.
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
    """RLCard's name of a card as the kind in ours.

    >>> kind_of("r-7"), kind_of("g-draw_2"), kind_of("b-wild_draw_4")
    ('R7', 'GD', 'W4')
    """
    colour, trait = name.split("-")
    return WILDS.get(trait) or colour.upper() + TRAITS.get(trait, trait)


def _deck() -> list[str]:
    """All cards of ours that RLCard has too."""
    cards = game_of("uno").tables["card"]
    return [id for id in cards if not id.startswith("WS")]


class Draws:
    """When the other drew, on which card, and how many cards had come to him before: all that a player there sees.

    That a drawn card was played at once RLCard does not say; it follows from the cards that lie there and from how many
    everybody holds. Where it does not, after a reshuffle too, what was known before is forgotten.
    """

    def __init__(self, place: int) -> None:
        self.place: Final = place
        self.acts: list[tuple[int, ...]] = []
        self.taken: int = 0
        self._heard: int = 0  # actions
        self._laid: int = 0  # played cards
        self._cards: list[int] = [7, 7]
        self._top: str = ""

    def follow(self, record: list[tuple[int, str]], shown: dict[str, Any], top: str) -> None:
        """What was done since one's last turn; `top` is the card that lies there now."""
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
        """The other's draws and how many cards came to him, if these drawn cards were played at once; None if not."""
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
        """Write it into a position in which the other is seat 1."""
        s.acts[1] = tuple([number for act in self.acts for number in act])
        s.taken[1] = self.taken


def _card(name: str) -> int:
    """A card of ours of the kind that RLCard names."""
    return next(card for id, card in CARD.items() if id.partition("-")[0] == kind_of(name))


class Bridge:
    """An agent for RLCard that asks one of our bots."""

    use_raw = True

    def __init__(self, name: str, seed: int, place: int = 0) -> None:
        self.game: Final = game_of("uno")
        self.draws: Final = Draws(place)
        self.bot: Final = bot(name)
        self.rng: Final = Rng(seed)
        self.deck: Final = _deck()

    def step(self, state: dict[str, Any]) -> str:
        """RLCard's action for what it shows."""
        legal: list[str] = list(state["raw_legal_actions"])
        shown = state["raw_obs"]
        self.draws.follow(state["action_record"], shown, _top(shown, legal))
        if len(legal) == 1:
            return legal[0]
        sight, actions = self.seen(shown, legal)
        return actions[self.bot.choose(sight, self.rng)]

    def eval_step(self, state: dict[str, Any]) -> tuple[str, dict[str, Any]]:
        """The same."""
        return self.step(state), {}

    def seen(self, shown: dict[str, Any], legal: list[str]) -> tuple[Sight, dict[Move, str]]:
        """What our bot sees, and what its moves mean to RLCard."""
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
    """The visible card with the colour in force; of a wild one RLCard's `target` tells the colour it once had."""
    if shown["played_cards"]:
        return str(shown["played_cards"][-1])
    coloured = [name for name in legal if name.partition("-")[2] not in WILDS]  # after a reshuffle
    return coloured[0] if "wild" in shown["target"] and coloured else str(shown["target"])


def action_of(move: Move, legal: list[str]) -> str:
    """RLCard's name of a move of ours; empty if it does not allow it now."""
    if move.word != "play":
        return ""
    words = move.text.split()
    kind = words[1].partition("-")[0]
    colours = tuple(COLOUR) if len(words) < 3 else words[2][0]
    return next((name for name in legal if name != "draw" and kind_of(name) == kind and name[0] in colours), "")


def match(games: int = 2000, seed: int = 1, level: str = "5", lab: Lab | None = None) -> dict[str, Any]:
    """So many games, places changing: how many our bot wins, with an interval of 95 %; Refused without RLCard."""
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
    """One game: whether our bot won."""
    import numpy
    import rlcard

    place = number % 2
    numpy.random.seed(job.seed_of(number) % (1 << 32))  # their agent draws from numpy's own generator
    env: Any = rlcard.make("uno", config={"seed": job.seed_of(number) % (1 << 31)})
    agents: list[Any] = [_rule(), _rule()]
    agents[place] = Bridge(job.bots[0], mix(job.seed + 1, number), place)
    env.set_agents(agents)
    _, payoffs = env.run(is_training=False)
    return {"won": bool(payoffs[place] > 0)}


@cache
def _rule() -> Any:
    """RLCard's rule agent, loaded once a process."""
    from rlcard import models

    return models.load("uno-rule-v1").agents[0]


MATCH: Final = Play(met, {"won": "BOOLEAN"})
