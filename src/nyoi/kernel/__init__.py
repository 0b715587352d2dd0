"""The kernel: state, frames, decisions, events, chance, log. It knows no game.

Read `docs/kernel.md` for the whole in one sitting; the files in the order in which they build on
each other are `rng`, `decision`, `event`, `frame`, `refused`, `state`, `play`, `position`, `spelling`,
`game`, `log`, `table`.
"""
