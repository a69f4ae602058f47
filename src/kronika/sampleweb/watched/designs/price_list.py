"""A Czech price list: a table with a row for each service."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    rows = "\n".join(
        f'<tr><td class="sluzba"><a href="{page.link(one.link)}">{one.head}</a></td><td class="popis">{one.text}</td><td class="cena">{one.figure}</td></tr>'
        for one in page.items
    )
    return page.page(
        f"""<div id="hlavicka"><img src="/logo.png" alt="Autoservis U Mlýna"><span id="hodiny">{page.stamp()}</span></div>
<div id="menu"><a href="/">Úvod</a> | <a href="/cenik">Ceník</a> | <a href="/kontakt">Kontakt</a></div>
<div id="obsah"><h1>{page.title}</h1><p>{page.lead}</p><p><img src="{page.picture}" alt="Dílna"></p>
<table class="cenik"><thead><tr><th>Služba</th><th>Popis</th><th>Cena</th></tr></thead><tbody>
{rows}
</tbody></table>
<div class="reklamni-blok">{page.ad(0)}</div>
{page.prose("h3")}
</div>
<div id="vpravo">{page.ad(1)}<p>{page.teaser()}</p><ul>{"".join(f"<li><a href='/{n}.html'>{one}</a></li>" for n, one in enumerate(page.related))}</ul></div>
<div id="paticka">Poslední objednávka {page.ago()}. {page.count()}<form method="post">{page.hidden()}</form></div>"""
    )


KIND = Design(
    name="price-list",
    lang="cs",
    titles=("Ceník servisních prací", "Ceník pneuservisu a mytí vozů"),
    lead="Ceny jsou uvedeny s daní. Na všechny práce dáváme záruku dva roky.",
    heads=(
        "Výměna oleje",
        "Geometrie",
        "Brzdové destičky",
        "Výměna pneumatik",
        "Diagnostika",
        "Klimatizace",
        "Rozvody",
        "Lakování dveří",
        "Prohlídka před STK",
        "Dobití baterie",
    ),
    says=("Práce trvá asi {n} minut.", "V ceně je materiál do {n} korun.", "Platí od {d}."),
    figure=price(290, 9_000, 10, "{} Kč"),
    draw=draw,
    ad="picture",
    stamp="clock",
    counter="visitors",
    dating=Dating.ETAG,
)
