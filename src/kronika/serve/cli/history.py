"""kronika history: the versions of an article, and what each edit changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.edited_words import marked, tone_word
from kronika.serve.cli.screen import output, print_json
from kronika.serve.cli.tables import stamp
from kronika.serve.cli.words import many

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from kronika.model.article_history import ArticleDifference, ArticleVersion

FIELDS = ("title", "lead", "body")


def history(
    context: typer.Context,
    article: Annotated[str, typer.Argument(metavar="URL|ID", help="The article's address or number.")],
    diff: Annotated[
        tuple[int, int] | None,
        typer.Option("--diff", metavar="N M", help="What is different between two versions, word by word."),
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print JSON: an object per version, or the difference.")
    ] = False,
) -> None:
    """List the versions of an article, or compare two of them.

    Changes of white space, quotes and dashes, of counters and of times told from now are no edits.
    """
    from kronika.flow.article_history import article_number, compared, versions

    door: Door = context.obj
    with door.chronicle() as chronicle:
        number = article_number(chronicle, article)
        if diff is not None:
            changed = compared(chronicle, number, *diff)
            print_json(difference_record(*diff, changed)) if as_json else show_difference(changed)
            return
        found = versions(chronicle, number)
    if as_json:
        for version in found:
            print_json(version)
    else:
        show(found)


def show(found: Sequence[ArticleVersion]) -> None:
    """For people: a table, and where to go on."""
    if not found:
        output().print("This page has held no article that may be shown.")
        return
    output().print(table(found))
    edits = sum(version.is_edit for version in found)
    output().print(f"{many(len(found), 'version')}, {many(edits, 'edit') if edits else 'never edited'}.")
    if edits:
        last = next(place for place in range(len(found) - 1, 0, -1) if found[place].is_edit)
        numbers = f"{found[last - 1].number} {found[last].number}"
        output().print(f"Word by word: kronika history {found[-1].article_id} --diff {numbers}", markup=False)


def table(found: Sequence[ArticleVersion]) -> Table:
    """A line a version, the oldest first."""
    from rich.table import Table
    from rich.text import Text

    made = Table(box=None, pad_edge=False, header_style="bold")
    made.add_column("version", justify="right")
    made.add_column("seen", no_wrap=True)
    made.add_column("words", justify="right", no_wrap=True)
    made.add_column("changed", no_wrap=True)
    made.add_column("tone", no_wrap=True)
    made.add_column("title", overflow="fold")
    for version in found:
        counts = Text.assemble((f"+{version.added}", "green"), " ", (f"−{version.removed}", "red"))
        made.add_row(
            str(version.number),
            stamp(version.at),
            counts if version.is_edit else "",
            ", ".join(version.touched) or ("" if version is found[0] else "no edit"),
            tone_word(version.tone),
            Text(version.title),
        )
    return made


def show_difference(changed: ArticleDifference) -> None:
    """For people: title, lead and body with what went struck and what came underlined."""
    from rich.text import Text

    if not changed.touched:
        output().print("No edit: nothing but typography, counters or times is different.")
    else:
        others = ", ".join(changed.touched)
        output().print(f"Changed: {others}; +{changed.added} −{changed.removed} words.", markup=False)
    for name in FIELDS:
        part = getattr(changed, name)
        if part.is_edit:
            output().print(Text(f"\n{name}", "bold"))
            output().print(marked(part), soft_wrap=False)


def difference_record(before: int, after: int, changed: ArticleDifference) -> dict[str, Any]:
    """As JSON: every run of words with what became of it."""
    first, last = sorted((before, after))
    return {
        "from": first,
        "to": last,
        "touched": changed.touched,
        "added": changed.added,
        "removed": changed.removed,
        **{name: getattr(changed, name) for name in FIELDS},
    }
