"""stub"""

from nyoi.kernel.play import Refused


def why_not(s, seat, text):
    return Refused("unknown-move", "TOUR-5.1", text=" ".join(text))
