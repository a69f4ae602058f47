"""A Polish calendar: a month as a table, events in its cells."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet

WEEK = 7


def draw(page: Sheet) -> str:
    """The whole page."""
    cells = [
        f'<td><div class="nr">{n}</div><div class="wyd"><a href="{page.link(one.link)}">{one.head}</a>, {one.figure}<br>{one.text}</div></td>'
        for n, one in enumerate(page.items, 1)
    ]
    weeks = "\n".join(f"<tr>{''.join(cells[n : n + WEEK])}</tr>" for n in range(0, len(cells), WEEK))
    return page.page(
        f"""<div id="kal"><div class="kal-head"><h1>{page.title}</h1><span>{page.stamp()}</span></div><p>{page.lead}</p>
<table class="miesiac"><thead><tr><th>Pn</th><th>Wt</th><th>Śr</th><th>Cz</th><th>Pt</th><th>So</th><th>Nd</th></tr></thead><tbody>{weeks}</tbody></table>
<p><img src="{page.picture}" alt="Plakat"></p>{page.ad(0)}<div class="opis">{page.prose("h3")}</div></div>
<div id="bok"><p>{page.count()}</p><p>Dodano {page.ago(1)}</p>{page.ad(1)}<p>{page.teaser()}</p><ul>{"".join(f'<li><a href="/w/{n}">{one}</a></li>' for n, one in enumerate(page.related))}</ul><form>{page.hidden()}</form></div>"""
    )


KIND = Design(
    name="calendar",
    lang="pl",
    titles=("Kalendarz domu kultury", "Kalendarz zajęć dla seniorów"),
    lead="Wydarzenia w tym miesiącu. Wstęp na większość jest wolny.",
    heads=(
        "Koncert organowy",
        "Warsztaty ceramiki",
        "Kino plenerowe",
        "Wieczór gier",
        "Spotkanie z autorką",
        "Joga",
        "Targ staroci",
        "Teatrzyk dla dzieci",
        "Wykład o pszczołach",
        "Nauka tańca",
    ),
    says=("Wolnych miejsc {n}.", "Zapisy do {d}.", "Prowadzi grupa {n} osób."),
    figure=several("godz. {}.{:02}", (8, 21), (0, 60)),
    draw=draw,
    ad="paid",
    stamp="clock",
    counter="visitors",
    listed=False,
    dating=Dating.NONE,
)
