"""The shape of article addresses: what the links to articles of a listing have in common, as a pattern."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from os.path import commonprefix
from urllib.parse import parse_qsl, urlsplit

from kronika.html.address import host_of
from kronika.html.document import Document
from kronika.html.links import links

HEADLINE = 18  # characters that the link of an article has at least (E1)
FEWEST = 4
DIGITS = re.compile(r"\d+")
ANY, NUMBER = r"[^/?]+", r"\d+"


def article_pattern(document: Document, not_articles: Iterable[str] = (), slugs: Sequence[str] = ()) -> str:
    """A pattern that fits most headline-long links of a page and none of the addresses given; empty when there is none.

    `slugs` are the names of sections in addresses: an article of one of them is like an article of any other.
    """
    here = host_of(document.url or "")
    found = {
        path_of(link.url): None
        for link in links(document)
        if len(link.text) >= HEADLINE and host_of(link.url) == here and path_of(link.url) != "/"
    }
    others = [path_of(url) for url in not_articles]
    groups: dict[tuple[object, ...], list[str]] = {}
    for path in found:
        groups.setdefault(outline(path), []).append(path)
    for group in sorted(groups.values(), key=len, reverse=True):
        pattern = common(group, slugs) if len(group) >= FEWEST else ""
        if pattern and not any(re.search(pattern, other) for other in others):
            return pattern
    return ""


def path_of(url: str) -> str:
    """Path and query of an address."""
    parts = urlsplit(url)
    return f"{parts.path}?{parts.query}" if parts.query else parts.path


def outline(path: str) -> tuple[object, ...]:
    """What two addresses of one shape share: the number of steps, the ending, the names in the query."""
    parts = urlsplit(path)
    last = parts.path.rsplit("/", 1)[-1]
    ending = last.rsplit(".", 1)[-1] if "." in last else ""
    names = tuple(sorted(name for name, _ in parse_qsl(parts.query, keep_blank_values=True)))
    return parts.path.count("/"), DIGITS.sub("0", ending), bool(DIGITS.search(path)), names


def common(paths: Sequence[str], slugs: Sequence[str] = ()) -> str:
    """The pattern of addresses of one outline, step by step."""
    split = [urlsplit(path) for path in paths]
    steps = zip(*(part.path.split("/") for part in split), strict=True)
    pattern = "/".join(a_section(slugs) if set(step) <= set(slugs) else one_step(step) for step in steps)
    queries = [dict(parse_qsl(part.query, keep_blank_values=True)) for part in split]
    if queries[0]:
        pattern += r"\?" + "&".join(f"{escaped(name)}={one_step([q[name] for q in queries])}" for name in queries[0])
    return f"^{pattern}$" if NUMBER in pattern or pattern.count("/") > 1 else ""


def a_section(slugs: Sequence[str]) -> str:
    """Any of the sections."""
    return f"(?:{'|'.join(map(escaped, slugs))})"


def one_step(values: Sequence[str]) -> str:
    """What a step has in common: the same word, a number, or a beginning and an end around anything."""
    flat = [DIGITS.sub("0", value) for value in values]
    if len(set(flat)) == 1:
        return as_pattern(flat[0])
    head = commonprefix(flat)
    tail = commonprefix([value[len(head) :][::-1] for value in flat])[::-1]
    return f"{as_pattern(edge(head, at_end=True))}{ANY}{as_pattern(edge(tail, at_end=False))}"


def edge(text: str, *, at_end: bool) -> str:
    """A beginning or an end cut at a sign: half a word that happens to be shared means nothing."""
    signs = [place for place, sign in enumerate(text) if not sign.isalpha()]
    if not signs:
        return ""
    return text[: signs[-1] + 1] if at_end else text[signs[0] :]


def as_pattern(flat: str) -> str:
    """A text in which 0 stands for any number."""
    return NUMBER.join(map(escaped, flat.split("0")))


def escaped(text: str) -> str:
    """As people would write it: a hyphen means itself outside brackets."""
    return re.escape(text).replace(r"\-", "-")
