"""The watched pages on loopback addresses, a host for each design, in a process of their own and by the real clock."""

from __future__ import annotations

import http.client
import json
import os
import socket
import subprocess
import sys
import threading
from datetime import UTC, datetime
from types import TracebackType
from typing import Self

import uvicorn

from kronika.sampleweb.clock import SampleClock
from kronika.sampleweb.server import BACKLOG, end_with_parent
from kronika.sampleweb.watched.pages import designs
from kronika.sampleweb.watched.site import WatchedSite
from kronika.sampleweb.web import SampleWeb

FRONT = "127.0.1.250"  # where the control and the charset pages are


class RealClock(SampleClock):
    """Pages that tell the time tell the real one, because watchers compare it with theirs."""

    def __call__(self) -> datetime:
        """Now."""
        return datetime.now(UTC)


def addresses() -> dict[str, str]:
    """The loopback address of each design: a host in trouble must not make others wait."""
    return {name: f"127.0.1.{number}" for number, name in enumerate(designs(), 1)}


class WatchedServer:
    """The server in a process of its own."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.watching.server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        self.port = int(self._process.stdout.readline())
        self.hosts = addresses()

    def url(self, design: str, case: str) -> str:
        """The address of a design in a case."""
        return f"http://{self.hosts[design]}:{self.port}/{design}/{case}"

    def charset_url(self, case: str) -> str:
        """The address of a page whose charset changes."""
        return f"http://{FRONT}:{self.port}/charset/{case}"

    def set_look(self, look: int) -> None:
        """Let time pass on all pages."""
        connection = http.client.HTTPConnection(FRONT, self.port, timeout=10)
        connection.request("PUT", "/~set", json.dumps({"look": look}))
        assert connection.getresponse().status == 200
        connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()


def main() -> None:
    """Serve until the parent is gone; prints the port."""
    site = WatchedSite()
    hosts = [*addresses().values(), FRONT]
    first = listening(hosts[0], 0)
    port = first.getsockname()[1]
    sockets = [first, *(listening(host, port) for host in hosts[1:])]
    web = SampleWeb(dict.fromkeys(hosts, site), RealClock())
    threading.Thread(target=end_with_parent, args=(os.getppid(),), daemon=True).start()
    print(port, flush=True)
    config = uvicorn.Config(web, lifespan="off", log_level="error", access_log=False)
    uvicorn.Server(config).run(sockets=sockets)


def listening(host: str, port: int) -> socket.socket:
    """A listening socket without Nagle's delay."""
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(BACKLOG)
    return listener


if __name__ == "__main__":
    main()
