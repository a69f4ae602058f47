"""The address a page really has, when we came to it under another: by a redirect, or by what it calls its own address."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from kronika.html.address import canonical, join
from kronika.model.errors import BadUrl
from kronika.model.lead import Lead, Role
from kronika.model.page import Fetched
from kronika.sources.errands import errand
from kronika.sources.printing import SEGMENTS as PRINT_SEGMENTS
from kronika.sources.printing import asks_for_print
from kronika.sources.reading import document_of
from kronika.sources.sessions import is_session
from kronika.sources.sorting import is_order
from kronika.sources.territory import bare_host

if TYPE_CHECKING:
    from kronika.html.document import Document

NAMED = frozenset({Role.ARTICLE, Role.PAGE})  # other roles are asked for under their own address every round
HOMES = frozenset("index home default main start uvod hlavni strona-glowna".split())
ASIDE = frozenset((*PRINT_SEGMENTS, "amp", "m", "mobile", "komentare", "komentarze", "comments", "diskuse", "diskuze"))
REFERRALS = frozenset(
    "ref referer referrer from source src via partner campaign cid rss amp mobile m view zdroj zrodlo fb share smid".split()
)


def real_address(lead: Lead, fetched: Fetched) -> str | None:
    """Another address that this page stands for; None when its own is the best we know."""
    if lead.role not in NAMED:
        return None
    try:
        final = canonical(fetched.final_url)
    except BadUrl:
        return None
    if final != lead.url and (errand(final) or (is_home(final) and not is_home(lead.url))):
        return None  # sent to a login or to the front page: that is another page
    document = document_of(fetched)
    claimed = claimed_address(document) if document is not None else None
    if claimed is not None and is_believed(claimed, final):
        final = claimed
    return None if final == lead.url else final


def claimed_address(document: Document) -> str | None:
    """What the page calls its own address; two different claims are none."""
    claims = [
        link.get("href")
        for link in document.root.iter("link")
        if "canonical" in (link.get("rel") or "").lower().split()
    ] or [meta.get("content") for meta in document.root.iter("meta") if meta.get("property") == "og:url"]
    found = set()
    for claim in claims:
        try:
            found.add(join(document.base, claim or ""))
        except BadUrl:
            return None
    return found.pop() if len(found) == 1 else None


def is_believed(claimed: str, final: str) -> bool:
    """Whether a claim may be true: many sites call every page by the address of the front page, the section or the first page."""
    if claimed == final or bare_host(claimed) != bare_host(final) or errand(claimed):
        return False
    if is_home(claimed):
        return is_home(final)
    here, there = urlsplit(final), urlsplit(claimed)
    steps, claimed_steps = steps_of(here.path), steps_of(there.path)
    if steps == claimed_steps:
        return is_same_query(here.query, there.query)
    above = len(claimed_steps) < len(steps) and steps[: len(claimed_steps)] == claimed_steps
    return not above or ASIDE.issuperset(steps[len(claimed_steps) :])


def is_same_query(query: str, claimed: str) -> bool:
    """Whether what the claim leaves out of a query does not choose the page, and it adds nothing."""
    given, kept = set(filter(None, query.split("&"))), set(filter(None, claimed.split("&")))
    return kept <= given and all(map(is_idle, given - kept))


def is_idle(parameter: str) -> bool:
    """Whether a parameter chooses no other page."""
    name = parameter.partition("=")[0].lower()
    return name in REFERRALS or is_session(parameter) or is_order(parameter) or asks_for_print(parameter)


def is_home(url: str) -> bool:
    """The front page, whatever it is called."""
    parts = urlsplit(url)
    steps = steps_of(parts.path)
    return not parts.query and (not steps or (len(steps) == 1 and steps[0].split(".")[0].lower() in HOMES))


def steps_of(path: str) -> list[str]:
    """The segments of a path, whether or not it ends with a slash."""
    return [step for step in path.split("/") if step]
