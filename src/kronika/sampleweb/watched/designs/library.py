"""A Polish library catalogue: books as definition lists."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    books = "\n".join(
        f"""<li class="rekord"><dl><dt>Tytuł</dt><dd><a href="{page.link(one.link)}">{one.head}</a></dd><dt>Sygnatura</dt><dd>{one.figure}</dd><dt>Uwagi</dt><dd>{one.text}</dd></dl></li>"""
        for one in page.items
    )
    return page.page(
        f"""<div class="opac"><h1 class="opac-h">{page.title}</h1><p>{page.lead}</p><div class="okladka"><img src="{page.picture}" alt="Okładka"></div>
<ol class="wyniki" start="1">{books}</ol>
<div class="baner-dol">{page.ad(0)}</div><div class="regulamin">{page.prose("h2")}</div></div>
<div class="opac-bok"><form action="/szukaj;jsessionid={page.token()}">{page.hidden()}<input name="tytul"></form><p>{page.count()}</p><p>Ostatni zwrot: {page.ago(2)}</p>{page.ad(1)}
<ul>{"".join(f'<li><a href="/k/{n}">{one}</a></li>' for n, one in enumerate(page.related))}</ul><p>{page.teaser()}</p></div>
<div class="opac-stopka">{page.stamp()}</div>"""
    )


KIND = Design(
    name="library",
    lang="pl",
    titles=("Nowości w wypożyczalni", "Książki wycofane ze zbiorów"),
    lead="Książki przyjęte do zbiorów w tym miesiącu. Zamówienia składa się przy ladzie.",
    heads=(
        "Cień nad młynem",
        "Atlas traw polskich",
        "Zegarmistrz z Torunia",
        "Listy z Polesia",
        "Podręcznik pszczelarza",
        "Noc w Wieliczce",
        "Morze bez brzegu",
        "Kuchnia mojej babci",
        "Dzieje kolei",
        "Ptaki parku",
    ),
    says=("Stron {n}.", "Wypożyczona do {d}.", "W kolejce czeka {n} osób."),
    figure=several("{}.{}-{}", (10, 99), (100, 999), (1, 9)),
    draw=draw,
    ad="labelled",
    stamp="footer",
    counter="visitors",
    in_links=True,
    dating=Dating.NONE,
)
