"""Words are what a reader reads: prices and times whole, punctuation apart."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kronika.watch.words import is_address, is_tag, spans, wording, words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Cena 1 299,50 Kč.", ["Cena", "1", "299,50", "Kč", "."]),
        ("12.50zł", ["12.50", "zł"]),
        ("v 14:05, 5min", ["v", "14:05", ",", "5min"]),
        ("Jean-Luc's v1.2.3-beta", ["Jean-Luc's", "v1.2.3-beta"]),
        ("2026-11-17T14:05:31Z", ["2026-11-17T14:05:31Z"]),
        ("9f86d081-8841-4d65-9a2f-eaa0c55ad015!", ["9f86d081-8841-4d65-9a2f-eaa0c55ad015", "!"]),
        ("ко\u00adрова", ["корова"]),
        ("東京は", ["東", "京", "は"]),
        ("a<b> c", ["a", "<", "b", ">", "c"]),
        ("", []),
    ],
)
def test_words(text: str, expected: list[str]) -> None:
    """One pattern for all scripts."""
    assert words(text) == expected


@given(st.text())
def test_spans_are_the_words(text: str) -> None:
    """As many spans as words, in order, apart, and nothing but white space and unseen signs between."""
    found = spans(text)
    assert len(found) == len(words(text))
    assert all(one[1] <= other[0] for one, other in zip(found, found[1:], strict=False))
    left = list(text)
    for start, end in found:
        left[start:end] = " " * (end - start)
    assert words("".join(left)) == []


@given(st.text())
def test_no_word_is_a_tag(text: str) -> None:
    """Tags cannot be forged by a text."""
    assert not any(map(is_tag, words(text)))


def test_tags_and_wording() -> None:
    """Tags are left out, punctuation stands where it belongs."""
    assert is_tag("<p>") and not is_address("<p>") and is_address("<a https://x.example/>")
    assert wording(["<p>", "Hello", ",", "<a x>", "world", "(", "again", ")", "."]) == "Hello, world (again)."
