"""Which sites are asked for: words, places, and what they offer on a day after an hour."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kronika.flow.fact_choosing import FactsWanted, choose
from kronika.flow.fact_kinds import fact_kind
from kronika.flow.fact_listing import SiteLine
from kronika.model.fact import FactRecord, Slot, StoredFact
from kronika.model.source import Source, SourceKind

NOW = datetime(2026, 3, 16, 8, 0, tzinfo=UTC)  # Monday, 9:00 where the offices are
KIND = fact_kind("office-hours")


def line(name: str, *hours: str, **subject: str) -> SiteLine:
    """A site with openings written "days:pn 09:00 11:00"."""
    slots = tuple(Slot(day=day, time=time, until=until) for day, time, until in (one.split() for one in hours))
    record = FactRecord(kind=KIND.name, site=name, slots=slots, subject=subject)
    source = Source(name=name, url=f"https://{name}.example/", kind=SourceKind.SITE)
    return SiteLine(source=source, stored=StoredFact(record=record, at=NOW, changed=NOW))


LINES = [
    line("alfa", "days:pn 08:00 12:00", "days:sr 16:00 18:00", town="Łąki", deanery="dekanat leśny"),
    line("beta", "days:pn 15:00 16:00", town="Bór", deanery="dekanat leśny"),
    line("gama", "days:wt 07:00 08:00", town="Bór", deanery="dekanat polny"),
    SiteLine(source=Source(name="delta", url="https://delta.example/", kind=SourceKind.SITE)),
]


@pytest.mark.parametrize(
    ("wanted", "names"),
    [
        (FactsWanted(), ["alfa", "beta", "gama", "delta"]),
        (FactsWanted(words="ŁĄKI"), ["alfa"]),
        (FactsWanted(words="bór beta"), ["beta"]),
        (FactsWanted(town="Bór", deanery="dekanat polny"), ["gama"]),
        (FactsWanted(day="today"), ["alfa", "beta"]),
        (FactsWanted(day="tomorrow"), ["gama"]),
        (FactsWanted(day="monday", after="12:00"), ["beta"]),
        (FactsWanted(day="monday", after="11:59"), ["alfa", "beta"]),
        (FactsWanted(after="17:00"), ["alfa"]),
        (FactsWanted(day="sunday"), []),
        (FactsWanted(day="someday", after="noon"), ["alfa", "beta", "gama", "delta"]),
    ],
)
def test_sites_are_chosen(wanted: FactsWanted, names: list[str]) -> None:
    assert [one.source.name for one in choose(KIND, LINES, wanted, NOW)] == names


def test_a_chosen_site_tells_what_comes_then() -> None:
    (found,) = choose(KIND, LINES, FactsWanted(day="wednesday"), NOW)
    assert found.next
    assert (found.next.at.weekday(), found.next.at.hour) == (2, 16)


def test_a_site_with_very_many_openings_is_asked_as_far_as_needed() -> None:
    every_hour = [f"days:pn-wt-sr-czw-pt-sob-nd {hour:02}:00 {hour:02}:30" for hour in range(6, 22)]
    assert choose(KIND, [line("omega", *every_hour)], FactsWanted(day="sunday", after="21:00"), NOW)
