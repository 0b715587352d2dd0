"""Texts shown to people: Fluent catalogues, sentences for game messages, rulebooks, lessons."""
