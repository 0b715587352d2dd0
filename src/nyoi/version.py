"""The version of the house; kept apart so that a build can read it without importing anything."""

VERSION = "0.2.0"


def build() -> str:
    """Whether the kernel runs compiled or interpreted."""
    import nyoi.kernel.state

    return "interpreted" if str(nyoi.kernel.state.__file__).endswith(".py") else "compiled"
