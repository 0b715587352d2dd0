"""What the compiler knows and plain Python does not need: see `setup.py`.

Interpreted, `i64` is `int` and the decorator does nothing; so neither the kernel nor a game depends on the compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):
        """Facts about a class for the compiler."""
        return lambda found: found
