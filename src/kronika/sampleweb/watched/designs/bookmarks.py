"""An English page of bookmarks: links with a line on each, hardly any text."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    links = "\n".join(
        f'<DT><A HREF="{page.link(one.link)}">{one.head}</A> [{one.figure}]\n<DD>{one.text}' for one in page.items
    )
    return page.page(
        f"""<H1>{page.title}</H1><P>{page.lead}</P><IMG SRC="{page.picture}" ALT="A shelf">
<DL><P>
{links}
</DL><P>
{page.ad(0)}
{page.prose("H3")}
<HR><P>{page.count()} <BR>{page.stamp()} <BR>Link checker ran {page.ago()}, run {page.token(16)}</P>
{page.ad(1)}<P><A HREF="/garden">{page.teaser()}</A></P>
<UL>{"".join(f'<LI><A HREF="/b/{n}">{one}</A>' for n, one in enumerate(page.related))}</UL><FORM>{page.hidden()}</FORM>"""
    )


KIND = Design(
    name="bookmarks",
    lang="en",
    titles=("Links on paper making", "Links on knots and ropes"),
    lead="Pages I come back to. Tell me when one is broken.",
    heads=(
        "A history of watermarks",
        "Beaters and vats",
        "Cotton and linen",
        "The deckle maker",
        "Colours that last",
        "A small mill in the hills",
        "Repairing old books",
        "Testing for acid",
        "Marbling for beginners",
    ),
    says=("Has {n} good photographs.", "Last visited on {d}.", "Long, {n} pages when printed."),
    figure=several("{} of 100", (1, 100)),
    draw=draw,
    ad="labelled",
    stamp="footer",
    counter="visitors",
    dating=Dating.MODIFIED,
)
