"""What others see of a table before they open it: a title, a sentence, a picture."""
