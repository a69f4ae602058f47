"""What the values of watching are called on screen: states with their sentences, what is compared, noise, cadences."""

from __future__ import annotations

from kronika.model.change import PieceKind
from kronika.model.group import Cadence
from kronika.model.watch import FocusKind, NoiseKind, WatchState
from kronika.serve.web.labels import N_

STATES = {
    WatchState.NEW: N_("not checked yet"),
    WatchState.OK: N_("watched"),
    WatchState.UNCHANGED: N_("unchanged"),
    WatchState.CHANGED: N_("changed"),
    WatchState.MOVED: N_("moved"),
    WatchState.GONE: N_("gone"),
    WatchState.BLOCKED: N_("blocked"),
    WatchState.LOGIN: N_("wants a login"),
    WatchState.LAYOUT_BROKEN: N_("part not found"),
    WatchState.UNREACHABLE: N_("not reached"),
}

ABOUT_STATES = {
    WatchState.NEW: N_("It has not been checked yet; the first look comes with the next round."),
    WatchState.OK: N_("The first version is kept; from now on every check is compared with it."),
    WatchState.UNCHANGED: N_("The last check found what was there before."),
    WatchState.CHANGED: N_("The last check found new content."),
    WatchState.MOVED: N_("The page answers at another address now; its content is compared as before."),
    WatchState.GONE: N_("The page is no longer there. The last version is kept."),
    WatchState.BLOCKED: N_("The site does not let Kronika in, so nothing can be compared."),
    WatchState.LOGIN: N_("The page wants a password now, so nothing can be compared."),
    WatchState.LAYOUT_BROKEN: N_("The part to compare is no longer on the page; choose another one."),
    WatchState.UNREACHABLE: N_("The site does not answer; it is tried again."),
}

FOCUS = {
    FocusKind.MAIN: N_("the main text"),
    FocusKind.WHOLE: N_("the whole page"),
    FocusKind.CSS: N_("a part, by CSS"),
    FocusKind.XPATH: N_("a part, by XPath"),
    FocusKind.TAG: N_("a part, by its tag"),
}

NOISE = {
    NoiseKind.ADS: N_("advertising"),
    NoiseKind.COUNTER: N_("counters"),
    NoiseKind.RELATIVE_TIME: N_("times such as “5 minutes ago”"),
    NoiseKind.GENERATED_TIME: N_("the time when the page was made"),
    NoiseKind.TOKEN: N_("random marks"),
    NoiseKind.ORDER: N_("the order of the items"),
    NoiseKind.FLAPPING: N_("a place that is different at nearly every look"),
    NoiseKind.PLACE: N_("a part that somebody pointed at"),
}

CADENCES = {
    Cadence.IMMEDIATE: N_("at once"),
    Cadence.HOURLY: N_("every hour"),
    Cadence.DAILY: N_("every day"),
    Cadence.WEEKLY: N_("every week"),
}

PIECES = {
    PieceKind.ADDED: N_("added"),
    PieceKind.REMOVED: N_("removed"),
    PieceKind.REPLACED: N_("replaced"),
    PieceKind.MOVED: N_("moved"),
    PieceKind.LINK: N_("other link"),
}

SIGNS = {
    PieceKind.ADDED: "+",
    PieceKind.REMOVED: "−",
    PieceKind.REPLACED: "±",
    PieceKind.MOVED: "↕",
    PieceKind.LINK: "→",
}

# What a page is, said to somebody who has just pasted its address.
CLASSES = {
    "article": N_("This is an article."),
    "article_with_comments": N_("This is an article with comments."),
    "briefs": N_("This is a list of briefs."),
    "no_text": N_("This page has no running text; all of it is compared."),
    "unsolved": N_("No main text stands out here; all of the page is compared."),
    "soft_404": N_("This page says that there is nothing here."),
    "wall": N_("This page asks for consent or a login first."),
    "challenge": N_("This page checks whether a robot is asking."),
    "paywall": N_("Only the beginning of this text can be read without paying."),
}


def page_class(name: str) -> str:
    """The message for a class of page; one that a newer Kronika knows is not named."""
    return CLASSES.get(name, N_("This page can be watched."))
