"""Positions of Toma that between them use every key."""

from typing import Any, Final

SAMPLES: Final[list[dict[str, Any]]] = [
    {"hands": "freya ajito / motta / cooler", "pile": "claire sk", "balls": [1, 2, 0], "starter": 2, "round": 4},
    {
        "hands": "freya / motta / cooler / -",
        "pile": "sk claire",
        "turn": 1,
        "out": [3],
        "rows": "tentra / / / ajito pythar",
        "ways": "played / / / played thrown",
        "shields": [1],
        "plays": ["0:tentra", "3:ajito"],
    },
    {
        "hands": "tobi hidan / enki / fugma",
        "pile": "motta wesey nate",
        "deck": 32,
        "plays": ["1:ajito", "2:tytoon"],
        "seen": ["1:0", "2:1:aware", "0:2:secretly"],
        "ruled_out": "- / 5 6 / 0",
        "open": "gohan",
        "aside": "toma",
    },
    {
        "hands": "freya / motta / cooler",
        "aim": "light",
        "pile": "claire",
        "deck": 32,
        "options": {"zero_reaction": "optional"},
    },
    {
        "hands": "freya / motta / fugma",
        "aim": "tobi:duel_low_out",
        "plays": ["2:sk"],
        "pile": "claire nate",
        "deck": 32,
    },
    {
        "hands": "freya ajito / motta / -",
        "pile": "claire",
        "balls": [5, 5, 3],
        "overtime": True,
        "options": {"overtime": "tied"},
        "out": [],
    },
    {
        "hands": ["dayu light", "motta", "fugma", "wesey", "kuro"],
        "pile": ["hidan", "warui"],
        "deck": 20 + 12,
        "options": {"cross_self": False, "empty_deck_draw": "set_aside", "named_zero": "guess_wins"},
    },
    {
        "order": "freya motta cooler tentra ajito sk claire pythar kuro fugma toma tytoon charlo enki gohan light",
        "seats": 3,
        "deck": "freya motta cooler tentra ajito sk claire pythar kuro fugma toma tytoon charlo enki gohan light",
    },
]
