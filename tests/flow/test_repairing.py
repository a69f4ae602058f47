"""A redesigned paper repaired: candidates from its stored pages, applied to the seam, its pages read again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from kronika.extract.article import read_page
from kronika.extract.engine import Ask
from kronika.flow.chronicle import RECIPES, Chronicle, init_chronicle, open_chronicle
from kronika.flow.extraction import extract_waiting
from kronika.flow.repair_lessons import lessons_of
from kronika.flow.repair_offers import sure_repairs
from kronika.flow.repairing import apply, candidates_for, propose
from kronika.flow.round import run_round
from kronika.model.article import ArticleFilter
from kronika.model.errors import NotEnoughPages
from kronika.model.job import EXTRACT
from kronika.model.recipe import Field, RecipeState
from kronika.model.source import Source, SourceKind
from kronika.registry import kinds
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.server import SampleServer
from kronika.sampleweb.site import Site
from kronika.sites.book import Book, built_in
from kronika.verify.repair.words import f1
from tests.flow.conftest import TOML

STALE = """
hosts = ["gorodskie-novosti.localhost"]
[[layout]]
path = "/news/*"
title = { css = "h1" }
body = { css = ".material__text" }  # the layout before the redesign
"""
SINCE = NOW - timedelta(days=1)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, web: SampleServer) -> Path:
    """A chronicle that collected the paper after its redesign, with a recipe of before."""
    home = tmp_path_factory.mktemp("redesigned")
    init_chronicle(home, TOML)
    (home / RECIPES).mkdir()
    (home / RECIPES / "moje.toml").write_text(STALE, encoding="utf-8")
    with open_chronicle(home, {}, clock=SampleClock(NOW)) as chronicle:
        url = web.url("gorodskie-novosti", "/atom.xml")
        chronicle.store.sources.add(Source(name="gn", url=url, kind=SourceKind.FEED, lang="ru"), NOW)
        run_round(chronicle)
    return home


@pytest.fixture
def chronicle(folder: Path) -> Iterator[Chronicle]:
    """That chronicle, opened."""
    with open_chronicle(folder, {}, clock=SampleClock(NOW)) as opened:
        yield opened


@pytest.fixture
def source(chronicle: Chronicle) -> Source:
    """The paper."""
    return chronicle.store.sources.get("gn")


def test_a_redesigned_paper_gets_a_recipe_that_reads_it(chronicle: Chronicle, source: Source) -> None:
    proposal = propose(chronicle, source, since=SINCE)
    best = proposal.candidates[0]
    body = best.of(Field.BODY)
    assert best.sure and body is not None
    assert body.validation.filled == 1.0
    assert body.validation.agreement > 0.95
    assert body.validation.fed is not None and body.validation.fed > 0.9  # the feed has summaries
    assert best.recipe.since == SINCE
    assert (best.recipe.hosts, best.recipe.path) == (("gorodskie-novosti.localhost",), "/news/*")
    truths = {truth.path: truth for truth in site().truths(NOW)}
    for lesson in proposal.lessons:
        truth = truths[urlsplit(lesson.url).path]
        read = read_page(Ask(html=lesson.html, url=lesson.url, now=lesson.at, recipe=best.recipe))
        assert f1(read.text, "\n\n".join((truth.lead, *truth.body))) > 0.98
        assert not any(text in read.text for text in truth.unwanted)


def site() -> Site:
    """The paper itself, which knows the truth."""
    found: Site = kinds("kronika.sampleweb.sites")["gorodskie_novosti"]
    return found


def test_lessons_know_the_feed_and_leave_out_what_is_no_article(chronicle: Chronicle, source: Source) -> None:
    seen: list[tuple[int, int]] = []
    lessons = lessons_of(chronicle, source, SINCE, lambda done, total: seen.append((done, total)))
    assert len(lessons) >= 10
    assert all(lesson.feed_title and lesson.feed_summary for lesson in lessons)
    assert all("/news/" in lesson.url for lesson in lessons)  # the feed itself is no lesson
    assert seen[-1][0] == seen[-1][1]


def test_what_a_machine_may_apply_comes_with_its_scores(chronicle: Chronicle, source: Source) -> None:
    found = sure_repairs(chronicle, source, SINCE)
    assert len(chronicle.store.recipes.candidates(source.id)) >= len(found)  # every screen shows them
    assert found and all(scores["sure"] and scores["score"] > 0.85 for _, scores in found)


def test_too_few_pages_are_no_sure_repair(chronicle: Chronicle, source: Source) -> None:
    assert sure_repairs(chronicle, source, NOW + timedelta(days=1)) == []


def test_too_few_pages_say_how_many_are_missing(chronicle: Chronicle, source: Source) -> None:
    with pytest.raises(NotEnoughPages, match="10 more are needed") as told:
        candidates_for(chronicle, source, since=NOW + timedelta(days=1))
    assert told.value.missing == 10


def test_pages_that_a_recipe_still_reads_are_no_lessons(chronicle: Chronicle, source: Source) -> None:
    up_to_date = replace(chronicle, recipes=Book(built_in()))
    with pytest.raises(NotEnoughPages):
        candidates_for(up_to_date, source, since=SINCE)


def test_an_applied_candidate_reads_the_pages_again(chronicle: Chronicle, source: Source) -> None:
    """The last test of this file: it mends the chronicle that all of them share."""
    best = candidates_for(chronicle, source, since=SINCE)[0]
    kept = apply(chronicle, source, best, by="Jana")
    assert (kept.state, kept.applied_by, kept.scores["sure"]) == (RecipeState.APPLIED, "Jana", True)
    articles = chronicle.store.articles.count(ArticleFilter())
    assert chronicle.store.jobs.waiting(EXTRACT) == articles > 10  # the feed itself is not read again
    extract_waiting(chronicle)
    origins = {
        record.article.origins["body"] for record in chronicle.store.articles.listing(ArticleFilter(), limit=500)
    }
    assert origins == {f"recipe {best.recipe.name}"}
    with pytest.raises(NotEnoughPages):  # it is read well now
        candidates_for(chronicle, source, since=SINCE)
