"""A directory of parishes: lists by diocese and deanery, one detail page each; without web addresses, as the real ones are."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import datetime
from html import escape

from kronika.model.article import PageClass
from kronika.model.source import SourceKind
from kronika.sampleweb.markup import document, link, listed
from kronika.sampleweb.parishes.directory import Listing, listings
from kronika.sampleweb.site import NOT_FOUND, Answer, Entry, Request, Truth, page

NAME = "Katalog parafii"
PER_PAGE = 3
PLAIN = str.maketrans("ąćęłńóśźż ", "acelnoszz-")


class ParishDirectory:
    """Every parish of the sample world: name, town, address, deanery, diocese, voivodeship."""

    host = "katalog-parafii"
    name = NAME
    lang = "pl"
    about = "A parish directory: dioceses, deaneries in pages of three, and a detail page for each of 42 parishes."
    entry: Entry | None = Entry(kind=SourceKind.DIRECTORY)

    def answer(self, request: Request, now: datetime) -> Answer:
        """The list or the parish of that address."""
        part = request.query.get("strona")
        path = f"{request.path}?strona={part}" if part else request.path
        return page(PAGES[path][1]) if path in PAGES else NOT_FOUND

    def truths(self, now: datetime) -> Iterator[Truth]:
        """Every page."""
        for path, (title, _) in PAGES.items():
            yield Truth(path=path, page_class=PageClass.NO_TEXT, lang=self.lang, title=title)


def build() -> dict[str, tuple[str, str]]:
    """All pages: address → title and HTML."""
    found = {"/": shown(NAME, listed(link(f"/diecezja/{slug(name)}", name) for name in names("diocese")))}
    for deanery in names("deanery"):
        found |= deanery_pages(deanery, [one for one in listings() if one.place.deanery == deanery])
    for diocese in names("diocese"):
        inside = {
            f"/dekanat/{slug(one.place.deanery)}": one.place.deanery
            for one in listings()
            if one.place.diocese == diocese
        }
        found[f"/diecezja/{slug(diocese)}"] = shown(
            diocese, listed(numbered(path, name, found) for path, name in inside.items())
        )
    return found | {f"/parafia/{one.number}": details(one) for one in listings()}


def numbered(path: str, name: str, known: Collection[str]) -> str:
    """A link to a deanery and to its further pages."""
    more = [link(f"{path}?strona={part}", str(part)) for part in range(2, 9) if f"{path}?strona={part}" in known]
    return " ".join([link(path, name), *more])


def deanery_pages(deanery: str, members: list[Listing]) -> dict[str, tuple[str, str]]:
    """A deanery's parishes, some at a time."""
    start, found = f"/dekanat/{slug(deanery)}", {}
    parts = [members[first : first + PER_PAGE] for first in range(0, len(members), PER_PAGE)]
    for number, part in enumerate(parts, 1):
        items = listed(f"{link(f'/parafia/{one.number}', one.name)}, {escape(one.place.town)}" for one in part)
        more = f"<p>{link(f'{start}?strona={number + 1}', 'następna strona »')}</p>" if number < len(parts) else ""
        found[start if number == 1 else f"{start}?strona={number}"] = shown(deanery, items + more)
    return found


def details(one: Listing) -> tuple[str, str]:
    """One parish."""
    place = one.place
    rows = {
        "Nazwa": one.name,
        "Miejscowość": place.town,
        "Adres": f"ul. {place.street}, {place.postcode} {place.town}",
        "Dekanat": place.deanery,
        "Diecezja": place.diocese,
        "Województwo": place.voivodeship,
    }
    table = "".join(f"<tr><th>{name}</th><td>{escape(value)}</td></tr>\n" for name, value in rows.items())
    return shown(f"{one.name} ({place.town})", f'<table class="dane">\n{table}</table>')


def shown(title: str, body: str) -> tuple[str, str]:
    """A page under the directory's head."""
    return title, document(
        f"{title} – {NAME}", f"<p>{link('/', NAME)}</p>\n<h1>{escape(title)}</h1>\n{body}", lang="pl"
    )


def names(field: str) -> list[str]:
    """The values of a field, each once."""
    return sorted({str(getattr(one.place, field)) for one in listings()})


def slug(text: str) -> str:
    """A name fit for an address."""
    return text.removeprefix("diecezja ").removeprefix("dekanat ").translate(PLAIN)


PAGES = build()
KIND = ParishDirectory()
