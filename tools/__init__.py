"""Developer tools: golden logs, tree counts, rule traceability, load and speed measurements."""
