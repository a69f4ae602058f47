"""A Russian gallery: pictures with captions."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    pictures = "\n".join(
        f"""<figure><a href="{page.link(one.link)}"><img src="{one.picture}" alt="{one.head}"></a><figcaption>{one.head}. {one.figure}. {one.text}</figcaption></figure>"""
        for one in page.items
    )
    return page.page(
        f"""<header><h2><a href="/">Городской музей</a></h2><p>{page.stamp()}</p></header>
<section class="gallery-page"><h1>{page.title}</h1><p>{page.lead}</p><img class="cover" src="{page.picture}" alt="Обложка">
<div class="grid">{pictures}</div>{page.ad(0)}
<div class="about">{page.prose("h3")}</div><p class="stat">{page.count()} · добавлено {page.ago(2)}</p></section>
<section class="more"><h4>{page.words.also}</h4>{"".join(f'<a href="/album/{n}">{one}</a> ' for n, one in enumerate(page.related))}{page.ad(1)}<p>{page.teaser()}</p></section>
<footer><form>{page.hidden()}</form><small>id {page.token(20)}</small></footer>"""
    )


KIND = Design(
    name="gallery",
    lang="ru",
    titles=("Старый город в фотографиях", "Речной порт на снимках прошлого века"),
    lead="Снимки из семейных альбомов, которые жители принесли в музей этой весной.",
    heads=(
        "Торговая площадь",
        "Пожарная каланча",
        "Мост через реку",
        "Гимназия",
        "Трамвай у вокзала",
        "Пристань",
        "Дом купца",
        "Каток в саду",
        "Базарный день",
        "Водокачка",
    ),
    says=("Отпечаток {n} на {n} сантиметров.", "Передано в музей {d}.", "На обороте подпись и номер {n}."),
    figure=several("{} год", (1880, 1960)),
    draw=draw,
    ad="network",
    stamp="updated",
    counter="likes",
    dating=Dating.ETAG,
)
