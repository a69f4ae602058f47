"""Terms of service in Russian: clauses, a table of fees, one long column."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    clauses = "".join(
        f"<h2>{n}. {head}</h2><ol>" + "".join(f"<li>{text}</li>" for text in texts) + "</ol>"
        for n, (head, texts) in enumerate(page.sections, 1)
    )
    fees = "".join(
        f'<dt>{one.head}</dt><dd>{one.figure}. {one.text} <a href="{page.link(one.link)}">тариф</a></dd>'
        for one in page.items
    )
    return page.page(
        f"""<header class="h"><a href="/">Курьер-Экспресс</a><nav><a href="/tarify">Тарифы</a><a href="/oferta">Оферта</a></nav></header>
<main class="doc"><h1>{page.title}</h1><p class="doc__intro">{page.lead}</p><img src="{page.picture}" alt="Печать">
{clauses}
<h2>Сборы</h2><dl class="fees">{fees}</dl></main>
<div class="sticky-banner">{page.ad(0)}</div>
<aside class="side">{page.ad(1)}<p>{page.teaser()}</p><ul>{"".join(f'<li><a href="/d/{n}">{one}</a></li>' for n, one in enumerate(page.related))}</ul></aside>
<footer>{page.stamp()}<br>{page.count()}, последний вход {page.ago(1)}<form>{page.hidden()}</form><code>{page.token(32)}</code></footer>"""
    )


KIND = Design(
    name="terms",
    lang="ru",
    titles=("Условия оказания услуг", "Политика обработки данных"),
    lead="Настоящие условия определяют порядок доставки отправлений и ответственность сторон.",
    heads=(
        "Доставка по городу",
        "Доставка в область",
        "Хранение посылки",
        "Возврат отправителю",
        "Страхование",
        "Срочный вызов",
        "Подъём на этаж",
        "Упаковка",
        "Повторная доставка",
    ),
    says=("Срок до {n} часов.", "Действует с {d}.", "Вес до {n} килограммов."),
    figure=price(50, 2_000, 10, "{} руб."),
    draw=draw,
    ad="network",
    stamp="footer",
    counter="visitors",
    listed=False,
    dating=Dating.BOTH,
)
