"""Blocks keep everything a reader sees: tables, superscripts, line breaks, headings."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.html.blocks import Block, blocks, outline
from kronika.html.document import parse


def texts(page: str) -> list[str]:
    return [block.text for block in blocks(parse(page))]


def test_inline_tags_join_and_block_tags_split() -> None:
    page = "<p>Most <b>přes</b> <a href=x>řeku</a><script>x</script> stojí</p>vně<div>uvnitř<ul><li>jedna<li>dvě</ul>konec</div>"
    assert texts(page) == ["Most přes řeku stojí", "vně", "uvnitř", "jedna", "dvě", "konec"]


@pytest.mark.parametrize(
    ("page", "expected"),
    [
        ("<p>Msza o 18<sup>30</sup> i 7<sup>00</sup></p>", "Msza o 18³⁰ i 7⁰⁰"),
        ("<p>18<sup><b>30</b></sup></p>", "18³⁰"),
        ("<p>the 1<sup>st</sup> of May</p>", "the 1st of May"),
        ("<p>CO<sub>2</sub></p>", "CO2"),
    ],
)
def test_superscripts_stay_recognisable(page: str, expected: str) -> None:
    assert texts(page) == [expected]


def test_line_breaks() -> None:
    assert texts("<div>9:00<br>11:00<br/>\n<br>sobota<br><br><br>18:00</div>") == ["9:00\n11:00", "sobota", "18:00"]
    assert texts("<p>jedna\nřádka</p>") == ["jedna řádka"]


def test_heading_path() -> None:
    found = blocks(
        parse("<p>a</p><h1>Jedna</h1><p>b</p><h3>Tři</h3><p>c</p><h2>Dvě</h2><p>d</p><h1>Znovu</h1><p>e</p>")
    )
    assert {block.text: block.path for block in found if block.tag == "p"} == {
        "a": (),
        "b": ("Jedna",),
        "c": ("Jedna", "Tři"),
        "d": ("Jedna", "Dvě"),
        "e": ("Znovu",),
    }
    assert [block.level for block in found if block.level] == [1, 3, 2, 1]


def test_cells_know_their_place() -> None:
    page = (
        "<table><tr><th>Den<th>Hodina<tr><td>neděle<td>9:00<table><tr><td>vnitřní</table>po<tr><td>pondělí</table>ven"
    )
    assert {block.text: block.table for block in blocks(parse(page))} == {
        "Den": (0, 0),
        "Hodina": (0, 1),
        "neděle": (1, 0),
        "9:00": (1, 1),
        "vnitřní": (0, 0),
        "po": (1, 1),
        "pondělí": (2, 0),
        "ven": None,
    }


def test_links_and_bold_are_counted() -> None:
    block = one("<p>Více <a href=a>zde</a> a <a href=b>tam <b>dole</b></a></p>")
    assert ([link.get("href") for link in block.links], block.link_chars, block.bold_chars) == (["a", "b"], 10, 4)
    assert 0.5 < block.link_share < 1
    assert one("<a href=x><p>celé</p></a>").link_share == 1.0


def test_inline_elements_that_stand_apart() -> None:
    page = "<div><img><span class=podpis>Most. Foto: archiv</span> <b>Lead</b> text<br><br>další</div>"
    found = blocks(parse(page), apart=lambda element: element.get("class") == "podpis")
    assert [(block.tag, block.text) for block in found] == [
        ("span", "Most. Foto: archiv"),
        ("div", "Lead text"),
        ("div", "další"),
    ]


def one(page: str) -> Block:
    (block,) = blocks(parse(page))
    return block


@pytest.mark.parametrize(
    "hidden",
    [
        "<script>x</script>",
        "<style>x</style>",
        "<div hidden>x</div>",
        "<p style='Display : None'>x</p>",
        "<template>x</template>",
        "<select><option>x</select>",
        "<noscript>x</noscript>",
    ],
)
def test_what_readers_do_not_see_is_left_out(hidden: str) -> None:
    assert texts(f"<p>před</p>{hidden}<p>po</p>") == ["před", "po"]


def test_a_hidden_article_is_shown() -> None:
    paragraph = "<p>" + "Dlouhá věta o mostě přes řeku. " * 5 + "</p>"
    assert len(texts(f"<div style='display:none'>{paragraph * 5}</div>")) == 5


def test_an_unclosed_button_does_not_hide_the_page() -> None:
    assert "konec" in " ".join(texts("<button>menu<p>konec</p>"))


def test_deep_pages() -> None:
    assert texts("<div>" * 5_000 + "hluboko" + "</div>" * 5_000) == ["hluboko"]


PIECES = st.sampled_from(
    [
        "<p>",
        "</p>",
        "<b>",
        "</b>",
        "<sup>",
        "</div>",
        "<table>",
        "<td>",
        "<br>",
        "<h2>",
        "</h2>",
        "<a href=x>",
        "</a>",
        "<script>",
        "</script>",
        "slovo ",
        "30",
    ]
)


@settings(max_examples=200, deadline=None)
@given(st.lists(PIECES, max_size=40).map("".join))
def test_any_markup_gives_clean_blocks(page: str) -> None:
    for block in blocks(parse(page)):
        assert block.text == block.text.strip()
        assert "\x1e" not in block.text
        assert 0 <= block.link_share <= 1


def test_a_page_cannot_command_a_terminal() -> None:
    page = "<title>Ti\x1b]0;hacked\x07tle</title><p>Red &#27;[31malarm&#27;[0m, bell &#7; and C1 \x9b31m end.</p>"
    document = parse(page)
    assert document.title == "Ti]0;hackedtle"
    [block] = [block for block in blocks(document) if block.tag == "p"]
    assert block.text == "Red [31malarm[0m, bell and C1 31m end."


def test_only_what_holds_a_block_is_in_the_outline() -> None:
    page = (
        "<body><div id=a><div id=b></div><p id=c>One</p><div id=d><span> </span></div></div><ul id=e><li id=f>Two</ul>"
    )
    found = outline(parse(page))
    assert [holder.get("id") for holder in found.holders] == [None, "a", "c", "e", "f"]
    assert (found.parents, found.firsts, found.ends) == ([0, 0, 1, 0, 3], [0, 0, 0, 1, 1], [2, 1, 1, 2, 2])
    assert [(block.text, block.holder) for block in found.blocks] == [("One", 2), ("Two", 4)]


@pytest.mark.parametrize("tag", ["article", "main"])
def test_what_stands_within_the_text_is_not_beside_it(tag: str) -> None:
    menu = "<nav>menu</nav>"
    page = f"{menu}<{tag}><p>slova</p><div>{menu}</div></{tag}><p>po</p>{menu}"
    found = outline(parse(page), beside=lambda element: element.tag == "nav")
    assert [block.text for block in found.blocks] == ["slova", "menu", "po"]
