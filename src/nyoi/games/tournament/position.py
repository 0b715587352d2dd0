"""stub"""


def given(setting, position):
    raise NotImplementedError
