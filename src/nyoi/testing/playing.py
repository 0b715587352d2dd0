"""Random games for tests of games; the lab's audit uses the same (`nyoi.bots.playing`)."""

from nyoi.bots.playing import LONGEST as LONGEST
from nyoi.bots.playing import PATIENCE as PATIENCE
from nyoi.bots.playing import Case as Case
from nyoi.bots.playing import Seldom as Seldom
from nyoi.bots.playing import cases as cases
from nyoi.bots.playing import clone as clone
from nyoi.bots.playing import play_on as play_on
from nyoi.bots.playing import some_options as some_options
from nyoi.bots.playing import some_value as some_value
