"""A Czech page of elements with names of their own, as web components have them."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    cards = "\n".join(
        f"""<vlak-karta><vlak-jmeno><a href="{page.link(one.link)}">{one.head}</a></vlak-jmeno><vlak-udaj>{one.figure}</vlak-udaj><vlak-text>{one.text}</vlak-text></vlak-karta>"""
        for one in page.items
    )
    texts = "".join(
        f"<vlak-blok><h2>{head}</h2>" + "".join(f"<p>{text}</p>" for text in said) + "</vlak-blok>"
        for head, said in page.sections
    )
    return page.page(
        f"""<app-root><app-header><a href="/">Klub železničních modelářů</a><app-clock>{page.stamp()}</app-clock></app-header>
<app-main><h1>{page.title}</h1><p>{page.lead}</p><app-image><img src="{page.picture}" alt="Kolejiště"></app-image><app-list>{cards}</app-list>
<app-ad>{page.ad(0)}</app-ad>{texts}</app-main>
<app-aside>{page.ad(1)}<app-teaser>{page.teaser()}</app-teaser><app-links>{"".join(f'<a href="/o/{n}">{one}</a>' for n, one in enumerate(page.related))}</app-links></app-aside>
<app-footer nonce="{page.token(24)}">{page.count()} · přihlášen {page.ago(1)}<form>{page.hidden()}</form></app-footer></app-root>"""
    )


KIND = Design(
    name="own-elements",
    lang="cs",
    titles=("Modely v klubové sbírce", "Modely na burze"),
    lead="Sbírku doplňujeme z darů členů. V sobotu si ji můžete prohlédnout v klubovně.",
    heads=(
        "Hektor",
        "Bardotka",
        "Albatros",
        "Krokodýl",
        "Brejlovec",
        "Sergej",
        "Kocour",
        "Zamračená",
        "Hurvínek",
        "Kremák",
    ),
    says=("Váží {n} gramů.", "Ve sbírce od {d}.", "Chybí {n} dílů."),
    figure=several("měřítko 1:{}, rok {}", (45, 160), (1950, 1999)),
    draw=draw,
    ad="named",
    stamp="clock",
    counter="online",
    dating=Dating.BOTH,
)
