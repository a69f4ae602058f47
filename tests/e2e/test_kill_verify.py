"""The watchdogs killed again and again: the end is that of an undisturbed run, and nothing was done twice."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import time
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

from kronika.flow.chronicle import init_chronicle, open_chronicle
from kronika.model.article import ArticleFilter
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import NOW
from tests.e2e.killing import DEADLINE, start
from tests.flow.documents import bring

SOURCES, GOOD, BAD = 16, 70, 20
KILLS = 8
HOUR = timedelta(hours=1)


def make(folder: Path) -> Path:
    """A chronicle whose sources have all broken, and nobody has looked yet."""
    init_chronicle(folder)
    with open_chronicle(folder, {}) as chronicle:
        for number in range(SOURCES):
            source = Source(name=f"s{number}", url=f"http://s{number}.localhost/", kind=SourceKind.FEED)
            source = chronicle.store.sources.add(source, NOW)
            begin = 1000 * number
            bring(chronicle.store, source, range(begin, begin + GOOD), NOW)
            bring(chronicle.store, source, range(begin + GOOD, begin + GOOD + BAD), NOW + GOOD * HOUR, broken=True)
    return folder


def left(folder: Path) -> tuple[Any, ...]:
    """What verifying left behind, but for the moments it happened at."""
    with open_chronicle(folder, {}) as chronicle:
        store = chronicle.store
        episodes = [(e.source, e.verdict, e.since, e.first_page, e.damaged) for e in store.episodes.listing()]
        aside = store.articles.listing(ArticleFilter(quarantined=True), limit=10_000)
        dogs = [store.watchdogs.get(number) for number in range(1, SOURCES + 1)]
        return (
            sorted(episodes),
            sorted(record.page_id for record in aside),
            [(dog.documents, dog.cursor, dog.verdict, json.dumps(dog.state, sort_keys=True)) for dog in dogs],
            store.measures.sources_waiting(),
            store.check(),
        )


def judged(folder: Path) -> int:
    """How many sources have been found broken so far."""
    with open_chronicle(folder, {}) as chronicle:
        return len(chronicle.store.episodes.listing())


def kill_after_judging(process: subprocess.Popen[bytes], folder: Path, sources: int, pause: float) -> bool:
    """Kill it once so many sources have been judged and a moment has passed; False when it was done before."""
    deadline = time.monotonic() + DEADLINE
    with open_chronicle(folder, {}) as chronicle:  # opened once: opening takes as long as judging several sources
        while len(chronicle.store.episodes.listing()) < sources:
            if process.poll() is not None or time.monotonic() > deadline:
                break
            time.sleep(0.002)
    time.sleep(pause)
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    return process.returncode == -signal.SIGKILL


def test_killed_again_and_again(tmp_path: Path) -> None:
    calm = make(tmp_path / "calm")
    wild = Path(shutil.copytree(calm, tmp_path / "wild"))
    start(calm, "verify", "check").communicate(timeout=120)
    dice, killed = Random(20260331), 0
    for _ in range(KILLS):
        killed += kill_after_judging(start(wild, "verify", "check"), wild, judged(wild) + 1, dice.uniform(0.0, 0.05))
    start(wild, "verify", "check").communicate(timeout=120)
    assert killed >= KILLS // 2, "the watchdogs were done before they could be killed"
    found = left(wild)
    assert found == left(calm)
    assert len(found[0]) == SOURCES
    assert len(found[1]) == SOURCES * BAD
    assert found[3:] == ([], [])
