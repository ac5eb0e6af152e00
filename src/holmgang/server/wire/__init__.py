"""What travels between server and clients, and the words in it."""
