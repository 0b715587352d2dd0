"""The version of the house; kept apart so that a build can read it without importing anything."""

VERSION = "0.1.0"
