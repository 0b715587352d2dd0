"""The command line: to play and to serve, to look games up, to play them in bulk and to study them; `nyoi --help`."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from nyoi.cli.house import House, house

cli: House = house
cli.places = {
    "games": "nyoi.cli.listing:games",
    "rules": "nyoi.cli.listing:rules",
    "serve": "nyoi.cli.serve:serve",
    "play": "nyoi.cli.play:play",
    "pack": "nyoi.cli.pack:pack",
    "try": "nyoi.cli.trial:attempt",
    "simulate": "nyoi.cli.work:simulate",
    "report": "nyoi.cli.report:report",
    "match": "nyoi.cli.compare:match",
    "sweep": "nyoi.cli.compare:sweep",
    "study": "nyoi.cli.study:study",
    "ladder": "nyoi.cli.strength:ladder",
    "train": "nyoi.cli.strength:train",
    "replay": "nyoi.cli.record:replay",
    "verify": "nyoi.cli.record:verify",
    "bench": "nyoi.cli.work:bench",
    "db": "nyoi.cli.db:db",
}


def main() -> None:
    """The program `nyoi`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a letter that the terminal cannot show is no reason to fail
            stream.reconfigure(errors="replace")
    cli.main(prog_name="nyoi")
