"""Source health: the verdict in one sentence, the days, before and after, and the history, for every state."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import timedelta

import pytest
from fastapi.testclient import TestClient

from kronika.model.health import Handling, Reason, Verdict
from kronika.model.source import Source, SourceKind
from kronika.model.verification import Closed, Opened, Pass
from kronika.serve.web.addresses import health_path
from kronika.store.store import Store
from tests.serve.web.ailing import A_DAY, BAD_DAYS, DAYS, FOOTER, NAME, fall_ill, offer
from tests.serve.web.chronicle import NOW
from tests.serve.web.conftest import Open
from tests.serve.web.test_source import words

HEALTH = health_path(NAME)


@pytest.fixture
def ill(empty_store: Store, visit: Open) -> TestClient:
    """A client on a chronicle whose only source broke."""
    fall_ill(empty_store)
    return visit(empty_store)


def think(store: Store, verdict: Verdict, *events: Opened | Closed, documents: int = 60) -> None:
    """Let the watchdog think something."""
    before = store.watchdogs.get(store.sources.get(NAME).id)
    after = replace(before, verdict=verdict, documents=documents, updated=NOW, token=before.token)
    assert store.watchdogs.write(Pass(before=before, after=after, events=events)) is not None


def test_a_broken_source_says_since_when_how_many_and_what_to_do(ill: TestClient) -> None:
    said = words(ill.get(HEALTH).text)
    assert "Broken since 12 Mar 2026, 04:30: 12 of 12 documents have a wrong text." in said
    assert "Apply a repair. Is it right? Mark it as a real change." in said
    assert "The text agrees with the general engine to 3% instead of 98%." in said
    assert "A text has 6 words instead of 60." in said
    for deed in ("Mark as real change", "Snooze 1 day", "Snooze 1 week", "Read again", "Look for repairs"):
        assert deed in said, deed


def test_a_new_source_is_learning(empty_store: Store, visit: Open) -> None:
    fall_ill(empty_store, documents=23)
    said = words(visit(empty_store).get(HEALTH).text)
    assert "Learning (23 of 50 documents)" in said
    assert "Snooze" not in said and "Look for repairs" not in said


def test_learning_that_began_anew_counts_from_there(empty_store: Store, visit: Open) -> None:
    fall_ill(empty_store, documents=60)
    source = empty_store.sources.get(NAME)
    before = empty_store.watchdogs.get(source.id)
    after = replace(before, verdict=Verdict.LEARNING, documents=72, state={"begun": 60, "learn": 50}, updated=NOW)
    empty_store.watchdogs.write(Pass(before=before, after=after))
    assert "Learning (12 of 50 documents)" in words(visit(empty_store).get(HEALTH).text)


def test_a_source_without_documents_and_one_that_is_well(empty_store: Store, visit: Open) -> None:
    empty_store.sources.add(Source(name="x/y z", url="https://x.example/", kind=SourceKind.SITE), NOW)
    client = visit(empty_store)
    nothing = words(client.get(health_path("x/y z")).text)
    assert "Learning (0 of 50 documents)" in nothing
    assert "No document was fetched on these days." in nothing
    fall_ill(empty_store, documents=60)
    assert "The texts are as they should be." in words(client.get(HEALTH).text)


@pytest.mark.parametrize(
    ("verdict", "sentence"),
    [
        (Verdict.LAYOUT, "The pages look different since"),
        (Verdict.MIX, "The source writes otherwise since"),
    ],
)
def test_what_is_no_damage_asks_for_nothing(empty_store: Store, visit: Open, verdict: Verdict, sentence: str) -> None:
    fall_ill(empty_store, documents=60)
    look = Reason(measure="look", usual=0.0, now=1.0, share=0.9)
    think(empty_store, verdict, Opened(verdict=verdict, first_turn=50, turn=60, reasons=(look,), documents=11))
    html = visit(empty_store).get(HEALTH).text
    said = words(html)
    assert sentence in said and "Nothing has to be done." in said
    assert "Snooze" not in said and "Mark as real" not in said
    assert 'class="bad"' not in html, "no day is hatched"
    assert "90% of the pages have a new look." in said


def test_bad_days_are_hatched_and_named_in_every_chart(ill: TestClient) -> None:
    html = ill.get(HEALTH).text
    charts = re.findall(r'<svg class="days-chart".*?</svg>', html, flags=re.DOTALL)
    assert len(charts) >= 6 + 3
    assert all(chart.count('class="bad"') == 1 and ">broken</text>" in chart for chart in charts)
    ids = re.findall(r'<pattern id="([^"]+)"', html)
    assert len(ids) == len(set(ids)) == len(charts)


def test_measures_that_no_document_has_get_a_sentence_but_no_chart(ill: TestClient) -> None:
    html = ill.get(HEALTH).text
    captions = re.findall(r"<figcaption>(.*?)</figcaption>", html)
    assert "Agreement with the general engine" in captions
    assert "Text that other documents have too" not in captions
    assert "100% of the text is in other documents of the source too" in words(html)


def test_the_numbers_tell_the_same_and_each_day_leads_to_its_articles(ill: TestClient) -> None:
    html = ill.get(HEALTH).text
    rows = re.findall(r'<tr><th scope="row"><a href="([^"]+)">(.*?)</tr>', html, flags=re.DOTALL)
    assert len(rows) == DAYS
    cells = re.findall(r'<td class="number">(.*?)</td>', rows[0][1])
    assert cells == ["4", "4", "100%", "0%", "100%", "0%", "0%"]
    assert sum("broken" in row for _, row in rows) == BAD_DAYS
    address = rows[0][0].replace("&amp;", "&")
    assert address.startswith(f"{HEALTH}?day=2026-03-1")
    day = ill.get(address.partition("#")[0]).text
    assert day.count("damaged</span>") == A_DAY
    assert len(re.findall(r'<li><a href="/articles/\d+"', day)) == A_DAY
    assert html.count("?day=") == 2 * DAYS, "a link in the chart and one in the table"


@pytest.mark.parametrize("query", ["day=x", "day=2026-13-45", "day=1999-01-01", "done=nothing", "day=%00x"])
def test_a_strange_query_is_answered(ill: TestClient, query: str) -> None:
    assert ill.get(f"{HEALTH}?{query}").status_code == (404 if "%00" in query else 200)


def test_before_and_after_stand_side_by_side(ill: TestClient, empty_store: Store) -> None:
    episode = empty_store.episodes.lasting(empty_store.sources.get(NAME).id)
    assert episode is not None
    html = ill.get(HEALTH).text
    frames = re.findall(r'<iframe sandbox="" loading="lazy" src="/pages/(\d+)/original"', html)
    assert frames == [str(episode.last_good_page), str(episode.first_page)]
    before, after = html.split('class="side after"')
    assert FOOTER in after and FOOTER not in before
    assert "63 words" in words(before) and "6 words" in words(after)


def test_a_page_that_is_gone_leaves_an_empty_side(empty_store: Store, visit: Open) -> None:
    fall_ill(empty_store, documents=60)
    think(empty_store, Verdict.BROKEN, Opened(verdict=Verdict.BROKEN, first_turn=1, turn=60, documents=60, damaged=60))
    said = words(visit(empty_store).get(HEALTH).text)
    assert "Last good document There is none, or it is not kept any more." in said


def test_the_history_tells_what_became_of_each(ill: TestClient, empty_store: Store) -> None:
    think(empty_store, Verdict.OK, Closed(until=NOW + timedelta(hours=1), handling=Handling.REPAIRED), documents=90)
    said = words(ill.get(HEALTH).text)
    assert "The texts are as they should be." in said
    assert "broken 12 Mar 2026, 04:30 14 Mar 2026, 10:30 12 of 12 repaired" in said
    assert "Before and after" not in said


def test_candidates_are_shown_with_scores_and_what_they_would_give(ill: TestClient, empty_store: Store) -> None:
    offer(empty_store)
    html = ill.get(HEALTH).text
    said = words(html)
    assert "Candidate 1 score 96% posel-2026-03 · tried on 7 pages" in said
    assert said.index("score 96%") < said.index("score 71%")
    assert "Title 100% 100% 93% Body 100% 96% 93% Authors 71% 96% –" in said
    assert html.count("would give") == 4
    assert "214 words" in said
    assert "main .story-text" in html
    assert '<li lang="en">On 2 of 7 &lt;pages&gt; it finds no body.</li>' in html
    assert "It misses some of what the feed says" in html
    assert "Pomija część tego, co kanał mówi" in ill.get(HEALTH, params={"ui": "pl"}).text


def test_nobody_is_a_404(client: TestClient) -> None:
    assert client.get("/health/nobody").status_code == 404
    assert client.get("/repairs/nobody").status_code == 404


@pytest.mark.parametrize("lang", ["en", "pl", "cs", "ru"])
def test_it_speaks_every_language(ill: TestClient, empty_store: Store, lang: str) -> None:
    offer(empty_store)
    html = ill.get(HEALTH, params={"ui": lang}).text
    assert f'<html lang="{lang}">' in html
    assert "%(" not in html
    if lang != "en":
        assert "Broken since" not in html and "Snooze" not in html and "instead of" not in html


def test_it_is_linked_from_where_a_broken_source_is_met(ill: TestClient, empty_store: Store) -> None:
    for path in ("/", "/sources", f"/sources/{HEALTH.removeprefix('/health/')}"):
        html = ill.get(path).text
        assert f'href="{HEALTH}"' in html, path
        assert "broken" in html
    episode = empty_store.episodes.lasting(empty_store.sources.get(NAME).id)
    assert episode is not None and episode.first_page is not None
    record = empty_store.checkups.article(episode.first_page)
    assert record is not None
    article = ill.get(f"/articles/{record.id}").text
    assert "This text is set aside" in article and f'href="{HEALTH}"' in article


def test_what_is_set_aside_is_listed_only_when_asked_for(ill: TestClient) -> None:
    assert "72 articles" in words(ill.get("/articles").text)
    aside = ill.get("/articles?standing=aside").text
    assert "12 articles" in words(aside)
    assert aside.count('<span class="badge bad">set aside</span>') == 12
    assert "84 articles" in words(ill.get("/articles?standing=all").text)
    assert "72 articles" in words(ill.get("/articles?standing=nonsense").text)
