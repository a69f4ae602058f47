"""The demo: the sample web on loopback, a chronicle that follows it, and one full round."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import Any

from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.demo_editing import see_before_edits
from kronika.flow.demo_watching import look_later, watch_pages
from kronika.flow.round import Watcher, run_round
from kronika.model.errors import InputError
from kronika.model.failure import FailureKind
from kronika.model.source import Scope
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.server import SampleServer, serve_in_process
from kronika.sampleweb.world import sources
from kronika.settings import FILE_NAME

MARK = "sampleweb.json"  # remembers the sample web's port, and that the folder is ours
DAYS_BACK = 14
TOML = """\
# The chronicle of the demo. It follows the sample web, which lives on this machine.

[fetch]
allow = ["127.0.0.0/8"]        # the sample web; real chronicles leave this out
contact = "demo@localhost"
start_delay = 0.05             # the sample web does not mind; real sites do
max_seconds = 8.0              # do not wait long for the sample web's slow corner
retries = 3
max_wait = 4.0

[serve]
zone = "Europe/Prague"
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What the demo did, and what the chronicle holds now."""

    folder: str
    sample_web: str
    sources: int
    sites: int
    pages: int
    articles: int
    new_pages: int
    new_articles: int
    analysed: int
    watched: int
    changes: int
    errors: int
    unexplained_errors: int
    errors_by_kind: dict[str, int]
    compression: float
    seconds: float
    stopped: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Demo:
    """A running sample web and the chronicle that follows it."""

    chronicle: Chronicle
    web: SampleServer


@contextmanager
def open_demo(folder: Path, environment: dict[str, str]) -> Iterator[Demo]:
    """Start the sample web and open the demo's chronicle, made anew or taken up again."""
    port = remembered_port(folder)
    with serve_in_process(port=port, now=NOW) as web:
        if port == 0:
            init_chronicle(folder, TOML, environment)
            (folder / MARK).write_text(json.dumps({"port": web.port}), encoding="utf-8")
        with open_chronicle(folder, environment, clock=SampleClock(NOW)) as chronicle:
            follow(chronicle, web)
            watch_pages(chronicle, web)
            see_before_edits(chronicle, web)
            yield Demo(chronicle=chronicle, web=web)


def play(demo: Demo, watcher: Watcher | None = None) -> Summary:
    """One full round over two weeks of the sample world, and a second look at its watched pages."""
    began = time.monotonic()
    made = run_round(demo.chronicle, scope=Scope(since=NOW - timedelta(days=DAYS_BACK)), watcher=watcher)
    watched = look_later(demo.chronicle, demo.web)
    overview = demo.chronicle.store.overview(demo.chronicle.clock().date())
    return Summary(
        folder=str(demo.chronicle.settings.home),
        sample_web=f"http://localhost:{demo.web.port}/",
        sources=overview.sources,
        sites=overview.sites,
        pages=overview.pages,
        articles=overview.articles,
        new_pages=made.collected.report.pages,
        new_articles=made.extracted.articles,
        analysed=made.analysed.articles,
        watched=watched.checked,
        changes=watched.changed,
        errors=sum(overview.failures.values()),
        unexplained_errors=overview.failures.get(FailureKind.UNEXPECTED.value, 0),
        errors_by_kind=dict(overview.failures),
        compression=round(overview.page_bytes / overview.stored_bytes, 1) if overview.stored_bytes else 0.0,
        seconds=round(time.monotonic() - began, 1),
        stopped=made.collected.report.stopped or made.extracted.stopped or made.analysed.stopped,
    )


def follow(chronicle: Chronicle, web: SampleServer) -> None:
    """Add the sample sites that are not followed yet."""
    known = {source.name for source in chronicle.store.sources.all()}
    for source in sources(web.port):
        if source.name not in known:
            chronicle.store.sources.add(replace(source, id=0), chronicle.clock())


def remembered_port(folder: Path) -> int:
    """The port of an earlier demo in this folder; 0 when there was none. A folder of anyone else is refused."""
    mark = folder / MARK
    if mark.is_file() and (folder / FILE_NAME).is_file():
        return read_port(mark)
    if (folder / FILE_NAME).exists():
        raise InputError(f"{folder} holds a chronicle that is not the demo's; name another folder with --dir.")
    return 0


def read_port(mark: Path) -> int:
    """The port written by an earlier demo."""
    try:
        remembered: Any = json.loads(mark.read_text(encoding="utf-8"))["port"]
        return int(remembered)
    except (ValueError, KeyError, TypeError) as error:
        raise InputError(f"{mark} is damaged; delete the folder {mark.parent} and run the demo again.") from error
