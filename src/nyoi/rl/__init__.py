"""The games as environments for learners: `pip install 'nyoi[rl]'`, `docs/research.md`.

>>> import nyoi.rl
>>> nyoi.rl.env("toma").metadata["name"]
'toma_v1'
"""

from __future__ import annotations

from nyoi.rl.aec import TableEnv, env
from nyoi.rl.registry import register
from nyoi.rl.single import Single
from nyoi.rl.vector import Vector

__all__ = ["Single", "TableEnv", "Vector", "env", "register"]
register()
