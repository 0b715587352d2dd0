"""Content packs: a game's content, edited without touching code (`docs/packs.md`).

`folder` creates a pack, `check` reports its mistakes with their lines, and `changes` lists its changes.
`nyoi.kernel.content` loads a pack into a process.
"""
