"""A Russian page pressed into one line, as build tools leave it."""

from __future__ import annotations

import re

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page, without a line break and without quotes that can be spared."""
    cards = "".join(
        f"<li class=c><a class=t href={page.link(one.link)}>{one.head}</a><b class=p>{one.figure}</b><p class=d>{one.text}<i class=g>{page.ago(n)}</i>"
        for n, one in enumerate(page.items)
    )
    texts = "".join(
        f"<section class=s><h2>{head}</h2>" + "".join(f"<p>{text}" for text in said) + "</section>"
        for head, said in page.sections
    )
    whole = page.page(
        f"""<div id=root><div class=hd><a href=/>Фермерская лавка</a><span class=tm>{page.stamp()}</span></div><div class=mn><h1>{page.title}</h1><p class=ld>{page.lead}<img src={page.picture} alt=Прилавок>
<ul class=ls>{cards}</ul><div class=aw>{page.ad(0)}</div>{texts}</div>
<div class=sd>{page.ad(1)}<p>{page.teaser()}<p>{page.count()}{"".join(f"<a href=/{n}>{one}</a>" for n, one in enumerate(page.related))}</div><form>{page.hidden()}</form></div>""",
        head=f"<script>window.__s={{n:'{page.token(32)}'}}</script>",
    )
    return re.sub(r"\s*\n\s*", "", whole)


KIND = Design(
    name="minified",
    lang="ru",
    titles=("Сегодня на прилавке", "Заказы к празднику"),
    lead="Всё своё, с хуторов по соседству. Привозим утром, к обеду обычно разбирают.",
    heads=(
        "Творог",
        "Сметана",
        "Мёд гречишный",
        "Яйца деревенские",
        "Картофель",
        "Квашеная капуста",
        "Сыр козий",
        "Хлеб ржаной",
        "Яблоки антоновка",
        "Масло",
    ),
    says=("Осталось {n} порций.", "Привезли {d}.", "Хранить не больше {n} дней."),
    figure=price(60, 1_900, 10, "{} ₽"),
    draw=draw,
    ad="box",
    stamp="short",
    ago="short",
    counter="online",
    dating=Dating.ETAG,
)
