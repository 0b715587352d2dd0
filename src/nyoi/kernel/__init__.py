"""The rules engine: state, frames, decisions, events, chance, log. It knows no particular game.

`docs/kernel.md` explains the whole. The modules in the order in which they build on each other are `rng`,
`decision`, `event`, `frame`, `refused`, `state`, `play`, `position`, `spelling`, `game`, `log`, `table`.
"""
