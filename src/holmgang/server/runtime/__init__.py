"""What the process itself runs on: threads, sockets, memory, logs, figures."""
