"""Text from the web made fit for a message: one line, nothing that hides, reverses or breaks out."""

from __future__ import annotations

import unicodedata
from datetime import datetime
from zoneinfo import ZoneInfo

from kronika.notify.words import code_of, words_of

UNSEEN = {"Cc", "Cs", "Zl", "Zp"}  # controls, half characters, line and paragraph separators
REVERSING = frozenset("\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def one_line(text: str, longest: int | None = None) -> str:
    """Text on one line, without control characters and without marks that turn the reading direction."""
    seen = "".join(" " if unicodedata.category(letter) in UNSEEN else letter for letter in text)
    plain = " ".join("".join(letter for letter in seen if letter not in REVERSING).split())
    return plain if longest is None or len(plain) <= longest else plain[: longest - 1].rstrip() + "…"


def moment(at: datetime, zone: str, lang: str = "en") -> str:
    """A moment as a person reads it: 1 March 2026, 13:30 CET; in other languages with a number for the month."""
    here = at.astimezone(ZoneInfo(zone))
    month = f"{here:%B}" if code_of(lang) == "en" else here.month
    return words_of(lang).date.format(day=here.day, month=month, year=here.year, time=f"{here:%H:%M %Z}")
