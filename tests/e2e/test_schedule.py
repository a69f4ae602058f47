"""A real server collects by schedule: news are in the store within their interval, also over a kill."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path

from kronika.flow.chronicle import init_chronicle
from kronika.model.article import ArticleFilter
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.server import serve_in_process
from kronika.store.store import Store, open_store
from tests.e2e.test_commands import PROGRAM

TOML = """
[analyse]
enabled = false
[fetch]
allow = ["127.0.0.0/8"]
start_delay = 0.0
max_delay = 0.0
"""
LONGEST = 180.0


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen([PROGRAM, "serve", *options], cwd=folder, env=dict(os.environ), stderr=subprocess.PIPE)
    try:
        yield process
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate(timeout=60)


def until(holds: Callable[[], object]) -> None:
    end = time.monotonic() + LONGEST
    while not holds():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.1)


def articles(store: Store) -> set[str]:
    records = store.articles.listing(ArticleFilter(with_text=False), limit=10_000)
    return {record.article.url or "" for record in records}


def test_news_come_by_themselves_also_after_a_kill(tmp_path: Path) -> None:
    folder = init_chronicle(tmp_path / "c", TOML)
    database = f"sqlite:///{folder}/data/kronika.db"
    with serve_in_process(now=NOW - timedelta(days=2)) as web, open_store(database) as store:
        source = Source(
            name="vestnik",
            url=web.url("volzhskiy-vestnik", "/rss.xml"),
            kind=SourceKind.FEED,
            every=timedelta(seconds=2),
        )
        store.sources.add(source, NOW)
        with serving(folder, "--port", "0") as server:
            until(lambda: len(articles(store)) > 5 and not store.jobs.waiting("extract"))
            first = articles(store)
            web.set_now(NOW - timedelta(days=1))
            until(lambda: articles(store) > first)
            server.send_signal(signal.SIGKILL)
            server.wait(timeout=60)
        second = articles(store)
        web.set_now(NOW)
        with serving(folder, "--no-web") as server:
            until(lambda: articles(store) > second)
            server.terminate()
            assert server.wait(timeout=60) == 0
        assert store.schedule.runners() == []
        assert store.check() == []
        pages = store.pages.listing(limit=10_000)
        assert len({page.url for page in pages if page.version == 1}) == len({page.url for page in pages})
        assert store.failures.listing(source="vestnik") == []


def test_two_servers_share_the_schedule(tmp_path: Path) -> None:
    folder = init_chronicle(tmp_path / "c", TOML)
    hosts = ("parafia-olszyny", "parafia-brzezie", "parafia-grabow", "parafia-zalesie")
    with serve_in_process() as web, open_store(f"sqlite:///{folder}/data/kronika.db") as store:
        for host in hosts:
            source = Source(name=host, url=web.url(host), kind=SourceKind.SITE, every=timedelta(hours=9))
            store.schedule.ask(store.sources.add(source, NOW), NOW)
        with serving(folder, "--no-web"), serving(folder, "--no-web"):
            until(lambda: all(planned(store, host) for host in hosts))
        pages = [(it["host"], it["path"], it["query"]) for it in web.log() if it["path"] != "/robots.txt"]
        assert len(pages) > 20
        assert len(pages) == len(set(pages)), "a page was asked for twice"


def planned(store: Store, name: str) -> bool:
    """Whether a source has run, and its next run is planned."""
    source = store.sources.get(name)
    latest = store.rounds.latest(source.id)
    return latest is not None and latest.finished is not None and source.next_run not in (None, NOW)
