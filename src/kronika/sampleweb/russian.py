"""What the Russian papers share: what is where, what stands around an article, and the truth; never the look."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import lru_cache
from random import Random

from kronika.model.article import PageClass
from kronika.sampleweb.events import FIRST_DAY
from kronika.sampleweb.newsroom import Newsroom, Story
from kronika.sampleweb.prose.ru import PROSE
from kronika.sampleweb.russian_feeds import FEED_SIZE, Channel
from kronika.sampleweb.russian_parts import (
    DESK_OF,
    SECTIONS,
    Block,
    Comment,
    blocks,
    day_of,
    long_date,
    picture,
    section_of,
    slug,
    thread,
)
from kronika.sampleweb.site import NOT_FOUND, Answer, Entry, Request, Truth

ZONE = "Europe/Moscow"
ARCHIVE = re.compile(r"/arhiv/(\d{4}-\d\d-\d\d)/")
SECTION = re.compile(rf"/({'|'.join(DESK_OF)})/")
PICTURE = re.compile(r"/foto/(\d{1,6})\.svg")
TAG = re.compile(r"/(?:tag|tema)/([a-z0-9-]+)/")
NOTICES = {
    "/o-nas/": "О редакции",
    "/reklama/": "Рекламодателям",
    "/kontakty/": "Контакты",
    "/kontakty.php": "Контакты",
}
HOME_SIZE, SECTION_SIZE = 30, 40
LOOK_BACK = timedelta(days=30)
ABOUT = "Новости региона и мира: происшествия, экономика, спорт, культура."


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed:
    """A story with everything that stands around it on its page at one moment."""

    story: Story
    path: str
    blocks: tuple[Block, ...]
    comments: tuple[Comment, ...]
    related: tuple[Story, ...]
    most_read: tuple[Story, ...]

    @property
    def section(self) -> str:
        """The section's name as readers see it."""
        return SECTIONS[self.story.desk]


class Paper(Newsroom):
    """A Russian newsroom that prints an agency's text only once a day."""

    def _on_day(self, day: date) -> tuple[Story, ...]:
        once: dict[str, Story] = {}
        for story in super()._on_day(day):
            once.setdefault(story.draft.title, story)
        return tuple(once.values())


class RussianSite(ABC):
    """The skeleton of a paper's site: what is where; the look is the site's own. Satisfies site.Site."""

    host: str
    name: str
    about: str
    entry: Entry | None
    lang = "ru"
    boxes: tuple[str, ...] = ()  # fixed texts around every article: cookie bar, newsletter, advertisement
    long_threads = False

    def __init__(self) -> None:
        self.paper = Paper(self.host, PROSE, ZONE)
        self._cached = lru_cache(maxsize=512)(self._listing)

    @abstractmethod
    def path_of(self, story: Story) -> str:
        """Where the story is."""

    @abstractmethod
    def number_in(self, request: Request) -> int | None:
        """The number of the story that is asked for, if this is a story's address."""

    @abstractmethod
    def article(self, printed: Printed, now: datetime, base: str) -> Answer:
        """The page of one story."""

    @abstractmethod
    def listing(self, heading: str, stories: Sequence[Story], now: datetime, edition: str) -> Answer:
        """A page that leads to stories; `now` is when the newest one came out."""

    @abstractmethod
    def feed(self, channel: Channel, stories: Sequence[Story], path: str) -> Answer:
        """The feed."""

    def answer(self, request: Request, now: datetime) -> Answer:
        """The page as it is at that moment."""
        number = self.number_in(request)
        if number is not None:
            return self._article(number, now, request.base)
        if request.path == "/robots.txt":
            return Answer(body=b"User-agent: *\nAllow: /\n", headers=(("Content-Type", "text/plain"),))
        drawn = PICTURE.fullmatch(request.path)
        if drawn:
            return picture(int(drawn.group(1)))
        newest = self._newest(now)
        return self._cached(request.path, request.base, newest, self.edition(now))

    def truths(self, now: datetime) -> Iterator[Truth]:
        """Every article that is out, newest first; its boxes and comments as they are at that moment."""
        local = now.astimezone(self.paper.zone)
        day = local.date()
        while day >= FIRST_DAY:
            for story in reversed(self.paper.on_day(day)):
                if story.published <= local:
                    yield self._truth(story, now)
            day -= timedelta(days=1)

    def edition(self, now: datetime) -> str:
        """Which layout is in use; a site with a redesign tells them apart."""
        return ""

    def printed(self, story: Story, now: datetime) -> Printed:
        """The story and its surroundings at that moment."""
        return Printed(
            story=story,
            path=self.path_of(story),
            blocks=blocks(story),
            comments=tuple(c for c in thread(self.host, story, self.long_threads) if c.when <= now),
            related=self._related(story),
            most_read=self._most_read(story, now),
        )

    def teasers(self, printed: Printed, now: datetime) -> tuple[str, ...]:
        """Texts that stand inside the article's own text on this page without belonging to it."""
        return ()

    def _article(self, number: int, now: datetime, base: str) -> Answer:
        story = self.paper.story(number, now)
        return self.article(self.printed(story, now), now, base) if story else NOT_FOUND

    def _truth(self, story: Story, now: datetime) -> Truth:
        printed, draft = self.printed(story, now), story.draft
        body = tuple(block.text for block in printed.blocks)
        around = (
            draft.caption,
            *self.boxes,
            *self.teasers(printed, now),
            *(comment.text for comment in printed.comments),
            *(other.draft.title for other in (*printed.related, *printed.most_read)),
        )
        own = "\n".join((draft.title, draft.lead, *body))
        return Truth(
            path=printed.path,
            page_class=PageClass.ARTICLE_WITH_COMMENTS if printed.comments else PageClass.ARTICLE,
            lang=self.lang,
            title=draft.title,
            lead=draft.lead,
            body=body,
            published=story.published,
            authors=(story.author,),
            keywords=draft.keywords,
            section=printed.section,
            unwanted=tuple(text for text in dict.fromkeys(around) if text not in own),
        )

    def _newest(self, now: datetime) -> datetime:
        """When the newest story came out: listings change only then."""
        local = now.astimezone(self.paper.zone)
        recent = self.paper.until(now, since=local.date() - timedelta(days=1))
        return recent[0].published if recent else local.replace(hour=0, minute=0, second=0, microsecond=0)

    def _listing(self, path: str, base: str, now: datetime, edition: str) -> Answer:
        if self.entry and path == self.entry.path:
            channel = Channel(
                title=self.name, about=ABOUT, host=self.host, base=base, path_of=self.path_of, section_of=section_of
            )
            return self.feed(channel, self._recent(now)[:FEED_SIZE], path)
        heading, stories = self._shelf(path, now)
        return self.listing(heading, stories, now, edition) if heading else NOT_FOUND

    def _shelf(self, path: str, now: datetime) -> tuple[str, Sequence[Story]]:
        if path == "/":
            return "Главные новости", self._recent(now)[:HOME_SIZE]
        section, archive = SECTION.fullmatch(path), ARCHIVE.fullmatch(path)
        if section:
            desk = DESK_OF[section.group(1)]
            return SECTIONS[desk], [s for s in self._recent(now) if s.desk == desk][:SECTION_SIZE]
        if path in NOTICES:
            return NOTICES[path], ()
        tagged = TAG.fullmatch(path)
        if tagged:
            return self._theme(tagged.group(1), now)
        day = day_of(archive.group(1)) if archive else None
        if day is None or not FIRST_DAY <= day <= now.date():
            return "", ()
        return f"Архив за {long_date(day)}", [s for s in reversed(self.paper.on_day(day)) if s.published <= now]

    def _theme(self, name: str, now: datetime) -> tuple[str, Sequence[Story]]:
        found = [(word, s) for s in self.paper.until(now) for word in s.draft.keywords if slug(word) == name]
        return (f"Все по теме: {found[0][0]}" if found else ""), [s for _, s in found[:SECTION_SIZE]]

    def _recent(self, now: datetime) -> list[Story]:
        return self.paper.until(now, since=(now - LOOK_BACK).date())

    def _related(self, story: Story) -> tuple[Story, ...]:
        since = story.day - timedelta(days=6)
        earlier = [s for s in self.paper.until(story.published, since=since) if s.number < story.number]
        return tuple(s for s in earlier if s.desk == story.desk and s.draft.title != story.draft.title)[:4]

    def _most_read(self, story: Story, now: datetime) -> tuple[Story, ...]:
        """Yesterday's favourites: the same all day long."""
        yesterday = now.astimezone(self.paper.zone).date() - timedelta(days=1)
        stories = [s for s in self.paper.on_day(yesterday) if s.draft.title != story.draft.title]
        dice = Random(f"{self.host} most read {yesterday}")
        return tuple(dice.sample(stories, min(5, len(stories))))
