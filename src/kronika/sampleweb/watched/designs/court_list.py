"""The cause list of a Polish court: cases, rooms and hours."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    rows = "\n".join(
        f"""<div class="sprawa"><div class="sygnatura"><a href="{page.link(one.link)}">{one.figure}</a></div><div class="opis">{one.head}</div><div class="uwagi">{one.text}</div><div class="dzien">{one.day}</div></div>"""
        for one in page.items
    )
    return page.page(
        f"""<div class="kontener"><div class="gora"><img src="/godlo.png" alt="Godło"> Sąd Rejonowy<span class="zegar">{page.stamp()}</span></div>
<div class="srodek"><div class="sciezka"><a href="/">Start</a> / Wokanda</div><h1>{page.title}</h1><p>{page.lead}</p>
<div class="wokanda">{rows}</div>{page.ad(0)}
<div class="pouczenia">{page.prose("h2")}</div><img src="{page.picture}" alt="Plan budynku"></div>
<div class="dol">Odświeżono {page.ago()} · {page.count()} · Identyfikator sesji: {page.token()}<form>{page.hidden()}</form>{page.ad(1)}<p>{page.teaser()}</p>{"".join(f'<a href="/s/{n}">{one}</a>' for n, one in enumerate(page.related))}</div></div>"""
    )


KIND = Design(
    name="court-list",
    lang="pl",
    titles=("Wokanda – Wydział Cywilny", "Wokanda – Wydział Karny"),
    lead="Lista posiedzeń jawnych. Zmiany sali podaje tablica przy wejściu.",
    heads=(
        "O zapłatę",
        "O stwierdzenie nabycia spadku",
        "O podział majątku",
        "O zniesienie współwłasności",
        "O eksmisję",
        "O odszkodowanie",
        "O zasiedzenie",
        "O ochronę dóbr osobistych",
        "O ustalenie",
        "O alimenty",
    ),
    says=("Sala numer {n}.", "Odroczono z {d}.", "Wezwano {n} świadków."),
    figure=several("I C {}/{}", (100, 2000), (21, 27)),
    draw=draw,
    ad="named",
    stamp="clock",
    counter="visitors",
    dating=Dating.BOTH,
)
