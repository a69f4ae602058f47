"""Addresses no crawler has business with: networks refused at connect time, each with its reason.

`ipaddress.is_global` calls several of these global (NAT64, 6to4, multicast, 192.0.0.8 …), so the list is ours.
"""

from __future__ import annotations

from ipaddress import IPv4Network, IPv6Network

IPV4: tuple[tuple[IPv4Network, str], ...] = tuple(
    (IPv4Network(network), reason)
    for network, reason in (
        ("0.0.0.0/8", "this network, unspecified"),
        ("10.0.0.0/8", "private"),
        ("100.64.0.0/10", "shared between a provider and its customers"),
        ("127.0.0.0/8", "loopback"),
        ("168.63.129.16/32", "a cloud's own service"),
        ("169.254.0.0/16", "link-local, cloud metadata"),
        ("172.16.0.0/12", "private"),
        ("192.0.0.0/24", "protocol assignments"),
        ("192.0.2.0/24", "documentation"),
        ("192.88.99.0/24", "6to4 relay"),
        ("192.168.0.0/16", "private"),
        ("198.18.0.0/15", "benchmarking"),
        ("198.51.100.0/24", "documentation"),
        ("203.0.113.0/24", "documentation"),
        ("224.0.0.0/4", "multicast"),
        ("240.0.0.0/4", "reserved, broadcast"),
    )
)

GLOBAL_UNICAST = IPv6Network("2000::/3")
OUTSIDE_GLOBAL = "not a global unicast address"

IPV6: tuple[tuple[IPv6Network, str], ...] = tuple(
    (IPv6Network(network), reason)
    for network, reason in (
        ("2001::/32", "Teredo tunnel"),
        ("2001::/23", "protocol assignments"),
        ("2001:db8::/32", "documentation"),
        ("2002::/16", "6to4 tunnel"),
        ("3fff::/20", "documentation"),
    )
)

MAPPED = IPv6Network("::ffff:0:0/96")  # the same host as the IPv4 address inside
NAT64 = IPv6Network("64:ff9b::/96")  # a gateway to the IPv4 address inside: as good as that address
ISATAP_MARKS = (0x00005EFE, 0x02005EFE)  # bits 64…95 of an address that carries an IPv4 address in its last 32
