"""Pages that stand before an article: a wall that asks for consent, and one that asks for money."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from random import Random

from bench.layout.copy import Good, surroundings, taken
from bench.layout.furniture import NUMBER
from bench.layout.page import noise, printed
from bench.layout.source import Source
from bench.layout.story import Form, Part
from bench.layout.vocabulary import vocabulary
from kronika.model.article import GAP
from kronika.model.document import Document


def consent_wall(source: Source, good: Good) -> Document:
    """The same wall for every address."""
    words = vocabulary(source.lang).words
    partners = str(Random(source.seed).randint(120, 900))
    lines = [NUMBER.sub(partners, line) for line in words.consent]
    inside = "".join(
        f"<p>{escape(line)}</p>" if len(line) > 40 else f"<button>{escape(line)}</button>" for line in lines
    )
    script = f"<script>{noise(source.seed, source.template.bulk)}</script>"
    title = f"<title>Paper {source.name}</title>"
    html = f'<!doctype html><html lang="{source.lang}"><head>{title}{script}</head><body><div class="cmp">{inside}</div></body></html>'
    return replace(good.document, html=html, text=GAP.join(lines))


def paywall(source: Source, good: Good, paragraphs: int) -> Document:
    """The beginning of the text, and what the rest costs; page and text agree."""
    lines = vocabulary(source.lang).words.subscribe
    offer = tuple(Part(form=Form.PARAGRAPH, lines=(line,)) for line in lines)
    story = replace(good.story, parts=(*good.story.parts[:paragraphs], *offer), comments=())
    page = printed(source.template, story, surroundings(source, story.lang, good.recent, story.number))
    return replace(good.document, html=page.html, text=GAP.join(taken(story, source.recipe)))
