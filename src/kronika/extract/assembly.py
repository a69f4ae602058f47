"""An article put together page by page: which page is wanted next, and when it is whole.

Whoever can bring pages, from the web or from the store, asks `wanted`, answers with `add` or `missing`, and takes `article` in the end.
"""

from __future__ import annotations

from dataclasses import replace

from kronika.extract.joining import HOLD_TEXT, adds_text, join, replace_by
from kronika.model.article import Article

UNFETCHED = "The text goes on at {}, which could not be fetched."
EMPTY = "The text goes on at {}, but no text was found there."
TOO_MANY = "The text goes on at {}, but no more than {} following pages are read."


class Assembly:
    """Begins with the first page; never asks for the same address twice, nor for more than `limit` following pages."""

    def __init__(self, first: Article, limit: int) -> None:
        self._first = first
        self._limit = limit
        self._rest: list[Article] = []
        self._seen = {first.url}
        self._replaced: Article | None = None
        self._faults: tuple[str, ...] = ()
        self._ends_at: str | None = None  # where the text goes on although no page will be asked for
        self._at_once = first.whole is not None and limit > 0
        self._wanted: str | None = None
        if self._at_once:
            self._wanted = first.whole
        else:
            self._go_on(first.following)

    @property
    def wanted(self) -> str | None:
        """The address of the page to bring next; None when no more is needed."""
        return self._wanted

    @property
    def continues(self) -> str | None:
        """Where the text stands on the pages so far, for reading the wanted page; None: that page has the whole text."""
        return None if self._at_once else self._first.place

    @property
    def article(self) -> Article:
        """The article of the pages that are there."""
        if self._replaced is not None:
            return self._replaced
        joined = join(self._first, self._rest) if self._rest else self._first
        open_end = self._ends_at or (self._first.following if self._at_once else self._wanted)
        return replace(joined, following=open_end, whole=None, place="", faults=(*self._first.faults, *self._faults))

    def add(self, page: Article) -> None:
        """The page that was wanted."""
        known = page.url in self._seen
        self._seen |= {self._wanted, page.url}
        if self._at_once:
            self._take_whole(page)
        elif page.page_class not in HOLD_TEXT:
            self._break_off(EMPTY)
        elif known or not adds_text(self._first, self._rest, page):
            self._wanted = None
        else:
            self._rest.append(page)
            self._go_on(page.following)

    def missing(self, why: str = UNFETCHED) -> None:
        """The page that was wanted cannot be had, or not be read."""
        self._seen.add(self._wanted)
        if self._at_once:
            self._page_by_page()
        else:
            self._break_off(why)

    def _take_whole(self, page: Article) -> None:
        self._replaced = replace_by(self._first, page)
        self._wanted = None
        if self._replaced is None:
            self._page_by_page()

    def _page_by_page(self) -> None:
        self._at_once = False
        self._go_on(self._first.following)

    def _go_on(self, following: str | None) -> None:
        """Want the next page, unless the pages go in a circle or there are too many."""
        self._wanted = None if following in self._seen else following
        if self._wanted is not None and len(self._rest) >= self._limit:
            self._break_off(TOO_MANY)

    def _break_off(self, sentence: str) -> None:
        """The text goes on, but not here; who asked for the first page alone need not be told."""
        if self._limit:
            self._faults = (sentence.format(self._wanted, self._limit),)
        self._ends_at, self._wanted = self._wanted, None
