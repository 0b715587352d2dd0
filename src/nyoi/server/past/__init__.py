"""What carries over from one evening to the next: recordings, histories, figures, ratings."""
