"""The words of the house: Fluent catalogues, sentences for what happens, the rules to read."""
