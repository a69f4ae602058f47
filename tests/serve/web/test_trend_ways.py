"""A mark of a chart leads to its articles: the days, source, things, keywords and tone are added to the question."""

from __future__ import annotations

from datetime import date

from kronika.model.analysis import Tone
from kronika.model.series import Ready
from kronika.serve.figures.look import Target
from kronika.serve.web.asked import Asked
from kronika.serve.web.trend_ways import Ways

DAY = date(2026, 3, 5)
ASKED = Asked(text="most", entities=("Q1",), lang="cs")


def to(ready: Ready = Ready.SENTIMENT, **target: object) -> str:
    return Ways(asked=ASKED, ready=ready).to(Target(first=DAY, last=DAY, **target))  # type: ignore[arg-type]


def test_marks_add_to_the_question() -> None:
    assert to() == "/articles?q=most&since=2026-03-05&until=2026-03-05&entity=Q1&lang=cs"
    assert "&source=A+B&" in to(source="A B") and to(tone=Tone.NEGATIVE).endswith("&tone=n")
    assert "entity=Q1&entity=Q2" in to(Ready.ENTITIES, keys=("Q1", "Q2"))
    assert "q=%28most%29+keyword%3A%22voda%22" in to(Ready.KEYWORDS, keys=("voda",))
    assert to(Ready.HEADLINES, article_id=7) == "/articles/7?q=most"
