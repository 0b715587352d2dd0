"""The example that learns: in small it beats chance clearly, the same seed learns the same, it is kept in a file."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from nyoi.kernel.refused import Refused
from nyoi.kernel.rng import Rng
from tests.examples.installed import ROOT
from tests.server.conftest import named_seed
from tests.server.guests import Guest, Running

__all__ = ["named_seed"]
pytestmark = [pytest.mark.long, pytest.mark.xdist_group("agents")]  # what they share is trained once
SOURCE = str(ROOT / "examples" / "agents" / "src")
GAME, ACTIONS, SEED, DEALS = "toma", 30_000, 1, 300


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A network that has learned nothing yet, in a file: training takes long, and only one test needs it."""
    sys.path.insert(0, SOURCE)
    from nyoi_agents.network import Network

    from nyoi.rl.kit import Kit

    path, kit = tmp_path_factory.mktemp("agents") / "network.npz", Kit(GAME, 2)
    Network(kit.observer.size, len(kit.lexicon), seed=SEED).save(path, kit)
    yield path
    sys.path.remove(SOURCE)


def test_it_beats_chance_clearly(kept: Path) -> None:
    """Seed 5, 300 games with seats changing: 0.5 and three standard errors are 0.587; an untrained one stays below."""
    from nyoi_agents.bot import Trained
    from nyoi_agents.train import share, train

    assert share(GAME, Trained(kept), "random", DEALS // 3, 5) < 0.587
    trained = kept.with_name("trained.npz")
    network, games = train(GAME, ACTIONS, SEED)
    network.save(trained, games.kit)
    assert share(GAME, Trained(trained), "random", DEALS, 5) > 0.587


def test_the_same_seed_learns_the_same(kept: Path) -> None:
    from nyoi_agents.train import train

    one, other, third = (train(GAME, 6_000, seed)[0].weights for seed in (7, 7, 8))
    assert all(np.array_equal(one[name], other[name]) for name in one)
    assert not np.array_equal(one["said"], third["said"])


def test_a_kept_network_knows_its_table(kept: Path) -> None:
    from nyoi_agents.bot import Trained

    import nyoi
    from nyoi.bots.sight import look

    mine = Trained(kept)
    table = nyoi.new(GAME, seats=2, seed=1)
    sight = look(table, 0)
    assert mine.choose(sight, Rng(1)) in sight.moves
    with pytest.raises(ValueError, match="the network is for"):
        mine.choose(look(nyoi.new(GAME, seats=3, seed=1), 0), Rng(1))
    broken = kept.with_name("broken.npz")
    broken.write_bytes(b"nothing")
    with pytest.raises(Refused):
        Trained(broken)


@pytest.mark.seed(1)
def test_it_plays_at_a_live_table(kept: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A real server, the network on one seat, a bot of the house on the other: to the end, no move by lot."""
    monkeypatch.setenv("NYOI_WEIGHTS", str(kept))
    running = Running(tmp_path, bots=("nyoi_agents.bot:Trained",))
    try:
        ann = Guest(running.port)
        assert ann.get(f"/api/games/{GAME}")["bots"] == [{"level": 6, "name": "Trained network"}]
        bots = [{"seat": 0, "level": 2}, {"seat": 1, "level": 6}]
        ann.wait_over(ann.open(GAME, 2, mine=0, bots=bots, start=True))
    finally:
        running.stop()  # which fails if a bot moved by lot
