"""What is done to a server from outside, and by itself at night."""
