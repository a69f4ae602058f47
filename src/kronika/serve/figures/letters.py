"""How wide words are in a drawing, so that labels fit before anything is rendered."""

from __future__ import annotations

import unicodedata

# Widths in thousandths of the size, as sans-serif letters of the usual proportions have them.
WIDTHS = {
    222: "ijl'|",
    278: " .,:;!/ft\u2009·I[]()",
    340: 'r-“”„"°',
    500: "cksvxyzJ",
    556: "abdeghnopquL0123456789_#$?–",
    584: "+−=<>±×≥≤",
    611: "FTZ",
    667: "ABEKPSVXY&",
    722: "CDHNRUw",
    778: "GOQ",
    833: "mM",
    889: "%",
    944: "W",
    1000: "—…@",
}
TABLE = {letter: width for width, letters in WIDTHS.items() for letter in letters}
SMALL, CAPITAL = 560, 690  # letters of other scripts
BOLD = 1.08
SAFE = 1.16  # letters of the widest usual fonts, which a page may have, are so much wider
ELLIPSIS = "…"


def width(text: str, size: float, *, bold: bool = False) -> float:
    """About how wide a text is."""
    thousandths = sum(letter_width(letter) for letter in text)
    return thousandths * size / 1000 * (BOLD if bold else 1.0)


def safe_width(text: str, size: float, *, bold: bool = False) -> float:
    """How wide a text is at most, in whatever letters a page has."""
    return SAFE * width(text, size, bold=bold)


def letter_width(letter: str) -> int:
    """The width of a letter, with or without its accent."""
    known = TABLE.get(letter)
    if known is None:
        plain = unicodedata.normalize("NFD", letter)[0]
        known = TABLE.get(plain, CAPITAL if plain.isupper() else SMALL)
    return known


def fitted(text: str, size: float, room: float, *, bold: bool = False) -> str:
    """The text, or as much of it as there is room for."""
    if width(text, size, bold=bold) <= room:
        return text
    kept = text
    while kept and width(kept + ELLIPSIS, size, bold=bold) > room:
        kept = kept[:-1]
    return kept.rstrip(" ,;:–-") + ELLIPSIS if kept else ""


def wrapped(text: str, size: float, room: float, *, most: int = 3, bold: bool = False) -> list[str]:
    """The text in lines; the last of `most` is cut where there is more."""
    words = [word for word in text.replace("\n", " ").split(" ") if word]  # thin spaces hold numbers together
    lines: list[str] = []
    while words:
        if len(lines) == most - 1:
            return [*lines, fitted(" ".join(words), size, room, bold=bold)]
        count = 1
        while count < len(words) and width(" ".join(words[: count + 1]), size, bold=bold) <= room:
            count += 1
        lines.append(fitted(" ".join(words[:count]), size, room, bold=bold))
        words = words[count:]
    return lines
