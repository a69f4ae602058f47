"""A page as lines: html and plain text give blocks, headings, cells and raised digits alike."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.facts.page_text import text_of_html, text_of_plain
from kronika.facts.table_places import tables_of
from kronika.model.mention import PageText, TextLine


def line_with(page: PageText, words: str) -> TextLine:
    return next(line for line in page.lines if words in page.text[line.start : line.end])


def test_plain_text_is_kept_as_it_is() -> None:
    text = " \tMsze święte\r\n\n\n • 7.00 \n"
    page = text_of_plain(text)
    assert page.text == text
    assert [text[line.start : line.end] for line in page.lines] == ["Msze święte", "• 7.00"]


def test_a_colon_heads_the_list_below_it() -> None:
    page = text_of_plain("PORZĄDEK MSZY\n\nNiedziela i święta:\n\n • 7.00\n • 9.00\nDni powszednie:\n • 18.00\n")
    assert line_with(page, "7.00").path == ("PORZĄDEK MSZY", "Niedziela i święta")
    assert line_with(page, "18.00").path == ("PORZĄDEK MSZY", "Dni powszednie")


def test_a_line_of_prose_is_no_heading() -> None:
    page = text_of_plain("W czasie wakacji\nnie ma Mszy o 6:30.")
    assert not any(line.heading for line in page.lines)


def test_a_line_with_a_date_may_head_and_one_with_an_hour_may_not() -> None:
    page = text_of_plain("Wielki Czwartek – 1.04.2021\n\n19.00 – Msza\n\nDroga Krzyżowa 17.15\n\nkoniec")
    assert [line.heading for line in page.lines] == [True, False, False, False]


def test_marks_of_headings_count() -> None:
    page = text_of_plain("# Msze\n## Niedziele\n7.00\n## Dni powszednie\n18.00\n# Kancelaria\n9.00\n")
    assert line_with(page, "18.00").path == ("Msze", "Dni powszednie")
    assert line_with(page, "9.00").path == ("Kancelaria",)


def test_bold_lines_in_a_paragraph_head_what_follows() -> None:
    page = text_of_html(
        "<h2>Msze</h2><p><b>Niedziela</b><br>7<sup>30</sup><br><strong>Dni powszednie:</strong><br>18.00</p>"
    )
    assert line_with(page, "7³⁰").path == ("Msze", "Niedziela")
    assert line_with(page, "18.00").path == ("Msze", "Dni powszednie")


def test_terms_head_their_definitions() -> None:
    page = text_of_html("<h2>Msze</h2><dl><dt>Różaniec<dd>codziennie 17.30<dt>Niedziela<dd>8.00</dl>")
    assert line_with(page, "17.30").path == ("Msze", "Różaniec")
    assert line_with(page, "8.00").path == ("Msze", "Niedziela")


def test_cells_know_the_heads_of_their_row_and_column() -> None:
    page = text_of_html(
        "<table><tr><th>dzień<th>lato<th>zima</tr><tr><td>niedziela<td>7.00<td>8.00</tr></table><table><tr><td>x</table>"
    )
    cell = line_with(page, "8.00")
    tables = tables_of(page)
    assert (cell.table, cell.row, cell.column) == (0, 1, 2)
    assert (tables.above(cell), tables.before(cell), tables.beside(cell)) == ("zima", "niedziela", "7.00")
    assert line_with(page, "x").table == 1


def test_a_menu_in_a_layout_table_is_no_head_and_headings_inside_a_cell_count() -> None:
    menu = "<br>".join(f"<a href=/{number}>Msze i nabożeństwa {number}</a>" for number in range(12))
    page = text_of_html(f"<table><tr><td>{menu}<td><h2>Różaniec</h2><p><b>Codziennie</b><p>17.30</table>")
    cell = line_with(page, "17.30")
    assert cell.path == ("Różaniec", "Codziennie")
    assert tables_of(page).before(cell) == ""


def test_a_row_of_one_bold_cell_is_a_heading() -> None:
    page = text_of_html("<table><tr><td colspan=2><b>Spowiedź</b></tr><tr><td>piątek<td>16.00</tr></table>")
    assert line_with(page, "16.00").path == ("Spowiedź",)


def test_lines_of_one_paragraph_share_a_block_and_items_do_not() -> None:
    page = text_of_html("<p>a<br>b<ul><li>c<li>d</ul>")
    assert [line.block for line in page.lines] == [0, 0, 1, 2]
    assert page.text == "a\nb\n\n• c\n• d"


def test_bytes_that_are_no_text_give_an_empty_page() -> None:
    assert text_of_html(b"\x00\x01\x02PNG" * 100).text == ""


@given(st.text(max_size=400))
@settings(max_examples=200, deadline=None)
def test_no_text_breaks_either_reader(text: str) -> None:
    for page in (text_of_plain(text), text_of_html(text), text_of_html(text.encode("utf-8", "replace"))):
        assert all(0 <= line.start < line.end <= len(page.text) for line in page.lines)
        assert all(one.end <= other.start for one, other in zip(page.lines, page.lines[1:], strict=False))
    assert text_of_plain(text).text == text
