"""Judging: the original beside the result, a verdict leads to the next article, undo leads back."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest
from fastapi.testclient import TestClient

from kronika.model.article import Made
from kronika.model.job import EXTRACT
from kronika.model.judgement import Verdict
from kronika.store.store import Store

Open = Callable[..., TestClient]
HIDDEN = re.compile(r'<input type="hidden" name="(\w+)" value="([^"]*)">')
HTMX = {"HX-Request": "true"}


def fields(html: str) -> dict[str, str]:
    """The hidden fields of the verdict form."""
    return dict(HIDDEN.findall(html))


def shown_article(html: str) -> int:
    """The number of the article on screen."""
    found = re.search(r'<div class="result".*?href="/articles/(\d+)"', html, re.DOTALL)
    assert found, "no article is shown"
    return int(found[1])


def say(client: TestClient, html: str, verdict: str, query: str = "", **more: str) -> str:
    """Judge what is on screen; the next screen."""
    answer = client.post(f"/judge{query}", data={**fields(html), "verdict": verdict, **more}, headers=HTMX)
    assert answer.status_code == 200
    return answer.text


def test_original_and_result_stand_side_by_side(client: TestClient, store: Store) -> None:
    html = client.get("/judge").text
    record = store.articles.get(shown_article(html))
    assert f'<iframe sandbox="" src="/pages/{record.page_id}/original"' in html
    for part in (record.article.title, record.article.lead, "0 judged of 139 in this sample", 'aria-keyshortcuts="5"'):
        assert part in html
    assert "<script>" not in html and "onclick" not in html


def test_a_verdict_is_kept_and_the_next_article_comes(client: TestClient, store: Store) -> None:
    html = client.get("/judge?size=3").text
    first = shown_article(html)
    html = say(client, html, "no_lead", "?size=3")
    second = shown_article(html)
    assert second != first and "Kept: No lead." in html and "1 judged of 3" in html
    [made] = store.judgements.listing()
    assert (made.article_id, made.verdict, made.by) == (first, Verdict.NO_LEAD, "")
    assert store.articles.get(first).source != store.articles.get(second).source
    html = say(client, say(client, html, "right", "?size=3"), "other", "?size=3", note="cut")
    assert "This sample is done" in html and "3 judged of 3" in html
    assert store.judgements.listing()[-1].note == "cut"


def test_without_our_script_a_form_leads_to_the_next_address(client: TestClient) -> None:
    html = client.get("/judge?seed=4").text
    answer = client.post("/judge?seed=4", data={**fields(html), "verdict": "right"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/judge?seed=4")


def test_undo_shows_the_article_again(client: TestClient, store: Store) -> None:
    html = client.get("/judge").text
    first = shown_article(html)
    html = say(client, html, "part_missing")
    answer = client.post("/judge/undo", data=fields(html), headers=HTMX)
    assert shown_article(answer.text) == first and "Taken back: Part missing." in answer.text
    assert answer.headers["hx-replace-url"] == f"/judge?article={first}"
    assert store.judgements.listing() == []
    again = client.post("/judge/undo", data=fields(answer.text), headers=HTMX).text
    assert "There is nothing to take back." in again
    following = say(client, answer.text, "right", f"?article={first}")
    assert shown_article(following) != first, "after the corrected verdict the queue goes on"


def test_skipping_puts_off_and_comes_back(client: TestClient) -> None:
    html = client.get("/judge?size=2").text
    first = shown_article(html)
    later = re.search(r'id="skip" href="([^"]+)"', html)
    assert later
    html = client.get(later[1].replace("&amp;", "&")).text
    assert shown_article(html) != first and "1 skipped" in html
    html = say(client, html, "right", f"?size=2&skipped={first}")
    assert "Only what you skipped is left" in html
    assert shown_article(client.get("/judge?size=2").text) == first


def test_what_was_read_anew_is_shown_again_and_not_judged(client: TestClient, store: Store) -> None:
    html = client.get("/judge").text
    record = store.articles.get(shown_article(html))
    store.jobs.add(EXTRACT, [record.page_id])
    jobs = store.jobs.lease(EXTRACT, worker="w", limit=1, seconds=60.0)
    newer = replace(record.article, title="Jinak", made=Made(stage="extract", version="2"))
    store.articles.save([(jobs[0], newer)])
    html = say(client, html, "right")
    assert "read anew meanwhile" in html and "Jinak" in html
    assert store.judgements.listing() == []


def test_one_article_can_be_asked_for(client: TestClient) -> None:
    assert shown_article(client.get("/judge?article=30").text) == 30
    assert client.get("/judge?article=99999").status_code == 404


def test_a_source_of_nothing_and_an_empty_chronicle(client: TestClient, empty_store: Store, visit: Open) -> None:
    assert "There is nothing to judge" in client.get("/judge?source=nobody").text
    assert "kronika run" in visit(empty_store).get("/judge").text


@pytest.mark.parametrize(
    ("data", "status"),
    [({"verdict": "great"}, 422), ({"page": "x"}, 404), ({"csrf": "forged"}, 403), ({"note": "a\x00b"}, 404)],
)
def test_a_strange_form_is_refused(client: TestClient, store: Store, data: dict[str, str], status: int) -> None:
    good = {**fields(client.get("/judge").text), "verdict": "right"}
    assert client.post("/judge", data=good | data).status_code == status
    assert store.judgements.listing() == []


def test_people_judge_under_their_own_names(store: Store, visit: Open) -> None:
    from kronika.serve.web.passwords import hash_password
    from tests.serve.web.chronicle import NOW

    seen = []
    for name in ("eva", "jan"):
        store.users.add(name, hash_password("long enough"), NOW)
        client = visit(store)
        form = fields(client.get("/login").text)
        client.post("/login", data=form | {"name": name, "password": "long enough"})
        html = client.get("/judge").text
        seen.append(shown_article(html))
        say(client, html, "right")
    assert seen[0] == seen[1], "the same sample for both"
    assert [made.by for made in store.judgements.listing()] == ["eva", "jan"]
    stranger = visit(store)
    assert stranger.get("/judge").status_code == 303
    assert stranger.get("/judge/results.json").status_code == 303
