"""kronika index: the index that searches and charts ask, kept true to the store."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.model.errors import Interrupted, SomeFailed
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import notes, output, plain, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.indexing import Indexed, Tell

app = typer.Typer(
    help="The index that searches and charts ask. It is made from the store and can be made anew at any time.",
    no_args_is_help=True,
)
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


@app.command()
def update(context: typer.Context, as_json: AsJson = False) -> None:
    """Take in what has changed.

    Can be stopped at any time; the next call goes on where it was. Rounds and the server do the same by themselves.
    """
    from kronika.flow.indexing import update_index
    from kronika.flow.interruption import stop_wish

    door: Door = context.obj
    with door.chronicle() as chronicle, stop_wish() as stop, told(as_json) as tell:
        done = update_index(chronicle, on_progress=tell, stop=stop)
    finish(done, as_json)


@app.command()
def build(context: typer.Context, as_json: AsJson = False) -> None:
    """Make the index anew.

    The old one serves until the new one takes its place. When it is stopped, the old one stays.
    """
    from kronika.flow.indexing import build_index
    from kronika.flow.interruption import stop_wish

    door: Door = context.obj
    with door.chronicle() as chronicle, stop_wish() as stop, told(as_json) as tell:
        done = build_index(chronicle, on_progress=tell, stop=stop)
    finish(done, as_json)


@app.command()
def check(context: typer.Context, as_json: AsJson = False) -> None:
    """Compare the index with the store, article by article.

    Every article that is shown must be there once and as it is; what has changed since the last update is no fault.
    """
    from kronika.flow.index_standing import index_faults, index_standing

    door: Door = context.obj
    with door.chronicle() as chronicle:
        faults = index_faults(chronicle)
        standing = index_standing(chronicle)
    if as_json:
        print_json({"articles": standing.articles, "behind": standing.behind, "faults": faults})
    for fault in () if as_json else faults:
        output().print(fault, markup=False, soft_wrap=True)
    if faults:
        raise SomeFailed("The index differs from the store.")
    if not as_json:
        behind = f"; {many(standing.behind, 'change')} not in it yet" if standing.behind else ""
        output().print(f"The index holds {many(standing.articles, 'article')}, each as the store shows it{behind}.")


@app.command()
def status(context: typer.Context, as_json: AsJson = False) -> None:
    """Show what is in the index and how far it is behind."""
    from kronika.flow.index_standing import index_standing

    door: Door = context.obj
    with door.chronicle() as chronicle:
        standing = index_standing(chronicle)
    if as_json:
        print_json(plain(standing))
        return
    if standing.fault:
        output().print(standing.fault, markup=False, soft_wrap=True)
        return
    output().print(
        f"[bold]{standing.articles}[/bold] of {many(standing.shown, 'article')}, {standing.size / 1e6:.1f} MB in "
        f"{many(standing.segments, 'part')}; {many(standing.behind, 'change')} not in it yet."
    )
    output().print(standing.folder, markup=False, soft_wrap=True)


def finish(done: Indexed, as_json: bool) -> None:
    """What was done."""
    if as_json:
        print_json(plain(done))
    else:
        for note in done.notes:
            notes().print(note, markup=False, soft_wrap=True)
        gone = f", {done.gone} taken out" if done.gone else ""
        left = f"; {done.left} left" if done.left else ""
        output().print(f"{many(done.articles, 'article')} indexed{gone}{left}.")
    if done.stopped:
        raise Interrupted("Stopped; “kronika index update” goes on.")


@contextmanager
def told(quiet: bool) -> Iterator[Tell | None]:
    """Progress on standard error: a live line in a terminal, a sentence now and then in a log."""
    from kronika.serve.cli.progress import LogLines, indexed_sentence, live_bar

    if quiet:
        yield None
    elif notes().is_terminal:
        with live_bar() as bar:
            task = bar.add_task("Indexing", total=None, said="")

            def tell(report: Indexed) -> None:
                total, said = report.done + report.left, indexed_sentence(report)
                bar.update(task, completed=report.done, total=total, said=said)

            yield tell
    else:
        yield LogLines().indexing
