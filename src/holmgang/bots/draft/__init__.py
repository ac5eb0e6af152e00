"""Players for the draft."""
