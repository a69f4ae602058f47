"""Layouts of small and old sites: tables, line breaks, content systems, hardly any names."""

from __future__ import annotations

import re
from html import escape

from bench.repairing.printed import ALSO, LETTER, OFFER, Printed, menu, page


def table(p: Printed) -> str:
    """A table for the layout, paragraphs in one cell."""
    return page(
        p,
        f'<table width="100%"><tr><td colspan="3">{menu(p, "div")}</td></tr><tr><td width="150">'
        f'{p.others_list(8, "p")}</td><td class="stred"><h1>{p.title}</h1><p><b>{p.lead}</b>'
        f'</p>{p.text(h="h3")}<p align="right">{p.author}</p></td><td>{OFFER[p.lang]}</td>'
        "</tr></table>",
    )


def breaks(p: Printed) -> str:
    """Line breaks for paragraphs, no <p> at all."""
    lines = "<br><br>".join(
        escape(text.removeprefix("## ").removeprefix("- ").removeprefix("• ")) for text in p.draft.paragraphs
    )
    return page(
        p,
        f'<div id="hlavicka">{menu(p, "div")}</div><div id="obsah"><h2>{p.title}</h2>'
        f'<i>{p.lead}</i><br><br>{lines}</div><div id="paticka">{p.others_list(5, "div")}</div>',
    )


def wordpress(p: Printed) -> str:
    """A blog: the text followed by sharing and related posts in the same box."""
    return page(
        p,
        f'<div id="page" class="site">{menu(p)}<div id="primary"><article id="post-{p.story.number}" class="post type-post">'
        f'<header class="entry-header"><h1 class="entry-title">{p.title}</h1><span class="posted-on">'
        f'{p.day}</span></header><div class="entry-content"><p><strong>{p.lead}</strong>'
        f'</p>{p.text()}<div class="sharedaddy"><h3>Share</h3><ul><li><a href="#f">Facebook</a>'
        f'</li></ul></div><div class="yarpp"><h3>{ALSO[p.lang]}</h3><ol>{p.others_list(4)}</ol>'
        '</div></div></article></div><div id="secondary" class="widget-area"><ul>'
        f"{p.others_list(6)}</ul></div></div>",
    )


def drupal(p: Printed) -> str:
    """Fields within fields."""
    return page(
        p,
        f'{menu(p)}<div class="region region-content"><h1 id="page-title">{p.title}</h1>'
        '<div class="node node-article"><div class="field field-name-field-lead">'
        f'<div class="field-items"><div class="field-item even">{p.lead}</div></div>'
        '</div><div class="field field-name-body"><div class="field-items"><div class="field-item even" property="content:encoded">'
        f'{p.text()}</div></div></div><div class="field field-name-field-related">'
        f'<div class="field-items">{p.others_list(4, "div")}</div></div></div></div>',
    )


def data_table(p: Printed) -> str:
    """The last paragraph is a table, and belongs to the text."""
    *first, last = p.pieces()
    rows = "".join(f"<tr><td>{row.strip()}.</td><td></td></tr>" for row in re.sub("<.*?>", "", last).split(". "))
    return page(
        p,
        f'{menu(p)}<main id="main"><h1>{p.title}</h1><p class="lead">{p.lead}</p><div class="clanek">{"".join(first)}'
        f'<table class="cisla">{rows}</table></div><div class="dalsi">{p.others_list(5, "div")}</div></main>',
    )


def spans(p: Printed) -> str:
    """Paragraphs are <div>s, the lead a <span>, ads have no name."""
    text = p.text(lambda at: f"<center>{OFFER[p.lang]}</center>" if at == 1 else "", p="div", h="h4")
    return page(
        p,
        f'{menu(p, "div")}<div class="news"><h1>{p.title}</h1><span class="anons">'
        f'{p.lead}</span><div class="news_text">{text}</div></div><div class="banner">'
        f"{LETTER[p.lang]}</div>",
    )


def identified(p: Printed) -> str:
    """Identifiers everywhere, classes nowhere, a teaser list inside the text."""
    pieces = p.pieces()
    pieces.insert(len(pieces) // 2, f'<div id="tema"><b>{ALSO[p.lang]}</b><ul>{p.others_list(3)}</ul></div>')
    return page(
        p,
        f'<div id="menu">{menu(p, "div")}</div><div id="artykul"><h1 id="tytul">{p.title}</h1>'
        f'<div id="zajawka">{p.lead}</div><div id="tresc">{"".join(pieces)}</div>'
        f'</div><div id="prawa">{p.others_list(7, "p")}</div>',
    )


def flat(p: Printed) -> str:
    """Everything is a child of one element: headline, lead, text, teasers."""
    return page(
        p,
        f'{menu(p)}<main><h1>{p.title}</h1><p class="date">{p.day}</p><p class="standfirst">'
        f'{p.lead}</p>{p.text()}<h2 class="more">{ALSO[p.lang]}</h2><ul class="more-list">'
        f"{p.others_list(5)}</ul></main><footer>{p.others_list(3, 'p')}</footer>",
    )


def sections(p: Printed) -> str:
    """A section for the text, sections for all else; nothing else tells them apart."""
    return page(
        p,
        f"{menu(p)}<main><section><h1>{p.title}</h1><p>{p.lead}</p></section><section>"
        f"{p.text()}</section><section><h2>{ALSO[p.lang]}</h2>{p.others_list(5, 'p')}</section>"
        "</main>",
    )


LOOKS = (table, breaks, wordpress, drupal, data_table, spans, identified, flat, sections)
