"""Russian small ads: many short offers by private people, which are the content here."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    offers = [
        f"""<div class="item item_table"><div class="item__pic"><img src="{one.picture}" alt=""></div><h3 class="item__title"><a href="{page.link(one.link)}">{one.head}</a></h3><div class="item__price">{one.figure}</div><div class="item__text">{one.text}</div><div class="item__date">{page.ago(n)}</div></div>"""
        for n, one in enumerate(page.items)
    ]
    offers.insert(3, page.ad(0))
    return page.page(
        f"""<div class="header"><a href="/">Барахолка района</a><a href="/add?csrf={page.token()}">Подать объявление</a></div>
<div class="catalog"><h1>{page.title}</h1><p>{page.lead}</p><img src="{page.picture}" alt="Карта района">
<div class="catalog-list">{"".join(offers)}</div><div class="rules">{page.prose("h4")}</div></div>
<div class="side">{page.ad(1)}<div>{page.teaser()}</div><div>{page.count()}</div>{"".join(f'<a href="/c/{n}">{one}</a>' for n, one in enumerate(page.related))}</div><div class="footer">{page.stamp()}<form>{page.hidden()}</form></div>"""
    )


KIND = Design(
    name="classifieds",
    lang="ru",
    titles=("Объявления: продам", "Объявления: отдам даром"),
    lead="Частные объявления жителей. Администрация за содержание не отвечает.",
    heads=(
        "Велосипед подростковый",
        "Шкаф книжный",
        "Коляска",
        "Самовар",
        "Лодка резиновая",
        "Пианино",
        "Дрова берёзовые",
        "Котята",
        "Швейная машина",
        "Лыжи беговые",
        "Гараж",
    ),
    says=("Куплено {d}.", "Высота {n} сантиметров.", "Торг, скидка до {n} процентов."),
    figure=price(100, 90_000, 100, "{} руб."),
    draw=draw,
    ad="network",
    stamp="machine",
    counter="online",
    dating=Dating.RESTLESS,
)
