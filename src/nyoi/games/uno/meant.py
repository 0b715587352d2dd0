"""Texts that are no offered move to the letter, and mean one all the same: what the book ignores is left out."""

from __future__ import annotations

from nyoi.games.uno.content import CARD, COLOUR, COLOURS, NO_COLOUR
from nyoi.games.uno.state import Uno
from nyoi.kernel.play import offered

CARRIERS = frozenset(("play", "jump", "swap", "wish shed"))  # what `uno` may be said with (UNO-7.3, 9.34)


def meant(s: Uno, seat: int, words: list[str]) -> str | None:
    """The offered move that these words are once the ignored ones are left out; None if they are none.

    A call that cannot count with its action is ignored without notice or penalty (UNO-7.3), and so is a
    colour said with a last wild card (UNO-6.6). The seat's own offers decide it, so it tells nothing else.
    """
    offers = {move.text for move in offered(s, seat)}
    said = words
    if said[-1:] == ["uno"] and (said[0] in CARRIERS or " ".join(said[:2]) in CARRIERS):
        said = said[:-1]
    if " ".join(said) in offers:
        return " ".join(said)
    if len(said) == 3 and said[0] == "play" and said[2] in COLOURS:
        card = CARD.get(said[1])
        if card is not None and COLOUR[card] == NO_COLOUR and f"play {said[1]}" in offers:
            return f"play {said[1]}"
    return None
