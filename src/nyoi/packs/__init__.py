"""Packs: a game's content, edited by somebody who touches no code (`docs/packs.md`).

`folder` makes one, `check` says what is wrong in it and where, `changes` says what it changes. How a process plays with
one is `nyoi.kernel.content`'s business.
"""
