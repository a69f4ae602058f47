"""Guests: a program is known by what it speaks, and told the time its answer took."""

from __future__ import annotations

import pytest
from starlette.requests import Request

from kronika.serve.web.guests import speaks_json


@pytest.mark.parametrize(
    ("kind", "speaks"),
    [
        ("application/json", True),
        ("Application/JSON; charset=utf-8", True),
        ("text/plain", False),
        ("application/json-patch+json", False),
        ("text/plain; application/json", False),
        ("", False),
    ],
)
def test_a_program_says_that_it_speaks_json(kind: str, speaks: bool) -> None:
    request = Request({"type": "http", "headers": [(b"content-type", kind.encode())]})
    assert speaks_json(request) is speaks
