"""What does not last in addresses is left out, and what they lead to stays."""

from __future__ import annotations

import pytest

from kronika.watch.noise.random_looks import is_random
from kronika.watch.noise.volatile import NOTHING, steady, volatile

SITE = "https://x.example"


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("/a?sid=1&id=5", "/a?id=5"),
        ("/a?PHPSESSID=abc", "/a"),
        ("/a;jsessionid=ABC?x=1", "/a?x=1"),
        ("/a?_=1731880000&utm_source=x", "/a"),
        ("/watch?v=dQw4w9WgXcQ", "/watch?v=dQw4w9WgXcQ"),
        ("/a?page=2", "/a?page=2"),
    ],
)
def test_by_name(address: str, kept: str) -> None:
    """Some parameters never say where a link leads."""
    assert steady(f"<a {SITE}{address}>", NOTHING) == f"<a {SITE}{kept}>"


def test_pictures() -> None:
    """The same file, whatever is asked of it and whatever build named it."""
    assert steady(f"<img {SITE}/p.9f86d081.jpg?w=3>", NOTHING) == f"<img {SITE}/p.jpg>"
    assert steady(f"<img {SITE}/photo2.jpg>", NOTHING) == f"<img {SITE}/photo2.jpg>"


def test_by_how_they_differ() -> None:
    """A value that all links share and that is another one next time; an id that only one link has is what it leads to."""
    one = [f"<a {SITE}/p{number}?q=abc123def>" for number in range(4)] + [f"<a {SITE}/d?file=9f86d081884c7d65>"]
    two = [f"<a {SITE}/p{number}?q=xyz789uvw>" for number in range(4)] + [f"<a {SITE}/d?file=1b4f0e9851971998>"]
    assert volatile(one, two).names == {"q"}
    assert volatile(one, one).names == frozenset()
    assert volatile(one, [*two, one[0]]).names == frozenset()


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("9f86d081884c7d659a2feaa0c55ad015", True),
        ("9f86d081-8841-4d65-9a2f-eaa0c55ad015", True),
        ("dGhpc0lzQTEyM1Rva2Vu", True),
        ("internationalization", False),
        ("plan-opravy-skoly-2027", False),
        ("12345678901234567890", False),
        ("COVID19vaccination2021", False),
    ],
)
def test_random_looks(word: str, expected: bool) -> None:
    """Words that people write are not random."""
    assert is_random(word) is expected
