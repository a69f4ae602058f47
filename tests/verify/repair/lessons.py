"""Lessons of a small invented paper: a headline, a lead, a text of paragraphs, and what a test puts around them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from kronika.model.article import GAP, Article, PageClass
from kronika.verify.repair.lesson import Lesson

NOW = datetime(2026, 3, 21, 12, 0, tzinfo=UTC)
PUBLISHED = datetime(2026, 3, 20, 8, 30, tzinfo=UTC)
TOPICS = (
    "harbour bridge orchard museum railway market library glacier stadium theatre "
    "bakery lighthouse vineyard workshop hospital airport castle garden factory school"
).split()

Layout = Callable[[str, str, list[str]], str]


def sentences(number: int) -> list[str]:
    """The paragraphs of one article; no two articles share one."""
    topic = TOPICS[number % len(TOPICS)]
    return [
        f"The {topic} of district {number} opened on day {at} with guests from {TOPICS[(number + at + 1) % len(TOPICS)]} "
        f"street and nobody left before the {TOPICS[(number + 3 * at) % len(TOPICS)]} closed its doors again."
        for at in range(3 + number % 3)
    ]


def lesson(number: int, layout: Layout, general: str | None = None, **teachers: object) -> Lesson:
    """One page in a layout; the general engine reads it right unless a test says what it reads."""
    title = f"News number {number} from the {TOPICS[number % len(TOPICS)]}"
    lead = f"People of district {number} waited long for their {TOPICS[number % len(TOPICS)]}."
    text = sentences(number)
    article = Article(
        url=address(number),
        title=title,
        lead=lead,
        body=GAP.join(text) if general is None else general,
        page_class=PageClass.ARTICLE,
        confidence=0.9,
        engine="auto",
        lang="en",
        published=PUBLISHED,
        authors=("Jane Doe",),
    )
    told: dict[str, object] = {"feed_title": title, "feed_summary": lead} | teachers
    return Lesson(url=address(number), html=layout(title, lead, text), at=NOW, general=article, **told)  # type: ignore[arg-type]


def lessons(layout: Layout, count: int = 12) -> list[Lesson]:
    """Several pages in a layout."""
    return [lesson(number, layout) for number in range(count)]


def address(number: int) -> str:
    """Of a page."""
    return f"https://paper.example/news/{number}"


def paragraphs(text: list[str]) -> str:
    """As markup."""
    return "".join(f"<p>{one}</p>" for one in text)
