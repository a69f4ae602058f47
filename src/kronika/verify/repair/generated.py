"""Names that a build tool made up: hashes and counters say nothing about a page and change with the next build."""

from __future__ import annotations

import re

PLAIN = re.compile(r"[A-Za-z_][\w-]*")  # what a selector can name without escapes
# The marks of tools that write styles for people: emotion, styled-components, JSS, styled-jsx, Svelte, Angular, Vue.
TOOLS = re.compile(
    r"(?:(?:css|sc|jss|jsx|svelte|emotion|makestyles|tss|data-v|ng|_ng\w+|_nghost|styled|s)-[\w-]*|jss\d+)$", re.I
)
TOOL_WORDS = frozenset({"content", "text", "article", "body", "main", "title", "lead", "header"})
HASHED_TAIL = re.compile(r"^(?P<stem>[A-Za-z][A-Za-z-]*(?:_[A-Za-z-]+)*_{1,2})(?P<tail>[A-Za-z0-9_-]{4,10})$")
# Story__Paragraph-sc-1hnmbkz-0 and ArticleLead-juoqbv: a component's name with a hash behind it
COMPONENT = re.compile(r"^(?P<stem>[A-Za-z][\w-]*-sc-|[A-Z][a-z]+[A-Z]\w*-)(?:[a-z0-9]{5,8}(?:-\d+)?|[a-z]{5,7})$")
CHUNK = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+")
VOWELS = frozenset("aeiouy")
COUNTER = re.compile(r"\d{3,}")  # post-48213: the page's own number
# Names of looks, not of things: Bootstrap's and Tailwind's grids, distances, colours.
LOOKS = re.compile(
    r"(?:[a-z]{2}:)?-?(?:(?:col|row|container|grid|flex|wrapper|wrap|inner|outer|box|left|right|center|clearfix|span|block|hidden)"
    r"(?:-(?:SIZE))*\d*|(?:[mp][trblxy]?|gap|space|[wh]|min|max|basis|text|font|leading|tracking|bg|border|rounded|shadow|order|z|float"
    r"|pull|items|justify|self|align|overflow|d)(?:-(?:SIZE))+)".replace(
        "SIZE",
        r"xs|sm|md|lg|xl|\d+xl|\d+|auto|full|fluid|left|right|center|start|end|black|white|gray|base|bold|none|ten|[a-z]{1,2}",
    )
)
SHORT = 3
LONGEST_CONSONANTS = 5
FEW_VOWELS = 0.15


def is_generated(name: str) -> bool:
    """A name nobody chose, or one of a single page; wrong now and then, so it only lowers a name's worth."""
    if COUNTER.search(name):
        return True
    if TOOLS.match(name) and not TOOL_WORDS.intersection(name.lower().split("-")):
        return True
    if stem_of(name):
        return True
    return any(is_noise(piece) for piece in re.split(r"[-_]+", name) if piece)


def is_look(name: str) -> bool:
    """A name that says how an element looks; other elements look like it too."""
    return LOOKS.fullmatch(name) is not None


def stem_of(name: str) -> str:
    """The chosen part of Name_part__3fX9a, with its underscores; empty where there is no hash behind it."""
    component = COMPONENT.match(name)
    if component is not None:
        return component["stem"]
    found = HASHED_TAIL.match(name)
    if found is None or not is_noise(found["tail"]):
        return ""
    return "" if is_noise(found["stem"].strip("_-")) else found["stem"]


def is_noise(piece: str) -> bool:
    """Letters and digits without sense: 3f9a, bdVaJa, iZcVrW, kqxvzt; not h2, col6, articleBody."""
    if len(piece) < SHORT or piece.isdigit():
        return False
    chunks = CHUNK.findall(piece)
    letters = [chunk for chunk in chunks if not chunk.isdigit()]
    if len(chunks) > len(letters) and not re.fullmatch(r"[A-Za-z]+\d{1,2}", piece):
        return True  # digits between or before letters
    if len(letters) > 1 and len(piece) / len(letters) < SHORT:
        return True  # capitals everywhere
    return not is_pronounceable(piece)


def is_pronounceable(piece: str) -> bool:
    """Some vowels and no endless consonants; short pieces are abbreviations and pass."""
    small = [letter for letter in piece.lower() if letter.isalpha()]
    if len(small) < LONGEST_CONSONANTS:
        return True
    run = most = 0
    for letter in small:
        run = 0 if letter in VOWELS or not letter.isascii() else run + 1
        most = max(most, run)
    vowels = sum(letter in VOWELS or not letter.isascii() for letter in small)
    return most <= LONGEST_CONSONANTS and vowels / len(small) >= FEW_VOWELS
