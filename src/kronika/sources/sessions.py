"""Session ids in addresses: the same page under an address that is new at every visit."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

# Names that mean a session whatever the value; the others only with a value that nobody would write by hand.
SURE = frozenset(
    "phpsessid jsessionid aspsessionid asp.net_sessionid sessionid session_id sessid sess_id zenid oscsid osid cfid cftoken xtcsid".split()
)
LIKELY = frozenset("sid s session sess token ticket tid psid".split())
RANDOM = re.compile(r"(?=[^&]*\d)(?=[^&]*[a-z])[0-9a-z]{13,64}|[0-9a-f]{16,64}", re.IGNORECASE)
IN_PATH = re.compile(r";(?:jsessionid|phpsessid|sid|sessionid)=[^/?]*|/\([A-Z]\([0-9a-z]{16,}\)\)(?=/)", re.IGNORECASE)


def without_session(url: str) -> str:
    """The address without its session ids; the same object when it has none."""
    if "?" not in url and ";" not in url and "(" not in url:
        return url
    parts = urlsplit(url)
    path = IN_PATH.sub("", parts.path) if ";" in parts.path or "(" in parts.path else parts.path
    kept = [part for part in parts.query.split("&") if part and not is_session(part)]
    query = "&".join(kept)
    if path == parts.path and query == parts.query:
        return url
    return parts._replace(path=path or "/", query=query).geturl()


def is_session(parameter: str) -> bool:
    """Whether a parameter of a query, "name=value", only carries a session."""
    name, _, value = parameter.partition("=")
    name = name.lower()
    if name in SURE or name.startswith("aspsessionid"):
        return True
    return name in LIKELY and RANDOM.fullmatch(value) is not None
