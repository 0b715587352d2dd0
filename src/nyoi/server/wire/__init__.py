"""Message types, their TypeScript, and their encoding."""
