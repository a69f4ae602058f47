"""Session ids and nonces are no news; another target or checksum is."""

from __future__ import annotations

import pytest

from kronika.model.watch import NoiseKind
from tests.watch.looking import compared, framed


def links(behind: str, before: str = "") -> str:
    """Several links that share a part of their addresses."""
    return "<p>" + " ".join(f'<a href="{before}/p{number}{behind}">w{number}</a>' for number in range(6)) + "</p>"


NOISE = {
    "ref": ("<p>ID: a1b2c3d4</p>", "<p>ID: 9f8e7d6c</p>"),
    "epoch": ("<div>1794917100</div>", "<div>1794920700</div>"),
    "uuid": ("<p>9f86d081-8841-4d65-9a2f-eaa0c55ad015</p>", "<p>1b4f0e98-5197-4998-a732-078544c96b36</p>"),
    "b64": ("<p>ref dGhpc0lzQTEyM1Rva2Vu</p>", "<p>ref aB3kZ9pQw7LmN2xRt5Yv</p>"),
    "sess label": ("<p>Session: a8f3c2</p>", "<p>Session: b9d1e7</p>"),
    "nonce class": ("<span class=nonce>a8f3c2</span>", "<span class=nonce>b9d1e7</span>"),
    "all links sid": (links("?zid=abc123def"), links("?zid=xyz789uvw")),
    "jsession": ('<p><a href="/a;jsessionid=AAA111">x</a></p>', '<p><a href="/a;jsessionid=BBB222">x</a></p>'),
    "asp": (links("", "/(S(abc123def456))"), links("", "/(S(xyz789uvw000))")),
    "imgbust": ('<p><img src="/a.jpg?1234"></p>', '<p><img src="/a.jpg?5678"></p>'),
    "imgbuild": ('<p><img src="/a.9f86d081.jpg"></p>', '<p><img src="/a.1b4f0e98.jpg"></p>'),
    "stamp link": ('<p><a href="/a?t=1731880000">x</a></p>', '<p><a href="/a?t=1731899000">x</a></p>'),
    "csrf hidden": ("<form><input type=hidden value=1></form>", "<form><input type=hidden value=2></form>"),
}
CONTENT = {
    "spz": ("<p>Č. j. MU-123/2026</p>", "<p>Č. j. MU-124/2026</p>"),
    "code": ("<p>Bus 12A</p>", "<p>Bus 12B</p>"),
    "version": ("<p>Version v1.2.3 is out</p>", "<p>Version v1.2.4 is out</p>"),
    "mail": ('<p><a href="mailto:a@b.cz">Write us</a></p>', '<p><a href="mailto:c@b.cz">Write us</a></p>'),
    "tel": ('<p><a href="tel:+420123">Call us</a></p>', '<p><a href="tel:+420124">Call us</a></p>'),
    "id link": ('<p><a href="/d?id=12">Doc</a></p>', '<p><a href="/d?id=13">Doc</a></p>'),
    "hex id link": (
        '<p><a href="/d?id=9f86d081884c7d659a2feaa0c55ad015">Doc</a></p>',
        '<p><a href="/d?id=1b4f0e9851971998e732078544c96b36">Doc</a></p>',
    ),
    "yt": (
        '<p><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Video</a></p>',
        '<p><a href="https://www.youtube.com/watch?v=aB3d5F7h9Jk">Video</a></p>',
    ),
    "path": ('<p><a href="/file-1.pdf">Doc</a></p>', '<p><a href="/file-2.pdf">Doc</a></p>'),
    "host": ('<p><a href="https://a.example/x">Doc</a></p>', '<p><a href="https://b.example/x">Doc</a></p>'),
    "sha": (
        "<p>SHA256: 9f86d081884c7d659a2feaa0c55ad0159f86d081884c7d65</p>",
        "<p>SHA256: 1b4f0e9851971998e732078544c96b361b4f0e9851971998</p>",
    ),
}


@pytest.mark.parametrize("name", NOISE)
def test_noise(name: str) -> None:
    """It differs, is no change, and is told as what was left out."""
    before, after = NOISE[name]
    found = compared(framed(before), framed(after))
    assert not found.difference.is_change, found.difference.pieces
    assert {ignore.kind for ignore in found.difference.ignored} <= {NoiseKind.TOKEN}


@pytest.mark.parametrize("name", CONTENT)
def test_content(name: str) -> None:
    """It looks alike, and is a change."""
    before, after = CONTENT[name]
    assert compared(framed(before), framed(after)).difference.is_change
