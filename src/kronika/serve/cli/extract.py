"""kronika extract: the article of one page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from kronika.model.errors import BadFile
from kronika.serve.cli.door import Door
from kronika.serve.cli.screen import output, print_json

if TYPE_CHECKING:
    from kronika.model.article import Article

STANDARD_INPUT = "-"


def extract(
    context: typer.Context,
    page: Annotated[
        str, typer.Argument(metavar="FILE|URL|-", help="An HTML file, an address, or - for standard input.")
    ],
    url: Annotated[
        str | None, typer.Option(metavar="U", help="The page's address, when it is read from a file.")
    ] = None,
    lang: Annotated[
        str | None, typer.Option(metavar="L", help="Language (cs, pl, ru, en); found out when not given.")
    ] = None,
    engine: Annotated[str, typer.Option(help="Which engine reads the page: auto, or first (the simple one).")] = "auto",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Take the clean article out of a page.

    Finds title, date, authors, keywords, lead and body, and says how sure it is.

    Needs no chronicle: kronika extract page.html, or curl -s URL | kronika extract - --json
    """
    from kronika.extract.article import extract as extract_article
    from kronika.model.clock import system_clock

    now = system_clock()
    if page.startswith(("http://", "https://")):
        from kronika.fetch.single import fetch_one

        door: Door = context.obj
        fetched = fetch_one(page, door.settings().fetch, clock=system_clock)
        kind = fetched.header("content-type")
        article = extract_article(
            fetched.body, url or fetched.final_url, lang, content_type=kind, now=now, engine=engine
        )
    else:
        article = extract_article(read(page), url, lang, now=now, engine=engine)
    if as_json:
        print_json(as_contract(article))
    else:
        show(article)


def read(page: str) -> bytes:
    """The bytes of a file or of standard input, or a sentence why not."""
    if page == STANDARD_INPUT:
        body = typer.get_binary_stream("stdin").read()
    else:
        try:
            body = Path(page).read_bytes()
        except FileNotFoundError as error:
            raise BadFile(
                f"There is no file {page}; give an HTML file, an address that starts with http, or -."
            ) from error
        except IsADirectoryError as error:
            raise BadFile(f"{page} is a folder; give one HTML file.") from error
        except OSError as error:
            raise BadFile(f"{page} cannot be read: {error.strerror}.") from error
    if not body.strip():
        raise BadFile(f"{'Standard input' if page == STANDARD_INPUT else page} is empty; there is no page to read.")
    return body


def as_contract(article: Article) -> dict[str, Any]:
    """The fields that scripts rely on."""
    return {
        "url": article.url,
        "title": article.title,
        "lead": article.lead,
        "body": article.body,
        "text": article.text,
        "published": article.published,
        "authors": article.authors,
        "keywords": article.keywords,
        "section": article.section,
        "lang": article.lang,
        "page_class": article.page_class,
        "confidence": round(article.confidence, 3),
        "engine": article.engine,
    }


def show(article: Article) -> None:
    """The article for a reader."""
    console = output()
    console.print(article.title or "(no title)", style="bold", markup=False)
    published = f"{article.published:%Y-%m-%d %H:%M}" if article.published else "no date"
    about = (
        published,
        ", ".join(article.authors),
        article.lang,
        article.page_class.value,
        f"confidence {article.confidence:.2f}",
    )
    console.print(" · ".join(part for part in about if part), style="dim", markup=False)
    if article.lead:
        console.print(f"\n{article.lead}", style="italic", markup=False)
    if article.body:
        console.print(f"\n{article.body}", markup=False)
