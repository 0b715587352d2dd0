"""Content of link previews of evenings: the invitation, or the final standings."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from nyoi.games import game as game_of
from nyoi.games import tables
from nyoi.kernel.play import Refused
from nyoi.server.evening.rounds import KNOCKOUT, OPEN, ROBIN, SWISS, finished, ranking
from nyoi.server.share.card import Card, Shown, sentence
from nyoi.server.store.evenings import ENDED, GATHERING, LEFT, REMOVED, Evening
from nyoi.words.catalogue import Catalogue, catalogue
from nyoi.words.speech import joined

NAMES: Final = {  # of the forms
    OPEN: "evening-form-open",
    ROBIN: "evening-form-robin",
    SWISS: "evening-form-swiss",
    KNOCKOUT: "evening-form-knockout",
}


def evening_card(evening: Evening, lang: str) -> Card:
    """Return the card of an evening: its participants while it is open, the standings once it is over."""
    game = _known(evening.terms.game)
    words = catalogue(lang, game)
    look = tables(game).read("look") if game and "look" in tables(game).names() else {}
    what = words.say(NAMES[evening.terms.form])
    name = f"{what} \u00b7 {words.say('game-name')}" if words.has("game-name") else what
    card = Card(
        words.lang, game, name, "", "", "", "", list(look.get("paints", [])), str(look.get("emblem", "")), people=[]
    )
    host = next((one.name for one in evening.people if one.player == evening.host), "")
    plain = words.say("share-evening-plain")
    card.title = evening.name or (words.say("evening-of", name=host) if host else plain)
    if evening.status == ENDED:
        _over(card, words, evening)
    elif evening.closed:  # the participants of a closed evening are private
        card.title, card.note = plain, words.say("no-evening-closed")
    else:
        begun = evening.status != GATHERING and evening.terms.form != OPEN
        key = "share-evening" if evening.terms.form == OPEN else "share-evening-contest"
        card.note = words.say(key, name=host) if host else ""
        card.note = " ".join(part for part in (card.note, begun and words.say("share-evening-running")) if part)
        card.call = words.say("share-evening-come")
        there = [one for one in evening.people if not one.bot and one.state not in (LEFT, REMOVED) and one.name]
        card.people = [Shown(i, one.name) for i, one in enumerate(there)]
    card.text = " ".join(part for part in (card.note, card.call) if part)
    names = joined(words, [one.name for one in card.people])
    card.alt = words.say("share-people", title=sentence(card.title), names=names) if names else card.title
    return card


def _over(card: Card, words: Catalogue, evening: Evening) -> None:
    """Fill in the standings, and the winner of a completed tournament."""
    people = {one.number: one for one in evening.people}
    lines = [line for line in ranking(evening) if evening.terms.form != OPEN or line.played]
    won = bool(card.game) and finished(evening)
    for i, line in enumerate(lines):
        one = people[line.person]
        name, first = one.name or words.say("somebody"), won and line.place == 1
        card.people.append(Shown(i, name, line.place, _points(words, line.points), first, one.bot))
    winners = [one.name for one in card.people if one.won]
    card.note = words.say("evening-won-by", name=joined(words, winners)) if won else words.say("evening-over")
    card.call = words.say("share-evening-look")
    card.note = sentence(card.note)


def _points(words: Catalogue, value: Fraction) -> str:
    """Format points as on the page, with halves as a fraction.

    >>> [_points(catalogue("fr"), Fraction(n, 6)) for n in (0, 3, 6, 9, 10)]
    ['0', '½', '1', '1½', '1,67']
    """
    whole, rest = divmod(value, 1)
    if rest == Fraction(1, 2):
        return f"{whole or ''}½"
    text = f"{float(value):.2f}".rstrip("0").rstrip(".")
    return text.replace(".", ",") if words.lang == "fr" else text


def _known(game: str) -> str:
    """Return the game of a tournament, empty if there is none or it is unknown."""
    try:
        return game_of(game).id if game else ""
    except Refused:
        return ""
