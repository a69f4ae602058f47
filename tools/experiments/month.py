"""A month of the sample web: its papers collected every few days, as a chronicle would have done that ran all the time."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path

from kronika.flow.chronicle import Chronicle, init_chronicle, open_chronicle
from kronika.flow.round import run_round
from kronika.model.source import Scope, SourceKind
from kronika.sampleweb.clock import SampleClock
from kronika.sampleweb.server import serve_in_process
from kronika.sampleweb.world import sources

PAPERS = (SourceKind.ARCHIVE, SourceKind.LISTING, SourceKind.FEED)
EVERY = 4  # days between two rounds: no feed is shorter than that
EVENING = time(21, 30, tzinfo=UTC)
MARK = "month.json"
TOML = """\
[fetch]
allow = ["127.0.0.0/8"]
contact = "experiments@localhost"
start_delay = 0.0
max_delay = 0.0
max_seconds = 20.0
retries = 3
max_wait = 2.0

[serve]
zone = "Europe/Prague"
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Month:
    """Which days, and of which papers; empty: all."""

    first: date
    last: date
    papers: tuple[str, ...] = ()


def collected(folder: Path, month: Month, tell: Callable[[str], None]) -> Path:
    """The chronicle of this month, collected now unless it was before; one that was cut short goes on."""
    port = remembered(folder, month)
    if port is None:
        return folder
    with serve_in_process(port=port, now=evening(month.first)) as web:
        clock = SampleClock(evening(month.first))
        if not (folder / "kronika.toml").exists():
            init_chronicle(folder, TOML)
        note(folder, month, web.port, done=False)
        with open_chronicle(folder, {}, clock=clock) as chronicle:
            follow(chronicle, month, web.port)
            for day in rounds(month):
                clock.now = evening(day)
                web.set_now(clock.now)
                made = run_round(chronicle, scope=Scope(since=start(month.first)))
                tell(f"{day}: {made.extracted.articles} articles read, {made.analysed.articles} analysed")
        note(folder, month, web.port, done=True)
    return folder


def follow(chronicle: Chronicle, month: Month, port: int) -> None:
    """Follow the papers that are not followed yet."""
    known = {source.name for source in chronicle.store.sources.all()}
    for source in sources(port):
        wanted = source.kind in PAPERS and (not month.papers or source.name in month.papers)
        if wanted and source.name not in known:
            chronicle.store.sources.add(source, chronicle.clock())


def rounds(month: Month) -> Iterator[date]:
    """The days on which a round is made; the last one is among them."""
    day = month.first
    while day < month.last:
        yield day
        day += timedelta(days=EVERY)
    yield month.last


def evening(day: date) -> datetime:
    """When a round is made: after the day's last story."""
    return datetime.combine(day, EVENING)


def start(day: date) -> datetime:
    """The beginning of a day, where the world's papers are."""
    return datetime.combine(day, time.min, UTC) - timedelta(hours=3)


def remembered(folder: Path, month: Month) -> int | None:
    """The port to go on with: 0 is any, None: all was collected before."""
    try:
        told = json.loads((folder / MARK).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return 0
    if told["month"] != named(month):
        raise SystemExit(f"{folder} holds another period ({told['month']}); name another folder with --folder.")
    return None if told["done"] else int(told["port"])


def note(folder: Path, month: Month, port: int, *, done: bool) -> None:
    """Write down how far it is."""
    told = {"month": named(month), "port": port, "done": done}
    (folder / MARK).write_text(json.dumps(told) + "\n", encoding="utf-8")


def named(month: Month) -> str:
    """A month as its folder remembers it."""
    return f"{month.first} – {month.last} {', '.join(month.papers)}".strip()
