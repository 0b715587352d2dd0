"""The field: adjacency and distances of zones in a layout (DUEL-3.4 to DUEL-3.8, DUEL-6.7)."""

from __future__ import annotations

from typing import Final

from nyoi.games.duel.content import BOARD, HILL_RANGE, LETTERS, POSITIONS, TILE, TILES, ZONES, is_hill

_geometry = BOARD["geometry"]
_SIDES: Final = {side: LETTERS.index(letter) for letter, sides in _geometry["zone_sides"].items() for side in sides}
_INNER: Final = tuple((LETTERS.index(a), LETTERS.index(b)) for a, b in _geometry["inner_links"])
_JOINS: Final = tuple((POSITIONS.index(p), i, POSITIONS.index(q), j) for p, i, q, j in _geometry["joins"])
ROTATIONS: Final = 6
KEPT: Final = 256  # size limit of the cache of layouts


class Field:
    """One layout: seven tiles with their rotations, by position. Shared and immutable.

    `near` lists the zones adjacent to each zone, `far` the distance between any two zones.
    """

    def __init__(self, places: tuple[int, ...]) -> None:
        self.places: Final = places
        links: list[set[int]] = [set() for _ in ZONES]
        for a, b in links_of(places):
            links[a].add(b)
            links[b].add(a)
        self.near: Final = tuple(tuple(sorted(zones)) for zones in links)
        self.far: Final = tuple(self._spread(zone) for zone in range(len(ZONES)))
        self._reaches: dict[tuple[int, int, bool], tuple[int, ...]] = {}

    def __repr__(self) -> str:
        return f"Field{self.places}"

    def _spread(self, source: int) -> tuple[int, ...]:
        far = [-1] * len(ZONES)
        far[source] = 0
        queue = [source]
        for zone in queue:
            for other in self.near[zone]:
                if far[other] < 0:
                    far[other] = far[zone] + 1
                    queue.append(other)
        return tuple(far)

    def reach(self, hills: int, source: int, cheapest: bool) -> tuple[int, ...]:
        """Return the range to every zone for a user on the ground at `source` (DUEL-6.7.2, 6.7.3).

        Entering a hill counts 3. Only paths with the fewest zones are considered, and the lowest total among
        them counts; with `cheapest`, all paths are considered.
        """
        key = (hills, source, cheapest)
        found = self._reaches.get(key)
        if found is None:
            found = self._cheapest(hills, source) if cheapest else self._fewest(hills, source)
            self._reaches[key] = found
        return found

    def _fewest(self, hills: int, source: int) -> tuple[int, ...]:
        far = self.far[source]
        total = [0] * len(ZONES)
        for zone in sorted(range(len(ZONES)), key=far.__getitem__):
            if zone != source:
                step = HILL_RANGE if is_hill(hills, zone) else 1
                total[zone] = step + min(total[z] for z in self.near[zone] if far[z] == far[zone] - 1)
        return tuple(total)

    def _cheapest(self, hills: int, source: int) -> tuple[int, ...]:
        total = [HILL_RANGE * len(ZONES)] * len(ZONES)
        total[source] = 0
        queue = [source]
        for zone in queue:  # few zones: a zone whose range shrinks is simply visited again
            for other in self.near[zone]:
                step = HILL_RANGE if is_hill(hills, other) else 1
                if total[zone] + step < total[other]:
                    total[other] = total[zone] + step
                    queue.append(other)
        return tuple(total)


def links_of(places: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return the pairs of adjacent zones: inside tiles, and across the twelve joins (DUEL-3.5, 3.6)."""
    links = [(4 * tile + a, 4 * tile + b) for tile in range(len(TILES)) for a, b in _INNER]
    for p, i, q, j in _JOINS:
        links.append((_owner(places, p, i), _owner(places, q, j)))
    return links


def _owner(places: tuple[int, ...], position: int, side: int) -> int:
    tile, rotation = places[2 * position], places[2 * position + 1]
    return 4 * tile + _SIDES[(side - rotation) % ROTATIONS]


_fields: dict[tuple[int, ...], Field] = {}


def field_of(places: tuple[int, ...]) -> Field:
    """Return the cached field with these tiles."""
    found = _fields.get(places)
    if found is None:
        if len(_fields) >= KEPT:
            _fields.clear()
        found = _fields[places] = Field(places)
    return found


def _places(layout: dict[str, list[dict[str, object]]]) -> tuple[int, ...]:
    rows = {str(row["position"]): row for row in layout["place"]}
    found: list[int] = []
    for position in POSITIONS:
        rotation = rows[position]["rotation"]
        assert isinstance(rotation, int)
        found += [TILE[str(rows[position]["tile"])], rotation]
    return tuple(found)


LAYOUTS: Final = {str(layout["id"]): _places(layout) for layout in BOARD["layout"]}
STANDARD: Final = field_of(LAYOUTS["standard"])
