"""One page as the extractor sees it: tree, blocks, metadata, language and the moment it was fetched, read once."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from kronika.html.blocks import Block, blocks
from kronika.html.document import Document, parse
from kronika.html.metadata import Metadata, metadata
from kronika.lang.identify import identify
from kronika.lang.language import NEUTRAL, Language, language

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
    found = tuple(blocks(document))
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


def guess(found: tuple[Block, ...]) -> str | None:
    """The language of the running text; menus are in everybody's language."""
    running = " ".join(block.text for block in found if len(block.text) >= LONG and block.link_share < 0.5)
    return identify(running) or identify(" ".join(block.text for block in found))


def local(now: datetime, tongue: Language) -> datetime:
    """The moment of fetching where the readers are."""
    aware = now if now.tzinfo is not None else now.replace(tzinfo=UTC)
    keep = tongue is NEUTRAL or aware.utcoffset() != timedelta(0)
    return aware if keep else aware.astimezone(ZoneInfo(tongue.zone))
