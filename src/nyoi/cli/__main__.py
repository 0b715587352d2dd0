"""`python -m nyoi.cli`: the program without its script."""

from nyoi.cli import main

if __name__ == "__main__":  # not in the worker processes, which read this file again
    main()
