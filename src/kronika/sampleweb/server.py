"""Runs the sample web on one loopback port, here or in a process of its own that ends with its parent."""

from __future__ import annotations

import argparse
import http.client
import json
import logging
import os
import select
import signal
import socket
import subprocess
import sys
import threading
from datetime import datetime
from types import TracebackType
from typing import Any, Self

import uvicorn

from kronika.model.errors import PartMissing
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.scaled.world import scaled_sites, with_doubles
from kronika.sampleweb.site import Site
from kronika.sampleweb.web import SampleWeb
from kronika.sampleweb.world import base, by_host

LOOPBACK = "127.0.0.1"
READY = "The sample web listens on port "
PATIENCE = 10.0  # seconds to wait for an orderly end
GLANCE = 0.5  # seconds between two looks at the parent
BACKLOG = 1024


class SampleServer:
    """A sample web in a process of its own; use it as a context manager, or call stop()."""

    def __init__(self, port: int = 0, now: datetime = NOW, sites: int = 0, *, calm: bool = False) -> None:
        command = [sys.executable, "-m", "kronika.sampleweb.server", "--port", str(port), "--now", now.isoformat()]
        command += ["--sites", str(sites), *(["--calm"] if calm else [])]
        self._process = subprocess.Popen(
            [*command, "--with-parent"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C in a terminal is for the parent, with which it ends
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.startswith(READY):
            self.stop()
            raise PartMissing(f"The sample web did not start on port {port}; is the port in use by another program?")
        self.port = int(line.removeprefix(READY).split()[0].rstrip("."))

    def url(self, host: str, path: str = "/") -> str:
        """The address of a page of one site."""
        return base(host, self.port) + path

    def set_now(self, now: datetime) -> None:
        """Move the sample world's clock."""
        self._control("PUT", "/clock", now.isoformat())

    def now(self) -> datetime:
        """The sample world's present moment."""
        return datetime.fromisoformat(self._control("GET", "/clock")["now"])

    def log(self) -> list[dict[str, Any]]:
        """What visitors asked for since the start or the last reset, in order."""
        found: list[dict[str, Any]] = self._control("GET", "/log")
        return found

    def asked(self) -> int:
        """How many requests there were since the start or the last reset."""
        return int(self._control("GET", "/asked")["requests"])

    def reset(self) -> None:
        """Forget counters, log and quotas."""
        self._control("POST", "/reset")

    def look_at_watched(self, look: int) -> None:
        """Move the time of the watched pages: to their first look, or to a later one, where things have happened."""
        self._control("PUT", "/~set", json.dumps({"look": look}), host="watched")

    def look_at_edited(self, look: int) -> None:
        """Move the time of the paper that edits its articles: before its edits, or after them."""
        self._control("PUT", "/~set", json.dumps({"look": look}), host="vecerni-ozvena")

    def stop(self) -> None:
        """End the process; a second call does nothing."""
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def _control(self, method: str, path: str, body: str | None = None, host: str = "control") -> Any:
        connection = http.client.HTTPConnection(LOOPBACK, self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, body, {"Host": f"{host}.localhost:{self.port}"})
            return json.loads(connection.getresponse().read())
        finally:
            connection.close()


def serve_in_process(port: int = 0, now: datetime = NOW, sites: int = 0, *, calm: bool = False) -> SampleServer:
    """Start the sample web, with so many generated sites, in a process of its own; it is ready when this returns."""
    return SampleServer(port, now, sites, calm=calm)


def run(web: SampleWeb, port: int, with_parent: bool = False) -> None:
    """Serve until told to stop."""
    listener = listen(port)
    config = uvicorn.Config(
        web,
        http="h11",
        ws="none",
        lifespan="off",
        log_level="error",
        access_log=False,
        date_header=False,
        server_header=False,
        timeout_graceful_shutdown=1,
    )
    logging.getLogger("uvicorn.error").addFilter(is_news)
    if with_parent:
        threading.Thread(target=end_with_parent, args=(os.getppid(),), daemon=True).start()
    sys.stdout.write(f"{READY}{listener.getsockname()[1]}.\n")
    sys.stdout.flush()
    uvicorn.Server(config).run(sockets=[listener])


def listen(port: int) -> socket.socket:
    """A listening socket on loopback, so that the port is known and taken before anyone asks."""
    # Named as TCP so that asyncio turns Nagle's delay off; otherwise every answer takes 40 ms.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((LOOPBACK, port))
    listener.listen(BACKLOG)
    return listener


def is_news(record: logging.LogRecord) -> bool:
    """Leave out what we do on purpose: pages that hang up in the middle."""
    return "without completing response" not in record.getMessage()


def end_with_parent(parent: int) -> None:
    """End when the parent closes our stdin or is gone, however it went."""
    while os.getppid() == parent:
        readable, _, _ = select.select([sys.stdin], [], [], GLANCE)
        if readable and not sys.stdin.read(1):
            break
    os.kill(os.getpid(), signal.SIGKILL)  # nothing to save, and nobody left to wait for


def main() -> None:
    """The command line of the sample web."""
    parser = argparse.ArgumentParser(prog="python -m kronika.sampleweb.server", description=__doc__)
    parser.add_argument("--port", type=int, default=8801, help="port on 127.0.0.1; 0: any free one")
    parser.add_argument("--now", type=datetime.fromisoformat, default=NOW, help="the sample world's present moment")
    parser.add_argument("--sites", type=int, default=0, help="add so many generated sites: s001, s002 …")
    parser.add_argument("--calm", action="store_true", help="give the generated sites neither faults nor traps")
    parser.add_argument("--with-parent", action="store_true", help="end when stdin closes or the parent is gone")
    given = parser.parse_args()
    sites: dict[str, Site] = {**by_host(), **with_doubles(scaled_sites(given.sites, calm=given.calm))}
    try:
        run(SampleWeb(sites, SampleClock(given.now)), given.port, given.with_parent)
    except OSError as error:
        sys.exit(f"The sample web cannot listen on port {given.port}: {error.strerror}. Name another with --port.")


if __name__ == "__main__":
    main()
