"""Looks a chronicle over: the program's parts, the disk, the store, what waits and what failed."""

from __future__ import annotations

import shutil
import sys
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Literal

from kronika.analyse.version import version_of
from kronika.flow.analysis_options import options_of
from kronika.flow.chronicle import Chronicle
from kronika.flow.index_standing import index_standing
from kronika.model.failure import FailureKind

LOW_DISK = 1_000_000_000
PARTS = ("scrapy", "lxml", "sqlalchemy", "zstandard", "fastapi")
EXTRAS = {"psycopg": "kronika[postgres]"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """One thing looked at: fine, worth knowing, or wrong."""

    what: str
    state: Literal["ok", "note", "fault"]
    said: str


def examine(chronicle: Chronicle) -> list[Finding]:
    """Everything, from the program outward."""
    return [
        program(),
        *parts(),
        disk(chronicle),
        *store(chronicle),
        analysis(chronicle),
        search_index(chronicle),
        contact(chronicle),
        failures(chronicle),
    ]


def program() -> Finding:
    """The Python we run on."""
    return Finding(what="Python", state="ok", said=sys.version.split()[0])


def parts() -> list[Finding]:
    """Libraries we stand on, and optional ones."""
    needed = ", ".join(f"{name} {version(name)}" for name in PARTS)
    found = [Finding(what="Libraries", state="ok", said=needed)]
    for name, extra in EXTRAS.items():
        try:
            found.append(Finding(what=name, state="ok", said=version(name)))
        except PackageNotFoundError:
            found.append(Finding(what=name, state="note", said=f"not installed; pip install '{extra}' when needed"))
    return found


def disk(chronicle: Chronicle) -> Finding:
    """Room for more pages."""
    free = shutil.disk_usage(chronicle.settings.home).free
    said = f"{free / 1e9:.1f} GB free in {chronicle.settings.home}"
    return Finding(what="Disk", state="ok" if free > LOW_DISK else "note", said=said)


def store(chronicle: Chronicle) -> list[Finding]:
    """The database, as it judges itself."""
    faults = chronicle.store.check()
    overview = chronicle.store.overview(chronicle.clock().date())
    said = f"{overview.pages} pages, {overview.articles} articles, {overview.stored_bytes / 1e6:.1f} MB; every row in its place"
    found = [Finding(what="Store", state="fault", said=fault) for fault in faults]
    found = found or [Finding(what="Store", state="ok", said=said)]
    if overview.waiting_jobs:
        waiting = f"{overview.waiting_jobs} pages wait to be extracted: kronika run"
        found.append(Finding(what="Waiting", state="note", said=waiting))
    return found


def analysis(chronicle: Chronicle) -> Finding:
    """Whether articles are analysed, and by the present models."""
    version = version_of(options_of(chronicle.settings))
    standing = chronicle.store.analyses.standing(version)
    said = f"{standing.done} articles analysed, version {version}"
    wanted = [
        f"{standing.waiting} wait" if standing.waiting else "",
        f"{standing.stale} were analysed by an earlier version" if standing.stale else "",
    ]
    if any(wanted):
        return Finding(
            what="Analysis", state="note", said=f"{said}; {', '.join(filter(None, wanted))}: kronika analyse"
        )
    return Finding(what="Analysis", state="ok", said=said)


def search_index(chronicle: Chronicle) -> Finding:
    """Whether the index can be used, and how far it is."""
    if not chronicle.settings.search.enabled:
        return Finding(what="Index", state="note", said="search.enabled is false: searches bring the index up to date")
    standing = index_standing(chronicle)
    if standing.fault:
        return Finding(what="Index", state="note" if standing.shown else "ok", said=standing.fault)
    said = f"{standing.articles} articles, {standing.size / 1e6:.1f} MB"
    if standing.behind:
        said += f"; {standing.behind} changes are not in it yet: kronika index update"
    return Finding(what="Index", state="note" if standing.behind else "ok", said=said)


def contact(chronicle: Chronicle) -> Finding:
    """Sites should know whom to write to."""
    if chronicle.settings.fetch.contact:
        return Finding(what="Contact", state="ok", said=chronicle.settings.fetch.contact)
    said = "fetch.contact is empty: sites you visit cannot reach you; set it in kronika.toml"
    return Finding(what="Contact", state="note", said=said)


def failures(chronicle: Chronicle) -> Finding:
    """What failed so far, and whether any of it is a fault of ours."""
    counts = chronicle.store.failures.counts()
    unexplained = counts.get(FailureKind.UNEXPECTED.value, 0)
    said = ", ".join(f"{kind} {count}" for kind, count in sorted(counts.items())) or "none"
    return Finding(what="Failures", state="fault" if unexplained else "ok", said=said)
