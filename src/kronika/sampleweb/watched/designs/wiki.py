"""An English wiki page: sections with edit links, a box of facts, a list of references."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    parts = "".join(
        f'<h2><span class="mw-headline" id="s{n}">{head}</span><span class="mw-editsection">[<a href="/w/index.php?action=edit&amp;section={n}">edit</a>]</span></h2>'
        + "".join(f"<p>{text}</p>" for text in texts)
        for n, (head, texts) in enumerate(page.sections, 1)
    )
    rows = "".join(
        f'<tr><th><a href="{page.link(one.link)}">{one.head}</a></th><td>{one.figure}</td><td>{one.text}</td></tr>'
        for one in page.items
    )
    return page.page(
        f"""<div id="mw-page-base"></div><div id="content" class="mw-body"><div id="siteNotice">{page.ad(1)}</div>
<h1 id="firstHeading" class="firstHeading">{page.title}</h1><div id="bodyContent"><div id="siteSub">From the open encyclopedia of small places</div>
<div id="mw-content-text"><div class="mw-parser-output"><div class="thumb tright"><img src="{page.picture}" alt="The lighthouse"></div><p>{page.lead}</p>
{parts}
{page.ad(0)}
<h2><span class="mw-headline" id="List">List of lighthouses</span></h2><table class="wikitable sortable"><tr><th>Name</th><th>Height</th><th>Notes</th></tr>{rows}</table>
</div></div><div class="printfooter">Retrieved from "/wiki/{page.design.name}"; request {page.token(24)}</div></div></div>
<div id="mw-navigation"><h2>Navigation menu</h2><div id="p-search"><form action="/w/index.php">{page.hidden()}<input name="search"></form></div>
<ul>{"".join(f'<li><a href="/wiki/{n}">{one}</a></li>' for n, one in enumerate(page.related))}</ul><p>{page.teaser()}</p></div>
<div id="footer"><ul><li>This page was last read {page.ago()}.</li><li>{page.stamp()}</li><li>{page.count()}</li></ul></div>"""
    )


KIND = Design(
    name="wiki",
    lang="en",
    titles=("Lighthouses of the Grey Coast", "Windmills of the Low Marsh"),
    lead="The lighthouses of the Grey Coast were built in the nineteenth century to guide herring boats through the shoals.",
    heads=(
        "Cape Sorrow",
        "Old Tom",
        "Gull Rock",
        "The Widow",
        "North Skerry",
        "Bell Point",
        "Long Sand",
        "Fisher's Lamp",
        "Red Ness",
        "Far Light",
    ),
    says=("It was lit by {n} lamps.", "The keeper had {n} steps to climb.", "Closed to visitors until {d}."),
    figure=several("{} metres", (11, 74)),
    draw=draw,
    ad="named",
    stamp="machine",
    counter="views",
    listed=False,
    dating=Dating.MODIFIED,
)
