"""The real address of a page: by redirect or by its own claim, when the claim can be believed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from kronika.model.lead import Lead, Role
from kronika.sources.real_address import real_address

HOME = "http://paper.example"


def asked(path: str, role: Role = Role.ARTICLE) -> Lead:
    return Lead(url=HOME + path, source_id=7, role=role, depth=1)


@pytest.mark.parametrize(
    ("path", "claim", "expected"),
    [
        ("/a/", "/a", "/a"),
        ("/a?ref=home", "/a", "/a"),
        ("/a?sort=date", "http://paper.example/a", "/a"),
        ("/clanek/1/amp", "/clanek/1", "/clanek/1"),
        ("/index.php?id=5", "/clanek-pet", "/clanek-pet"),
        ("/index.html", "/", "/"),
        ("/a", "https://www.paper.example/a", "https://www.paper.example/a"),
    ],
)
def test_a_claim_is_believed(fetched, path: str, claim: str, expected: str) -> None:
    page = fetched(f'<link rel="canonical" href="{claim}"><p>text', url=HOME + path)
    assert real_address(asked(path), page) == (expected if "://" in expected else HOME + expected)


@pytest.mark.parametrize(
    ("path", "claim"),
    [
        ("/clanek/1", "/"),
        ("/clanek/1", "/index.php"),
        ("/clanek/1", "/clanek"),
        ("/clanek/1/strana/2", "/clanek/1"),
        ("/index.php?id=5", "/index.php"),
        ("/vypis?strana=2", "/vypis"),
        ("/clanek/1", "http://other.example/clanek/1"),
        ("/clanek/1", "/login"),
        ("/clanek/1", "javascript:void(0)"),
        ("/clanek/1", "/clanek/1"),
    ],
)
def test_a_claim_that_would_lose_pages_is_not(fetched, path: str, claim: str) -> None:
    assert real_address(asked(path), fetched(f'<link rel="canonical" href="{claim}">', url=HOME + path)) is None


def test_two_claims_are_none(fetched) -> None:
    page = fetched('<link rel=canonical href="/b"><link rel=canonical href="/c">', url=HOME + "/a")
    assert real_address(asked("/a"), page) is None


def test_open_graph_is_asked_when_nothing_else_is_said(fetched) -> None:
    page = fetched('<meta property="og:url" content="/b">', url=HOME + "/a")
    assert real_address(asked("/a"), page) == HOME + "/b"


def test_a_redirect_names_the_page_unless_it_sends_us_away(fetched) -> None:
    page = fetched("<p>text", url=HOME + "/clanek/1")
    assert real_address(asked("/go?to=1"), page) == HOME + "/clanek/1"
    for elsewhere in ("/login?next=/x", "/"):
        assert real_address(asked("/x"), replace(page, final_url=HOME + elsewhere)) is None


@pytest.mark.parametrize("role", [Role.ENTRY, Role.LISTING, Role.FOLLOWING])
def test_what_is_asked_every_round_keeps_its_address(fetched, role: Role) -> None:
    assert real_address(asked("/a", role), fetched("<p>text", url=HOME + "/b")) is None
