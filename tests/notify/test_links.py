"""Links in messages are whole and may be clicked on, or are no links."""

from __future__ import annotations

import pytest

from kronika.notify.links import whole, with_links
from tests.notify.material import a_message

BASE = "https://kronika.example.org/app"


@pytest.mark.parametrize(
    ("link", "found"),
    [
        ("/sources/Příbram", "https://kronika.example.org/app/sources/P%C5%99%C3%ADbram"),
        ("articles/7?x=1#y", "https://kronika.example.org/app/articles/7?x=1#y"),
        ("https://example.org/a%20b?c=d&e", "https://example.org/a%20b?c=d&e"),
        ("//example.org/a", "https://example.org/a"),
        ('https://example.org/"><script>', "https://example.org/%22%3E%3Cscript%3E"),
        ("/a\r\nBcc: b", "https://kronika.example.org/app/a%0D%0ABcc:%20b"),
        ("javascript:alert(1)", None),
        ("JavaScript:alert(1)", None),
        ("data:text/html,x", None),
        ("mailto:a@b", None),
        ("http://", None),
        ("http://[::1", None),
        ("/" + "x" * 3000, None),
        ("", None),
        (None, None),
    ],
)
def test_a_link_is_whole_or_none(link: str | None, found: str | None) -> None:
    assert whole(link, BASE) == found


def test_every_link_of_a_message_is_made_whole() -> None:
    made = with_links(a_message(link="/a", unsubscribe="/b"), BASE)
    assert (made.link, made.unsubscribe) == (f"{BASE}/a", f"{BASE}/b")
    assert [line.link for line in made.lines] == [None, "https://kronika.example.org/articles/7", None]
