"""A bot check instead of the page: little text, and words or traces that only bot checks have."""

from __future__ import annotations

from collections.abc import Iterable

from kronika.extract.classes.evidence import Evidence
from kronika.extract.classes.phrases import little_but, says
from kronika.extract.classes.traces import CAPTCHA_NAMES, CHALLENGE_NAMES, CHALLENGE_SOURCES

MOST_WORDS = 160  # of the whole page, links apart; a bot check with its explanations has fewer
FEW_WORDS = 70
FEW_DATED = 25  # words under a date that are no article
SOURCES = ("script", "iframe", "form", "link", "img")
ELEMENTS = 400  # a bot check is a small page


def is_challenge(evidence: Evidence) -> bool:
    """The title says so, or the page speaks of it, or a small page carries the traces of one."""
    if not evidence.is_short or evidence.unlinked > MOST_WORDS:
        return False
    if any(little_but(head, "challenge_words", 4) for head in evidence.heads):
        return not evidence.dated or traces(evidence) > 0
    spoken = says(evidence.speech, "challenge_words")
    found = traces(evidence)
    if evidence.dated:
        return spoken and found > 1 and evidence.words < FEW_DATED
    return found > 1 or (spoken and (found > 0 or evidence.unlinked <= FEW_WORDS))


def traces(evidence: Evidence) -> int:
    """2 for what only a bot check has, 1 for a captcha, which a form may have too, 0 for neither."""
    best = 0
    for count, element in enumerate(evidence.view.document.root.iter("*")):
        if count > ELEMENTS:
            return best
        names = {*(element.get("class") or "").lower().split(), (element.get("id") or "").lower()}
        if names & CHALLENGE_NAMES or (element.tag in SOURCES and loads_check(map(str, element.attrib.values()))):
            return 2
        if names & CAPTCHA_NAMES:
            best = 1
    return best


def loads_check(values: Iterable[str]) -> bool:
    """One of an element's attributes leads to a bot check."""
    return any(source in value for value in map(str.lower, values) for source in CHALLENGE_SOURCES)
