"""A Czech live report: short entries, each with its time, the newest first."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    entries = [
        f"""<article class="live__post"><div class="live__time">{one.figure}</div><span class="live__ago">{page.ago(n)}</span>
<h3>{one.head}</h3><p>{one.text}</p><a class="live__share" href="{page.link(one.link)}">Odkaz na příspěvek</a></article>"""
        for n, one in enumerate(page.items)
    ]
    entries.insert(2, page.ad(0))
    return page.page(
        f"""<div class="portal"><header class="portal__head"><a href="/">Regionální zpravodaj</a></header>
<div class="portal__body"><div class="live" data-refresh="{page.token(12)}"><h1>{page.title}</h1><p class="live__perex">{page.lead}</p>
<p class="live__status">{page.stamp()} · {page.count()}</p><img class="live__photo" src="{page.picture}" alt="Řeka">
<div class="live__summary">{page.prose("h2")}</div>
<div class="live__stream">{"".join(entries)}</div></div>
<div class="portal__side">{page.ad(1)}<div class="box">{page.teaser()}</div><div class="box"><h4>{page.words.also}</h4>{"".join(f'<p><a href="/a{n}">{one}</a></p>' for n, one in enumerate(page.related))}</div></div></div>
<form class="portal__poll">{page.hidden()}</form></div>"""
    )


KIND = Design(
    name="live-blog",
    lang="cs",
    titles=("Povodně v kraji: sledujeme minutu po minutě", "Volby online: průběžné sčítání hlasů"),
    lead="Hladiny řek stoupají, nejhorší je situace na dolním toku. Přinášíme nejnovější zprávy.",
    heads=(
        "Evakuace tábora",
        "Starosta žádá o pomoc",
        "Most je uzavřen",
        "Armáda poslala čluny",
        "Elektřina nejde",
        "Hladina kulminuje",
        "Vlaky stojí",
        "Škola bude zavřená",
        "Sbírka pro domácnosti",
    ),
    says=("Na místě je {n} hasičů.", "Voda stoupla o {n} centimetrů.", "Další odhad zveřejní hydrologové {d}."),
    figure=several("{:02}:{:02}", (6, 23), (0, 60)),
    draw=draw,
    ad="paid",
    stamp="updated",
    ago="short",
    counter="online",
    listed=False,
    dating=Dating.TODAY,
)
