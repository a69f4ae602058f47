"""A Russian list of tenders: rows of key and value."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    rows = [
        f"""<div class="registry-entry"><div class="registry-entry__number"><a href="{page.link(one.link)}">{one.head}</a></div>
<div class="registry-entry__price">Начальная цена: {one.figure}</div><div class="registry-entry__text">{one.text}</div><div class="registry-entry__date">Размещено: {one.day}</div></div>"""
        for one in page.items
    ]
    rows.insert(4, page.ad(0))
    return page.page(
        f"""<div class="registry"><div class="registry-head"><h1>{page.title}</h1><p>{page.lead}</p><p class="sync">{page.stamp()}</p></div>
<form class="registry-filter">{page.hidden()}<input name="q"></form>{"".join(rows)}
<div class="registry-help"><img src="{page.picture}" alt="Схема">{page.prose("h3")}</div></div>
<div class="registry-right"><div>{page.count()}</div><div>Проверено {page.ago()}</div>{page.ad(1)}<div>{page.teaser()}</div>{"".join(f'<div><a href="/i/{n}">{one}</a></div>' for n, one in enumerate(page.related))}</div>"""
    )


KIND = Design(
    name="tenders",
    lang="ru",
    titles=("Открытые закупки района", "Завершённые закупки"),
    lead="Заявки принимаются в электронном виде. Вопросы можно задать заказчику до окончания приёма.",
    heads=(
        "Ремонт школьной крыши",
        "Поставка угля",
        "Уборка снега",
        "Закупка автобуса",
        "Озеленение парка",
        "Питание в больнице",
        "Ремонт моста",
        "Освещение улиц",
        "Мебель для библиотеки",
        "Вывоз отходов",
    ),
    says=("Заявки до {d}.", "Подано заявок: {n}.", "Срок исполнения {n} дней."),
    figure=price(90_000, 9_000_000, 1_000, "{} ₽"),
    draw=draw,
    ad="box",
    stamp="updated",
    counter="views",
    dating=Dating.ETAG,
)
