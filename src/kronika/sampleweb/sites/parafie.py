"""Twelve parish sites, each with its own look and its own way of writing hours."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from kronika.model.source import SourceKind
from kronika.sampleweb.parishes.layouts import LOOKS, footer, frame_menu
from kronika.sampleweb.parishes.pages import pages
from kronika.sampleweb.parishes.parish import Parish, parishes
from kronika.sampleweb.site import NOT_FOUND, Answer, Entry, Request, Truth, page

FRAME_MENU = "/menu.htm"
FACTS = "mass-times,office-hours"  # what a user would read these sites for


class ParishSite:
    """One parish on the web."""

    lang = "pl"

    def __init__(self, parish: Parish) -> None:
        self.parish = parish
        self.host = parish.host
        self.name = parish.name
        self.about = f"A parish site, look “{parish.look}”, {parish.charset}: {parish.masses_title}."
        self.entry: Entry | None = Entry(kind=SourceKind.SITE, options={"depth": "3", "facts": FACTS})

    def answer(self, request: Request, now: datetime) -> Answer:
        """The page of that address."""
        number = request.query.get("id")
        path = f"{request.path}?id={number}" if number else request.path
        found = pages(self.parish, now)
        if path == FRAME_MENU and self.parish.look == "frames":
            return self._sent(frame_menu(self.parish, found))
        asked = next((one for one in found if one.path == path), None)
        return self._sent(LOOKS[self.parish.look](self.parish, asked, found)) if asked else NOT_FOUND

    def truths(self, now: datetime) -> Iterator[Truth]:
        """Every page of the site."""
        unwanted = (footer(self.parish), self.parish.verse)
        for one in pages(self.parish, now):
            yield one.truth(unwanted)

    def _sent(self, text: str) -> Answer:
        return page(text, self.parish.charset, self.parish.declared)


KIND = tuple(ParishSite(parish) for parish in parishes())
