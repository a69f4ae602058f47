"""What moved, in the visitor's language: the messages beside verify/words.py, which says the same in English."""

from __future__ import annotations

from math import expm1

from kronika.model.health import Reason
from kronika.serve.web.labels import N_
from kronika.serve.web.tongue import Tongue

WORDS = "words"  # a length, kept as a logarithm

NAMES = {
    "odd": N_("Characters of no language"),
    "garbled": N_("Letters of a wrong charset"),
    "known": N_("Small words of the language"),
    "endings": N_("Text that ends in sentences"),
    "doubled": N_("Text that repeats itself"),
    "repetition": N_("Text that other documents have too"),
    "left_out": N_("Text beside the article left out"),
    "skipped": N_("Text that only the general engine takes"),
    "strayed": N_("Text from outside the article"),
    "linked": N_("Links in the text"),
    "found": N_("Text found on the page"),
    "about": N_("Title’s words in the text"),
    "feed_title": N_("Feed title’s words found"),
    "feed_summary": N_("Feed summary’s words in the text"),
    "agreement": N_("Agreement with the general engine"),
    "unread": N_("Text that only the general engine finds"),
    "alien": N_("Text that the general engine leaves out"),
    "share": N_("Share of the page’s words"),
    "empty": N_("Documents without any text"),
    "tongue": N_("Documents in another language"),
    "walled": N_("Walls, paywalls, error pages"),
    "boilerplate": N_("Sentences that most documents have"),
    "look": N_("Pages of a new look"),
    WORDS: N_("Words of a text"),
    "classic_page_size": N_("Page size"),
    "classic_text_size": N_("Size of the text"),
    "classic_paragraphs": N_("Number of paragraphs"),
    "classic_paragraph_variance": N_("Variance of the paragraphs’ sizes"),
    "classic_tags": N_("Tags in the article"),
}
RATES = {
    "empty": N_("%(share)s of the documents have no text at all."),
    "tongue": N_("%(share)s of the documents are in another language than usual."),
    "walled": N_("%(share)s of the documents are a wall, a paywall or an error page."),
    "boilerplate": N_("%(share)s of the texts have sentences that most documents have."),
    "look": N_("%(share)s of the pages have a new look."),
}
SHARES = {
    "odd": N_("Characters that belong to no language are %(now)s of the text instead of %(usual)s."),
    "garbled": N_("Letters of a wrong charset are %(now)s of the text instead of %(usual)s."),
    "known": N_("Small words of the language are %(now)s of all words instead of %(usual)s."),
    "endings": N_("%(now)s of the words stand in paragraphs that end like sentences, instead of %(usual)s."),
    "doubled": N_("%(now)s of the text repeats itself, instead of %(usual)s."),
    "repetition": N_("%(now)s of the text is in other documents of the source too, instead of %(usual)s."),
    "left_out": N_("%(now)s of the text beside the article was left out, instead of %(usual)s."),
    "skipped": N_(
        "%(now)s of the text beside the article is taken by the general engine and left out here, instead of %(usual)s."
    ),
    "strayed": N_("%(now)s of the text comes from outside the article’s place, instead of %(usual)s."),
    "linked": N_("%(now)s of the text is links, instead of %(usual)s."),
    "found": N_("%(now)s of the text can be found on the page, instead of %(usual)s."),
    "about": N_("%(now)s of the title’s words occur in the text, instead of %(usual)s."),
    "feed_title": N_("%(now)s of the words of the feed’s title occur, instead of %(usual)s."),
    "feed_summary": N_("%(now)s of the words of the feed’s summary occur in the text, instead of %(usual)s."),
    "agreement": N_("The text agrees with the general engine to %(now)s instead of %(usual)s."),
    "unread": N_("%(now)s of what the general engine finds is missing, instead of %(usual)s."),
    "alien": N_("%(now)s of the text is what the general engine leaves out, instead of %(usual)s."),
    "share": N_("The text is %(now)s of the page’s words instead of %(usual)s."),
}
LENGTH = N_("A text has %(now)s words instead of %(usual)s.")
OTHER = N_("%(measure)s: %(now)s instead of %(usual)s.")  # plain numbers, and measures of a newer Kronika


def sentence(tongue: Tongue, reason: Reason) -> str:
    """One reason as a sentence."""
    name = reason.measure
    if name in RATES:
        return tongue.text(RATES[name], share=share(tongue, reason.share))
    if name == WORDS:
        return tongue.text(LENGTH, now=length(tongue, reason.now), usual=length(tongue, reason.usual))
    if name in SHARES:
        return tongue.text(SHARES[name], now=share(tongue, reason.now), usual=share(tongue, reason.usual))
    told = tongue.text(NAMES[name]) if name in NAMES else name
    return tongue.text(OTHER, measure=told, now=tongue.decimal(reason.now), usual=tongue.decimal(reason.usual))


def share(tongue: Tongue, value: float) -> str:
    """A share as people read it; a small one keeps a digit, or it would be nothing."""
    return tongue.share(value) if 0 < value < 0.01 else tongue.percent(value)


def length(tongue: Tongue, value: float) -> str:
    """A number of words that was kept as a logarithm."""
    return tongue.number(round(expm1(value)))
