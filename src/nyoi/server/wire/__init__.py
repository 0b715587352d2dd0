"""What crosses the wire: its types, their TypeScript, messages ready to be sent."""
