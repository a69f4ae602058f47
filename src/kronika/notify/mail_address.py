"""Mail addresses, checked at the door: plain ones, in which nothing can break out of a header or a command."""

from __future__ import annotations

import re
from email.utils import parseaddr

from kronika.model.errors import InputError
from kronika.notify.wording import one_line

LONGEST = 254
LOCAL = re.compile(
    r"[A-Za-z0-9_'+~=#$&*/?^`{|}-]+(?:\.[A-Za-z0-9_'+~=#$&*/?^`{|}-]+)*"
)  # no % and !: old ways to relay
LABEL = re.compile(r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?")


def check_mail_address(text: str) -> str:
    """A bare address, its domain in ASCII; InputError when it is none."""
    local, at, domain = text.strip().rpartition("@")
    host = ascii_domain(domain)
    if not at or not host or not LOCAL.fullmatch(local) or len(local) > 64 or len(local) + len(host) >= LONGEST:
        raise InputError(f"“{one_line(text, 100)}” is not a mail address; write one such as ops@example.org.")
    return f"{local}@{host}"


def ascii_domain(domain: str) -> str:
    """A domain as mail servers write it; empty when it is none."""
    try:
        plain = domain.encode("idna").decode("ascii").lower()
    except UnicodeError:
        return ""
    return plain if all(LABEL.fullmatch(label) for label in plain.split(".")) else ""


def read_sender(text: str) -> tuple[str, str]:
    """The name and the address of “Kronika <kronika@example.org>”, or of an address alone."""
    name, address = parseaddr(text)
    return one_line(name, 100), check_mail_address(address if "\n" not in text and "\r" not in text else text)
