"""The table for others: REST, WebSockets, a log that survives any crash."""
