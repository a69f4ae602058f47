"""kronika judge: what people said about articles, as a table, as a file, and as a test of the present engine."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, TypeVar

import typer

from kronika.model.errors import BadFile, InputError
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import notes, output, print_json

if TYPE_CHECKING:
    from rich.table import Table

    from kronika.flow.accuracy import Accuracy, Results
    from kronika.flow.regression import Checked

T = TypeVar("T")

CHANGED = 1  # the exit code when a page that was right is read otherwise now
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Source = Annotated[str | None, typer.Option(metavar="NAME", help="Only this source.")]

app = typer.Typer(no_args_is_help=True, help="Show, export and check what people judged in the web application.")


@app.command("results")
def results(
    context: typer.Context,
    source: Source = None,
    engine: Annotated[str | None, typer.Option(metavar="E", help="Only articles this engine read.")] = None,
    version: Annotated[str | None, typer.Option(metavar="V", help="Only articles this version read.")] = None,
    as_json: AsJson = False,
) -> None:
    """Show how many articles are right, per site.

    With Wilson's 95 % interval and what was wrong. A page that several people judged counts once.
    """
    from kronika.flow.accuracy import as_table
    from kronika.flow.accuracy import results as reckon

    door: Door = context.obj
    with door.chronicle() as chronicle:
        table = reckon(chronicle.store.judgements.listing(source=source, engine=engine, version=version))
    if as_json:
        print_json(as_table(table))
    elif not table.total.judged:
        output().print("Nothing has been judged yet. Begin with “kronika serve”, then open /judge.")
    else:
        show(table)


@app.command("export")
def export(
    context: typer.Context,
    file: Annotated[str, typer.Argument(metavar="FILE.jsonl", help="The file to write, or - for standard output.")],
    source: Source = None,
) -> None:
    """Write every judged page to a file.

    One JSON object a line: address, stored bytes, verdicts, and the article as it was where it was judged right.
    """
    from kronika.flow.judged_pages import exported

    door: Door = context.obj
    with door.chronicle() as chronicle, writing(file) as out:
        count = 0
        for page in watched(exported(chronicle, source), "Exporting"):
            out.write(json.dumps(page, ensure_ascii=False) + "\n")
            count += 1
    notes().print(f"{count} judged pages written.")


@app.command("check")
def check(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE.jsonl", help="What “kronika judge export” wrote.")],
    engine: Annotated[
        str | None, typer.Option(metavar="E", help="The engine to try; the one of the settings if none is given.")
    ] = None,
    alike: Annotated[
        float, typer.Option(metavar="SHARE", min=0.0, max=1.0, help="How much of a text must have stayed the same.")
    ] = 0.98,
    no_recipes: Annotated[
        bool, typer.Option("--no-recipes", help="Read by the engine alone, without the recipes of known sites.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per page that changed.")] = False,
) -> None:
    """Read the pages that were judged right again.

    Lists those whose title or text is no longer the same, and ends with exit code 1 if there are any. Needs no chronicle.
    """
    from kronika.flow.regression import checked
    from kronika.flow.trial import book_of
    from kronika.sites.book import Book

    door: Door = context.obj
    settings = door.settings()
    chosen, recipes = engine or settings.extract.engine, Book() if no_recipes else book_of(settings.home)
    count = changed = 0
    for page in watched(checked(lines_of(file), chosen, recipes), "Checking"):
        count += 1
        if page.changed(alike):
            changed += 1
            tell(page, as_json)
    if not as_json:
        output().print(f"{count} pages judged right, {changed} changed.")
    if changed:
        raise typer.Exit(CHANGED)


def tell(page: Checked, as_json: bool) -> None:
    """One page that changed, and how."""
    if as_json:
        print_json(page)
        return
    output().print(page.url, style="bold", markup=False, soft_wrap=True)
    if page.sentence:
        output().print(f"  {page.sentence}", markup=False)
        return
    output().print(f"  {page.similarity:.1%} of the text is the same")
    if page.title != page.title_now:
        output().print(f"  title was “{page.title}”, is “{page.title_now}”", markup=False)


def show(table: Results) -> None:
    """The table and what follows from it."""
    output().print(drawn(table))
    if table.mean is not None and table.deviation is not None:
        output().print(
            f"\nMean over {len(table.sites)} sources {table.mean:.1%}, standard deviation {table.deviation:.1%}."
        )
    if table.shared:
        output().print(f"{table.people} people; {table.shared} pages judged by several, {table.agreed} of them alike.")


def drawn(table: Results) -> Table:
    """The sites, the worst first, and all together."""
    from rich.table import Table

    from kronika.model.judgement import Verdict

    made = Table(box=None, pad_edge=False, header_style="bold")
    made.add_column("source", overflow="fold")
    for name in ("judged", "right", "95 % interval", "no lead", "missing", "foreign", "other"):
        made.add_column(name, justify="right")
    for site in (*table.sites, table.total):
        faults = [str(site.counts[verdict] or "") for verdict in Verdict if verdict is not Verdict.RIGHT]
        made.add_row(*cells(site), *faults)
    return made


def cells(site: Accuracy) -> tuple[str, str, str, str]:
    """Name, pages, share and interval."""
    from kronika.serve.cli.screen import literal

    return (
        literal(site.source) or "[bold]all together[/bold]",
        str(site.judged),
        f"{site.share:.1%}",
        f"{site.low:.1%} – {site.high:.1%}",
    )


def watched(pages: Iterable[T], doing: str) -> Iterator[T]:
    """The same pages, counted in the terminal while they pass."""
    from kronika.serve.cli.progress import live_bar

    if not notes().is_terminal:
        yield from pages
        return
    with live_bar() as bar:
        task = bar.add_task(doing, total=None, said="")
        for count, page in enumerate(pages, 1):
            bar.update(task, said=f"{count} pages")
            yield page


@contextmanager
def writing(file: str) -> Iterator[IO[str]]:
    """The file to write, or standard output; a failed export leaves what was there before."""
    if file == "-":
        yield typer.get_text_stream("stdout", encoding="utf-8")
        return
    path = Path(file)
    part = path.with_name(f"{path.name}.part")
    try:
        with part.open("w", encoding="utf-8") as out:
            yield out
        part.replace(path)
    except OSError as error:
        raise InputError(f"{path} cannot be written: {error.strerror}.") from error
    finally:
        part.unlink(missing_ok=True)


def lines_of(file: Path) -> Iterator[str]:
    """The lines of a file, or a sentence why not."""
    try:
        with file.open(encoding="utf-8") as lines:
            yield from lines
    except UnicodeDecodeError as error:
        raise BadFile(f"{file} is not a text file; give one that “kronika judge export” wrote.") from error
    except OSError as error:
        raise BadFile(f"{file} cannot be read: {error.strerror}.") from error
