"""Progress of long work on standard error: a live line in a terminal, a sentence now and then in a log."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from kronika.serve.cli.screen import notes

if TYPE_CHECKING:
    from rich.progress import Progress as Bar

    from kronika.fetch.crawl import Progress
    from kronika.flow.analysing import Analysed
    from kronika.flow.fact_run import FactsReport
    from kronika.flow.indexing import Indexed
    from kronika.flow.round import Watcher

EVERY = 10.0  # seconds between two lines in a log
WORTH_TELLING = 2.0  # seconds of waiting


@contextmanager
def shown(quiet: bool) -> Iterator[Watcher]:
    """A watcher that shows collecting and extracting; nothing at all when quiet."""
    from kronika.flow.round import Watcher

    if quiet:
        yield Watcher()
    elif notes().is_terminal:
        with live_bar() as bar:
            lines = LiveLines(bar)
            yield watcher_of(lines)
    else:
        yield watcher_of(LogLines())


def watcher_of(lines: LiveLines | LogLines) -> Watcher:
    """What is told to whom."""
    from kronika.flow.round import Watcher

    return Watcher(
        collecting=lines.collecting,
        extracting=lines.extracting,
        watching=lines.watching,
        facts=lines.facts,
        analysing=lines.analysing,
        indexing=lines.indexing,
    )


def live_bar() -> Bar:
    """A progress display that fits both a known and an unknown amount of work."""
    from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    columns = (
        SpinnerColumn(),
        TextColumn("[bold]{task.description}[/bold]"),
        BarColumn(bar_width=28),
        TextColumn("{task.fields[said]}"),
        TimeElapsedColumn(),
    )
    return Progress(*columns, console=notes())


class LiveLines:
    """Live lines: pages being collected, articles being extracted and analysed, sites read for facts, watched pages checked."""

    def __init__(self, bar: Bar) -> None:
        self._bar = bar
        self._rests: set[str] = set()
        self._collecting = bar.add_task("Collecting", total=None, said="")
        self._extracting = bar.add_task("Extracting", total=None, said="", visible=False, start=False)
        self._analysing = bar.add_task("Analysing", total=None, said="", visible=False, start=False)
        self._indexing = bar.add_task("Indexing", total=None, said="", visible=False, start=False)
        self._facts = bar.add_task("Facts", total=None, said="", visible=False, start=False)
        self._watching = bar.add_task("Watching", total=None, said="", visible=False, start=False)

    def collecting(self, progress: Progress) -> None:
        """Pages so far, and how many leads are left."""
        if why := news_of(progress, self._rests):
            notes().print(why, markup=False)
        done = progress.pages + progress.unchanged + progress.failures
        left = progress.open + progress.leased
        self._bar.update(self._collecting, completed=done, total=done + left, said=sentence(progress))

    def extracting(self, done: int, total: int) -> None:
        """Articles so far."""
        self._bar.start_task(self._extracting)  # only the first call starts its clock
        self._bar.update(self._extracting, completed=done, total=total, said=f"{done} of {total} pages", visible=True)

    def analysing(self, report: Analysed) -> None:
        """Analyses so far."""
        if report.done:
            self._bar.start_task(self._analysing)
            said = analysed_sentence(report)
            total = max(report.waiting, report.done)
            self._bar.update(self._analysing, completed=report.done, total=total, said=said, visible=True)

    def indexing(self, report: Indexed) -> None:
        """Articles that went into the index so far."""
        self._bar.start_task(self._indexing)
        total, said = report.done + report.left, indexed_sentence(report)
        self._bar.update(self._indexing, completed=report.done, total=total, said=said, visible=True)

    def facts(self, report: FactsReport) -> None:
        """Sites so far."""
        if report.read:
            self._bar.start_task(self._facts)
            said = facts_sentence(report)
            self._bar.update(self._facts, completed=report.done, total=report.sites, said=said, visible=True)

    def watching(self, progress: Progress) -> None:
        """Watched pages so far."""
        done = progress.pages + progress.unchanged + progress.failures
        if total := done + progress.open + progress.leased:
            self._bar.start_task(self._watching)
            said = f"{done} of {total} watched pages"
            self._bar.update(self._watching, completed=done, total=total, said=said, visible=True)


class LogLines:
    """The same as plain lines, at most one in ten seconds."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._rests: set[str] = set()

    def collecting(self, progress: Progress) -> None:
        """Pages so far."""
        if why := news_of(progress, self._rests):
            notes().print(why, markup=False)
        self.say(f"Collecting: {sentence(progress)}", always=bool(progress.trouble))

    def extracting(self, done: int, total: int) -> None:
        """Articles so far."""
        self.say(f"Extracting: {done} of {total} pages", always=done == total)

    def analysing(self, report: Analysed) -> None:
        """Analyses so far."""
        self.say(f"Analysing: {analysed_sentence(report)}")

    def indexing(self, report: Indexed) -> None:
        """Articles that went into the index so far."""
        self.say(f"Indexing: {indexed_sentence(report)}")

    def facts(self, report: FactsReport) -> None:
        """Sites so far."""
        self.say(f"Facts: {facts_sentence(report)}")

    def watching(self, progress: Progress) -> None:
        """Watched pages so far."""
        self.say(f"Watching: {progress.pages + progress.unchanged + progress.failures} pages checked")

    def say(self, text: str, *, always: bool = False) -> None:
        """One line, unless another came a moment ago."""
        if always or time.monotonic() - self._last >= EVERY:
            self._last = time.monotonic()
            notes().print(text)


def analysed_sentence(report: Analysed) -> str:
    """Where analysing stands."""
    failed = f", {report.failures} failed" if report.failures else ""
    return f"{report.done} of {max(report.waiting, report.done)} articles{failed}"


def indexed_sentence(report: Indexed) -> str:
    """Where indexing stands."""
    return f"{report.done} of {report.done + report.left} articles"


def facts_sentence(report: FactsReport) -> str:
    """Where reading facts stands."""
    return f"{report.done} of {report.sites} sites, {report.slots} slots, {report.questions} questions"


def sentence(progress: Progress) -> str:
    """Where a collection stands."""
    if progress.trouble:
        return progress.trouble
    done = f"{progress.pages} pages, {progress.unchanged} unchanged, {progress.failures} failed"
    left = f"{progress.open + progress.leased} to go"
    return (
        f"{done}, {left}, next in {progress.next_in:.0f} s" if progress.next_in >= WORTH_TELLING else f"{done}, {left}"
    )


def news_of(progress: Progress, told: set[str]) -> str | None:
    """Why nothing is asked for a while; each reason is told once."""
    why = progress.resting
    if not why or progress.next_in < WORTH_TELLING or why in told:
        return None
    told.add(why)
    return f"Waiting: {why}"
