"""What the watchdog thinks of a source, in words: a name, a sentence, and what a person can do."""

from __future__ import annotations

from kronika.model.health import Handling, Verdict
from kronika.serve.web.labels import N_

NAMES = {
    Verdict.LEARNING: N_("learning"),
    Verdict.OK: N_("well"),
    Verdict.BROKEN: N_("broken"),
    Verdict.LAYOUT: N_("new layout"),
    Verdict.MIX: N_("other content"),
}
SENTENCES = {
    Verdict.LEARNING: N_("Learning (%(learned)s of %(needed)s documents): verdicts begin after that."),
    Verdict.OK: N_("The texts are as they should be."),
    Verdict.BROKEN: N_("Broken since %(since)s: %(damaged)s of %(documents)s documents have a wrong text."),
    Verdict.LAYOUT: N_("The pages look different since %(since)s, and the text is intact."),
    Verdict.MIX: N_(
        "The source writes otherwise since %(since)s: shorter, longer or on other things. The text is intact."
    ),
}
WHAT_TO_DO = {
    Verdict.LEARNING: N_("Nothing has to be done."),
    Verdict.OK: N_("Nothing has to be done."),
    Verdict.BROKEN: N_(
        "Compare the first bad document with the last good one. Is the text wrong? Apply a repair. Is it right? Mark it as a real change."
    ),
    Verdict.LAYOUT: N_("Nothing has to be done. After some more documents the new layout is the usual one."),
    Verdict.MIX: N_("Nothing has to be done. After some more documents this is the usual content."),
}
HANDLINGS = {
    Handling.OPEN: N_("open"),
    Handling.SNOOZED: N_("snoozed"),
    Handling.REPAIRED: N_("repaired"),
    Handling.REAL: N_("a real change"),
    Handling.RECOVERED: N_("ended by itself"),
}
DONE = {
    "applied": N_(
        "The repair is applied. When the pages have been read again and their texts are right, the source is well."
    ),
    "withdrawn": N_("The recipe is withdrawn. What it had replaced holds again, and the pages are read again."),
    "accepted": N_("It is marked as a real change. Kronika learns anew from there."),
    "snoozed": N_("It is snoozed: no alerts until then."),
    "woken": N_("It is awake again."),
    "reading": N_("The pages fetched since then are read again."),
}
