"""Compiler shim: what mypyc needs and plain Python does not, see `setup.py`.

Interpreted, `i64` is `int` and the decorator does nothing, so neither the engine nor a game depends on the
compiler.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):
        """Return a decorator that does nothing; compiled, it sets attributes of a native class."""
        return lambda found: found
