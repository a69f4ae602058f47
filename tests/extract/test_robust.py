"""Whatever bytes come, every engine gives an article or says NotText, in bounded time, and loses no text that is there."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import islice
from urllib.parse import parse_qsl, urlsplit

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kronika.extract.article import engine_names, extract
from kronika.model.article import Article
from kronika.model.errors import NotText
from kronika.registry import kinds
from kronika.sampleweb.site import Request
from tests.extract.conftest import NOW
from tests.extract.ugly import charsets, huge, markup, strangers
from tests.extract.ugly.ugly import Ugly

ENGINES = engine_names()
SLOW = 120  # seconds that no page may take on the slowest machine: a bound, not a measure
UGLY = [*markup.pages(), *charsets.pages(), *strangers.TEXTS]
FUZZ = settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))


def squeezed(text: str) -> str:
    """Letters only: where a line breaks is not asked here."""
    return "".join(text.split())


def check(article: Article) -> None:
    """An article that any store and any output can keep."""
    assert isinstance(article, Article)
    assert 0 <= article.confidence <= 1
    told = (
        article.title,
        article.lead,
        article.body,
        *article.authors,
        *article.keywords,
        *(item.text for item in article.items),
    )
    for text in told:
        assert "\x00" not in text
        text.encode("utf-8")
    if article.shape:
        assert len(article.shape.split()) == len(article.parts)


@pytest.mark.parametrize("ugly", UGLY, ids=lambda ugly: ugly.name)
def test_our_engine_finds_the_text(ugly: Ugly, now: datetime) -> None:
    article = extract(ugly.page, content_type=ugly.content_type, now=now)
    check(article)
    for words in ugly.wanted:
        assert squeezed(words) in squeezed(article.text)


@pytest.mark.parametrize("engine", ENGINES[1:])
@pytest.mark.parametrize("ugly", [*markup.pages(), *strangers.TEXTS], ids=lambda ugly: ugly.name)
def test_classic_engines_survive(ugly: Ugly, engine: str, now: datetime) -> None:
    check(extract(ugly.page, content_type=ugly.content_type, engine=engine, now=now))


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("ugly", strangers.BINARY, ids=lambda ugly: ugly.name)
def test_bytes_that_are_no_text(ugly: Ugly, engine: str, now: datetime) -> None:
    with pytest.raises(NotText):
        extract(ugly.page, content_type=ugly.content_type, engine=engine, now=now)


@pytest.mark.timeout(SLOW)
@pytest.mark.parametrize("name", huge.PAGES)
def test_our_engine_on_too_much_of_something(name: str, now: datetime) -> None:
    maker, found = huge.PAGES[name]
    article = extract(maker().encode(), now=now)
    check(article)
    if found:
        assert squeezed(huge.FOUND) in squeezed(article.text)


@pytest.mark.timeout(SLOW)
@pytest.mark.parametrize("engine", ENGINES[1:])
@pytest.mark.parametrize("name", huge.PAGES)
def test_classic_engines_on_too_much_of_something(name: str, engine: str, now: datetime) -> None:
    maker, _ = huge.PAGES[name]
    check(extract(maker().encode(), engine=engine, now=now))


def sample_pages() -> Iterator[bytes]:
    """A page or two of every sample site."""
    for kind in kinds("kronika.sampleweb.sites").values():
        made = kind() if callable(kind) else kind
        for site in made if isinstance(made, list | tuple) else [made]:
            for truth in islice(site.truths(NOW), 1, 3):
                where = urlsplit(truth.path)
                base = f"http://{site.host}.localhost:8801"
                request = Request(
                    method="GET",
                    host=site.host,
                    path=where.path,
                    query=dict(parse_qsl(where.query)),
                    headers={},
                    base=base,
                )
                yield site.answer(request, NOW).body


PAGES = list(islice(sample_pages(), 0, None, 3))


def survives(page: bytes | str, engine: str) -> None:
    try:
        check(extract(page, "http://noviny.example/a", engine=engine, now=NOW))
    except NotText:
        return


@pytest.mark.parametrize("part", range(20))
def test_truncation(part: int) -> None:
    for number, page in enumerate(PAGES):
        survives(page[: len(page) * part // 20], ENGINES[number % len(ENGINES)])


@FUZZ
@given(data=st.data(), engine=st.sampled_from(ENGINES))
def test_mutated_pages(data: st.DataObject, engine: str) -> None:
    page = bytearray(data.draw(st.sampled_from(PAGES)))
    for _ in range(data.draw(st.integers(1, 8))):
        at = data.draw(st.integers(0, len(page)))
        page[at : at + data.draw(st.integers(0, 40))] = data.draw(st.binary(max_size=12))
    survives(bytes(page), engine)


TAGS = (
    "a b p div span table tr td ul li h1 h2 br img script style title "
    "article form input noscript svg template pre blockquote meta body html"
).split()
NAMES = [
    "class",
    "id",
    "href",
    "itemprop",
    "itemscope",
    "itemtype",
    "style",
    "datetime",
    "content",
    "property",
    "hidden",
]
VALUES = st.one_of(
    st.sampled_from(
        [
            "comment",
            "lead perex",
            "author",
            "display:none",
            "http://[",
            "javascript:",
            "27. 4. 2026",
            "articleBody",
            "og:title",
        ]
    ),
    st.text(max_size=8),
)


@st.composite
def soup(draw: st.DrawFn) -> str:
    """Tags, text and rubbish in any order."""
    tag = st.sampled_from(TAGS)
    attribute = st.builds("{}='{}'".format, st.sampled_from(NAMES), VALUES)
    opening = st.builds(lambda name, given: f"<{name} {' '.join(given)}>", tag, st.lists(attribute, max_size=3))
    words = st.sampled_from(
        [
            "27. 4. 2026 10:05",
            "Diskuse (2)",
            "Autor: Jan Novák",
            "Most otevřel v pondělí starosta a bylo to pěkné.",
            "Číst dál",
        ]
    )
    rubbish = st.sampled_from(
        ["<!--", "-->", "<![CDATA[", "]]>", "&#xD800;", "<", "</", "<?", '{"@type":"Article"}', "\x00", "\ud800"]
    )
    pieces = st.one_of(opening, st.builds("</{}>".format, tag), words, st.text(max_size=10), rubbish)
    return "".join(draw(st.lists(pieces, max_size=60)))


@FUZZ
@given(page=soup(), engine=st.sampled_from(ENGINES))
def test_tag_soup(page: str, engine: str) -> None:
    survives(page, engine)


@FUZZ
@given(
    page=st.binary(max_size=600),
    engine=st.sampled_from(ENGINES),
    content_type=st.sampled_from([None, "text/html", "text/html; charset=utf-16"]),
)
def test_any_bytes(page: bytes, engine: str, content_type: str | None) -> None:
    try:
        check(extract(page, engine=engine, content_type=content_type, now=NOW))
    except NotText:
        return
