"""A Polish product page: parameters, a price, opinions."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    offers = "\n".join(
        f"""<tr class="wariant"><td><a href="{page.link(one.link)}">{one.head}</a></td><td class="price" itemprop="price">{one.figure}</td><td>{one.text}</td></tr>"""
        for one in page.items
    )
    return page.page(
        f"""<div class="shop"><div class="shop-top"><a href="/">Sklep ogrodniczy Zielony Kąt</a> <a href="/koszyk?token={page.token()}">Koszyk</a></div>
<div class="breadcrumbs"><a href="/">Start</a> › <a href="/narzedzia">Narzędzia</a></div>
<div class="product" itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">{page.title}</h1>
<div class="gallery"><img itemprop="image" src="{page.picture}" alt="Zdjęcie produktu"></div>
<div class="viewers">{page.count()}</div><div class="last-order">Ostatnie zamówienie: {page.ago(1)}</div>
<div class="short" itemprop="description">{page.lead}</div>
<table class="warianty">{offers}</table>
<form class="buy">{page.hidden()}<button>Do koszyka</button></form>
<div class="description">{page.prose("h2")}{page.ad(0)}</div></div>
<div class="recommend"><h3>{page.words.also}</h3><ul>{"".join(f'<li><a href="/p/{n}">{one}</a></li>' for n, one in enumerate(page.related))}</ul>{page.ad(1)}<p>{page.teaser()}</p></div>
<div class="shop-foot">{page.stamp()}</div></div>"""
    )


KIND = Design(
    name="product",
    lang="pl",
    titles=("Kosiarka akumulatorowa Trawka 40", "Nożyce do żywopłotu Listek"),
    lead="Cicha i lekka kosiarka do małych ogrodów. Jeden akumulator wystarcza na trzysta metrów trawnika.",
    heads=(
        "Sama kosiarka",
        "Zestaw z akumulatorem",
        "Zestaw z dwoma akumulatorami",
        "Nóż zapasowy",
        "Kosz na trawę",
        "Ładowarka",
        "Pokrowiec",
        "Przedłużenie gwarancji",
        "Koła terenowe",
    ),
    says=("Wysyłka w ciągu {n} godzin.", "W magazynie {n} sztuk.", "Cena obowiązuje od {d}."),
    figure=price(49, 3_000, 10, "{},99 zł"),
    draw=draw,
    ad="paid",
    stamp="footer",
    counter="online",
    dating=Dating.RESTLESS,
)
