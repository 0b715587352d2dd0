"""Actions at an evening: create, join and leave it; begin, continue, close and end it as its host."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Final

import msgspec

from nyoi.games import game as game_of
from nyoi.kernel.play import Refused
from nyoi.server.evening.rounds import FORMS, KNOCKOUT, OPEN, check_number, opened, willing
from nyoi.server.evening.steward import Steward
from nyoi.server.evening.telling import call, told
from nyoi.server.house.names import nickname, title, unlike
from nyoi.server.house.players import A_DAY
from nyoi.server.house.presence import here, said
from nyoi.server.store.evenings import (
    BOTS,
    ENDED,
    GATHERING,
    LEFT,
    PLAYS,
    REMOVED,
    RUNNING,
    WATCHES,
    Evening,
    Person,
)
from nyoi.server.store.protocol import PlayerRow
from nyoi.server.table.chance import DICE
from nyoi.server.table.seating import BOT_NAMES, agreed
from nyoi.server.time.clock import checked
from nyoi.server.wire.evenings import (
    ChangeEvening,
    ComeIn,
    EveningInfo,
    EveningTerms,
    MyEvening,
    NewEvening,
    OpenedEvening,
    RemovePerson,
)

if TYPE_CHECKING:
    from nyoi.server.house.house import House

LETTERS: Final = "CDFHJKMNPRTVWXY3479"  # without look-alikes, and without vowels that could form words
CODE: Final = 6
LONGEST_NAME: Final = 40
MOST_PEOPLE: Final = 32  # in a tournament, including bots
MOST_GUESTS: Final = 100  # participants of an evening
MOST_ROUNDS: Final = 15  # of a Swiss tournament
WAITS: Final = (5, 900)  # seconds
SEEN: Final = 15.0  # seconds between two updates of a participant's presence
FRESH: Final = 1.0  # seconds for which an evening's data is cached
MINE: Final = 6  # evenings listed in the lobby
NAMES: Final = (
    *BOT_NAMES,
    *("Kawa", "Ishi", "Yuki", "Ame", "Niji", "Take", "Matsu", "Kiku", "Tori", "Kame", "Kitsune", "Tanuki"),
    *("Usagi", "Neko", "Hotaru", "Semi", "Koi", "Tsuru", "Shima", "Kiri", "Tani", "Hagi"),
)


def code_of(text: str) -> str:
    """Normalize a typed code.

    >>> code_of(" cdf-hjk ")
    'CDFHJK'
    """
    return "".join(letter for letter in text.upper()[:20] if letter.isalnum())


class Evenings:
    """The evening service."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store.evenings
        self.steward = Steward(house)
        self._told: dict[str, tuple[float, str, Evening, EveningInfo]] = {}  # cache by code

    def stir(self) -> None:
        """Wake the tournament runner after a game has ended."""
        self.steward.stir()

    def forget(self, code: str) -> None:
        """Invalidate the cached data of an evening."""
        self._told.pop(code, None)

    # -- reading

    async def one(self, code: str) -> Evening:
        """Return an evening by its code; raise Refused if there is none."""
        found = await self._store.one(code) if len(code) == CODE else None
        if found is None:
            raise Refused("no-evening", text=code[:CODE])
        return found

    async def told(self, code: str, player: PlayerRow | None, base: str) -> EveningInfo:
        """Return an evening as a player sees it, and record their presence now and then."""
        at, found, evening, info = self._told.get(code) or (0.0, "", None, None)
        if evening is None or info is None or found != base or time.monotonic() - at > FRESH:
            evening = await self.one(code)
            on = {one.listed.table.id: one for one in await self._store.tables(code)}
            there = here(self._house.tables)
            if self._house.store.shared:
                there = said(await self._house.store.others()) | there
            info = await self._house.aside.do(told, evening, on, there, self.steward.rest(evening), base)
            self._told = {kept: old for kept, old in self._told.items() if time.monotonic() - old[0] <= FRESH}
            self._told[code] = (time.monotonic(), base, evening, info)
        me = evening.person(player.id if player is not None else None)
        if me is None or me.state == REMOVED or player is None:
            return info
        if me.state != LEFT and time.time() - me.seen > SEEN:
            await self._store.seen(code, me.number, time.time())
            self.forget(code)
        waited_for = call(info, me.number) if me.state != LEFT else ""
        return msgspec.structs.replace(info, me=me.number, host=player.id == evening.host, call=waited_for)

    async def mine(self, player: PlayerRow) -> list[MyEvening]:
        """Return the open evenings a player has joined."""
        found = await self._store.of(player.id, time.time() - A_DAY, MINE)
        return [MyEvening(one.code, one.name, one.status, one.terms.form, one.terms.game) for one in found]

    async def minds(self, code: str, player: PlayerRow) -> bool:
        """Return whether a player hosts an evening, and so may moderate all its tables."""
        evening = await self._store.one(code) if code else None
        return evening is not None and evening.host == player.id

    async def visited(self, code: str, player: PlayerRow) -> str:
        """Return the code of an open evening where a player may create a table, as a participant."""
        evening = await self.one(code_of(code))
        self._guest(evening, player)
        _going(evening)
        return evening.code

    # -- joining and leaving

    async def open(self, player: PlayerRow, wish: NewEvening) -> OpenedEvening:
        """Create an evening."""
        most = self._house.limits.most("event.player")
        if await self._store.held(player.id, time.time() - A_DAY) >= most:
            raise Refused("too-many-evenings", high=most)
        own = await self._named(player, wish.nickname or player.nickname)
        name = title(wish.name, LONGEST_NAME)
        if name is None:
            raise Refused("bad-evening-name", high=LONGEST_NAME)
        terms = self._agreed(wish.terms)
        now = time.time()
        status = RUNNING if terms.form == OPEN else GATHERING
        me = Person(0, player.id, own, state=PLAYS if wish.plays else WATCHES, seen=now)
        while True:
            code = "".join(secrets.choice(LETTERS) for _ in range(CODE))
            if await self._store.open(Evening(code, name, player.id, status, 0, False, terms, now, now, (me,))):
                return OpenedEvening(code)

    async def come(self, evening: Evening, player: PlayerRow, wish: ComeIn) -> None:
        """Join or return; before the start also to change between playing and watching."""
        _going(evening)
        known = evening.person(player.id)
        if known is not None and known.state == REMOVED:
            raise Refused("evening-removed")
        if known is None and evening.closed:
            raise Refused("evening-closed")
        if await self._house.store.people.unwelcome(player.id, [evening.host]):
            raise Refused("evening-unwelcome")
        name = unlike(await self._named(player, wish.nickname), [one.name for one in evening.people])
        state = PLAYS if wish.plays else WATCHES
        if await self._store.come(evening.code, player.id, name, state, time.time(), MOST_GUESTS) is None:
            raise Refused("evening-full", high=MOST_GUESTS)

    async def leave(self, evening: Evening, player: PlayerRow) -> None:
        """Leave an evening; in a tournament a bot plays until the player returns."""
        me = self._guest(evening, player)
        await self._store.put(evening.code, me.number, LEFT)
        self.stir()

    async def remove(self, evening: Evening, player: PlayerRow, wish: RemovePerson) -> None:
        """Remove a participant for good (host only)."""
        _as_host(evening, player)
        person = next((one for one in evening.people if one.number == wish.person and not one.bot), None)
        if person is None or person.player == evening.host:
            raise Refused("no-person", number=wish.person)
        await self._store.put(evening.code, person.number, REMOVED)
        self.stir()

    # -- host actions

    async def change(self, evening: Evening, player: PlayerRow, wish: ChangeEvening) -> None:
        """Change the terms, until a tournament begins; close or open the evening at any time."""
        _as_host(evening, player)
        _going(evening)
        terms, status = evening.terms, evening.status
        if wish.terms is not None:
            if evening.round:
                raise Refused("evening-begun")
            terms = self._agreed(wish.terms)
            status = RUNNING if terms.form == OPEN else GATHERING
        closed = evening.closed if wish.closed is None else wish.closed
        if not await self._store.agree(evening.code, status, closed, terms, evening.status):
            raise Refused("evening-begun")

    async def begin(self, evening: Evening, player: PlayerRow) -> None:
        """Begin a tournament: fill it with bots, draw seeds, create the first tables."""
        _as_host(evening, player)
        if evening.status != GATHERING:
            raise Refused("evening-begun")
        terms = evening.terms
        playing = list(willing(evening))
        names = [one.name for one in evening.people]
        for i in range(len(playing), terms.fill):
            name = unlike(next((n for n in NAMES if unlike(n, names) == n), f"Bot {i + 1}"), names)
            names.append(name)
            playing.append(Person(BOTS + i, None, name, terms.level))
        if len(playing) > MOST_PEOPLE:
            raise Refused("evening-many", high=MOST_PEOPLE, number=len(playing))
        check_number(terms, len(playing))
        self._house.chance.luck().stream(DICE, 0).shuffle(playing)
        seeded = {one.number: one._replace(seed=i + 1) for i, one in enumerate(playing)}
        others = [one for one in evening.people if one.number not in seeded]
        begun = evening._replace(status=RUNNING, round=1, people=(*others, *seeded.values()))
        tables = await self._house.aside.do(opened, begun, 1)
        if not await self._store.begin(begun, tables):
            raise Refused("evening-begun")
        self.stir()

    async def go_on(self, evening: Evening, player: PlayerRow) -> None:
        """Begin the next round at once."""
        _as_host(evening, player)
        if evening.status != RUNNING or evening.terms.form == OPEN:
            raise Refused("evening-not-running")
        if any(one.round == evening.round and not one.places for one in evening.pairings):
            raise Refused("evening-playing")
        await self.steward.see_to(evening, now=True)

    async def end(self, evening: Evening, player: PlayerRow) -> None:
        """End the evening; running games go on and still count."""
        _as_host(evening, player)
        await self._store.end(evening.code)

    # -- helpers

    async def _named(self, player: PlayerRow, text: str) -> str:
        name = nickname(text)
        await self._house.players.may_use(player, name)
        return name

    def _guest(self, evening: Evening, player: PlayerRow) -> Person:
        found = evening.person(player.id)
        if found is None or found.state in (REMOVED, LEFT):
            raise Refused("evening-stranger")
        return found

    def _agreed(self, terms: EveningTerms) -> EveningTerms:
        """Return the validated terms; raise Refused if they are impossible."""
        if terms.form not in FORMS:
            raise Refused("bad-form", text=terms.form[:20])
        if terms.form == OPEN:
            return EveningTerms()
        low, high = WAITS
        if not low <= terms.wait <= high:
            raise Refused("bad-wait", low=low, high=high)
        if not 0 <= terms.rounds <= MOST_ROUNDS:
            raise Refused("bad-rounds", low=0, high=MOST_ROUNDS)
        if not 0 <= terms.fill <= MOST_PEOPLE:
            raise Refused("evening-many", high=MOST_PEOPLE, number=terms.fill)
        if len(terms.clock) == 1:  # a correspondence clock
            raise Refused("bad-clock", low=1, high=86_400)
        setting = agreed(terms.game, terms.seats, terms.mode or None, terms.options)
        mode = game_of(terms.game).mode(setting.mode)
        if mode.together or terms.seats < 2:
            raise Refused("evening-together")
        fewest = max(2, mode.low)
        if terms.form == KNOCKOUT and fewest > 2:
            raise Refused("evening-final", low=fewest)
        for seats in range(fewest, terms.seats):  # some tables may have fewer seats
            agreed(terms.game, seats, setting.mode, terms.options)
        level = self._house.guests.checked(terms.level, terms.game)
        return msgspec.structs.replace(terms, mode=setting.mode, level=level, clock=checked(terms.clock))


def _as_host(evening: Evening, player: PlayerRow) -> None:
    if player.id != evening.host:
        raise Refused("not-host")


def _going(evening: Evening) -> None:
    if evening.status == ENDED:
        raise Refused("evening-over")
