"""A stretch of text is the bytes it was read from, in every charset and with damage."""

from __future__ import annotations

import codecs

import pytest

from kronika.html.byte_places import bytes_of, character_of
from kronika.html.charset import decode

TEXT = "Žluťoučký kůň úpěl ďábelské ódy na náměstí v Brně; příšerně žluté moře. "
RUSSIAN = "Мэр сказал, что ремонт моста через реку закончится осенью этого года. "


@pytest.mark.parametrize(
    ("text", "charset"),
    [(TEXT, "utf-8"), (TEXT, "windows-1250"), (TEXT, "iso-8859-2"), (RUSSIAN, "windows-1251"), (RUSSIAN, "koi8-r"),
     (TEXT + "🏔 ", "utf-8"), (TEXT, "utf-16-le")],
)  # fmt: skip
def test_bytes_hold_what_was_read_from_them(text: str, charset: str) -> None:
    source = f"<html><body><p>{text * 3}</p></body></html>"
    body = (codecs.BOM_UTF16_LE if charset == "utf-16-le" else b"") + source.encode(charset)
    page = decode(body, f"text/html; charset={charset}")
    assert page.text == source
    for start, end in ((0, 5), (15, 24), (16, 17), (40, 90), (len(source) - 3, len(source))):
        first, last = bytes_of(body, page, start, end)
        assert body[first:last].decode(charset) == source[start:end]
        assert (character_of(body, page, first), character_of(body, page, last)) == (start, end)


def test_damaged_bytes_count_as_they_were_read() -> None:
    body = b"<p>\xc3" + TEXT.encode() + b"\xe2\x82 a \xff konec</p>"
    page = decode(body, "text/html; charset=utf-8")
    start = page.text.index("konec")
    first, last = bytes_of(body, page, start, start + 5)
    assert body[first:last] == b"konec"
    start = page.text.index("Žlu")
    assert body[bytes_of(body, page, start, start + 3)[0] :].startswith("Žlu".encode())
