"""The menu of a Czech school canteen: days and dishes."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    days = ("Pondělí", "Úterý", "Středa", "Čtvrtek", "Pátek")
    dishes = dict.fromkeys(days, "")
    for one in page.items:  # a dish has its day, whatever else is cooked
        dishes[days[len(one.head) % len(days)]] += (
            f'<p class="jidlo">{one.head} <em>{one.figure}</em> <span>{one.text}</span> <a href="{page.link(one.link)}">alergeny</a></p>'
        )
    menu = "".join(f"<h3>{name}</h3>{cooked}" for name, cooked in dishes.items() if cooked)
    return page.page(
        f"""<div id="top"><strong>ZŠ Na Výsluní</strong> {page.stamp()}</div>
<div id="main"><div id="left"><a href="/">Úvod</a><a href="/jidelna">Jídelna</a>{page.ad(1)}</div>
<div id="center"><h2>{page.title}</h2><p>{page.lead}</p><img src="{page.picture}" alt="Jídelna"><div class="jidelnicek">{menu}</div>
{page.ad(0)}<div class="pokyny">{page.prose("h4")}</div></div></div>
<div id="bottom">Odhlášeno {page.ago()} | {page.count()}<br>{page.teaser()}<br>{" · ".join(f'<a href="/{n}">{one}</a>' for n, one in enumerate(page.related))}<form>{page.hidden()}</form></div>"""
    )


KIND = Design(
    name="school-menu",
    lang="cs",
    titles=("Jídelní lístek na tento týden", "Jídelní lístek na příští týden"),
    lead="Obědy se odhlašují den předem do dvanácti hodin. Změna jídel je vyhrazena.",
    heads=(
        "Hovězí vývar s nudlemi",
        "Svíčková na smetaně",
        "Čočka na kyselo",
        "Rybí filé s bramborem",
        "Krupicová kaše",
        "Kuřecí rizoto",
        "Zeleninová polévka",
        "Špagety s omáčkou",
        "Buchty s mákem",
        "Sekaná se zelím",
        "Bramborák",
    ),
    says=("Porce {n} dkg.", "Vařila paní Nováková {d}.", "Objednáno {n} porcí."),
    figure=price(22, 96, 1, "{} Kč"),
    draw=draw,
    ad="framed",
    stamp="clock",
    counter="visitors",
    listed=False,
    dating=Dating.MODIFIED,
    charset="windows-1250",
)
