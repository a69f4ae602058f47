"""When a title, a date or a list of authors counts as exactly right."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

BLANKS = re.compile(r"\s+")
DAY = re.compile(r"(\d{4})-(\d\d)-(\d\d)")
BETWEEN_NAMES = re.compile(r"[;,|/]| and | und | i ")
ALIKE = str.maketrans("’‘“”„–—", '\'\'"""--')  # quotation marks and dashes that say the same


def plain(text: str) -> str:
    """A text without differences that nobody would call a mistake: forms of letters, quotes, dashes, blanks, case."""
    return BLANKS.sub(" ", unicodedata.normalize("NFKC", text).translate(ALIKE)).strip().casefold()


def day(text: str) -> str:
    """The day of a date that begins YYYY-MM-DD, whatever follows; empty for anything else."""
    found = DAY.match(text)
    return found.group(0) if found else ""


def names(text: str | Sequence[str]) -> frozenset[str]:
    """The single names of a list of authors."""
    joined = text if isinstance(text, str) else ";".join(text)
    return frozenset(name for part in BETWEEN_NAMES.split(joined) if (name := plain(part)))


def same_title(gold: str, found: str) -> bool:
    """The whole title, without the site's name."""
    return plain(gold) == plain(found)


def same_date(gold: str, found: str) -> bool:
    """The same day."""
    return day(gold) == day(found)


def same_authors(gold: str | Sequence[str], found: str) -> bool:
    """The same names, in any order."""
    return names(gold) == names(found)
