"""Wrong texts leave the lists, the newest right version takes their place, and what is right again comes back."""

from __future__ import annotations

from kronika.model.article import ArticleFilter
from kronika.model.document import Measures
from kronika.model.job import EXTRACT
from kronika.model.selection import PageSelection
from kronika.model.source import Source
from kronika.model.verification import Pass, Seen, Watchdog
from kronika.store.store import Store
from tests.store.material import NOW, an_article
from tests.store.test_articles import fetch, keep, titles

PLAIN = Measures(values={"words": 5.0})


def judge(store: Store, source: Source, *, damaged: bool) -> None:
    """The watchdog has looked at whatever waits, and thinks the same of all."""
    before = store.watchdogs.get(source.id)
    waiting = store.measures.waiting(source.id)
    seen = [
        Seen(id=one.id, edition=one.edition, page_id=one.page_id, turn=turn, damaged=damaged, aside=damaged)
        for turn, one in enumerate(waiting, before.documents + 1)
    ]
    after = Watchdog(source_id=source.id, state={"n": 1}, documents=before.documents + len(seen), updated=NOW)
    assert store.watchdogs.write(Pass(before=before, after=after, seen=tuple(seen))) is not None


def save(store: Store, source: Source, *named: tuple[str, bytes]) -> None:
    """Pages are read and measured; the title of each article is what its page says."""
    jobs = fetch(store, source, dict(named))
    titled = {job: an_article(dict(zip(jobs, (body.decode() for _, body in named), strict=True))[job]) for job in jobs}
    assert store.articles.save(list(titled.items()), dict.fromkeys(jobs, PLAIN)) == len(named)


def test_what_is_set_aside_leaves_lists_counts_and_exports_and_can_be_asked_for(store: Store, source: Source) -> None:
    keep(store, source, an_article("right"))
    save(store, source, ("x", b"wrong"))
    judge(store, source, damaged=True)
    assert titles(store, ArticleFilter()) == ["right"]
    assert titles(store, ArticleFilter(with_text=False)) == ["right"]
    assert titles(store, ArticleFilter(quarantined=True)) == ["wrong"]
    assert sorted(titles(store, ArticleFilter(quarantined=None))) == ["right", "wrong"]
    [record] = store.articles.listing(ArticleFilter(quarantined=True))
    assert record.quarantined
    assert store.overview(NOW.date()).articles == 1
    [summary] = store.sources.summaries(NOW.date())
    assert (summary.articles, summary.quarantined) == (1, 1)
    chosen = PageSelection(source_id=source.id)
    assert [known.article.title for known in store.walks.over(chosen, articles=True) if known.article] == ["right"]
    everything = store.walks.over(PageSelection(source_id=source.id, quarantined=True), articles=True)
    assert [(known.article.title, known.quarantined) for known in everything if known.article] == [
        ("right", False),
        ("wrong", True),
    ]
    assert store.check() == []


def test_an_older_version_that_is_right_is_shown_instead(store: Store, source: Source) -> None:
    save(store, source, ("a", b"old"))
    judge(store, source, damaged=False)
    save(store, source, ("a", b"new"))
    assert titles(store, ArticleFilter()) == ["new"]
    judge(store, source, damaged=True)
    assert titles(store, ArticleFilter()) == ["old"]
    save(store, source, ("a", b"newer"))
    assert titles(store, ArticleFilter()) == ["newer"]
    judge(store, source, damaged=True)
    assert titles(store, ArticleFilter()) == ["old"]


def test_a_wrong_text_that_is_read_again_stays_aside_until_the_watchdog_has_seen_it(
    store: Store, source: Source
) -> None:
    save(store, source, ("a", b"wrong"))
    judge(store, source, damaged=True)
    [record] = store.articles.listing(ArticleFilter(quarantined=True))
    assert store.articles.read_again(source.id) == 1
    [job] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60.0)
    store.articles.save([(job, an_article("mended"))], {job: PLAIN})
    assert titles(store, ArticleFilter()) == []
    [waiting] = store.measures.waiting(source.id)
    assert (waiting.edition, waiting.turn, waiting.page_id) == (2, 1, record.page_id)
    judge(store, source, damaged=False)
    assert titles(store, ArticleFilter()) == ["mended"]
    assert not store.articles.get(record.id).quarantined


def test_a_right_text_that_is_read_again_is_not_looked_at_twice(store: Store, source: Source) -> None:
    save(store, source, ("a", b"right"))
    judge(store, source, damaged=False)
    store.articles.read_again(source.id, NOW)
    [job] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60.0)
    store.articles.save([(job, an_article("right"))], {job: Measures(values={"words": 6.0})})
    assert store.measures.waiting(source.id) == []
    [kept] = store.measures.series(source.id)
    assert (kept.edition, kept.turn, kept.measures.values) == (2, 1, {"words": 6.0})


def test_a_page_read_again_during_a_pass_keeps_waiting(store: Store, source: Source) -> None:
    save(store, source, ("a", b"right"))
    before, [one] = store.watchdogs.get(source.id), store.measures.waiting(source.id)
    store.articles.read_again(source.id, NOW)
    [job] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60.0)
    store.articles.save([(job, an_article("other"))], {job: PLAIN})
    seen = Seen(id=one.id, edition=one.edition, page_id=one.page_id, turn=1, damaged=True, aside=True)
    after = Watchdog(source_id=source.id, state={"n": 1}, documents=1, updated=NOW)
    assert store.watchdogs.write(Pass(before=before, after=after, seen=(seen,))) is not None
    assert [waiting.edition for waiting in store.measures.waiting(source.id)] == [2]
    assert titles(store, ArticleFilter()) == ["other"]


def test_reading_again_fences_off_who_is_reading_now(store: Store, source: Source) -> None:
    [job] = fetch(store, source, {"a": b"a"})
    assert store.articles.read_again(source.id, NOW) == 1
    assert store.articles.save([(job, an_article("by the old recipe"))]) == 0
    [again] = store.jobs.lease(EXTRACT, worker="w", limit=9, seconds=60.0)
    assert store.articles.save([(again, an_article("by the new one"))]) == 1
