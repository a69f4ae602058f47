"""Reads pages in processes of their own, on all cores; a page that takes its process down is named, not fatal."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from datetime import datetime
from types import TracebackType
from typing import Self, TypeVar

from kronika.extract.article import Reading
from kronika.extract.article import read_both as read
from kronika.extract.engine import Ask
from kronika.model.article import Article
from kronika.model.document import Document, Measures
from kronika.model.errors import NotText
from kronika.model.failure import FailureKind
from kronika.model.lead import Role
from kronika.model.recipe import Recipe
from kronika.verify.measuring import measure

CHUNK = 4
T = TypeVar("T")
W = TypeVar("W")


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What is known of a page beside the page itself, for comparing."""

    source: str
    role: Role = Role.PAGE
    feed_title: str | None = None
    feed_summary: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """All that a process needs to read one page."""

    body: bytes
    url: str | None
    lang: str | None
    content_type: str | None
    now: datetime
    engine: str
    options: Mapping[str, str] = field(default_factory=dict)  # of the engine, as typed
    recipe: Recipe | None = None  # of the site at that moment
    continues: str | None = None  # where the text stands on the pages before, when this one goes on with it
    told: Told | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """Why a page could not be read; errors of any library travel between processes as text."""

    kind: FailureKind
    sentence: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """An article, and what was measured on it beside its page."""

    article: Article
    measures: Measures


class Readers:
    """A crew of `count` processes, started when first needed; with `count` 0 the work is done here."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    @property
    def started(self) -> bool:
        """Whether there are processes already."""
        return self._pool is not None

    def read(self, works: Sequence[Work]) -> list[Article | Fault]:
        """Every page's article, or why there is none, in the order given."""
        return self.each(read_page, works)

    def measure(self, works: Sequence[Work]) -> list[Found | Fault]:
        """The same with what was measured, where the page is at hand anyway."""
        return self.each(measure_page, works)

    def each(self, reader: Callable[[W], T | Fault], works: Sequence[W]) -> list[T | Fault]:
        """What a reader makes of every piece of work, in the order given; a reader that dies costs only its own piece."""
        return list(self.begin(reader, works))

    def begin(self, reader: Callable[[W], T | Fault], works: Sequence[W]) -> Iterator[T | Fault]:
        """The same, but the work goes on while whoever asked uses what is done."""
        if self._count == 0:
            return map(reader, works)
        if self._pool is None:
            self._pool = crew(self._count)
        return self._while_it_lasts(self._pool.map(reader, works, chunksize=CHUNK), reader, works)

    def _while_it_lasts(
        self, results: Iterator[T | Fault], reader: Callable[[W], T | Fault], works: Sequence[W]
    ) -> Iterator[T | Fault]:
        done = 0
        try:
            for result in results:
                yield result
                done += 1
        except BrokenProcessPool:
            self._pool = None
            yield from (read_alone(work, reader) for work in works[done:])


def read_page(work: Work) -> Article | Fault:
    """One page, one article, and no exception gets out."""
    return guarded(work, lambda reading: reading.article)


def measure_page(work: Work) -> Found | Fault:
    """One page, one article and what was measured on both."""
    return guarded(
        work,
        lambda reading: Found(article=reading.article, measures=measure(document_of(work, reading), reading.document)),
    )


def document_of(work: Work, reading: Reading) -> Document:
    """What was read as the watchdog sees it. Without a recipe there are no two opinions to compare."""
    told = work.told or Told(source="")
    return Document(
        source=told.source,
        url=work.url,
        at=work.now,
        html=reading.html,
        text=reading.article.text,
        title=reading.article.title,
        feed_title=told.feed_title,
        feed_summary=told.feed_summary,
        general=reading.general.text if work.recipe is not None else None,
        page_class=reading.general.page_class,
    )


def guarded(work: Work, use: Callable[[Reading], T]) -> T | Fault:
    """What comes of reading a page; whatever goes wrong is a fault."""
    try:
        return use(read(asked(work), work.engine))
    except NotText as error:
        return Fault(kind=FailureKind.NOT_TEXT, sentence=str(error))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is recorded with the page and shown
        return Fault(kind=FailureKind.UNEXPECTED, sentence=f"Extraction failed: {type(error).__name__}: {error}")


def asked(work: Work) -> Ask:
    """The work as the engines know it."""
    return Ask(
        html=work.body,
        url=work.url,
        lang=work.lang,
        content_type=work.content_type,
        now=work.now,
        options=work.options,
        recipe=work.recipe,
        continues=work.continues,
    )


def read_alone(work: W, reader: Callable[[W], T | Fault]) -> T | Fault:
    """Read a page in a process that may die: the one that killed the crew is found this way."""
    with crew(1) as pool:
        try:
            return pool.submit(reader, work).result()
        except BrokenProcessPool:
            return Fault(
                kind=FailureKind.UNEXPECTED,
                sentence="The process that read this page died, perhaps for want of memory.",
            )


def crew(count: int) -> ProcessPoolExecutor:
    """Fresh processes that share nothing with this one."""
    return ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"), initializer=join_crew)


def join_crew() -> None:
    """In a new process: leave Ctrl-C to the parent, and end with it, also when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the parent's end; a pool whose owner was killed would otherwise wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
