"""The pages to measure on: sets of saved pages with what people say is in them."""

from __future__ import annotations

import gzip
import json
import os
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

VARIABLE = "KRONIKA_BENCH_DATA"
USUAL = Path(__file__).parents[2] / ".." / "shared" / "data" / "extract"
CJK = frozenset({"zh", "ja", "ko"})  # written without spaces: shingles of words say nothing
XML_LINE = re.compile(r"^\s*<\?xml[^>]*\?>")
DECLARED = re.compile(rb"charset=[\"']?\s*([\w\-]+)", re.IGNORECASE)
HEAD = 4096
TOLERATED = 20  # unreadable characters, before a declared charset is doubted


class NoData(Exception):
    """There is nothing to measure on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Gold:
    """What people say is in a page; empty where they said nothing."""

    url: str | None = None
    lang: str | None = None
    title: str = ""
    date: str = ""
    author: str | tuple[str, ...] = ""
    lead: str = ""
    body: str = ""
    captions: tuple[str, ...] = ()
    wanted: tuple[str, ...] = ()  # snippets that must be in the text
    unwanted: tuple[str, ...] = ()  # snippets that must not


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """One saved page of a set."""

    group: str  # the name of its set
    number: str  # its name in the set
    path: Path
    gold: Gold

    @property
    def key(self) -> str:
        """How results and notes name the page."""
        return f"{self.group}/{self.number}"

    @property
    def shingled(self) -> bool:
        """Whether its text is scored by shingles."""
        return bool(self.gold.body) and self.gold.lang not in CJK

    def raw(self) -> bytes:
        """The bytes as they were fetched."""
        return gzip.decompress(self.path.read_bytes())


def folder_asked(given: str | None) -> Path:
    """The data folder: as given, else from the environment, else beside the project; NoData says how it must look."""
    folder = Path(given or os.environ.get(VARIABLE) or USUAL)
    if any(folder.glob("*/gold.json")):
        return folder.resolve()
    raise NoData(
        f"There are no pages to measure on in {given or os.environ.get(VARIABLE) or 'the usual place'}. "
        f"Name a folder with --data DIR or {VARIABLE}; it must hold, for every set, SET/gold.json "
        "({id: {url, lang, title, date, author, lead, body, captions, with, without}}, fields as far as known) "
        "and SET/pages/ID.html.gz."
    )


def set_names(folder: Path) -> list[str]:
    """The sets there are."""
    return sorted(path.parent.name for path in folder.glob("*/gold.json"))


def load(folder: Path, names: Sequence[str] = (), sample: int | None = None) -> list[Page]:
    """The pages of the named sets (all when none is named), or the same few of each every time."""
    known = set_names(folder)
    if strange := [name for name in names if name not in known]:
        raise NoData(f"There is no set called {', '.join(strange)}; known: {', '.join(known)}.")
    pages: list[Page] = []
    for name in names or known:
        gold = json.loads((folder / name / "gold.json").read_text("utf-8"))
        ids = list(gold)
        if sample is not None and sample < len(ids):
            drawn = set(random.Random(0).sample(sorted(ids), sample))
            ids = [one for one in ids if one in drawn]
        pages += [
            Page(group=name, number=one, path=folder / name / "pages" / f"{one}.html.gz", gold=gold_of(gold[one]))
            for one in ids
        ]
    return pages


def gold_of(fields: dict[str, Any]) -> Gold:
    """One entry of gold.json."""
    author = fields.get("author") or ""
    return Gold(
        url=fields.get("url"),
        lang=fields.get("lang"),
        title=fields.get("title") or "",
        date=str(fields.get("date") or ""),
        author=author if isinstance(author, str) else tuple(map(str, author)),
        lead=fields.get("lead") or "",
        body=fields.get("body") or "",
        captions=tuple(fields.get("captions") or ()),
        wanted=tuple(fields.get("with") or ()),
        unwanted=tuple(fields.get("without") or ()),
    )


def decode(raw: bytes) -> str:
    """The same text for everybody: UTF-8 if it is valid, else as declared, else guessed; no NULs, no XML line."""
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        text = not_utf8(raw)
    return XML_LINE.sub("", text.replace("\x00", ""), count=1)


def not_utf8(raw: bytes) -> str:
    """The text by the declared charset, unless a guess reads more of it."""
    declared: str | None = None
    if found := DECLARED.search(raw[:HEAD]):
        try:
            declared = raw.decode(found.group(1).decode("ascii"), "replace")
        except LookupError:
            declared = None
    if declared is not None and declared.count("\ufffd") <= TOLERATED:
        return declared
    from charset_normalizer import from_bytes

    best = from_bytes(raw).best()
    guessed = str(best) if best else raw.decode("latin-1")
    if declared is None or guessed.count("\ufffd") < declared.count("\ufffd"):
        return guessed
    return declared
