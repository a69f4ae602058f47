"""An English status page: services, their uptime, and past incidents."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    services = "\n".join(
        f"""<div class="component"><span class="name"><a href="{page.link(one.link)}">{one.head}</a></span><span class="status">{one.figure}</span><p class="note">{one.text}</p></div>"""
        for one in page.items
    )
    return page.page(
        f"""<div class="layout-content status"><div class="masthead"><img src="{page.picture}" alt="Network map"></div>
<div class="page-status"><h1>{page.title}</h1><p>{page.lead}</p><p class="refreshed">{page.stamp()}</p></div>
<div class="components-container">{services}</div>
<div class="announce">{page.ad(0)}</div>
<div class="incidents-list">{page.prose("h3", '<div class="status-day">', "</div>")}</div>
<div class="page-footer"><p>Checked {page.ago()} · {page.count()} · trace {page.token(32)}</p>{page.ad(1)}<p>{page.teaser()}</p>{"".join(f'<a href="/h/{n}">{one}</a> ' for n, one in enumerate(page.related))}<form>{page.hidden()}</form></div></div>"""
    )


KIND = Design(
    name="status-page",
    lang="en",
    titles=("Status of our services", "Planned maintenance"),
    lead="All systems are working unless something below says otherwise.",
    heads=(
        "Mail",
        "File storage",
        "Payments",
        "Search",
        "Public interface",
        "Backups",
        "Message queue",
        "Web site",
        "Login",
    ),
    says=("Answered {n} checks today.", "Maintenance on {d}.", "Slow for {n} seconds last night."),
    figure=several("99.{} %", (10, 99)),
    draw=draw,
    ad="card",
    stamp="updated",
    counter="online",
    dating=Dating.RESTLESS,
)
