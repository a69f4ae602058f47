"""Pages in five charsets, declared, undeclared, lying and damaged, all read rightly."""

from __future__ import annotations

import codecs
import random

import pytest

from kronika.html.charset import Decoded, decode

TEXTS = {"windows-1250": "cs", "iso-8859-2": "pl", "windows-1251": "ru", "koi8-r": "ru", "utf-8": "cs"}
ALL = [
    ("windows-1250", "cs"),
    ("windows-1250", "pl"),
    ("iso-8859-2", "cs"),
    ("iso-8859-2", "pl"),
    ("windows-1251", "ru"),
    ("koi8-r", "ru"),
    ("utf-8", "cs"),
    ("utf-8", "pl"),
    ("utf-8", "ru"),
]


@pytest.fixture(name="prose")
def _prose(czech: str, polish: str, russian: str) -> dict[str, str]:
    return {"cs": czech, "pl": polish, "ru": russian}


def page(text: str, charset: str, head: str = "") -> bytes:
    return f"<!DOCTYPE html><html><head>{head}<title>t</title></head><body><p>{text}</p></body></html>".encode(charset)


@pytest.mark.parametrize(("charset", "lang"), ALL)
@pytest.mark.parametrize("way", ["header", "meta", "http-equiv", "late meta", "undeclared"])
def test_reads_every_charset_however_declared(charset: str, lang: str, way: str, prose: dict[str, str]) -> None:
    heads = {
        "meta": f'<meta charset="{charset}">',
        "http-equiv": f'<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset={charset}">',
        "late meta": f"<script>{'var x = 1;' * 3000}</script><meta charset={charset}>",
    }
    header = f"text/html; charset={charset}" if way == "header" else "text/html"
    decoded = decode(page(prose[lang], charset, heads.get(way, "")), header)
    assert prose[lang] in decoded.text
    assert decoded.charset == charset
    assert decoded.bad == 0
    if way != "undeclared":
        assert decoded.how == ("header" if way == "header" else "meta")


@pytest.mark.parametrize(("charset", "lang"), ALL)
@pytest.mark.parametrize(
    "lie", ["utf-8", "iso-8859-1", "latin1", "us-ascii", "windows-1250", "iso-8859-2", "windows-1251", "koi8-r"]
)
@pytest.mark.parametrize("liar", ["header", "meta"])
def test_a_lie_loses_against_the_letters(charset: str, lang: str, lie: str, liar: str, prose: dict[str, str]) -> None:
    head = f"<meta charset={lie}>" if liar == "meta" else ""
    header = f"text/html; charset={lie}" if liar == "header" else None
    assert prose[lang] in decode(page(prose[lang], charset, head), header).text


def test_right_meta_wins_over_lying_header(czech: str) -> None:
    decoded = decode(page(czech, "windows-1250", "<meta charset=windows-1250>"), "text/html; charset=iso-8859-1")
    assert (decoded.charset, decoded.how) == ("windows-1250", "meta")


@pytest.mark.parametrize(
    ("mark", "codec"),
    [(codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be")],
)
def test_byte_order_mark_wins_over_everything(mark: bytes, codec: str, czech: str) -> None:
    decoded = decode(mark + page(czech, codec, "<meta charset=koi8-r>"), "text/html; charset=windows-1251")
    assert czech in decoded.text
    assert decoded.how == "bom"
    assert not decoded.text.startswith("\ufeff")


def test_wide_bytes_without_a_mark(czech: str) -> None:
    assert czech in decode(page(czech, "utf-16-le")).text


@pytest.mark.parametrize("header", [None, "text/html; charset=utf-8", "text/html; charset=windows-1251"])
def test_utf8_with_a_few_bad_bytes_stays_utf8(russian: str, header: str | None) -> None:
    body = page(russian, "utf-8")
    dice = random.Random(7)
    for _ in range(3):
        at = dice.randrange(80, len(body) - 30)
        body = body[:at] + b"\xff" + body[at:]
    decoded = decode(body, header)
    assert decoded.charset == "utf-8"
    assert 3 <= decoded.bad <= 9  # a byte in the middle of a character damages both halves
    assert "мягких" in decoded.text or "набережную" in decoded.text


def test_utf8_cut_off_in_a_character(czech: str) -> None:
    body = page(czech + " ž", "utf-8").split("ž</p>".encode())[0] + b"\xc5"
    decoded = decode(body)
    assert decoded.charset == "utf-8"
    assert decoded.bad == 1


@pytest.mark.parametrize(
    ("phrase", "charset"),
    [
        ("Новости города", "windows-1251"),
        ("Новости города", "koi8-r"),
        ("Zażółć gęślą jaźń", "windows-1250"),
        ("Zażółć gęślą jaźń", "iso-8859-2"),
        ("Příliš žluťoučký kůň", "windows-1250"),
        ("Příliš žluťoučký kůň", "iso-8859-2"),
        ("wyświetleń", "iso-8859-2"),
    ],
)
def test_one_phrase_in_an_ascii_page(phrase: str, charset: str) -> None:
    body = page("plain words only. " * 300 + phrase + " and more plain words." * 300, charset)
    assert phrase in decode(body).text


def test_page_language_breaks_a_tie() -> None:
    body = '<html lang="pl"><body>Gęś'.encode("windows-1250")
    assert "Gęś" in decode(body, "text/html; charset=iso-8859-1").text


@pytest.mark.parametrize("quotes", ["„{}“", "”{}”", "– {} …"])
def test_windows_punctuation_tells_1250_from_8859_2(quotes: str) -> None:
    text = quotes.format("nové divadlo měří a léčí")
    assert text in decode(page(text, "windows-1250"), "text/html; charset=iso-8859-2").text


def test_western_pages_are_not_taken_for_eastern() -> None:
    for text in (
        "Le café déjà fermé à côté de l’église",
        "Über größere Straßen führt der Weg",
        "El niño comió más piñas después",
    ):
        assert text in decode(page(text, "windows-1252")).text
        assert text in decode(page(text, "windows-1252"), "text/html; charset=iso-8859-1").text


@pytest.mark.parametrize(
    ("codec", "label", "text"),
    [
        ("gb18030", "gb2312", "今天天气很好，我们去公园散步。"),
        ("cp932", "shift_jis", "今日は天気がいいです。"),
        ("cp949", "euc-kr", "오늘은 날씨가 좋습니다."),
    ],
)
def test_declared_eastern_charsets_are_believed(codec: str, label: str, text: str) -> None:
    assert text in decode(page(text, codec), f"text/html; charset={label}").text


def test_a_meta_in_a_comment_declares_nothing(czech: str) -> None:
    decoded = decode(page("plain", "ascii", "<!-- <meta charset=koi8-r> --><meta charset=iso-8859-2>"))
    assert decoded.charset == "iso-8859-2"


def test_ascii_and_empty() -> None:
    assert decode(b"") == Decoded(text="", charset="utf-8", how="validity")
    assert decode(b"<p>hello").how == "validity"
    assert decode(b"<p>hello", "text/html; charset=base64").charset == "utf-8"


def test_xml_declaration(polish: str) -> None:
    body = f'<?xml version="1.0" encoding="ISO-8859-2"?><html><body>{polish}'.encode("iso-8859-2")
    decoded = decode(body)
    assert (decoded.charset, decoded.how) == ("iso-8859-2", "meta")


def test_any_bytes_give_some_text() -> None:
    dice = random.Random(3)
    for size in (1, 2, 7, 100, 5000):
        for _ in range(20):
            assert isinstance(decode(dice.randbytes(size), "text/html; charset=utf-8").text, str)


@pytest.mark.parametrize("charset", ["utf-16le", "utf-16be"])
def test_utf16_without_a_mark_may_begin_with_blanks(charset: str) -> None:
    found = decode("\r\n  <html><p>Žluťoučký kůň".encode(charset))
    assert (found.charset, found.text.strip()) == (charset, "<html><p>Žluťoučký kůň")
