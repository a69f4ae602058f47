"""An old English page laid out by tables and fonts."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    rows = "\n".join(
        f"""<tr><td valign=top><font face=arial size=2><b>{one.head}</b></font></td><td valign=top><font face=arial size=2>{one.text} <a href="{page.link(one.link)}">Order form</a></font></td><td align=right valign=top><font color=red size=2>{one.figure}</font></td></tr>"""
        for one in page.items
    )
    texts = "".join(
        f"<font face=arial size=3><b>{head}</b></font><br>"
        + "".join(f"<font face=arial size=2>{text}</font><br><br>" for text in said)
        for head, said in page.sections
    )
    return f"""<HTML><HEAD><TITLE>{page.title}</TITLE><META http-equiv="Content-Type" content="text/html; charset=utf-8"></HEAD><BODY bgcolor="#ffffff">
<table width=760 border=0 cellpadding=4><tr><td colspan=2 bgcolor="#003366"><font color=white size=5>Marsh End Seeds</font></td></tr>
<tr><td width=150 valign=top bgcolor="#eeeeee"><font size=2><a href="/">Home</a><br><a href="/seeds">Seeds</a><br><a href="/tools">Tools</a><br></font>{page.ad(1)}<br><font size=1>{page.teaser()}</font></td>
<td valign=top><font face=arial size=4><b>{page.title}</b></font><br><font face=arial size=2>{page.lead}</font><br><img src="{page.picture}" alt="Packets">
<table border=0 width=100%>{rows}</table>{page.ad(0)}{texts}</td></tr>
<tr><td colspan=2><font size=1>{page.count()} | {page.stamp()} | Last order {page.ago()} | {" | ".join(f'<a href="/{n}.htm">{one}</a>' for n, one in enumerate(page.related))}</font><form>{page.hidden()}</form></td></tr></table></BODY></HTML>"""


KIND = Design(
    name="font-tables",
    lang="en",
    titles=("Seed list for spring", "Bulb list for autumn"),
    lead="All seed is grown and cleaned here on the farm. We post every Thursday.",
    heads=(
        "Broad bean Aquila",
        "Carrot Long Red",
        "Pea Early Bird",
        "Leek Giant",
        "Lettuce Mayday",
        "Onion Brown",
        "Parsley Curled",
        "Radish Icicle",
        "Beet Crimson",
        "Kale Dwarf",
    ),
    says=("Packet of {n} seeds.", "Sow before {d}.", "Ready in {n} weeks."),
    figure=price(90, 990, 5, "{} p"),
    draw=draw,
    ad="cell",
    stamp="footer",
    counter="visitors",
    dating=Dating.NONE,
)
