"""Readers: articles from processes of their own, and a page that kills its process is named."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from kronika.flow import readers
from kronika.flow.readers import Fault, Readers, Work
from kronika.model.article import Article
from kronika.model.failure import FailureKind

PAGE = (
    "<html lang=cs><title>Povodeň ustupuje z města</title><h1>Povodeň ustupuje z města</h1>"
    + "<p>Voda v řece klesá a lidé se vracejí domů, řekl hejtman.</p>" * 8
)


def work(body: bytes) -> Work:
    return Work(
        body=body,
        url="http://a.example/",
        lang="cs",
        content_type="text/html; charset=utf-8",
        now=datetime(2026, 3, 31, tzinfo=UTC),
        engine="auto",
    )


def test_the_same_article_here_and_in_another_process() -> None:
    with Readers(0) as here, Readers(1) as there:
        assert here.read([work(PAGE.encode())]) == there.read([work(PAGE.encode())])


def test_what_is_no_text_is_a_fault_not_an_exception() -> None:
    with Readers(0) as here:
        article, fault = here.read([work(PAGE.encode()), work(b"\x00\x01\x02" * 800)])
    assert isinstance(article, Article)
    assert isinstance(fault, Fault)
    assert fault.kind is FailureKind.NOT_TEXT


def test_a_page_that_kills_its_process_is_named_and_the_others_are_read(monkeypatch) -> None:
    with Readers(1) as crew:
        crew._pool = readers.crew(1)
        crew._pool.submit(os.kill, crew._pool.submit(os.getpid).result(), signal.SIGKILL)
        good, again = crew.read([work(PAGE.encode()), work(PAGE.encode())])
        assert isinstance(good, Article)
        assert isinstance(again, Article)
        assert isinstance(crew.read([work(PAGE.encode())])[0], Article)


def test_the_page_that_killed_the_crew_is_found(monkeypatch) -> None:
    with Readers(1) as crew:
        outcome = crew.read([work(PAGE.encode()), Work(**(fields(work(PAGE.encode())) | {"engine": Killer()}))])
    assert isinstance(outcome[0], Article)
    assert isinstance(outcome[1], Fault)
    assert "died" in outcome[1].sentence


class Killer:
    """Ends the process that unpacks it: a stand-in for a page that crashes a parser."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (9,)


def fields(made: Work) -> dict[str, object]:
    return {name: getattr(made, name) for name in made.__slots__}


OWNER = """
import os, time
from kronika.flow.readers import crew
if __name__ == "__main__":
    pool = crew(1)
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(60)
"""


def test_the_crew_ends_with_its_owner_even_when_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "owner.py"
    script.write_text(OWNER)
    owner = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True)
    assert owner.stdout is not None
    worker = int(owner.stdout.readline())
    owner.kill()
    owner.wait()
    owner.stdout.close()
    for _ in range(200):
        if not Path(f"/proc/{worker}").exists():
            return
        time.sleep(0.05)
    os.kill(worker, signal.SIGKILL)
    raise AssertionError("the reader outlived its owner")
