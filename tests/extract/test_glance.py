"""A glance at the bytes finds every page that may go on, and passes by nearly all others."""

from __future__ import annotations

import pytest

from kronika.extract.glance import may_go_on

HERE = "https://noviny.example/zpravy/rada-mesta-schvalila-rozpocet"


@pytest.mark.parametrize(
    "html",
    [
        f'<a href="{HERE}?page=2">2</a>',
        "<a href='?a=1'>x</a><A HREF='?page=2'>2</A>",
        "<a href=rada-mesta-schvalila-rozpocet/2>2</a>",
        '<link rel="next" href="/zpravy/rada-mesta-schvalila-rozpocet,2">',
        '<a href="/zpravy/rada-mesta-schvalila-rozpocet?ref=x&amp;page=2">2</a>',
    ],
)
def test_pages_that_may_go_on(html: str) -> None:
    assert may_go_on(html.encode(), HERE)


@pytest.mark.parametrize(
    "html",
    [
        "",
        f'<a href="{HERE}">1</a> <a href="{HERE}#comments">2</a> <a href="{HERE}?page=3">3</a>',
        '<a href="/zpravy/novy-most-pres-reku?page=2">2</a>',
        f'<a href="https://share.example/?u={HERE}?page=2">x</a>',
        '<a href="http://[?page=2">2</a>',
        '<a href="?cpage=2">2</a>',
    ],
)
def test_pages_that_do_not(html: str) -> None:
    assert not may_go_on(html.encode(), HERE)


def test_a_start_page_never_goes_on() -> None:
    assert not may_go_on(b'<a href="?page=2">2</a>', "https://noviny.example/")


def test_other_letters_and_any_bytes() -> None:
    here = "https://gazeta.example/%D0%BD%D0%BE%D0%B2%D0%BE%D1%81%D1%82%D1%8C-%D0%B4%D0%BD%D1%8F-%D0%B2"
    assert may_go_on('<a href="/новость-дня-в?page=2">2</a>'.encode(), here)
    assert not may_go_on(bytes(range(256)) * 50 + b'href="', HERE)
