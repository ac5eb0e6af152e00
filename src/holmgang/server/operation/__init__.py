"""What operators do to a server, and what it clears away by itself."""
