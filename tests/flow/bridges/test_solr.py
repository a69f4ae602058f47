"""Articles in Solr: the schema is made, every document arrives once whatever goes wrong, and wrong ones are named."""

from __future__ import annotations

import json
import threading
from pathlib import Path

import pytest

from kronika.fetch.calling import basic
from kronika.flow.bridges.document import id_of
from kronika.flow.bridges.notes import place_of
from kronika.flow.bridges.opening import open_target
from kronika.flow.bridges.selection import choose
from kronika.flow.bridges.sending import Bridge, Crossed
from kronika.flow.chronicle import Chronicle
from kronika.model.article import PageClass
from kronika.model.errors import FetchError
from tests.fetch.local_site import LocalSite
from tests.flow.bridges.conftest import with_settings
from tests.flow.bridges.engines import SolrLike, busy, cut, silent
from tests.store.analysed import store_articles
from tests.store.material import an_article

CORE = "/solr/kronika"


def cross(
    chronicle: Chronicle, site: LocalSite, *, prune: bool = False, new: bool = False, path: str = CORE
) -> Crossed:
    with open_target(chronicle, site.url(path)) as target:
        target.prepare()
        return Bridge(chronicle, target, choose(chronicle)).run(prune=prune, new=new)


def test_every_field_of_the_thesis_arrives(filled: Chronicle, site: LocalSite, solr: SolrLike) -> None:
    assert (cross(filled, site).sent, len(solr.committed)) == (5, 5)
    [first] = [one for one in solr.committed.values() if one["number"] == 1]
    assert (first["header"], first["server"], first["section"]) == ("Počasí 0", "noviny", "Domácí")
    assert first["date"] == "2026-02-28T12:00:00Z"
    assert first["keywords"] == ["déšť", "sníh", "Kůň"]
    assert first["content"] == "Úvod.\n\nText článku."
    assert first["url"].startswith("http://noviny.localhost/")
    assert (first["entities"], first["entityIds"]) == (["Jan", "Eva"], ["jan", "Q1"])
    jan = json.loads(first["entitiesDetail"][0])
    assert [(one["form"], one["sentence"]) for one in jan["occurrences"]] == [("Jan", 0), ("Jan", 2)]
    assert (first["articleSentiment"], first["articleNegative"], first["tone"]) == (-2.0, 2.0, "a")
    assert first["sentencesSentiment"] == [-2.0, 0.0, 0.0]
    [waiting] = [one for one in solr.committed.values() if one["header"] == "Nový"]
    assert "articleSentiment" not in waiting and "entities" not in waiting


def test_the_schema_is_added_to_and_never_overruled(filled: Chronicle, site: LocalSite, solr: SolrLike) -> None:
    solr.fields["section"] = {"name": "section", "type": "text_general"}
    with open_target(filled, site.url(CORE)) as target:
        [note] = target.prepare()
        assert "section" in note and "text_general" in note
        assert target.prepare() == [note]  # again: nothing is missing
    assert solr.fields["date"]["type"] == "pdate" and "pfloat" in solr.types
    assert solr.fields["section"]["type"] == "text_general"


def test_busy_cut_and_silent_servers_are_asked_again(filled: Chronicle, site: LocalSite, solr: SolrLike) -> None:
    patient = with_settings(filled, "fetch", retries=5, max_wait=0.05, max_seconds=0.3)
    solr.faults = [busy(503, "0"), cut, silent, busy(429)]
    assert cross(patient, site).sent == 5 and len(solr.committed) == 5


def test_a_server_that_asks_for_too_long_a_wait_is_left_alone(
    filled: Chronicle, site: LocalSite, solr: SolrLike
) -> None:
    solr.faults = [busy(503, "3600")]
    with pytest.raises(FetchError, match="busy"):
        cross(filled, site)
    assert len(solr.faults) == 0 and not solr.documents


@pytest.mark.parametrize("tolerant", [False, True])
def test_a_wrong_document_is_named_and_the_others_arrive(
    filled: Chronicle, site: LocalSite, solr: SolrLike, tolerant: bool
) -> None:
    solr.tolerant = tolerant
    source = filled.store.sources.get("listy")
    store_articles(filled.store, source, an_article("Špatný", section="x" * 40_000))
    done = cross(filled, site)
    assert done.sent == 5 == len(solr.committed)
    [refused] = done.refused
    assert refused.number == 6 and "immense term" in refused.sentence
    kept = json.loads(place_of(filled.settings.home / "data", f"{site.url(CORE)} kronika").read_text())
    assert kept["refused"][0]["number"] == 6


def test_a_run_that_was_cut_short_goes_on(filled: Chronicle, site: LocalSite, solr: SolrLike) -> None:
    small = with_settings(filled, "bridge", batch=2)
    stop = threading.Event()
    with open_target(small, site.url(CORE)) as target:
        target.prepare()
        first = Bridge(small, target, choose(small), stop=stop, tell=lambda crossed: stop.set()).run()
        assert first.stopped and first.sent == 2 and solr.received == [2]
        again = Bridge(small, target, choose(small)).run()
        assert (again.before, again.sent, solr.received) == (2, 3, [2, 2, 1])
        assert Bridge(small, target, choose(small)).run().sent == 5 and len(solr.committed) == 5  # a new run, the same


def test_pruning_takes_only_what_is_ours_and_gone(filled: Chronicle, site: LocalSite, solr: SolrLike) -> None:
    cross(filled, site)
    record = filled.store.articles.get(3)
    ours = solr.documents[id_of(record, "kronika")]
    solr.documents |= {"old": {**ours, "id": "old", "number": 99}, "other": {"id": "other", "chronicle": "another", "number": 99}}  # fmt: skip
    assert cross(filled, site, prune=True).deleted == 1
    assert "old" not in solr.committed and "other" in solr.committed and len(solr.committed) == 6


def test_large_batches_are_parted(filled: Chronicle, site: LocalSite, solr: SolrLike) -> None:
    solr.largest = 3_500
    assert cross(filled, site).sent == 5 and len(solr.committed) == 5


def test_logins_and_wrong_addresses(filled: Chronicle, site: LocalSite, solr: SolrLike) -> None:
    with pytest.raises(FetchError, match="no core"):
        cross(filled, site, path="/solr/none")
    solr.login = basic("eva", "tajné")
    with pytest.raises(FetchError, match="does not let us in"):
        cross(filled, site)
    with_login = site.url(CORE).replace("http://", "http://eva:tajn%C3%A9@")
    with open_target(filled, with_login) as target:
        target.prepare()
        assert "tajn" not in target.name


def test_private_addresses_must_be_allowed(filled: Chronicle, site: LocalSite, solr: SolrLike) -> None:
    with pytest.raises(FetchError, match="allow"):
        cross(with_settings(filled, "fetch", allow=()), site)


def test_what_would_be_sent_can_be_read_first(filled: Chronicle, site: LocalSite, tmp_path: Path) -> None:
    with open_target(filled, site.url(CORE)) as target:
        Bridge(filled, target, choose(filled)).write(tmp_path / "docs.jsonl")
    lines = [json.loads(line) for line in (tmp_path / "docs.jsonl").read_text().splitlines()]
    assert [one["number"] for one in lines] == [1, 2, 3, 4, 5] and not site.asked


def test_only_what_is_new_crosses_when_asked(filled: Chronicle, site: LocalSite, solr: SolrLike) -> None:
    assert cross(filled, site, new=True).sent == 5  # there was no whole run yet
    assert cross(filled, site, new=True).sent == 0
    source = filled.store.sources.get("noviny")
    again = an_article("Počasí, opraveno", url="http://noviny.localhost/0", lang="cs")
    store_articles(filled.store, source, again, path="0")  # a new version of the first page
    done = cross(filled, site, new=True)
    assert (done.total, done.sent, done.deleted) == (1, 1, 0)
    titles = sorted(one["header"] for one in solr.committed.values())
    assert titles == ["Nový", "Počasí 1", "Počasí 2", "Počasí, opraveno", "Pražský hrad"]
    hidden = an_article("", url="http://noviny.localhost/1", lead="", body="", page_class=PageClass.NO_TEXT)
    store_articles(filled.store, source, hidden, path="1")  # the text of the second page is gone
    done = cross(filled, site, new=True)
    assert (done.sent, done.deleted, len(solr.committed)) == (0, 1, 4)
