"""A stub: a few paragraphs of an article, then an offer to buy the rest or to log in for it."""

from __future__ import annotations

import re

from kronika.extract.classes.evidence import LITTLE, Evidence
from kronika.extract.classes.phrases import bare, says
from kronika.extract.classes.traces import OFFER_NAMES
from kronika.html.blocks import Block
from kronika.html.jsonld import Node

STUB = 120  # words of a text marked "not free" that is no more than its beginning
LONG_STUB = 450  # words of a beginning after which an offer may still stand
PROMISED = 1.6  # times as many words as there are
NEAR = 14  # blocks after the text in which the offer stands
OFFER = 400  # characters of an offer


def is_stub(evidence: Evidence) -> bool:
    """The text breaks off and something is asked for the rest; a text marked as paid that is all there is an article."""
    if evidence.words > LONG_STUB and not is_promised_more(evidence):
        return False
    if any(is_offer(block) for block in after_the_text(evidence)):
        return True
    return is_closed(evidence) and (evidence.words < STUB or is_promised_more(evidence))


def after_the_text(evidence: Evidence) -> list[Block]:
    """Blocks near the end of the text: from the last but one paragraph to a little below."""
    shown = sorted(evidence.running)
    if not shown:
        return []
    start = shown[-2] if len(shown) > 1 else shown[-1]
    return list(evidence.view.blocks[start : shown[-1] + NEAR])


def is_offer(block: Block) -> bool:
    """A short block that says that the rest is for subscribers, or stands in a box named so and asks for money."""
    if len(block.text) > OFFER:
        return False
    words = bare(block.text)
    return (
        says(words, "paywall_words")
        or (says(words, "gate_words") and len(words.split()) < LITTLE // 3)
        or (says(words, "offer_words") and in_offer_box(block))
    )


def in_offer_box(block: Block) -> bool:
    """One of the boxes around the block is named as a paywall."""
    around = [block.element, *block.element.iterancestors()][:6]
    names = " ".join(f"{element.get('class') or ''} {element.get('id') or ''}" for element in around).lower()
    return any(name in names for name in OFFER_NAMES)


def is_closed(evidence: Evidence) -> bool:
    """The page's metadata say that the article is not free."""
    return any(closed(node) for node in evidence.view.metadata.articles())


def closed(node: Node) -> bool:
    """isAccessibleForFree is false, as a value or as a word."""
    return str(node.get("isAccessibleForFree", "")).lower().endswith("false")


def is_promised_more(evidence: Evidence) -> bool:
    """The metadata count many more words than there are."""
    counts = (str(node.get("wordCount", "")) for node in evidence.view.metadata.articles() if closed(node))
    return any(PROMISED * evidence.words < float(count) for count in counts if re.fullmatch(r"\d{1,6}(?:\.0)?", count))
