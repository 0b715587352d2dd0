"""Who has won, and how everybody stands at the end."""

from __future__ import annotations

from rich.table import Table as Grid
from rich.text import Text

from nyoi.boards.look import KI
from nyoi.kernel.table import Table
from nyoi.words.speech import Speech


def verdict(table: Table, speech: Speech, people: list[int]) -> str:
    """The result in a sentence for the people at this screen."""
    winners = [seat for seat, share in enumerate(table.results) if share > 0]
    if table.game.team and len(winners) == len(table.results):
        return speech.say("play-everybody-wins")
    if len(people) == 1 and len(winners) == 1:
        return speech.say("play-you-win" if winners == people else "play-you-lose")
    names = speech.joined([speech.name_of(seat) for seat in winners])
    return speech.say("play-winner", winners=names, winners_n=len(winners))


def standings(table: Table, speech: Speech) -> Grid:
    """Winners first, then by points; who is equal shares a rank. Nobody is first of one, nor of a team that lost."""
    grid = Grid(header_style=KI)
    for heading in ("play-rank", "play-name", "play-points"):
        grid.add_column(speech.say(heading), justify="left" if heading == "play-name" else "right")
    points = table.game.points(table.state)
    found = {seat: (table.results[seat], points[seat]) for seat in range(len(points))}
    ranked = len(points) > 1 and (any(table.results) or not table.game.team)
    for seat in sorted(found, key=lambda seat: found[seat], reverse=True):
        rank = 1 + sum(found[other] > found[seat] for other in found)
        grid.add_row(str(rank) if ranked else "–", Text(speech.name_of(seat)), str(points[seat]))
    return grid
