"""Labelled pages: read from a folder of sets, each with gold.json and pages/*.html.gz."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from zlib import crc32

from kronika.html.charset import decode

SECOND_LEVEL = frozenset("co com org net gov ac edu gr".split())
CJK = frozenset(("ja", "zh", "ko"))
DECLARATION = re.compile(r"^\s*<\?xml[^>]*\?>")


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One page and what is known to be right."""

    set: str
    id: str
    html: str
    gold: dict[str, Any]

    @property
    def name(self) -> str:
        """Set and id."""
        return f"{self.set}/{self.id}"

    @property
    def site(self) -> str:
        """Pages of one publisher belong together, whatever the set."""
        host = (urlsplit(self.gold.get("url") or "").hostname or f"{self.set}/{self.id}").lower()
        labels = host.split(".")
        size = 3 if len(labels) > 2 and labels[-2] in SECOND_LEVEL else 2
        return ".".join(labels[-size:])

    def fold(self, count: int) -> int:
        """Which part of the data the page is held out with."""
        return crc32(self.site.encode()) % count


def pages(folder: Path, sets: tuple[str, ...]) -> Iterator[Page]:
    """All pages of the sets, in order; those in scripts without spaces are left out."""
    for name in sets:
        gold = json.loads((folder / name / "gold.json").read_text("utf-8"))
        for number in sorted(gold):
            if gold[number].get("lang") in CJK:
                continue
            body = gzip.decompress((folder / name / "pages" / f"{number}.html.gz").read_bytes())
            text = DECLARATION.sub("", decode(body, None).text, count=1)
            yield Page(set=name, id=number, html=text, gold=gold[number])
