"""A Czech paper's site: answers by its routes and tells the truth about its articles; each site brings its own pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import datetime

from kronika.sampleweb import czech
from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.site import Answer, Entry, Request, Truth


class CzechSite:
    """What the Czech papers have in common. A paper sets its name, sections, boxes and routes, and draws its pages."""

    host: str
    name: str
    about: str
    entry: Entry | None
    lang = "cs"
    sections: Mapping[str, tuple[str, str]]  # desk → name in addresses, name for readers
    boxes: tuple[str, ...] = ()  # ads, newsletters and the like that stand on every article's page
    related = 0  # older stories linked from an article
    popular = 0  # stories in the most-read box beside an article
    comments = False
    keywords = True
    routes: czech.Routes

    def __init__(self) -> None:
        self.paper = czech.Paper(self.host)

    def answer(self, request: Request, now: datetime) -> Answer:
        """The page as it is at that moment."""
        return czech.route(self.routes, request, now)

    def truths(self, now: datetime) -> Iterator[Truth]:
        """Every article, newest first."""
        for story in self.paper.out(now):
            yield self.truth(story, now)

    def truth(self, story: Story, now: datetime) -> Truth:
        """What is true of one article's page."""
        unwanted = (
            story.draft.caption,
            *czech.titles(self.paper.older(story, self.related)),
            *czech.titles(self.paper.most_read(now, self.popular, but=story) if self.popular else ()),
            *self.boxes,
        )
        return czech.truth(
            story,
            self.path(story),
            section=self.sections[story.desk][1],
            unwanted=unwanted,
            comments=self.comments,
            keywords=self.keywords,
        )

    def path(self, story: Story) -> str:
        """The address of an article."""
        raise NotImplementedError
