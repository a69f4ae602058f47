"""A page becomes what a reader sees of it, each word with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from kronika.html.document import parse
from kronika.watch.seeing import MOST_TOKENS, see

URL = "https://obec.example/a/b.html"


def tokens(html: str) -> list[str]:
    """The tokens of a page."""
    return see(parse(html, url=URL)).tokens


@pytest.mark.parametrize(
    ("html", "expected"),
    [
        ("<p>One <b>two</b></p><p>three</p>", ["<p>", "One", "two", "<p>", "three"]),
        ("<p>a<br>b<br><br>c</p>", ["<p>", "a", "<br>", "b", "<br>", "c"]),
        ("<div>a<p>b</p>c</div>", ["<div>", "a", "<p>", "b", "<div>", "c"]),
        ("<p><a href='../x?utm_source=1#y'>go</a></p>", ["<p>", "<a https://obec.example/x>", "go"]),
        ("<p><img src=/p.jpg></p>", ["<p>", "<img https://obec.example/p.jpg>"]),
        ("<p><img src='data:image/gif;base64,R0' data-src=/p.jpg></p>", ["<p>", "<img https://obec.example/p.jpg>"]),
        (
            "<p><a href='mailto:a@b.cz'>mail</a> <a href='#top'>up</a></p>",
            ["<p>", "<a mailto:a@b.cz>", "mail", "<a #>", "up"],
        ),
        ("<p>a&nbsp;&amp;&#8239;b</p>", ["<p>", "a", "&", "b"]),
        ("<p>x<script>var y</script><style>p{}</style> z</p><div hidden>no</div>", ["<p>", "x", "z"]),
        ("<div style='display: none'>no</div><p>yes</p>", ["<p>", "yes"]),
        ("<table><tr><td>1<td>2</table>", ["<td>", "1", "<td>", "2"]),
        (
            "<ul><li><a href=/a><img src=/i.png>A</a></ul>",
            ["<li>", "<a https://obec.example/a>", "<img https://obec.example/i.png>", "A"],
        ),
        ("", []),
    ],
)
def test_tokens(html: str, expected: list[str]) -> None:
    """Words outside tags, blocks by their tags, links and pictures by their whole address."""
    assert tokens(html) == expected


def test_places_lead_to_the_words() -> None:
    """Every word is found again in the tree, in the text or the tail of its element."""
    html = "<div>Úvod <b>a</b> další\n text<p>Cena 1\u00a0299,50 Kč<br>konec <i>x</i>y</p> ocas</div>"
    seen = see(parse(html, url=URL))
    for token, place in zip(seen.tokens, seen.places, strict=True):
        if place.part == "tag":
            assert token.startswith(f"<{place.element.tag}")
        else:
            text = place.element.text if place.part == "text" else place.element.tail
            assert (text or "")[place.start : place.end] == token
    assert seen.places[-1] == seen.places[len(seen.tokens) - 1]
    assert seen.places[1:3] == [seen.places[1], seen.places[2]]
    with pytest.raises(IndexError):
        seen.places[len(seen.tokens)]


def test_blocks_cover_all_tokens() -> None:
    """Blocks follow each other, and equal items have equal paths."""
    seen = see(parse("<body><h1>T</h1><ul class=news><li class='odd i1'>a<li class='even i2'>b</ul>x</body>", url=URL))
    ends = [0, *(block.end for block in seen.blocks)]
    assert [block.start for block in seen.blocks] == ends[:-1]
    assert ends[-1] == len(seen.tokens)
    assert [block.path for block in seen.blocks][1:3] == ["body > ul.news > li"] * 2


def test_hostile_pages_are_bounded() -> None:
    """Deep, wide and endless pages come to an end."""
    deep = see(parse("<div>" * 3_000 + "x", url=URL))
    assert deep.tokens[-1] == "x"
    assert all(len(block.path) < 300 for block in deep.blocks)
    wide = see(parse("<p>a " * 600_000, url=URL))
    assert len(wide.tokens) <= MOST_TOKENS + 10


@pytest.mark.parametrize("charset", ["utf-8", "windows-1250", "iso-8859-2"])
def test_charsets_make_no_difference(charset: str, tmp_path: Path) -> None:
    """The same text in another charset is the same view."""
    html = "<html><head><meta charset='{}'></head><body><p>Příliš žluťoučký kůň úpěl ďábelské ódy</p></body></html>"
    page = parse(html.format(charset).encode(charset), url=URL)
    assert see(page).tokens == ["<p>", *"Příliš žluťoučký kůň úpěl ďábelské ódy".split()]
