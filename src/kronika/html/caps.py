"""Caps that keep a hostile or broken page from costing time or text: size, nesting, attributes, things never closed."""

from __future__ import annotations

import re
from collections.abc import Iterator

MAX_CHARACTERS = 16_000_000
MAX_DEPTH = 500  # libxml2 drops all text below 2 048 levels; honest pages stay under 100
LONG_TAG = 2_000
MAX_ATTRIBUTES = 200  # libxml2 takes quadratic time in the attributes of one tag

VOID = frozenset("area base br col embed hr img input link meta param source track wbr".split())
# These close themselves when the next one opens, so they cannot pile up.
SELF_CLOSING = frozenset("p li td tr th tbody option a form".split())
INLINE = frozenset(
    "a abbr acronym b bdi bdo big cite code del dfn em font i ins kbd label mark q s samp small span strike strong sub sup tt u var".split()
)
RAW_TEXT = frozenset("script style textarea title xmp iframe noembed noframes".split())

TOKEN = re.compile(r"<!--|<(/?)([a-zA-Z][a-zA-Z0-9:-]*)[^<>]*>?")
SWALLOWERS = frozenset("title textarea xmp noembed noframes iframe".split())  # unclosed, they hide the rest
SWALLOWER = re.compile(rf"<(/?)({'|'.join(sorted(SWALLOWERS))})", re.IGNORECASE)
# A class of a megabyte is no name; whoever reads names word by word must not pay for it. Quoted, with room for any honest one.
ENDLESS_NAME = re.compile(r"""(?:class|id|itemprop|itemtype|rel|style)\s*=\s*(["'])[^"']{2000}""", re.IGNORECASE)
ENDS = re.compile(r"</(?:body|html)\b", re.IGNORECASE)
AGAIN = re.compile(r"</?(?:body|html)\b[^<>]*>", re.IGNORECASE)
TAG_START = re.compile(rb"<[a-zA-Z][a-zA-Z0-9:-]*[\s/\"']")
HUGE_TAG = re.compile(rf"<[a-zA-Z][^<>]{{{LONG_TAG},}}")
ATTRIBUTE = re.compile(r"""[^\s=/>"']+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]*))?|["'=/]""")
ATTRIBUTE_BYTES = re.compile(ATTRIBUTE.pattern.encode("ascii"))
ENDLESS_BYTES = re.compile(ENDLESS_NAME.pattern.encode("ascii"), re.IGNORECASE)


def is_ordinary(page: bytes) -> bool:
    """Nothing in the page wants a cap: asked of its bytes, because looking through those is many times faster."""
    if len(page) > MAX_CHARACTERS or b"\x00" in page:
        return False
    comment = page.rfind(b"<!--")
    if comment >= 0 and page.find(b"-->", comment + 2) < 0:
        return False
    return not has_huge_tag(page)


def has_huge_tag(page: bytes) -> bool:
    """A tag with too many attributes or endless names; what a script compares (i<n) is none."""
    code_end = 0  # up to here all is the text of a script
    for start, end in long_stretches(page):
        at = max(code_end, start)
        while (at := page.find(b"<", at, end - LONG_TAG + 1)) >= 0:
            if TAG_START.match(page, at) and is_overloaded(page[at:end]):
                code_end = end_of_script(page, at)
                if not code_end:
                    return True
                break
            at += 1
    return False


def long_stretches(page: bytes) -> Iterator[tuple[int, int]]:
    """Where no tag ends for longer than a tag may be; found in leaps of that length, from the last end in each to the next."""
    start = 0
    while len(page) - start >= LONG_TAG:
        end = page.rfind(b">", start, start + LONG_TAG)
        if end < 0:
            end = page.find(b">", start + LONG_TAG)
            end = len(page) if end < 0 else end
            yield start, end
        start = end + 1


def end_of_script(page: bytes, at: int) -> int:
    """Where the script ends that holds this place; 0 when none does."""
    opened = page.rfind(b"<script", 0, at)
    if opened < 0 or page.rfind(b"</script", opened, at) >= 0:
        return 0
    return max(0, page.find(b"</script", at))


def is_overloaded(tag: bytes) -> bool:
    """A long tag that the parser should not get as it is; one long address or value does no harm."""
    for number, attribute in enumerate(ATTRIBUTE_BYTES.finditer(tag), 1):
        if number > MAX_ATTRIBUTES:
            return True
        if attribute.end() - attribute.start() > LONG_TAG and ENDLESS_BYTES.match(attribute[0]):
            return True
    return False


def cap(text: str) -> str:
    """The page, made safe for the parser; the same object when there is nothing to do."""
    text = text[:MAX_CHARACTERS]
    if "\x00" in text:
        text = text.replace("\x00", "")
    text = close_swallowers(text)
    return HUGE_TAG.sub(cut_attributes, text) if HUGE_TAG.search(text) else text


def open_end(text: str) -> str:
    """Without the ends of body and html, and their second beginnings: what follows them belongs to the page, as in browsers."""
    first = ENDS.search(text)
    return text if first is None else text[: first.start()] + AGAIN.sub("", text[first.start() :])


def cut_attributes(match: re.Match[str]) -> str:
    """A huge tag with its first attributes only, and of endless names their beginning."""
    tag = match[0]
    kept: list[str] = []
    at = 0
    for number, attribute in enumerate(ATTRIBUTE.finditer(tag), 1):
        if number > MAX_ATTRIBUTES:
            return "".join((*kept, tag[at : attribute.start()]))
        name = ENDLESS_NAME.match(attribute[0])
        if name:
            kept += (tag[at : attribute.start()], name[0], name[1])
            at = attribute.end()
    return "".join((*kept, tag[at:]))


def close_swallowers(text: str) -> str:
    """Drop a last comment or title that is never closed: it would swallow the page."""
    opened = text.rfind("<!--")
    if opened >= 0 and text.find("-->", opened + 2) < 0:
        text = drop_unclosed_comments(text)
    last = {match[2].lower(): match for match in SWALLOWER.finditer(text)}
    unclosed = [(match.start(), name) for name, match in last.items() if not match[1]]
    for opened, name in sorted(unclosed, reverse=True):
        end = text.find("<", opened + 1)
        end = len(text) if end < 0 else end
        text = f"{text[:end]}</{name}>{text[end:]}"
    return text


def drop_unclosed_comments(text: str) -> str:
    """Take away the comment openings after the last closing."""
    start = text.rfind("-->")
    start = 0 if start < 0 else start
    return text[:start] + text[start:].replace("<!--", " ")


def flatten(text: str) -> str:
    """Leave out tags that lie too deep; their text stays, a block's edge becomes a line break."""
    kept: list[str] = []
    buried: list[str] = []
    at = depth = 0
    for start, end, closing, name in tags(text):
        if depth >= MAX_DEPTH and (buried or not closing):
            kept += (text[at:start], edge(name))
            at = end
            if not closing:
                buried.append(name)
            elif buried[-1] == name:
                buried.pop()
        else:
            depth = max(0, depth - 1) if closing else depth + 1
    return "".join((*kept, text[at:]))


def level(text: str) -> str:
    """The last resort for tags closed by the wrong name: no nesting at all, only text, links, lines and headings' words."""
    kept: list[str] = []
    at = 0
    for start, end, _, name in tags(text):
        if name not in SELF_CLOSING and name not in ("html", "head", "body"):
            kept += (text[at:start], edge(name))
            at = end
    return "".join((*kept, text[at:]))


def tags(text: str) -> Iterator[tuple[int, int, bool, str]]:
    """(start, end, closing, name) of every tag that may deepen the tree, outside comments and scripts."""
    at = 0
    unclosed: set[str] = set()  # raw text that is never closed again: looked for once, not once a tag
    while match := TOKEN.search(text, at):
        at = match.end()
        if match[2] is None:
            at = text.find("-->", at)
            if at < 0:
                return
            continue
        name = match[2].lower()
        if name in RAW_TEXT and not match[1] and name not in unclosed:
            closing = re.compile(f"</{name}", re.IGNORECASE).search(text, at)
            if closing:
                at = closing.start()
            else:
                unclosed.add(name)
        if name not in VOID and name not in RAW_TEXT:
            yield match.start(), match.end(), bool(match[1]), name


def edge(name: str) -> str:
    """What stands for a tag that was left out."""
    return "" if name in INLINE else "<br>"
