"""Other processes: who gets one next, and what they do."""
