"""A Czech list of events marked up for machines."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    events = "\n".join(
        f"""<div class="vevent" itemscope itemtype="https://schema.org/Event"><h3 itemprop="name"><a href="{page.link(one.link)}">{one.head}</a></h3>
<span itemprop="startDate">{one.day}</span> <span itemprop="offers">{one.figure}</span><p itemprop="description">{one.text}</p></div>"""
        for one in page.items
    )
    return page.page(
        f"""<header id="header"><div class="inner"><a class="brand" href="/">Kam v okrese</a><div class="today">{page.stamp()}</div></div></header>
<div class="wrap"><div class="main-column"><h1>{page.title}</h1><p class="anotace">{page.lead}</p>
<div class="kalendar-akci">{events}</div>
<div class="inzerce">{page.ad(0)}</div>
<div class="texty">{page.prose("h2")}</div><img src="{page.picture}" alt="Plakát"></div>
<div class="side-column"><div class="counter">{page.count()}</div>{page.ad(1)}<div class="tip">{page.teaser()}</div><h4>{page.words.also}</h4>{"".join(f'<a href="/t/{n}">{one}</a>' for n, one in enumerate(page.related))}</div></div>
<div id="footer">Akce přidána {page.ago(2)} <form>{page.hidden()}</form></div>"""
    )


KIND = Design(
    name="events",
    lang="cs",
    titles=("Kalendář akcí na tento měsíc", "Výstavy a koncerty na podzim"),
    lead="Vybíráme to nejzajímavější z celého okresu. Svou akci nám můžete poslat formulářem.",
    heads=(
        "Jarmark na zámku",
        "Běh kolem rybníka",
        "Divadlo pod hvězdami",
        "Výstava betlémů",
        "Pochod Sázavou",
        "Koncert smyčců",
        "Dětský den",
        "Noc kostelů",
        "Bazar knih",
        "Rybářské závody",
    ),
    says=("Začátek programu {d}.", "Kapacita je {n} míst.", "Autobus jezdí každých {n} minut."),
    figure=price(20, 600, 10, "vstupné {} Kč"),
    draw=draw,
    ad="card",
    stamp="clock",
    counter="online",
    dating=Dating.NONE,
)
