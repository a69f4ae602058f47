"""Hosts: what is loopback, and which Host headers are answered."""

from __future__ import annotations

import pytest

from kronika.serve.gate.hosts import HostCheck, is_loopback, name_of


@pytest.mark.parametrize("host", ["127.0.0.1", "127.9.9.9", "localhost", "::1", "[::1]", "LOCALHOST"])
def test_loopback(host: str) -> None:
    assert is_loopback(host)


@pytest.mark.parametrize(
    "host",
    [
        "0.0.0.0",
        "::",
        "",
        "192.168.1.5",
        "example.org",
        "localhost.example.org",
        "127.0.0.1.nip.example",
        "::ffff:192.0.2.1",
    ],
)
def test_public(host: str) -> None:
    assert not is_loopback(host)


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("localhost:8470", "localhost"),
        ("LocalHost", "localhost"),
        ("[::1]:80", "::1"),
        ("127.0.0.1", "127.0.0.1"),
        ("a:b:c", "a:b"),
    ],
)
def test_names_without_ports(header: str, name: str) -> None:
    assert name_of(header) == name


async def nothing(scope: object, receive: object, send: object) -> None:
    """An application that does nothing."""


def test_on_loopback_only_our_names_are_known() -> None:
    check = HostCheck(nothing, bound="127.0.0.5")
    for header in ("localhost:1", "127.0.0.1", "[::1]:8470", "127.0.0.5:8470"):
        assert check.known([header]), header
    for headers in (["evil.example"], ["localhost.evil.example"], [], ["localhost", "evil.example"], [""]):
        assert not check.known(headers), headers


def test_a_public_bind_answers_any_name_because_it_asks_for_a_login() -> None:
    assert HostCheck(nothing, bound="0.0.0.0").known(["kronika.example"])
    assert not HostCheck(nothing, bound="0.0.0.0").known([])


def test_a_proxy_may_pass_on_names_from_the_settings() -> None:
    check = HostCheck(nothing, bound="127.0.0.1", names=("Kronika.Example",))
    assert check.known(["kronika.example"])
    assert check.known(["kronika.example:443"])
    assert not check.known(["other.example"])
