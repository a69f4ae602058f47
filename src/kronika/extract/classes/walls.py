"""A wall before the text: log in, accept cookies, say how old you are; nothing of the article is there."""

from __future__ import annotations

from kronika.extract.classes.evidence import LINKED, Evidence
from kronika.extract.classes.phrases import bare, begins, little_but, phrases, says

CONSENT_WORDS = 900  # consent walls are talkative
FEW_WORDS = 60  # of running text: more than this is a stub, and stubs keep their text
FEW_DATED = 15  # the same for a dated page
ABOUT_CONSENT = 0.6  # share of the words that stand in paragraphs about cookies and data
MOST_WORDS = 250  # of a login page, links apart
BUTTON = 60  # characters of a button
LEAST = 5
LOOKED_AT = 300


def is_wall(evidence: Evidence) -> bool:
    """Somebody must do something before there is a text."""
    if evidence.is_short and (asks_to_log_in(evidence) or asks_to_go_in(evidence)):
        return True
    return asks_for_consent(evidence)


def asks_to_log_in(evidence: Evidence) -> bool:
    """A page that calls itself a login, or a password field with hardly anything else."""
    if evidence.dated and evidence.words >= FEW_DATED:
        return False
    if evidence.unlinked > MOST_WORDS:
        return False  # a login box on a page full of other things
    if any(little_but(head, "wall_words", 2) for head in evidence.heads[:3]):
        return has_password(evidence) or evidence.words < FEW_WORDS
    return evidence.words < FEW_WORDS and evidence.unlinked < 2 * FEW_WORDS and has_password(evidence)


def has_password(evidence: Evidence) -> bool:
    """There is a field for a password."""
    fields = evidence.view.document.root.iter("input")
    return any((field.get("type") or "").lower() == "password" for field in fields)


def asks_to_go_in(evidence: Evidence) -> bool:
    """ "Register to read on", "I am over 18", with next to no text of the article."""
    return evidence.words < FEW_WORDS and not evidence.dated and says(evidence.speech, "gate_words")


def asks_for_consent(evidence: Evidence) -> bool:
    """Most of the page is about cookies and data, and there is a button to accept them."""
    if evidence.words > CONSENT_WORDS or (evidence.dated and evidence.words >= FEW_DATED):
        return False
    if evidence.words >= FEW_WORDS and not opens_on_consent(evidence):
        return False
    return about_consent(evidence) >= ABOUT_CONSENT and has_accept_button(evidence)


def opens_on_consent(evidence: Evidence) -> bool:
    """The first paragraph of the running text is about cookies and data: a cheap test before the dear ones."""
    first = min(evidence.running, default=None)
    return first is not None and speaks_of_privacy(evidence.view.blocks[first].text)


def about_consent(evidence: Evidence) -> float:
    """Share of the page's words that stand in paragraphs about cookies and data."""
    everything = about = 0
    for index, block in enumerate(evidence.view.blocks[:LOOKED_AT]):
        count = evidence.view.words[index]
        if count < LEAST or block.link_share > LINKED:
            continue
        everything += count
        about += count if speaks_of_privacy(block.text) else 0
    return about / everything if everything else 0.0


def speaks_of_privacy(text: str) -> bool:
    """A paragraph about cookies and data; words may go on after the stems ("cookies", "partnerami")."""
    words = f" {bare(text[:2_000])} "
    return any(phrase.rstrip() in words for phrase in phrases("privacy_words"))


def has_accept_button(evidence: Evidence) -> bool:
    """Something to press that says "accept and go on"."""
    short = (block.text for block in evidence.view.blocks[:LOOKED_AT] if len(block.text) <= BUTTON)
    fields = evidence.view.document.root.iter("input")
    pressed = (field.get("value") or "" for field in fields if (field.get("type") or "") in ("submit", "button"))
    return any(begins(bare(text), "accept_words") for text in (*short, *pressed))
