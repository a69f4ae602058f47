"""What changed in the opinion of the watchdogs, in one line each."""

from __future__ import annotations

from dataclasses import replace

from kronika.flow.verdict_lines import verdict_line, worth_telling
from kronika.model.health import Episode, Handling, Verdict
from kronika.sampleweb.clock import NOW

BROKEN = Episode(id=1, source="listy", verdict=Verdict.BROKEN, since=NOW, noticed=NOW, documents=9, damaged=7)


def test_sentences() -> None:
    assert verdict_line(BROKEN) == (
        "listy: broken: extraction returns wrong text in 7 of 9 documents since 2026-03-31 18:00."
    )
    ended = replace(BROKEN, until=NOW)
    assert verdict_line(replace(ended, handling=Handling.RECOVERED)) == (
        "listy: well again: its texts are right again."
    )
    assert "was repaired" in verdict_line(replace(ended, handling=Handling.REPAIRED))
    assert "real change" in verdict_line(replace(ended, handling=Handling.REAL))
    assert "text is intact" in verdict_line(replace(BROKEN, verdict=Verdict.LAYOUT))


def test_a_new_look_that_only_made_way_is_not_told() -> None:
    look = replace(BROKEN, id=2, verdict=Verdict.LAYOUT, until=NOW)
    assert worth_telling([look, BROKEN]) == [BROKEN]
    assert worth_telling([look]) == [look]
    other = replace(BROKEN, source="noviny")
    assert worth_telling([look, other]) == [look, other]
    assert worth_telling([replace(BROKEN, until=NOW), replace(BROKEN, id=3)])[0].until == NOW
