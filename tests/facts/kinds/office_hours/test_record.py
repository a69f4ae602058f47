"""Pages of one office put together: what confirms, what contradicts, when it is closed."""

from __future__ import annotations

from datetime import date

from kronika.facts.kinds.office_hours import KIND
from tests.facts.kinds.office_hours.reading import NOW, lines, page, record, week

OWN = "# Kancelaria parafialna\nŚroda 16.00–17.30\nPiątek 9.00–10.00"


def test_pages_that_agree_confirm_each_other() -> None:
    alone, twice = record(OWN), record(OWN, "Kancelaria czynna: środa 16.00–17.30, piątek 9.00–10.00.")
    assert lines(twice) == lines(alone)
    assert twice.contradictions == ()
    assert {len(slot.evidence) for slot in twice.slots} == {2}
    assert min(slot.confidence for slot in twice.slots) > min(slot.confidence for slot in alone.slots)


def test_an_offices_own_page_wins_over_a_remark_and_the_contradiction_is_told() -> None:
    made = record("W środy kancelaria czynna 17.00–18.00, zapraszamy.", OWN)
    assert lines(made) == week("days:sr 16:00 17:30", "days:pt 09:00 10:00")
    (told,) = made.contradictions
    assert (told.why, told.taken_from, told.left) == ("on its own page", "https://office.example/2", ("17:00–18:00",))


def test_of_two_pages_of_its_own_the_newer_wins() -> None:
    old = page("# Kancelaria\nŚroda 15.00–16.00", "https://office.example/old", written=date(2020, 1, 1))
    new = page(OWN, "https://office.example/new", written=date(2026, 1, 1))
    made = KIND.record("office", [new, old])
    assert lines(made) == week("days:sr 16:00 17:30", "days:pt 09:00 10:00")
    assert made.contradictions[0].why == "newer"
    assert KIND.record("office", [old, new]).slots == made.slots


def test_closings_and_agreements_are_kept() -> None:
    made = record(
        "# Kancelaria\nŚroda 16.00–17.30\n\nW pierwsze piątki miesiąca, w niedziele i święta kancelaria jest nieczynna."
        "\n\nW innych terminach po uzgodnieniu telefonicznym.\n\nW sierpniu kancelaria nieczynna."
    )
    assert [special.day for special in made.specials] == [
        "closed:first_friday", "closed:days:nd", "closed:holidays", "by_appointment", "closed:season:sierpień",
    ]  # fmt: skip
    assert all(special.evidence[0].words for special in made.specials)


def test_a_closing_of_something_else_is_none_of_the_office() -> None:
    made = record("# Kancelaria\nŚroda 16.00–17.30\n# Cmentarz\nW poniedziałki cmentarz jest zamknięty.")
    assert made.specials == ()


def test_every_slot_points_to_its_words() -> None:
    text = page(OWN)
    for slot in KIND.record("office", [text]).slots:
        (words,) = slot.evidence
        assert text.text.text[words.start : words.end].replace(".", ":").zfill(5) == slot.time
        assert words.url == text.url


def test_nothing_makes_an_empty_record() -> None:
    made = KIND.record("office", [])
    assert (made.slots, made.specials, made.pages) == ((), (), ())
    assert all(isinstance(writer(made, now=NOW), str) for writer in KIND.writers.values())


def test_the_brief_tells_days_and_hours() -> None:
    found = page("Kancelaria czynna w środy 16.00–17.00. W lipcu we wtorki 10.00–12.00.").findings
    assert KIND.brief(found) == {"days:sr": ["16:00-17:00"], "days:wt~lipiec": ["10:00-12:00"]}
