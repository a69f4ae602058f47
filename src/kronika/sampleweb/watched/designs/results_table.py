"""A Russian table of race results: places, runners, times."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    rows = "\n".join(
        f'<tr class="{"odd" if n % 2 else "even"}"><td>{n}</td><td><a href="{page.link(one.link)}">{one.head}</a></td><td>{one.figure}</td><td>{one.text}</td></tr>'
        for n, one in enumerate(page.items, 1)
    )
    return page.page(
        f"""<div class="wrapper"><div class="top-line">{page.stamp()}</div><div class="head"><a href="/">Беговой клуб «Верста»</a></div>
<div class="content"><h1>{page.title}</h1><div class="info">{page.lead} {page.count()}</div>
<div class="photo"><img src="{page.picture}" alt="Старт"></div>
<table class="results" cellspacing="0"><tr><th>Место</th><th>Участник</th><th>Время</th><th>Примечание</th></tr>
{rows}
</table>{page.ad(0)}
{page.prose("h2", '<div class="block">', "</div>")}
<p class="protocol">Протокол {page.token(16)} проверен {page.ago()}</p></div>
<div class="right-col">{page.ad(1)}<div class="news-anons">{page.teaser()}</div>{"".join(f'<div class="lnk"><a href="/p/{n}">{one}</a></div>' for n, one in enumerate(page.related))}</div>
<div class="foot"><form>{page.hidden()}</form>© Верста</div></div>"""
    )


KIND = Design(
    name="results-table",
    lang="ru",
    titles=("Результаты осеннего забега на 10 километров", "Итоги лыжной гонки памяти Егорова"),
    lead="Предварительные результаты. Возражения принимаются у судейского стола.",
    heads=(
        "Антон Берёзкин",
        "Мария Лугова",
        "Пётр Сомов",
        "Ольга Зимина",
        "Игорь Полетаев",
        "Анна Кручина",
        "Денис Холодов",
        "Вера Листова",
        "Олег Чижов",
        "Нина Рощина",
    ),
    says=("Нагрудный номер {n}.", "Лучший результат сезона показан {d}.", "Клубный зачёт, {n} очков."),
    figure=several("{}:{:02}:{:02}", (0, 2), (30, 60), (0, 60)),
    draw=draw,
    ad="labelled",
    stamp="short",
    counter="views",
    listed=False,
    dating=Dating.BOTH,
)
