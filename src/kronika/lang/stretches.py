"""Paragraphs of a text that are in another language than the rest of it."""

from __future__ import annotations

import re

from kronika.lang.discern import LETTER, NEEDED, asked, discern, is_sure
from kronika.lang.identify import identify
from kronika.model.analysis import Stretch

PARAGRAPH = re.compile(r"[^\n]+")
LEAST_LETTERS = 40  # shorter paragraphs are headings, names, quotations: they say nothing
LONG = 80  # letters from which a paragraph of the text's language has some of the letters that tell
FLOOR = 0.9


def stretches(text: str, lang: str | None = None) -> tuple[Stretch, ...]:
    """The paragraphs in another language than `lang`, or than the text as a whole, in order; neighbours are joined."""
    whole = lang or discern(text)
    found: list[Stretch] = []
    end = 0  # of the paragraph before
    for match in PARAGRAPH.finditer(text):
        code = other_language(match.group(), whole)
        if code is None:
            end = match.end() if match.group().strip() else end
            continue
        if found and found[-1].lang == code and found[-1].end >= end:
            found[-1] = Stretch(start=found[-1].start, end=match.end(), lang=code)
        else:
            found.append(Stretch(start=match.start(), end=match.end(), lang=code))
        end = match.end()
    return tuple(found)


def other_language(paragraph: str, whole: str | None) -> str | None:
    """The language of a paragraph if it is surely another one."""
    letters = len(LETTER.findall(paragraph))
    if letters < LEAST_LETTERS:
        return None
    quick = identify(paragraph)
    small = paragraph.lower()
    if quick is not None and is_sure(small, quick, letters):
        return quick if quick != whole else None
    if quick == whole and (letters < LONG or quick not in NEEDED):
        return None
    code, probability = asked(paragraph)
    return code if code != whole and probability >= FLOOR else None
