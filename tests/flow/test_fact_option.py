"""What a source says it is followed for."""

from __future__ import annotations

from kronika.flow.fact_option import kinds_of, with_kinds
from kronika.model.source import Source

PLAIN = Source(name="a", url="http://a/", kind="site", options={"depth": "3"})


def test_kinds_are_added_and_never_doubled() -> None:
    assert kinds_of(PLAIN) == []
    masses = with_kinds(PLAIN, ["mass-times"])
    assert masses.options == {"depth": "3", "facts": "mass-times"}
    both = with_kinds(masses, ["office-hours", "mass-times"])
    assert kinds_of(both) == ["mass-times", "office-hours"]
    assert with_kinds(both, ["office-hours"]) is both


def test_people_write_as_they_like() -> None:
    said = Source(name="a", url="http://a/", kind="site", options={"facts": "Mass_Times,  office-hours mass-times"})
    assert kinds_of(said) == ["mass-times", "office-hours"]
