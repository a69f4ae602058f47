"""A Czech glossary: terms and their meanings in definition lists."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    terms = "\n".join(
        f'<dt id="t{n}">{one.head}</dt><dd>{one.text} Poprvé doloženo {one.figure}. <a href="{page.link(one.link)}">doklad</a></dd>'
        for n, one in enumerate(page.items)
    )
    notes = "".join(f"<dt>{head}</dt>" + "".join(f"<dd>{text}</dd>" for text in said) for head, said in page.sections)
    return page.page(
        f"""<div class="slovnik"><div class="slovnik-hlava"><h1>{page.title}</h1>{page.stamp()}</div><p>{page.lead}</p>
<dl class="hesla">{terms}</dl><p><img src="{page.picture}" alt="Rukopis"></p>{page.ad(0)}
<dl class="vyklad">{notes}</dl></div>
<div class="slovnik-bok">{page.ad(1)}<p>{page.teaser()}</p><p>{page.count()}</p><p>Hledáno {page.ago()}</p>{"".join(f'<a href="/h/{n}">{one}</a> ' for n, one in enumerate(page.related))}<form>{page.hidden()}</form><p>Dotaz č. {page.token(16)}</p></div>"""
    )


KIND = Design(
    name="definitions",
    lang="cs",
    titles=("Slovníček mlynářských výrazů", "Slovníček vorařských výrazů"),
    lead="Výrazy jsme sebrali od pamětníků na horním toku. Doplňky vítáme.",
    heads=(
        "Vantroky",
        "Palečné kolo",
        "Lednice",
        "Stavidlo",
        "Mlýnice",
        "Žernov",
        "Hasačert",
        "Moučnice",
        "Náhon",
        "Krupník",
    ),
    says=("Výraz zná {n} pamětníků.", "Heslo upraveno {d}.", "Rozměr bývá {n} coulů."),
    figure=several("roku {}", (1520, 1900)),
    draw=draw,
    ad="slot",
    stamp="updated",
    counter="views",
    dating=Dating.MODIFIED,
)
