"""The places a person names (files, folders, WARC files, addresses, standard input) as a stream of work."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePath

from kronika.extract.own_address import own_address
from kronika.flow.file_names import steps_of_address, steps_of_file
from kronika.flow.found import Found, RawPage, Spot, fault_of
from kronika.flow.page_files import checked
from kronika.flow.pages_in import Amount, measure, pages_in
from kronika.flow.readers import Fault, Work
from kronika.model.article import Article
from kronika.model.clock import Clock
from kronika.model.errors import KronikaError
from kronika.model.recipe import RecipeBook
from kronika.sites.book import Book

STANDARD_INPUT = "-"


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """How the pages are to be read, and how those that are in no file are come by."""

    lang: str | None = None
    engine: str = "auto"
    options: Mapping[str, str] = field(default_factory=dict)
    recipes: RecipeBook = field(default_factory=Book)
    clock: Clock
    from_web: Callable[[str], Article]
    from_input: Callable[[], bytes]


def works(places: Sequence[str], terms: Terms) -> Iterator[tuple[Spot, Work | Article | Fault]]:
    """Every page of every place; articles from the web come whole, because their text may go on at other addresses."""
    for place in places:
        if is_address(place):
            yield spot_of(place), attempt(place, terms)
        else:
            yield from ((spot, work_of(page, terms)) for spot, page in pages_at(place, terms))


def attempt(place: str, terms: Terms) -> Article | Fault:
    """An article from the web, or why there is none."""
    try:
        return terms.from_web(place)
    except KronikaError as error:
        return fault_of(error)


def pages_at(place: str, terms: Terms) -> Iterator[Found]:
    """The pages of one place on this machine."""
    if place != STANDARD_INPUT:
        yield from pages_in(Path(place))
        return
    try:
        yield spot_of(place), RawPage(body=checked(terms.from_input(), "Standard input"))
    except KronikaError as error:
        yield spot_of(place), fault_of(error)


def work_of(page: RawPage | Fault, terms: Terms) -> Work | Fault:
    """A page as work; one without a time of its own was fetched now."""
    if isinstance(page, Fault):
        return page
    at = page.at or terms.clock()
    address = page.url or own_address(page.body)
    return Work(
        body=page.body,
        url=page.url,
        lang=terms.lang,
        content_type=page.content_type,
        now=at,
        engine=terms.engine,
        options=terms.options,
        recipe=terms.recipes.find(address, at) if address else None,
    )


def amount(places: Sequence[str]) -> Amount:
    """How much there is to read at all places."""
    found = [measure(Path(place)) if is_on_disk(place) else Amount(pages=1, size=0) for place in places]
    counts = [one.pages for one in found]
    return Amount(
        pages=None if None in counts else sum(count or 0 for count in counts), size=sum(one.size for one in found)
    )


def spot_of(place: str) -> Spot:
    """Where the one page of a place is found."""
    if place == STANDARD_INPUT:
        return Spot(name="standard input", steps=("standard-input",))
    if is_address(place):
        return Spot(name=place, steps=steps_of_address(place))
    return Spot(name=place, steps=steps_of_file(PurePath(Path(place).name)), file=place)


def is_address(place: str) -> bool:
    """A page on the web."""
    return place.lower().startswith(("http://", "https://"))


def is_on_disk(place: str) -> bool:
    """A file or a folder, there or not."""
    return place != STANDARD_INPUT and not is_address(place)
