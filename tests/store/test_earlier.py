"""What was read of addresses before a moment."""

from __future__ import annotations

from datetime import timedelta

from kronika.model.article import PageClass
from kronika.model.source import Source
from kronika.store.store import Store
from tests.store.material import NOW, an_article
from tests.store.test_articles import fetch

LATER = NOW + timedelta(seconds=1)


def test_the_newest_text_of_each_address_before_the_moment(store: Store, source: Source) -> None:
    for title in ("first", "second"):
        bodies = {path: f"{path} {title}".encode() for path in ("a", "b")}
        jobs = fetch(store, source, bodies)
        store.articles.save([(job, an_article(f"{path} {title}")) for job, path in zip(jobs, bodies, strict=True)])
    urls = [f"{source.url}{path}" for path in ("a", "b", "c")]
    found = store.earlier.before(source.id, urls, LATER)
    assert {url: article.title for url, article in found.items()} == {urls[0]: "a second", urls[1]: "b second"}


def test_what_came_later_or_has_no_text_is_not_there(store: Store, source: Source) -> None:
    jobs = fetch(store, source, {"a": b"1", "b": b"2"})
    store.articles.save([(jobs[0], an_article()), (jobs[1], an_article(page_class=PageClass.NO_TEXT))])
    urls = [f"{source.url}{path}" for path in ("a", "b")]
    assert store.earlier.before(source.id, urls, NOW) == {}
    assert list(store.earlier.before(source.id, urls, LATER)) == urls[:1]
    assert store.earlier.before(source.id + 1, urls, LATER) == {}
