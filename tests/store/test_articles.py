"""Articles are stored with their jobs, replaced when made again, and found by what they are."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from kronika.model.article import Article, ArticleFilter, Item, Made, PageClass, PartKind
from kronika.model.errors import UnknownName
from kronika.model.job import EXTRACT, Job
from kronika.model.lead import Role
from kronika.model.round import Round
from kronika.model.source import Scope, Source
from kronika.store.store import Store
from tests.store.material import NOW, Wall, a_source, an_article, kept, lead, take

Begin = Callable[..., Round]


def fetch(store: Store, source: Source, bodies: dict[str, bytes], role: Role = Role.PAGE) -> list[Job]:
    """Store pages in a round of their own and lease the jobs to read them, in the order of the pages."""
    seeds = [lead(source, path, role) for path in bodies]
    round = store.rounds.begin(source, Scope(), seeds, NOW)
    frontier = store.frontier([round])
    frontier.settle([kept(lease, bodies[lease.lead.url.removeprefix(source.url)]) for lease in take(frontier)])
    store.rounds.finish(round, NOW)
    return store.jobs.lease(EXTRACT, worker="w", limit=1000, seconds=60.0)


def keep(store: Store, source: Source, *articles: Article) -> list[int]:
    """Store articles, each on a page of its own."""
    number = store.overview(NOW.date()).pages
    jobs = fetch(store, source, {f"{number + place}": b"%d" % (number + place) for place in range(len(articles))})
    assert store.articles.save(list(zip(jobs, articles, strict=True))) == len(articles)
    return [record.id for record in store.articles.listing(ArticleFilter(with_text=False), limit=1000)]


def test_an_article_comes_back_as_it_was(store: Store, source: Source) -> None:
    zone = timezone(timedelta(hours=2))
    article = an_article(
        "Kůň \x00 a 馬",
        url="http://listy.localhost/kun",
        published=datetime(2026, 3, 1, 0, 30, tzinfo=zone),
        published_from="jsonld",
        authors=("A. B.", "C"),
        keywords=("koně",),
        section="Domácí",
        lang="cs",
        made=Made(stage="extract", version="1"),
    )
    [number] = keep(store, source, article)
    record = store.articles.get(number)
    assert record.source == "listy" and record.fetched_at == NOW
    assert record.article.published == article.published
    assert record.article.published is not None and record.article.published.utcoffset() == timedelta(hours=2)
    assert record.article.title == "Kůň \ufffd a 馬"
    same = (
        "url",
        "lead",
        "body",
        "authors",
        "keywords",
        "section",
        "lang",
        "made",
        "published_from",
        "page_class",
        "engine",
    )
    assert {name: getattr(record.article, name) for name in same} == {name: getattr(article, name) for name in same}
    assert record.article.page_id == record.page_id == store.pages.listing()[0].id


def test_parts_items_and_origins_come_back_as_they_were(store: Store, source: Source) -> None:
    article = an_article(
        body="Nadpis\n\nbod první\n\na\tb\nc\td\n\nprint(1)\n  print(2)",
        shape="h2 i1 t c",
        items=(
            Item(
                text="Souhlasím \ud800.", author="Jana", at=datetime(2026, 3, 1, 9, tzinfo=timezone(timedelta(hours=1)))
            ),
            Item(text="Krátce", title="Zpráva", url="http://listy.localhost/kratce"),
        ),
        origins={"title": "h1", "published": "jsonld"},
        faults=("The recipe found no lead.",),
        following="http://listy.localhost/kun?strana=3",
        pages=("http://listy.localhost/kun?strana=2",),
    )
    [number] = keep(store, source, article)
    found = store.articles.get(number).article
    assert found.items[0].text == "Souhlasím ?." and found.items[0].at == article.items[0].at
    assert found.items[1] == article.items[1]
    same = ("body", "shape", "parts", "origins", "faults", "following", "pages")
    assert {name: getattr(found, name) for name in same} == {name: getattr(article, name) for name in same}
    assert [part.kind for part in found.parts] == [PartKind.HEADING, PartKind.ITEM, PartKind.TABLE, PartKind.CODE]


def test_saving_closes_the_jobs_and_a_lost_lease_stores_nothing(store: Store, source: Source, wall: Wall) -> None:
    jobs = fetch(store, source, {"a": b"a", "b": b"b"})
    wall.pass_by(60.0)
    [newer, _] = store.jobs.lease(EXTRACT, worker="w2", limit=9, seconds=60.0)
    assert store.articles.save([(job, an_article("late")) for job in jobs]) == 0
    assert store.articles.count(ArticleFilter()) == 0
    assert store.jobs.waiting(EXTRACT) == 2
    assert store.articles.save([(newer, an_article("in time"))]) == 1
    assert store.articles.save([(newer, an_article("twice"))]) == 0
    assert [record.article.title for record in store.articles.listing(ArticleFilter())] == ["in time"]
    assert store.jobs.waiting(EXTRACT) == 1


def test_reading_a_page_again_replaces_its_article(store: Store, source: Source) -> None:
    [number] = keep(store, source, an_article("first", lang="cs", authors=("x",)))
    page = store.articles.get(number).page_id
    assert store.jobs.add(EXTRACT, [page]) == 1
    [job] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60.0)
    store.articles.save([(job, an_article("second"))])
    record = store.articles.get(number)
    assert (record.article.title, record.article.lang, record.article.authors) == ("second", None, ())
    assert store.articles.count(ArticleFilter()) == 1


def test_lists_show_the_newest_version_and_older_ones_can_still_be_had(store: Store, source: Source) -> None:
    [first] = fetch(store, source, {"a": b"1"})
    store.articles.save([(first, an_article("old"))])
    [old] = store.articles.listing(ArticleFilter())
    [second] = fetch(store, source, {"a": b"2"})
    store.articles.save([(second, an_article("new"))])
    assert [record.article.title for record in store.articles.listing(ArticleFilter())] == ["new"]
    assert store.articles.get(old.id).article.title == "old"

    store.jobs.add(EXTRACT, [old.page_id])  # an old version is read again, after the new one
    [again] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60.0)
    store.articles.save([(again, an_article("old, better"))])
    assert [record.article.title for record in store.articles.listing(ArticleFilter(with_text=False))] == ["new"]


def test_a_job_without_a_page_is_given_up(store: Store) -> None:
    store.jobs.add(EXTRACT, [99])
    [job] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60.0)
    assert store.articles.save([(job, an_article())]) == 0
    assert store.jobs.waiting() == 0


def titles(store: Store, which: ArticleFilter, **more: int) -> list[str]:
    """What a filter finds."""
    found = [record.article.title for record in store.articles.listing(which, **more)]
    if not more:
        assert store.articles.count(which) == len(found)
    return found


def test_newest_first_by_publication_or_fetching(store: Store, source: Source) -> None:
    days = {"older": -1, "newer": 1, "unknown": None}
    made = [
        an_article(name, published=None if day is None else NOW + timedelta(days=day)) for name, day in days.items()
    ]
    keep(store, source, *made)
    assert titles(store, ArticleFilter()) == ["newer", "unknown", "older"]
    assert titles(store, ArticleFilter(), limit=1, offset=1) == ["unknown"]
    assert titles(store, ArticleFilter(since=NOW, until=NOW + timedelta(days=1))) == ["unknown"]


def test_by_source_even_after_it_was_removed(store: Store, source: Source) -> None:
    other = store.sources.add(a_source("druhy"), NOW)
    keep(store, source, an_article("a"))
    keep(store, other, an_article("b"))
    assert titles(store, ArticleFilter(source="druhy")) == ["b"]
    store.sources.remove("druhy")
    assert titles(store, ArticleFilter(source="druhy")) == ["b"]
    assert titles(store, ArticleFilter(source="nikdo")) == []


def test_by_class_and_language(store: Store, source: Source) -> None:
    keep(store, source, *(an_article(kind.value, page_class=kind, lang="cs") for kind in PageClass))
    assert sorted(titles(store, ArticleFilter())) == ["article", "article_with_comments", "paywall"]
    assert len(titles(store, ArticleFilter(with_text=False))) == len(PageClass)
    assert titles(store, ArticleFilter(page_class=PageClass.SOFT_404)) == ["soft_404"]
    assert titles(store, ArticleFilter(lang="pl")) == []


@pytest.mark.parametrize("words", ["ŽLUŤOUČKÝ", "kůň ПРИВЕТ", "100%", "a_b", "\\", "úvod"])
def test_every_word_whatever_its_case(store: Store, source: Source, words: str) -> None:
    keep(
        store,
        source,
        an_article("Žluťoučký KŮŇ", body="Привет, 100% a_b \\ konec", lead="Úvod"),
        an_article("jiný", body="100 a-b", lead=""),
    )
    assert titles(store, ArticleFilter(words=words)) == ["Žluťoučký KŮŇ"]


def test_a_word_that_is_nowhere(store: Store, source: Source) -> None:
    keep(store, source, an_article("Kůň", body="x"))
    assert titles(store, ArticleFilter(words="kůň kráva")) == []
    assert titles(store, ArticleFilter(words="  ")) == ["Kůň"]


@pytest.mark.parametrize("number", [0, -1, 5, 2**63, 10**40])
def test_unknown_numbers_are_told(store: Store, number: int) -> None:
    for ask in (store.articles.get, store.pages.get, store.pages.body, store.sources.by_id):
        with pytest.raises(UnknownName):
            ask(number)


def test_days_are_those_of_the_place_of_publication(store: Store, source: Source) -> None:
    prague = timezone(timedelta(hours=1))
    keep(
        store,
        source,
        an_article("just after midnight", published=datetime(2026, 3, 1, 0, 10, tzinfo=prague)),
        an_article("noon", published=datetime(2026, 3, 1, 12, tzinfo=UTC)),
        an_article("thirty days ago", published=datetime(2026, 1, 31, 12, tzinfo=UTC)),
        an_article("too old", published=datetime(2026, 1, 30, 12, tzinfo=UTC)),
        an_article("still to come", published=datetime(2026, 3, 9, 12, tzinfo=UTC)),
        an_article("without a date"),
        an_article("no text", page_class=PageClass.NO_TEXT, published=NOW),
    )
    today = date(2026, 3, 1)
    expected = (1, *(0,) * 28, 2)
    [summary] = store.sources.summaries(today)
    assert summary.per_day == expected == store.overview(today).per_day
    assert (summary.articles, summary.pages, store.overview(today).articles) == (6, 7, 6)
    assert summary.newest_article == datetime(2026, 3, 1, 12, tzinfo=UTC)


def test_only_dated_articles_when_asked_for(store: Store, source: Source) -> None:
    keep(store, source, an_article("Dated", published=NOW), an_article("Undated"))
    assert [record.article.title for record in store.articles.listing(ArticleFilter(dated=True))] == ["Dated"]
    assert store.articles.count(ArticleFilter()) == 2
