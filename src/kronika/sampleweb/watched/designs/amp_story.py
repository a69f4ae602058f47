"""An English article as fast mobile pages print it."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    facts = "".join(
        f'<li><b>{one.head}</b> {one.figure}: {one.text} <a href="{page.link(one.link)}">more</a></li>'
        for one in page.items
    )
    body = [f"<h2>{head}</h2>" + "".join(f"<p>{text}</p>" for text in said) for head, said in page.sections]
    body.insert(1, page.ad(0))
    return page.page(
        f"""<amp-sidebar id="menu" layout="nodisplay"><ul>{"".join(f'<li><a href="/amp/{n}">{one}</a></li>' for n, one in enumerate(page.related))}</ul></amp-sidebar>
<header><a href="/amp">The Valley Post</a></header><main><article class="amp-article"><h1>{page.title}</h1><p class="amp-meta">By the desk · {page.ago(1)} · {page.count()}</p>
<p class="amp-standfirst">{page.lead}</p><amp-img src="{page.picture}" width="600" height="400" layout="responsive" alt="The dam"><noscript><img src="{page.picture}" alt="The dam"></noscript></amp-img>
{"".join(body)}<ul class="amp-facts">{facts}</ul></article></main>{page.ad(1)}
<section class="amp-promo"><a href="/amp/garden">{page.teaser()}</a></section><footer>{page.stamp()}<form>{page.hidden()}</form></footer>
<amp-analytics><script type="application/json">{{"vars":{{"id":"{page.token(24)}"}}}}</script></amp-analytics>""",
        head='<script async src="https://cdn.example.org/v0.js"></script><style amp-custom>body{font:16px serif}</style>',
    )


KIND = Design(
    name="amp-story",
    lang="en",
    titles=("Dam repair will take two summers", "Railway returns to the upper valley"),
    lead="The owner of the dam has agreed to repair it, but swimmers will have to wait until the work is done.",
    heads=("Height", "Length", "Cost", "Workers", "Concrete", "Gates", "Lake", "Pipes", "Villages"),
    says=("Measured on {d}.", "That is {n} per cent more than planned.", "Checked by {n} inspectors."),
    figure=several("{} units", (10, 980)),
    draw=draw,
    ad="amp",
    stamp="updated",
    counter="comments",
    listed=False,
    dating=Dating.BOTH,
)
