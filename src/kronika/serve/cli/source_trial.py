"""kronika source test: one page, and what each field of its article came from."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.model.errors import InputError, KronikaError
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json

if TYPE_CHECKING:
    from rich.table import Table

    from kronika.extract.engine import Ask
    from kronika.flow.trial import Trial

GENERAL = "general engine"
NOT_FOUND = "not found"
SHOWN = 200  # characters of a value in a table


def test_page(
    context: typer.Context,
    page: Annotated[str, typer.Argument(metavar="URL|FILE", help="An address, or an HTML file together with --url.")],
    url: Annotated[
        str | None,
        typer.Option(metavar="U", help="The address of the page in the file; it decides which recipe is for it."),
    ] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="L", help="Language (cs, pl, ru, en); found out when not given.")
    ] = None,
    engine: Annotated[str, typer.Option(metavar="NAME", help="Which engine reads the page.")] = "auto",
    at: Annotated[
        str | None,
        typer.Option(
            metavar="D", help="When the page was fetched, for a file: 2026-03-01 or 7d; recipes have their time."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Show what each field of a page's article comes from.

    Says which recipe was for the page, what its rules found, and how sure the result is. Nothing is stored.

    Recipes of your own are files in the chronicle's folder: recipes/SITE.toml.
    """
    from kronika.flow.trial import book_of, try_page

    door: Door = context.obj
    settings = door.settings()
    ask = asked(page, url, lang, at, door)
    trial = try_page(ask, engine, book_of(settings.home))
    if as_json:
        print_json(as_record(trial))
    else:
        show(trial)
    if not trial.found:
        raise KronikaError(f"No article was found at {ask.url or page}.")


def asked(page: str, url: str | None, lang: str | None, at: str | None, door: Door) -> Ask:
    """The page from the web or from a file, and what is known about it."""
    from kronika.extract.engine import Ask
    from kronika.html.address import check_url
    from kronika.model.clock import system_clock
    from kronika.serve.cli.limits import moment

    now = system_clock()
    if page.lower().startswith(("http://", "https://")):
        from kronika.fetch.single import fetch_one

        if at is not None:
            raise InputError("--at is for a page in a file; a page from the web is fetched now.")
        fetched = fetch_one(check_url(page), door.settings().fetch, clock=system_clock)
        found_at = check_url(url) if url else fetched.final_url
        return Ask(
            html=fetched.body, url=found_at, lang=lang, content_type=fetched.header("content-type"), now=fetched.at
        )
    from kronika.flow.page_files import read_file

    address = check_url(url) if url else None
    return Ask(html=read_file(Path(page)), url=address, lang=lang, now=moment(at, now) or now)


def show(trial: Trial) -> None:
    """For a reader: the fields, then the recipe, then what is wrong."""
    console, article = output(), trial.article
    if article.url:
        console.print(article.url, style="bold", markup=False)
    about = (article.page_class.value, f"confidence {article.confidence:.2f}", article.lang, f"engine {article.engine}")
    console.print(" · ".join(part for part in about if part), style="dim", markup=False)
    console.print()
    console.print(field_table(trial))
    console.print()
    if trial.recipe is None:
        console.print("No recipe is for this page.", markup=False)
    else:
        console.print(f"Recipe {trial.recipe.label}", style="bold", markup=False)
        if trial.tried:
            console.print(rule_table(trial))
    for fault in article.faults:
        console.print(fault, style="yellow", markup=False)


def field_table(trial: Trial) -> Table:
    """Field, value, origin."""
    table = plain_table("field", "value", "came from")
    for row in fields(trial):
        table.add_row(*map(cell, (row["field"], row["value"], row["from"] or NOT_FOUND)))
    return table


def rule_table(trial: Trial) -> Table:
    """What each rule found."""
    table = plain_table("rule for", "mode", "selector", "found")
    for row in rules(trial):
        table.add_row(*map(cell, (row["field"], row["mode"], row["selector"], row["found"] or "nothing")))
    return table


def plain_table(*names: str) -> Table:
    """A table without lines."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold")
    for name in names:
        table.add_column(name, overflow="fold")
    return table


def cell(value: object) -> Any:
    """A value as it may stand in a table: one line, not too long, no markup."""
    from rich.text import Text

    line = " ".join(as_text(value).split())
    return Text(line if len(line) <= SHOWN else line[: SHOWN - 1] + "…")


def as_text(value: object) -> str:
    """Any field's value for a reader."""
    if isinstance(value, datetime):
        return value.isoformat(sep=" ", timespec="minutes")
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value or "")


def fields(trial: Trial) -> Iterator[dict[str, Any]]:
    """Every field with its value and where it came from."""
    from kronika.model.recipe import Field

    for field in Field:
        value = getattr(trial.article, field)
        origin = trial.article.origins.get(field) or (GENERAL if value else "")
        yield {"field": field.value, "value": value, "from": origin}


def rules(trial: Trial) -> Iterator[dict[str, Any]]:
    """What the recipe's rules found, each for its field."""
    from kronika.flow.trial import plain_value

    for finding in trial.tried.values():
        yield {
            "field": finding.field.value,
            "mode": finding.rule.mode.value,
            "selector": finding.rule.selector,
            "found": plain_value(finding.value),
        }


def as_record(trial: Trial) -> dict[str, Any]:
    """The trial as JSON shows it."""
    recipe, article = trial.recipe, trial.article
    return {
        "url": article.url,
        "at": trial.at,
        "page_class": article.page_class,
        "confidence": round(article.confidence, 3),
        "lang": article.lang,
        "engine": article.engine,
        "fields": list(fields(trial)),
        "recipe": None
        if recipe is None
        else {"name": recipe.name, "since": recipe.since, "until": recipe.until, "rules": list(rules(trial))},
        "faults": list(article.faults),
    }
