"""Broken and old layouts, marked and opened in a real browser: it reads the same words as on the page itself, and those that are gone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from kronika.watch.diff.diff import diff
from kronika.watch.highlight.page import highlighted
from tests.watch.highlight.views import view_of

LAYOUTS = {
    "unclosed": "<div><p>alfa <b>beta<p>gama</b> GONE<div>delta</p></span>PRICE</div><li>sám",
    "table of tables": (
        "<table width=100%><tr><td bgcolor=navy><font color=white>menu</font><td><table><tr><td>cena<td>PRICE<tr><td>GONE<td>x"
        "<tr><td>konec</table></table>"
    ),
    "text between rows": "<table>volný text PRICE<tr><td>a</td>navíc</tr>GONE<tr><td>b</table>",
    "definitions": "<dl><dt>kdy<dd>zítra<dt>GONE<dt>kde<dd>PRICE</dl>",
    "lines": "první<br>druhý PRICE<br>GONE<br>třetí<br><br>čtvrtý",
    "preformatted": "<pre>\n  sloupec   PRICE\n  GONE\n  konec\n</pre>",
    "nested lists": "<ul><li>a<ul><li>b PRICE<li>GONE<li>c</ul><li>d</ul>",
    "links around blocks": "<a href=/x><div><h3>nadpis</h3><p>PRICE</p></div></a><a href=/y><p>GONE</p></a><p>konec</p>",
    "custom elements": "<x-card><x-title>nadpis</x-title>PRICE</x-card><x-card>GONE</x-card><x-card>konec</x-card>",
    "quirks": "<center><font size=5>PRICE</font><hr>GONE<hr>konec</center>",
    "moving text": "<p>PRICE</p><marquee>GONE</marquee><p>konec</p>",
    "buttons and labels": "<form><label>jméno <input value=v></label><button>PRICE</button><fieldset><legend>GONE</legend>x</fieldset></form>",
    "right to left": "<p dir=rtl>שלום PRICE</p><p dir=rtl>GONE</p><p>konec</p>",
    "ruby and raised": "<p>18<sup>30</sup> <ruby>漢<rt>kan</rt></ruby> PRICE</p><p>GONE</p><p>H<sub>2</sub>O</p>",
    "article in address": "<address><article><header>PRICE</header>GONE</article></address><figure><figcaption>obr</figcaption></figure>",
}
READ = """gone => {
  for (const one of document.querySelectorAll(gone)) one.remove();
  const texts = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (!walker.currentNode.parentElement.closest('style, script')) texts.push(walker.currentNode.data);
  return texts.join(' ');
}"""
OURS = ".kronika-number, .kronika-way, .kronika-note, .kronika-named"


def read(page: Page, markup: str, without: str) -> str:
    """The letters a browser finds on a page, without some of our marks; order aside, for it may put stray text elsewhere."""
    page.set_content(markup)
    return "".join(sorted("".join(page.evaluate(READ, f"{OURS}, {without}").split())))


@pytest.mark.parametrize("name", LAYOUTS)
def test_the_browser_reads_the_same_words(watched: Callable, name: str) -> None:
    page = watched().page
    old = LAYOUTS[name].replace("PRICE", "120 Kč").replace("GONE", "odešlo pryč")
    new = LAYOUTS[name].replace("PRICE", "130 Kč").replace("GONE", "")
    before, after = view_of(old), view_of(new)
    marked = highlighted(before, after, diff(before.tokens, after.tokens))
    assert read(page, marked, ".kronika-removed, .kronika-from") == read(page, new, "script")
    shown = read(page, marked, ".kronika-added, .kronika-to")
    assert shown == read(page, old, "script")
    page.set_content(marked)
    assert page.locator("del", has_text="odešlo").first.is_visible()
    assert page.locator("ins", has_text="130").first.is_visible()
