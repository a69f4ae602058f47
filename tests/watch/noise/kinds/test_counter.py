"""Counters run by themselves; other numbers are content."""

from __future__ import annotations

import pytest

from kronika.model.watch import NoiseKind
from tests.watch.looking import compared, framed

NOISE = {
    "views": ("<p>This page has been viewed 1234 times.</p>", "<p>This page has been viewed 1301 times.</p>"),
    "precteno": ("<p>Přečteno: 1 234x</p>", "<p>Přečteno: 1 301x</p>"),
    "online": ("<p>5 guests and 2 members online</p>", "<p>9 guests and 1 members online</p>"),
    "K": ("<span>1.2K views</span>", "<span>1.3K views</span>"),
    "table views": (
        "<table><tr><th>Topic</th><th>Views</th></tr><tr><td>Roads</td><td>120</td></tr><tr><td>Pool</td><td>88</td></tr></table>",
        "<table><tr><th>Topic</th><th>Views</th></tr><tr><td>Roads</td><td>135</td></tr><tr><td>Pool</td><td>88</td></tr></table>",
    ),
    "dl views": ("<dl><dt>Views</dt><dd>120</dd></dl>", "<dl><dt>Views</dt><dd>135</dd></dl>"),
    "td views": (
        "<table><tr><td>Zobrazení</td><td>120</td></tr></table>",
        "<table><tr><td>Zobrazení</td><td>125</td></tr></table>",
    ),
    "comment": ("<p>5 comments</p>", "<p>15 comments</p>"),
    "likes": ("<p><span>5</span> likes</p>", "<p><span>15</span> likes</p>"),
    "ru": ("<p>Просмотров: 15</p>", "<p>Просмотров: 150</p>"),
    "stahnuto": ("<p>Staženo 150×</p>", "<p>Staženo 153×</p>"),
    "visitor no": ("<p>You are visitor no. 142</p>", "<p>You are visitor no. 179</p>"),
    "in pre": (
        "<pre>Gauges of the river\nYou are visitor # 142\n</pre>",
        "<pre>Gauges of the river\nYou are visitor # 179\n</pre>",
    ),
    "nth visitor": ("<p>You are the 142nd visitor</p>", "<p>You are the 179th visitor</p>"),
    "n. návštěvník": ("<p>Jste 142. návštěvník</p>", "<p>Jste 179. návštěvník</p>"),
    "Besucher Nr.": ("<p>Sie sind Besucher Nr. 142</p>", "<p>Sie sind Besucher Nr. 179</p>"),
    "посетителей": ("<p>Посетителей: 142</p>", "<p>Посетителей: 179</p>"),
    "отметок": ("<p>142 отметки «нравится» · архив</p>", "<p>179 отметок «нравится» · архив</p>"),
    "own sentence": (
        "<p><small>Printed for the reading room of the town library and for its branches by the river. Read 142 times. "
        "Please return the sheet to the desk.</small></p>",
        "<p><small>Printed for the reading room of the town library and for its branches by the river. Read 179 times. "
        "Please return the sheet to the desk.</small></p>",
    ),
    "form of the word": ("<p>2 <a href=/k>komentáře</a></p>", "<p>5 <a href=/k>komentářů</a></p>"),
    "one and many": ("<p>1 comment</p>", "<p>2 comments</p>"),
    "viewing": ("<p>12 people are viewing this</p>", "<p>9 people are viewing this</p>"),
}
CONTENT = {
    "visitors text": (
        "<p>The museum welcomed 12 000 visitors this summer, more than any other museum in the whole region ever did.</p>",
        "<p>The museum welcomed 13 000 visitors this summer, more than any other museum in the whole region ever did.</p>",
    ),
    "price for a visitor": ("<p>Visitor: 50 Kč</p>", "<p>Visitor: 60 Kč</p>"),
    "visitors of an event": ("<p>300 Besucher</p>", "<p>400 Besucher</p>"),
    "number after a word in prose": (
        "<p>The report says that 142 comments came in from the villages along the river and that all were read.</p>",
        "<p>The report says that 179 comments came in from the villages along the river and that all were read.</p>",
    ),
    "chapter": ("<h3>Kapitola 5. Komentáře k zákonu</h3>", "<h3>Kapitola 6. Komentáře k zákonu</h3>"),
    "stories to read": ("<p>Read 5 stories</p>", "<p>Read 6 stories</p>"),
    "link of the comments": ("<p>2 <a href=/k>comments</a></p>", "<p>2 <a href=/m>comments</a></p>"),
    "participants": ("<p>45 participants</p>", "<p>46 participants</p>"),
    "votes": ("<td>Votes: 1200</td>", "<td>Votes: 1300</td>"),
    "stock": ("<p>Skladem: 5 ks</p>", "<p>Skladem: 4 ks</p>"),
}


@pytest.mark.parametrize("name", NOISE)
def test_noise(name: str) -> None:
    """It differs, is no change, and is told as what was left out."""
    before, after = NOISE[name]
    found = compared(framed(before), framed(after))
    assert not found.difference.is_change, found.difference.pieces
    assert {ignore.kind for ignore in found.difference.ignored} == {NoiseKind.COUNTER}


@pytest.mark.parametrize("name", CONTENT)
def test_content(name: str) -> None:
    """It looks alike, and is a change."""
    before, after = CONTENT[name]
    assert compared(framed(before), framed(after)).difference.is_change
