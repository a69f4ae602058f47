"""Caps change nothing on ordinary pages and keep the text of extraordinary ones."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from kronika.html.caps import (
    LONG_TAG,
    MAX_ATTRIBUTES,
    MAX_CHARACTERS,
    MAX_DEPTH,
    cap,
    flatten,
    is_ordinary,
    level,
    long_stretches,
    open_end,
)
from kronika.html.document import tree

ORDINARY = "<!DOCTYPE html><html><head><title>Most</title></head><body><!-- x --><ul><li>a<li>b</ul><p>c<br>d<p>e</body></html>"


def test_ordinary_pages_pass_untouched() -> None:
    assert cap(ORDINARY) is ORDINARY


def test_flatten_keeps_the_text_and_marks_the_edges() -> None:
    flat = flatten("<div>" * (MAX_DEPTH + 2) + "a<b>b</b><div>c</div>" + "</div>" * (MAX_DEPTH + 2) + "<p>d")
    assert flat.count("<div>") == MAX_DEPTH
    assert "ab<br>c<br>" in flat
    assert flat.endswith("<p>d")


def test_tags_in_scripts_and_comments_are_left_alone() -> None:
    inside = "<script>'<div>'</script><!-- <div> --><style>b{}</style>"
    assert level(inside + "<div>x</div>") == inside + "<br>x<br>"


def test_huge_tags_keep_their_first_attributes() -> None:
    tag = "<div id=prvni " + " ".join(f"a{n}='{n}'" for n in range(5_000)) + ">text"
    capped = cap(tag)
    assert capped.startswith("<div id=prvni a0='0'")
    assert capped.endswith(">text")
    assert capped.count("=") == MAX_ATTRIBUTES - 1  # the name of the tag counts as one


def test_size() -> None:
    assert len(cap("a" * (MAX_CHARACTERS + 5))) == MAX_CHARACTERS


def test_a_closed_title_before_an_open_one() -> None:
    assert cap("<title>a</title><p>b") == "<title>a</title><p>b"
    assert cap("<TITLE>a<p>b") == "<TITLE>a</title><p>b"
    assert cap("<!-- a --><p>b<!-- c") == "<!-- a --><p>b  c"


def test_an_endless_class_is_cut_and_the_tag_stays_whole() -> None:
    capped = cap(f'<div id=a class="{"x " * 100_000}" lang=cs><p>text</p></div>')
    assert len(capped) < 3_000
    root = etree.fromstring(capped, etree.HTMLParser())
    assert root.xpath("string(//div/@lang)") == "cs"
    assert root.xpath("string(//p)") == "text"


def test_what_follows_the_end_belongs_to_the_page() -> None:
    page = "<html><body><p>one</p></body></html><p>two</p><html><body class=b><p>three</p></body></html>"
    assert open_end(page) == "<html><body><p>one</p><p>two</p><p>three</p>"


PIECES = st.sampled_from(
    [
        "<p>",
        "text",
        "<title>",
        "</title>",
        "<!--",
        "-->",
        "<iframe src=x>",
        "</IFRAME>",
        "<TextArea>",
        "</textarea>",
        "\x00",
        "<",
        ">",
        " ",
    ]
)


@given(st.lists(PIECES, max_size=20).map("".join))
def test_nothing_is_lost_that_a_cap_would_save(page: str) -> None:
    assert readable(page) >= readable(cap(page))


def readable(page: str) -> int:
    """How often "text" can be read on a page."""
    root = tree(page, page.encode())
    etree.strip_elements(root, "textarea", "iframe", "title", with_tail=False)
    return "".join(map(str, root.itertext())).count("text")


def test_a_huge_tag_is_not_ordinary() -> None:
    assert is_ordinary(b"<p class=a>text</p>")
    assert not is_ordinary(b"<p " + b"a=1 " * 1_000 + b">text</p>")
    assert not is_ordinary(b"<p " + b"a=1 " * 1_000)


def test_what_a_script_compares_and_long_values_are_ordinary() -> None:
    code = b"<script>if (a <b  && " + b"x=1, " * 1_000 + b") c>d</script>"
    assert is_ordinary(code + b"<p>text</p>")
    assert is_ordinary(b'<img srcset="' + b"/a.jpg 2x, " * 1_000 + b'">')
    assert not is_ordinary(code + b"<p " + b"a=1 " * 1_000 + b">text</p>")


@given(
    st.lists(st.sampled_from([0, 1, 7, LONG_TAG - 2, LONG_TAG - 1, LONG_TAG, LONG_TAG + 1, 3 * LONG_TAG]), max_size=8)
)
def test_long_stretches_are_those_between_two_ends_that_are_too_far_apart(lengths: list[int]) -> None:
    page = b">".join(b"a" * length for length in lengths)
    ends = [-1, *(place for place, sign in enumerate(page) if sign == ord(">")), len(page)]
    apart = [(one + 1, other) for one, other in pairwise(ends) if other - one > LONG_TAG]
    assert list(long_stretches(page)) == apart
