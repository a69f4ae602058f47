"""One page for `kronika extract`: its article on the screen or in a file; what goes wrong ends the program."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from kronika.serve.cli.door import Door
from kronika.serve.cli.extract_request import STANDARD_INPUT, Request, is_folder, is_narrow
from kronika.serve.cli.screen import notes, output

if TYPE_CHECKING:
    from kronika.model.article import Article
    from kronika.model.recipe import RecipeBook


def extract_one(request: Request, door: Door) -> None:
    """Read the page and write its article."""
    from kronika.flow.places import is_address

    place = request.places[0]
    recipes = recipe_book(request, door)
    article = from_web(place, request, door, recipes) if is_address(place) else from_file(place, request, recipes)
    if request.output is not None:
        save(article, request, request.output)
    elif request.format == "text" and output().is_terminal:
        show(in_format(article, request, narrow=False))
    else:
        write_out(article, request)
    for fault in article.faults:
        notes().print(fault, style="yellow", markup=False, soft_wrap=True)


def recipe_book(request: Request, door: Door) -> RecipeBook:
    """The recipes of the chronicle and of known sites; none when they are not wanted."""
    from kronika.flow.trial import book_of
    from kronika.sites.book import Book

    return book_of(door.settings().home) if request.recipes else Book()


def from_web(place: str, request: Request, door: Door, recipes: RecipeBook) -> Article:
    """The article at an address, with the text of its following pages."""
    from kronika.fetch.errand import Errand
    from kronika.flow.whole import Manner, read_whole
    from kronika.model.clock import system_clock

    settings = door.settings()
    manner = Manner(
        lang=request.lang,
        engine=request.engine,
        options=request.options,
        recipes=recipes,
        following=settings.extract.following,
    )
    with Errand(settings.fetch, clock=system_clock, browser=request.browser) as errand:
        return read_whole(place, errand, manner, known_as=request.url)


def from_file(place: str, request: Request, recipes: RecipeBook) -> Article:
    """The article in a file or on standard input; where nobody gives its address, the page's own word chooses the recipe."""
    from kronika.extract.article import read_page
    from kronika.extract.engine import Ask
    from kronika.extract.own_address import own_address
    from kronika.flow.page_files import checked, read_file
    from kronika.model.clock import system_clock

    body = checked(standard_input(), "Standard input") if place == STANDARD_INPUT else read_file(Path(place))
    now, address = system_clock(), request.url or own_address(body)
    recipe = recipes.find(address, now) if address else None
    ask = Ask(html=body, url=request.url, lang=request.lang, now=now, options=request.options, recipe=recipe)
    return read_page(ask, request.engine)


def standard_input() -> bytes:
    """All that is on standard input."""
    return typer.get_binary_stream("stdin").read()


def in_format(article: Article, request: Request, *, narrow: bool) -> str:
    """The article as it was asked for."""
    from kronika.extract.output.format import written
    from kronika.flow.places import spot_of

    return written(article, request.format, file=spot_of(request.places[0]).file, narrow=narrow)


def write_out(article: Article, request: Request) -> None:
    """On standard output."""
    from kronika.extract.output.format import Frame
    from kronika.flow.outputs import one_stream
    from kronika.flow.places import spot_of

    with one_stream(sys.stdout, Frame(), "standard output") as out:
        out.keep(spot_of(request.places[0]), in_format(article, request, narrow=is_narrow()))


def save(article: Article, request: Request, target: str) -> None:
    """Into a file; into a folder under the name of the page."""
    from kronika.extract.output.format import Frame, format_of
    from kronika.flow.outputs import FolderOutput, one_file
    from kronika.flow.places import spot_of

    spot = spot_of(request.places[0])
    text = in_format(article, request, narrow=False)
    if is_folder(target, many=False):
        FolderOutput(Path(target), format_of(request.format).suffix).keep(spot, text)
    else:
        with one_file(Path(target), Frame()) as out:
            out.keep(spot, text)


def show(text: str) -> None:
    """The article for a reader: the title stands out, what is said about it steps back."""
    title, about, *rest = text.split("\n")
    console = output()
    console.print(title, style="bold", markup=False)
    console.print(about, style="dim", markup=False)
    if any(rest):
        console.print("\n".join(rest).rstrip("\n"), markup=False)
