"""What people say about an ignore outlives what checks find."""

from __future__ import annotations

from dataclasses import replace

from kronika.model.watch import Ignore, NoiseKind
from kronika.store.ignore_rows import from_json, to_json, with_findings, with_word
from tests.store.material import NOW

COUNTER = Ignore(kind=NoiseKind.COUNTER, where="div#views", sample="12 views", since=NOW)
ADS = Ignore(kind=NoiseKind.ADS, sample="Buy \ud800 now\x00")
OFF = replace(COUNTER, on=False, by="anna")
PLACE = Ignore(kind=NoiseKind.PLACE, where="aside.teaser", by="anna")


def test_ignores_are_kept_as_they_are() -> None:
    assert from_json(to_json((COUNTER, ADS, OFF, PLACE))) == (COUNTER, ADS, OFF, PLACE)
    assert to_json([Ignore(kind=NoiseKind.ADS)]) == [{"kind": "ads"}]


def test_a_word_changes_one_ignore_in_its_place_or_adds_one() -> None:
    assert with_word((ADS, COUNTER), PLACE) == (ADS, COUNTER, PLACE)
    said = Ignore(kind=NoiseKind.COUNTER, where="div#views", on=False, by="anna")
    assert with_word((COUNTER, ADS), said) == (OFF, ADS), "its sample and age are still known"


def test_a_check_replaces_what_checks_found_and_leaves_what_people_said() -> None:
    newer = replace(COUNTER, sample="99 views")
    assert with_findings((COUNTER,), (newer, ADS)) == (newer, ADS)
    assert with_findings((COUNTER, ADS), (ADS,)) == (ADS,), "what is found no more goes"
    assert with_findings((OFF, PLACE), (COUNTER, ADS)) == (OFF, PLACE, ADS)
    assert with_findings((PLACE,), ()) == (PLACE,)


def test_a_check_that_read_an_old_word_does_not_bring_it_back() -> None:
    assert with_findings((COUNTER,), (OFF, PLACE)) == (), "people's words come only from people"
    assert with_findings((replace(OFF, on=True),), (OFF,)) == (replace(OFF, on=True),)
