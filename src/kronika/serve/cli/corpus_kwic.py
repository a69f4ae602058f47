"""kronika corpus concordance: every place where words stand, one below the other."""

from __future__ import annotations

import csv
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from kronika.flow.kwic_sort import KwicSort
from kronika.model.errors import InputError
from kronika.serve.cli.byte_progress import measured
from kronika.serve.cli.corpus_options import Asked, Collapse, From, Lang, Query, Sources, To, where_of
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.flow.concordance import Concordance, KwicLine

NARROW = 10
COLUMNS = ("article_id", "source", "day", "left", "keyword", "right", "start", "end", "title", "url")


def concordance(
    context: typer.Context,
    words: Annotated[
        list[str],
        typer.Argument(
            metavar="[NAME] PATTERN",
            help="A corpus by name, unless articles are chosen by options; then what to look for.",
        ),
    ],
    query: Query = None,
    since: From = None,
    until: To = None,
    source: Sources = None,
    lang: Lang = None,
    collapse: Collapse = False,
    lemma: Annotated[bool, typer.Option("--lemma", help="Words stand for all their forms.")] = False,
    width: Annotated[
        int | None,
        typer.Option(min=5, max=500, metavar="N", help="Characters on either side; else what the screen has."),
    ] = None,
    sort: Annotated[KwicSort, typer.Option(help="What the lines are put in order by.")] = KwicSort.DATE,
    limit: Annotated[int, typer.Option(min=1, max=1_000_000, metavar="N", help="At most so many lines.")] = 50,
    as_csv: Annotated[bool, typer.Option("--csv", help="Print CSV.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per line.")] = False,
) -> None:
    """Show words in their context (KWIC): water, vod*, "drinking water"; all places are counted, whatever the limit.

    A pattern without accents finds words with accents too. One argument alone is the pattern, in all articles.
    """
    from kronika.flow import concordance as flow
    from kronika.flow.interruption import stop_wish

    asked = Asked(query=query, since=since, until=until, sources=source, lang=lang, collapse=collapse)
    name, pattern = name_and_rest(words, asked)
    door: Door = context.obj
    quiet = as_csv or as_json
    wide = width or (flow.WIDTH if quiet else max((output().width - 34) // 2, NARROW))
    wish = flow.KwicWish(pattern=pattern, lemma=lemma, width=wide, sort=sort, limit=limit)
    with door.chronicle() as chronicle, stop_wish() as stop, measured("Reading", quiet=quiet) as show:
        where = where_of(chronicle, name, asked)
        found = flow.concordance(
            chronicle, where, wish, on_progress=lambda done, total: show(done, total, f"{done} articles"), stop=stop
        )
    if as_json:
        for line in found.lines:
            print_json({column: getattr(line, column) for column in COLUMNS})
    elif as_csv:
        write_csv(found)
    else:
        print_lines(found, wide)


def name_and_rest(words: list[str], asked: Asked) -> tuple[str | None, str]:
    """The corpus, if one is named, and what to look for."""
    if asked.anything or len(words) == 1:
        return None, " ".join(words)
    if not words:
        raise InputError("Say what to look for.")
    return words[0], " ".join(words[1:])


def write_csv(found: Concordance) -> None:
    """The lines as a table for other programs."""
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows([getattr(line, column) for column in COLUMNS] for line in found.lines)


def print_lines(found: Concordance, width: int) -> None:
    """Lines below each other, the keyword in colour."""
    from rich.text import Text

    for note in found.notes:
        notes().print(literal(note))
    for line in found.lines:
        output().print(Text.assemble(*pieces(line, width)), no_wrap=True, overflow="crop", crop=output().is_terminal)
    more = f"; {len(found.lines)} shown" if len(found.lines) < found.hits else ""
    output().print(f"{many(found.hits, 'place')} in {many(found.articles, 'article')}{more}.")


def pieces(line: KwicLine, width: int) -> tuple[tuple[str, str], ...]:
    """A line with its styles."""
    return (
        (f"{line.day:%Y-%m-%d} {line.source[:12]:<12} ", "dim"),
        (line.left.rjust(width), ""),
        (line.keyword, "bold red"),
        (line.right, ""),
    )
