"""What clients ask for: REST, the WebSocket and the pages of the app."""
