"""kronika extract: the articles of pages, one or very many."""

from __future__ import annotations

from typing import Annotated

import typer

from kronika.model.errors import InputError
from kronika.serve.cli.door import Door
from kronika.serve.cli.extract_many import extract_many
from kronika.serve.cli.extract_one import extract_one
from kronika.serve.cli.extract_request import Request, is_many, read_options


def extract(
    context: typer.Context,
    pages: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE|URL|-|FOLDER|WARC",
            help="HTML files (also .gz), addresses, folders of HTML files, WARC files, or - for standard input.",
        ),
    ],
    url: Annotated[
        str | None, typer.Option(metavar="U", help="The page's address, when one page is read from a file.")
    ] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="L", help="Language (cs, pl, ru, en); found out when not given.")
    ] = None,
    engine: Annotated[
        str, typer.Option(metavar="NAME", help="Which engine reads: auto, or a classic one (portal, density, finder).")
    ] = "auto",
    options: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", help="A threshold of a classic engine; may be repeated."),
    ] = None,
    form: Annotated[
        str | None, typer.Option("-f", "--format", metavar="F", help="text (the default), markdown, json, xml or tei.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object; for many pages one on each line.")
    ] = False,
    output: Annotated[
        str | None,
        typer.Option(
            "-o", "--output", metavar="DIR|FILE", help="Write a file for each page here, or all into one file."
        ),
    ] = None,
    no_recipes: Annotated[
        bool, typer.Option("--no-recipes", help="Read by the engine alone, without the recipes of known sites.")
    ] = False,
    browser: Annotated[
        bool, typer.Option("--browser", help="Open the address in a browser first, because scripts write its text.")
    ] = False,
    processes: Annotated[
        int | None,
        typer.Option(metavar="N", min=0, help="Processes that read many pages; as many as cores by default."),
    ] = None,
) -> None:
    """Take the clean article out of a page, or out of every page of a folder or a WARC file.

    Finds title, date, authors, keywords, lead and body, and says how sure it is.

    Recipes of known sites, and those of the chronicle where there is one, are used for pages whose address is known.

    Needs no chronicle: kronika extract page.html, or curl -s URL | kronika extract - --json

    Many pages are read on all cores: kronika extract crawl.warc.gz -f json -o articles.json
    """
    if as_json and form not in (None, "json"):
        raise InputError(f"--json and --format {form} do not go together; give one of them.")
    request = Request(
        places=tuple(pages),
        url=url,
        lang=lang,
        engine=engine,
        options=read_options(engine, options or []),
        format="json" if as_json else form or "text",
        output=output,
        processes=processes,
        recipes=not no_recipes,
        browser=browser,
    )
    request.check()
    door: Door = context.obj
    if is_many(request):
        extract_many(request, door)
    else:
        extract_one(request, door)
