"""One address, one spelling: canonical web addresses, so that equal pages are fetched and stored once."""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import SplitResult, quote, urljoin, urlsplit

from kronika.model.errors import BadUrl

DEFAULT_PORTS = {"http": 80, "https": 443}
LONGEST = 4_096

# Parameters that only say where the reader came from.
TRACKING = re.compile(
    r"(?:utm_\w*|fbclid|gclid|dclid|gbraid|wbraid|yclid|msclkid|_openstat|mc_cid|mc_eid|igshid)", re.IGNORECASE
)

# Addresses that may be spelled canonically already: lower-case host, no usual port, no escapes.
PLAIN = re.compile(
    r"https?://(?=[^/:]{1,253}[/:])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
    r"(?::(?!80/|443/)(?:[1-9][0-9]{1,3}|[1-5][0-9]{4}))?/[A-Za-z0-9:@!$'()*+,;=._~&/-]*"
    r"(?:\?[A-Za-z0-9:@!$'()*+,;=._~&/?|[\]-]+)?"
)
UNTIDY = re.compile(rf"/\.|[?&]&|&$|[?&](?:{TRACKING.pattern})(?:[=&]|$)", re.IGNORECASE)

BLANKS = "".join(chr(code) for code in range(33)) + "\x7f\xa0"
CUT_INSIDE = str.maketrans("", "", "\t\r\n\x00")
PATH_SAFE = "/%:@!$&'()*+,;=-._~"
QUERY_SAFE = PATH_SAFE + "?[]|"
ESCAPE = re.compile(r"%([0-9a-fA-F]{2})")
BAD_PERCENT = re.compile(r"%(?![0-9a-fA-F]{2})")
LABEL = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?")
UNRESERVED = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")


def canonical(url: str) -> str:
    """The one spelling of an http(s) address; raises BadUrl when it is none.

    Lower-case host in punycode, default port, credentials, fragment and tracking parameters dropped, dot segments resolved,
    percent escapes in one form; the order of the query is kept because it may mean something.
    """
    return _canonical(url)


def join(base: str | None, href: str) -> str:
    """The canonical address a link leads to; raises BadUrl when it leads nowhere on the web.

    Most links of a page stand on every page of its site, so what does not depend on the page is remembered for all.
    """
    if base is not None and href.startswith("/") and not href.startswith("//") and ";" not in href:
        origin = origin_of(base)
        return canonical(origin + href) if origin else _join(base, href)
    return _join(None if href.startswith(("http://", "https://")) else base, href)


@lru_cache(maxsize=1_024)
def origin_of(url: str) -> str:
    """Scheme, host and port of an address; empty when it is none of the web."""
    parts = split(url)
    return f"{parts.scheme}://{parts.netloc}" if parts.scheme in DEFAULT_PORTS and parts.netloc else ""


def host_of(url: str) -> str:
    """The host of an address in lower case, without port; empty when there is none."""
    try:
        return (urlsplit(url).hostname or "").rstrip(".")
    except ValueError:
        return ""


def check_url(text: str) -> str:
    """The canonical address a person typed; raises BadUrl with a sentence that says what is wrong."""
    typed = text.strip(BLANKS)
    if not typed:
        raise BadUrl("The address is empty; give one such as https://example.org/.")
    parts = split(typed)
    if parts.scheme not in DEFAULT_PORTS or not parts.netloc:
        raise BadUrl(f"“{shown(typed)}” is not a web address; it must start with http:// or https://.")
    if "@" in parts.netloc:
        raise BadUrl(f"The address of {parts.hostname or 'the site'} carries a user name or password; leave it out.")
    return canonical(typed)


@lru_cache(maxsize=32_768)
def _canonical(url: str) -> str:
    plain = len(url) <= LONGEST and PLAIN.fullmatch(url) is not None and UNTIDY.search(url) is None
    return url if plain else spelled(url)  # with nearly all addresses there is nothing to do


def spelled(url: str) -> str:
    """The canonical spelling, worked out part by part."""
    parts = split(url.strip(BLANKS).translate(CUT_INSIDE))
    if parts.scheme not in DEFAULT_PORTS:
        raise BadUrl(f"“{shown(url)}” is not an http or https address.")
    if len(url) > LONGEST:
        raise BadUrl(f"The address {shown(url)} is longer than {LONGEST} characters.")
    path = resolve_dots(tidy(parts.path.replace("\\", "/"), PATH_SAFE)) or "/"
    query = without_tracking(tidy(parts.query, QUERY_SAFE))
    return f"{parts.scheme}://{location(parts, url)}{path}{'?' + query if query else ''}"


@lru_cache(maxsize=32_768)
def _join(base: str | None, href: str) -> str:
    target = href.strip(BLANKS).translate(CUT_INSIDE)
    if base:
        try:
            target = urljoin(base, target)
        except ValueError as error:
            raise BadUrl(f"“{shown(href)}” is not a web address.") from error
    return canonical(target)


def split(url: str) -> SplitResult:
    """urlsplit whose complaints are sentences of ours."""
    try:
        return urlsplit(url)
    except ValueError as error:
        raise BadUrl(f"“{shown(url)}” is not a web address: {error}.") from error


def location(parts: SplitResult, url: str) -> str:
    """Host and port as they are written."""
    try:
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise BadUrl(f"“{shown(url)}” is not a web address: {error}.") from error
    host = ascii_host(host.rstrip("."))
    if not host:
        raise BadUrl(f"“{shown(url)}” names no host that could exist.")
    return host if port is None or port == DEFAULT_PORTS[parts.scheme] else f"{host}:{port}"


def ascii_host(host: str) -> str:
    """The host in punycode, an IPv6 address in brackets; empty when it is neither."""
    if ":" in host:
        return f"[{host}]"
    try:
        host = host.encode("idna").decode("ascii").lower() if not host.isascii() else host.lower()
    except UnicodeError:
        return ""
    labels = host.split(".")
    return host if len(host) < 254 and all(len(label) < 64 and LABEL.fullmatch(label) for label in labels) else ""


def tidy(text: str, safe: str) -> str:
    """Escapes in one form: unreserved characters bare, the others escaped in upper case."""
    if text.isalnum() and text.isascii():
        return text
    text = BAD_PERCENT.sub("%25", text)
    text = ESCAPE.sub(one_escape, text) if "%" in text else text
    return quote(text, safe=safe, errors="replace")


def one_escape(match: re.Match[str]) -> str:
    """%7E is ~, %2f is %2F."""
    character = chr(int(match[1], 16))
    return character if character in UNRESERVED else match[0].upper()


def resolve_dots(path: str) -> str:
    """/a/./b/../c is /a/c."""
    if "/." not in path:
        return path
    kept: list[str] = []
    steps = path.split("/")
    for step in steps:
        if step == "..":
            if len(kept) > 1:
                kept.pop()
        elif step != ".":
            kept.append(step)
    if steps[-1] in (".", ".."):
        kept.append("")
    return "/".join(kept) if len(kept) > 1 else "/"


def without_tracking(query: str) -> str:
    """The query in its order, without parameters that only say where the reader came from."""
    return "&".join(part for part in query.split("&") if part and not TRACKING.fullmatch(part.split("=", 1)[0]))


def shown(url: str) -> str:
    """An address as it may stand in a sentence: on one line and not too long."""
    clean = "".join(character if character.isprintable() else "?" for character in url.strip())
    return clean if len(clean) <= 80 else clean[:79] + "…"
