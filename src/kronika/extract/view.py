"""One page as the extractor sees it: tree, blocks, metadata, language and the moment it was fetched, read once."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

from kronika.extract.marks import LEAD, kind_of
from kronika.html.blocks import Block, blocks
from kronika.html.document import Document, parse
from kronika.html.metadata import Metadata, metadata
from kronika.lang.identify import identify
from kronika.lang.language import NEUTRAL, Language, language

if TYPE_CHECKING:
    from lxml.etree import _Element as Element

APART = frozenset({"caption", "byline", "keywords", "share", "ad"})
WORD = re.compile(r"\w+")
LONG = 60  # blocks of at least this many characters tell the language


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class View:
    """What every part of the extractor reads and none changes."""

    document: Document
    blocks: tuple[Block, ...]
    words: tuple[int, ...]  # number of words in each block
    metadata: Metadata
    lang: str | None
    tongue: Language
    now: datetime  # in the zone of the language


def look(html: bytes | str, *, url: str | None, lang: str | None, content_type: str | None, now: datetime) -> View:
    """Read a page once; raises NotText."""
    document = parse(html, url=url, content_type=content_type)
    found = tuple(blocks(document, apart=stands_apart))
    code = lang or guess(found) or document.lang
    tongue = language(code)
    return View(
        document=document,
        blocks=found,
        words=tuple(len(WORD.findall(block.text)) for block in found),
        metadata=metadata(document),
        lang=code,
        tongue=tongue,
        now=local(now, tongue),
    )


def stands_apart(element: Element) -> bool:
    """An inline element that is named as a caption, a lead, a byline … and does not stand in a sentence."""
    names = element.get("class")
    parent = element.getparent()
    return names is not None and parent is not None and parent.tag != "p" and apart_name(names)


@lru_cache(maxsize=16_384)
def apart_name(names: str) -> bool:
    """The names of a part of the page that is not running text."""
    return LEAD.search(names) is not None or kind_of(names) in APART


def guess(found: tuple[Block, ...]) -> str | None:
    """The language of the running text; menus are in everybody's language."""
    running = " ".join(block.text for block in found if len(block.text) >= LONG and block.link_share < 0.5)
    return identify(running) or identify(" ".join(block.text for block in found))


def local(now: datetime, tongue: Language) -> datetime:
    """The moment of fetching where the readers are."""
    aware = now if now.tzinfo is not None else now.replace(tzinfo=UTC)
    keep = tongue is NEUTRAL or aware.utcoffset() != timedelta(0)
    return aware if keep else aware.astimezone(ZoneInfo(tongue.zone))
