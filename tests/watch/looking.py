"""Looks at pages as a check does: parse, extract, view, compare."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime, timedelta

from kronika.extract.article import read_both
from kronika.extract.engine import Ask
from kronika.model.article import Article, PageClass
from kronika.model.watch import Focus, Ignore
from kronika.watch.compare import compare
from kronika.watch.compared import Compared
from kronika.watch.view import View
from kronika.watch.viewing import view_of

URL = "https://obec.example/stranka"
NOW = datetime(2026, 11, 17, 12, 5, tzinfo=UTC)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
TEXTLESS = frozenset({PageClass.NO_TEXT, PageClass.UNSOLVED, PageClass.SOFT_404, PageClass.WALL, PageClass.CHALLENGE})
FRAME = """<html lang="{lang}"><head><title>The page of the town</title></head><body><div class="menu"><a href="/">Home</a></div><div id="content">
<h1>The page of the town</h1><p>The council approved the new playground and the builders will start as soon as the ground is dry enough.</p>
<p>The library lends tools from now on, bring your card and a deposit for the bigger machines please.</p>
{inside}
<p>Volunteers are wanted for the spring cleaning of the river bank behind the old mill next month.</p></div></body></html>"""


def framed(inside: str, lang: str = "en") -> str:
    """A page of a town with something in the middle of its text."""
    return FRAME.format(inside=inside, lang=lang)


def texts_of(article: Article) -> list[str]:
    """What the extractor found, as it is handed to the view."""
    if article.page_class in TEXTLESS:
        return []
    items = [text for item in article.items for text in (item.title, item.text)]
    return [text for text in (article.title, article.lead, *(part.text for part in article.parts), *items) if text]


def seen(html: str | bytes, at: datetime = NOW, focus: Focus | None = None, url: str = URL) -> View:
    """The view of a page at a moment."""
    reading = read_both(Ask(html=html, url=url, lang=None, content_type=None, now=at, options={}))
    return view_of(reading.document, focus or Focus(), texts_of(reading.article))


def compared(
    before: str,
    after: str,
    *,
    gone: timedelta = HOUR,
    ignores: Sequence[Ignore] = (),
    memory: Mapping[str, object] | None = None,
    focus: Focus | None = None,
) -> Compared:
    """Two pages, one fetched some time after the other."""
    return compare(
        seen(before, NOW, focus),
        seen(after, NOW + gone, focus),
        ignores,
        memory,
        before_at=NOW,
        after_at=NOW + gone,
    )
