"""kronika corpus freeze, list, show and remove: questions frozen with their results."""

from __future__ import annotations

import getpass
from contextlib import suppress
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.byte_progress import measured
from kronika.serve.cli.corpus_options import Asked, Collapse, From, Lang, Query, Sources, To, question_of
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output, print_json
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from kronika.model.corpus import Corpus

Name = Annotated[str, typer.Argument(metavar="NAME", help="Name of the corpus.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def freeze(
    context: typer.Context,
    name: Name,
    query: Query = None,
    since: From = None,
    until: To = None,
    source: Sources = None,
    lang: Lang = None,
    collapse: Collapse = False,
    note: Annotated[str, typer.Option(metavar="TEXT", help="What it is for.")] = "",
    as_json: AsJson = False,
) -> None:
    """Freeze the articles that answer a question now, under a name, with a hash of each and of all.

    Whatever happens to the articles later, the corpus stays as it is: a text that is read anew is copied first.
    """
    from kronika.flow import corpora
    from kronika.flow.interruption import stop_wish
    from kronika.model.corpus import Corpus

    door: Door = context.obj
    asked = Asked(query=query, since=since, until=until, sources=source, lang=lang, collapse=collapse)
    with door.chronicle() as chronicle, stop_wish() as stop, measured("Freezing", quiet=as_json) as show_progress:
        made = corpora.freeze(
            chronicle,
            Corpus(name=name, question=question_of(chronicle, asked), note=note, by=person()),
            on_progress=lambda done, total: show_progress(done, total, f"{done} articles"),
            stop=stop,
        )
    if as_json:
        print_json(as_record(made))
    else:
        output().print(
            f"“{literal(made.name)}” is frozen: {many(made.articles, 'article')}, {many(made.words, 'word')}, {made.manifest[:16]}…"
        )


def listing(context: typer.Context, as_json: AsJson = False) -> None:
    """List the corpora of the chronicle."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        found = chronicle.store.corpora.all()
    if as_json:
        for corpus in found:
            print_json(as_record(corpus))
        return
    if not found:
        output().print("There is no corpus yet. Freeze one with: kronika corpus freeze NAME --query Q")
        return
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("name", overflow="fold")
    for column in ("articles", "words"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("frozen", no_wrap=True)
    table.add_column("question", overflow="fold")
    for corpus in found:
        day = f"{corpus.frozen:%Y-%m-%d}" if corpus.frozen else ""
        cells = (corpus.name, f"{corpus.articles}", f"{corpus.words}", day, in_words(corpus))
        table.add_row(*(literal(cell) for cell in cells))
    output().print(table)


def show(context: typer.Context, name: Name, as_json: AsJson = False) -> None:
    """Show one corpus: its question, its size, its hash."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        corpus = chronicle.store.corpora.get(name)
        kept = chronicle.store.corpora.kept(corpus.id)
    if as_json:
        print_json(as_record(corpus) | {"kept": kept})
        return
    lines = {
        "name": corpus.name,
        "question": in_words(corpus),
        "articles": str(corpus.articles),
        "words": str(corpus.words),
        "frozen": f"{corpus.frozen:%Y-%m-%d %H:%M} UTC by {corpus.by or 'nobody we know'}" if corpus.frozen else "",
        "hash": corpus.manifest,
        "note": corpus.note,
        "copies": f"{many(kept, 'article has', 'articles have')} been read anew since; the corpus holds them as they were"
        if kept
        else "",
    }
    for label, value in lines.items():
        if value:
            output().print(f"{label:<9} {literal(value)}", soft_wrap=True)


def remove(context: typer.Context, name: Name) -> None:
    """Let a corpus go. Its articles stay in the chronicle, its exports where they are."""
    door: Door = context.obj
    with door.chronicle() as chronicle:
        gone = chronicle.store.corpora.remove(name, chronicle.clock())
    output().print(f"“{literal(gone.name)}” is removed; its {many(gone.articles, 'article')} stay in the chronicle.")


def as_record(corpus: Corpus) -> dict[str, Any]:
    """A corpus as JSON shows it."""
    from kronika.flow.corpus_manifest import question_values

    names = ("name", "note", "by", "frozen", "articles", "words")
    told = {name: getattr(corpus, name) for name in names}
    return {**told, "hash": corpus.manifest, "question": question_values(corpus)}


def in_words(corpus: Corpus) -> str:
    """A question on one line."""
    asked = corpus.question
    parts = [asked.text] if asked.text else []
    parts += [f"from {asked.since:%Y-%m-%d}"] if asked.since else []
    parts += [f"to {asked.until:%Y-%m-%d}"] if asked.until else []
    parts += [f"in {', '.join(asked.sources)}"] if asked.sources else []
    parts += [f"about {', '.join(asked.entities)}"] if asked.entities else []
    parts += [f"language {asked.lang}"] if asked.lang else []
    parts += [f"tone {asked.tone.value}"] if asked.tone else []
    parts += ["repetitions left out"] if asked.collapsed else []
    return ", ".join(parts) or "all articles"


def person() -> str:
    """Who sits at the terminal, as far as the system tells."""
    with suppress(OSError, KeyError, ImportError):
        return getpass.getuser()
    return ""
