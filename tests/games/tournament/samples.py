"""Positions of the Tournament that between them use every key."""

from typing import Any, Final

SIX: Final = (
    "monna vuon nink zium shosa hopp",
    "frost krillin c17 c18 hit toppo",
    "kale caulifla jiren vegeta piccolo son_goku",
)
PLACED: Final = (
    "monna@A5 vuon@A7 nink@A9 zium@C5 shosa@C7 hopp@C9",
    "frost@M5 krillin@M7 c17@M9 c18@K5 hit@K7 toppo@K9",
)

SAMPLES: Final[list[dict[str, Any]]] = [
    {"seats": 3, "phase": "throws", "throws": "6 6 2 / 1 5", "piles": {"event": "eve_ki eve_elan"}},
    {"teams": "jiren / hit vegeta", "phase": "draft", "throws": "2 5", "options": {"draft_order": "circle"}},
    {
        "teams": "jiren kale / hit vegeta / son_goku",
        "phase": "draft",
        "drafter": 2,
        "options": {"draft_order": "snake"},
    },
    {"teams": " / ".join(SIX), "phase": "place", "drafter": 1, "dice": "3"},
    {"teams": " / ".join(PLACED), "phase": "place", "throws": [[4, 1]], "dice": [2], "piles": {"attack": "att_hakai"}},
    {
        "teams": "frost@D7 monna@D9-2 kefla@A5 / vuon@F7 nink@F9-3",
        "hands": "def_releve att_hakai spe_vitesse / def_sauvetage def_garde def_esquive_eclair",
        "lost": "hopp / c17 c18",
        "event": "eve_ki",
        "seen": ["1:0:att_hakai", "0:1:def_garde"],
        "under": {"attack": "att_kamehameha att_kienzan", "special": "spe_fusion"},
        "piles": {"attack": "att_kikoho", "defence": "def_souffle"},
        "specials": [1],
        "round": 4,
    },
    {
        "teams": ["kale@F6-9 caulifla@G7-2 monna@A5", "jiren@M5 frost@M8", "", "krillin@K5-10"],
        "hands": ["spe_fusion spe_conseil", "att_makankosappo", "-", "def_souffle"],
        "fallen": [2],
        "turn": 3,
        "starter": 1,
        "round": 6,
        "phase": "turn",
        "flips": 18,
        "pile": "ganos zium vuon hopp",
        "bottom": 2,
        "aside": "c17",
        "flared": "krillin",
        "options": {"solar_flare": "instead_of_damage_once", "reshuffle_events": True},
    },
    {
        "teams": "monna@F7 / frost@M7 / nink@A5",
        "phase": "end",
        "turn": 2,
        "starter": 0,
        "round": 11,
        "extra_rounds": 1,
        "mode": "rounds10",
    },
    {
        "teams": "monna@F7 vuon@D5 / frost@M7 son_goku@G4 / nink@A5",
        "mode": "timed",
        "time_up": True,
        "round": 7,
        "turn": 1,
        "starter": 0,
        "options": {"youngest_seat": 1, "timed_end": "round"},
    },
    {
        "teams": "cabba@D7-6 zium@D8-4 / son_goku@F7-20 hopp@G7",
        "dice": "4 kick kick kick aura ball",
        "event": "eve_eveil",
    },
]
