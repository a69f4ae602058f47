"""The highlighted page: nothing lost, nothing invented, what is gone stands where it stood, and all of it is dead."""

from __future__ import annotations

import re
from html import escape

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kronika.html.document import parse
from kronika.watch.diff.segment import Segment, SegmentKind
from kronika.watch.highlight.page import POLICY, highlighted, outlined_page
from kronika.watch.view import View
from tests.watch.highlight.views import segments_of, view_of, words_of, words_on

GONE = ("kronika-removed", "kronika-from")
NEW = ("kronika-added", "kronika-to")


def show(before: str, after: str, main: str = "") -> str:
    one, two = view_of(before, main), view_of(after, main)
    return highlighted(one, two, segments_of(one, two))


def marked(page: str, name: str) -> list[str]:
    """The texts of all marks of a class."""
    return [
        " ".join("".join(map(str, found.xpath(".//text()[not(parent::span[@class='kronika-number'])]"))).split())
        for found in parse(page).root.xpath(f"//*[contains(concat(' ', @class, ' '), ' {name} ')]")
        if found.tag in ("ins", "del")
    ]


WORDS = st.sampled_from(
    'Rada schválila rozpočet na příští rok : 1 200 Kč , obec Wołów i Ostrów остров 5 < & > "'.split()
)
SENTENCES = st.lists(WORDS, min_size=1, max_size=6).map(" ".join)
INLINE = st.one_of(
    SENTENCES.map(escape),
    SENTENCES.map(lambda text: f"<b>{escape(text)}</b>"),
    st.tuples(SENTENCES, st.sampled_from(["/a", "/b?x=1&y"])).map(
        lambda pair: f'<a href="{escape(pair[1])}">{escape(pair[0])}</a>'
    ),
    st.just("5</b>,-<i>x</i>!"),
    st.just("<img src=/x.png alt=obrázek>"),
    st.just("řádek<br>druhý"),
)
LINES = st.lists(INLINE, min_size=1, max_size=3).map(" ".join)
BLOCKS = st.recursive(
    st.one_of(
        LINES,
        LINES.map(lambda text: f"<p>{text}</p>"),
        LINES.map(lambda text: f"<h2>{text}"),
        st.lists(LINES, min_size=1, max_size=4).map(lambda all_: "<ul><li>" + "<li>".join(all_) + "</ul>"),
        st.lists(st.lists(LINES, min_size=1, max_size=3), min_size=1, max_size=3).map(
            lambda rows: "<table>" + "".join("<tr><td>" + "<td>".join(row) for row in rows) + "</table>"
        ),
        st.just("<dl><dt>kdy<dd>zítra</dl>"),
    ),
    lambda inner: st.lists(inner, min_size=1, max_size=4).map(lambda all_: f"<div class=box>{''.join(all_)}</div>"),
    max_leaves=8,
)
PAGES = st.lists(BLOCKS, max_size=5)


@st.composite
def pairs(draw: st.DrawFn) -> tuple[str, str]:
    """A page, and the page after some edits: blocks came, went, changed places."""
    old = draw(PAGES)
    new = [block for block in old if draw(st.booleans())]
    new = draw(st.permutations(new)) if draw(st.booleans()) else new
    for block in draw(st.lists(BLOCKS, max_size=2)):
        new.insert(draw(st.integers(0, len(new))), block)
    return "".join(old), "".join(new)


@settings(max_examples=100, deadline=None, derandomize=True)
@given(pairs())
def test_no_word_is_lost_or_invented(pair: tuple[str, str]) -> None:
    before, after = (view_of(f"<html><body>{page}</body></html>") for page in pair)
    page = highlighted(before, after, segments_of(before, after))
    assert "".join(words_on(page, *GONE)) == "".join(words_of(after))
    assert "".join(words_on(page, *NEW)) == "".join(words_of(before))


@settings(max_examples=25, deadline=None, derandomize=True)
@given(pairs(), st.data())
def test_any_segments_will_do(pair: tuple[str, str], data: st.DataObject) -> None:
    """Even segments no sane diff would give: everything gone and come in pieces, moves across everything."""
    before, after = (view_of(f"<html><body>{page}</body></html>") for page in pair)
    kinds = [SegmentKind.REMOVED, SegmentKind.ADDED, SegmentKind.REPLACED, SegmentKind.MOVED_FROM, SegmentKind.MOVED_TO]
    segments: list[Segment] = []
    a = b = 0
    while a < len(before.tokens) or b < len(after.tokens):
        kind = data.draw(st.sampled_from(kinds))
        a1 = a if kind in (SegmentKind.ADDED, SegmentKind.MOVED_TO) else data.draw(st.integers(a, len(before.tokens)))
        b1 = (
            b if kind in (SegmentKind.REMOVED, SegmentKind.MOVED_FROM) else data.draw(st.integers(b, len(after.tokens)))
        )
        segments.append(Segment(kind, a, a1, b, b1, 1 if "moved" in kind else -1))
        a, b = a1, b1
    page = highlighted(before, after, segments)
    assert "".join(words_on(page, *GONE)) == "".join(words_of(after))
    assert sorted("".join(words_on(page, *NEW))) == sorted("".join(words_of(before)))


def test_a_changed_number_is_one_pair_beside_each_other() -> None:
    page = show("<p>Cena je <b>120</b> Kč.</p>", "<p>Cena je <b>130</b> Kč.</p>")
    assert marked(page, "kronika-removed") == ["120"]
    assert marked(page, "kronika-added") == ["130"]
    assert re.search(r"<b><span [^>]*>1</span> <del[^>]*>120</del> <ins[^>]*>130</ins></b>", page)


def test_a_removed_row_stands_as_a_row_between_its_neighbours() -> None:
    rows = [f"<tr><td>{name}<td>{price}" for name, price in (("chléb", 40), ("mléko", 25), ("máslo", 60))]
    page = show(f"<table>{''.join(rows)}</table>", f"<table>{rows[0]}{rows[2]}</table>")
    table = parse(page).root.findall(".//tr")
    assert [" ".join(" ".join(row.itertext()).split()) for row in table] == ["chléb 40", "1 mléko 25", "máslo 60"]


def test_removed_items_stand_in_their_list_also_at_its_end() -> None:
    page = show("<ul><li>jeden<li>dva<li>tři</ul><p>konec</p>", "<ul><li>jeden</ul><p>konec</p>")
    items = parse(page).root.findall(".//ul/li")
    assert ["".join(map(str, item.itertext())) for item in items] == ["jeden", "1dva", "tři"]


def test_a_removed_card_stands_between_cards_not_inside_one() -> None:
    cards = [f"<div class=card><h3>Nabídka {n}</h3><p>Text {n}</p></div>" for n in "ABC"]
    page = show(f"<div>{''.join(cards)}</div>", f"<div>{cards[0]}{cards[2]}</div>")
    assert re.search(
        r"Text A</p></div><del[^>]*><span [^>]*>1</span>Nabídka B</del><del[^>]*>Text B</del><div class=\"card\">", page
    )


def test_text_that_goes_on_after_a_block_keeps_its_order() -> None:
    page = show("<div>první<p>druhý</p><p>třetí</p>čtvrtý</div>", "<div>první<p>druhý</p>čtvrtý</div>")
    assert words_on(page) == ["první", "druhý", "třetí", "čtvrtý"]


def test_a_changed_address_is_told_with_both_addresses() -> None:
    page = show('<p>Viz <a href="/stare">řád</a>.</p>', '<p>Viz <a href="/nove">řád</a>.</p>')
    assert marked(page, "kronika-removed") == ["https://example.org/stare"]
    assert marked(page, "kronika-added") == ["https://example.org/nove"]
    assert 'class="kronika-readdressed"' in page
    assert "href" not in page, "no link of the page leads anywhere"


def test_both_ends_of_a_move_point_at_each_other() -> None:
    before = view_of("<p>alfa beta</p><p>gama</p><p>delta</p>")
    after = view_of("<p>gama</p><p>delta</p><p>alfa beta</p>")
    page = highlighted(
        before,
        after,
        [
            Segment(SegmentKind.MOVED_FROM, 0, 3, 0, 0, 7),
            Segment(SegmentKind.EQUAL, 3, 7, 0, 4),
            Segment(SegmentKind.MOVED_TO, 7, 7, 4, 7, 7),
        ],
    )
    ways = [(way.get("href"), way.text) for way in parse(page).root.xpath("//a[@class='kronika-way']")]
    assert ways == [("#kronika-2", "now at 2"), ("#kronika-1", "was at 1")]
    assert len(marked(page, "kronika-from")) == len(marked(page, "kronika-to")) == 1


def test_every_number_is_there_once() -> None:
    page = show("<p>a b c</p><p>d</p><ul><li>e<li>f</ul>", "<p>a x c</p><p>y z</p><ul><li>f<li>g</ul><img src=n.png>")
    numbers = [int(name) for name in re.findall(r'id="kronika-(\d+)"', page)]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    assert numbers


@pytest.mark.parametrize(
    ("charset", "old", "new"),
    [
        ("utf-8", "žluťoučký", "zelený"),
        ("windows-1250", "žluťoučký", "zelený"),
        ("iso-8859-2", "źdźbło", "gałąź"),
        ("windows-1251", "жёлтый", "зелёный"),
        ("koi8-r", "жёлтый", "зелёный"),
    ],
)
def test_pages_of_any_charset_are_written_in_one(charset: str, old: str, new: str) -> None:
    before, after = (
        view_of(
            f"<meta charset={charset}><p>A {word} B</p>".encode(charset), content_type=f"text/html; charset={charset}"
        )
        for word in (old, new)
    )
    page = highlighted(before, after, segments_of(before, after))
    assert 'charset="utf-8"' in page
    assert (marked(page, "kronika-removed"), marked(page, "kronika-added")) == ([old], [new])


def test_the_found_text_is_outlined_as_one_where_it_is_one() -> None:
    page = outlined_page(view_of("<nav>menu</nav><div class=text><p>jeden</p><p>dva</p></div>", ".text"))
    assert re.findall(r'<(\w+) class="[^"]*kronika-found', page) == ["div"]
    assert "<nav>menu" in page


def test_found_words_beside_others_get_a_ground_of_their_own() -> None:
    view = view_of("<div>menu<br>text</div>")
    blocks = [block._replace(main=place > 0) for place, block in enumerate(view.blocks)]
    page = outlined_page(View(document=view.document, tokens=view.tokens, places=view.places, blocks=blocks))
    assert '<span class="kronika-found">text</span>' in page


def test_what_holds_a_change_may_not_hide_it() -> None:
    long = "<p>Odstavec, který by ukázal až skript a který je dost dlouhý na to, aby byl čten jako text.</p>" * 4
    hidden = f'<div hidden style="display:none">{long}<p>PRICE</p></div>'
    folded = "<details><summary>s</summary><p>PRICE</p></details>"
    page = show(*(f"{hidden}{folded}".replace("PRICE", price) for price in ("120", "130")))
    assert marked(page, "kronika-added") == ["130", "130"]
    assert "<div hidden" not in page
    assert "display:revert" in page
    assert "<details open>" in page


HOSTILE = """<html onclick=x><head><base href="http://evil.example/"><meta http-equiv=refresh content="0;url=http://evil.example/">
<link rel=preconnect href=http://evil.example><style>@import "http://evil.example/a.css"; p{background:url( http://evil.example/b)}</style>
<script>alert(1)</script></head><body onload=alert(1) background=http://evil.example/c class="kronika-number x" id=kronika-1>
<p onclick=alert(1) style="background:URL('http://evil.example/d')">word</p><a href="javascript:alert(1)" ping=http://evil.example>link</a>
<img src=http://evil.example/e srcset=http://evil.example/f onerror=alert(1) alt="a &quot;><script>alert(2)</script>">
<iframe src=http://evil.example/g>frame</iframe><object data=http://evil.example/h></object>
<form action=http://evil.example/j><input type=image src=http://evil.example/k autofocus onfocus=alert(1)><button formaction=x>go</button></form>
<svg><script>alert(3)</script><a href=javascript:x>s</a></svg><math><mtext></mtext></math><noscript><p title="</noscript><img src=x>"></noscript>
<textarea></textarea><xmp><script>alert(4)</script></xmp><embed src=http://evil.example/i><plaintext><script>alert(5)</script></body></html>"""
DANGEROUS = re.compile(
    r"<(?:script|iframe|object|embed|svg|math|base|link|form|noscript|textarea|xmp|plaintext|frame|select)\b"
    r"|<[^>]*\s(?:on\w+|src|srcset|action|formaction|ping|background|autofocus|data|poster)\s*="
    r"|evil\.example|javascript:(?!$)",
    re.IGNORECASE,
)


@pytest.mark.parametrize("end", ["<p>new</p>", ""])
def test_nothing_of_a_hostile_page_is_alive(end: str) -> None:
    hostile = HOSTILE.replace("<embed", f"{end}<embed")
    page = show(HOSTILE, hostile)
    body = page[page.index("</title>") :]
    assert DANGEROUS.findall(re.sub(r"no-(?:url|image)\([^)]*\)|@no-import[^;]*;", "", body, flags=re.IGNORECASE)) == []
    assert POLICY in page[: page.index("<title>")]
    assert page.count('id="kronika-1"') == page.count('class="kronika-number"') == (1 if end else 0)
    assert "word" in words_on(page)


def test_pictures_that_lie_in_the_page_stay() -> None:
    page = outlined_page(
        view_of('<p><img src="data:image/png;base64,iVBORw0KGgo=" alt=x> <img src="data:text/html,x"></p>')
    )
    assert 'src="data:image/png;base64,iVBORw0KGgo="' in page
    assert "text/html,x" not in page


def test_an_empty_page_can_be_shown_and_be_the_end_of_everything() -> None:
    assert marked(show("<p>all of it</p>", ""), "kronika-removed") == ["all of it"]
    assert marked(show("", "<p>all of it</p>"), "kronika-added") == ["all of it"]
    assert words_on(show("", "")) == []
