"""Entities are kept with the page that lists them, once; finders share them; a person's word stays."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from random import Random

import pytest

from kronika.model.entity import Entity
from kronika.model.errors import UnknownName
from kronika.model.frontier import Kept, Lease
from kronika.model.round import Round
from kronika.model.source import Source
from kronika.store.entities import Answer
from kronika.store.store import Store
from tests.store.material import NOW, Wall, a_source, fetched, take

LATER = NOW + timedelta(days=1)
Begin = Callable[..., Round]


def an_entity(source: Source, number: int = 1, **more: object) -> Entity:
    values = {"key": f"{source.url}{number}", "name": f"Parafia {number}", "attributes": {"town": "Olszyny"}, **more}
    return Entity(source_id=source.id, **values)  # type: ignore[arg-type]


def settle(store: Store, round_: Round, *listed: Entity, status: int = 200, at: object = NOW) -> None:
    frontier = store.frontier([round_])
    [lease] = take(frontier)
    page = fetched(lease, b"" if status == 304 else b"<p>list</p>", status=status, at=at)
    frontier.settle([Kept(lease=lease, fetched=page, entities=listed)])
    store.rounds.finish(round_, NOW)


def test_what_a_page_lists_is_kept_once(store: Store, source: Source, begin: Begin) -> None:
    settle(store, begin(), an_entity(source), an_entity(source, 2), an_entity(source))
    settle(store, begin(), an_entity(source, attributes={"town": "Nowa Wieś"}, name="Parafia nowa"), at=LATER)
    first, second = store.entities.listing(source.id)
    assert (first.name, first.attributes, first.first_seen, first.last_seen) == (
        "Parafia nowa",
        {"town": "Nowa Wieś"},
        NOW,
        LATER,
    )
    assert (second.name, second.last_seen) == ("Parafia 2", NOW)


def test_a_page_that_is_as_before_lists_what_it_listed(store: Store, source: Source, begin: Begin) -> None:
    settle(store, begin(), an_entity(source), an_entity(source, 2))
    settle(store, begin(), status=304, at=LATER)
    assert {entity.last_seen for entity in store.entities.listing()} == {LATER}


def test_equal_keys_of_two_sources_are_two_entities(store: Store, source: Source, begin: Begin) -> None:
    other = store.sources.add(a_source("inny"), NOW)
    settle(store, begin(), an_entity(source))
    settle(store, begin(of=other), replace(an_entity(source), source_id=other.id))
    assert len(store.entities.listing()) == 2 and len(store.entities.listing(other.id)) == 1
    assert store.entities.counts() == {"listy": (1, 0), "inny": (1, 0)}


def test_odd_texts_and_very_long_keys_are_kept(store: Store, source: Source, begin: Begin) -> None:
    long = source.url + "ż" * 4_000
    odd = an_entity(source, key=long, name="a\x00b\ud800", attributes={"town": "\x00"})
    settle(store, begin(), odd, an_entity(source, key=long + "!"))
    assert [entity.name for entity in store.entities.listing()] == ["a\ufffdb?", "Parafia 1"]
    assert store.entities.get(long).name == "a\ufffdb?"


def test_the_directory_overrules_finders_but_not_people(store: Store, source: Source, begin: Begin) -> None:
    settle(store, begin(), an_entity(source), an_entity(source, 2), an_entity(source, 3))
    for _ in range(2):
        entity = store.entities.claim("w", source.id, seconds=60)
        assert entity is not None
        found = Answer(at=NOW, sentence="found", website="http://found.example/", website_from="google", doubt="hm")
        assert store.entities.answer(entity.id, "w", found)
    third = store.entities.get("Parafia 3")
    store.entities.set_site(third.id, "http://right.example/", NOW)
    told = {"website": "http://told.example/", "website_from": "directory"}
    settle(store, begin(), an_entity(source, **told), an_entity(source, 2), an_entity(source, 3, **told))
    assert [(entity.website, entity.website_from, entity.doubt) for entity in store.entities.listing()] == [
        ("http://told.example/", "directory", None),
        ("http://found.example/", "google", "hm"),
        ("http://right.example/", "person", None),
    ]
    settle(store, begin(), an_entity(source))  # the directory names none any more
    assert store.entities.get("Parafia 1").website is None


def test_where_it_is_stays_when_the_directory_is_read_again(store: Store, source: Source, begin: Begin) -> None:
    settle(store, begin(), an_entity(source))
    one = store.entities.claim("w", source.id, seconds=60)
    assert one and store.entities.answer(one.id, "w", Answer(at=NOW, sentence="found", where=(52.25, 21.0)))
    settle(store, begin(), an_entity(source, attributes={"town": "Bór"}), at=LATER)
    (kept,) = store.entities.listing(source.id)
    assert kept.attributes == {"latitude": "52.25", "longitude": "21.0", "town": "Bór"}
    settle(store, begin(), an_entity(source, attributes={"latitude": "50.0"}), at=LATER)  # the directory knows better
    assert store.entities.listing(source.id)[0].attributes["latitude"] == "50.0"


def test_two_workers_never_hold_the_same_entity(store: Store, source: Source, begin: Begin, wall: Wall) -> None:
    settle(store, begin(), an_entity(source), an_entity(source, 2))
    first, second = (store.entities.claim(worker, None, seconds=60) for worker in ("a", "b"))
    assert first and second and first.id != second.id
    assert store.entities.claim("c", None, seconds=60) is None
    assert store.entities.holders() == ["a", "b"]
    store.entities.release(["a"])
    again = store.entities.claim("c", None, seconds=60)
    assert again and again.id == first.id
    assert not store.entities.answer(first.id, "a", Answer(at=NOW, sentence="too late"))
    wall.pass_by(61)
    third = store.entities.claim("d", None, seconds=60)
    assert third and third.id == first.id  # a claim runs out by itself


def test_one_address_for_several_is_doubted_until_a_person_corrects_it(
    store: Store, source: Source, begin: Begin
) -> None:
    settle(store, begin(), *(an_entity(source, number) for number in (1, 2, 3)))
    site = Answer(at=NOW, sentence="found", website="http://x.example/", website_from="google")
    for _ in range(3):
        held = store.entities.claim("w", None, seconds=60)
        assert held and store.entities.answer(held.id, "w", site)
    assert all("Parafia 1" in (entity.doubt or "") for entity in store.entities.listing())
    store.entities.set_site(store.entities.get("Parafia 1").id, "http://one.example/", NOW)
    assert store.entities.get("Parafia 2").doubt  # two are left
    store.entities.set_site(store.entities.get("Parafia 3").id, None, NOW)
    assert [entity.doubt for entity in store.entities.listing()] == [None, None, None]


def test_what_was_looked_up_is_not_looked_up_again_unless_asked(store: Store, source: Source, begin: Begin) -> None:
    settle(store, begin(), an_entity(source), an_entity(source, 2))
    one = store.entities.claim("w", None, seconds=60)
    assert one and store.entities.answer(one.id, "w", Answer(at=NOW, sentence="nothing"))
    store.entities.set_site(store.entities.get("Parafia 2").id, None, NOW)  # a person says: it has none
    assert store.entities.to_find(source.id) == 0 and store.entities.claim("w", None, seconds=60) is None
    assert store.entities.to_find(source.id, again=True, before=LATER) == 1
    again = store.entities.claim("w", None, seconds=60, again=True, before=LATER)
    assert again and again.id == one.id
    assert store.entities.claim("w", None, seconds=60, again=True, before=NOW) is None


def test_many_writers_at_once_keep_each_entity_once(store: Store, source: Source, begin: Begin) -> None:
    """Pages of one directory list the same entries, in any order, and are settled by several threads."""
    round_ = begin(*(f"{source.url}page{number}" for number in range(8)))
    frontier = store.frontier([round_])
    listed = [an_entity(source, number) for number in range(60)]
    together = threading.Barrier(4)

    def settle_some(leases: list[Lease]) -> None:
        together.wait(30)
        for turn, lease in enumerate(leases):
            mixed = tuple(Random(lease.lead_id + turn).sample(listed, 40))
            frontier.settle([Kept(lease=lease, fetched=fetched(lease), entities=mixed)])

    leases = take(frontier)
    threads = [threading.Thread(target=settle_some, args=(leases[start::4],)) for start in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    found = store.entities.listing()
    assert len({entity.key for entity in found}) == len(found) > 50
    assert frontier.backlog().leased == 0


def test_turns_at_a_service_are_a_pause_apart_whoever_asks(store: Store, wall: Wall) -> None:
    assert [store.quotas.turn("nominatim", 1.0) for _ in range(3)] == [0.0, 1.0, 2.0]
    wall.pass_by(2.5)
    assert store.quotas.turn("nominatim", 1.0) == 0.5
    wall.pass_by(10)
    assert store.quotas.turn("nominatim", 1.0) == 0.0 and store.quotas.turn("other", 1.0) == 0.0
    wall.pass_by(-100_000)  # the clock was wrong
    assert store.quotas.turn("nominatim", 1.0) == 0.0


def test_naming_what_is_not_there_is_a_sentence(store: Store, source: Source, begin: Begin) -> None:
    settle(store, begin(), an_entity(source, name="św. Anny"), an_entity(source, 2, name="św. Anny"))
    for name, said in (("99", "no entity"), ("", "no entity"), ("9" * 30, "no entity"), ("św. Anny", "Several")):
        with pytest.raises(UnknownName, match=said):
            store.entities.get(name)


def test_a_quota_is_spent_to_the_last_unit_and_no_further(store: Store) -> None:
    assert [store.quotas.reserve("google", 7, 10, 25) for _ in range(3)] == [15, 5, None]
    assert store.quotas.reserve("google", 7, 5, 25) == 0
    assert store.quotas.reserve("google", 8, 10, 25) == 15  # a new day
    assert store.quotas.reserve("nominatim", 7, 10, 25) == 15
    store.quotas.give_back("google", 7, 10)
    assert store.quotas.spent("google", 7) == 15 and store.quotas.spent("other", 7) == 0
    store.quotas.exhaust("google", 7, 25)
    assert store.quotas.reserve("google", 7, 1, 25) is None
