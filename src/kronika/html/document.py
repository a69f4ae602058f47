"""A page parsed once: its tree, its address, its charset, its title and language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from lxml import etree

from kronika.html.address import canonical, join
from kronika.html.caps import SWALLOWERS, cap, flatten, is_ordinary, level, open_end
from kronika.html.charset import Decoded, decode
from kronika.html.sniff import looks_binary
from kronika.html.text import text_of
from kronika.model.errors import BadUrl, NotText

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

EMPTY = "<html><body></body></html>"
# The parser takes control characters but lets nobody write them back, and no store keeps them; all are one byte in UTF-8.
BLANKED = bytes.maketrans(b"\x0b\x0c", b"  ")
CONTROLS = bytes(code for code in range(32) if code not in b"\t\n\x0b\x0c\r")
BLANK = np.uint8(32)
SPACES = tuple(map(np.uint8, b"\t\n\r"))  # the signs below a blank that are none
CONTROL_ENTITY = re.compile(
    rb"&#(?:0*(?:[0-8]|1[124-9]|2[0-9]|3[01])(?![0-9])|[xX]0*(?:[0-8bBcCeEfF]|1[0-9a-fA-F]|[fF]{3}[eEfF])(?![0-9a-fA-F]));?"
)
UNREAD = frozenset("script style link meta noscript iframe template img".split())  # honest pages end with these
DEEP = 1_000  # the parser gives up at about 2 000
DEPTH_ERROR = "Excessive depth"
TELLING = (
    "base",
    "title",
    "meta",
    "link",
    "script",
    "h1",
    "a",
)  # looked for together: every walk over a large tree costs
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Document:
    """A parsed page. The tree is shared by all who read it: nobody changes it."""

    url: str | None
    base: str | None  # what relative links start from: <base href>, else the address
    charset: str
    how: str  # how the charset was found
    bad: int  # characters that did not fit the charset
    root: Element
    title: str  # text of <title>, white space folded
    lang: str | None  # two letters, as the page claims
    telling: Mapping[str, Sequence[Element]]  # the elements that tell of the page, by tag


def parse(body: bytes | str, *, url: str | None = None, content_type: str | None = None) -> Document:
    """Parse a page; raises NotText when the bytes are no text. Broken markup is never an error."""
    return parse_decoded(decoded(body, url=url, content_type=content_type), url=url)


def decoded(body: bytes | str, *, url: str | None = None, content_type: str | None = None) -> Decoded:
    """The text of a page; raises NotText when the bytes are no text."""
    if isinstance(body, str):
        return Decoded(text=body, charset="utf-8", how="given")
    if looks_binary(body, content_type, url):
        raise NotText(f"{url or 'The page'} is not a text page; only HTML and plain text can be read.")
    return decode(body, content_type)


def parse_decoded(page: Decoded, *, url: str | None = None) -> Document:
    """Parse the text of a page."""
    data = page.text.encode("utf-8", "replace") if page.data is None else page.data
    root = tree(page.text, data)
    telling = tellers(root)
    return Document(
        url=url,
        base=base_of(telling["base"], url),
        charset=page.charset,
        how=page.how,
        bad=page.bad,
        root=root,
        title=title(telling["title"]),
        lang=lang(root, telling["meta"]),
        telling=telling,
    )


def tree(text: str, data: bytes) -> Element:
    """The element tree of a page, given as text and as UTF-8; an empty one where there is nothing to parse."""
    if not is_ordinary(data):
        text = cap(text)
        data = text.encode("utf-8", "replace")
    root, whole = parsed(data)
    if root is not None and is_swallowed(root, data):
        text = cap(text)
        root, whole = parsed(text.encode("utf-8", "replace"))
    for simpler in (flatten, level):
        if whole:
            break
        root, whole = parsed(simpler(text).encode("utf-8", "replace"))
    if root is not None and whole and has_stray_text(root):
        root = parsed(open_end(text).encode("utf-8", "replace"))[0]
    return root if root is not None else etree.fromstring(EMPTY, etree.HTMLParser())


def is_swallowed(root: Element, data: bytes) -> bool:
    """The page ends inside an element that takes everything as text, because its end is missing."""
    last = last_of(root)[0]
    if last.tag not in SWALLOWERS:
        return False
    name, small = str(last.tag).encode(), data.lower()
    return small.rfind(b"</" + name) < small.rfind(b"<" + name)


def last_of(root: Element) -> tuple[Element, int]:
    """The last element of the page and how deep it lies, both no further than a page may be nested."""
    last, depth = root, 0
    while len(last) and depth < DEEP:
        last, depth = last[-1], depth + 1
    return last, depth


def has_stray_text(root: Element) -> bool:
    """Something to read stands after the end of body or of the page, where nobody would look for it."""
    bodies = [child for child in root if child.tag == "body"]
    if not bodies:
        return False
    after = (*bodies[0].itersiblings(), *root.itersiblings())
    return any(element.tag not in UNREAD for element in after) or bool((bodies[0].tail or "").strip())


def parsed(data: bytes) -> tuple[Element | None, bool]:
    """The tree, and whether the parser reached the end: it stops, and drops the rest, where the nesting is too deep."""
    parser = etree.HTMLParser(
        remove_comments=True, remove_pis=True, huge_tree=True, collect_ids=False, encoding="utf-8"
    )
    try:
        root = etree.fromstring(without_controls(data), parser) if data and not data.isspace() else None
    except (etree.ParserError, etree.XMLSyntaxError):
        root = None
    return root, root is None or not is_cut(root, parser)


def is_cut(root: Element, parser: etree.HTMLParser) -> bool:
    """The parser gave up at too deep a nesting; its log is asked only where that can be, for it is slow to answer."""
    error = parser.error_log.last_error if last_of(root)[1] == DEEP else None
    return error is not None and DEPTH_ERROR in error.message


def without_controls(data: bytes) -> bytes:
    """UTF-8 without control characters, written as such or as entities."""
    signs = np.frombuffer(data, dtype=np.uint8)
    if np.count_nonzero(signs < BLANK) != sum(np.count_nonzero(signs == space) for space in SPACES):
        data = data.translate(BLANKED, CONTROLS)
    return CONTROL_ENTITY.sub(b"", data)


def tellers(root: Element) -> dict[str, list[Element]]:
    """The elements that tell of the page, in order, by tag."""
    found: dict[str, list[Element]] = {tag: [] for tag in TELLING}
    for element in root.iter(*TELLING):
        found[element.tag].append(element)
    return found


def base_of(bases: Sequence[Element], url: str | None) -> str | None:
    """What relative links start from."""
    for element in bases:
        href = element.get("href")
        if href:
            try:
                return join(url, href)
            except BadUrl:
                break
    try:
        return canonical(url) if url else None
    except BadUrl:
        return None


def title(titles: Sequence[Element]) -> str:
    """Text of the first <title> that is not inside a drawing."""
    for element in titles:
        parent = element.getparent()
        if parent is None or parent.tag != "svg":
            return text_of(element)
    return ""


def lang(root: Element, metas: Sequence[Element]) -> str | None:
    """The language the page claims, as two letters."""
    claims = [root.get("lang"), root.get(XML_LANG), root.get("xml:lang")]
    claims += [meta.get("content") for meta in metas if (meta.get("http-equiv") or "").lower() == "content-language"]
    for claim in claims:
        code = (claim or "").strip().lower().replace("_", "-").split("-")[0]
        if len(code) == 2 and code.isascii() and code.isalpha():
            return code
    return None
