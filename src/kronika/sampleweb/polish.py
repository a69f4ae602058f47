"""What the three Polish papers share: sections, addresses, dates as readers see them, listings, pictures; never the look."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from functools import lru_cache
from html import escape
from random import Random

from kronika.model.article import PageClass
from kronika.model.source import SourceKind
from kronika.sampleweb.newsroom import Newsroom, Story
from kronika.sampleweb.prose.pl import KIND as PROSE
from kronika.sampleweb.site import NOT_FOUND, Answer, Entry, Request, Truth, page

ZONE = "Europe/Warsaw"
SECTIONS = {"kraj": "Kraj", "swiat": "Świat", "gospodarka": "Gospodarka", "sport": "Sport", "kultura": "Kultura"}
SECTION_OF = dict(zip(("home", "world", "economy", "sport", "culture"), SECTIONS, strict=True))
WEEKDAYS = ("Poniedziałek", "Wtorek", "Środa", "Czwartek", "Piątek", "Sobota", "Niedziela")
MONTHS = (
    "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca",
    "lipca", "sierpnia", "września", "października", "listopada", "grudnia",
)  # fmt: skip
PLAIN = str.maketrans("ąćęłńóśźż", "acelnoszz")
NOT_IN_ADDRESS = re.compile(r"[^a-z0-9]+")
SENTENCE_END = re.compile(r"(?<=[.!?”]) (?=[A-ZĄĆĘŁŃÓŚŹŻ„–0-9])")
PICTURE = re.compile(r"/zdjecia/(\d{1,6})\.svg")
COLOURS = ("#355c7d", "#6c5b7b", "#2a6f4e", "#8a5a2b", "#7a2e3a", "#3b6ea5")
SVG = (("Content-Type", "image/svg+xml"),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Printed:
    """A story as one paper prints it. Blocks of the body keep their marks: "## " sub-heading, "- " item of a list."""

    story: Story
    title: str
    lead: str
    body: tuple[str, ...]
    caption: str
    comments: tuple[tuple[str, str], ...]
    more: tuple[str, ...] = ()  # the body's second page
    teasers: tuple[Story, ...] = ()  # that stand between the paragraphs

    @property
    def section(self) -> str:
        """The section's name in addresses."""
        return SECTION_OF[self.story.desk]


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """One page of a section's stories, newest first."""

    section: str
    stories: tuple[Story, ...]
    number: int
    last: int
    now: datetime


class PolishPaper(ABC):
    """A paper's addresses and answers; what its pages look like is said by the site."""

    host: str
    name: str
    lang = "pl"
    about: str
    article: str  # pattern of an article's path, with the story's number as a group
    per_page = 12
    charset = "utf-8"

    def __init__(self) -> None:
        self.newsroom = Newsroom(self.host, PROSE, ZONE)
        self.entry: Entry | None = Entry(
            kind=SourceKind.LISTING,
            path="/",
            options={
                "article": re.sub(r"\((?=\\d)|(?<=\+)\)", "", self.article),
                "sections": ",".join(SECTIONS),
                "listing": "/{section}",
                "page": r"[?&]str=(\d+)",
            },
        )
        self._article = re.compile(self.article)
        self.in_section = lru_cache(maxsize=64)(self._in_section)
        self.listing_html = lru_cache(maxsize=256)(self._listing_html)
        self.front_html = lru_cache(maxsize=8)(self._front_html)

    # What each site says for itself.

    @abstractmethod
    def address(self, story: Story) -> str:
        """The path of a story."""

    @abstractmethod
    def printed(self, story: Story) -> Printed:
        """The story as this paper prints it."""

    @abstractmethod
    def article_html(self, printed: Printed, request: Request, now: datetime) -> str:
        """An article page."""

    @abstractmethod
    def section_html(self, listing: Listing) -> str:
        """A page of a section, or of a tag."""

    @abstractmethod
    def home_html(self, newest: Sequence[Story], now: datetime) -> str:
        """The front page."""

    @abstractmethod
    def about_html(self) -> str:
        """The page about the editors."""

    @abstractmethod
    def unwanted(self, printed: Printed) -> tuple[str, ...]:
        """Texts on an article page that are no part of the article."""

    # What all of them do alike.

    def answer(self, request: Request, now: datetime) -> Answer:
        """The page of that address as it is now."""
        parts = request.path.strip("/").split("/")
        if request.path == "/":
            return self.sent(self.front_html(now))
        if found := PICTURE.fullmatch(request.path):
            return Answer(body=picture(int(found[1])).encode(), headers=SVG)
        if len(parts) == 1 and parts[0] in SECTIONS:
            return self._listing(parts[0], request, now)
        if len(parts) == 2 and parts[0] == "tag":
            return self._listing(f"tag/{parts[1]}", request, now)
        if request.path == "/redakcja":
            return self.sent(self.about_html())
        return self.article_answer(request, now)

    def article_answer(self, request: Request, now: datetime) -> Answer:
        """The article of that address, if it is out."""
        found = self._article.fullmatch(request.path)
        story = self.newsroom.story(int(found[1]), now) if found else None
        if story is None or self.address(story) != request.path:
            return NOT_FOUND
        return self.sent(self.article_html(self.printed(story), request, now), story.number)

    def sent(self, html: str, number: int = 0) -> Answer:
        """A page on its way; some papers declare the charset differently from page to page."""
        return page(html, self.charset)

    def truths(self, now: datetime) -> Iterator[Truth]:
        """Every article that listings lead to, newest first, then the listings themselves."""
        for story in self.newsroom.until(now):
            yield self.truth(self.printed(story))
        for section, name in SECTIONS.items():
            for number in range(1, self._pages(section, now) + 1):
                path = f"/{section}" if number == 1 else f"/{section}?str={number}"
                yield Truth(path=path, page_class=PageClass.BRIEFS, lang=self.lang, title=name, section=section)

    def truth(self, printed: Printed) -> Truth:
        """What is true of an article's (first) page."""
        story = printed.story
        return Truth(
            path=self.address(story),
            page_class=PageClass.ARTICLE_WITH_COMMENTS if printed.comments else PageClass.ARTICLE,
            lang=self.lang,
            title=printed.title,
            lead=printed.lead,
            body=tuple(plain(block) for block in printed.body),
            published=story.published,
            authors=(story.author,),
            keywords=story.draft.keywords,
            section=SECTIONS[printed.section],
            unwanted=self.unwanted(printed),
        )

    def related(self, story: Story, count: int) -> tuple[Story, ...]:
        """Older stories of the same section, the same for as long as the page lives."""
        found: list[Story] = []
        for back in range(1, 8):
            found += [one for one in self.newsroom.on_day(story.day - timedelta(days=back)) if one.desk == story.desk]
            if len(found) >= count:
                break
        return tuple(found[:count])

    def most_read(self, now: datetime, count: int = 5) -> list[Story]:
        """The box of the day: stories of yesterday and the day before."""
        today = now.astimezone(self.newsroom.zone).date()
        pool = [*self.newsroom.on_day(today - timedelta(days=1)), *self.newsroom.on_day(today - timedelta(days=2))]
        return Random(f"{self.host} {today}").sample(pool, min(count, len(pool)))

    def _listing(self, section: str, request: Request, now: datetime) -> Answer:
        asked = request.query.get("str", "1")
        number = int(asked) if asked.isdecimal() and len(asked) < 5 else 0
        if not 1 <= number <= self._pages(section, now):
            return NOT_FOUND
        return self.sent(self.listing_html(section, number, now))

    def _pages(self, section: str, now: datetime) -> int:
        return -(-len(self.in_section(section, now)) // self.per_page)

    def _in_section(self, section: str, now: datetime) -> tuple[Story, ...]:
        tag = section.removeprefix("tag/") if section.startswith("tag/") else None
        return tuple(
            story
            for story in self.newsroom.until(now)
            if (tag in map(slug, story.draft.keywords) if tag else SECTION_OF[story.desk] == section)
        )

    def _listing_html(self, section: str, number: int, now: datetime) -> str:
        stories = self.in_section(section, now)
        first = (number - 1) * self.per_page
        last = self._pages(section, now)
        local = now.astimezone(self.newsroom.zone)
        shown = stories[first : first + self.per_page]
        return self.section_html(Listing(section=section, stories=shown, number=number, last=last, now=local))

    def _front_html(self, now: datetime) -> str:
        local = now.astimezone(self.newsroom.zone)
        return self.home_html(self.newsroom.until(now, local.date() - timedelta(days=4)), local)


def as_is(story: Story, **changes: object) -> Printed:
    """The story printed just as it was written."""
    draft = story.draft
    whole = Printed(
        story=story,
        title=draft.title,
        lead=draft.lead,
        body=draft.paragraphs,
        caption=draft.caption,
        comments=story.comments,
    )
    return replace(whole, **changes)  # type: ignore[arg-type]


def plain(block: str) -> str:
    """A block of the body without its mark."""
    return block.removeprefix("## ").removeprefix("- ")


def sentences(text: str) -> list[str]:
    """The sentences of a text."""
    return SENTENCE_END.split(text)


def slug(text: str) -> str:
    """The text as it stands in an address."""
    return NOT_IN_ADDRESS.sub("-", text.lower().translate(PLAIN)).strip("-")[:70].strip("-")


def when(moment: datetime, now: datetime) -> str:
    """The date as listings show it: „dziś, 14:05”, „wczoraj, 9:12”, „28.03.2026”."""
    clock = f"{moment.hour}:{moment:%M}"
    days: date | timedelta = now.date() - moment.date()
    if days == timedelta(0):
        return f"dziś, {clock}"
    return f"wczoraj, {clock}" if days == timedelta(days=1) else f"{moment:%d.%m.%Y}"


def long_date(moment: datetime) -> str:
    """„Wtorek, 31 marca 2026, 14:05”."""
    return f"{WEEKDAYS[moment.weekday()]}, {day_and_month(moment)}, {moment:%H:%M}"


def day_and_month(moment: datetime) -> str:
    """„31 marca 2026”."""
    return f"{moment.day} {MONTHS[moment.month - 1]} {moment.year}"


def heading(section: str) -> str:
    """The name of a section or of a tag."""
    return SECTIONS.get(section) or section.removeprefix("tag/").replace("-", " ")


def turned(listing: Listing) -> list[tuple[str, str]]:
    """Links under a listing: address and text, some pages around this one and the way back and forth."""
    around = range(max(1, listing.number - 2), min(listing.last, listing.number + 3) + 1)
    links = [(page_address(listing.section, number), str(number)) for number in around if number != listing.number]
    if listing.number > 1:
        links.insert(0, (page_address(listing.section, listing.number - 1), "« nowsze"))
    if listing.number < listing.last:
        links.append((page_address(listing.section, listing.number + 1), "starsze »"))
    return links


def page_address(section: str, number: int) -> str:
    """The address of one page of a listing."""
    return f"/{section}" if number == 1 else f"/{section}?str={number}"


def picture(number: int) -> str:
    """A drawn picture, another one for every story."""
    dice = Random(number)
    sky, ground = dice.sample(COLOURS, 2)
    x, y, r = dice.randint(60, 540), dice.randint(40, 140), dice.randint(20, 60)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="600" height="300"><rect width="600" height="300" fill="{sky}"/>'
        f'<circle cx="{x}" cy="{y}" r="{r}" fill="#f4d58d"/><path d="M0 300V{200 + y // 4}L{x} {150 + r}L600 230V300z" fill="{ground}"/></svg>'
    )


def tag_links(story: Story, css: str = "tag") -> str:
    """The story's keywords as links."""
    return " ".join(
        f'<a class="{css}" rel="tag" href="/tag/{slug(word)}">{escape(word)}</a>' for word in story.draft.keywords
    )
