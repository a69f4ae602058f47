"""A Czech bus timetable: stops and departures in a table."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    rows = "\n".join(
        f'<tr><th scope="row"><a href="{page.link(one.link)}">{one.head}</a></th><td>{one.figure}</td><td class="pozn">{one.text}</td></tr>'
        for one in page.items
    )
    return page.page(
        f"""<header role="banner"><a href="/">Dopravní podnik</a> <span>{page.count()}</span></header>
<nav role="navigation"><a href="/linky">Linky</a><a href="/jizdne">Jízdné</a></nav>
<main id="jr"><h1>{page.title}</h1><p class="platnost">{page.lead}</p>
<section class="vyluky">{page.prose("h2")}</section>
<table class="jizdni-rad"><tbody>{rows}</tbody></table>
<p class="poloha">Poslední hlášení vozu {page.ago()}</p>
{page.ad(0)}
<img src="{page.picture}" alt="Schéma linky"></main>
<aside>{page.ad(1)}<p><a href="/zahrada">{page.teaser()}</a></p><h2>{page.words.also}</h2><ul>{"".join(f'<li><a href="/i/{n}">{one}</a></li>' for n, one in enumerate(page.related))}</ul></aside>
<footer><small>{page.stamp()}</small><form>{page.hidden()}</form></footer>"""
    )


KIND = Design(
    name="timetable",
    lang="cs",
    titles=("Linka 24: Nádraží – Sídliště Jih", "Noční linka 91: Náměstí – Letiště"),
    lead="Jízdní řád platí v pracovních dnech. O víkendu jezdí spoje jednou za hodinu.",
    heads=(
        "Nádraží",
        "Pošta",
        "Divadlo",
        "Nemocnice",
        "U Lípy",
        "Stadion",
        "Plavecký bazén",
        "Tržnice",
        "Sídliště Jih",
        "Na Kopci",
        "Hřbitov",
    ),
    says=("Zastávka na znamení, pásmo {n}.", "Náhradní zastávka od {d}.", "Přestup na linku {n}."),
    figure=several("{}:{:02}", (4, 23), (0, 60)),
    draw=draw,
    ad="slot",
    stamp="footer",
    counter="online",
    listed=False,
    dating=Dating.ETAG,
)
