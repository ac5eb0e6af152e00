"""People: accounts and sessions, names, and how they get along."""
