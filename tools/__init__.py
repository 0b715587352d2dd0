"""Tools for those who build the house: golden logs, tree counts, rule traceability."""
