"""The address guard: says whether an address may be connected to, whatever name or spelling led to it."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

from kronika.fetch.refused_networks import GLOBAL_UNICAST, IPV4, IPV6, ISATAP_MARKS, MAPPED, NAT64, OUTSIDE_GLOBAL

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


class Guard:
    """Refuses private and special addresses unless they lie inside an allowed network."""

    def __init__(self, allow: Sequence[Network] = ()) -> None:
        self._allow = tuple(allow)

    def refusal(self, address: Address | str) -> str | None:
        """Why this address is refused, or None when it may be connected to."""
        plain = unmap(address if isinstance(address, IPv4Address | IPv6Address) else parse(address))
        if any(plain in network for network in self._allow):
            return None
        return refusal_v4(plain) if isinstance(plain, IPv4Address) else refusal_v6(plain)


def parse(text: str) -> Address:
    """An address as a socket names it; a scope such as %eth0 does not matter to the guard."""
    return ip_address(text.partition("%")[0])


def literal(host: str) -> Address | None:
    """The address a host name spells out: dotted, decimal, hex, octal, shortened or IPv6; None for real names."""
    bare = host.strip("[]").rstrip(".")
    try:
        return parse(bare)
    except ValueError:
        pass
    try:
        return IPv4Address(socket.inet_aton(bare)) if bare[:1].isdigit() and bare.isascii() else None
    except OSError:
        return None


def unmap(address: Address) -> Address:
    """::ffff:a.b.c.d is the host a.b.c.d."""
    if isinstance(address, IPv6Address) and address in MAPPED:
        return last_32_bits(address)
    return address


def refusal_v4(address: IPv4Address) -> str | None:
    """Why an IPv4 address is refused."""
    return next((reason for network, reason in IPV4 if address in network), None)


def refusal_v6(address: IPv6Address) -> str | None:
    """Why an IPv6 address is refused; addresses that carry an IPv4 address are as good as what they carry."""
    if address in NAT64:
        inside = refusal_v4(last_32_bits(address))
        return f"a gateway to {last_32_bits(address)}: {inside}" if inside else None
    if address not in GLOBAL_UNICAST:
        return OUTSIDE_GLOBAL
    listed = next((reason for network, reason in IPV6 if address in network), None)
    if listed is None and (int(address) >> 32) & 0xFFFFFFFF in ISATAP_MARKS:
        return refusal_v4(last_32_bits(address))
    return listed


def last_32_bits(address: IPv6Address) -> IPv4Address:
    """The IPv4 address in the tail of an IPv6 address."""
    return IPv4Address(int(address) & 0xFFFFFFFF)
