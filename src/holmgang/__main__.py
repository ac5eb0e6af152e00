"""`python -m holmgang` is the command line."""

import sys

from holmgang.cli import main

sys.exit(main())
