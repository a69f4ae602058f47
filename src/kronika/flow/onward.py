"""From an article's page to the page its text goes on at: a lead of its own kind, opened while collecting."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kronika.extract.article import read_page
from kronika.extract.engine import Ask
from kronika.extract.glance import may_go_on
from kronika.extract.joining import MORE
from kronika.extract.page_address import step
from kronika.model.article import Article
from kronika.model.errors import NotText
from kronika.model.frontier import Discover
from kronika.model.lead import INSTEAD, Lead, Role
from kronika.model.page import Fetched
from kronika.model.recipe import RecipeBook
from kronika.sites.book import Book

NOT_MODIFIED = 304
HOLD_TEXT = frozenset({Role.ARTICLE, Role.PAGE, Role.FOLLOWING})
PAGE = "page"  # hint: which page of the article this is
PLACE = "place"  # hint: where the text stands on the pages before
BEYOND = "beyond"  # hint: how many characters the first page has, of which the whole text must have more


@dataclass(frozen=True, slots=True, kw_only=True)
class Onward:
    """What a fetched page leads to, its following page included."""

    discover: Discover
    langs: Mapping[int, str | None]  # source → language
    engine: str
    limit: int  # following pages of one article
    recipes: RecipeBook = field(default_factory=Book)

    def __call__(self, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """The leads of the page's source, and the page the text goes on at."""
        found = self.discover(lead, fetched)
        if lead.role not in HOLD_TEXT or fetched.status == NOT_MODIFIED or not self.limit:
            return found
        following = self._following(lead, fetched)
        if not following and lead.role is not Role.FOLLOWING:
            return found
        others = (one for one in found if not is_turned_to(one.url, lead, fetched))
        return tuple({one.url: one for one in (*others, *following)}.values())

    def _following(self, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        number = int(lead.hints.get(PAGE, "1"))
        if INSTEAD in lead.hints and BEYOND in lead.hints:
            return self._unless_whole(lead, fetched)
        if number > self.limit or not may_go_on(fetched.body, fetched.final_url):
            return ()
        article = self._read(lead, fetched)
        if article is None or article.following is None:
            return ()
        if number == 1 and article.whole is not None:
            hints = {PAGE: "2", PLACE: article.place, INSTEAD: article.following, BEYOND: str(len(article.text))}
            return (following_lead(lead, fetched, article.whole, hints),)
        return (following_lead(lead, fetched, article.following, {PAGE: str(number + 1), PLACE: article.place}),)

    def _unless_whole(self, lead: Lead, fetched: Fetched) -> tuple[Lead, ...]:
        """Nothing when this page has the whole text; else the second page."""
        article = self._read(lead, fetched)
        if article is not None and len(article.text) >= MORE * int(lead.hints.get(BEYOND, "0")):
            return ()
        return (following_lead(lead, fetched, lead.hints[INSTEAD], {PAGE: "2", PLACE: lead.hints.get(PLACE, "")}),)

    def _read(self, lead: Lead, fetched: Fetched) -> Article | None:
        goes_on = lead.role is Role.FOLLOWING and INSTEAD not in lead.hints
        ask = Ask(
            html=fetched.body,
            url=fetched.final_url,
            lang=self.langs.get(lead.source_id),
            content_type=fetched.header("content-type"),
            now=fetched.at,
            recipe=self.recipes.find(fetched.final_url, fetched.at),
            continues=lead.hints.get(PLACE, "") if goes_on else None,
        )
        try:
            return read_page(ask, self.engine)
        except NotText:
            return None


def following_lead(lead: Lead, fetched: Fetched, url: str, hints: Mapping[str, str]) -> Lead:
    """A following page as a lead: as deep as the page before it, and before other pages, so that articles are whole early."""
    return Lead(
        url=url,
        source_id=lead.source_id,
        role=Role.FOLLOWING,
        via=fetched.final_url,
        depth=lead.depth,
        priority=lead.priority + 1,
        hints=hints,
    )


def is_turned_to(url: str, lead: Lead, fetched: Fetched) -> bool:
    """Another page of the same article: later ones are reached in turn, earlier ones we come from."""
    found = step(fetched.final_url, url)
    return found is not None and (found.there > found.here or lead.role is Role.FOLLOWING)
