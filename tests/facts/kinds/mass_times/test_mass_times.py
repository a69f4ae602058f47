"""The kind as a whole: its findings, who says what, people above all, and any text is survived."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.facts.kinds.mass_times import KIND
from kronika.facts.kinds.mass_times.mass_times import shipped
from kronika.facts.page_text import text_of_html, text_of_plain
from kronika.model.fact import CLASSIFIER, PEOPLE, RULES

PAGE = """Msze święte

Niedziele i święta:
 • 7.30, 9.00 (dzieci), 18.00
Dni powszednie:
 • 18.00

Spowiedź: pierwszy piątek od 16.00 do 17.00

Kancelaria czynna: poniedziałek 9.00-10.00

Odpust 15 sierpnia.
"""


def test_every_hour_is_judged_and_understood() -> None:
    found = KIND.findings(text_of_plain(PAGE))
    assert [(one.mention.time, one.label, one.day) for one in found] == [
        ("07:30", "mass", "sunday_holiday"),
        ("09:00", "mass", "sunday_holiday"),
        ("18:00", "mass", "sunday_holiday"),
        ("18:00", "mass", "weekday"),
        ("16:00", "not_mass", None),
        ("17:00", "not_mass", None),
        ("09:00", "not_mass", None),
        ("10:00", "not_mass", None),
        ("15:00", "not_mass", None),
    ]
    assert KIND.brief(found) == {"sunday_holiday": ["07:30", "09:00", "18:00"], "weekday": ["18:00"]}


def test_events_other_than_a_mass_are_named() -> None:
    events = [one.event for one in KIND.findings(text_of_plain(PAGE))]
    assert events[4:6] == ["confession", "confession"]
    assert events[-1] == "other"
    assert set(events) <= set(KIND.events)


def test_rules_and_classifier_say_who_they_are() -> None:
    found = KIND.findings(text_of_plain(PAGE))
    assert found[0].by == (RULES, CLASSIFIER)
    assert found[0].p >= 0.99
    assert found[4].by == (CLASSIFIER,)


def test_people_stand_above_both() -> None:
    page = text_of_plain(PAGE)
    mentions = KIND.mentions(page)
    answers = {(mentions[0].start, mentions[0].end): False, (mentions[4].start, mentions[4].end): True}
    found = KIND.findings(page, answers=answers)
    assert (found[0].label, found[0].p, found[0].by) == ("not_mass", 0.0, (PEOPLE,))
    assert (found[4].label, found[4].p, found[4].by) == ("mass", 1.0, (PEOPLE,))


def test_html_and_plain_text_are_judged_alike() -> None:
    html = "<h2>Msze święte</h2><p><b>Niedziela</b><br>7<sup>30</sup>, 9<sup>00</sup></p><h2>Kancelaria</h2><p>wtorek 16.00-17.00"
    assert [one.label for one in KIND.findings(text_of_html(html))] == ["mass", "mass", "not_mass", "not_mass"]


def test_the_shipped_model_is_small_and_knows_its_version() -> None:
    assert len(shipped().to_bytes()) < 3_000_000
    assert shipped().version.startswith("mass-times-")
    assert shipped().events == KIND.events
    assert KIND.model() is KIND.model()


def test_chances_of_all_events_add_up() -> None:
    page = text_of_plain(PAGE)
    for chances in KIND.model().probabilities(KIND.features(page, KIND.mentions(page))):
        assert set(chances) == set(KIND.events)
        assert sum(chances.values()) == pytest.approx(1.0)


WORDS = st.sampled_from(
    [
        "Msza",
        "św.",
        "o",
        "8.00",
        "20",
        "1830",
        "\n",
        "\n\n",
        "•",
        "niedziela",
        ":",
        "od",
        "do",
        "+",
        "(",
        ")",
        "7³⁰",
        "nie ma",
    ]
)


@given(st.lists(WORDS, max_size=40).map(" ".join) | st.text(max_size=200))
@settings(max_examples=150, deadline=None)
def test_any_text_is_survived(text: str) -> None:
    for page in (text_of_plain(text), text_of_html(text)):
        found = KIND.findings(page)
        assert len(found) == len(KIND.mentions(page))
        assert all(0.0 <= one.p <= 1.0 for one in found)
        KIND.brief(found)
