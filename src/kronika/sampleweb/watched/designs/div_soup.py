"""A Polish page of nothing but divs without a class."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    items = [
        f'<div><div><a href="{page.link(one.link)}">{one.head}</a></div><div>{one.figure}</div><div>{one.text}</div></div>'
        for one in page.items
    ]
    items.insert(3, page.ad(0))
    texts = "".join(
        f"<div><div><b>{head}</b></div>" + "".join(f"<div>{text}</div>" for text in said) + "</div>"
        for head, said in page.sections
    )
    return page.page(
        f"""<div><div><div><a href="/">Start</a></div><div><a href="/oferta">Oferta</a></div><div><a href="/kontakt">Kontakt</a></div></div>
<div><div><div>{page.title}</div><div>{page.lead}</div><div><img src="{page.picture}" alt=""></div><div>{"".join(items)}</div><div>{texts}</div></div>
<div>{page.ad(1)}<div>{page.teaser()}</div><div>{"".join(f'<div><a href="/{n}">{one}</a></div>' for n, one in enumerate(page.related))}</div></div></div>
<div><div>{page.count()}</div><div>Ostatnia rezerwacja {page.ago()}</div><div>{page.stamp()}</div><form>{page.hidden()}</form></div></div>"""
    )


KIND = Design(
    name="div-soup",
    lang="pl",
    titles=("Domki nad jeziorem: wolne terminy", "Spływy kajakowe: wolne terminy"),
    lead="Rezerwacji można dokonać telefonicznie lub mailem. Zaliczka wynosi jedną trzecią ceny.",
    heads=(
        "Domek Sosna",
        "Domek Brzoza",
        "Domek Dąb",
        "Pokój z widokiem",
        "Pole namiotowe",
        "Przyczepa",
        "Pokój na poddaszu",
        "Domek przy pomoście",
        "Apartament",
        "Stodoła",
    ),
    says=("Miejsc noclegowych {n}.", "Wolne od {d}.", "Do jeziora {n} metrów."),
    figure=several("{} zł za noc", (40, 700)),
    draw=draw,
    ad="labelled",
    stamp="footer",
    counter="online",
    in_links=True,
    dating=Dating.ETAG,
)
