"""kronika analyse run: texts of a file, one result a line as they come; without a file the articles of the chronicle."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.model.errors import Interrupted, SomeFailed
from kronika.serve.cli.byte_progress import measured
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.analysing import Analysed
    from kronika.flow.analysis_lines import Progress, Told

BAD_SHOWN = 20
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object a text, or one for the whole call.")]


def run(
    context: typer.Context,
    file: Annotated[
        Path | None,
        typer.Argument(
            metavar="FILE|-",
            help="Texts as lines of JSON, plain, gzip or zstd, or one plain text; - is standard input. "
            "When not given, the articles of the chronicle.",
        ),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="L", help="The language of the texts; when not given, theirs or guessed.")
    ] = None,
    engine: Annotated[str | None, typer.Option(metavar="E", help="Who finds names; else as the settings say.")] = None,
    processes: Annotated[
        int | None, typer.Option(min=0, metavar="N", help="Processes at once; 0: none beside this one.")
    ] = None,
    again: Annotated[
        bool, typer.Option("--again", help="Analyse all articles once more, not only what waits.")
    ] = False,
    source: Annotated[str | None, typer.Option(metavar="NAME", help="Only articles of this source.")] = None,
    limit: Annotated[int | None, typer.Option(min=1, metavar="N", help="At most so many articles.")] = None,
    as_json: AsJson = False,
) -> None:
    """Analyse texts: names in their base form, tone, keywords.

    A line of a file is {id, text, lang}; printed are id, lang, entities, sentences, sentiment and keywords, in the order
    of the lines. Places count characters of the given text. Lines that are no texts are named and passed over.

    Without a file the articles of the chronicle are analysed that wait for it or that an earlier version analysed. It
    can run beside the collector and be stopped at any time; the next call goes on where it was.
    """
    flags: dict[str, dict[str, Any]] = {"analyse": {"engine": engine, "processes": processes}}
    if file is not None:
        from_file(context.obj, file, lang, flags, as_json)
    else:
        from_chronicle(context.obj, flags, again=again, source=source, limit=limit, as_json=as_json)


def from_file(door: Door, file: Path, lang: str | None, flags: dict[str, dict[str, Any]], as_json: bool) -> None:
    """The texts of a file; results are written as soon as they are there."""
    from kronika.flow.analysis_lines import Progress, analysed, texts_in
    from kronika.flow.analysis_options import options_of

    settings = door.settings(flags)
    progress = Progress()
    size = file.stat().st_size if file.is_file() else 0
    chosen = settings.analyse.processes
    crew = chosen if chosen or flags["analyse"]["processes"] == 0 else os.cpu_count() or 1
    with measured("Analysing", quiet=as_json and not notes().is_terminal) as tell:
        texts = texts_in(file, lang, progress)
        for told in analysed(texts, options_of(settings), progress, processes=crew):
            tell(progress.read, size, many(progress.texts, "text"))
            show(told, as_json=as_json)
    finish(progress)


def show(told: Told, *, as_json: bool) -> None:
    """One text."""
    if as_json:
        from kronika.flow.analysis_records import as_record

        print_json({"id": told.given.id, **as_record(told.analysis)})
        sys.stdout.flush()
        return
    from kronika.serve.cli.analyse_table import lines_of

    for line in lines_of(told):
        output().print(line)


def finish(progress: Progress) -> None:
    """What was not read; it makes the exit code."""
    for sentence in progress.bad[:BAD_SHOWN]:
        notes().print(sentence, markup=False)
    if len(progress.bad) > BAD_SHOWN:
        notes().print(f"… and {len(progress.bad) - BAD_SHOWN} more.")
    if progress.bad:
        raise SomeFailed(f"{many(len(progress.bad), 'line')} could not be analysed; the others are done.")


def from_chronicle(
    door: Door,
    flags: dict[str, dict[str, Any]],
    *,
    again: bool,
    source: str | None,
    limit: int | None,
    as_json: bool,
) -> None:
    """The articles that wait, those an earlier version analysed, or all."""
    from kronika.analyse.version import version_of
    from kronika.flow.analysing import analyse_waiting
    from kronika.flow.analysis_options import options_of
    from kronika.flow.interruption import stop_wish

    with door.chronicle(flags) as chronicle, stop_wish() as stop, progress_of(quiet=as_json) as tell:
        if source is not None:
            chronicle.store.sources.get(source)
        version = version_of(options_of(chronicle.settings))
        if again:
            chronicle.store.analyses.queue_all(source=source, limit=limit)
        else:
            chronicle.store.analyses.queue_stale(version, source=source, limit=limit)
        done = analyse_waiting(chronicle, source=source, limit=limit, on_progress=tell, stop=stop)
        standing = chronicle.store.analyses.standing(version)
    if as_json:
        told = {"articles": done.articles, "failures": done.failures, "stopped": done.stopped}
        print_json({**told, "waiting": standing.waiting, "analysed": standing.done, "version": version})
    else:
        say(done, standing.waiting)
    if done.stopped:
        raise Interrupted("Stopped; what was analysed is kept, and the next call goes on from here.")


def say(done: Analysed, waiting: int) -> None:
    """What came of it."""
    if not done.done:
        output().print("All articles are analysed.")
        return
    left = f"; {waiting} wait" if waiting else ""
    output().print(f"{many(done.articles, 'article')} analysed{left}.")
    if done.failures:
        output().print(f"{many(done.failures, 'article')} could not be analysed: kronika status --failures")


@contextmanager
def progress_of(*, quiet: bool) -> Iterator[Callable[[Analysed], None] | None]:
    """Progress as a live line in a terminal, as a sentence now and then in a log."""
    from kronika.serve.cli.progress import LogLines, analysed_sentence, live_bar

    if quiet:
        yield None
    elif notes().is_terminal:
        with live_bar() as bar:
            task = bar.add_task("Analysing", total=None, said="")
            yield lambda done: bar.update(
                task, completed=done.done, total=max(done.waiting, done.done), said=analysed_sentence(done)
            )
    else:
        yield LogLines().analysing
