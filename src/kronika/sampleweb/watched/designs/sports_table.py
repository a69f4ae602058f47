"""A Russian league table: clubs, games and points."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    rows = "\n".join(
        f'<tr><td>{n}.</td><td><a href="{page.link(one.link)}">{one.head}</a></td><td align=center>{one.figure}</td><td>{one.text}</td></tr>'
        for n, one in enumerate(page.items, 1)
    )
    return page.page(
        f"""<div class="b-page"><div class="b-head"><a href="/"><img src="/i/logo.gif" alt="Спорт района"></a><div class="b-head__time">{page.stamp()}</div></div>
<div class="b-cols"><div class="b-col b-col_main"><div class="b-title"><h1>{page.title}</h1></div><div class="b-text">{page.lead}</div>
<table class="b-table" width="100%"><tr><th>№</th><th>Команда</th><th>Очки</th><th></th></tr>{rows}</table>
<div class="b-adv">{page.ad(0)}</div><div class="b-text">{page.prose("h3")}</div><div class="b-photo"><img src="{page.picture}" alt="Матч"></div></div>
<div class="b-col b-col_side">{page.ad(1)}<div class="b-links">{"".join(f'<a href="/n/{n}">{one}</a><br>' for n, one in enumerate(page.related))}</div><div class="b-tease">{page.teaser()}</div></div></div>
<div class="b-foot">{page.count()}. Таблица пересчитана {page.ago(1)}. <form>{page.hidden()}</form></div></div>"""
    )


KIND = Design(
    name="sports-table",
    lang="ru",
    titles=("Турнирная таблица районного первенства", "Кубок области: сетка и счёт"),
    lead="Таблица после очередного тура. Две лучшие команды выходят в финал.",
    heads=(
        "«Волна»",
        "«Авангард»",
        "«Метеор»",
        "«Трактор-2»",
        "«Текстильщик»",
        "«Кедр»",
        "«Луч»",
        "«Северянин»",
        "«Химик»",
        "«Маяк»",
    ),
    says=("Сыграно матчей: {n}.", "Забито мячей: {n}.", "Следующая игра {d}."),
    figure=several("{}", (1, 99)),
    draw=draw,
    ad="box",
    stamp="updated",
    counter="views",
    listed=False,
    dating=Dating.ETAG,
    charset="windows-1251",
)
