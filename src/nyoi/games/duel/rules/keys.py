"""Decision keys of Duel, used by frames, hints, standing orders, previews and refusals.

`tests/games/test_keys.py` checks that every key in use is asked by some frame.
"""

from __future__ import annotations

from typing import Final

# -- before the first round
LAY_TILE: Final = "lay-tile"
TOKEN_TILE: Final = "token-tile"
DRAFT_PICK: Final = "draft-pick"
TEAM_FORM: Final = "team-form"
TEAM_PICK: Final = "team-pick"
# -- a round, an activation
SAI_STEP: Final = "sai-step"
ACT_CHOOSE: Final = "act-choose"
ACT_PASS: Final = "act-pass"
ACT_DEPLOY: Final = "act-deploy"
ACT_DIE: Final = "act-die"
ACT_MENU: Final = "act-menu"
REGARD: Final = "regard"
# -- windows (DUEL-7.1), and the actions granted by cards
R: Final = "r"
B: Final = "b"
X: Final = "x"
X_ACTOR: Final = "x-actor"
P: Final = "p"
GRANT: Final = "grant"
# -- defence and its consequences
F_MAIN: Final = "f-main"
F_TOKENS: Final = "f-tokens"
F_ALLIES: Final = "f-allies"
F_ALLY_TOKENS: Final = "f-ally-tokens"
W_TOKENS: Final = "w-tokens"
STEAL: Final = "steal"
PUSH: Final = "push"
TOKEN_CHOICE: Final = "token-choice"
DRAGON_CHOICE: Final = "dragon-choice"
DRAGON_DRAW: Final = "dragon-draw"
