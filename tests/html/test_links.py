"""Links come absolute, canonical and in order; what leads nowhere on the web is left out."""

from __future__ import annotations

from kronika.html.document import parse
from kronika.html.links import links


def test_links_in_order() -> None:
    page = """<body><a href="/b?utm_source=x#top">B <b>tučně</b></a><a href="a">A</a><a href="#x">skok</a>
      <a href="mailto:x@y">pošta</a><a href=" JavaScript:void(0)">js</a><a>nic</a><a href="http://[bad">x</a>
      <a href="http://jinde.example" rel="external NoFollow"><img alt="Obrázek"></a><map><area href="/mapa" alt="Mapa"></map>
      <a href="a">A znovu</a>"""
    found = links(parse(page, url="http://x.example/dir/page"))
    assert [(link.url, link.text, link.nofollow) for link in found] == [
        ("http://x.example/b", "B tučně", False),
        ("http://x.example/dir/a", "A", False),
        ("http://jinde.example/", "Obrázek", True),
        ("http://x.example/mapa", "Mapa", False),
        ("http://x.example/dir/a", "A znovu", False),
    ]


def test_base_moves_relative_links() -> None:
    page = '<head><base href="http://cdn.example/z/"></head><a href="a">A</a>'
    assert [link.url for link in links(parse(page, url="http://x.example/"))] == ["http://cdn.example/z/a"]


def test_without_an_address_only_absolute_links_count() -> None:
    page = '<a href="a">A</a><a href="http://x.example/b">B</a>'
    assert [link.url for link in links(parse(page))] == ["http://x.example/b"]


def test_frames_lead_on_too() -> None:
    page = (
        '<frameset><frame src="menu.html" name="menu"><frame src="/text.html"></frameset><iframe src="/box"></iframe>'
    )
    found = links(parse(page, url="http://old.example/dir/"))
    assert [(link.url, link.text) for link in found[:2]] == [
        ("http://old.example/dir/menu.html", "menu"),
        ("http://old.example/text.html", ""),
    ]


def test_frames_lead_on() -> None:
    page = '<frameset><frame src="/menu.htm" name="menu"><frame src="msze.htm"></frameset>'
    found = links(parse(page, url="http://x.example/a/"))
    assert [(link.url, link.text) for link in found] == [
        ("http://x.example/menu.htm", "menu"),
        ("http://x.example/a/msze.htm", ""),
    ]
