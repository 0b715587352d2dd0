"""Playing through the page: what is offered is clicked, on the boards as they are drawn or in words."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from nyoi.kernel.rng import Rng, mix
from tests.web.house import Frame, Person

QUICK = 4000  # milliseconds for one click: what has changed meanwhile is looked at anew

Choose = Callable[[list[str], Rng], str]
Click = Callable[[Page, Frame, str], None]


def any_move(moves: list[str], rng: Rng) -> str:
    return rng.pick(moves)


def shedding(moves: list[str], rng: Rng) -> str:
    """UNO to an end: play rather than draw, call in time, let others be."""
    for wish in (r"play .* uno$", r"declare", r"play ", r"wish shed .* uno$", r"wish shed", r"keep|take|accept"):
        found = [move for move in moves if re.match(wish, move)]
        if found:
            return rng.pick(found)
    return rng.pick(moves)


# -- one move


def play(person: Person, update: Frame, move: str) -> None:
    """Make an offered move by clicking, once what it answers is on the screen and nothing moves any more."""
    close_sheets(person.page)  # behind the end of a round nothing further is shown
    at_rest(person.page, update)
    click = drawn(person.info["game"])
    if click is not None and person.page.locator(".words").count() == 0:
        click(person.page, update, move)
    else:
        person.page.locator(f'[data-move="{move}"]').click(timeout=QUICK)


# whether the page shows an update and nothing moves any more, or shows a later one already
RESTS = """seq => {
    const board = document.querySelector(".board"), shown = Number(board?.dataset.seq ?? -1);
    return shown > seq ? "past" : shown === seq && "rest" in board.dataset && "rests";
}"""


def at_rest(page: Page, update: Frame) -> None:
    """The page has shown an update and everything that came with it; TooLate, at once, if it has gone on."""
    if page.wait_for_function(RESTS, arg=update["seq"], timeout=QUICK).json_value() == "past":
        raise TooLate(f"the page is past {update['seq']}")


ANSWERED = """([seq, wanted]) =>
    document.querySelector(wanted) || document.querySelector(".lesson .answer")
        || document.querySelector(".board")?.dataset.seq !== seq"""


def confirm(page: Page, update: Frame, wanted: str = "[data-do]") -> Locator | None:
    """What is to be pressed once more after a choice; None if the choice was the whole move, and it is played."""
    page.wait_for_function(ANSWERED, arg=[str(update["seq"]), wanted])
    found = page.locator(wanted)
    return found if found.count() else None


def chance(seed: int, update: Frame) -> Rng:
    """For one question always the same, however often it is looked at."""
    return Rng(mix(mix(seed, update["seq"]), update["seat"]))


# two frames after the last animation
SETTLED = """() => new Promise(done => {
    const next = requestAnimationFrame;
    const frame = () => next(() => document.getAnimations().length ? frame() : next(done));
    setTimeout(done, 400);
    frame();
})"""


def wait_until(person: Person, true: Callable[[], object], seconds: float = 20.0) -> None:
    """Let the browser go on until something is so."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"not so after {seconds} s"
        person.page.wait_for_timeout(20)


def close_sheets(page: Page) -> None:
    """Whatever is laid over the board to be read is read."""
    shut = page.locator("[data-shut]")
    while shut.count():
        shut.first.click(timeout=QUICK)


def in_hand(page: Page, update: Frame, card: str) -> Locator:
    """A card of the own hand."""
    return page.locator(f'[data-place="hand-{update["seat"]}"] [data-card="{card}"]')


def _aim(page: Page, update: Frame, seat: int) -> None:
    own = seat == update["seat"]
    page.locator(".own .self" if own else f'[data-place="seat-{seat}"] .hit').click(timeout=QUICK)


def _toma(page: Page, update: Frame, move: str) -> None:
    close_sheets(page)
    word, *args = move.split()
    do = page.locator("[data-do]")
    if word == "discard":
        in_hand(page, update, args[0]).click(timeout=QUICK)
        if page.locator(".do.risky:not([data-do])").count():
            page.locator(".do.risky").click(timeout=QUICK)  # Toma is asked twice
        do.click(timeout=QUICK)
    elif word == "guess":
        _aim(page, update, int(args[0]))
        page.locator(".values .value").filter(has=page.locator(f'b:text-is("{args[1]}")')).click(timeout=QUICK)
    elif word in ("peek", "duel", "redraw", "trade", "cross"):
        for seat in args:
            _aim(page, update, int(seat))
        sure = confirm(page, update)
        if sure:
            sure.click(timeout=QUICK)
    else:
        index = [offer["text"] for offer in update["ask"]["moves"]].index(move)
        page.locator(".deed .buttons .do").nth(index).click(timeout=QUICK)


VISIBLE = """node => {
    node.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = node.getBoundingClientRect();
    for (let y = 0.1; y < 1; y += 0.1)
        for (let x = 0.06; x < 1; x += 0.06) {
            const [left, top] = [box.left + box.width * x, box.top + box.height * y];
            if (node.contains(document.elementFromPoint(left, top))) return [left, top];
        }
    return null;
}"""


def _in_fan(page: Page, update: Frame, card: str) -> None:
    """Cards overlap: one of a fan is taken where it can be seen."""
    point = in_hand(page, update, card).evaluate(VISIBLE, timeout=QUICK)
    if point is None:
        raise TooLate(f"{card} cannot be seen")
    page.mouse.click(*point)


WISHES = ("draw2", "reverse", "skip", "shed", "none")


def _uno(page: Page, update: Frame, move: str) -> None:
    close_sheets(page)
    word, *args = move.split()
    panel = page.locator(".panel-place")
    if word in ("declare", "catch"):
        page.locator(".call").click(timeout=QUICK)
        return
    armed = page.locator(".call.armed").count() > 0
    if (args[-1:] == ["uno"]) != armed and any(offer["args"].get("uno") for offer in update["ask"]["moves"]):
        page.locator(".call").click(timeout=QUICK)
    args = [arg for arg in args if arg != "uno"]
    if word in ("play", "jump"):
        _in_fan(page, update, args[0])
        if len(args) > 1:
            colours = [o["args"]["colour"] for o in update["ask"]["moves"] if o["args"].get("card") == args[0]]
            order = list(dict.fromkeys(colours))
            panel.locator(".colour").nth(order.index(args[1])).click(timeout=QUICK)
    elif word == "draw":
        page.locator('[data-place="draw"]').click(timeout=QUICK)
    elif word == "wish":
        kinds = {offer["args"]["wish"] for offer in update["ask"]["moves"] if offer["word"] == "wish"}
        panel.locator(".wishes .do").nth([w for w in WISHES if w in kinds].index(args[0])).click(timeout=QUICK)
        if args[0] == "skip":
            _aim(page, update, int(args[1]))
        elif args[0] == "shed":
            _in_fan(page, update, args[1])
    elif word == "swap":
        _aim(page, update, int(args[0]))
    elif word == "challenge":
        panel.locator(".do").nth(1).click(timeout=QUICK)
    elif len(update["ask"]["moves"]) == 1 and word in ("keep", "take"):
        return  # a single answer is given by the board itself, after a moment (UNO-7.32)
    elif word == "keep":
        panel.locator(".do.plain").click(timeout=QUICK)
    else:
        panel.locator(".do").first.click(timeout=QUICK)


# How drawn boards are clicked; a further game brings a function of its name in its own `tests/web/<game>_play.py`.
DRAWN: dict[str, Click] = {"toma": _toma, "uno": _uno}


@cache
def drawn(game: str) -> Click | None:
    """How the drawn board of a game is clicked; None if it is played in words."""
    place = f"tests.web.{game}_play"
    if game not in DRAWN and find_spec(place):
        found = vars(import_module(place))
        DRAWN[game] = found.get(game) or found[f"_{game}"]
    return DRAWN.get(game)


# -- a game


def over(person: Person) -> bool:
    update = person.update()
    return update is not None and bool(update["view"]["over"])


def play_on(
    people: list[Person],
    until: Callable[[], bool],
    choose: Choose = any_move,
    seed: int = 1,
    seconds: float = 150.0,
) -> int:
    """Everybody plays what is asked of them until something is so; how many moves were made by clicking.

    A click counts: nothing is clicked twice for one question.
    """
    made, end = 0, time.monotonic() + seconds
    answered: dict[str, tuple[str, int]] = {}
    while not until():
        assert time.monotonic() < end, f"not so after {seconds} s and {made} moves: {_standing(people)}"
        acted = False
        for person in people:
            update = person.update()
            if update is None or not update["ask"] or answered.get(person.name) == (person.table, update["seq"]):
                continue
            move = choose([offer["text"] for offer in update["ask"]["moves"]], chance(seed, update))
            try:
                play(person, update, move)
            except TooLate:
                continue  # others came first, or a sheet was laid over the board: look again
            answered[person.name] = (person.table, update["seq"])
            made, acted = made + 1, True
        if not acted:
            for person in people:
                if not over(person):
                    close_sheets(person.page)  # the next round waits for whoever still reads
            people[0].page.wait_for_timeout(15)
    return made


def _standing(people: list[Person]) -> str:
    told = []
    for person in people:
        update = person.update() or {}
        asked = [offer["text"] for offer in (update.get("ask") or {}).get("moves", [])]
        prompt = person.page.locator("[data-prompt]")
        told.append(f"{person.name} at {update.get('seq')} asked {asked[:6]}: {prompt.all_inner_texts()}")
    return "; ".join(told)


# -- sitting down


def new_table(person: Person, game: str, seats: int, bots: bool, people: list[str] | None = None) -> str:
    """Open a table through the page, with the usual options; its id."""
    person.go(f"/new/{game}")
    names = people or [person.name]
    for i, name in enumerate(names):
        if i:
            person.page.get_by_role("button", name="Somebody else at this screen").click()
        person.page.locator(f'[name="nickname-{i}"]').fill(name)
    person.page.get_by_role("group", name="How many seats?").get_by_role("radio", name=str(seats), exact=True).check()
    if bots or len(names) == seats:
        person.page.locator("form .button.primary").click()
    else:
        person.page.get_by_role("button", name="Invite friends").click()
    person.page.wait_for_url("**/table/*")
    return person.table


def sit(person: Person, table: str) -> None:
    """A friend opens the link, types a name and sits."""
    person.go(f"/table/{table}")
    person.page.locator('[name="nickname"]').fill(person.name)
    person.page.get_by_role("button", name=re.compile("Take a seat|S’asseoir")).click()
    expect(person.page.locator(".join")).to_have_count(0)
