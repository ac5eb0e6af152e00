"""Sentences for people, before Fluent is installed.

The files are Fluent's, of one plain line a sentence: `name = text with { $values }`.
Written for any Python: an old one must be able to say that it is too old.
"""

import io
import os
import re
import sys

if sys.version_info >= (3, 11):
    from typing import Any  # noqa: F401  for the comments below

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "locale")
LINE = re.compile(r"^([\w-]+) = (.+)$", re.M)
VALUE = re.compile(r"\{ \$([\w-]+) \}")


def language():
    # type: () -> str
    wishes = [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    wish = ([wish for wish in wishes if wish] + ["en"])[0][:2].lower()
    return wish if wish in ("ru", "fr") else "en"


def sentences(lang):
    # type: (str) -> dict[str, str]
    with io.open(os.path.join(FOLDER, lang + ".ftl"), encoding="utf-8") as file:
        return dict(LINE.findall(file.read()))


def words(name, **values):
    # type: (str, object) -> str
    text = sentences(language())[name]
    return VALUE.sub(lambda found: "%s" % (values[found.group(1)],), text)


def write(stream, text):
    # type: (Any, str) -> None
    """In UTF-8, whatever the terminal says of itself."""
    stream.flush()
    out = getattr(stream, "buffer", stream)
    out.write(text.encode("utf-8"))
    out.flush()


def complain(name, **values):
    # type: (str, object) -> None
    """One line what is wrong, and one what to do."""
    for line in (name, name + "-remedy"):
        write(sys.stderr, words(line, **values) + "\n")
