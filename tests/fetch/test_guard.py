"""The address guard refuses every nasty spelling and lets the public web through."""

from __future__ import annotations

from ipaddress import ip_network

import pytest

from kronika.fetch.guard import Guard, literal

REFUSED = """
0.0.0.0 0.1.2.3 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 100.127.255.255 127.0.0.1 127.255.255.254
168.63.129.16 169.254.169.254 169.254.0.1 172.16.0.1 172.31.255.255 192.0.0.8 192.0.0.192 192.0.2.1 192.88.99.1 192.168.1.1
198.18.0.1 198.19.255.255 198.51.100.7 203.0.113.7 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255
:: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 ::ffff:169.254.169.254 ::ffff:0:127.0.0.1
64:ff9b::127.0.0.1 64:ff9b::10.0.0.1 64:ff9b::a9fe:a9fe 64:ff9b:1::1 64:ff9b:1::8.8.8.8
2002:7f00:1:: 2002:a00:1::1 2002:0808:0808::1 2001::1 2001:0:7f00:1::1 2001:2::1 2001:10::1 2001:db8::1 3fff::1
2a00:1450::5efe:10.0.0.1 2a00:1450::200:5efe:127.0.0.1
fc00::1 fd00:ec2::254 fd12:3456::1 fe80::1 fe80::1%eth0 fec0::1 ff02::1 ff0e::1 100::1 5f00::1 4000::1
""".split()

PUBLIC = """
1.1.1.1 8.8.8.8 9.255.255.255 11.0.0.1 100.63.255.255 100.128.0.1 126.0.0.1 128.0.0.1 169.253.0.1 172.15.0.1 172.32.0.1
192.0.1.1 192.167.1.1 198.17.0.1 198.20.0.1 223.255.255.255 ::ffff:8.8.8.8 64:ff9b::8.8.8.8
2606:4700::1111 2a00:1450:4001::1 2001:4860:4860::8888 2a00:1450::5efe:8.8.8.8
""".split()


@pytest.mark.parametrize("address", REFUSED)
def test_refuses(address: str) -> None:
    assert Guard().refusal(address)


@pytest.mark.parametrize("address", PUBLIC)
def test_lets_the_public_web_through(address: str) -> None:
    assert Guard().refusal(address) is None


def test_an_allowed_network_is_let_through_and_only_that() -> None:
    guard = Guard([ip_network("127.0.0.0/8")])
    assert guard.refusal("127.0.0.1") is None
    assert guard.refusal("::ffff:127.0.0.1") is None  # the same host
    assert guard.refusal("10.0.0.1")
    assert guard.refusal("::1")
    assert guard.refusal("64:ff9b::7f00:1")  # a gateway's loopback, not ours
    assert guard.refusal("2002:7f00:1::")
    assert Guard([ip_network("fd00::/8")]).refusal("fd00::1") is None


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "127.0.0.1"),
        ("2130706433", "127.0.0.1"),
        ("0x7f000001", "127.0.0.1"),
        ("0x7f.1", "127.0.0.1"),
        ("0177.0.0.1", "127.0.0.1"),
        ("127.1", "127.0.0.1"),
        ("127.0.0.1.", "127.0.0.1"),
        ("0", "0.0.0.0"),
        ("[::1]", "::1"),
        ("::ffff:127.0.0.1", "::ffff:7f00:1"),
        ("fe80::1%eth0", "fe80::1"),
        ("2852039166", "169.254.169.254"),
    ],
)
def test_reads_addresses_in_every_notation(host: str, address: str) -> None:
    assert str(literal(host)) == address


@pytest.mark.parametrize("host", ["example.org", "1and1.example", "3com.example", "a.localhost", ""])
def test_names_are_no_literals(host: str) -> None:
    assert literal(host) is None
