"""Articles read elsewhere come in once, with page and analysis, on every database."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta

from kronika.model.analysis import Analysis, Sentence
from kronika.model.article import ArticleFilter, Made
from kronika.model.intake import Brought, BroughtArticle
from kronika.model.job import ANALYSE, EXTRACT
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.model.round import Round
from kronika.model.source import Scope, Source
from kronika.store.store import Store
from tests.store.analysed import SharedPrints
from tests.store.material import HTML, NOW, an_article

TOLD = Analysis(lang="cs", sentences=(Sentence(start=0, end=5),), made=Made(stage="analyse", version="1"))


def begun(store: Store, source: Source) -> Round:
    return store.rounds.begin(source, Scope(), (), NOW)


def arriving(source: Source, number: int, title: str, *, told: bool = True, with_page: bool = True) -> BroughtArticle:
    url = f"{source.url}{number}"
    page = Fetched(url=url, final_url=url, status=200, headers=HTML, body=title.encode(), at=NOW)
    return BroughtArticle(
        article=replace(an_article(title), url=url),
        url=url,
        fetched_at=NOW,
        analysis=TOLD if told else None,
        page=Brought(lead=Lead(url=url, source_id=source.id, role=Role.ARTICLE), fetched=page) if with_page else None,
    )


def test_page_article_and_analysis_come_together_and_once(store: Store, source: Source) -> None:
    batch = [arriving(source, 1, "first"), arriving(source, 2, "second", told=False)]
    taken = store.arrivals.take_in(begun(store, source), batch, SharedPrints(), at=NOW)
    assert [(one.new, one.differs) for one in taken] == [(True, False)] * 2
    records = [store.articles.get(one.article_id) for one in taken]
    assert [record.article.title for record in records] == ["first", "second"]
    assert [store.pages.body(record.page_id) for record in records] == [b"first", b"second"]
    assert [store.analyses.get(one.article_id) is not None for one in taken] == [True, False]
    assert (store.jobs.waiting(EXTRACT), store.jobs.waiting(ANALYSE)) == (0, 1)
    again = store.arrivals.take_in(begun(store, source), batch, SharedPrints(), at=NOW)
    assert [(one.article_id, one.new) for one in again] == [(one.article_id, False) for one in taken]
    assert store.check() == []


def test_what_was_read_here_stays(store: Store, source: Source) -> None:
    [first] = store.arrivals.take_in(begun(store, source), [arriving(source, 1, "here")], SharedPrints(), at=NOW)
    other = replace(arriving(source, 1, "there"), page=None)
    [second] = store.arrivals.take_in(begun(store, source), [other], SharedPrints(), at=NOW)
    assert (second.article_id, second.new, second.differs) == (first.article_id, False, True)
    assert store.articles.get(first.article_id).article.title == "here"


def test_an_article_whose_page_is_not_here_is_told(store: Store, source: Source) -> None:
    lone = arriving(source, 1, "lone", with_page=False)
    [taken] = store.arrivals.take_in(begun(store, source), [lone], SharedPrints(), at=NOW)
    assert (taken.article_id, taken.new, taken.differs) == (0, False, False)


def test_a_later_text_of_an_address_is_its_newest(store: Store, source: Source) -> None:
    old, new = arriving(source, 1, "old"), arriving(source, 1, "new")
    later = NOW + timedelta(hours=1)
    assert new.page is not None
    new = replace(new, fetched_at=later, page=replace(new.page, fetched=replace(new.page.fetched, at=later)))
    for one in (new, old):  # whatever comes first
        store.arrivals.take_in(begun(store, source), [one], SharedPrints(), at=NOW)
    assert [record.article.title for record in store.articles.listing(ArticleFilter())] == ["new"]
