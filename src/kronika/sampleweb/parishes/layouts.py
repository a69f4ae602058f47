"""How parish sites look: shells around a page and ways to set its lines, from the age of frames to blog engines."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from kronika.sampleweb.parishes.marked import Line, blocks, inline
from kronika.sampleweb.parishes.pages import ParishPage
from kronika.sampleweb.parishes.parish import Parish

Menu = list[ParishPage]
Setting = Callable[[str, list[Line]], str]
Look = Callable[[Parish, ParishPage, Menu], str]

FOOTERS = (
    "Wszelkie prawa zastrzeżone. Odwiedzin od 2004 roku: 183 012.",
    "Stronę prowadzi parafialne koło przyjaciół internetu. Ostatnia zmiana: 14.02.2026, 18:45.",
    "Strona najlepiej wygląda w rozdzielczości 1024 na 768. Licznik odwiedzin: 10 730.",
    "Zdjęcia i teksty można przedrukowywać za zgodą proboszcza.",
)
BLOG_STYLE = (
    "body{font:17px/1.6 Georgia,serif;margin:0 auto;max-width:58rem;padding:0 1rem;color:#222}"
    ".site-title a{font-size:1.6rem;color:#5b2333;text-decoration:none}.menu{display:flex;flex-wrap:wrap;gap:.3rem 1rem;padding:0;list-style:none}"
    "#secondary{border-top:1px solid #ccc;font-size:.9rem}.site-footer{background:#eee;padding:1rem}"
)


def content(text: str, setting: Setting) -> str:
    """A marked text, each block set in that way."""
    return "\n".join(setting(kind, members) for kind, members in blocks(text))


def in_tags(kind: str, members: list[Line]) -> str:
    """Lists as lists, tables as tables, terms as definitions."""
    match kind:
        case "heading":
            return f"<h3>{inline(members[0].cells[0])}</h3>"
        case "item":
            return "<ul>\n" + "\n".join(f"<li>{inline(line.cells[0])}</li>" for line in members) + "\n</ul>"
        case "row":
            return "<table>\n" + "\n".join(f"<tr>{in_cells(line)}</tr>" for line in members) + "\n</table>"
        case "term":
            pairs = "\n".join(
                f"<dt>{inline(line.cells[0])}</dt>\n<dd>{inline(line.cells[-1])}</dd>" for line in members
            )
            return f"<dl>\n{pairs}\n</dl>"
        case _:
            return f"<p>{inline(members[0].cells[0])}</p>"


def in_breaks(kind: str, members: list[Line]) -> str:
    """Everything in one run of text with line breaks, as people type who know one tag."""
    shown = "<br>\n".join(" – ".join(inline(cell) for cell in line.cells) for line in members)
    return f"<br>\n<b>{shown}</b><br>" if kind == "heading" else f"{shown}<br><br>"


def in_rows(kind: str, members: list[Line]) -> str:
    """Every line a table row, whatever it is."""
    if kind in {"heading", "paragraph"}:
        face = "b" if kind == "heading" else "font"
        return f'<tr><td colspan="3"><{face}>{inline(members[0].cells[0])}</{face}></td></tr>'
    return "\n".join(f"<tr>{in_cells(line)}</tr>" for line in members)


def in_spans(kind: str, members: list[Line]) -> str:
    """What a word processor leaves behind: paragraphs full of spans."""
    spans = (" ".join(f'<span style="font-size:12pt">{inline(cell)}</span>' for cell in line.cells) for line in members)
    shown = "\n".join(f'<p class="MsoNormal">{span}</p>' for span in spans)
    return shown.replace("MsoNormal", "MsoHeading") if kind == "heading" else shown


def in_cells(line: Line) -> str:
    """The cells of one row."""
    return "".join(f"<td>{inline(cell)}</td>" for cell in line.cells)


def links(menu: Menu, before: str = "", after: str = "\n") -> str:
    """The menu's links."""
    return "".join(f'{before}<a href="{escape(page.path)}">{escape(page.menu)}</a>{after}' for page in menu)


def footer(parish: Parish) -> str:
    """What stands at the bottom of every page of a site."""
    return FOOTERS[sum(map(ord, parish.key)) % len(FOOTERS)]


def meta(parish: Parish) -> str:
    """The charset as old pages declare it."""
    return f'<meta http-equiv="Content-Type" content="text/html; charset={parish.charset}">'


def tables(parish: Parish, page: ParishPage, menu: Menu) -> str:
    """The age of tables: a menu column, a text column, coloured cells."""
    return f"""<html><head>{meta(parish)}<title>{escape(page.title)}</title></head>
<body bgcolor="#ffffe0"><table width="780" border="0" align="center" cellpadding="6">
<tr><td colspan="2" bgcolor="#804000"><font color="white" size="5">{escape(parish.name)}</font></td></tr>
<tr><td width="160" valign="top" bgcolor="#f0e0c0">{links(menu, after="<br>")}<p><i>{escape(parish.verse)}</i></td>
<td valign="top"><h2><font color="#804000">{escape(page.title)}</font></h2>
{content(page.text, in_tags)}
</td></tr><tr><td colspan="2"><small>{footer(parish)}</small></td></tr></table></body></html>
"""


def cells_only(parish: Parish, page: ParishPage, menu: Menu) -> str:
    """Nothing but tables: every line of text is a row."""
    return f"""<HTML><HEAD>{meta(parish)}<TITLE>{escape(parish.name)} - {escape(page.title)}</TITLE></HEAD><BODY>
<TABLE BORDER=1 WIDTH=100%><TR>{links(menu, "<TD>", "</TD>")}</TR></TABLE>
<TABLE WIDTH=100%><tr><td colspan="3"><h1>{escape(page.title)}</h1></td></tr>
{content(page.text, in_rows)}
<tr><td colspan="3">{escape(parish.verse)}</td></tr><tr><td colspan="3">{footer(parish)}</td></tr></TABLE></BODY></HTML>
"""


def plain_page(parish: Parish, page: ParishPage, menu: Menu) -> str:
    """Typed by hand in a text editor."""
    return f"""<html>
<head>{meta(parish)}<title>{escape(parish.name)}</title></head>
<body>
<center><h1>{escape(parish.name)}</h1>
[ {links(menu, after=" | ")} ]</center><hr>
<h2>{escape(page.title)}</h2>
{content(page.text, in_breaks)}
<hr><i>{escape(parish.verse)}</i><br>{footer(parish)}
</body></html>
"""


def frames(parish: Parish, page: ParishPage, menu: Menu) -> str:
    """A set of frames at the door, bare pages inside; those without frames get the links."""
    if page.path != "/":
        return f"""<html><head>{meta(parish)}<title>{escape(page.title)}</title></head><body>
<h2>{escape(page.title)}</h2>{content(page.text, in_tags)}<hr>{escape(parish.verse)}<br>{footer(parish)}</body></html>
"""
    return f"""<html><head>{meta(parish)}<title>{escape(parish.name)}</title></head>
<frameset cols="200,*"><frame src="/menu.htm" name="menu"><frame src="{escape(menu[1].path)}" name="tresc">
<noframes><body><h1>{escape(parish.name)}</h1>{content(page.text, in_tags)}{links(menu, "<br>")}</body></noframes>
</frameset></html>
"""


def frame_menu(parish: Parish, menu: Menu) -> str:
    """The page in the left frame."""
    shown = links(menu[1:], "<br>").replace("<a ", '<a target="tresc" ')
    return f"<html><head>{meta(parish)}<title>Menu</title></head><body>{shown}</body></html>\n"


def blog(parish: Parish, page: ParishPage, menu: Menu) -> str:
    """A blog engine: header, menu, post, widgets with the latest posts and their times."""
    recent = "\n".join(
        f'<li><a href="{escape(other.path)}">{escape(other.title)}</a> <span class="post-date">22 marca 2026, 9:47</span></li>'
        for other in menu[2:5]
    )
    return f"""<!DOCTYPE html>
<html lang="pl"><head><meta charset="{parish.charset}"><title>{escape(page.title)} – {escape(parish.name)}</title>
<meta name="viewport" content="width=device-width"><style>{BLOG_STYLE}</style></head><body class="page">
<header id="masthead"><p class="site-title"><a href="/">{escape(parish.name)}</a></p>
<nav class="main-navigation"><ul class="menu">{links(menu, '<li class="menu-item">', "</li>")}</ul></nav></header>
<main id="content"><article class="post hentry"><header class="entry-header"><h1 class="entry-title">{escape(page.title)}</h1></header>
<div class="entry-content">{content(page.text, in_tags)}</div></article></main>
<aside id="secondary"><section class="widget"><h2 class="widget-title">Ostatnie wpisy</h2><ul>{recent}</ul></section>
<section class="widget"><blockquote>{escape(parish.verse)}</blockquote></section></aside>
<footer class="site-footer">{footer(parish)}</footer></body></html>
"""


def word_processor(parish: Parish, page: ParishPage, menu: Menu) -> str:
    """Saved from a word processor and put into a div."""
    return f"""<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>{meta(parish)}
<title>{escape(page.title)} :: {escape(parish.name)}</title><style>p.MsoNormal {{margin:0cm}}</style></head>
<body lang=PL><div id="gora">{escape(parish.name)}</div><div id="menu">{links(menu, "<span>", "</span> ")}</div>
<div class="WordSection1"><p class="MsoTitle">{escape(page.title)}</p>
{content(page.text, in_spans)}
</div><div id="dol">{escape(parish.verse)}<br>{footer(parish)}</div></body></html>
"""


LOOKS: dict[str, Look] = {
    "tables": tables,
    "cells": cells_only,
    "plain": plain_page,
    "frames": frames,
    "blog": blog,
    "word": word_processor,
}
