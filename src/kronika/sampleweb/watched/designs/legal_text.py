"""A Czech decree: paragraphs with numbers, fees in a list, a long text."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    fees = "\n".join(
        f'<p class="pismeno"><span class="c">{"abcdefghijklm"[n]})</span> {one.head} {one.figure}, {one.text} <a href="{page.link(one.link)}">viz poznámka</a></p>'
        for n, one in enumerate(page.items)
    )
    return page.page(
        f"""<div class="portal-prava"><div class="lista"><span>{page.count()}</span><span>{page.stamp()}</span><form>{page.hidden()}</form></div>
<div class="predpis"><p class="nadpis">{page.title}</p><p class="preambule">{page.lead}</p>
{"".join(f'<div class="par" id="p{n}"><p class="cislo">§ {n}</p><p class="nazev">{head}</p>' + "".join(f'<p class="odst">({k}) {text}</p>' for k, text in enumerate(texts, 1)) + "</div>" for n, (head, texts) in enumerate(page.sections, 1))}
<div class="par"><p class="cislo">Sazebník</p>{fees}</div><p><img src="{page.picture}" alt="Otisk razítka"></p></div>
<div class="reklama-pas">{page.ad(0)}</div><div class="souvisejici">{page.ad(1)}<p>{page.teaser()}</p>{"".join(f'<a href="/predpis/{n}">{one}</a>; ' for n, one in enumerate(page.related))}</div>
<div class="patka">Zobrazeno {page.ago()}; relace {page.token()}</div></div>"""
    )


KIND = Design(
    name="legal-text",
    lang="cs",
    titles=("Vyhláška o místních poplatcích", "Vyhláška o nočním klidu"),
    lead="Zastupitelstvo obce se usneslo vydat na základě zákona o obcích tuto obecně závaznou vyhlášku.",
    heads=(
        "za prvního psa",
        "za dalšího psa",
        "za stánek na návsi",
        "za parkování",
        "za odpad z chalupy",
        "za reklamní tabuli",
        "za výkop v chodníku",
        "za cirkus",
        "za ubytování hosta",
    ),
    says=("splatné do {d}.", "sleva pro osoby starší {n} let.", "nejméně však za {n} dní."),
    figure=price(50, 3_000, 50, "{} Kč"),
    draw=draw,
    ad="picture",
    stamp="short",
    counter="views",
    listed=False,
    dating=Dating.BOTH,
)
