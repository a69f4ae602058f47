"""Pages however broken are parsed in bounded time, and their text is not lost."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.html.document import Document, parse
from kronika.html.links import links
from kronika.html.text import text_of
from kronika.model.errors import NotText


def words(document: Document) -> str:
    return text_of(document.root)


def test_the_simple_case() -> None:
    body = '<html lang="cs-CZ"><head><title> Most\n otevřen </title><base href="/zpravy/"></head><body><p>Ahoj'
    document = parse(body.encode(), url="http://denik.example/a?b=1", content_type="text/html; charset=utf-8")
    assert (document.title, document.lang, document.charset, document.how) == ("Most otevřen", "cs", "utf-8", "header")
    assert document.base == "http://denik.example/zpravy/"
    assert document.url == "http://denik.example/a?b=1"


@pytest.mark.parametrize("body", [b"", "", b"  \n", "\x00", b"<!-- -->", "<?xml?>", "<!DOCTYPE html>"])
def test_nothing_is_an_empty_page(body: bytes | str) -> None:
    document = parse(body)
    assert document.title == ""
    assert links(document) == []


def test_binary_is_refused_with_a_sentence() -> None:
    with pytest.raises(NotText, match=r"http://x\.example/v is not a text page"):
        parse(b"\x00\x00\x00\x18ftypmp42" + bytes(500), url="http://x.example/v", content_type="text/html")


@pytest.mark.parametrize("tag", ["div", "span", "table", "unknown-tag"])
def test_deep_nesting_keeps_the_text(tag: str) -> None:
    deep = parse("<body>START " + f"<{tag}>x " * 100_000 + "DEEP" + f"</{tag}>" * 100_000 + " END")
    assert words(deep).count("x") >= 100_000
    assert "START" in words(deep)
    assert "DEEP" in words(deep)
    assert "END" in words(deep)


def test_never_closed_tags_keep_the_text() -> None:
    body = "".join(f"<div class=c{i}><table><tr><td><b>slovo{i} " for i in range(30_000))
    assert "slovo29999" in words(parse(body))


def test_closings_first_do_not_hide_the_depth() -> None:
    assert "END" in words(parse("<body>" + "</div>" * 50_000 + "<div>" * 50_000 + "END"))


@pytest.mark.parametrize(
    "unit",
    ["<div><script>'</div>'</script><!-- </div> -->", "<div></b>", "<div title='</div>'>", "<span></div><b></p>"],
)
def test_depth_hidden_by_false_closings(unit: str) -> None:
    assert "END" in words(parse("<body>" + unit * 20_000 + "END"))


def test_a_million_attributes() -> None:
    body = "<body><p>before</p><div " + " ".join(f"a{i}=1" for i in range(1_000_000)) + ">inside</div><p>END"
    assert words(parse(body)) == "beforeinsideEND"


def test_many_tags_with_many_attributes() -> None:
    tag = "<div " + " ".join(f"a{i}='1'" for i in range(2_000)) + ">x</div>"
    assert words(parse("<body>" + tag * 300)).count("x") == 300


def test_a_long_data_address_is_kept() -> None:
    body = "<body><img alt=Most src='data:image/png;base64," + "A" * 50_000 + "'><p>END"
    document = parse(body)
    assert [image.get("alt") for image in document.root.iter("img")] == ["Most"]
    assert "END" in words(document)


@pytest.mark.parametrize(
    "hidden",
    [
        "<!-- a <b>",
        "<title>Most<body>",
        "<textarea>",
        "<button>",
        "<select><option>",
        "<a href=x>",
        "<noscript>",
        "<iframe>",
        "<xmp>",
    ],
)
def test_unclosed_openings_do_not_swallow_the_page(hidden: str) -> None:
    assert "END" in words(parse(f"<html><body><p>START</p>{hidden}<p>END</p></body></html>"))


def test_nulls_and_long_lines() -> None:
    assert words(parse("<p>a\x00b</p>\x00END")) == "abEND"
    assert words(parse(b"<html><p>a\x00b</p>END")) == "abEND"
    assert words(parse("<p>" + "slovo " * 1_700_000 + "END")).endswith("END")
    assert "END" in words(parse("<" * 1_000_000 + "<p>END"))


def test_lone_surrogates() -> None:
    assert "END" in words(parse("<p>\ud800 END"))


@pytest.mark.parametrize(
    ("head", "lang"),
    [
        ('<html lang="pl">', "pl"),
        ('<html xml:lang="RU_ru">', "ru"),
        ('<html><meta http-equiv="Content-Language" content="cs">', "cs"),
        ('<html lang="">', None),
        ('<html lang="xyzzy">', None),
    ],
)
def test_language_claims(head: str, lang: str | None) -> None:
    assert parse(head + "<body>x").lang == lang


@pytest.mark.parametrize(
    "page",
    [
        "<html><body><p>a</p></body></html><p>b</p>",
        "<html><body><p>a</p></body><p>b</p></html>",
        "<html><body><p>a</p></body><body><p>b</p></body></html>",
        "<html><body><p>a</p></body>b</html>",
    ],
)
def test_text_after_the_end_is_in_the_body(page: str) -> None:
    body = parse(page).root.find("body")
    assert body is not None
    assert "".join(body.itertext()) == "ab"


def test_control_characters_are_left_out() -> None:
    paragraph = next(parse("<p>a\x01b\x0cc\x1f&#2;d</p>").root.iter("p"))
    assert paragraph.text == "ab cd"
    paragraph.text = paragraph.text  # can be written back


def test_title_of_a_drawing_is_not_the_title() -> None:
    assert parse("<body><svg><title>logo</title></svg><title>Most</title>").title == "Most"


MARKUP = st.lists(
    st.sampled_from(
        [
            "<div>",
            "</div>",
            "<p",
            ">",
            "<!--",
            "-->",
            "<script>",
            "</script",
            "<a href='",
            "'",
            '"',
            "<table><tr>",
            "&#0;",
            "&amp",
            "\x00",
            "<title>",
            "<b>",
            "ř",
            "<![CDATA[",
            "<?",
            "\ud800",
        ]
    )
    | st.text(max_size=5),
    max_size=60,
).map("".join)


@settings(max_examples=300, deadline=None)
@given(MARKUP)
def test_any_markup_parses(text: str) -> None:
    links(parse(text, url="http://x.example/"))


@settings(max_examples=300, deadline=None)
@given(
    st.binary(max_size=300),
    st.sampled_from([None, "text/html", "text/html; charset=utf-8", "image/png", "text/html; charset=rot13", "\xff"]),
)
def test_any_bytes_parse_or_are_not_text(body: bytes, content_type: str | None) -> None:
    with contextlib.suppress(NotText):
        links(parse(body, url="http://x.example/", content_type=content_type))
