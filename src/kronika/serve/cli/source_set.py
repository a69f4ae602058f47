"""kronika source set: change a source that is followed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.model.errors import InputError
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, output, print_json
from kronika.serve.cli.source_record import as_record, parse_option

if TYPE_CHECKING:
    from kronika.model.source import Source

NONE = ""  # what people write to empty a value: --lang ""


def set_source(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The source's name, as “kronika source list” shows it.")],
    every: Annotated[str | None, typer.Option(metavar="15m", help="Collect it so often in “kronika serve”.")] = None,
    no_schedule: Annotated[bool, typer.Option("--no-schedule", help="Collect it only when asked to.")] = False,
    new_name: Annotated[str | None, typer.Option("--name", metavar="N", help="Call it so from now on.")] = None,
    url: Annotated[str | None, typer.Option(metavar="URL", help="Follow this address instead.")] = None,
    lang: Annotated[str | None, typer.Option(metavar="L", help="Language: cs, pl, ru, en; “” for none.")] = None,
    section: Annotated[str | None, typer.Option(metavar="S", help="Only this section; “” for all.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option", metavar="KEY=VALUE", help="What its kind understands, e.g. depth=2; KEY= takes it away."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Change a source: its interval, name, address, language, section or options.

    What is not named stays. A new interval counts from now: kronika source set NAME --every 1h
    """
    if every is not None and no_schedule:
        raise InputError("--every and --no-schedule contradict each other; leave one of them out.")
    door: Door = context.obj
    with door.chronicle() as chronicle:
        before = chronicle.store.sources.get(name)
        wanted = changed(before, {"every": every, "url": url, "lang": lang, "section": section}, option or ())
        wanted = replace(wanted, every=None) if no_schedule else wanted
        if (wanted, new_name) == (before, None):
            raise InputError(f"Nothing to change in “{name}”; see “kronika source set --help” for what can be.")
        source = chronicle.store.sources.update(wanted)
        if source.every != before.every:
            chronicle.store.schedule.plan(source, None)
        if new_name is not None:
            source = chronicle.store.sources.rename(source, new_name)
    if as_json:
        print_json(as_record(source))
    else:
        output().print(f"[bold]{literal(source.name)}[/bold] is changed: {literal(said(before, source))}.")


def changed(source: Source, given: dict[str, str | None], options: list[str] | tuple[()]) -> Source:
    """The source with what was given on the command line."""
    from kronika.html.address import check_url
    from kronika.model.duration import duration
    from kronika.sources.discovery import check_source

    values: dict[str, Any] = {name: text or None for name, text in given.items() if text is not None}
    if "url" in values:
        values["url"] = check_url(values["url"] or "")
    if given["every"] is not None:
        values["every"] = duration(given["every"])
    return check_source(replace(source, **values, options=with_options(source.options, options)))


def with_options(before: Any, given: list[str] | tuple[()]) -> dict[str, str]:
    """The options with those given; an empty value takes one away."""
    options = dict(before)
    for key, value in map(parse_option, given):
        if value == NONE:
            options.pop(key, None)
        else:
            options[key] = value
    return options


def said(before: Source, after: Source) -> str:
    """What has changed, in words."""
    from kronika.model.duration import written

    parts = []
    if before.every != after.every:
        parts.append(f"collected every {written(after.every)}" if after.every else "collected only when asked")
    names = ("name", "url", "lang", "section")
    parts += [
        f"{name} {getattr(after, name) or 'none'}" for name in names if getattr(before, name) != getattr(after, name)
    ]
    if before.options != after.options:
        parts.append("options " + (", ".join(f"{k}={v}" for k, v in sorted(after.options.items())) or "none"))
    return ", ".join(parts)
