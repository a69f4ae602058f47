"""The notice board of a Czech town: documents with days of posting and taking down."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    rows = "\n".join(
        f"""<tr><td>{one.figure}</td><td><a href="{page.link(one.link)}" title="Stáhnout">{one.head}</a><br><small>{one.text}</small></td><td>{one.day}</td></tr>"""
        for one in page.items
    )
    return page.page(
        f"""<div class="skip"><a href="#obsah">Přejít k obsahu</a></div>
<div id="zahlavi"><h2 class="nazev">Městys Horní Lhota</h2><p class="dnes">{page.stamp()}</p></div>
<div id="telo"><div id="levy"><ul class="menu"><li><a href="/urad">Úřad</a></li><li class="akt"><a href="/deska">Úřední deska</a></li><li><a href="/spolky">Spolky</a></li></ul>{page.ad(1)}</div>
<div id="obsah"><h1>{page.title}</h1><p>{page.lead}</p>
<table summary="Úřední deska" class="deska"><caption>Vyvěšené dokumenty</caption><tr><th scope="col">Číslo</th><th scope="col">Dokument</th><th scope="col">Vyvěšeno</th></tr>
{rows}</table>
{page.ad(0)}
{page.prose("h3", '<div class="odstavec">', "</div>")}
<p><img src="{page.picture}" alt="Znak městyse"></p></div></div>
<div id="zapati"><p>{page.teaser()}</p><ul>{"".join(f'<li><a href="/?id={n}">{one}</a></li>' for n, one in enumerate(page.related))}</ul>Naposledy změněno {page.ago()}. {page.count()} <form action="/hledej">{page.hidden()}</form></div>"""
    )


KIND = Design(
    name="notice-board",
    lang="cs",
    titles=("Úřední deska", "Archiv úřední desky"),
    lead="Dokumenty vyvěšené v elektronické podobě se shodují s listinnou deskou před úřadem.",
    heads=(
        "Záměr pronájmu pozemku",
        "Veřejná vyhláška o kůrovci",
        "Oznámení o zahájení řízení",
        "Rozpočtové opatření",
        "Ztráty a nálezy",
        "Volby: jmenování zapisovatele",
        "Dražební vyhláška",
        "Uzavírka silnice",
        "Územní plán, změna",
        "Nález psa",
    ),
    says=("Vyvěšeno na {n} dní.", "Sejmuto bude {d}.", "Počet stran dokumentu je {n}."),
    figure=several("MHL-{}/2026", (100, 999)),
    draw=draw,
    ad="labelled",
    stamp="clock",
    counter="visitors",
    in_links=True,
    dating=Dating.MODIFIED,
)
