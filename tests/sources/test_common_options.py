"""Options that every source understands."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kronika.model.errors import SettingsError
from kronika.model.pacing import Pacing
from kronika.model.source import Source
from kronika.sources.common_options import COMMON, check_options, check_repair, pacing_of, repairs_itself


def source(lang: str | None = None, **options: str) -> Source:
    return Source(name="Listy", url="http://listy.localhost/", kind="site", lang=lang, options=options)


def test_without_options_the_settings_for_all_hold() -> None:
    assert pacing_of(source(), "UTC") == Pacing()


def test_a_pace_of_its_own() -> None:
    assert pacing_of(source(delay="1.5", per_host="2"), "UTC") == Pacing(delay=1.5, per_host=2)


@pytest.mark.parametrize(
    ("made", "zone"),
    [
        (source(hours="22-6"), "Europe/London"),
        (source("cs", hours="22-6"), "Europe/Prague"),
        (source("en", hours="22-6"), "Europe/London"),  # spoken in too many places to tell
        (source("cs", hours="22-6", zone="Asia/Tokyo"), "Asia/Tokyo"),
    ],
)
def test_hours_are_counted_where_the_source_lives(made: Source, zone: str) -> None:
    hours = pacing_of(made, "Europe/London").hours
    assert hours is not None and hours.zone == zone
    assert hours.opens(datetime(2026, 1, 5, 12, tzinfo=UTC)).tzinfo is not None


@pytest.mark.parametrize(
    "options",
    [
        {"delay": "soon"},
        {"delay": "-1"},
        {"delay": "nan"},
        {"delay": "inf"},
        {"per_host": "0"},
        {"per_host": "65"},
        {"per_host": "many"},
        {"hours": "night"},
        {"hours": "10-11", "zone": "Mars"},
        {"zone": "Mars"},
    ],
)
def test_a_wrong_value_is_a_sentence_that_names_the_source(options: dict[str, str]) -> None:
    with pytest.raises(SettingsError, match="Listy"):
        pacing_of(source(**options), "UTC")


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    check_options(source(**dict.fromkeys(COMMON, "1"), depth="2"), {"depth": "How deep."})
    with pytest.raises(SettingsError, match="colour.*delay, depth"):
        check_options(source(colour="red"), {"depth": "How deep."})


def test_repair_is_auto_or_ask() -> None:
    assert repairs_itself(source(repair=" Auto "))
    assert not repairs_itself(source(repair="ask")) and not repairs_itself(source())
    check_repair(source())
    check_repair(source(repair="ask"))
    with pytest.raises(SettingsError, match="it must be auto or ask"):
        check_repair(source(repair="yes"))
