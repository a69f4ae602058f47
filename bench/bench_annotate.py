"""How long “answer → next fragment” takes with fifty devices at once, in the server and at the device, beside a bare peer."""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from bench.annotating.material import KIND, fill
from bench.section import replace_section
from kronika.flow.chronicle import init_chronicle
from kronika.settings import load
from kronika.store.store import open_store

RESULTS = Path(__file__).parent / "RESULTS.md"
FRAGMENTS, ANSWERS, PEOPLE = 100_000, 200_000, 200
DEVICES = 50
LIMITS = {  # fifty people here share one address and one hurry
    "KRONIKA_ANNOTATE__ADDRESS_RATE": "1000000",
    "KRONIKA_ANNOTATE__DEVICE_RATE": "1000000",
    "KRONIKA_ANNOTATE__DEVICE_BURST": "100000",
    "KRONIKA_ANNOTATE__NEW_DEVICES": "100000",
}
LOAD = os.getloadavg()[0]
BAR = 20.0  # milliseconds


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """How the devices behave."""

    name: str
    answers: int  # of each device
    pause: float  # seconds between two answers, on average


LOADS = (
    Load(name="people: 2.5 s an answer, as in the thesis", answers=12, pause=2.5),
    Load(name="hurried people: 1 s an answer", answers=25, pause=1.0),
    Load(name="programs: no pause at all", answers=40, pause=0.0),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """Milliseconds of every answer."""

    server: list[float]
    device: list[float]
    seconds: float

    def cells(self) -> str:
        """As cells of a table: median and 95th percentile in the server and at the device, and answers a second."""
        shown = [f"{part:.1f}" for took in (self.server, self.device) for part in (statistics.median(took), high(took))]
        return " | ".join([*shown, f"{len(self.server) / self.seconds:.0f}"])


def high(took: list[float]) -> float:
    """The 95th percentile."""
    return sorted(took)[int(0.95 * len(took))]


def main() -> int:
    """Measure, print, and write when asked to."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--write", action="store_true", help="put the results into RESULTS.md")
    arguments.add_argument("--postgres", default="", help="address of an empty PostgreSQL database to use as well")
    chosen = arguments.parse_args()
    lines = [
        "| server | load | server median | 95 % | device median | 95 % | answers a second |",
        "|---|---|---|---|---|---|---|",
    ]
    medians: dict[tuple[str, str], float] = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, served in servers(Path(folder), chosen.postgres):
            for load_ in LOADS:
                with served() as address:
                    found = measure(address, load_)
                medians[name, load_.name] = statistics.median(found.server)
                lines.append(f"| {name} | {load_.name} | {found.cells()} |")
                print(lines[-1], flush=True)
    text = report(lines, medians)
    print(text)
    if chosen.write:
        replace_section(RESULTS, "annotate", text)
    return 0 if medians["Kronika on SQLite", LOADS[0].name] <= BAR else 1


def servers(folder: Path, postgres: str):  # type: ignore[no-untyped-def]
    """Name and context of each server that is measured."""
    yield "Kronika on SQLite", lambda: kronika(folder / "sqlite", "")
    if postgres:
        yield "Kronika on PostgreSQL", lambda: kronika(folder / "postgres", f'[store]\nurl = "{postgres}"\n')
    if shutil.which("redis-server"):
        yield "bare Starlette and Redis", lambda: peer(folder)


@contextmanager
def kronika(folder: Path, toml: str) -> Iterator[str]:
    """The real server with a large chronicle."""
    if not folder.exists():
        init_chronicle(folder, toml)
        with open_store(load(folder, {}).database, create=True) as store:
            fill(store, fragments=FRAGMENTS, answers=ANSWERS, people=PEOPLE)
    command = [
        sys.executable,
        "-m",
        "kronika.serve.cli.main",
        "-C",
        str(folder),
        "serve",
        "--no-schedule",
        "--port",
        "0",
    ]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env={**os.environ, **LIMITS})
    try:
        assert process.stderr is not None
        found = re.search(r"http://\S+", process.stderr.readline())
        assert found, "the server did not start"
        yield found[0]
    finally:
        process.terminate()
        process.wait(20)


@contextmanager
def peer(folder: Path) -> Iterator[str]:
    """The peer, with a Redis that writes every answer through to the disk."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    options = [
        "--port",
        str(port),
        "--bind",
        "127.0.0.1",
        "--save",
        "",
        "--appendonly",
        "yes",
        "--appendfsync",
        "always",
    ]
    place = tempfile.mkdtemp(dir=folder)
    redis = subprocess.Popen(["redis-server", *options, "--dir", place], stdout=subprocess.DEVNULL)
    process = None
    try:
        time.sleep(1)
        command = [sys.executable, "-m", "bench.annotating.peer", f"redis://127.0.0.1:{port}/0"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        yield process.stdout.readline().strip()
    finally:
        for one in (process, redis):
            if one is not None:
                one.terminate()
                one.wait(20)


def measure(address: str, load_: Load) -> Measured:
    """Fifty devices in a process of their own."""
    command = [sys.executable, "-m", "bench.annotating.devices", address, str(DEVICES)]
    found = subprocess.run([*command, str(load_.answers), str(load_.pause)], stdout=subprocess.PIPE, check=True)
    took = json.loads(found.stdout)
    return Measured(
        server=[pair[0] for pair in took["took"]], device=[pair[1] for pair in took["took"]], seconds=took["seconds"]
    )


def report(lines: list[str], medians: dict[tuple[str, str], float]) -> str:
    """The section of RESULTS.md."""
    ours, theirs = medians["Kronika on SQLite", LOADS[0].name], medians.get(("bare Starlette and Redis", LOADS[0].name))
    ratio = f", {ours / theirs:.1f} times the bare peer" if theirs else ""
    return "\n".join(
        (
            "## Annotation: answer → next fragment",
            "",
            f"{DEVICES} devices answer over HTTP on loopback, {os.cpu_count()} cores shared with them; {FRAGMENTS:,} fragments and "
            f"{ANSWERS:,} answers of {PEOPLE} people are there before ({KIND}). Milliseconds. An answer is on the disk before its "
            "receipt leaves. The server's time is what it says itself (Server-Timing), from admitting the request to the whole "
            "answer; the device's includes the network and everything that waits. "
            f"The machine's load when the run began: {LOAD:.1f} (0 is idle; other work makes everything slower).",
            "",
            *lines,
            "",
            f"At people's pace the server takes {ours:.1f} ms in the middle{ratio}. The peer keeps no count of who has seen what, "
            "judges nobody, limits nothing and speaks no language; it shows what HTTP, JSON and a disk cost by themselves. "
            "Programs without a pause show how much one process can take: fifty of them ask for as many answers as hundreds of people.",
        )
    )


if __name__ == "__main__":
    sys.exit(main())
