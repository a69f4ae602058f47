"""Parts of a Russian page: the body's pieces, readers' threads, dates, addresses and pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from html import escape
from random import Random

from kronika.sampleweb.events import FIRST_DAY
from kronika.sampleweb.newsroom import Story
from kronika.sampleweb.prose.ru import BULLET, HEADING, PROSE
from kronika.sampleweb.site import Answer

SECTIONS = {"home": "Общество", "world": "В мире", "economy": "Экономика", "sport": "Спорт", "culture": "Культура"}
SLUGS = {"home": "obshchestvo", "world": "mir", "economy": "ekonomika", "sport": "sport", "culture": "kultura"}
DESK_OF = {slug: desk for desk, slug in SLUGS.items()}
MONTHS = (
    "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября", "ноября", "декабря",
)  # fmt: skip
LATIN = dict(zip("абвгдежзийклмнопрстуфхцчшщъыьэюя", (
    "a b v g d e zh z i y k l m n o p r s t u f kh ts ch sh shch - y - e yu ya".split()), strict=True))  # fmt: skip
NOT_IN_ADDRESS = re.compile(r"[^a-z0-9]+")
ARCHIVE_DAYS = 14
COLOURS = ("#28536b", "#7d4f50", "#3d6b4f", "#80612d", "#4a4e69", "#2b6777")


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """A piece of the body: a paragraph "p", a sub-heading "h" or an item of a list "li"."""

    kind: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Comment:
    """What a reader wrote under an article; `level` 0 answers the article, deeper ones another reader."""

    nickname: str
    text: str
    when: datetime
    level: int
    likes: int


def blocks(story: Story) -> tuple[Block, ...]:
    """The body without marks."""
    return tuple(block(text) for text in story.draft.paragraphs)


def block(text: str) -> Block:
    """One piece of the body from its marked text."""
    for mark, kind in ((HEADING, "h"), (BULLET, "li")):
        if text.startswith(mark):
            return Block(kind=kind, text=text.removeprefix(mark))
    return Block(kind="p", text=text)


def thread(host: str, story: Story, long: bool) -> Iterator[Comment]:
    """The readers' comments in the order of writing; a long thread has more, and readers answer each other."""
    dice = Random(f"{host} thread {story.number}")
    written = list(story.comments)
    if long and dice.random() < 0.7:
        written += [PROSE.comment(dice, tone=0) for _ in range(dice.randint(2, 18))]
    when, level = story.published, 0
    for nickname, text in written:
        when += timedelta(minutes=dice.randint(2, 55))
        yield Comment(nickname=nickname, text=text, when=when, level=level, likes=dice.randint(-5, 40))
        level = dice.choice((0, 0, min(level + 1, 3))) if long else 0


def archive_links(now: datetime) -> list[tuple[str, str]]:
    """Addresses and names of the last days' archive pages."""
    days = [now.date() - timedelta(days=back) for back in range(ARCHIVE_DAYS)]
    return [(archive_path(day), long_date(day)) for day in days if day >= FIRST_DAY]


def archive_path(day: date) -> str:
    """Where a day's stories are."""
    return f"/arhiv/{day.isoformat()}/"


def day_of(text: str) -> date | None:
    """The day an address names, if there is such a day."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def section_of(story: Story) -> str:
    """The name of the section the story stands in."""
    return SECTIONS[story.desk]


def long_date(day: date) -> str:
    """«18 марта 2026»."""
    return f"{day.day} {MONTHS[day.month - 1]} {day.year}"


def slug(title: str) -> str:
    """A title in Latin letters for an address."""
    latin = "".join(LATIN.get(letter, letter) for letter in title.lower())
    return NOT_IN_ADDRESS.sub("-", latin)[:60].strip("-")


def picture(number: int) -> Answer:
    """A drawn picture in place of a photograph."""
    colour = COLOURS[number % len(COLOURS)]
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360"><rect width="640" height="360" fill="{colour}"/></svg>'
    return Answer(body=text.encode(), headers=(("Content-Type", "image/svg+xml"),))


def paragraphs(pieces: Sequence[Block], heading: str = "h2") -> list[str]:
    """The body as HTML, one string for every paragraph, sub-heading or whole list."""
    html: list[str] = []
    items: list[str] = []
    for piece in (*pieces, Block(kind="end", text="")):
        if piece.kind == "li":
            items.append(f"<li>{escape(piece.text)}</li>")
            continue
        if items:
            html.append(f"<ul>{''.join(items)}</ul>")
            items = []
        if piece.kind != "end":
            tag = heading if piece.kind == "h" else "p"
            html.append(f"<{tag}>{escape(piece.text)}</{tag}>")
    return html
