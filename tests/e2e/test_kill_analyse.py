"""The analysis killed again and again, on either database: the end is that of an undisturbed run, and nothing is done twice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from kronika.flow.chronicle import open_chronicle
from kronika.model.analysed import ThingFilter
from kronika.model.job import ANALYSE
from kronika.model.source import Source, SourceKind
from tests.e2e.killing import DEADLINE, chronicle, finish, start
from tests.store.analysed import store_articles
from tests.store.material import an_article

ARTICLES, KILLS = 160, 3
TOML = """
[store]
url = "{url}"
[analyse]
processes = 2
"""
TEXT = (
    "Starosta Podhradí Jan Novák otevřel novou školu. Děti mají radost z velkého úspěchu. "
    "Eva Malá z Horních Lhot říká, že to byla skvělá, ale drahá stavba. Zpráva číslo {number}."
)


def make(folder: Path, url: str) -> Path:
    """A chronicle with articles that wait; every fourth is the text of the one before."""
    source = Source(name="listy", url="http://listy.localhost/", kind=SourceKind.FEED)
    chronicle(folder, TOML.format(url=url), [source])
    with open_chronicle(folder, {}) as opened:
        [kept] = opened.store.sources.all()
        bodies = [
            f"{TEXT.format(number=number - (number % 4 == 3))} {'Slovo ' * (number % 7)}" for number in range(ARTICLES)
        ]
        store_articles(
            opened.store, kept, *(an_article(f"Titulek {n}", body=b, lang="cs") for n, b in enumerate(bodies))
        )
    return folder


def left(folder: Path) -> tuple[Any, ...]:
    """What analysing left behind, but for the moments it happened at."""
    with open_chronicle(folder, {}) as opened:
        store = opened.store
        kept = store.analyses.of(range(1, ARTICLES + 1))
        things = [(one.base, one.articles, one.texts, one.mentions) for one in store.things.listing(ThingFilter(), 500)]
        return (
            [(number, one.analysis, one.cluster) for number, one in kept.items()],
            sorted(things),
            store.jobs.waiting(ANALYSE),
            store.failures.listing(),
            store.check(),
        )


def kill_after_some(process: subprocess.Popen[bytes], folder: Path, more: int, pause: float) -> bool:
    """Kill it, with its helpers, once so many more are analysed; False when it was done before."""
    deadline = time.monotonic() + DEADLINE
    with open_chronicle(folder, {}) as opened:
        wanted = opened.store.analyses.standing("").done + more
        while (
            opened.store.analyses.standing("").done < wanted and process.poll() is None and time.monotonic() < deadline
        ):
            time.sleep(0.02)
    time.sleep(pause)
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    return process.returncode == -signal.SIGKILL


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """Where the analyses are kept."""
    if request.param == "sqlite":
        return "sqlite:///data/kronika.db"
    return str(request.getfixturevalue("postgres_url"))


@pytest.mark.slow
@pytest.mark.timeout(600)  # for machines that are busy with other things
def test_killed_again_and_again(tmp_path: Path, database: str) -> None:
    calm = make(tmp_path / "calm", "sqlite:///data/kronika.db")
    wild = make(tmp_path / "wild", database)
    assert json.loads(finish(start(calm, "analyse", "--json")))["articles"] == ARTICLES
    dice, killed = Random(20261118), 0
    for _ in range(KILLS):
        killed += kill_after_some(start(wild, "analyse"), wild, 1, dice.uniform(0.0, 0.1))
    finish(start(wild, "analyse"))
    assert killed >= 2, "the analysis was done before it could be killed"
    found = left(wild)
    assert found == left(calm)
    assert len(found[0]) == ARTICLES and found[2:] == (0, [], [])
    assert any(cluster is not None for _, _, cluster in found[0])
    assert json.loads(finish(start(wild, "analyse", "--json")))["articles"] == 0
