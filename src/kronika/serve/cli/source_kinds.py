"""kronika source kinds: the kinds of source there are, and the options each understands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import typer

from kronika.serve.cli.screen import literal, output, print_json


def kinds(
    name: Annotated[str | None, typer.Argument(metavar="KIND", help="Only this kind.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, one object per line.")] = False,
) -> None:
    """List the kinds of source and the options of each, as --option of “source add” takes them."""
    from kronika.sources.common_options import COMMON
    from kronika.sources.discovery import check_kind, kind_names, options_of

    chosen = [check_kind(name)] if name else kind_names()
    if as_json:
        for kind in chosen:
            print_json({"kind": kind, "options": dict(options_of(kind) or {}), "common": dict(COMMON)})
        return
    for kind in chosen:
        show(kind, options_of(kind) or {})
    show("every kind", COMMON)


def show(title: str, options: Mapping[str, str]) -> None:
    """One kind with its options."""
    output().print(f"[bold]{literal(title)}[/bold]{'' if options else ': no options of its own'}")
    for option, said in options.items():
        output().print(f"  {literal(option)}: {literal(said)}", soft_wrap=True)
