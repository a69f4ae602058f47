"""Times told from now grow older by themselves; what is planned does not."""

from __future__ import annotations

import pytest

from kronika.model.watch import NoiseKind
from tests.watch.looking import DAY, HOUR, compared, framed

NOISE = {
    "polchasa": ("<p>полчаса назад</p>", "<p>час назад</p>"),
    "zpet": ("<p>5 minut zpět</p>", "<p>2 hodiny zpět</p>"),
    "few": ("<p>a few seconds ago</p>", "<p>half an hour ago</p>"),
    "days": ("<p>před 3 dny</p>", "<p>před 4 dny</p>"),
    "pl": ("<p>wczoraj</p>", "<p>2 dni temu</p>"),
    "now": ("<span>just now</span>", "<span>1 minute ago</span>"),
    "de": ("<p>vor 5 Minuten</p>", "<p>vor 2 Stunden</p>"),
    "fr": ("<p>il y a 5 minutes</p>", "<p>il y a 2 heures</p>"),
    "es": ("<p>hace 5 minutos</p>", "<p>hace 2 horas</p>"),
    "it": ("<p>5 minuti fa</p>", "<p>2 ore fa</p>"),
    "sec": ("<p>30 seconds ago</p>", "<p>1 hour ago</p>"),
    "2units": ("<p>2 hours 5 minutes ago</p>", "<p>3 hours ago</p>"),
    "fused": ("<time>5m</time>", "<time>2h</time>"),
    "ago fused": ("<p>5min ago</p>", "<p>2h ago</p>"),
    "ago→today": ("<p><span>5 hours ago</span></p>", "<p><span>17 November 2026</span></p>"),
    "dnes→vcera": ("<p>dnes 8:05</p>", "<p>včera 8:05</p>"),
    "countdown": ("<p>Ends in 2 days 3 hours</p>", "<p>Ends in 1 day 20 hours</p>"),
    "zbyva": ("<p>Zbývá: 5 dny</p>", "<p>Zbývá: 4 dny</p>"),
}
CONTENT = {
    "hours": ("<p>Open 9:00–17:00 daily</p>", "<p>Open 9:00–18:00 daily</p>"),
    "event": ("<p>Concert on Saturday at 17:00</p>", "<p>Concert on Saturday at 18:00</p>"),
    "new ago item": (
        "<ul><li>First thing <time>5 minutes ago</time></li></ul>",
        "<ul><li>New thing <time>just now</time></li><li>First thing <time>1 hour ago</time></li></ul>",
    ),
    "flag places": ("<p>zbývá 5 míst</p>", "<p>zbývá 3 míst</p>"),
}


@pytest.mark.parametrize("name", NOISE)
def test_noise(name: str) -> None:
    """It differs, is no change, and is told as what was left out."""
    before, after = NOISE[name]
    found = compared(framed(before), framed(after), gone=DAY if name in ("dnes→vcera", "clock cz") else HOUR)
    assert not found.difference.is_change, found.difference.pieces
    assert {ignore.kind for ignore in found.difference.ignored} == {NoiseKind.RELATIVE_TIME}


@pytest.mark.parametrize("name", CONTENT)
def test_content(name: str) -> None:
    """It looks alike, and is a change."""
    before, after = CONTENT[name]
    assert compared(framed(before), framed(after)).difference.is_change
