"""Records of facts are kept, replaced, remembered and looked over, on every database."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from sqlalchemy import text

from kronika.model.errors import UnknownName
from kronika.model.fact import Contradiction, Evidence, FactRecord, Slot, Special
from kronika.model.source import Source
from kronika.store.opening import open_database
from kronika.store.store import Store
from tests.store.material import NOW, a_source

LATER = NOW + timedelta(days=7)
WORDS = Evidence(url="http://listy.localhost/msze", start=3, end=7, words="o 8.oo w niedzielę", page_id=None)
RECORD = FactRecord(
    kind="mass-times",
    site="listy",
    slots=(
        Slot(time="08:00", day="sunday_holiday", confidence=0.9, by=("rules", "classifier"), evidence=(WORDS,)),
        Slot(time="18:00", day="weekday", season="lato", place="Borki", note="dzieci"),
    ),
    specials=(Special(time="12:00", day="dated_or_special", dates=(date(2026, 5, 4),), note="odpust"),),
    contradictions=(
        Contradiction(
            day="weekday",
            season="",
            place="",
            taken=("18:00",),
            left=("17:00",),
            why="newer",
            taken_from="a",
            left_from="b",
        ),
    ),
    pages=("http://listy.localhost/msze",),
    made="mass-times 1",
    subject={"town": "Łąki"},
)


def test_a_record_comes_back_as_it_was(store: Store, source: Source) -> None:
    assert store.facts.get("mass-times", "listy") is None
    store.facts.save(RECORD, at=NOW, basis="b1")
    found = store.facts.get("mass-times", "listy")
    assert found is not None
    assert (found.record, found.at, found.changed, found.basis) == (RECORD, NOW, NOW, "b1")
    assert store.facts.all("mass-times") == [found]
    assert store.facts.all("office-hours") == []
    assert store.facts.bases("mass-times") == {"listy": "b1"}
    assert store.facts.kinds() == ["mass-times"]
    assert store.check() == []


def test_only_other_slots_make_history(store: Store, source: Source) -> None:
    store.facts.save(RECORD, at=NOW)
    surer = replace(RECORD, slots=tuple(replace(slot, confidence=1.0, evidence=()) for slot in RECORD.slots))
    store.facts.save(replace(surer, specials=()), at=LATER)
    kept = store.facts.get("mass-times", "listy")
    assert kept is not None and (kept.at, kept.changed) == (LATER, NOW)
    assert store.facts.history("mass-times", "listy") == []

    moved = replace(RECORD, slots=(replace(RECORD.slots[0], time="09:00"), RECORD.slots[1]))
    store.facts.save(moved, at=LATER + timedelta(days=1))
    kept = store.facts.get("mass-times", "listy")
    assert kept is not None and (kept.record, kept.changed) == (moved, LATER + timedelta(days=1))
    [before] = store.facts.history("mass-times", "listy")
    assert before.record.slots == surer.slots
    assert (before.changed, before.until) == (NOW, LATER + timedelta(days=1))


def test_a_renamed_source_takes_its_record_along_and_a_removed_one_hides_it(store: Store, source: Source) -> None:
    store.facts.save(RECORD, at=NOW)
    store.sources.rename(source, "nowe")
    found = store.facts.get("mass-times", "nowe")
    assert found is not None and found.record.site == "nowe"
    assert store.facts.get("mass-times", "listy") is None
    store.sources.remove("nowe")
    assert store.facts.all("mass-times") == [] and store.facts.bases("mass-times") == {}
    store.sources.add(a_source("nowe"), NOW)
    assert store.facts.get("mass-times", "nowe") is None


def test_a_site_that_is_not_followed_has_no_record(store: Store) -> None:
    with pytest.raises(UnknownName, match="no source called “listy”"):
        store.facts.save(RECORD, at=NOW)


def test_kinds_and_sites_do_not_mix(store: Store, source: Source) -> None:
    store.sources.add(a_source("Átrium"), NOW)
    store.sources.add(a_source("zeta"), NOW)
    for site in ("zeta", "listy", "Átrium"):
        store.facts.save(replace(RECORD, site=site), at=NOW)
    store.facts.save(replace(RECORD, kind="office-hours", slots=()), at=NOW)
    assert [fact.record.site for fact in store.facts.all("mass-times")] == ["listy", "zeta", "Átrium"]
    assert [len(fact.record.slots) for fact in store.facts.all("office-hours")] == [0]


def test_a_page_that_is_gone_is_a_fault(store: Store, source: Source, url: str) -> None:
    lost = replace(RECORD.slots[0], evidence=(replace(WORDS, page_id=4711),))
    store.facts.save(replace(RECORD, slots=(lost,)), at=NOW)
    [fault] = store.check()
    assert "1 fact records name a stored page that is not there" in fault and "facts run --again" in fault


def test_what_the_web_writes_can_be_kept(store: Store, source: Source, url: str) -> None:
    odd = replace(RECORD.slots[0], note="a\ud800b\x00c", place="„Łąki” \\u0000")
    store.facts.save(replace(RECORD, slots=(odd,)), at=NOW)
    database = open_database(url, busy_seconds=5.0, create=False)
    with database.read() as connection:
        assert connection.execute(text("SELECT count(*) FROM facts")).scalar_one() == 1
    database.close()
    assert store.facts.get("mass-times", "listy") is not None
