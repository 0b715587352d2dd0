"""A network that dies in the middle of a move: it is said, nothing is lost, nothing happens twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.journals import saved
from tests.web.house import House, Person
from tests.web.network import Network
from tests.web.play import new_table, play_on, wait_until

pytestmark = pytest.mark.seed(1)
Come = Callable[..., Person]
SAID = 5000  # milliseconds in which a dead connection is to be said
GONE = "Connection lost, trying again…"


@pytest.fixture
def network(house: House) -> Iterator[Network]:
    found = Network(house.port)
    yield found
    found.close()


@pytest.fixture
def ana(browser: Browser, network: Network) -> Iterator[Person]:
    """Somebody who reaches the house through the network, in the middle of a game, asked for a move."""
    found = Person(browser, network.url, "Ana", plain=True)
    found.allowed = ("WebSocket connection", "Failed to load resource")
    new_table(found, "toma", 3, bots=True)
    play_on([found], lambda: seq(found) > 3 and bool((found.update() or {})["ask"]), seed=1)
    yield found
    assert found.unexpected == []
    found.close()


def seq(person: Person) -> int:
    return int((person.update() or {"seq": -1})["seq"])


def moved(house: House, person: Person) -> list[str]:
    """What the journal has of the seat's moves."""
    return [entry.move for entry in saved(house.database, person.table) if entry.kind == "move" and entry.seat == 0]


def click(person: Person, impatient: bool = True) -> str:
    """The first offered move, clicked; and who is impatient clicks again, and on everything else."""
    update = person.update()
    assert update is not None
    texts = [offer["text"] for offer in update["ask"]["moves"]]
    person.page.locator(f'.board[data-seq="{update["seq"]}"][data-rest]').wait_for(state="attached")
    for text in (texts[0], *(texts if impatient else ())):
        person.page.locator(f'[data-move="{text}"]').click(no_wait_after=True)
    return str(texts[0])


def test_the_network_freezes_in_the_middle_of_a_move(ana: Person, house: House, network: Network) -> None:
    before = moved(house, ana)
    network.freeze()
    move = click(ana)
    expect(ana.page.locator("[data-sending]")).to_be_visible(timeout=SAID)
    expect(ana.page.get_by_text(GONE)).to_be_visible(timeout=SAID)
    assert moved(house, ana) == before
    network.thaw()
    wait_until(ana, lambda: len(moved(house, ana)) > len(before))
    expect(ana.page.get_by_text(GONE)).to_have_count(0)
    expect(ana.page.locator("[data-sending]")).to_have_count(0)
    assert moved(house, ana) == [*before, move]
    assert ana.page.get_by_role("alert").count() == 0  # nor is anything refused that nobody did


def test_the_answer_is_lost_and_the_move_counts_once(ana: Person, house: House, network: Network) -> None:
    """The move arrives, the answer does not, and the connection never comes back: it is sent again on another."""
    before = moved(house, ana)
    network.deafen()
    move = click(ana)
    wait_until(ana, lambda: len(moved(house, ana)) > len(before))
    expect(ana.page.get_by_text(GONE)).to_be_visible(timeout=SAID)
    network.lose()
    expect(ana.page.get_by_text(GONE)).to_have_count(0)
    expect(ana.page.locator("[data-sending]")).to_have_count(0)
    assert moved(house, ana) == [*before, move]
    play_on([ana], lambda: len(moved(house, ana)) > len(before) + 1, seed=2)


def test_the_server_is_another_one_when_the_network_is_back(ana: Person, house: House, network: Network) -> None:
    before = moved(house, ana)
    network.freeze()
    move = click(ana)
    expect(ana.page.get_by_text(GONE)).to_be_visible(timeout=SAID)
    house.close()
    house.open()
    network.lose()
    wait_until(ana, lambda: len(moved(house, ana)) > len(before))
    expect(ana.page.get_by_text(GONE)).to_have_count(0)
    assert moved(house, ana) == [*before, move]


def test_the_browser_says_that_it_is_offline(ana: Person, house: House) -> None:
    ana.context.set_offline(True)
    expect(ana.page.get_by_text(GONE)).to_be_visible(timeout=SAID)
    ana.context.set_offline(False)
    expect(ana.page.get_by_text(GONE)).to_have_count(0)
    before = moved(house, ana)
    move = click(ana, impatient=False)
    wait_until(ana, lambda: len(moved(house, ana)) > len(before))
    assert moved(house, ana) == [*before, move]


def test_a_line_that_was_said_into_the_silence(ana: Person, network: Network) -> None:
    ana.page.locator("#tab-chat").click()
    network.freeze()
    ana.page.get_by_label("Say something").fill("Is anybody there?")
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator("[data-sending]")).to_be_visible(timeout=SAID)
    expect(ana.page.get_by_text(GONE)).to_be_visible(timeout=SAID)
    network.thaw()
    expect(ana.page.get_by_text(GONE)).to_have_count(0)
    expect(ana.page.locator(".chat .lines p").filter(has_text="Is anybody there?")).to_have_count(1)


def test_while_it_is_silent_between_others_moves_too(person: Come, browser: Browser, network: Network) -> None:
    """Nobody clicks: the one who only waits hears of it as well."""
    ana = Person(browser, network.url, "Ana")
    ana.allowed = ("WebSocket connection", "Failed to load resource")
    new_table(ana, "toma", 2, bots=False)
    bea = person("Bea")
    bea.go(f"/table/{ana.table}")
    bea.page.get_by_role("button", name="Take a seat").click()
    expect(ana.page.get_by_text("Bea")).not_to_have_count(0)
    ana.page.get_by_role("button", name="Start the game").click()
    for one in (ana, bea):
        expect(one.page.locator("[data-prompt]")).to_be_visible()
    network.freeze()
    expect(ana.page.get_by_text(GONE)).to_be_visible(timeout=SAID)
    network.thaw()
    expect(ana.page.get_by_text(GONE)).to_have_count(0)
    ana.close()
