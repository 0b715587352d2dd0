"""The command line: to play and to serve, to look games up, to play them in bulk and to study them; `nyoi --help`."""

from __future__ import annotations

import sys
from io import TextIOWrapper

from nyoi.cli.compare import match, sweep
from nyoi.cli.db import db
from nyoi.cli.house import House, house
from nyoi.cli.listing import games, rules
from nyoi.cli.pack import pack
from nyoi.cli.play import play
from nyoi.cli.record import replay, verify
from nyoi.cli.report import report
from nyoi.cli.serve import serve
from nyoi.cli.strength import ladder, train
from nyoi.cli.study import study
from nyoi.cli.trial import attempt
from nyoi.cli.work import bench, simulate

cli: House = house
for _command in (
    *(games, rules, serve, play, pack, attempt, simulate, report, match, sweep, study),
    *(ladder, train, replay, verify, bench, db),
):
    cli.add_command(_command)


def main() -> None:
    """The program `nyoi`."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # a letter that the terminal cannot show is no reason to fail
            stream.reconfigure(errors="replace")
    cli.main(prog_name="nyoi")
