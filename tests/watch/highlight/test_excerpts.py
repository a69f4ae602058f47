"""Excerpts: each change with a few words around it and the headings above."""

from __future__ import annotations

from kronika.watch.highlight.excerpts import AROUND, Excerpt, SpanKind, excerpts
from kronika.watch.highlight.plain import plain
from kronika.watch.highlight.stops import stops
from tests.watch.highlight.views import segments_of, view_of


def told(before: str, after: str) -> list[Excerpt]:
    one, two = view_of(before), view_of(after)
    return excerpts(one, two, stops(one, two, segments_of(one, two)))


def test_a_changed_price_stands_in_its_sentence_under_its_headings() -> None:
    page = "<h1>Ceník</h1><h2>Chléb</h2><p>Kilo stojí <b>PRICE</b> Kč, včetně daně.</p><h2>Mléko</h2><p>x</p>"
    [excerpt] = told(page.replace("PRICE", "40,50"), page.replace("PRICE", "42"))
    assert excerpt.headings == ("Ceník", "Chléb")
    assert plain([excerpt]) == "1. replaced · Ceník › Chléb\n   Kilo stojí [-40,50-] {+42+} Kč, včetně daně.\n"


def test_a_heading_does_not_stand_above_itself() -> None:
    [excerpt] = told("<h1>Obec</h1><h2>Staré</h2>", "<h1>Obec</h1><h2>Nové</h2>")
    assert excerpt.headings == ("Obec",)


def test_long_lines_are_cut_and_say_so() -> None:
    words = [f"slovo{number}" for number in range(100)]
    line = " ".join(words)
    [excerpt] = told(f"<p>{line}</p>", f"<p>{line.replace('slovo50', 'nové')}</p>")
    [spans] = excerpt.lines
    assert [span.kind for span in spans if span.text.strip()] == [
        SpanKind.SAME,
        SpanKind.REMOVED,
        SpanKind.ADDED,
        SpanKind.SAME,
    ]
    text = "".join(span.text for span in spans)
    assert text.startswith(f"… slovo{50 - AROUND} ")
    assert text.endswith(f" slovo{50 + AROUND} …")


def test_blocks_that_came_or_went_have_a_line_each_and_their_neighbours() -> None:
    items = [f"<li>položka {name}</li>" for name in ("první", "druhá", "třetí", "čtvrtá")]
    [excerpt] = told(f"<ul>{''.join(items)}</ul>", f"<ul>{items[0]}{items[3]}</ul>")
    assert plain([excerpt]).splitlines()[1:] == [
        "   položka první",
        "   [-položka druhá-]",
        "   [-položka třetí-]",
        "   položka čtvrtá",
    ]


def test_punctuation_stays_where_it_stands() -> None:
    [excerpt] = told("<p>Ano, (možná) přijde.</p>", "<p>Ano, (možná) nepřijde!</p>")
    assert "".join(span.text for span in excerpt.lines[0]) == "Ano, (možná) přijde. nepřijde!"


def test_times_with_raised_minutes_are_not_read_as_numbers() -> None:
    [excerpt] = told("<p>mše v 18<sup>30</sup></p>", "<p>mše</p>")
    assert "[-v 18³⁰-]" in plain([excerpt])


def test_another_address_is_told_with_both() -> None:
    [excerpt] = told('<p>Viz <a href="/a">řád</a>.</p>', '<p>Viz <a href="/b">řád</a>.</p>')
    assert plain([excerpt]).splitlines()[1] == ("   Viz [-→ https://example.org/a-] {+→ https://example.org/b+} řád.")


def test_a_page_that_was_replaced_wholly_is_told_in_part() -> None:
    [excerpt] = told("<p>staré</p>", "".join(f"<p>slovo{number} nové</p>" for number in range(3000)))
    assert sum(len(span.text.split()) for line in excerpt.lines for span in line) < 2_100
