"""`python -m holmgang.server`: the server without the rest of the command line."""

from holmgang.server.run import bind, serve
from holmgang.server.settings import from_environment

HOST, PORT = "127.0.0.1", 8642

if __name__ == "__main__":
    serve(from_environment(), HOST, PORT, [bind(HOST, PORT)])
