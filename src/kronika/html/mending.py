"""JSON that is almost JSON: comments, single quotes and stray commas mended, and what can be saved from the rest."""

from __future__ import annotations

import json
import re

STRING = r'"(?:[^"\\]|\\.)*"'
FAULT = re.compile(
    rf"(?P<string>{STRING})|(?P<single>'(?:[^'\\\n]|\\.)*')|(?P<comment>/\*[^*/]*\*/|//[^\n]*)|(?P<comma>,(?=\s*[,}}\]]))",
    re.DOTALL,
)
LONGEST = 300_000  # longer scripts are taken as they are
PLAIN = re.compile(
    rf'"(?P<name>@type|headline|datePublished|dateCreated|articleSection|keywords)"\s*:\s*(?P<value>{STRING})',
    re.DOTALL,
)
AUTHOR = re.compile(rf'"author"\s*:\s*(?:\[\s*)?(?:\{{[^{{}}]{{0,400}}?"name"\s*:\s*)?(?P<value>{STRING})', re.DOTALL)
ARTICLE = re.compile(r'"@type"\s*:\s*\[?\s*"(?:\w*Article|\w*Posting)"')


def mended(text: str) -> str:
    """Without comments and commas too many, and with double quotes."""
    return FAULT.sub(mend, text) if len(text) <= LONGEST else text


def mend(match: re.Match[str]) -> str:
    """One place: a string stays as it is, because what looks like a fault may be inside it."""
    if match["string"]:
        return match[0]
    if match["single"]:
        return '"' + match[0][1:-1].replace("\\'", "'").replace('"', '\\"') + '"'
    return " "


def salvaged(text: str) -> list[object]:
    """The plainest properties of an article that cannot be parsed: the first of each, as one object."""
    if len(text) > LONGEST or not ARTICLE.search(text):
        return []
    found: dict[str, object] = {}
    for match in PLAIN.finditer(text):
        name = match["name"]
        if name != "@type":
            found.setdefault(name, unquoted(match["value"]))
    author = AUTHOR.search(text)
    if author is not None:
        found["author"] = unquoted(author["value"])
    return [{"@type": "Article", **found}] if found else []


def unquoted(written: str) -> str:
    """The string that is written, however its escapes are broken."""
    try:
        return str(json.loads(written, strict=False))
    except ValueError:
        return written[1:-1]
