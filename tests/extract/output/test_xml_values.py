"""Values as XML wants them."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from kronika.extract.output.xml_values import moment, pointer, tongue


@pytest.mark.parametrize(
    ("address", "made"),
    [
        ("https://a.example/b?c[]=d e#f#g", "https://a.example/b?c%5B%5D=d%20e#f%23g"),
        ("http://[::1]:8000/ž", "http://[::1]:8000/%C5%BE"),
        ("https://a.example/100%/%41", "https://a.example/100%25/%41"),
        ("javascript:alert(1)", "javascript%3Aalert%281%29"),
        ("http://a b/", "http%3A//a%20b/"),
    ],
)
def test_addresses(address: str, made: str) -> None:
    assert pointer(address) == made


def test_offsets_that_xml_does_not_know_are_counted_into_utc() -> None:
    prague = timezone(timedelta(minutes=57, seconds=44))
    assert moment(datetime(1850, 1, 1, 12, 0, tzinfo=prague)) == "1850-01-01T11:02:16+00:00"
    assert moment(datetime(2026, 1, 1, tzinfo=timezone(timedelta(hours=2)))) == "2026-01-01T00:00:00+02:00"
    assert moment(datetime(1, 1, 1, tzinfo=prague)) == datetime(1, 1, 1, tzinfo=UTC).isoformat()


def test_only_codes_are_languages() -> None:
    assert [tongue(lang) for lang in ("cs", "zh-Hant", "no such language", "", None)] == [
        "cs",
        "zh-Hant",
        None,
        None,
        None,
    ]
