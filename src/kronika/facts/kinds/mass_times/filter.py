"""Which pages may hold mass times, judged before they are read: the thesis's patterns (F2) and what they miss."""

from __future__ import annotations

import re
from urllib.parse import unquote, urlsplit

from kronika.facts.kind import PageSigns
from kronika.facts.kinds.mass_times.baselines.page_filter import thesis_wants
from kronika.model.mention import PageText

# Beginnings of words, with and without Polish letters: addresses are written both ways.
NAMED = re.compile(
    r"msz(?:a|e|y|al)|eucharyst|nabo[żz]e[ńn]s|liturg|porz[ąa]d|intencj|og[łl]osz|rozk[łl]ad|godzin|harmonogram|grafik|kalendarz|plan\b|"
    r"sakrament|rorat|odpust|triduum|wielkanoc|bo[żz]e.narodz|duszpaster|parafi|ko[śs]ci|kaplic|kontakt|aktual|informac|o.nas|start|home|index|g[łl][óo]wn",
    re.IGNORECASE,
)
ELSEWHERE = re.compile(
    r"galeri|foto|zdj[ęe]c|film|wideo|video|histori|polityk|cookies|rodo|logowani|login|admin|koszyk|sklep|wp-json|feed|\.(?:jpe?g|png|gif|pdf|docx?|zip)$",
    re.IGNORECASE,
)
MASS_WORDS = re.compile(
    r"(?<!\w)(?:msz(?:a|e|y|ę|ą|ach|om|ami)|eucharyst\w*|intencj\w*\s+mszaln\w*)(?!\w)", re.IGNORECASE
)


def wants(page: PageSigns) -> bool:
    """The start page, a page that names masses or what goes with them, and any that says nothing of itself."""
    address = urlsplit(page.url)
    path = unquote(f"{address.path} {address.query}")
    if not address.path.strip("/") and not address.query:
        return True
    if thesis_wants(page):
        return True
    told = f"{path} {page.link_text} {page.title}"
    if ELSEWHERE.search(told):
        return bool(re.search(r"msz(?:e|y)", told, re.IGNORECASE))
    return bool(NAMED.search(told)) or not (page.link_text or page.title)


def speaks_of_masses(page: PageText) -> bool:
    """The text of a page names a mass: whoever has read a page may ask this, too."""
    return MASS_WORDS.search(page.text) is not None
