"""The real server on a free port, as a program of its own: python -m tests.e2e.webserver DATABASE HOST [PORT [HOME NOW]]."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from itertools import zip_longest
from pathlib import Path

from kronika.model.errors import KronikaError
from kronika.serve.api.app import doors
from kronika.serve.web.server import serve
from kronika.settings import ServeSettings, Settings
from kronika.store.store import open_store
from tests.serve.web.chronicle import NOW

ROOT = Path(__file__).parents[2]


def command(database: Path, host: str = "127.0.0.1", *more: str) -> list[str]:
    """How to start it."""
    return [sys.executable, "-m", "tests.e2e.webserver", str(database), host, *more]


@contextmanager
def running(database: Path, host: str = "127.0.0.1", *more: str) -> Iterator[str]:
    """The address of a server that runs as long as the block."""
    process = subprocess.Popen(command(database, host, *more), cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        assert address, f"the server did not start (exit {process.poll()})"
        yield address
    finally:
        process.terminate()
        code = process.wait(timeout=20)
    assert code == 0, f"the server did not stop cleanly (exit {code})"


def main() -> None:
    """Serve until asked to stop."""
    database, host, port, home, now = (
        given or usual for given, usual in zip_longest(sys.argv[1:], ("", "127.0.0.1", "0", "", NOW.isoformat()))
    )
    settings = Settings(home=Path(home or Path(database).parent), serve=ServeSettings(host=host, port=int(port)))
    try:
        with open_store(f"sqlite:///{database}") as store:
            moment = datetime.fromisoformat(now)
            serve(
                store,
                settings,
                clock=lambda: moment,
                on_ready=lambda address: print(address, flush=True),
                beside=doors(store, settings, clock=lambda: moment),
            )
    except KronikaError as error:
        print(error, file=sys.stderr)
        sys.exit(error.exit_code)


if __name__ == "__main__":
    main()
