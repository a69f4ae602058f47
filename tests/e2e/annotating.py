"""Devices that answer over HTTP as the annotator's script does, and the server they talk to."""

from __future__ import annotations

import random
import socket
import subprocess
import threading
import time
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path

import httpx

from kronika.flow.chronicle import init_chronicle
from kronika.model.annotation import NewFragment
from kronika.settings import load
from kronika.store.store import open_store
from tests.e2e.killing import start

KIND = "mass-times"
NOW = datetime(2026, 3, 1, 12, 0, tzinfo=UTC)
PATIENCE = 60.0  # seconds


def asking(folder: Path, toml: str, fragments: int) -> Path:
    """A chronicle with fragments to ask about."""
    init_chronicle(folder, toml)
    with open_store(load(folder, {}).database, create=True) as store:
        store.fragments.add([piece(number) for number in range(fragments)], now=NOW)
    return folder


def piece(number: int) -> NewFragment:
    """A fragment of ours."""
    return NewFragment(
        kind=KIND,
        site=f"parish{number % 7}",
        key=f"key {number}",
        before="W niedziele o ",
        marked=f"{6 + number % 14}.00",
        after=f" suma, numer {number}.",
        p=0.5,
    )


def free_port() -> int:
    """A port nobody listens on."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


def serve(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """The real server; returns once it accepts connections."""
    process = start(folder, "serve", "--no-schedule", "--port", str(port))
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return process
        except OSError:
            assert process.poll() is None, process.communicate()[1].decode()
            time.sleep(0.05)
    raise AssertionError("the server did not start")


@dataclass(slots=True)
class Device(threading.Thread):
    """Answers one fragment after the other; what was not acknowledged is sent again until it is."""

    number: int
    address: str
    stop: threading.Event
    acknowledged: set[str] = field(default_factory=set)
    sent: set[str] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        threading.Thread.__init__(self, daemon=True)

    def __hash__(self) -> int:
        return id(self)

    def run(self) -> None:
        """Answer until told to stop, then send what is left."""
        rng = random.Random(self.number)
        held: list[int] = []
        waiting: list[dict[str, object]] = []
        with httpx.Client(base_url=self.address, headers={"Origin": self.address}, timeout=30) as client:
            while not self.stop.is_set() or waiting:
                if held and not self.stop.is_set():
                    waiting.append(self.answer(held.pop(0), rng))
                answer = self.post(client, waiting, held)
                if answer is None:
                    time.sleep(0.02)
                    continue
                done = {one["client"] for one in answer["receipts"]}
                self.acknowledged |= done
                waiting = [one for one in waiting if one["client"] not in done]
                held += [one["id"] for one in answer["fragments"]]
                if not held and not waiting:
                    time.sleep(0.05)

    def answer(self, fragment: int, rng: random.Random) -> dict[str, object]:
        """What a person says."""
        client = f"device-{self.number}-{len(self.sent):05}"
        self.sent.add(client)
        return {"fragment": fragment, "choice": rng.choice(["yes", "no"]), "client": client, "seconds": 1.5}

    def post(self, client: httpx.Client, waiting: list[dict[str, object]], held: list[int]) -> dict | None:  # type: ignore[type-arg]
        """Send everything that waits; None when nobody answered."""
        said = {"answers": waiting, "holding": [*held, *(one["fragment"] for one in waiting)], "want": 2}
        try:
            response = client.post(f"/annotate/{KIND}/answers", json=said)
        except httpx.TransportError:
            return None
        if response.status_code != 200:
            self.faults.append(f"{response.status_code}: {response.text[:200]}")
            return None
        found: dict = response.json()  # type: ignore[type-arg]
        return found
