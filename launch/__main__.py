"""The gate: this file and words.py run on any Python, to tell an old one what it lacks."""

import sys

from launch.words import complain

NEEDED = (3, 11)

if sys.version_info < NEEDED:
    complain("old-python", found="%d.%d" % sys.version_info[:2])
    sys.exit(1)

from launch.commands import main  # noqa: E402

sys.exit(main(sys.argv[1:]))
