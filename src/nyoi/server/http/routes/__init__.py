"""What is answered over HTTP, by whom it is about."""
