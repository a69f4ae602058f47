"""Labels mean what browsers take them to mean."""

from __future__ import annotations

import codecs

import pytest

from kronika.html.labels import CODECS, codec_of, named


@pytest.mark.parametrize(
    ("label", "expected"),
    [
        ("latin1", "windows-1252"),
        ("ISO-8859-1", "windows-1252"),
        ("us-ascii", "windows-1252"),
        (" UTF8 ", "utf-8"),
        ("win-1250", "windows-1250"),
        ("cp1251", "windows-1251"),
        ("latin2", "iso-8859-2"),
        ("koi8-r", "koi8-r"),
        ("gb2312", "gb18030"),
        ('"utf-8"', "utf-8"),
        ("base64", None),
        ("rot13", None),
        ("unicode_escape", None),
        ("utf-7", None),
        ("nonsense", None),
        ("", None),
        (None, None),
        ("ÿ", None),
        ("a" * 5000, None),
    ],
)
def test_named(label: str | None, expected: str | None) -> None:
    assert named(label) == expected


def test_every_name_has_a_codec_that_reads_text() -> None:
    for name in CODECS:
        assert codecs.lookup(codec_of(name)).name == codec_of(name)
        assert named(name) in (name, "windows-1252")
