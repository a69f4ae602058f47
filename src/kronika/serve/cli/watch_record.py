"""A watch as the command line reads and shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.model.errors import InputError

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kronika.flow.chronicle import Chronicle
    from kronika.model.watch import Focus, Watch

HIDDEN = frozenset({"memory"})  # of a watch, in JSON: what only checks understand

Number = Annotated[int, typer.Argument(metavar="ID", help="Its number, as “kronika watch list” shows it.")]
Numbers = Annotated[list[int], typer.Argument(metavar="ID...", help="Numbers, as “kronika watch list” shows them.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, one object per page.")]
Css = Annotated[str | None, typer.Option("--css", metavar="SELECTOR", help="Compare only what this CSS selector fits.")]
XPath = Annotated[str | None, typer.Option("--xpath", metavar="PATH", help="Compare only what this XPath fits.")]
Tag = Annotated[
    str | None,
    typer.Option("--tag", metavar="TAG", help="Compare only this tag, with attributes: 'div class=\"news\"'."),
]
Whole = Annotated[bool, typer.Option("--whole", help="Compare all that a reader sees.")]
Option = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="browser=yes, charset=windows-1250 or lang=cs; KEY= for none."),
]


def focus_of(css: str | None, xpath: str | None, tag: str | None, whole: bool) -> Focus | None:
    """What is to be compared, when something was said about it; a rule that nobody can follow is refused."""
    from kronika.model.watch import Focus, FocusKind

    given = {FocusKind.CSS: css, FocusKind.XPATH: xpath, FocusKind.TAG: tag, FocusKind.WHOLE: "" if whole else None}
    chosen = [(kind, rule) for kind, rule in given.items() if rule is not None]
    if len(chosen) > 1:
        raise InputError("--css, --xpath, --tag and --whole contradict each other; leave one of them.")
    if not chosen:
        return None
    focus = Focus(kind=chosen[0][0], rule=chosen[0][1])
    check_focus(focus)
    return focus


def check_focus(focus: Focus) -> None:
    """Refuse a selector that cannot be read, before a page is asked for."""
    from kronika.watch.picking import check as check_rule

    check_rule(focus)


def options_of(before: Mapping[str, str], given: list[str] | None, browser: bool | None = None) -> dict[str, str]:
    """The options with those given; an empty value takes one away."""
    from kronika.flow.watch_options import check_options
    from kronika.serve.cli.source_record import parse_option

    options = dict(before) | dict(parse_option(text) for text in given or ())
    if browser is not None:
        options["browser"] = "yes" if browser else ""
    return check_options(options)


def group_number(chronicle: Chronicle, name: str | None) -> int | None:
    """The number of a group; none for no name."""
    return chronicle.store.groups.get(name).id if name else None


def known(chronicle: Chronicle, numbers: list[int]) -> list[Watch]:
    """The watches of these numbers; UnknownName for one there is not."""
    return [chronicle.store.watches.get(number) for number in dict.fromkeys(numbers)]


def as_record(watch: Watch) -> dict[str, Any]:
    """A watch as scripts read it."""
    from dataclasses import fields

    record = {one.name: getattr(watch, one.name) for one in fields(watch) if one.name not in HIDDEN}
    return record | {"label": watch.label}
