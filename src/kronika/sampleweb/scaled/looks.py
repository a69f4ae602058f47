"""Four looks for generated pages: the same articles and lists in markup as different as on real sites."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape

from kronika.sampleweb.markup import document, link, listed, paragraphs
from kronika.sampleweb.scaled.plan import Plan
from kronika.sampleweb.scaled.stories import Printed
from kronika.sampleweb.scaled.words import WORDS

Link = tuple[str, str]  # address and text


def article_page(plan: Plan, printed: Printed, menu: Sequence[Link], after: Sequence[Link], head: str = "") -> str:
    """An article with the site's menu above and links below; `data-story` lets tests find it under any address."""
    main = ARTICLES[plan.look % len(ARTICLES)](plan, printed)
    return framed(plan, printed.draft.title, f"{main}\n{linked(after)}", menu, head)


def bare_page(plan: Plan, printed: Printed) -> str:
    """The article for printing: no menu and no links."""
    return document(printed.draft.title, modern(plan, printed), lang=plan.lang)


def list_page(plan: Plan, title: str, stories: Iterable[tuple[str, Printed]], menu: Sequence[Link]) -> str:
    """A list of articles with their dates."""
    items = LISTS[plan.look % len(LISTS)](plan, list(stories))
    return framed(plan, title, f"<h1>{escape(title)}</h1>\n{items}", menu)


def plain_page(plan: Plan, title: str, text: str, links: Sequence[Link]) -> str:
    """A page that says one thing and leads on."""
    return document(title, f"<h1>{escape(title)}</h1>\n<p>{escape(text)}</p>\n{linked(links)}", lang=plan.lang)


def framed(plan: Plan, title: str, main: str, menu: Sequence[Link], head: str = "") -> str:
    """A page in the site's frame."""
    name = f"{WORDS[plan.lang].paper} {plan.number}"
    above = f"<header><p>{escape(name)}</p><nav>{linked(menu)}</nav></header>"
    return document(f"{title} – {name}", f"{above}\n{main}", lang=plan.lang, head=head)


def linked(links: Iterable[Link]) -> str:
    """Links as a list; nothing when there are none."""
    made = [link(to, text) for to, text in links]
    return listed(made) if made else ""


def modern(plan: Plan, printed: Printed) -> str:
    """An <article> as today's systems write it."""
    draft = printed.draft
    return (
        f'<article data-story="{printed.number}"><h1>{escape(draft.title)}</h1>'
        f'<p class="perex">{escape(draft.lead)}</p><time datetime="{printed.published.isoformat()}">{day(printed)}</time>'
        f'<p class="author">{escape(printed.author)}</p>{paragraphs(draft.paragraphs)}</article>'
    )


def boxes(plan: Plan, printed: Printed) -> str:
    """Boxes with classes, the date in words."""
    draft = printed.draft
    return (
        f'<div class="content" data-story="{printed.number}"><h2 class="title">{escape(draft.title)}</h2>'
        f'<div class="meta">{WORDS[plan.lang].published} {day(printed)}, {escape(printed.author)}</div>'
        f'<div class="lead"><b>{escape(draft.lead)}</b></div><div class="text">{paragraphs(draft.paragraphs)}</div></div>'
    )


def table(plan: Plan, printed: Printed) -> str:
    """A table for the layout and line breaks for paragraphs, as twenty years ago."""
    draft = printed.draft
    text = "<br><br>".join(map(escape, (draft.lead, *draft.paragraphs)))
    return (
        f'<table width="100%" data-story="{printed.number}"><tr><td colspan="2"><font size="5">{escape(draft.title)}</font>'
        f"<tr><td valign=top>{day(printed)}<td>{text}<p align=right>{escape(printed.author)}</table>"
    )


def sections(plan: Plan, printed: Printed) -> str:
    """A main element with sections, the date at the end."""
    draft = printed.draft
    return (
        f'<main data-story="{printed.number}"><h1>{escape(draft.title)}</h1><section>{paragraphs([draft.lead])}</section>'
        f"<section>{paragraphs(draft.paragraphs)}</section><p>{escape(printed.author)}, {day(printed)}</p></main>"
    )


def rows(plan: Plan, stories: Sequence[tuple[str, Printed]]) -> str:
    """A list of links, each with its date before it."""
    return listed(f"{day(printed)} {link(to, printed.draft.title)}" for to, printed in stories)


def cards(plan: Plan, stories: Sequence[tuple[str, Printed]]) -> str:
    """A card for each article, with its lead."""
    return "\n".join(
        f'<div class="card"><h3>{link(to, printed.draft.title)}</h3>'
        f'<time datetime="{printed.published.isoformat()}">{day(printed)}</time><p>{escape(printed.draft.lead)}</p></div>'
        for to, printed in stories
    )


def day(printed: Printed) -> str:
    """The day of publication in figures."""
    when = printed.published
    return f"{when.day}. {when.month}. {when.year}"


Look = Callable[[Plan, Printed], str]
ARTICLES: tuple[Look, ...] = (modern, boxes, table, sections)
LISTS: tuple[Callable[[Plan, Sequence[tuple[str, Printed]]], str], ...] = (rows, cards)
