"""What our own values are called on screen; the texts are messages and are translated where they are shown."""

from __future__ import annotations

from kronika.model.analysis import EntityType, Tone
from kronika.model.article import PageClass
from kronika.model.failure import FailureKind
from kronika.model.judgement import Verdict
from kronika.model.source import SourceKind


def N_(message: str) -> str:  # noqa: N802 - gettext's own name, which the extractor looks for
    """Mark a message for translators without translating it yet."""
    return message


FAILURES = {
    FailureKind.ROBOTS: N_("Robots are asked to stay out"),
    FailureKind.REFUSED_ADDRESS: N_("Address not allowed"),
    FailureKind.DNS: N_("Unknown host name"),
    FailureKind.CONNECT: N_("No connection"),
    FailureKind.TLS: N_("Broken encryption"),
    FailureKind.TIMEOUT: N_("Took too long"),
    FailureKind.TOO_LARGE: N_("Too large"),
    FailureKind.REDIRECTS: N_("Endless redirects"),
    FailureKind.NOT_FOUND: N_("Page not found"),
    FailureKind.DENIED: N_("Access denied"),
    FailureKind.CLIENT: N_("Request rejected"),
    FailureKind.RATE_LIMITED: N_("Asked to slow down"),
    FailureKind.SERVER: N_("Server error"),
    FailureKind.BROKEN_ANSWER: N_("Broken answer"),
    FailureKind.NOT_TEXT: N_("Not a text"),
    FailureKind.UNREADABLE: N_("Unreadable page"),
    FailureKind.RECIPE_EMPTY: N_("Recipe found nothing"),
    FailureKind.UNEXPECTED: N_("Fault in Kronika"),
}

CLASSES = {
    PageClass.ARTICLE: N_("Article"),
    PageClass.ARTICLE_WITH_COMMENTS: N_("Article with comments"),
    PageClass.BRIEFS: N_("Page of briefs"),
    PageClass.NO_TEXT: N_("No text"),
    PageClass.UNSOLVED: N_("Not solved"),
    PageClass.SOFT_404: N_("“Not found” page"),
    PageClass.WALL: N_("Consent or login wall"),
    PageClass.CHALLENGE: N_("Robot check"),
    PageClass.PAYWALL: N_("Paywall"),
}

TONES = {
    Tone.POSITIVE: N_("positive"),
    Tone.NEUTRAL: N_("neutral"),
    Tone.NEGATIVE: N_("negative"),
}

ENTITY_TYPES = {
    EntityType.PERSON: N_("person"),
    EntityType.PLACE: N_("place"),
    EntityType.ORGANISATION: N_("organisation"),
    EntityType.PRODUCT: N_("product or work"),
    EntityType.EVENT: N_("event"),
}

KINDS = {
    SourceKind.FEED: N_("Feed"),
    SourceKind.SITEMAP: N_("Sitemap"),
    SourceKind.SITE: N_("Whole site"),
    SourceKind.ARCHIVE: N_("Archive"),
    SourceKind.LISTING: N_("Listing"),
    SourceKind.PAGE: N_("Single page"),
    SourceKind.DIRECTORY: N_("Directory"),
    SourceKind.IMPORT: N_("Imported pages"),
}

# Why an offer is proposed, and what a look at an address may advise: the sentences of flow/exploring.
ADVICE = (
    N_("that is what the address is"),
    N_("this site is known, and the way to its articles works"),
    N_("its feed is fresh and full"),
    N_("its archive leads from new to old"),
    N_("its sections list articles"),
    N_("the page lists articles"),
    N_("it has a feed, though not a fresh one"),
    N_("its sitemap names its pages"),
    N_("a recipe reads this directory"),
    N_("it looks like a small site"),
    N_("this site is known, though nothing could be read of it now"),
    N_("nothing more was found"),
    N_(
        "The page has hardly any text, but scripts: follow it with --option browser=yes to have it opened in a browser."
    ),
    N_("robots.txt closes this address to programs; ask the site for leave, and then set [fetch] robots = false."),
)

VERDICTS = {
    Verdict.RIGHT: N_("Right"),
    Verdict.NO_LEAD: N_("No lead"),
    Verdict.PART_MISSING: N_("Part missing"),
    Verdict.FOREIGN_IN: N_("Ads or captions in"),
    Verdict.OTHER: N_("Other fault"),
}

FIELDS = {
    "title": N_("Title"),
    "lead": N_("Lead"),
    "body": N_("Body"),
    "published": N_("Date"),
    "authors": N_("Authors"),
    "keywords": N_("Keywords"),
    "section": N_("Section"),
    "lang": N_("Language"),
    "page_class": N_("Class"),
    "items": N_("Comments or briefs"),
    "following": N_("Following page"),
}


def source_kind(kind: str) -> str:
    """The message for a kind of source; one that a plugin added is shown by its own name."""
    return KINDS[SourceKind(kind)] if kind in set(SourceKind) else kind


def failure(kind: str) -> str:
    """The message for a failure kind; one written by a newer Kronika is shown as it is."""
    return FAILURES[FailureKind(kind)] if kind in set(FailureKind) else kind
