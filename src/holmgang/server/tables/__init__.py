"""Tables: what the log makes of them, and those that live in memory."""
