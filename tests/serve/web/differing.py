"""A watched page with four versions for the screens that compare them: changes of every kind, noise, and a hostile one if asked for."""

from __future__ import annotations

from kronika.model.watch import Ignore, NoiseKind, Watch
from kronika.store.store import Store
from tests.serve.web.chronicle import NOW
from tests.serve.web.watching import ADDED, check

STYLE = (
    "<style>body{font-family:Verdana,sans-serif;margin:0;background:#f3f6f8}header{background:#234;color:#fff;padding:14px 24px}"
    "nav{background:#dde5ea;padding:8px 24px}main{max-width:720px;margin:16px 24px;background:#fff;padding:16px 28px}"
    "table{border-collapse:collapse}td,th{border:1px solid #9ab;padding:4px 10px}.dark{background:#223;color:#fff;padding:12px}</style>"
)
INTRO = "<p>Radnice oznamuje občanům, co se v obci chystá. Dotazy přijímá podatelna každý všední den od osmi do dvou hodin.</p>"
CLOSING = (
    "<h2>Uzavírky</h2><p>Most v Dolní ulici bude uzavřen od pondělí do středy, objízdná trasa vede přes Horní náměstí "
    "a je značena žlutými šipkami.</p>"
)
WASTE = (
    "<h2>Odpady</h2><p>Svoz bioodpadu začíná v dubnu a jezdí každé druhé úterý; nádoby přistavte před dům den předem "
    "po osmnácté hodině.</p>"
)


def page_of(price: int, rows: tuple[tuple[str, int], ...], sections: tuple[str, ...], rules: str, views: int) -> str:
    """A page of a town hall."""
    table = "".join(f"<tr><td>{name}</td><td>{fee} Kč</td></tr>" for name, fee in rows)
    return (
        f'<!doctype html><html lang="cs"><head><meta charset="utf-8"><title>Obec Podhradí</title>{STYLE}</head><body>'
        '<header>Obec Podhradí</header><nav><a href="/">Domů</a> · <a href="/uredni-deska">Úřední deska</a> · <a href="/kontakt">Kontakt</a></nav>'
        f"<main><h1>Oznámení radnice</h1>{INTRO}<h2>Poplatky</h2>"
        f"<p>Poplatek za odpad je letos <b>{price} Kč</b> na osobu a platí se do konce března.</p>"
        f"<table><tr><th>služba</th><th>cena</th></tr>{table}</table>{''.join(sections)}"
        f'<p class="dark">Podrobnosti jsou v <a href="{rules}">obecní vyhlášce</a>, která visí také u vchodu do radnice.</p>'
        f"<p>Zobrazeno {views}×</p></main><footer>© Obec Podhradí</footer></body></html>"
    )


FEES = (("ověření podpisu", 30), ("výpis z rejstříku", 100), ("pronájem sálu", 1200))
VERSIONS = (
    page_of(700, FEES, (CLOSING, WASTE), "/v1.pdf", 1201),
    page_of(750, FEES, (CLOSING, WASTE), "/v1.pdf", 1258),
    page_of(750, FEES[:1] + FEES[2:], (WASTE, CLOSING), "/v2.pdf", 1300),
    page_of(
        750,
        (*FEES[:1], ("kopírování", 3), *FEES[2:]),
        (
            WASTE,
            CLOSING,
            "<h2>Knihovna</h2><p>Knihovna má od května otevřeno i v sobotu dopoledne, od devíti do dvanácti.</p>",
        ),
        "/v2.pdf",
        1377,
    ),
)


def watch_versions(store: Store, *more: str) -> Watch:
    """The page with its versions, some hours apart; further ones may follow."""
    watch = store.watches.add(Watch(url="https://podhradi.example/oznameni", name="Radnice Podhradí"), NOW)
    for place, body in enumerate((*VERSIONS, *more)):
        check(store, watch.id, 40 - 8 * place, kept=body, difference=ADDED if place else None)
    store.watches.set_ignore(watch.id, Ignore(kind=NoiseKind.COUNTER, sample="Zobrazeno 1 258×"))
    return store.watches.get(watch.id)
