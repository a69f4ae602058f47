"""The whole program killed again and again: the next call goes on at once, and the end is that of an undisturbed run."""

from __future__ import annotations

import json
import signal
import subprocess
from pathlib import Path
from random import Random

from kronika.model.article import ArticleFilter
from kronika.sampleweb.server import SampleServer, serve_in_process
from kronika.store.store import open_store
from tests.e2e.test_commands import PROGRAM, kronika

KILLS = 6
HOSTS = ("volzhskiy-vestnik", "gorodskie-novosti", "parafia-olszyny", "parafia-brzezie")
TOML = """
[fetch]
allow = ["127.0.0.0/8"]
start_delay = 0.03
min_delay = 0.03
"""


def make(folder: Path, web: SampleServer) -> Path:
    """A chronicle that follows a few sample sites."""
    assert kronika("init", str(folder), cwd=folder.parent).returncode == 0
    (folder / "kronika.toml").write_text(TOML)
    for host in HOSTS:
        path, kind = {"volzhskiy-vestnik": ("/rss.xml", "feed"), "gorodskie-novosti": ("/atom.xml", "feed")}.get(
            host, ("/", "site")
        )
        added = kronika("source", "add", web.url(host, path), "--name", host, "--kind", kind, cwd=folder)
        assert added.returncode == 0, added.stderr.decode()
    return folder


def contents(folder: Path) -> tuple[set[tuple[str, str]], dict[str | None, str], list[str]]:
    """Pages, articles and faults of a chronicle."""
    with open_store(f"sqlite:///{folder}/data/kronika.db") as store:
        pages = store.pages.listing(limit=10_000)
        assert len({page.url for page in pages}) == len(pages), "a page was stored twice"
        records = store.articles.listing(ArticleFilter(with_text=False), limit=10_000)
        return (
            {(page.url, page.content_hash) for page in pages},
            {r.article.url: r.article.title for r in records},
            store.check(),
        )


def test_killed_again_and_again(tmp_path: Path) -> None:
    with serve_in_process() as web:
        calm, wild = make(tmp_path / "calm", web), make(tmp_path / "wild", web)
        assert kronika("run", cwd=calm).returncode == 0
        dice, killed = Random(20260331), 0
        for _ in range(KILLS):
            process = subprocess.Popen(
                [PROGRAM, "run", "--json"], cwd=wild, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            try:
                process.wait(timeout=dice.uniform(1.0, 4.0))
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGKILL)
                killed += process.wait() == -signal.SIGKILL
        last = kronika("run", "--json", cwd=wild)
        assert last.returncode == 0, last.stderr.decode()
        assert killed >= 2, "the run ended before it could be killed"
        assert json.loads(kronika("status", "--json", cwd=wild).stdout)["waiting_jobs"] == 0
    pages, articles, faults = contents(wild)
    assert faults == []
    assert (pages, articles) == contents(calm)[:2]
    assert len(pages) >= 120
