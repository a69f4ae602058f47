"""kronika analyse accuracy: how often the tone is right, by source, as far as people have said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json

if TYPE_CHECKING:
    from rich.table import Table

    from kronika.analyse.sentiment.corrections import ErrorBar


def accuracy(
    context: typer.Context,
    source: Annotated[str | None, typer.Option(metavar="NAME", help="Only this source.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show how far the tone can be trusted.

    With Wilson's 95 % interval, and whether the machine is kinder or harsher than people. An article counts once; people
    who disagree on it share it.
    """
    from kronika.flow.tone_accuracy import tone_accuracy

    door: Door = context.obj
    with door.chronicle() as chronicle:
        bars = tone_accuracy(chronicle.store, source)
    if as_json:
        for bar in bars:
            print_json(as_record(bar))
    elif not bars:
        output().print("Nobody has said yet how an article sounds: kronika analyse correct ARTICLE --tone p|n|a")
    else:
        output().print(table(bars))


def as_record(bar: ErrorBar) -> dict[str, Any]:
    """A bar as JSON shows it."""
    names = ("articles", "people", "accuracy", "low", "high", "bias", "bias_low", "bias_high")
    confusion = [
        {"machine": machine.value, "people": people.value, "articles": count}
        for (machine, people), count in sorted(bar.confusion.items())
    ]
    return {"source": bar.source or None, **{name: getattr(bar, name) for name in names}, "confusion": confusion}


def table(bars: list[ErrorBar]) -> Table:
    """One line a source."""
    from rich.table import Table

    from kronika.serve.cli.screen import literal

    made = Table(box=None, pad_edge=False, header_style="bold")
    made.add_column("source", overflow="fold")
    for name in ("judged", "right", "95 % interval", "machine kinder by", "95 % interval"):
        made.add_column(name, justify="right")
    for bar in bars:
        made.add_row(
            literal(bar.source) or "[bold]all together[/bold]",
            str(bar.articles),
            f"{bar.accuracy or 0:.1%}",
            f"{bar.low:.1%} – {bar.high:.1%}",
            f"{bar.bias or 0:+.2f}",
            f"{bar.bias_low:+.2f} … {bar.bias_high:+.2f}",
        )
    return made
