"""From an address to its pattern: addresses made by the same machine share one, and with it a budget.

/kalendarz?rok=2027&miesiac=3  →  /kalendarz?miesiac=N&rok=N
/2026/03/31/voda-v-praze-stoupa.html  →  /D/S.html
"""

from __future__ import annotations

import re
from functools import lru_cache
from urllib.parse import urlsplit

DATE_STEPS = re.compile(r"/(?:19|20)\d\d/(?:0?[1-9]|1[0-2])(?:/(?:0?[1-9]|[12]\d|3[01]))?(?=/|$)")
DATE = re.compile(r"(?:19|20)\d\d[-._](?:0?[1-9]|1[0-2])(?:[-._](?:0?[1-9]|[12]\d|3[01]))?(?!\d)"
                  r"|(?:0?[1-9]|[12]\d|3[01])[-._](?:0?[1-9]|1[0-2])[-._](?:19|20)\d\d(?!\d)"
                  r"|(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)")  # fmt: skip
IDENTIFIER = re.compile(
    r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?=[0-9a-f]*\d)(?=\d*[a-f])[0-9a-f]{8,}"
    r"|(?=[a-z0-9_]*\d)(?=[0-9_]*[a-z])[a-z0-9_]{14,}",
    re.IGNORECASE,
)
NUMBER = re.compile(r"\d+")
ENDING = re.compile(r"\.[a-z][a-z0-9]{1,4}$", re.IGNORECASE)
BETWEEN = re.compile(r"[-_+,%. ]+|%20", re.IGNORECASE)
SLUG = 3  # words that make a title of a segment
LONG = 24  # characters that do so too
MOST_KEYS = 8
LONGEST = 300
SEARCHES = frozenset(
    "q query search s szukaj szukane fraza hledat hledej dotaz tag tags keyword text word poisk".split()
)


@lru_cache(maxsize=32_768)
def pattern(url: str) -> str:
    """The pattern of an address; empty for one that a person named and no machine could go on counting."""
    parts = urlsplit(url)
    path, ending = DATE_STEPS.sub("/D", parts.path.rstrip("/")), ""
    if found := ENDING.search(path):
        path, ending = path[: found.start()], found[0]
    steps = path.split("/")
    made = "/".join([steps[0], *(reduced(step, last=at == len(steps) - 1) for at, step in enumerate(steps[1:], 1))])
    shape = f"{made}{ending}{query_shape(parts.query)}"
    return "" if shape == parts.path.rstrip("/") else shape[:LONGEST]


def reduced(step: str, *, last: bool) -> str:
    """One segment of a path with what may be counted taken out; a title becomes S, but only where pages end."""
    if step.isdigit():
        return "N"
    if IDENTIFIER.fullmatch(step):
        return "H"
    dated = DATE.sub("D", step)
    if last and is_title(step):
        return "S"
    return NUMBER.sub("N", dated)


def is_title(step: str) -> bool:
    """Whether a segment is made of the words of a title; a number at an end does not make a title of one word."""
    words = [word for word in BETWEEN.split(step) if word and not word.isdigit()]
    return len(words) >= SLUG or (len(step) >= LONG and len(words) > 1)


def query_shape(query: str) -> str:
    """The sorted names of a query with the classes of their values.

    One word alone stays as it is, because old sites name their pages so (index.php?page=kontakt); two would multiply.
    """
    if not query:
        return ""
    pairs = sorted((name, value) for name, _, value in (part.partition("=") for part in query.split("&")))
    if len(pairs) > MOST_KEYS:
        return f"?{'&'.join(dict.fromkeys(NUMBER.sub('N', name) for name, _ in pairs[:MOST_KEYS]))}&…"
    classes = [(NUMBER.sub("N", name), name, value, class_of(value)) for name, value in pairs]
    words = [name for _, name, _, kind in classes if kind == "W"]
    named = len(words) == 1 and words[0].lower() not in SEARCHES
    shown = [f"{shape}={value if named and kind == 'W' else kind}" for shape, _, value, kind in classes]
    return f"?{'&'.join(dict.fromkeys(shown))}"


def class_of(value: str) -> str:
    """N a number, D a date, H an identifier, S a title, W a word, empty: nothing."""
    if not value or value.isdigit():
        return "N" if value else ""
    if DATE.fullmatch(value):
        return "D"
    if IDENTIFIER.fullmatch(value):
        return "H"
    if is_title(value):
        return "S"
    return "W" if not any(letter.isdigit() for letter in value) else "M"
