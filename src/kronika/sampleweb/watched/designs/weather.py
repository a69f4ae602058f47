"""An English forecast: places with temperatures, then words."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    tiles = "\n".join(
        f"""<a class="tile" href="{page.link(one.link)}"><span class="tile-place">{one.head}</span><span class="tile-temp">{one.figure}</span><span class="tile-note">{one.text}</span></a>"""
        for one in page.items
    )
    return page.page(
        f"""<header class="bar"><span>Harbour Weather</span><span class="clock">{page.stamp()}</span></header>
<main><section class="hero"><h1>{page.title}</h1><p>{page.lead}</p><img src="{page.picture}" alt="Pressure chart"></section>
<section class="tiles">{tiles}</section>
<div class="leaderboard">{page.ad(0)}</div>
<section class="outlook">{page.prose("h2")}</section>
<p class="station">Last reading {page.ago()}, station key {page.token(16)}</p></main>
<aside><h3>{page.words.also}</h3><ol>{"".join(f'<li><a href="/g/{n}">{one}</a></li>' for n, one in enumerate(page.related))}</ol>{page.ad(1)}<p>{page.teaser()}</p></aside>
<footer>{page.count()}<form>{page.hidden()}</form></footer>"""
    )


KIND = Design(
    name="weather",
    lang="en",
    titles=("Forecast for the islands", "Forecast for the mountain passes"),
    lead="Mostly dry in the east, with showers reaching the western islands before evening.",
    heads=(
        "Saltholm",
        "Inner Sound",
        "Grey Island",
        "Port Merrow",
        "The Narrows",
        "East Cape",
        "Lamb Hill",
        "Old Quay",
        "Crow Isle",
    ),
    says=("Wind {n} knots.", "Chance of rain {n} per cent.", "Warning in force until {d}."),
    figure=several("{} °C", (-9, 35)),
    draw=draw,
    ad="slot",
    stamp="clock",
    counter="online",
    dating=Dating.TODAY,
)
