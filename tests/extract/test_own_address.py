"""The address a page gives of itself."""

from __future__ import annotations

import pytest

from kronika.extract.own_address import own_address

HERE = "https://noviny.example/most"


@pytest.mark.parametrize(
    ("page", "expected"),
    [
        (f'<link rel="canonical" href="{HERE}">', HERE),
        (f"<LINK HREF='{HERE}' REL=canonical />", HERE),
        (f"<link href={HERE} rel=canonical>", HERE),
        (f'<meta property="og:url" content="{HERE}">', HERE),
        (f'<meta content="{HERE}?a=1&amp;b=2" property="og:url">', f"{HERE}?a=1&b=2"),
        (f'<meta property="og:url" content="https://x.example/"><link rel=canonical href="{HERE}">', HERE),
        (f'<link rel=canonical href="/most"><meta property="og:url" content="{HERE}">', HERE),
        (f'<link rel=canonical href="{HERE}"><link rel=canonical href="https://x.example/">', HERE),
        ('<link rel="stylesheet" href="https://x.example/a.css">', None),
        ('<link rel="canonical" href="http://[">', None),
        ('<link rel="canonical">', None),
        ("", None),
    ],
)
def test_own_address(page: str, expected: str | None) -> None:
    assert own_address(page.encode()) == expected


def test_bytes_that_are_no_page() -> None:
    assert own_address(bytes(range(256)) * 2_000) is None
    assert own_address(b"<link " * 100_000) is None
