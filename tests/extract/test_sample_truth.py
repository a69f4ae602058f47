"""The extractor against the truth of the sample web: measured floors, per site."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import islice
from urllib.parse import parse_qsl, urlsplit

import pytest

from kronika.extract.article import extract
from kronika.model.article import Article, PageClass
from kronika.registry import kinds
from kronika.sampleweb.site import Request, Site, Truth

NOW = datetime(2026, 3, 20, 15, 0, tzinfo=UTC)
PAGES = 12  # per site, spread over time
READ = 240  # truths looked at
ARTICLES = frozenset({PageClass.ARTICLE, PageClass.ARTICLE_WITH_COMMENTS})
NEWS = (
    *("vltavske-listy", "denni-obzor", "moravsky-kuryr", "zpravy-dnes24"),
    *("gorodskie-novosti", "severnaya-hronika", "volzhskiy-vestnik"),
    *("portal-nadwislanski", "kurier-mazowiecki", "glos-baltyku", "zive-ted"),
)
WORD = re.compile(r"\w+")


def sites() -> dict[str, Site]:
    """All sites of the sample web by host."""
    found: dict[str, Site] = {}
    for kind in kinds("kronika.sampleweb.sites").values():
        made = kind() if callable(kind) else kind
        for site in made if isinstance(made, list | tuple) else [made]:
            found[site.host] = site
    return found


def read(site: Site) -> Iterator[tuple[Truth, Article]]:
    """Articles of a site with what is true of them."""
    truths = [truth for truth in islice(site.truths(NOW), READ) if truth.page_class in ARTICLES]
    for truth in truths[:: max(1, len(truths) // PAGES)][:PAGES]:
        yield truth, answered(site, truth)


def answered(site: Site, truth: Truth) -> Article:
    """What is read from the page that a site answers with."""
    where = urlsplit(truth.path)
    base = f"http://{site.host}.localhost:8801"
    request = Request(
        method="GET", host=site.host, path=where.path, query=dict(parse_qsl(where.query)), headers={}, base=base
    )
    answer = site.answer(request, NOW)
    kind = dict(answer.headers).get("Content-Type")
    return extract(answer.body, base + truth.path, content_type=kind, now=NOW)


def f1(one: str, other: str) -> float:
    """Token F1 of two texts; two empty texts agree."""
    first, second = Counter(WORD.findall(one.lower())), Counter(WORD.findall(other.lower()))
    total = first.total() + second.total()
    return 2 * (first & second).total() / total if total else 1.0


def mean(values: list[float]) -> float:
    return sum(values) / len(values)


@pytest.mark.parametrize("host", NEWS)
def test_news(host: str) -> None:
    pairs = list(read(sites()[host]))
    assert pairs
    assert mean([float(article.title == truth.title) for truth, article in pairs]) == 1.0
    assert mean([f1(article.lead, truth.lead) for truth, article in pairs]) >= 0.97
    assert mean([f1(article.body, "\n".join(truth.body)) for truth, article in pairs]) >= 0.98
    assert mean([float(near(article, truth)) for truth, article in pairs]) >= 0.95
    assert mean([float(article.lang == truth.lang) for truth, article in pairs]) == 1.0
    assert mean([float(article.page_class == truth.page_class) for truth, article in pairs]) >= 0.9
    assert mean([float(leaks(article, truth)) for truth, article in pairs]) <= 0.05


def test_right_results_are_believed() -> None:
    """A short text is believed less than a long one, because on labelled pages short ones are wrong more often."""
    long: list[float] = []
    short: list[float] = []
    for host in NEWS:
        for truth, article in read(sites()[host]):
            if f1(article.text, "\n".join((truth.lead, *truth.body))) >= 0.9:
                (long if len(article.text.split()) >= 150 else short).append(article.confidence)
    assert mean(short) >= 0.55
    assert mean(long) >= 0.75


def test_pages_without_a_text_are_told() -> None:
    """Schedules, contacts and lists of parishes and offices are no articles."""
    classes = [
        answered(site, truth).page_class
        for site in sites().values()
        for truth in islice(site.truths(NOW), READ)
        if truth.page_class is PageClass.NO_TEXT
    ]
    assert len(classes) > 100
    assert mean([float(found not in ARTICLES) for found in classes]) >= 0.95


def near(article: Article, truth: Truth) -> bool:
    """The date is right; "before an hour" may be off by half an hour, "17 hours ago" by one."""
    if truth.published is None or article.published is None:
        return truth.published == article.published
    return abs(article.published - truth.published) < timedelta(hours=1)


def leaks(article: Article, truth: Truth) -> bool:
    """Something that no extractor may return is in the text."""
    return any(len(text) > 15 and text in article.text for text in truth.unwanted)


def test_parish_pages() -> None:
    bodies, classes = [], []
    for host, site in sites().items():
        if host.startswith("parafia-"):
            for truth, article in islice(read(site), 4):
                bodies.append(f1(article.body, "\n".join(truth.body)))
                classes.append(article.page_class in ARTICLES)
    assert mean(bodies) >= 0.93
    assert mean([float(right) for right in classes]) >= 0.95
