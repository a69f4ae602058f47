"""Kronika in a process of its own, so that its time and memory are its own: commands on stdin, answers on stdout."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Sequence
from typing import Any

from bench.watching.watcher import Seen


class KronikaApart:
    """The same as `ours.Kronika`, at the other end of a pipe."""

    name = "Kronika"

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.watching.apart"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.seconds = 0.0  # of the last check, as measured there

    def add(self, urls: Sequence[str]) -> None:
        """Watch these pages too."""
        self._ask({"add": list(urls)})

    def check(self) -> dict[str, Seen]:
        """Check all pages."""
        told = self._ask({"check": True})
        self.seconds = told["seconds"]
        return {url: Seen(changed=changed) for url, changed in told["changed"].items()}

    def text(self, url: str) -> str:
        """Not asked for here."""
        return ""

    def processes(self) -> list[int]:
        """That process, with its readers below it."""
        return [self._process.pid]

    def size(self) -> int:
        """The bytes of its database, written out."""
        return int(self._ask({"size": True})["size"])

    def close(self) -> None:
        """End it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(30)

    def _ask(self, told: dict[str, Any]) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(told) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())


def main() -> None:
    """Serve one watcher until the pipe closes."""
    from bench.watching.ours import Kronika

    watcher = Kronika()
    for line in sys.stdin:
        told = json.loads(line)
        print(json.dumps(answer(watcher, told)), flush=True)
    watcher.close()


def answer(watcher: Any, told: dict[str, Any]) -> dict[str, Any]:
    """Do one command."""
    if "add" in told:
        watcher.add(told["add"])
        return {}
    if "size" in told:
        return {"size": watcher.size()}
    began = time.perf_counter()
    seen = watcher.check()
    return {"seconds": time.perf_counter() - began, "changed": {url: one.changed for url, one in seen.items()}}


if __name__ == "__main__":
    main()
