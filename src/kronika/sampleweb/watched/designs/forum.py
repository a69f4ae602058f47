"""A Russian forum thread: posts by members in equal boxes."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    posts = [
        f"""<div class="post"><div class="postprofile"><b>{one.head}</b><br>Сообщений: {37 * len(one.head)}</div>
<div class="postbody"><p class="author">№{n} <span>{page.ago(n)}</span></p><div class="content">{one.text} Пробег: {one.figure}. <a class="postlink" href="{page.link(one.link)}">фото</a></div></div></div>"""
        for n, one in enumerate(page.items, 1)
    ]
    posts.insert(2, f'<div class="post">{page.ad(0)}</div>')
    long_posts = "".join(
        f'<div class="post"><div class="postprofile"><b>Модератор</b></div><div class="postbody"><h3>{head}</h3><div class="content">'
        + "<br><br>".join(texts)
        + "</div></div></div>"
        for head, texts in page.sections
    )
    return page.page(
        f"""<div id="wrap"><div class="headerbar"><a href="/">Клуб любителей мотоциклов</a></div><p class="right">{page.stamp()}</p>
<div id="page-body"><h2 class="topic-title">{page.title}</h2><p>{page.lead}</p><p><img src="{page.picture}" alt="мотоцикл"></p>
{"".join(posts)}{long_posts}</div>
<div class="stat-block"><p>{page.count()}</p>{page.ad(1)}<p>{page.teaser()}</p><ul>{"".join(f'<li><a href="viewtopic.php?t={n}">{one}</a></li>' for n, one in enumerate(page.related))}</ul></div>
<form action="posting.php?sid={page.token()}">{page.hidden()}</form></div>"""
    )


KIND = Design(
    name="forum",
    lang="ru",
    titles=("Как завести старый «Восход» после зимы?", "Какое масло лить в коробку?"),
    lead="Мотоцикл стоял в гараже с осени, теперь не заводится. Делимся опытом.",
    heads=(
        "Кузьмич",
        "ural_rider",
        "Света",
        "Дядя Фёдор",
        "nordwind",
        "Механик",
        "Сибиряк",
        "Ирина К.",
        "старый_байкер",
        "Гараж 17",
    ),
    says=(
        "Проверь свечи, у меня их ушло {n} штук.",
        "Карбюратор мыл {d}, помогло.",
        "Аккумулятору уже {n} месяцев.",
        "Завёл с {n} попытки.",
    ),
    figure=several("{} тысяч км", (3, 99)),
    draw=draw,
    ad="framed",
    stamp="clock",
    counter="views",
    listed=False,
    in_links=True,
    dating=Dating.NONE,
)
