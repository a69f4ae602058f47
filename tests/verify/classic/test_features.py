"""The nine numbers of a document."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.html.document import parse
from kronika.model.document import Document
from kronika.verify.classic.features import FEATURES, classic_features, paragraphs_of

ONE = "The council of Velká Lhota has bought a second ladder for its firemen."
TWO = "It is nine metres long and reaches the roof of the school."
THREE = "The old one stays in the village and will be lent to gardeners."
PAGE = f"""<html><head><title>Ladder</title><script>var text = "{ONE} {TWO} {THREE}";</script></head><body>
<div class="menu"><a href="/">Home</a><a href="/sport">Sport</a><img src="logo.png"></div>
<div class="page"><h1>A ladder</h1>
<div class="text"><p>{ONE}</p><p>It is <b>nine</b> metres <em>long</em> and reaches the <a href="/roof">roof</a> of the school.</p>
<img src="ladder.jpg"><p><span>The old one</span> stays in the village<br> and will be lent to <a name="g">gardeners</a>.</p></div>
<ul><li><a href="/1">More</a></li></ul></div></body></html>"""


def features(text: str, page: str = PAGE) -> tuple[float, ...]:
    return classic_features(Document(source="paper", html=page, text=text))


def test_the_nine_of_a_plain_page() -> None:
    sizes = [len(ONE), len(TWO), len(THREE)]
    mean = sum(sizes) / 3
    page, text, count, variance, links, blocks, styles, images, others = features(f"{ONE}\n\n{TWO}\n\n{THREE}")
    assert (page, text, count) == (len(PAGE), sum(sizes), 3)
    assert variance == pytest.approx(sum((size - mean) ** 2 for size in sizes) / 3)
    assert (links, blocks, styles, images) == (1, 2, 2, 1)  # the menu's links and picture are not the article's
    assert others == 4  # three <p>, and an anchor that leads nowhere


def test_a_parsed_page_gives_the_same() -> None:
    document = Document(source="paper", html=PAGE, text=f"{ONE}\n\n{TWO}")
    assert classic_features(document, parse(PAGE)) == classic_features(document)


def test_a_single_paragraph_is_its_own_article() -> None:
    assert features(TWO)[4:] == (1, 0, 2, 0, 0)


def test_a_text_that_is_not_on_the_page_has_sizes_and_no_tags() -> None:
    page, text, count, _, *tags = features(
        "Something else entirely was written here.\n\nAnd this was not on the page either."
    )
    assert (page, count) == (len(PAGE), 2)
    assert text > 0
    assert tags == [0, 0, 0, 0, 0]


def test_an_empty_text_is_all_zeros_but_the_page() -> None:
    assert features("") == (len(PAGE), *[0] * 8)
    assert features(" \n\n \x00 ") == (len(PAGE), *[0] * 8)


def test_without_a_page_there_is_nothing_to_measure() -> None:
    assert classic_features(Document(source="paper", text=ONE)) == ()
    assert classic_features(Document(source="paper", text=ONE, html=" \n")) == ()


@pytest.mark.parametrize(
    ("text", "count"),
    [("a\n\nb\nc", 2), ("a\nb\nc", 3), ("a\n \t\nb", 2), ("a\r\n\r\nb", 2), ("\n\na\n\n\n\nb\n", 2), ("", 0)],
)
def test_paragraphs_are_parted_by_empty_lines_or_else_by_lines(text: str, count: int) -> None:
    assert len(paragraphs_of(text)) == count


@pytest.mark.parametrize(
    "page", ["<", "\x00", "<p>" * 3_000, "<html></html>", "<table><p>a</table></b></p>" * 50, "&#0;\ud800"]
)
def test_broken_pages_are_measured_too(page: str) -> None:
    assert len(features(f"{ONE}\n\n{TWO}", page)) == FEATURES


@settings(max_examples=150, deadline=None)
@given(page=st.text(alphabet="<>/pdiv abr\"='&;\x00\n\u00a0é", max_size=300), text=st.text(max_size=120))
def test_nothing_makes_it_fail(page: str, text: str) -> None:
    assert len(features(text, f"x{page}{text}")) == FEATURES
