"""Text from the web is one line and reads as it is written."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from kronika.notify.wording import moment, one_line


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("  a \r\n b\tc\u2028d\x00e\x1b[31m ", "a b c d e [31m"),
        ("Žluťoučký kůň — ok", "Žluťoučký kůň — ok"),
        ("evil\u202egnp.exe\u2066", "evilgnp.exe"),
        ("half \ud83d letter", "half letter"),
        ("", ""),
    ],
)
def test_one_line(text: str, found: str) -> None:
    assert one_line(text) == found
    one_line(text).encode()


def test_what_is_too_long_is_cut_and_shows_it() -> None:
    assert one_line("one two three", 8) == "one two…"
    assert one_line("one two", 7) == "one two"


def test_a_moment_in_the_readers_zone() -> None:
    assert moment(datetime(2026, 7, 5, 23, 30, tzinfo=UTC), "Europe/Prague") == "6 July 2026, 01:30 CEST"
