"""A real server in a process of its own, for browsers to visit; it can be killed and come back."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import holmgang

SOURCE = Path(holmgang.__file__).parents[1]
"""Where the tests import Holmgang from: the server runs the same build."""
PATIENCE = 300.0

START = """
if __name__ == "__main__":
    import sys
    from holmgang.server.run import bind, serve
    from holmgang.server.settings import from_environment

    port = int(sys.argv[1])
    serve(from_environment(), "127.0.0.1", port, [bind("127.0.0.1", port)])
"""


class House:
    """The server over one data folder, always at the same address."""

    def __init__(self, folder: Path, *path: Path) -> None:
        """`path` are the folders where packages are found; Holmgang's own if none are given."""
        self.folder = folder
        self.path = os.pathsep.join(map(str, path or [SOURCE]))
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        # A file, not `-c`: the bots' processes import the main module again.
        self.script = folder / "serve.py"
        self.script.write_text(START)

    def start(self) -> None:
        env = os.environ | {
            "HOLMGANG_DATA": str(self.folder),
            "HOLMGANG_RATE": "0",
            "HOLMGANG_BOT_DELAY": "0.01",
            "HOLMGANG_ANALYSIS": "1",
            "PYTHONPATH": self.path,
        }
        command = [sys.executable, str(self.script), str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        self._await()

    def _await(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise TimeoutError((self.folder / "server.log").read_text()[-2000:])

    def kill(self) -> None:
        """End it as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(timeout=15)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
