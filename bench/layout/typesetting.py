"""The article itself as markup: title, byline, lead, and every part of the text in the template's manner."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from bench.layout.story import Form, Part, Story
from bench.layout.template import Template, Twist
from bench.layout.vocabulary import Words

MISLEADING = ' class="widget promo-box sidebar-text"'


def heading(template: Template, story: Story) -> str:
    """The title."""
    tag = template.title
    return f"<{tag}{template.naming.attribute('title')}>{escape(story.title)}</{tag}>"


def byline(template: Template, story: Story, words: Words) -> str:
    """Who wrote it and when, and the picture with its caption."""
    naming = template.naming
    picture = (
        f'<figure{naming.attribute("figure")}><img src="/img/{story.number}.jpg" alt="">'
        f"<figcaption{naming.attribute('caption')}>{escape(story.caption)}</figcaption></figure>"
    )
    if template.frame == "td":
        picture = f'<table align="right"><tr><td><img src="/img/{story.number}.jpg"><br><small>{escape(story.caption)}</small></table>'
    time = f'<time datetime="{story.at.isoformat()}">{story.at:%d.%m.%Y %H:%M}</time>'
    meta = (
        f"<div{naming.attribute('meta')}>{time} <span{naming.attribute('author')}>{escape(story.author)}</span></div>"
    )
    return meta + picture


def lead(template: Template, text: str) -> str:
    """The lead."""
    named = template.naming.attribute("lead")
    if template.lead == "strong":
        return f"<p{named}><strong>{escape(text)}</strong></p>"
    return f"<{template.lead}{named}>{escape(text)}</{template.lead}>"


def body(template: Template, parts: Sequence[Part], inserted: Sequence[str]) -> str:
    """All parts, with what the template puts in the middle of the text."""
    middle = max(1, len(parts) // 2)
    named = MISLEADING if template.twist is Twist.MISLEADING_NAMES else template.naming.attribute("body")
    text = [part_of(template, part) for part in parts]
    return f"<div{named}>{''.join([*text[:middle], *inserted, *text[middle:]])}</div>"


def part_of(template: Template, part: Part) -> str:
    """One part."""
    first, name = escape(part.lines[0]), template.naming.attribute
    if part.form is Form.PARAGRAPH:
        return paragraph(template, linked(first, part.linked))
    if part.form is Form.LIST:
        return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in part.lines) + "</ul>"
    if part.form is Form.TABLE:
        return "<table>" + "".join(row(line) for line in part.lines) + "</table>"
    if part.form is Form.ENTRY:
        return f"<div{name('entry')}><time>{first}</time>{paragraph(template, escape(part.lines[1]))}</div>"
    picture = f'<figure{name("figure")}><img src="/img/{len(first)}.jpg" alt="">'
    others = {
        Form.HEAD: f"<h3>{first}</h3>",
        Form.QUOTE: f"<blockquote{name('quote')}><p>{first}</p></blockquote>",
        Form.FIGURE: f"{picture}<figcaption{name('caption')}>{first}</figcaption></figure>",
    }
    return others[part.form]


def paragraph(template: Template, html: str) -> str:
    """One paragraph."""
    if template.paragraph == "br":
        return f"{html}<br><br>\n"
    return f"<{template.paragraph}{template.naming.attribute('paragraph')}>{html}</{template.paragraph}>\n"


def linked(html: str, phrases: Sequence[str]) -> str:
    """The text with some of its words as links."""
    for phrase in phrases:
        words = escape(phrase)
        html = html.replace(words, f'<a href="/topic/{len(words)}">{words}</a>', 1)
    return html


def row(line: str) -> str:
    """One row of a table."""
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in line.split("\t")) + "</tr>"
