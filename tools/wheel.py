"""Build the wheel and try it as a new user would: `make wheel`, or `python -m tools.wheel [WHEEL]`.

The wheel is built from the source archive alone. It is installed into a virtual environment in a temporary
folder and tried with an empty home directory and only that environment on the PATH: no Node, no compiler, no
clone. A wheel given on the command line, such as a compiled one, is tried without building.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import connect

from nyoi.lab.load.client import free_port
from nyoi.lab.load.match import post
from nyoi.version import VERSION

ROOT: Final = Path(__file__).parent.parent
DIST: Final = ROOT / "dist"
PIP: Final = ("-m", "pip", "--quiet", "--quiet", "--disable-pip-version-check")
# Without PYTHONPATH, which would let pip find the source tree.
HERE: Final = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
UNWANTED: Final = ("node", "npm", "cc", "gcc", "clang", "make", "git")


def built(folder: Path) -> Path:
    """Build the source archive, then the wheel from that archive; return the wheel."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    pack = f"import setuptools.build_meta as b; print(b.build_sdist({str(folder)!r}))"
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", pack], cwd=ROOT, capture_output=True, text=True, env=HERE
    )
    if done.returncode:
        sys.exit(done.stderr.strip().splitlines()[-1])
    archive = folder / done.stdout.split()[-1]
    wheel = (*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(folder), str(archive))
    subprocess.run([sys.executable, *wheel], check=True, env=HERE)
    return next(folder.glob("*.whl"))


def installed(wheel: Path, folder: Path) -> Path:
    """Install the wheel and its dependencies into a new virtual environment; return its `bin` folder."""
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    programs = folder / "venv" / "bin"
    install = (*PIP, "install", "--constraint", str(ROOT / "constraints.txt"), str(wheel))
    subprocess.run([str(programs / "python"), *install], check=True, env=HERE)
    return programs


def poor(programs: Path, home: Path) -> dict[str, str]:
    """Return an environment with an empty home and only these programs on the PATH."""
    home.mkdir()
    env = {"HOME": str(home), "PATH": str(programs), "LANG": "en_US.UTF-8", "PYTHONUTF8": "1"}
    assert not [name for name in UNWANTED if shutil.which(name, path=env["PATH"])]
    return env


class Trial:
    """A `nyoi` program to try, with its environment and working folder."""

    def __init__(self, program: Sequence[str], env: Mapping[str, str], folder: Path) -> None:
        self.program: Final = list(program)
        self.env: Final = dict(env)
        self.folder: Final = folder

    def run(self, *args: str, input: str = "") -> str:
        """Return the output of a command, which must succeed."""
        done = subprocess.run(
            [*self.program, *args], input=input, capture_output=True, encoding="utf-8", env=self.env, cwd=self.folder
        )
        assert done.returncode == 0, f"nyoi {' '.join(args)}: {done.returncode}\n{done.stdout}{done.stderr}"
        return done.stdout

    def all(self) -> Iterator[str]:
        """Try everything, yielding a line for each step."""
        version = self.run("--version").strip()
        assert version.startswith(f"nyoi {VERSION} (")
        yield version
        games = json.loads(self.run("games", "--json"))
        yield f"games: {', '.join(game['id'] for game in games)}"
        for game in games:
            least = min(mode["least"] for mode in game["modes"])
            found = json.loads(self.run("simulate", game["id"], "--games", "2", "--seats", str(least), "--json"))
            assert found["games"] == 2
        yield "simulates: every game"
        first = games[0]["id"]
        self.run("play", first, "--seed", "1", input="1\n1\nsave evening.nyoi\nquit\n")
        log = json.loads(self.run("verify", "evening.nyoi", "--json"))
        assert log["game"] == first
        assert log["moves"] > 0
        yield f"plays and verifies: {first}, {log['moves']} moves, {log['fingerprint']}"
        yield from self.served(first)

    def served(self, game: str) -> Iterator[str]:
        """Try the page, the health check, and a move over a WebSocket."""
        port = free_port()
        serve = ["serve", "--port", str(port), "--database", "house.db"]
        how: Any = {"stdout": subprocess.PIPE, "encoding": "utf-8", "env": self.env, "cwd": self.folder}
        with subprocess.Popen([*self.program, *serve], **how) as server:
            try:
                assert server.stdout is not None
                assert f"http://127.0.0.1:{port}" in server.stdout.readline()
                yield f"serves: {visited(f'http://127.0.0.1:{port}')}"
                table, move = moved(port, game)
                yield f"a move over a socket: {move}"
                yield f"the picture of a link: {pictured(f'http://127.0.0.1:{port}/picture/{table}.png')}"
            finally:
                server.terminate()
        assert json.loads(self.run("db", "check", "house.db", "--json"))["whole"]
        yield "stops, and everything is kept"


def visited(address: str) -> str:
    """Load the page and the files it links to; return a summary."""
    page = opened(f"{address}/").decode()
    files = re.findall(r'(?:src|href)="(/[^"]+)"', page)
    assert any(name.endswith(".js") for name in files), page
    size = sum(len(opened(address + name)) for name in files)
    assert json.loads(opened(f"{address}/health"))
    return f"the page, {len(files)} files of it ({size} bytes), /health"


def opened(address: str) -> bytes:
    """Return the content of an address, waiting up to a minute for the server to start."""
    end = time.monotonic() + 60
    while True:
        try:
            with urllib.request.urlopen(address, timeout=60) as answer:  # our own server  # nosec B310
                return bytes(answer.read())
        except urllib.error.HTTPError:
            raise
        except urllib.error.URLError:
            if time.monotonic() > end:
                raise
            time.sleep(0.1)


def pictured(address: str) -> str:
    """Check a table's link preview image, which needs the images and fonts in the wheel; return its size."""
    picture = opened(address)
    assert picture.startswith(b"\x89PNG")
    return f"{len(picture)} bytes"


def moved(port: int, game: str) -> tuple[str, str]:
    """Open a table with a bot and play the first legal move; return the table and the move."""
    player = post(port, "/api/players", {"nickname": "Stranger"})
    body = {"game": game, "seats": 2, "mine": 1, "bots": [{"seat": 1, "level": 1}], "start": True}
    table = post(port, "/api/tables", body, player["token"])
    hello = {"type": "hello", "player": player["token"], "seats": [seat["token"] for seat in table["seats"]], "seq": -1}
    with connect(f"ws://127.0.0.1:{port}/ws/{table['table']}") as socket:
        socket.send(json.dumps(hello))
        while True:
            heard = json.loads(socket.recv(timeout=60))
            if heard["type"] == "update" and heard["ask"] and heard["ask"]["moves"]:
                break
        move = heard["ask"]["moves"][0]["text"]
        play = {"type": "play", "cmd_id": "1", "seat": heard["seat"], "seq": heard["seq"], "move": move}
        socket.send(json.dumps(play))
        while heard["type"] != "answer":
            heard = json.loads(socket.recv(timeout=60))
    assert heard["ok"], heard
    return table["table"], move


def main(args: list[str]) -> None:
    wheel = Path(args[0]).resolve() if args else built(DIST)
    print(f"{wheel.name}: {os.path.getsize(wheel)} bytes")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        programs = installed(wheel, folder)
        trial = Trial([str(programs / "nyoi")], poor(programs, folder / "home"), folder)
        for line in trial.all():
            print(line)


if __name__ == "__main__":
    main(sys.argv[1:])
