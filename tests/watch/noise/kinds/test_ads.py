"""Advertisements come and go; announcements are content."""

from __future__ import annotations

import pytest

from kronika.model.watch import NoiseKind
from tests.watch.looking import compared, framed

NOISE = {
    "inl sponsored": (
        "<p>Words <a href=/a>x</a> and <a rel=sponsored href=/z>Buy</a></p>",
        "<p>Words <a href=/a>x</a> and <a rel=sponsored href=/q>Sell me</a></p>",
    ),
    "dataad": ("<div data-ad-slot=3>Buy</div>", "<div data-ad-slot=3>Sell it</div>"),
    "amp": ("<amp-ad>Buy</amp-ad>", "<amp-ad>Sell it</amp-ad>"),
    "ins ad": (
        "<p>Word <ins class=adsbygoogle>Buy now</ins> word</p>",
        "<p>Word <ins class=adsbygoogle>Sell later things</ins> word</p>",
    ),
    "label ad": (
        "<div><div>Reklama</div><div><a href=/x>Kup</a></div></div>",
        "<div><div>Reklama</div><div><a href=/y>Sprzedaj to</a></div></div>",
    ),
    "label sibling": (
        "<p>Advertisement</p><p><a href=/x>Kup auto</a></p>",
        "<p>Advertisement</p><p><a href=/y>Sprzedaj dom</a></p>",
    ),
    "ad gone": ('<div class="ad"><p>Buy</p></div>', ""),
}
CONTENT = {
    "inzerce": (
        "<div><h3>Inzerce</h3><p>Prodám kolo, málo ježděné, cena 3000.</p></div>",
        "<div><h3>Inzerce</h3><p>Prodám kolo, málo ježděné, cena 2500.</p></div>",
    ),
    "oglos": (
        "<div><h3>Ogłoszenie</h3><p>Zebranie odbędzie się w piątek.</p></div>",
        "<div><h3>Ogłoszenie</h3><p>Zebranie odbędzie się w sobotę.</p></div>",
    ),
    "menu restaurant": (
        "<div class=menu><p>Soup 40 Kč</p><p>Goulash 120 Kč</p></div>",
        "<div class=menu><p>Soup 45 Kč</p><p>Goulash 120 Kč</p></div>",
    ),
}


@pytest.mark.parametrize("name", NOISE)
def test_noise(name: str) -> None:
    """It differs, is no change, and is told as what was left out."""
    before, after = NOISE[name]
    found = compared(framed(before), framed(after))
    assert not found.difference.is_change, found.difference.pieces
    assert {ignore.kind for ignore in found.difference.ignored} == {NoiseKind.ADS}


@pytest.mark.parametrize("name", CONTENT)
def test_content(name: str) -> None:
    """It looks alike, and is a change."""
    before, after = CONTENT[name]
    assert compared(framed(before), framed(after)).difference.is_change


def test_an_ad_elsewhere() -> None:
    """An advertisement that moves is not even noise to be told of."""
    ad, text = '<div class="ad"><p>Buy cars here</p></div>', "<p>Some other words here.</p>"
    found = compared(framed(ad + text), framed(text + ad))
    assert not found.difference.is_change
    assert found.difference.ignored == ()


@pytest.mark.parametrize("label", ["Reklama", "Advertisement", "Реклама", "Sponsored"])
def test_labels(label: str) -> None:
    """A label makes its box an advertisement, in any language; the text around stays."""
    box = f"<div><small>{label}</small><p><a href='/{{0}}'>Buy {{0}} now</a></p></div>"
    page = framed(box.format("cars")), framed(box.format("tyres and more"))
    assert not compared(*page).difference.is_change
    assert compared(page[0], page[1].replace("new playground", "old playground")).difference.added == 1
