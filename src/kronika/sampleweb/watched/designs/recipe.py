"""An English recipe: ingredients, steps, a story around them."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    ingredients = "\n".join(
        f'<li class="wprm-ingredient"><span class="amount">{one.figure}</span> <a href="{page.link(one.link)}">{one.head}</a> <em>{one.text}</em></li>'
        for one in page.items
    )
    return page.page(
        f"""<div class="site-container"><header class="site-header"><a href="/">A Kitchen by the Canal</a></header>
<div class="content-sidebar-wrap"><main class="content"><article class="entry"><h1 class="entry-title">{page.title}</h1><p class="entry-meta">{page.stamp()} · {page.count()}</p>
<p>{page.lead}</p><img src="{page.picture}" alt="The finished loaf">
{page.prose("h2", '<div class="story">', "</div>")}
{page.ad(0)}
<div class="wprm-recipe-container"><h3>Ingredients</h3><ul>{ingredients}</ul></div></article>
<section class="comments"><h3>Comments</h3><div class="c"><b>Polly</b> <time>{page.ago(2)}</time><p>Mine took longer.</p></div><form>{page.hidden()}</form></section></main>
<aside class="sidebar">{page.ad(1)}<h4>{page.words.also}</h4><ul>{"".join(f'<li><a href="/r/{n}">{one}</a></li>' for n, one in enumerate(page.related))}</ul><p>{page.teaser()}</p></aside></div></div>"""
    )


KIND = Design(
    name="recipe",
    lang="en",
    titles=("Dark rye bread with seeds", "Plum dumplings for six"),
    lead="This loaf keeps for a week, and it is best on the second day. You need patience more than skill.",
    heads=(
        "rye flour",
        "wheat flour",
        "sourdough",
        "warm water",
        "sea salt",
        "sunflower seeds",
        "caraway",
        "molasses",
        "linseed",
        "oats",
    ),
    says=("Weigh it twice.", "Let it stand for {n} minutes.", "Sieve it {n} times."),
    figure=price(5, 900, 5, "{} g"),
    draw=draw,
    ad="network",
    stamp="updated",
    counter="comments",
    dating=Dating.ETAG,
)
