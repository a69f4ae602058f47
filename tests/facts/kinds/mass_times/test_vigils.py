"""Saturday masses that count for Sunday."""

from __future__ import annotations

import pytest

from tests.facts.kinds.mass_times.schedule_reading import days

SU, SA, VI = "sunday_holiday", "saturday", "saturday_vigil"


@pytest.mark.parametrize(
    ("text", "want"),
    [
        ("Sobota 18.00 (liturgia niedzielna)\nNiedziela 8.00", f"{VI} {SU}"),
        ("Sobota (Msza niedzielna):\n18.00", VI),
        ("w soboty: 7.00 oraz 18.00 (niedzielna)", f"{SA} {VI}"),
        ("# Sobota\n- 8.00\n- 17.30 – Msza św. z niedzieli", f"{SA} {VI}"),
        ("# Niedziele i święta\n- sobota wieczorem: 18.00\n- niedziela: 8.00", f"{VI} {SU}"),
        ("Mszę niedzielną odprawiamy o 7.00 i 9.00 (w sobotę o 18.00 też już Msza niedzielna).", f"{SU} {SU} {VI}"),
        ("# Niedziele i święta\n- sobota rano: 7.00\n- niedziela: 8.00", f"{SA} {SU}"),
        ("Sobota 18.00\nNiedziela 8.00", f"{SA} {SU}"),
    ],
)
def test_vigils(text: str, want: str) -> None:
    assert days(text) == want
