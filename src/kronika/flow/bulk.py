"""Many pages become articles in a format of choice, on all cores, in order, and with few of them in memory."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from kronika.extract.output.format import written
from kronika.flow.found import Spot
from kronika.flow.outputs import Output
from kronika.flow.readers import Fault, Work, read_page
from kronika.flow.stream import Stream
from kronika.model.article import Article
from kronika.model.failure import FailureKind

MOST_NAMED = 1_000  # failures that are kept to be listed; the others are counted


@dataclass(frozen=True, slots=True, kw_only=True)
class Manuscript:
    """An article as it will stand in the output."""

    text: str
    faults: tuple[str, ...] = ()  # what was tried for it and found nothing


@dataclass(frozen=True, slots=True, kw_only=True)
class Style:
    """How articles are written down."""

    format: str
    narrow: bool = False


@dataclass(slots=True, kw_only=True)
class Tally:
    """How far it has come."""

    articles: int = 0
    failures: int = 0
    read: int = 0  # bytes of the input
    stopped: bool = False
    remarked: int = 0  # articles that are there, but something was tried for them and found nothing
    named: list[tuple[str, str]]  # the first failures: where, and why
    remarks: list[tuple[str, str]]  # the same of what is only to be remarked

    @property
    def pages(self) -> int:
        """All that were tried."""
        return self.articles + self.failures

    def failed(self, name: str, why: str) -> None:
        """A page without an article."""
        self.failures += 1
        if len(self.named) < MOST_NAMED:
            self.named.append((name, why))

    def made(self, name: str, faults: Sequence[str]) -> None:
        """An article, and what is to be remarked about it."""
        self.articles += 1
        if faults:
            self.remarked += 1
            if len(self.remarks) < MOST_NAMED:
                self.remarks.append((name, " ".join(faults)))


Pages = Iterable[tuple[Spot, Work | Article | Fault]]


def extract_many(
    pages: Pages,
    output: Output,
    style: Style,
    *,
    count: int,
    on_progress: Callable[[Tally], None],
    stop: threading.Event,
) -> Tally:
    """Read and write all pages; after a wish to stop, those under way are still finished."""
    tally = Tally(named=[], remarks=[])
    stream: Stream[Spot, Manuscript] = Stream(count, partial(write_page, style=style))
    for spot, made in stream.through(until(pages, stop, style)):
        if isinstance(made, Fault):
            tally.failed(spot.name, made.sentence)
        else:
            output.keep(spot, made.text)
            tally.made(spot.name, made.faults)
        tally.read += spot.read
        on_progress(tally)
    tally.stopped = stop.is_set()
    return tally


def until(pages: Pages, stop: threading.Event, style: Style) -> Iterator[tuple[Spot, Work | Manuscript | Fault]]:
    """The pages up to the wish to stop; articles that are made already need only be written."""
    for spot, page in pages:
        if stop.is_set():
            return
        yield spot, manuscript(spot, page, style) if isinstance(page, Article) else page


def write_page(spot: Spot, work: Work, *, style: Style) -> Manuscript | Fault:
    """One page, read and written; this runs in the processes of the crew."""
    article = read_page(work)
    return article if isinstance(article, Fault) else manuscript(spot, article, style)


def manuscript(spot: Spot, article: Article, style: Style) -> Manuscript | Fault:
    """An article in its format; no exception gets out."""
    try:
        text = written(article, style.format, file=spot.file, narrow=style.narrow)
        return Manuscript(text=text, faults=article.faults)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is listed with the page
        return Fault(kind=FailureKind.UNEXPECTED, sentence=f"Writing failed: {type(error).__name__}: {error}")
