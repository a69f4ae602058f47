"""When a page was made is no news; when something takes place is."""

from __future__ import annotations

import pytest

from kronika.model.watch import NoiseKind
from tests.watch.looking import DAY, HOUR, compared, framed

NOISE = {
    "wiki": (
        "<p>This page was last edited on 17 November 2026, at 12:05.</p>",
        "<p>This page was last edited on 19 November 2026, at 10:05.</p>",
    ),
    "span label": (
        "<p><span>Updated:</span> <time>17 Nov 2026 12:05</time></p>",
        "<p><span>Updated:</span> <time>19 Nov 2026 09:05</time></p>",
    ),
    "upd dl": (
        "<dl><dt>Poslední aktualizace</dt><dd>17. listopadu 2026</dd></dl>",
        "<dl><dt>Poslední aktualizace</dt><dd>19. listopadu 2026</dd></dl>",
    ),
    "this page": (
        "<p>This page was generated at 12:05 in 0.03 s</p>",
        "<p>This page was generated at 13:25 in 0.09 s</p>",
    ),
    "ascii": ("<p>Vygenerovano: 17.11.2026 12:05</p>", "<p>Vygenerovano: 17.11.2026 22:05</p>"),
    "clock": ("<div>Tuesday, 17 November 2026 | 13:05</div>", "<div>Tuesday, 17 November 2026 | 14:05</div>"),
    "clock cz": ("<div>úterý 17. listopadu 2026</div>", "<div>středa 18. listopadu 2026</div>"),
    "clock alone": ("<div>13:05</div>", "<div>14:05</div>"),
    "secs": ("<div>10:11:12</div>", "<div>10:14:15</div>"),
    "took": (
        "<div>Page generated in 0.034 seconds with 12 queries</div>",
        "<div>Page generated in 0.134 seconds with 14 queries</div>",
    ),
    "dt upd": (
        "<table><tr><td>Last updated</td><td>17.11.2026 12:00</td></tr></table>",
        "<table><tr><td>Last updated</td><td>18.11.2026 12:00</td></tr></table>",
    ),
    "cell": (
        "<table><tr><td>Tuesday, 17 November 2026, 11:40:12 · <a href='/v'>View in browser</a></td></tr></table>",
        "<table><tr><td>Tuesday, 17 November 2026, 12:40:31 · <a href='/v'>View in browser</a></td></tr></table>",
    ),
    "copyright": ("<p>© 2026 Town</p>", "<p>© 2027 Town</p>"),
}
CONTENT = {
    "temp": ("<p>V sobotu 14:00 turnaj</p>", "<p>V neděli 14:00 turnaj</p>"),
    "built": ("<p>The school was built in 1998.</p>", "<p>The school was built in 1999.</p>"),
    "from now": ("<p>Open from now on until 5 May 2027.</p>", "<p>Open from now on until 9 May 2027.</p>"),
    "updated sentence": (
        "<p>The rules were updated on 5 May 2027 by the council.</p>",
        "<p>The rules were updated on 6 May 2027 by the council.</p>",
    ),
    "generated sentence": ("<p>The fair generated 1 250 crowns.</p>", "<p>The fair generated 1 350 crowns.</p>"),
    "hours": ("<p>Open 9:00–17:00 daily</p>", "<p>Open 9:00–18:00 daily</p>"),
    "event": ("<p>Concert on Saturday at 17:00</p>", "<p>Concert on Saturday at 18:00</p>"),
    "time cell": (
        "<table><tr><td>17:00</td><td>Concert</td></tr></table>",
        "<table><tr><td>18:00</td><td>Concert</td></tr></table>",
    ),
    "deadline": ("<p>Přihlášky do 15. 12. 2026</p>", "<p>Přihlášky do 20. 12. 2026</p>"),
    "event today": ("<p>Concert 17 November 2026, 19:00</p>", "<p>Concert 24 November 2026, 19:00</p>"),
    "updated+price": ("<p>Aktualizováno 17.11.2026, 12.50 Kč</p>", "<p>Aktualizováno 17.11.2026, 13.50 Kč</p>"),
    "updated+count": ("<p>Updated 17.11.2026: 15 places free</p>", "<p>Updated 18.11.2026: 14 places free</p>"),
    "result": (
        "<table><tr><td>Novák</td><td>01:02:33</td></tr></table>",
        "<table><tr><td>Novák</td><td>01:02:31</td></tr></table>",
    ),
    "year": ("<p>Budget for 2026</p>", "<p>Budget for 2027</p>"),
    "pub date": ("<p>Published 12 March 2026</p>", "<p>Published 14 March 2026</p>"),
}


@pytest.mark.parametrize("name", NOISE)
def test_noise(name: str) -> None:
    """It differs, is no change, and is told as what was left out."""
    before, after = NOISE[name]
    found = compared(framed(before), framed(after), gone=DAY if name in ("dnes→vcera", "clock cz") else HOUR)
    assert not found.difference.is_change, found.difference.pieces
    assert {ignore.kind for ignore in found.difference.ignored} == {NoiseKind.GENERATED_TIME}


@pytest.mark.parametrize("name", CONTENT)
def test_content(name: str) -> None:
    """It looks alike, and is a change."""
    before, after = CONTENT[name]
    assert compared(framed(before), framed(after)).difference.is_change


CHANCE = {  # times that happen to go on as the clock does
    "opening": ("<li>Středa 12:05–17:00</li>", "<li>Středa 13:05–17:00</li>", HOUR),
    "closing": ("<li>Pátek 8:00 - 12:05</li>", "<li>Pátek 8:00 - 13:05</li>", HOUR),
    "sentence": (
        "<p>Voda nepoteče v úterý od 13:05 v ulicích Lesní, Polní a Krátké.</p>",
        "<p>Voda nepoteče v úterý od 14:05 v ulicích Lesní, Polní a Krátké.</p>",
        HOUR,
    ),
    "day and hour": (
        "<p>Koncert se koná 17. 11. 2026 od 18.00 hodin v kostele svatého Jakuba.</p>",
        "<p>Koncert se koná 18. 11. 2026 od 18.00 hodin v kostele svatého Jakuba.</p>",
        DAY,
    ),
    "day": (
        "<p>Koncert se koná 17. 11. 2026 v kostele svatého Jakuba, vstupné je dobrovolné.</p>",
        "<p>Koncert se koná 18. 11. 2026 v kostele svatého Jakuba, vstupné je dobrovolné.</p>",
        DAY,
    ),
}


@pytest.mark.parametrize("name", CHANCE)
def test_chance(name: str) -> None:
    """A time in a range or a sentence is content, even where it went on as the clock did."""
    before, after, gone = CHANCE[name]
    assert compared(framed(before), framed(after), gone=gone).difference.is_change
