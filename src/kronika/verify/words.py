"""Measures in plain words: what moved, from what to what."""

from __future__ import annotations

from math import expm1

from kronika.model.health import Reason

SHARES = {
    "odd": "characters that belong to no language: {now} of the text instead of {usual}",
    "garbled": "letters of a wrong charset: {now} of the text instead of {usual}",
    "known": "small words of the language: {now} of all words instead of {usual}",
    "endings": "words in paragraphs that end like sentences: {now} instead of {usual}",
    "doubled": "text that repeats itself: {now} instead of {usual}",
    "repetition": "text that other documents of the source have too: {now} instead of {usual}",
    "left_out": "text beside the article that was left out: {now} instead of {usual}",
    "skipped": "text beside the article that the general engine takes and this leaves out: {now} instead of {usual}",
    "strayed": "text from outside the article's place: {now} instead of {usual}",
    "linked": "links in the text: {now} instead of {usual}",
    "found": "text that can be found on the page: {now} instead of {usual}",
    "about": "words of the title that occur in the text: {now} instead of {usual}",
    "feed_title": "words of the feed's title that occur: {now} instead of {usual}",
    "feed_summary": "words of the feed's summary that occur in the text: {now} instead of {usual}",
    "agreement": "agreement with the general engine: {now} instead of {usual}",
    "unread": "text that the general engine finds and this does not: {now} instead of {usual}",
    "alien": "text that the general engine leaves out: {now} instead of {usual}",
    "share": "share of the page's words: {now} instead of {usual}",
}
RATES = {
    "empty": "no text at all in {share} of the documents",
    "tongue": "another language than usual in {share} of the documents",
    "walled": "a wall, a paywall or an error page in {share} of the documents",
    "boilerplate": "sentences that most documents have, in {share} of the texts",
    "look": "pages of a new look: {share} of the documents",
}
PLAIN = {
    "classic_page_size": "page size",
    "classic_text_size": "size of the text",
    "classic_paragraphs": "number of paragraphs",
    "classic_paragraph_variance": "variance of the paragraphs' sizes",
    "classic_tags": "tags in the article",
}


def sentence(reason: Reason) -> str:
    """A reason as a part of a sentence."""
    if reason.measure in RATES:
        return RATES[reason.measure].format(share=percent(reason.share))
    if reason.measure == "words":
        return f"length: {expm1(reason.now):.0f} words instead of {expm1(reason.usual):.0f}"
    if reason.measure in PLAIN:
        return f"{PLAIN[reason.measure]}: {reason.now:.4g} instead of {reason.usual:.4g}"
    pattern = SHARES.get(reason.measure, reason.measure + ": {now} instead of {usual}")
    return pattern.format(now=percent(reason.now), usual=percent(reason.usual))


def percent(share: float) -> str:
    """A share as people read it."""
    return f"{share:.1%}" if 0 < share < 0.01 else f"{share:.0%}"
