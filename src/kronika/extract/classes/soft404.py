"""An error page sent with status 200: it calls itself "not found", or little else is said."""

from __future__ import annotations

import re

from kronika.extract.classes.evidence import Evidence
from kronika.extract.classes.phrases import little_but, says

LONGEST = 500  # words of other things that a page may still offer below its "not found"
HARDLY = 60  # words under which a sentence in the text is enough
STATUS = re.compile(
    r"(?:(?:error|chyba|blad|ошибка|http|status|kod|fehler|erreur|oops|ups) )*(?:404|410|500|502|503|504)(?: \w+){0,4}"
)


def is_missing(evidence: Evidence) -> bool:
    """The page calls itself an error; a dated text must do so in hardly any other words."""
    if evidence.words > LONGEST or (evidence.dated and not evidence.is_short):
        return False
    strict = evidence.dated or not evidence.is_short
    if any(little_but(head, "missing_words", 1 if strict else 5) for head in evidence.heads):
        return True
    if not strict and any(STATUS.fullmatch(head) for head in evidence.named):
        return True
    return evidence.words < HARDLY and not evidence.dated and says(evidence.speech, "missing_words")
