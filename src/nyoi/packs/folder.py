"""Creation of a pack as a copy of a game's tables."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from nyoi.games import home
from nyoi.kernel.content import ABOUT
from nyoi.kernel.refused import Refused

_NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")

_TEXT: Final = """# A pack: the tables beside this file take the place of the game's own. Those left out are the game's.
# Edit them, then: nyoi try {name}
game = "{game}"
name_fr = "{name}"
name_en = "{name}"
notes_fr = ""
notes_en = ""
"""


def new(folder: str, game: str) -> Path:
    """Copy a game's content into a new folder; raise `Refused` if it exists or has an invalid name."""
    place = Path(folder)
    if not _NAME.fullmatch(place.name):
        raise Refused("pack-name", pack=folder)
    source = home(game) / "content"
    if place.exists():
        raise Refused("pack-exists", pack=folder)
    try:
        place.mkdir(parents=True)
        for table in sorted(source.glob("*.toml")):
            shutil.copyfile(table, place / table.name)
        (place / ABOUT).write_text(_TEXT.format(name=place.name, game=game), encoding="utf-8")
    except OSError as error:
        raise Refused("cannot-write", path=folder) from error
    return place
