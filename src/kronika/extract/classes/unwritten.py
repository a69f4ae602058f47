"""A page whose text a script would write: all that is there is the request to switch JavaScript on."""

from __future__ import annotations

from kronika.extract.classes.evidence import Evidence
from kronika.extract.classes.phrases import says

MOST_WORDS = 60  # of the whole page, links apart


def is_unwritten(evidence: Evidence) -> bool:
    """Hardly anything else is said."""
    if not evidence.is_short or evidence.dated or evidence.unlinked > MOST_WORDS:
        return False
    return says(evidence.speech, "script_words")
