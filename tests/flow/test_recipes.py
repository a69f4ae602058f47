"""Recipes in a real round on the sample web: articles by recipe, and a redesign that a recipe missed is recorded."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kronika.flow.chronicle import RECIPES, Chronicle, init_chronicle, open_chronicle
from kronika.flow.round import run_round
from kronika.model.article import ArticleFilter
from kronika.model.errors import SettingsError
from kronika.model.failure import FailureKind
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import NOW, SampleClock
from kronika.sampleweb.server import SampleServer
from tests.flow.conftest import TOML

STALE = """
hosts = ["gorodskie-novosti.localhost"]
[[layout]]
path = "/news/*"
title = { css = "h1" }
body = { css = ".material__text" }  # the layout before the redesign
"""


@contextmanager
def followed(folder: Path, web: SampleServer, recipe: str | None = None) -> Iterator[Chronicle]:
    """A chronicle that follows the redesigned paper."""
    init_chronicle(folder, TOML)
    if recipe is not None:
        (folder / RECIPES).mkdir()
        (folder / RECIPES / "moje.toml").write_text(recipe, encoding="utf-8")
    with open_chronicle(folder, {}, clock=SampleClock(NOW)) as chronicle:
        url = web.url("gorodskie-novosti", "/atom.xml")
        chronicle.store.sources.add(Source(name="gn", url=url, kind=SourceKind.FEED), NOW)
        yield chronicle


def test_a_round_reads_by_the_recipe_of_the_day(tmp_path: Path, web: SampleServer) -> None:
    with followed(tmp_path, web) as chronicle:
        made = run_round(chronicle)
        records = chronicle.store.articles.listing(ArticleFilter(), limit=500)
        assert len(records) == made.extracted.articles > 0
        assert {record.article.origins["body"] for record in records} == {"recipe gorodskie-novosti-2"}
        assert all(record.article.faults == () for record in records)
        assert chronicle.store.failures.counts() == {}


def test_a_recipe_that_missed_a_redesign_is_recorded_and_every_article_is_stored(
    tmp_path: Path, web: SampleServer
) -> None:
    with followed(tmp_path, web, STALE) as chronicle:
        made = run_round(chronicle)
        records = chronicle.store.articles.listing(ArticleFilter(), limit=500)
        assert len(records) == made.extracted.articles > 0
        assert made.extracted.failures == 0
        assert all(record.article.body and len(record.article.faults) == 1 for record in records)
        assert {record.article.origins["title"] for record in records} == {"recipe moje-1"}
        assert chronicle.store.failures.counts() == {FailureKind.RECIPE_EMPTY: len(records)}  # one for each page
        failure = chronicle.store.failures.listing(limit=1)[0]
        assert (failure.stage, failure.kind, failure.source) == ("extract", FailureKind.RECIPE_EMPTY, "gn")
        assert failure.page_id is not None
        assert failure.sentence == "The recipe moje-1 found no body on this page; the general engine read it."


def test_a_wrong_recipe_is_told_at_the_door(tmp_path: Path, web: SampleServer) -> None:
    wrong = STALE.replace(".material__text", "p[")
    said = r"moje\.toml is wrong: layout 1, body: the CSS selector “p\[”"
    with pytest.raises(SettingsError, match=said), followed(tmp_path, web, wrong):
        pass
