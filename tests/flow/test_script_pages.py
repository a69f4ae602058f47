"""A source with browser=yes: rendered pages are stored like any other, and a missing browser is told."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import replace

import pytest

from kronika.flow.chronicle import Chronicle
from kronika.flow.collect import collect
from kronika.flow.extraction import extract_waiting
from kronika.model.article import ArticleFilter
from kronika.model.errors import InputError, PartMissing
from kronika.model.source import Source, SourceKind
from kronika.sampleweb.clock import NOW
from kronika.sampleweb.server import SampleServer
from kronika.sampleweb.sites.rychle_zpravy import STORIES
from tests.fetch.local_site import LocalSite
from tests.flow.conftest import Follow

TEXT = " ".join(["Rada města schválila nový most přes řeku, řekl starosta na tiskové konferenci."] * 6)
SHELL = b"<!doctype html><html lang=cs><head><title>Most</title></head><body><div id=app></div><script src=/app.js></script>"
APP = """
fetch('/api/1').then(answer => answer.json()).then(story => {
  document.title = story.title;
  document.getElementById('app').innerHTML =
    '<article><h1>' + story.title + '</h1><p>' + story.text + '</p><p>' + story.text + '</p></article>';
});
"""


@pytest.fixture
def site() -> Iterator[LocalSite]:
    served = LocalSite().start()
    served.page("/1", SHELL)
    served.page("/app.js", APP.encode(), Content_Type="text/javascript")
    story = '{"title": "Město postaví nový most", "text": "' + TEXT + '"}'
    served.page("/api/1", story.encode(), Content_Type="application/json; charset=utf-8")
    yield served
    served.close()


def add(chronicle: Chronicle, site: LocalSite, **options: str) -> Source:
    source = Source(name="most", url=site.url("/1"), kind=SourceKind.PAGE, options=options)
    return chronicle.store.sources.add(source, NOW)


@pytest.mark.slow
@pytest.mark.skipif(
    shutil.which("chromium") is None and os.environ.get("CI") != "true", reason="Chromium is not installed"
)
def test_an_article_made_by_scripts_is_read(chronicle: Chronicle, site: LocalSite) -> None:
    add(chronicle, site, browser="yes")
    assert collect(chronicle).report.pages == 1
    extract_waiting(chronicle)
    (record,) = chronicle.store.articles.listing(ArticleFilter())
    assert record.article.title == "Město postaví nový most"
    assert "starosta" in record.article.body


@pytest.mark.slow
@pytest.mark.skipif(
    shutil.which("chromium") is None and os.environ.get("CI") != "true", reason="Chromium is not installed"
)
def test_a_whole_site_made_by_scripts_is_collected(chronicle: Chronicle, web: SampleServer, follow: Follow) -> None:
    follow("rychle-zpravy", browser="yes")
    asked = len(web.log())
    collect(chronicle)
    extract_waiting(chronicle)
    found = chronicle.store.articles.listing(ArticleFilter())
    assert {record.article.title for record in found} == {story.title for story in STORIES}
    texts = {record.article.title: record.article.text for record in found}
    for story in STORIES:
        assert all(" ".join(paragraph.split()) in texts[story.title] for paragraph in story.paragraphs)
    paths = [visit["path"] for visit in web.log()[asked:] if visit["host"].startswith("rychle-zpravy")]
    assert paths.count("/aplikace.js") == 1
    assert "/logo.png" not in paths
    assert "/styl.css" not in paths


def test_without_a_browser_such_a_site_leads_nowhere(chronicle: Chronicle, follow: Follow) -> None:
    follow("rychle-zpravy")
    assert collect(chronicle).report.pages == 1


def test_without_the_option_there_is_no_text(chronicle: Chronicle, site: LocalSite) -> None:
    add(chronicle, site)
    collect(chronicle)
    extract_waiting(chronicle)
    assert chronicle.store.articles.listing(ArticleFilter()) == []


def test_a_missing_browser_stops_only_the_source_that_needs_it(chronicle: Chronicle, site: LocalSite) -> None:
    fetch = chronicle.settings.fetch.model_copy(update={"browser": "/nowhere/chromium"})
    chronicle = replace(chronicle, settings=chronicle.settings.model_copy(update={"fetch": fetch}))
    add(chronicle, site, browser="yes")
    other = Source(name="plain", url=site.url("/1"), kind=SourceKind.PAGE)
    chronicle.store.sources.add(other, NOW)
    with pytest.raises(PartMissing):
        collect(chronicle, ["most"])
    assert collect(chronicle).sources == ("plain",)
    (failure,) = chronicle.store.failures.listing()
    assert "/nowhere/chromium" in failure.sentence


def test_a_wrong_option_is_told(chronicle: Chronicle, site: LocalSite) -> None:
    add(chronicle, site, browser="perhaps")
    with pytest.raises(InputError, match="yes or no"):
        collect(chronicle, ["most"])
