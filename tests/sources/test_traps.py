"""Traps in addresses: sessions, orders, print versions, errands, endless paths; and what only looks like one."""

from __future__ import annotations

import pytest

from kronika.sources.endless import endless
from kronika.sources.errands import errand
from kronika.sources.printing import is_print
from kronika.sources.sessions import without_session
from kronika.sources.sorting import without_order

HOME = "http://paper.example"


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/a;jsessionid=0A1B2C3D4E5F.node1?x=1", "/a?x=1"),
        ("/(S(lit3py55t21z5v55vlm25s55))/a.aspx", "/a.aspx"),
        ("/a?PHPSESSID=abc&x=1", "/a?x=1"),
        ("/a?x=1&s=8f14e45fceea167a5a36dedd4bea2543", "/a?x=1"),
        ("/a?sid=0123456789abcdef", "/a"),
        ("/a?s=hledany+text", "/a?s=hledany+text"),
        ("/a?sid=12", "/a?sid=12"),
        ("/a?token=1", "/a?token=1"),
        ("/wiki/Rower_(pojazd)", "/wiki/Rower_(pojazd)"),
    ],
)
def test_sessions_go(path: str, expected: str) -> None:
    assert without_session(HOME + path) == HOME + expected


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/a?sort=date&page=2", "/a?page=2"),
        ("/a?orderby=-price&dir=desc", "/a"),
        ("/a?order=1234", "/a?order=1234"),
        ("/a?dir=obrazky", "/a?dir=obrazky"),
        ("/a?x=1", "/a?x=1"),
    ],
)
def test_orders_go(path: str, expected: str) -> None:
    assert without_order(HOME + path) == HOME + expected


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/a?print=1", ""),
        ("/a?tmpl=component&print=1", ""),
        ("/a?format=print", ""),
        ("/clanek/1/print", ""),
        ("/clanek/1/tisk/", ""),
        ("/print.php?id=7", ""),
        ("/zpravy/clanek_print.html", ""),
        ("/xyz", "Wersja do druku"),
        ("/xyz", "Версия для печати"),
        ("/tisk/clanek-1", "Tisk"),
        ("/tisk/clanek-2", ""),
    ],
)
def test_print_versions(path: str, text: str) -> None:
    assert is_print(HOME + path, text, {HOME + "/clanek-2"})


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("/tisk/", "Tisk"),
        ("/tisk/tiskova-zprava-1", "Tisková zpráva"),
        ("/print", "Print"),
        ("/drukarnia", "Drukarnia"),
        ("/a?print=0", ""),
        ("/sprint/2026", "Sprint"),
        ("/", ""),
    ],
)
def test_what_only_looks_like_a_print_version(path: str, text: str) -> None:
    assert not is_print(HOME + path, text, set())


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/login", "login or account"),
        ("/wp-login.php?redirect_to=x", "login or account"),
        ("/index.php?action=logout", "login or account"),
        ("/koszyk/", "shopping cart"),
        ("/zbozi?add-to-cart=7", "shopping cart"),
        ("/clanek?share=facebook", "sharing or answering"),
        ("/w/index.php?title=X&action=edit", "sharing or answering"),
        ("/feed/", "no page"),
        ("/?feed=rss2", "no page"),
        ("/prihlaska-na-tabor", ""),
        ("/kontakt", ""),
        ("/sharing-economy", ""),
        ("/?action=show", ""),
    ],
)
def test_errands(path: str, reason: str) -> None:
    assert errand(HOME + path) == reason


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/a/b/a/b/a/b/", "endless path"),
        ("/a/a/a", "endless path"),
        ("/x/kalendar/y/kalendar/z/kalendar/w/kalendar", "endless path"),
        ("/2026/3/3/3", ""),
        ("/a/b/a/b", ""),
        ("/" + "/".join("abcdefghijklmnopq"), "address too deep"),
        ("/" + "x/y" * 1000, "address too long"),
        ("/zpravy/domaci/clanek", ""),
    ],
)
def test_endless_addresses(path: str, reason: str) -> None:
    assert endless(HOME + path) == reason
