"""What is said of a mass."""

from __future__ import annotations

from tests.facts.kinds.mass_times.schedule_reading import understood


def notes(text: str) -> list[str | None]:
    return [one.note for _, one in understood(text)]


def test_after_the_hour_up_to_the_next() -> None:
    assert notes("Niedziele: 9.00 (z udziałem dzieci), 11.00 suma, 18.00") == ["dzieci", "suma", None]


def test_before_the_only_hour_of_a_line() -> None:
    assert notes("Niedziele\nMsza św. dla młodzieży: 8.00\nSuma: 11.00") == ["młodzież", "suma"]


def test_languages_and_occasions() -> None:
    assert notes("Niedziela 13.00 po angielsku\nOdpust – 4 maja, 12.00") == ["język angielski", "odpust"]
