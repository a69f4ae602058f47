"""The file: everything in it, a way to every change, and not a script."""

from __future__ import annotations

import re

from kronika.html.document import parse
from kronika.watch.highlight.file import FileFacts, standalone
from kronika.watch.highlight.page import POLICY
from tests.watch.highlight.views import segments_of, view_of, words_of, words_on

FACTS = FileFacts(
    title='Ceník <"> & spol.', url="https://example.org/?a=1&b=<x>", versions="1 → 2", counts="1 added", ignored="ads"
)


def written(before: str, after: str) -> str:
    one, two = view_of(before), view_of(after)
    return standalone(one, two, segments_of(one, two), FACTS)


def test_the_bar_leads_to_every_change() -> None:
    page = written("<p>a b</p><p>d</p><p>c</p><p>f</p>", "<p>a x</p><p>d</p><p>f</p><p>e</p>")
    root = parse(page).root
    ways = [way.get("href") for way in root.xpath("//*[@id='kronika-bar']//nav/a")]
    assert ways == ["#kronika-1", "#kronika-2", "#kronika-3"]
    assert [f"#{name}" for name in root.xpath("//span[@class='kronika-number']/@id")] == ways


def test_it_asks_for_nothing_and_runs_nothing() -> None:
    page = written(
        "<p>a</p>", '<p>b <a href="https://x.example/">c</a><img src="https://x.example/i.png"></p><script>x</script>'
    )
    assert POLICY in page
    assert "<script" not in page
    assert not re.search(r"<[^>]*\s(?:src|href)=\"(?!#kronika-)", page)


def test_what_it_tells_is_text() -> None:
    page = written("<p>a</p>", "<p>b</p>")
    assert "Ceník &lt;&quot;&gt; &amp; spol." in page
    assert "https://example.org/?a=1&amp;b=&lt;x&gt;" in page


def test_the_bar_is_no_part_of_the_page() -> None:
    after = "<p>a</p><p>b</p>"
    assert words_on(written("<p>a</p>", after), "kronika-removed") == words_of(view_of(after))
