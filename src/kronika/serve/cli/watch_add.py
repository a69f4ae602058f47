"""kronika watch add: look at a page, say what would be compared, and watch it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import literal, notes, output, print_json
from kronika.serve.cli.watch_record import (
    AsJson,
    Css,
    Option,
    Tag,
    Whole,
    XPath,
    as_record,
    focus_of,
    group_number,
    options_of,
)

if TYPE_CHECKING:
    from kronika.flow.chronicle import Chronicle
    from kronika.flow.watch_preview import PagePreview
    from kronika.model.watch import Watch

SHOWN = 5  # lines of what would be compared
LONGEST = 100


def add(
    context: typer.Context,
    url: Annotated[str, typer.Argument(metavar="URL", help="The page to watch.")],
    group: Annotated[str | None, typer.Option(metavar="G", help="Tell the members of this group.")] = None,
    name: Annotated[str | None, typer.Option(metavar="N", help="What to call it; its title when not given.")] = None,
    keep: Annotated[int, typer.Option(min=1, metavar="N", help="How many versions its history keeps.")] = 20,
    css: Css = None,
    xpath: XPath = None,
    tag: Tag = None,
    whole: Whole = False,
    every: Annotated[
        str, typer.Option(metavar="30m..1d", help="How often to look, at most and at least; 1h for a fixed interval.")
    ] = "30m..1d",
    alert_after: Annotated[
        int, typer.Option(min=1, metavar="N", help="Tell of a trouble after so many checks in a row that end in it.")
    ] = 2,
    browser: Annotated[bool, typer.Option("--browser", help="Open it in a browser, because scripts write it.")] = False,
    option: Option = None,
    no_look: Annotated[bool, typer.Option("--no-look", help="Do not look at it now.")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only look; watch nothing.")] = False,
    as_json: AsJson = False,
) -> None:
    """Watch a page for changes.

    Looks at it at once and says what would be compared: the main text as it was found, or the part you name with
    --css, --xpath or --tag, or all of it with --whole. Ads, counters, times and the like are left out by themselves.

    Examples:

    kronika watch add https://example.org/news --group Office

    kronika watch add https://example.org/prices --css "table.prices" --every 1h
    """
    from kronika.model.duration import bounds
    from kronika.model.watch import Focus, Watch

    door: Door = context.obj
    focus = focus_of(css, xpath, tag, whole) or Focus()
    fastest, slowest = bounds(every)
    with door.chronicle() as chronicle:
        wanted = Watch(
            url=address(url),
            name=name or "",
            group_id=group_to_tell(chronicle, group, dry_run=dry_run),
            focus=focus,
            keep=keep,
            fastest=fastest,
            slowest=slowest,
            alert_after=alert_after,
            options=options_of({}, option, browser or None),
        )
        seen = None if no_look else look(chronicle, wanted, quiet=as_json)
        if seen is not None and not as_json:
            show(seen)
        added = None if dry_run else chronicle.store.watches.add(wanted, chronicle.clock())
        if added is not None and seen is not None and seen.fetched is not None:
            added = with_first_version(chronicle, added)
    tell(added, seen, as_json)


def group_to_tell(chronicle: Chronicle, name: str | None, *, dry_run: bool) -> int | None:
    """The number of the group; one there is none of yet is made, and its members can follow."""
    from kronika.model.group import Group

    groups = chronicle.store.groups
    if not name or any(group.name == name for group in groups.all()):
        return group_number(chronicle, name)
    if dry_run:
        return None
    made = groups.add(Group(name=name), chronicle.clock())
    notes().print(f"The group {literal(name)} is new; say who is told: kronika group member add NAME ADDRESS")
    return made.id


def with_first_version(chronicle: Chronicle, watch: Watch) -> Watch:
    """The watch with the page as it is now, so that whatever becomes different from here on is a change."""
    from kronika.flow.watching import check_watches

    check_watches(chronicle, [watch.id])
    return chronicle.store.watches.get(watch.id)


def address(text: str) -> str:
    """The address of a page; people leave out https://."""
    from kronika.html.address import check_url

    return check_url(text if "://" in text or "." not in text else f"https://{text}")


def look(chronicle: Chronicle, watch: Watch, *, quiet: bool) -> PagePreview:
    """The page as it is now."""
    from kronika.flow.watch_preview import preview_page

    if not quiet:
        notes().print(f"Looking at {literal(watch.url)}", soft_wrap=True)
    return preview_page(chronicle, watch.url, watch.focus, watch.options)


def show(seen: PagePreview) -> None:
    """What was found, and the beginning of what would be compared."""
    from kronika.serve.cli.words import many

    if not seen.words:
        output().print(literal(seen.sentence), soft_wrap=True)
        return
    said = f"{seen.sentence.rstrip('.')}: {many(seen.words, 'word')}."
    output().print(f"{literal(said)} [bold]{literal(seen.title)}[/bold]", soft_wrap=True)
    for text in seen.texts[:SHOWN]:
        output().print(f"  [dim]{literal(text[:LONGEST])}{'…' if len(text) > LONGEST else ''}[/dim]", soft_wrap=True)
    if len(seen.texts) > SHOWN:
        output().print(f"  [dim]… and {len(seen.texts) - SHOWN} more blocks[/dim]")


def tell(added: Watch | None, seen: PagePreview | None, as_json: bool) -> None:
    """The new watch, and what to do next."""
    if as_json:
        record = {} if added is None else as_record(added)
        print_json(record | {"added": added is not None, "look": as_look(seen)})
        return
    if added is None:
        return
    told = f", told to {literal(added.group)}" if added.group else ""
    output().print(f"Watching [bold]{literal(added.label)}[/bold] as number {added.id}{told}.", soft_wrap=True)
    if not added.group:
        output().print("Nobody is told of its changes yet: kronika group add NAME ADDRESS, then watch set --group NAME")


def as_look(seen: PagePreview | None) -> dict[str, object] | None:
    """The look as scripts read it."""
    if seen is None:
        return None
    shown = ("state", "sentence", "page_class", "title", "lang", "words", "texts")
    return {name: getattr(seen, name) for name in shown}
