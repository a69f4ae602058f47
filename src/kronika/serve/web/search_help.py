"""How to ask: examples of queries with what each finds; the words of the examples are nobody's in particular."""

from __future__ import annotations

from kronika.serve.web.labels import N_

EXAMPLES = (
    ("most", N_("a word in all its forms: most, mostu, mosty")),
    ("most tramvaj", N_("articles with both words")),
    ("most OR lávka", N_("articles with either")),
    ("most -tramvaj", N_("with the first, without the second; also AND NOT")),
    ('"oprava mostu"', N_("these words together, as written")),
    ('"oprava mostu"~5', N_("these words close to each other")),
    ("*počasí*", N_("parts of words: * is any letters, ? is one")),
    ("title:most", N_("in the title; also lead: and body:")),
    ("entity:Brno author:Novák", N_("who or what is named, and who wrote it")),
    ("date:[2026-03-01 TO 2026-03-14]", N_("published in a period; * leaves an end open")),
    ("sentiment:<-3 source:listy*", N_("articles that sound bad, of some sources")),
)
