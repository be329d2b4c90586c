"""够级: ``python -m gouji`` is the command line."""

import sys

from gouji.cli.entry import main

if __name__ == "__main__":
    sys.exit(main())
