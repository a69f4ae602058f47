"""The timeline: a chart for the documents, for each field, and for what moved as far as documents have it."""

from __future__ import annotations

from datetime import UTC, date, datetime
from math import log1p

from kronika.model.checkup import FILLED, Checkup
from kronika.model.health import Reason
from kronika.model.recipe import Field
from kronika.serve.web.health_days import Day
from kronika.serve.web.health_timeline import MOVED, Timeline
from kronika.serve.web.tongue import tongues

AT = datetime(2026, 3, 5, 12, tzinfo=UTC)


def document(**figures: float) -> Checkup:
    return Checkup(page_id=1, article_id=1, at=AT, title="t", fields=frozenset({Field.TITLE}), figures=figures)


def timeline(*documents: Checkup, lang: str = "en") -> Timeline:
    days = (Day(day=date(2026, 3, 4)), Day(day=date(2026, 3, 5), documents=documents, bad=True))
    return Timeline(tongue=tongues(UTC)[lang], source="a/b", days=days)


def test_documents_are_counted_and_lead_to_their_day() -> None:
    drawing = timeline(document(), document()).documents().drawing
    assert 'href="/health/a%2Fb?day=2026-03-05#day"' in drawing
    assert "day=2026-03-04" not in drawing, "a day without documents leads nowhere"
    assert "5 Mar 2026: 2 documents" in drawing


def test_every_field_has_its_chart_with_its_share() -> None:
    charts = timeline(document(), document()).fields()
    assert [chart.name for chart in charts] == ["Title", "Lead", "Body", "Date", "Authors"]
    assert len(charts) == len(FILLED)
    assert "5 Mar 2026: 100%" in charts[0].drawing
    assert "5 Mar 2026: 0%" in charts[1].drawing
    assert "4 Mar 2026: 0 documents" in charts[1].drawing


def test_only_what_documents_have_is_drawn_and_not_too_much() -> None:
    names = ("agreement", "repetition", "endings", "linked", "found", "about")
    reasons = [Reason(measure=name, usual=0.9, now=0.1, share=1.0) for name in names]
    figures = {name: 0.1 for name in names if name != "repetition"}
    charts = timeline(document(**figures)).moved(reasons)
    assert len(charts) == MOVED
    assert charts[0].name == "Agreement with the general engine"
    assert charts[0].note == "The line is what was usual: 90%."
    assert "Text that other documents have too" not in [chart.name for chart in charts]
    assert timeline().moved(reasons) == []


def test_lengths_have_a_scale_of_their_own() -> None:
    (chart,) = timeline(document(words=log1p(12))).moved(
        [Reason(measure="words", usual=log1p(400), now=log1p(12), share=0.0)]
    )
    assert ">400</text>" in chart.drawing
    assert "5 Mar 2026: 12" in chart.drawing
    assert chart.note == "The line is what was usual: 400."


def test_what_is_yes_or_no_is_a_rate_without_a_line() -> None:
    (chart,) = timeline(document(empty=1.0), document(empty=0.0), document(empty=0.0), document(empty=0.0)).moved(
        [Reason(measure="empty", usual=0.0, now=1.0, share=0.25)]
    )
    assert "5 Mar 2026: 25%" in chart.drawing
    assert (chart.note, 'class="usual"' in chart.drawing) == ("", False)


def test_it_speaks_the_language_of_the_visitor() -> None:
    line = timeline(document(), lang="pl")
    assert "5 mar 2026: 1 dokument" in line.documents().drawing
    assert ">zepsute</text>" in line.fields()[0].drawing
