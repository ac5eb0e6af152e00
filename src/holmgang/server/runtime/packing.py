"""Bytes made smaller. Processes that think use it too, and load no web server for it."""

import gzip

LEVEL = 5


def pack(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)
