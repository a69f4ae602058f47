"""An English newsletter in the browser: tables within tables, styles on every cell."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet

CELL = 'style="font-family:Georgia,serif;font-size:16px;padding:12px"'


def draw(page: Sheet) -> str:
    """The whole page."""
    items = "\n".join(
        f"""<table role="presentation" width="100%"><tr><td {CELL}><a href="{page.link(one.link)}" style="color:#225">{one.head}</a><br><b>{one.figure}</b><br>{one.text}</td></tr></table>"""
        for one in page.items
    )
    texts = "\n".join(
        f'<table role="presentation" width="100%"><tr><td {CELL}><h2>{head}</h2>'
        + "".join(f"<p>{text}</p>" for text in said)
        + "</td></tr></table>"
        for head, said in page.sections
    )
    return page.page(
        f"""<div style="display:none">Preview {page.token(12)}</div><table role="presentation" width="100%" bgcolor="#f4f4f4"><tr><td align="center"><table role="presentation" width="600">
<tr><td {CELL}><small>{page.stamp()} · <a href="/view?u={page.token()}">View in browser</a></small></td></tr>
<tr><td {CELL}><h1>{page.title}</h1><p>{page.lead}</p><img src="{page.picture}" width="560" alt="Market"></td></tr>
<tr><td>{items}</td></tr><tr><td {CELL}>{page.ad(0)}</td></tr><tr><td>{texts}</td></tr>
<tr><td {CELL}>{page.ad(1)}<p>{page.teaser()}</p><small>{page.count()}, opened {page.ago()}. {" ".join(f'<a href="/n/{n}">{one}</a>' for n, one in enumerate(page.related))}</small><form>{page.hidden()}</form></td></tr></table></td></tr></table>"""
    )


KIND = Design(
    name="newsletter",
    lang="en",
    titles=("The market letter, number 41", "The market letter, holiday number"),
    lead="Good morning! Here is what the stalls have this week, and a few things worth knowing.",
    heads=(
        "Smoked trout",
        "Goat cheese",
        "Winter squash",
        "Apple juice",
        "Beeswax candles",
        "Rye rolls",
        "Wool socks",
        "Walnuts",
        "Pickled beets",
        "Cut flowers",
    ),
    says=("Only {n} left last Saturday.", "Back on {d}.", "From a farm {n} miles away."),
    figure=price(1, 60, 1, "{} dollars"),
    draw=draw,
    ad="paid",
    stamp="clock",
    counter="read",
    dating=Dating.TODAY,
)
