"""The contract of every game of Nyoi, run on this one."""

from nyoi.testing.contract import Contract


class TestContract(Contract):
    games = ("embers",)
