"""An English bulletin kept as preformatted text: columns made of spaces."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet

WIDTH = 24


def draw(page: Sheet) -> str:
    """The whole page."""
    lines = "\n".join(
        f'<a href="{page.link(one.link)}">{one.head}</a>{" " * max(1, WIDTH - len(one.head))}{one.figure}   {one.text}'
        for one in page.items
    )
    texts = "\n\n".join(f"{head.upper()}\n\n" + "\n\n".join(said) for head, said in page.sections)
    return page.page(
        f"""<h1>{page.title}</h1>
<pre>
{page.lead}

{lines}
</pre>
{page.ad(0)}
<pre>
{texts}
</pre>
<p><img src="{page.picture}" alt="Chart"></p>
<pre>{page.stamp()}
{page.count()}
last transmission {page.ago()}
session {page.token(32)}</pre>
{page.ad(1)}<p>{page.teaser()}</p><p>{" ".join(f'<a href="/b/{n}">{one}</a>' for n, one in enumerate(page.related))}</p><form>{page.hidden()}</form>"""
    )


KIND = Design(
    name="preformatted",
    lang="en",
    titles=("Bulletin of river levels", "Bulletin of snow depths"),
    lead="Levels are read by hand at the stations below and sent in once a day.",
    heads=(
        "Alder Weir",
        "Bishop Lock",
        "Colt Bridge",
        "Dunmere",
        "Eel Trap",
        "Fell Gate",
        "Grange Mill",
        "Hollow Ford",
        "Ivy Sluice",
        "Kings Staithe",
    ),
    says=("gauge {n} repaired.", "datum checked {d}.", "flow {n} per cent of normal."),
    figure=several("{:3}.{:02} m", (0, 12), (0, 100)),
    draw=draw,
    ad="labelled",
    stamp="machine",
    counter="visitors",
    listed=False,
    dating=Dating.MODIFIED,
)
