"""Is right, and writes without end to standard error."""

import sys
import threading

from pebbles import Pebbles, serve


def log() -> None:
    while True:
        sys.stderr.write("thinking about pebbles\n" * 500)


threading.Thread(target=log, daemon=True).start()
serve(Pebbles().answer)
