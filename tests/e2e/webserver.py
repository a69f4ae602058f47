"""The real server on a free port, as a program of its own: python -m tests.e2e.webserver DATABASE HOST [PORT]."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kronika.model.errors import KronikaError
from kronika.serve.web.server import serve
from kronika.settings import ServeSettings, Settings
from kronika.store.store import open_store
from tests.serve.web.chronicle import NOW

ROOT = Path(__file__).parents[2]


def command(database: Path, host: str = "127.0.0.1") -> list[str]:
    """How to start it."""
    return [sys.executable, "-m", "tests.e2e.webserver", str(database), host]


@contextmanager
def running(database: Path, host: str = "127.0.0.1") -> Iterator[str]:
    """The address of a server that runs as long as the block."""
    process = subprocess.Popen(command(database, host), cwd=ROOT, stdout=subprocess.PIPE, text=True)
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
    settings = Settings(serve=ServeSettings(host=sys.argv[2], port=int(sys.argv[3]) if len(sys.argv) > 3 else 0))
    try:
        with open_store(f"sqlite:///{sys.argv[1]}") as store:
            serve(store, settings, clock=lambda: NOW, on_ready=lambda address: print(address, flush=True))
    except KronikaError as error:
        print(error, file=sys.stderr)
        sys.exit(error.exit_code)


if __name__ == "__main__":
    main()
