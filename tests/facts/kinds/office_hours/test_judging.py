"""People's answers stand above rules and classifier."""

from __future__ import annotations

from kronika.facts.kinds.office_hours import KIND
from kronika.facts.page_text import text_of_plain
from kronika.model.fact import PEOPLE

OFFICE = text_of_plain("# Kancelaria\nŚroda 16.00–17.30")
LONELY = text_of_plain("Zapraszamy w środy 16.00–17.30")


def test_a_no_takes_an_hour_away() -> None:
    answers = {(one.start, one.end): False for one in KIND.mentions(OFFICE)}
    assert {one.label for one in KIND.findings(OFFICE, answers=answers)} == {"not_office"}
    assert {one.p for one in KIND.findings(OFFICE, answers=answers)} == {0.0}


def test_a_yes_makes_it_one_and_it_is_understood() -> None:
    assert {one.label for one in KIND.findings(LONELY)} == {"not_office"}
    answers = {(one.start, one.end): True for one in KIND.mentions(LONELY)}
    first = KIND.findings(LONELY, answers=answers)[0]
    assert (first.label, first.day, first.p) == ("office", "days:sr", 1.0)
    assert PEOPLE in first.by


def test_probabilities_add_up() -> None:
    mentions = KIND.mentions(OFFICE)
    for told in KIND.model().probabilities(KIND.features(OFFICE, mentions)):
        assert set(told) == set(KIND.events)
        assert abs(sum(told.values()) - 1.0) < 1e-9


def test_nobody_is_asked_about_account_numbers() -> None:
    page = text_of_plain("# Kancelaria\nKonto 18 1020 0000 0730\nNIP 700 18 30 945\nOstatnia zmiana: 14.02.2026, 18:45")
    found = KIND.findings(page)
    assert found
    assert all(one.p < 0.1 and one.label == "not_office" for one in found)
