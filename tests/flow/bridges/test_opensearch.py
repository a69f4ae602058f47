"""Articles in OpenSearch: mapping, bulk with errors of single items, and what is sent again."""

from __future__ import annotations

import pytest

from kronika.flow.bridges.opening import open_target
from kronika.flow.bridges.selection import choose
from kronika.flow.bridges.sending import Bridge, Crossed
from kronika.flow.chronicle import Chronicle
from kronika.model.errors import FetchError, InputError
from tests.fetch.local_site import LocalSite
from tests.flow.bridges.conftest import with_settings
from tests.flow.bridges.engines import OpenSearchLike, busy, cut


def cross(chronicle: Chronicle, site: LocalSite, *, prune: bool = False) -> Crossed:
    with open_target(chronicle, site.url("/"), index="zpravy") as target:
        target.prepare()
        return Bridge(chronicle, target, choose(chronicle)).run(prune=prune)


def test_every_field_arrives_with_occurrences_and_sentences(
    filled: Chronicle, site: LocalSite, opensearch: OpenSearchLike
) -> None:
    assert (cross(filled, site).sent, len(opensearch.committed)) == (5, 5)
    [first] = [one for one in opensearch.committed.values() if one["number"] == 1]
    jan, eva = first["entities"]
    assert jan["occurrences"][1] == {"form": "Jan", "sentence": 2, "start": 10, "end": 13}
    assert (eva["link"], eva["type"]) == ("Q1", "PER")
    assert first["articleSentiment"] == {"score": -2.0, "positive": 0.0, "negative": 2.0, "tone": "a"}
    assert first["sentencesSentiment"][0] == {"sentence": 0, "positive": 0.0, "negative": 2.0}
    known = opensearch.mappings["zpravy"]
    assert set(first) <= set(known) and known["entities"]["type"] == "nested"


def test_an_index_that_is_there_gets_what_is_missing(
    filled: Chronicle, site: LocalSite, opensearch: OpenSearchLike
) -> None:
    opensearch.mappings["zpravy"] = {"title": {"type": "text"}}
    assert cross(filled, site).sent == 5
    assert {"title", "header"} <= set(opensearch.mappings["zpravy"])
    opensearch.mappings["zpravy"]["date"] = {"type": "text"}
    with pytest.raises(FetchError, match="cannot be changed"):
        cross(filled, site)


def test_items_that_are_turned_away_are_sent_again_and_only_those(
    filled: Chronicle, site: LocalSite, opensearch: OpenSearchLike
) -> None:
    patient = with_settings(filled, "fetch", retries=4, max_wait=0.05)
    opensearch.faults = [busy(429, "0"), cut]
    opensearch.rejects = [{1, 3}, {0}]
    assert cross(patient, site).sent == 5
    assert opensearch.received == [5, 2, 1] and len(opensearch.committed) == 5


def test_who_stays_busy_ends_the_run_and_it_goes_on_later(
    filled: Chronicle, site: LocalSite, opensearch: OpenSearchLike
) -> None:
    small = with_settings(filled, "bridge", batch=2)
    opensearch.rejects = [set(), {0}, {0}]
    with pytest.raises(FetchError, match="turned articles away"):
        cross(small, site)
    done = cross(small, site)
    assert (done.before, done.sent, len(opensearch.committed)) == (2, 3, 5)


def test_a_wrong_item_is_named_with_its_cause(
    filled: Chronicle, site: LocalSite, opensearch: OpenSearchLike, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_target(filled, site.url("/"), index="zpravy") as target:
        target.prepare()
        bridge = Bridge(filled, target, choose(filled))
        real = bridge._documents  # they are right; one date is spoilt on its way

        def spoilt(numbers):  # type: ignore[no-untyped-def]
            for one in real(numbers):
                if one.number == 2:
                    one.fields["date"] = "yesterday"
                yield one

        monkeypatch.setattr(bridge, "_documents", spoilt)
        done = bridge.run()
    [refused] = done.refused
    assert refused.number == 2 and "failed to parse" in refused.sentence and "yesterday" in refused.sentence
    assert len(opensearch.committed) == 4


def test_too_large_a_request_is_parted_and_pruning_deletes(
    filled: Chronicle, site: LocalSite, opensearch: OpenSearchLike
) -> None:
    with open_target(filled, site.url("/"), index="zpravy") as target:
        target.prepare()
        opensearch.largest = 3_000
        assert Bridge(filled, target, choose(filled)).run().sent == 5
    opensearch.documents["old"] = {"chronicle": "kronika", "number": 77}
    opensearch.largest = 1_000_000
    assert cross(filled, site, prune=True).deleted == 1 and "old" not in opensearch.committed


@pytest.mark.parametrize("name", ["Velké", "_skryté", "a b", "", "x/y"])
def test_names_of_indexes_are_checked(filled: Chronicle, site: LocalSite, name: str) -> None:
    with pytest.raises(InputError, match="name of an index"), open_target(filled, site.url("/"), index=name):
        pass
