"""The front of a Polish magazine: a grid of teasers, which are the content here."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    cards = [
        f"""<article class="card"><a href="{page.link(one.link)}"><img src="{one.picture}" alt=""><h2>{one.head}</h2></a><p>{one.text}</p><span class="card__meta">{one.figure} · {page.ago(n)}</span></article>"""
        for n, one in enumerate(page.items)
    ]
    cards.insert(2, page.ad(0))
    columns = "".join(
        f'<section class="column"><h3>{head}</h3>' + "".join(f"<p>{text}</p>" for text in said) + "</section>"
        for head, said in page.sections
    )
    return page.page(
        f"""<header class="mag"><h1>{page.title}</h1><p class="mag__motto">{page.lead}</p><p class="mag__date">{page.stamp()}</p></header>
<div class="hero"><img src="{page.picture}" alt="Okładka numeru"></div><div class="cards">{"".join(cards)}</div><div class="columns">{columns}</div>
<aside class="rail">{page.ad(1)}<a class="try" href="/ogrod">{page.teaser()}</a><ol class="most">{"".join(f'<li><a href="/m/{n}">{one}</a></li>' for n, one in enumerate(page.related))}</ol></aside>
<footer>{page.count()}<form>{page.hidden()}</form></footer>"""
    )


KIND = Design(
    name="magazine",
    lang="pl",
    titles=("Przekrój Powiatowy", "Przekrój Powiatowy: wydanie świąteczne"),
    lead="Miesięcznik ludzi ciekawych swojej okolicy.",
    heads=(
        "Kto budował nasz dworzec",
        "Rzeka wraca do koryta",
        "Ostatni kowal",
        "Szkoła, która śpiewa",
        "Jak czytać stare mapy",
        "Noc w obserwatorium",
        "Chleb na zakwasie",
        "Dom z gliny",
        "Zapomniany cmentarz",
        "Pszczoły na dachu",
    ),
    says=("Czyta się {n} minut.", "Rozmowa przeprowadzona {d}.", "Zdjęć w galerii {n}."),
    figure=several("numer {}", (10, 400)),
    draw=draw,
    ad="card",
    stamp="clock",
    ago="short",
    counter="online",
    dating=Dating.TODAY,
)
