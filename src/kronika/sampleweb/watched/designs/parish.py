"""Announcements of a Polish parish: a numbered list on a home-made page."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    points = "\n".join(
        f'<li><strong>{one.head}</strong> – godz. {one.figure}. {one.text} <a href="{page.link(one.link)}">plan</a></li>'
        for one in page.items
    )
    return page.page(
        f"""<table width="900" align="center"><tr><td colspan="2" class="baner"><img src="/kosciol.jpg" alt="Parafia">{page.stamp()}</td></tr>
<tr><td width="180" valign="top" class="menu"><p><a href="index.php">Aktualności</a></p><p><a href="msze.php">Msze święte</a></p><p><a href="kancelaria.php">Kancelaria</a></p>{page.ad(1)}
<p class="polec">{page.teaser()}</p></td>
<td valign="top" class="tresc"><h2>{page.title}</h2><p align="justify">{page.lead}</p>
<img src="{page.picture}" align="right" alt="Wnętrze">
<ol class="ogloszenia">
{points}
</ol>
{page.ad(0)}
{page.prose("h4")}
</td></tr>
<tr><td colspan="2" class="stopka">{page.count()} | dodano {page.ago()} | {" | ".join(f'<a href="{n}.php">{one}</a>' for n, one in enumerate(page.related))}<form action="szukaj.php">{page.hidden()}</form></td></tr></table>"""
    )


KIND = Design(
    name="parish",
    lang="pl",
    titles=("Ogłoszenia duszpasterskie", "Intencje mszalne na przyszły tydzień"),
    lead="Serdecznie witamy parafian i gości, którzy przybyli dziś na wspólną modlitwę.",
    heads=(
        "Spotkanie rodziców",
        "Zbiórka ministrantów",
        "Różaniec",
        "Próba chóru",
        "Nauki przedmałżeńskie",
        "Spowiedź w pierwszy piątek",
        "Pielgrzymka do Kalwarii",
        "Sprzątanie kościoła",
        "Odpust",
        "Roraty",
    ),
    says=("Zapraszamy {d}.", "Zapisanych jest już {n} osób.", "Ofiary z ostatniej zbiórki przekazano {n} rodzinom."),
    figure=several("{}:{:02}", (6, 20), (0, 60)),
    draw=draw,
    ad="picture",
    stamp="clock",
    counter="visitors",
    dating=Dating.NONE,
    charset="iso-8859-2",
)
