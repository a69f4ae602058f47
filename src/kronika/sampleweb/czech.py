"""What the Czech papers share: a newsroom, routes, paging, article parts and truths; each site brings its own page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from datetime import date, datetime, timedelta
from functools import lru_cache
from html import escape
from random import Random

from kronika.model.article import PageClass
from kronika.sampleweb.czech_dates import PRAGUE
from kronika.sampleweb.newsroom import Newsroom, Story
from kronika.sampleweb.prose.cs import PROSE, without_marks
from kronika.sampleweb.site import NOT_FOUND, Answer, Request, Truth

ZONE = PRAGUE.key
FRESH = timedelta(days=3)  # the most-read box looks back this far
PIXEL = bytes.fromhex("47494638396101000100800000ccccccffffff2c00000000010001000002024401003b")

Handler = Callable[[Request, datetime, re.Match[str]], Answer | None]
Routes = tuple[tuple[str, Handler], ...]


class Paper(Newsroom):
    """A Czech newsroom that remembers what is out and prints no headline twice in a month."""

    def __init__(self, name: str) -> None:
        super().__init__(name, PROSE, ZONE)
        self.out = lru_cache(maxsize=16)(self._out)
        self.of_desk = lru_cache(maxsize=64)(self._of_desk)
        self.of_month = lru_cache(maxsize=64)(self._of_month)

    def older(self, story: Story, count: int) -> list[Story]:
        """Stories of the same desk printed before it, nearest first: what a paper calls related."""
        found: list[Story] = []
        day = story.day
        while len(found) < count and day > story.day - timedelta(days=14):
            found += [
                other
                for other in reversed(self.on_day(day))
                if other.desk == story.desk and other.number < story.number and other.draft.title != story.draft.title
            ]
            day -= timedelta(days=1)
        return found[:count]

    def most_read(self, now: datetime, count: int, but: Story | None = None) -> list[Story]:
        """A day's favourites among fresh stories: the same all day as long as nothing new comes out."""
        fresh = [story for story in self.out(now)[:40] if now - story.published < FRESH]
        dice = Random(f"{self.name} most read {now.date()}")
        chosen = dice.sample(fresh, min(count + 1, len(fresh)))
        return [story for story in chosen if but is None or story.draft.title != but.draft.title][:count]

    def _on_day(self, day: date) -> tuple[Story, ...]:
        titles = {story.draft.title for earlier in days_before(day) for story in self.on_day(earlier)}
        kept = []
        for story in super()._on_day(day):
            if story.draft.title not in titles:
                titles.add(story.draft.title)
                kept.append(story)
        return tuple(kept)

    def _out(self, now: datetime) -> tuple[Story, ...]:
        return tuple(self.until(now))

    def _of_desk(self, desk: str, now: datetime) -> tuple[Story, ...]:
        return tuple(story for story in self.out(now) if story.desk == desk)

    def _of_month(self, year: int, month: int, now: datetime) -> tuple[Story, ...]:
        return tuple(story for story in self.out(now) if (story.day.year, story.day.month) == (year, month))


def days_before(day: date) -> Iterator[date]:
    """The earlier days of the same month, first one first."""
    return (day.replace(day=number) for number in range(1, day.day))


def route(routes: Routes, request: Request, now: datetime) -> Answer:
    """The first route whose pattern is the whole path answers; what no route knows is not found."""
    for pattern, handler in routes:
        found = re.fullmatch(pattern, request.path)
        if found:
            return handler(request, now, found) or NOT_FOUND
    return NOT_FOUND


def robots(request: Request, now: datetime, found: re.Match[str]) -> Answer:
    """Everybody is welcome."""
    return Answer(body=b"User-agent: *\nDisallow:\n", headers=(("Content-Type", "text/plain; charset=utf-8"),))


def picture(request: Request, now: datetime, found: re.Match[str]) -> Answer:
    """One grey dot stands for every photograph."""
    return Answer(body=PIXEL, headers=(("Content-Type", "image/gif"),))


def style(sheet: str) -> Handler:
    """A style sheet."""
    return lambda request, now, found: Answer(
        body=sheet.encode(), headers=(("Content-Type", "text/css; charset=utf-8"),)
    )


def page_number(request: Request, name: str) -> int:
    """The page asked for; 1 when none is named, 0 when it makes no sense."""
    asked = request.query.get(name, "1")
    return int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 6 else 0


def cut(stories: Sequence[Story], number: int, size: int) -> tuple[Sequence[Story], int]:
    """One page of a listing, and how many pages there are."""
    total = max(1, -(-len(stories) // size))
    return (stories[(number - 1) * size : number * size] if 1 <= number <= total else ()), total


def page_links(current: int, total: int) -> list[int | None]:
    """1 2 3 … 9 [10] 11 … 57 58: the first three, the neighbours and the last two; None is a gap."""
    shown = sorted({1, 2, 3, current - 1, current, current + 1, total - 1, total} & set(range(1, total + 1)))
    found: list[int | None] = []
    for before, number in zip([0, *shown], shown, strict=False):
        if number > before + 1:
            found.append(None)
        found.append(number)
    return found


def slug(title: str) -> str:
    """The title as it stands in an address."""
    words = re.sub(r"[^a-z0-9]+", "-", without_marks(title).lower()).strip("-")
    return words[:60].rstrip("-")


def blocks(paragraphs: Iterable[str], *, heading: str = "h2", text: str = "p", items: str = "ul") -> list[str]:
    """The body as pieces of HTML, one for each paragraph, sub-heading or whole list; a tag may carry attributes."""
    found: list[str] = []
    for paragraph in paragraphs:
        if paragraph.startswith("- "):
            item = f"<li>{escape(paragraph[2:])}</li>"
            if found and found[-1].endswith("</ul>"):
                found[-1] = found[-1].removesuffix("</ul>") + item + "</ul>"
            else:
                found.append(f"<{items}>{item}</ul>")
        elif paragraph.startswith("## "):
            found.append(element(heading, paragraph[3:]))
        else:
            found.append(element(text, paragraph))
    return found


def element(tag: str, text: str) -> str:
    """`p class="x"` and a text as an element."""
    return f"<{tag}>{escape(text)}</{tag.split(' ')[0]}>"


def insert(pieces: list[str], extra: str, after: int) -> list[str]:
    """The pieces with one more put in after so many of them, or at the end."""
    return [*pieces[:after], extra, *pieces[after:]]


def true_body(story: Story) -> tuple[str, ...]:
    """Paragraphs, sub-headings and list items without their marks."""
    return tuple(re.sub(r"^(## |- )", "", paragraph) for paragraph in story.draft.paragraphs)


def truth(
    story: Story, path: str, *, section: str, unwanted: Iterable[str], comments: bool, keywords: bool = True
) -> Truth:
    """What is true of a story's page; `comments`: whether this paper shows what readers say."""
    shown = story.comments if comments else ()
    return Truth(
        path=path,
        page_class=PageClass.ARTICLE_WITH_COMMENTS if shown else PageClass.ARTICLE,
        lang="cs",
        title=story.draft.title,
        lead=story.draft.lead,
        body=true_body(story),
        published=story.published,
        authors=(story.author,),
        keywords=story.draft.keywords if keywords else (),
        section=section,
        unwanted=(*unwanted, *dict.fromkeys(opinion for _, opinion in shown)),
    )


def titles(stories: Iterable[Story]) -> Iterator[str]:
    """The headlines of stories."""
    return (story.draft.title for story in stories)
