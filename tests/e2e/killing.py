"""Chronicles on a running sample web for tests that kill the program, and what they hold in the end."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.model.article import ArticleFilter
from kronika.model.source import Source
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.server import SampleServer
from kronika.settings import load
from kronika.store.store import Store, open_store
from tests.e2e.test_commands import PROGRAM

DEADLINE = 60.0  # seconds after which a program that asks for nothing more is no longer waited for

Contents = tuple[dict[str, str], Counter[str], dict[str | None, str], dict[str, int], list[str]]


def chronicle(folder: Path, toml: str, sources: Iterable[Source]) -> Path:
    """A fresh chronicle that follows some sources."""
    init_chronicle(folder, toml)
    (folder / "kronika.toml").write_text(toml)
    open_store(load(folder, {}).database, create=True).close()
    with open_chronicle(folder, {}) as opened:
        for source in sources:
            opened.store.sources.add(source, NOW)
    return folder


def start(folder: Path, *command: str) -> subprocess.Popen[bytes]:
    """The real program, at work."""
    home = {
        "HOME": str(folder),
        "PATH": "/usr/bin:/bin",
        "LANG": "C.UTF-8",
        "PYTHONPATH": os.environ.get("PYTHONPATH", ""),
    }
    return subprocess.Popen(
        [PROGRAM, *command],
        cwd=folder,
        env=home,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def kill_after(process: subprocess.Popen[bytes], web: SampleServer, requests: int, pause: float = 0.0) -> bool:
    """Kill it, with its helpers, once it has asked for so much and a moment has passed; False when it was done before."""
    deadline = time.monotonic() + DEADLINE
    while web.asked() < requests and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.01)
    time.sleep(pause)
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    return process.returncode == -signal.SIGKILL


def finish(process: subprocess.Popen[bytes]) -> bytes:
    """What it prints when it is left in peace."""
    printed, complaint = process.communicate(timeout=240)
    assert process.returncode == 0, complaint.decode()
    return printed


def contents(store: Store) -> Contents:
    """Pages with their content, how many versions each has, articles, failures by kind, and the store's own complaints."""
    pages = store.pages.listing(limit=10_000)
    versions = Counter(version.url for page in pages for version in store.pages.versions(page.url))
    assert len({page.url for page in pages}) == len(pages), "a page was stored twice"
    records = store.articles.listing(ArticleFilter(with_text=False), limit=10_000)
    return (
        {page.url: page.content_hash for page in pages},
        versions,
        {record.article.url: record.article.title for record in records},
        store.failures.counts(),
        store.check(),
    )


def contents_of(folder: Path) -> Contents:
    """The same, of a chronicle in a folder."""
    with open_chronicle(folder, {}) as opened:
        return contents(opened.store)
