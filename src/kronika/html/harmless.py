"""An element of a stored page written anew, so that nothing in it can run, load, ask or lead away.

Only tags and attributes that are known to do nothing are written, and of addresses only pictures that lie in the page itself.
Text and attributes are escaped wherever they stand, so that no browser can read a tag into them that we did not write.
A content policy is to stand around it all the same: it stops what a style sheet hides from a regular expression.
"""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from kronika.html.blocks import SKIPPED, hides

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

# Left out with all they hold: they act, they ask, or no reader sees their text. Whatever else is unknown becomes a <span>: its
# text stays, for a parser may have put half a page into a tag that it did not know to be empty.
DROPPED = SKIPPED - {"embed"} | frozenset("area base frame link meta param".split())
# Written as something else, because of what a browser does with them.
RENAMED = {
    "body": "div",
    "form": "div",
    "frameset": "div",
    "html": "div",
    "image": "img",
    "isindex": "div",
    "listing": "pre",
    "marquee": "div",
    "noscript": "div",
    "xmp": "pre",
}
KEPT = frozenset(
    (
        "a abbr acronym address article aside b bdi bdo big blink blockquote br button caption center cite code col colgroup data dd "
        "del details dfn dialog dir div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i img input "
        "ins kbd label legend li main mark menu meter nav nobr ol output p picture pre progress q rb rp rt rtc ruby s samp search "
        "section small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr"
    ).split()
)
CUSTOM = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")  # <my-box>: without its script it is a plain box
VOID = frozenset("br col hr img input wbr".split())
ATTRIBUTES = frozenset(
    (
        "abbr align alt bgcolor border cellpadding cellspacing char charoff checked class clear color colspan compact datetime dir face "
        "frame headers height hidden high hspace id label lang low max min noshade nowrap open optimum placeholder reversed rowspan "
        "rules scope size span start style summary text title type valign value vspace width"
    ).split()
)
OURS = "kronika-"  # names that begin so are ours: a page must not wear them
NAME = re.compile(r"[a-z][a-z-]*")
PICTURE = re.compile(r"\s*data:image/(?:png|gif|jpe?g|webp|avif|bmp|x-icon|svg\+xml)[;,]", re.IGNORECASE)
FETCHING = re.compile(
    r"\b(url|src|image|(?:-webkit-)?image-set|cross-fade)\s*\(\s*(?!['\"]?\s*data:image/)", re.IGNORECASE
)
ESCAPED = re.compile(r"\\(?:([0-9a-f]{1,6})\s?|([g-z]))", re.IGNORECASE)
MOST_SIGNS = 0x10FFFF
IMPORT = re.compile(r"@(import|namespace)", re.IGNORECASE)


def tag_of(element: Element) -> str | None:
    """What the element is written as; None: it is left out with all it holds."""
    tag = str(element.tag)
    if tag in DROPPED:
        return None
    if tag in KEPT or CUSTOM.fullmatch(tag):
        return tag
    return RENAMED.get(tag, "span")


def start_tag(element: Element, tag: str, *, classes: str = "", shown: bool = False) -> str:
    """Its start tag, with classes of ours; `shown`: it holds what must be seen, so it may not hide itself."""
    written = [tag]
    given = dict(attributes(element, shown=shown))
    if classes:
        given["class"] = f"{given.get('class', '')} {classes}".strip()
    if tag == "details":
        given["open"] = ""  # what is folded cannot be unfolded to show a change
    if tag in ("input", "button"):
        given["disabled"] = ""
    if tag == "img" and "src" not in given:
        given["class"] = f"{given.get('class', '')} {OURS}picture".strip()
    written += [f'{name}="{escape(value)}"' if value else name for name, value in given.items()]
    return f"<{' '.join(written)}>"


def attributes(element: Element, *, shown: bool = False) -> list[tuple[str, str]]:
    """The attributes that do nothing."""
    kept: list[tuple[str, str]] = []
    for name, value in ((str(raw).lower(), str(given)) for raw, given in element.items()):
        if name == "src" and element.tag in ("img", "image") and PICTURE.match(value):
            kept.append((name, value))
        elif name in ATTRIBUTES and NAME.fullmatch(name) and not (shown and name == "hidden"):
            kept.append((name, harmless_value(name, value, shown=shown)))
    return [(name, value) for name, value in kept if value or name not in ("id", "class", "style")]


def harmless_value(name: str, value: str, *, shown: bool) -> str:
    """The value of one attribute, without names of ours and without what a style would load."""
    if name == "class":
        return " ".join(word for word in value.split() if not word.lower().startswith(OURS))
    if name == "id":
        return "" if value.strip().lower().startswith(OURS) else value
    if name == "style":
        return harmless_style(f"{value};display:revert;visibility:visible" if shown and hides(value) else value)
    return value


def harmless_style(style: str) -> str:
    """A style that loads nothing; what would load becomes a function that no browser knows."""
    plain = ESCAPED.sub(letter, style) if "\\" in style else style
    return IMPORT.sub(r"@no-\1", FETCHING.sub(r"no-\1(", plain)).replace("</", "<\\/")


def letter(escape: re.Match[str]) -> str:
    """A letter that was written as its number, or behind a stroke: "u\\72l" is "url". Other signs stay as they are."""
    written = chr(min(int(escape[1], 16), MOST_SIGNS)) if escape[1] else escape[2]
    return written if written.isascii() and written.isalpha() else escape[0]
