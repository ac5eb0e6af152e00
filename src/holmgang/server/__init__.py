"""The table in a house of its own: REST, WebSockets, a log that survives any crash."""
