"""A Polish job board: cards in a list."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    cards = [
        f"""<li class="offer-card" data-test="offer"><h2 class="offer-card__title"><a href="{page.link(one.link)}">{one.head}</a></h2>
<div class="offer-card__salary">{one.figure}</div><p class="offer-card__desc">{one.text}</p>
<span class="offer-card__added">{page.ago(n)}</span> <span class="offer-card__views">{page.count(n)}</span></li>"""
        for n, one in enumerate(page.items)
    ]
    cards.insert(3, f'<li class="offer-card">{page.ad(0)}</li>')
    return page.page(
        f"""<header class="topbar"><a href="/">praca-u-nas</a><form action="/szukaj">{page.hidden()}<input name="q" placeholder="Stanowisko"></form></header>
<div class="layout"><main class="results"><h1>{page.title}</h1><p class="results__lead">{page.lead}</p>
<ul class="offers">{"".join(cards)}</ul>
<section class="advice"><img src="{page.picture}" alt="Rozmowa">{page.prose("h3")}</section>
<p class="pager"><a href="?strona=2">{page.words.next_page}</a></p></main>
<aside class="filters">{page.ad(1)}<h4>{page.words.also}</h4>{"".join(f'<a class="chip" href="/t/{n}">{one}</a>' for n, one in enumerate(page.related))}<a href="/poradnik" class="tip">{page.teaser()}</a></aside></div>
<footer>{page.stamp()}</footer>"""
    )


KIND = Design(
    name="job-board",
    lang="pl",
    titles=("Oferty pracy w Lublinie", "Praktyki i staże w województwie"),
    lead="Pokazujemy oferty z ostatnich dni. Każdą sprawdzamy, zanim trafi na listę.",
    heads=(
        "Magazynier",
        "Księgowa",
        "Kierowca kategorii C",
        "Programista",
        "Kucharz",
        "Elektryk",
        "Opiekunka osób starszych",
        "Sprzedawca",
        "Geodeta",
        "Recepcjonistka",
        "Stolarz",
    ),
    says=(
        "Praca od {d}.",
        "Wymagane {n} miesiące doświadczenia.",
        "Umowa na pełny etat, {n} godzin tygodniowo.",
        "Zespół liczy {n} osób.",
    ),
    figure=price(4_300, 15_000, 50, "{} zł brutto"),
    draw=draw,
    ad="card",
    stamp="machine",
    ago="short",
    counter="views",
    dating=Dating.RESTLESS,
)
