"""changedetection.io, run as people run it and driven through its HTTP interface."""

from __future__ import annotations

import contextlib
import json
import os
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.watching.watcher import Seen, WatcherFailed

START = 90.0  # seconds it may take to answer
ROUND = 900.0  # seconds for one check of all pages
GLANCE = 0.1
TRIES = 120
SECOND = 1.1  # its clock counts whole seconds
TOKEN = "settings", "application", "api_access_token"


class ChangeDetection:
    """One instance with a datastore of its own; `workers` is its number of fetchers."""

    name = "changedetection.io"

    def __init__(self, folder: Path, workers: int = 10) -> None:
        self._data = tempfile.TemporaryDirectory(prefix="changedetection-")
        self._port = free_port()
        environment = {
            "ALLOW_IANA_RESTRICTED_ADDRESSES": "true",
            "FETCH_WORKERS": str(workers),
            "MINIMUM_SECONDS_RECHECK_TIME": "0",
            "LOGGER_LEVEL": "ERROR",
            "DISABLE_VERSION_CHECK": "true",
            "LITELLM_LOCAL_MODEL_COST_MAP": "true",
        }
        self._process = subprocess.Popen(
            [
                str(folder / "bin/changedetection.io"),
                "-C",
                "-d",
                self._data.name,
                "-h",
                "127.0.0.1",
                "-p",
                str(self._port),
            ],
            env={**os.environ, **environment},
            cwd=self._data.name,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._token = ""
        self.seconds = 0.0  # of the last check, without our own pauses
        self._changed: dict[str, int] = {}
        self._wait_for_start()
        for uuid in self._call("GET", "/watch"):
            self._call("DELETE", f"/watch/{uuid}")  # the samples it comes with

    def add(self, urls: Sequence[str]) -> None:
        """Import the addresses as a list; it takes a first look at them by itself."""
        before = self._call("GET", "/systeminfo")["watch_count"]
        request = self._request("POST", "/import?dedupe=false", "\n".join(urls).encode(), "text/plain")
        with urllib.request.urlopen(request, timeout=60):
            pass
        end = time.monotonic() + ROUND
        while self._call("GET", "/systeminfo")["watch_count"] < before + len(urls) and time.monotonic() < end:
            time.sleep(1)  # it imports long lists in the background

    def first(self) -> None:
        """Wait until every page was looked at once."""
        self._wait_for(0, set(self._call("GET", "/watch")))
        self._changed = {uuid: told["last_changed"] for uuid, told in self._call("GET", "/watch").items()}

    def check(self) -> dict[str, Seen]:
        """Queue every page and wait until all were checked."""
        if not self._changed:
            self.first()
            return {told["url"]: Seen() for told in self._call("GET", "/watch").values()}
        time.sleep(SECOND)
        began = int(time.time())
        time.sleep(SECOND)
        wanted = set(self._call("GET", "/watch"))
        start = time.perf_counter()
        self._call("GET", "/watch?recheck_all=1")
        listed = self._wait_for(began + 1, wanted)
        self.seconds = time.perf_counter() - start
        seen = {
            told["url"]: Seen(
                changed=told["last_changed"] > self._changed.get(uuid, told["last_changed"]),
                trouble=str(told["last_error"] or ""),
            )
            for uuid, told in listed.items()
        }
        self._changed = {uuid: told["last_changed"] for uuid, told in listed.items()}
        return seen

    def text(self, url: str) -> str:
        """The newest snapshot of a page."""
        uuid = next(uuid for uuid, told in self._call("GET", "/watch").items() if told["url"] == url)
        request = self._request("GET", f"/watch/{uuid}/history/latest")
        with contextlib.suppress(urllib.error.HTTPError), urllib.request.urlopen(request, timeout=60) as answer:
            return str(answer.read().decode("utf-8", "replace"))
        return ""

    def processes(self) -> list[int]:
        """The server and what it started."""
        return [self._process.pid]

    def size(self) -> int:
        """The bytes of its datastore."""
        return sum(path.stat().st_size for path in Path(self._data.name).rglob("*") if path.is_file())

    def close(self) -> None:
        """End it and throw its datastore away."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._data.cleanup()

    def _wait_for_start(self) -> None:
        end = time.monotonic() + START
        while time.monotonic() < end:
            with contextlib.suppress(OSError, LookupError, ValueError, StopIteration):
                self._token = self._find_token()
                self._call("GET", "/systeminfo")
                return
            time.sleep(0.5)
        raise WatcherFailed("changedetection.io did not start.")

    def _find_token(self) -> str:
        kept: Any = json.loads(next(Path(self._data.name).glob("*.json")).read_text("utf-8"))
        for name in TOKEN:
            kept = kept[name]
        return str(kept)

    def _wait_for(self, since: int, wanted: set[str]) -> dict[str, Any]:
        """The list of pages once all wanted were checked since a second."""
        end = time.monotonic() + ROUND
        while time.monotonic() < end:
            time.sleep(GLANCE)
            if self._call("GET", "/systeminfo")["queue_size"]:
                continue
            listed: dict[str, Any] = self._call("GET", "/watch")
            if all(listed[uuid]["last_checked"] >= max(since, 1) for uuid in wanted):
                return listed
        raise WatcherFailed("changedetection.io did not finish a round.")

    def _call(self, method: str, path: str) -> Any:
        for _ in range(TRIES):
            try:
                with urllib.request.urlopen(self._request(method, path), timeout=60) as answer:
                    text = answer.read()
                    return json.loads(text) if text else None
            except urllib.error.HTTPError as error:
                if error.code != 500:
                    raise
                time.sleep(0.5)  # its list cannot be read while it imports
        raise WatcherFailed(f"changedetection.io does not answer {path}.")

    def _request(self, method: str, path: str, body: bytes | None = None, kind: str = "") -> urllib.request.Request:
        headers = {"x-api-key": self._token, **({"Content-Type": kind} if kind else {})}
        address = f"http://127.0.0.1:{self._port}/api/v1{path}"
        return urllib.request.Request(address, data=body, method=method, headers=headers)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
