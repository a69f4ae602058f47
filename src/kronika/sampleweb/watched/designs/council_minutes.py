"""Minutes of a Czech council: numbered resolutions with votes."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    decisions = "\n".join(
        f'<li value="{n}"><b>{one.head}</b><br>{one.text}<br><i>Hlasování: {one.figure}</i> (<a href="{page.link(one.link)}">příloha</a>)</li>'
        for n, one in enumerate(page.items, 1)
    )
    return page.page(
        f"""<div class="container"><div class="row"><div class="col-md-3"><div class="list-group">{"".join(f'<a class="list-group-item" href="/zapis/{n}">{one}</a>' for n, one in enumerate(page.related))}</div>{page.ad(1)}<div class="well">{page.teaser()}</div></div>
<div class="col-md-9"><h1>{page.title}</h1><p class="lead">{page.lead}</p>
{page.prose("h2")}
{page.ad(0)}
<h2>Usnesení</h2><ol>{decisions}</ol><img class="img-responsive" src="{page.picture}" alt="Podpisy"></div></div>
<hr><footer class="text-muted">Zveřejněno {page.ago(3)} | {page.count()} | {page.stamp()}<form class="hidden">{page.hidden()}</form></footer></div>"""
    )


KIND = Design(
    name="council-minutes",
    lang="cs",
    titles=("Zápis ze zasedání zastupitelstva", "Zápis z mimořádného zasedání rady"),
    lead="Zasedání zahájila starostka v 18 hodin a konstatovala, že je zastupitelstvo usnášeníschopné.",
    heads=(
        "Oprava střechy školy",
        "Prodej pozemku u rybníka",
        "Smlouva o svozu odpadu",
        "Dotace hasičům",
        "Vyhláška o psech",
        "Nové osvětlení",
        "Zpráva kontrolního výboru",
        "Koupě traktoru",
        "Pojmenování ulice",
    ),
    says=("Termín splnění je {d}.", "Náklady se odhadují na {n} tisíc.", "Občané podali {n} připomínek."),
    figure=several("pro {}, proti {}, zdrželo se {}", (5, 15), (0, 5), (0, 5)),
    draw=draw,
    ad="labelled",
    stamp="footer",
    counter="read",
    listed=False,
    dating=Dating.ETAG,
)
