"""Text or binary, and who is believed when header, name and bytes disagree."""

from __future__ import annotations

import random

import pytest

from kronika.html.sniff import looks_binary, wide_markup

NOISE = random.Random(1).randbytes(4000)


@pytest.mark.parametrize(
    ("content_type", "url", "expected"),
    [
        ("video/mp4", None, True),
        ("application/pdf; x=1", None, True),
        ("text/html", "http://x.example/a.pdf", False),
        (None, "http://x.example/a.PDF?x=1", True),
        (None, "http://x.example/a", False),
        ("application/json", None, False),
        ("image/svg+xml", None, False),
        ("application/rss+xml", None, False),
        (None, "http://[bad/", False),
        (None, None, False),
    ],
)
def test_header_then_name_speak_for_an_empty_body(content_type: str | None, url: str | None, expected: bool) -> None:
    assert looks_binary(b"", content_type, url) is expected


@pytest.mark.parametrize(
    "body",
    [
        NOISE,
        b"\x00\x00\x00\x20ftypisom" + NOISE,
        b"%PDF-1.4\nplain",
        b"PK\x03\x04",
        b"GIF89a",
        b"RIFF\x00\x00\x00\x00WAVEfmt ",
    ],
)
@pytest.mark.parametrize("content_type", ["text/html; charset=utf-8", None])
def test_a_header_that_says_text_loses_against_binary_bytes(body: bytes, content_type: str | None) -> None:
    assert looks_binary(body, content_type, "http://x.example/index.html")


@pytest.mark.parametrize("content_type", ["application/octet-stream", "image/png", "video/mp4"])
def test_a_header_that_says_binary_loses_against_text(content_type: str, czech: str) -> None:
    assert not looks_binary(f"<p>{czech}".encode(), content_type, "http://x.example/a.zip")


def test_the_space_is_no_control_character() -> None:
    assert not looks_binary(b" " * 900 + b"\xf8" * 50 + b"<p>x</p>")


def test_other_control_characters_are() -> None:
    assert looks_binary(b"\x0e" * 400 + b"a" * 600)
    assert looks_binary(b"\x0e" * 400 + b"\xf8" * 600)
    assert not looks_binary(b"\x08\t\n\x0c\r" * 200 + b"a")


@pytest.mark.parametrize("charset", ["windows-1251", "koi8-r", "utf-8", "utf-16"])
def test_plain_russian_prose_is_text(russian: str, charset: str) -> None:
    assert not looks_binary(((russian + " ") * 20).encode(charset))


def test_utf8_cut_in_a_character_is_text() -> None:
    assert not looks_binary(("a" * 1023 + "ř" * 20).encode())


def test_a_stray_null_in_markup_is_forgiven_elsewhere_not() -> None:
    assert not looks_binary(b"<!DOCTYPE html><p>a\x00b</p>")
    assert looks_binary(b"plain\x00text")


def test_header_decides_what_the_bytes_leave_open() -> None:
    body = (b"\x85\x86" + b"ab" * 5) * 80  # one byte in six is a control character, and it is not UTF-8
    assert looks_binary(body, "application/octet-stream")
    assert not looks_binary(body, "text/html")


@pytest.mark.parametrize("charset", ["utf-16le", "utf-16be"])
def test_wide_markup_may_begin_with_blanks(charset: str) -> None:
    body = "\r\n  <html><p>Žluťoučký kůň".encode(charset)
    assert not looks_binary(body)
    assert wide_markup(body) == charset
