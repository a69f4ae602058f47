"""Links of a message made whole and safe, once for all channels: paths get their host, and only http(s) is left."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import quote, urljoin, urlsplit

from kronika.model.alert import Line, Message

LONGEST = 2_000
SCHEMES = ("http", "https")
SAFE = "%/:?#[]@!$&()*+,;=~"  # what an address may hold as it is; quotes and brackets of markup are not among it


def with_links(message: Message, base: str) -> Message:
    """The message with whole links; a path is one of the web application at `base`."""
    return replace(
        message,
        link=whole(message.link, base),
        unsubscribe=whole(message.unsubscribe, base),
        lines=with_whole(message.lines, base),
        sections=tuple(
            replace(section, link=whole(section.link, base), lines=with_whole(section.lines, base))
            for section in message.sections
        ),
    )


def with_whole(lines: tuple[Line, ...], base: str) -> tuple[Line, ...]:
    """Lines with whole links."""
    return tuple(replace(line, link=whole(line.link, base)) for line in lines)


def whole(link: str | None, base: str) -> str | None:
    """One link; None when it leads nowhere that may be clicked on."""
    if not link:
        return None
    try:
        joined = base + link if link.startswith("/") and not link.startswith("//") else urljoin(base + "/", link)
        safe = quote(joined, safe=SAFE, errors="replace")
        parts = urlsplit(safe)
    except ValueError:
        return None
    return safe if parts.scheme in SCHEMES and parts.netloc and len(safe) <= LONGEST else None
