"""A whole page: the article in its frame, the furniture around it, a head with metadata and scripts."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from random import Random

from bench.layout import typesetting
from bench.layout.furniture import Surroundings, piece
from bench.layout.naming import SIGNS
from bench.layout.story import Part, Story
from bench.layout.template import Template, Twist

LINE = 200  # characters of a line of script


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A page, and the text of each of its pieces by name."""

    html: str
    pieces: Mapping[str, str]


def printed(template: Template, story: Story, around: Surroundings, *, parts: tuple[Part, ...] | None = None) -> Page:
    """The page of a story; `parts` stands for its text where a page shows only some of it."""
    texts: dict[str, str] = {}

    def put(name: str) -> str:
        made = piece(name, template, story, around)
        texts.setdefault(name, made.text)
        return made.html

    above = "".join(map(put, template.pieces))
    inserted = [put(name) for name in template.within]
    article = framed(
        template, story, around, typesetting.body(template, story.parts if parts is None else parts, inserted)
    )
    main = f"<div{template.naming.attribute('main')}>{article}{''.join(map(put, template.below))}</div>"
    side = f"<div{template.naming.attribute('side')}>{''.join(map(put, template.beside))}</div>"
    columns = side + main if template.side_first else main + side
    inside = f"<div{template.naming.attribute('page')}>{above}{columns}{put('footer')}</div>"
    html = f'<!doctype html>\n<html lang="{story.lang}"><head>{head(template, story, around.site)}</head><body>{inside}</body></html>'
    return Page(html=html, pieces=texts)


def framed(template: Template, story: Story, around: Surroundings, body: str) -> str:
    """The article in the element that holds it."""
    if template.twist is Twist.SCRIPTED:
        state = json.dumps({"title": story.title, "lead": story.lead, "html": body}, ensure_ascii=False).replace(
            "</", "<\\/"
        )
        return f'<div id="app"></div><script>window.state={state}</script>'
    title = typesetting.heading(template, story)
    line = typesetting.byline(template, story, around.words)
    inside = body
    for tag in template.wrappers:
        inside = f"<{tag}{template.naming.attribute('box')}>{inside}</{tag}>"
    text = typesetting.lead(template, story.lead) + inside
    whole = f"{title}{line}{text}" if template.title_first else f"{line}{title}{text}"
    if template.frame == "td":
        return (
            f'<table width="100%"><tr><td valign="top"{template.naming.attribute("article")}>{whole}</td></tr></table>'
        )
    return f"<{template.frame}{template.naming.attribute('article')}>{whole}</{template.frame}>"


def head(template: Template, story: Story, site: str) -> str:
    """Title, metadata, and the scripts that make up most of many pages."""
    lines = [f'<meta charset="utf-8"><title>{escape(story.title)} – {escape(site)}</title>']
    if template.description:
        lines.append(f'<meta name="description" content="{escape(story.lead)}">')
    if template.opengraph:
        lines.append(
            f'<meta property="og:title" content="{escape(story.title)}"><meta property="og:type" content="article">'
        )
    if template.json_ld:
        data = {
            "@type": "NewsArticle",
            "headline": story.title,
            "datePublished": story.at.isoformat(),
            "author": story.author,
        }
        lines.append(f'<script type="application/ld+json">{json.dumps(data, ensure_ascii=False)}</script>')
    lines.append(f"<script>{noise(template.naming.salt, template.bulk)}</script>")
    return "".join(lines)


def noise(salt: str, length: int) -> str:
    """Letters that mean nothing, the same on all pages of a template."""
    line = "".join(Random(salt).choices(SIGNS, k=LINE))
    return f'var s="{(line * (length // LINE + 1))[:length]}";'
