"""kronika corpus frequencies and collocations: how often words stand in a corpus, and which stand together."""

from __future__ import annotations

import csv
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.flow.count_kinds import Measure, Unit
from kronika.serve.cli.byte_progress import measured
from kronika.serve.cli.corpus_kwic import name_and_rest
from kronika.serve.cli.corpus_options import Asked, Collapse, From, Lang, Query, Sources, To, where_of
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.collocations import Collocations
    from kronika.flow.frequencies import FrequencyList

Limit = Annotated[int, typer.Option(min=1, max=10_000_000, metavar="N", help="At most so many.")]
Uncommon = Annotated[
    bool, typer.Option("--uncommon", help="Leave out words that carry no topic in their language, and bare numbers.")
]
AsCsv = Annotated[bool, typer.Option("--csv", help="Print CSV.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]
FREQUENCY = ("item", "kind", "count", "per_million", "documents")
COLLOCATION = ("word", "score", "together", "left", "right", "count")


def frequencies(
    context: typer.Context,
    name: Annotated[str | None, typer.Argument(metavar="[NAME]", help="A corpus by name.")] = None,
    of: Annotated[Unit, typer.Option("--of", help="What is counted.")] = Unit.WORDS,
    query: Query = None,
    since: From = None,
    until: To = None,
    source: Sources = None,
    lang: Lang = None,
    collapse: Collapse = False,
    limit: Limit = 50,
    least: Annotated[int, typer.Option(min=1, metavar="N", help="Only what stands there so often.")] = 1,
    uncommon: Uncommon = False,
    as_csv: AsCsv = False,
    as_json: AsJson = False,
) -> None:
    """Count words, dictionary forms, pairs, names or keywords of a corpus, or of the articles chosen by options.

    “per million” goes by all words of the articles, “articles” says in how many it stands.
    """
    from kronika.flow import frequencies as flow
    from kronika.flow.interruption import stop_wish

    asked = Asked(query=query, since=since, until=until, sources=source, lang=lang, collapse=collapse)
    wish = flow.FrequencyWish(unit=of, limit=limit, least=least, common=not uncommon)
    door: Door = context.obj
    with door.chronicle() as chronicle, stop_wish() as stop, measured("Counting", quiet=as_csv or as_json) as show:
        where = where_of(chronicle, name, asked)
        found = flow.frequencies(
            chronicle, where, wish, on_progress=lambda done, total: show(done, total, f"{done} articles"), stop=stop
        )
    if as_json:
        print_json(found)
    elif as_csv:
        write_csv(FREQUENCY, found.items)
    else:
        show_frequencies(found)


def collocations(
    context: typer.Context,
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="[NAME] WORD", help="A corpus by name, unless articles are chosen by options; then a word."
        ),
    ],
    query: Query = None,
    since: From = None,
    until: To = None,
    source: Sources = None,
    lang: Lang = None,
    collapse: Collapse = False,
    window: Annotated[int, typer.Option(min=1, max=50, metavar="N", help="Words on either side, in a sentence.")] = 5,
    measure: Annotated[Measure, typer.Option(help="How strongly two words belong together.")] = Measure.LOGDICE,
    lemma: Annotated[bool, typer.Option("--lemma", help="The word and its neighbours by dictionary form.")] = False,
    least: Annotated[int, typer.Option(min=1, metavar="N", help="Only what stands there together so often.")] = 3,
    limit: Limit = 30,
    uncommon: Uncommon = False,
    as_csv: AsCsv = False,
    as_json: AsJson = False,
) -> None:
    """List the words that stand near a word more often than by chance, with the counts behind."""
    from kronika.flow import collocations as flow
    from kronika.flow.interruption import stop_wish

    asked = Asked(query=query, since=since, until=until, sources=source, lang=lang, collapse=collapse)
    name, word = name_and_rest(words, asked)
    wish = flow.CollocationWish(
        word=word, window=window, measure=measure, lemma=lemma, least=least, limit=limit, common=not uncommon
    )
    door: Door = context.obj
    with door.chronicle() as chronicle, stop_wish() as stop, measured("Counting", quiet=as_csv or as_json) as show:
        where = where_of(chronicle, name, asked)
        found = flow.collocations(
            chronicle, where, wish, on_progress=lambda done, total: show(done, total, f"{done} articles"), stop=stop
        )
    if as_json:
        print_json(found)
    elif as_csv:
        write_csv(COLLOCATION, found.items)
    else:
        show_collocations(found)


def write_csv(columns: tuple[str, ...], items: Sequence[object]) -> None:
    """A table for other programs."""
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([getattr(item, column) for column in columns] for item in items)


def show_frequencies(found: FrequencyList) -> None:
    """One line a thing."""
    for note in found.notes:
        notes().print(literal(note))
    rows = [
        (item.item, item.kind, f"{item.count}", f"{item.per_million:.1f}", f"{item.documents}") for item in found.items
    ]
    output().print(table(("", "", "count", "per million", "articles"), rows))
    output().print(
        f"{many(found.different, 'different one')} among {many(found.words, 'word')} of {many(found.articles, 'article')}."
    )


def show_collocations(found: Collocations) -> None:
    """One line a word."""
    rows = [
        (item.word, f"{item.score:.2f}", f"{item.together}", f"{item.left}", f"{item.right}", f"{item.count}")
        for item in found.items
    ]
    output().print(table(("", found.measure.value, "together", "before", "behind", "in all"), rows))
    output().print(
        f"“{literal(found.word)}” stands {many(found.count, 'time')} in {many(found.articles, 'article')}, "
        f"among {many(found.words, 'word')}."
    )


def table(columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> Any:
    """A plain table, numbers to the right."""
    from rich.table import Table

    made = Table(box=None, pad_edge=False, header_style="bold")
    for place, column in enumerate(columns):
        made.add_column(column, justify="right" if column and place else "left", overflow="fold")
    for row in rows:
        made.add_row(*(literal(cell) for cell in row))
    return made
