"""What is kept for good."""
