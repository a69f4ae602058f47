"""The smallest element that holds a text."""

from __future__ import annotations

import pytest

from kronika.html.document import parse
from kronika.verify.classic.holder import MOST, holder_of

LEAD = "The bridge at Horní Lhota is open again after four months."
BODY = "Cars may cross it from Friday, lorries only from the first of the next month, said the mayor."
LAST = "The repairs cost nine millions and were paid by the region."


def held(page: str, *paragraphs: str) -> str | None:
    holder = holder_of(parse(page).root, paragraphs)
    return None if holder is None else holder.get("id") or str(holder.tag)


def test_the_smallest_element_around_all_paragraphs() -> None:
    page = f"<main id=m><header id=h><p id=l>{LEAD}</p></header><div id=t><p id=b>{BODY}</p><p>{LAST}</p></div></main>"
    assert held(page, BODY, LAST) == "t"
    assert held(page, LEAD, BODY, LAST) == "m"
    assert held(page, BODY) == "b"


def test_text_between_line_breaks_belongs_to_what_is_around_them() -> None:
    assert held(f"<div id=t>{LEAD}<br><br>{BODY}<br><br><b>{LAST}</b></div>", LEAD, BODY, LAST) == "t"
    assert held(f"<div id=t><b>x</b>{BODY}</div>", BODY) == "t"


def test_a_lead_quoted_elsewhere_too_is_taken_where_the_text_is() -> None:
    page = f"<body id=all><p>{LEAD}</p><div id=t><p>{LEAD}</p><p>{BODY}</p></div><p>{LEAD}</p>"
    assert held(page, LEAD, BODY) == "t"


def test_a_shortened_teaser_is_not_taken_for_the_paragraph() -> None:
    page = f"<body id=all><p>{BODY[:60]}…</p><div id=t><p id=b>{BODY}</p></div>"
    assert held(page, BODY) == "b"


def test_what_extraction_mended_inside_a_paragraph_does_not_hide_it() -> None:
    page = f"<div id=t><p>{BODY.replace('lorries', 'lor-ries')}</p><p>{LAST}</p></div>"
    assert held(page, BODY, LAST) == "t"


def test_white_space_does_not_matter() -> None:
    page = f"<div id=t><p>\n  {BODY.replace(' ', chr(10) + chr(0xA0))}</p></div>"
    assert held(page, BODY) == "p"


def test_short_lines_lead_nowhere() -> None:
    page = f"<body id=all><p>Advert</p><div id=t><p>{BODY}</p><p>{LAST}</p></div>"
    assert held(page, "Advert", BODY, LAST) == "t"
    assert held("<div id=t><p>Yes.</p><p>No.</p></div>", "Yes.", "No.") == "t"


def test_a_page_with_less_than_half_of_the_text_does_not_hold_it() -> None:
    page = f"<div id=t><p>{LAST}</p></div>"
    assert held(page, LAST, LEAD[:20]) == "p"
    assert held(page, LEAD, BODY, LAST) is None
    assert held(page) is None
    assert held("", BODY) is None


@pytest.mark.parametrize("tag", ["script", "style", "template"])
def test_what_nobody_reads_is_not_the_article(tag: str) -> None:
    page = f"<body><div id=t><p id=b>{BODY}</p></div><{tag}>{BODY} {LAST}</{tag}>"
    assert held(page, BODY) == "b"
    assert held(page, LAST) is None


def test_of_a_very_long_text_both_ends_are_looked_for() -> None:
    lines = [f"Line number {1_000 + number} of a long report on the meeting." for number in range(3 * MOST)]

    def page(first: list[str], last: list[str]) -> str:
        return f"<div id=t>{''.join(f'<p>{line}</p>' for line in first)}</div><div>{''.join(last)}</div>"

    assert held(page(lines[:MOST], lines[-1:]), *lines) == "body"
    assert held(page(lines[MOST:-MOST], []), *lines) is None
