"""English questions and answers that fold away."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, price
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    questions = "\n".join(
        f"""<details><summary>{one.head}</summary><div class="answer"><p>{one.text} The fee is {one.figure}. <a href="{page.link(one.link)}">Read the rule</a></p></div></details>"""
        for one in page.items
    )
    longer = "".join(
        f"<details open><summary>{head}</summary><div class=answer>"
        + "".join(f"<p>{text}</p>" for text in texts)
        + "</div></details>"
        for head, texts in page.sections
    )
    return page.page(
        f"""<header class="site"><a href="/">Allotment society</a><nav><a href="/plots">Plots</a><a href="/faq">Questions</a></nav></header>
<main class="faq"><h1>{page.title}</h1><p class="intro">{page.lead}</p><img src="{page.picture}" alt="A shed">
{questions}{page.ad(0)}{longer}
<form class="ask" method="post"><label>Ask us <textarea name="q"></textarea></label>{page.hidden()}</form>
<p class="ref">Case reference {page.token(16)}</p></main>
<aside class="promo-rail">{page.ad(1)}<p class="try">{page.teaser()}</p></aside>
<footer><p>Somebody asked a question {page.ago(1)}. {page.count()}</p><p>{page.stamp()}</p><ul>{"".join(f'<li><a href="/{n}">{one}</a></li>' for n, one in enumerate(page.related))}</ul></footer>"""
    )


KIND = Design(
    name="faq",
    lang="en",
    titles=("Questions about plots and rents", "Questions about keeping bees"),
    lead="If your question is not here, ask the secretary on Saturday mornings.",
    heads=(
        "How do I get a plot?",
        "May I build a shed?",
        "Who pays for water?",
        "Can I keep hens?",
        "May friends help me?",
        "What if I am ill?",
        "Are fires allowed?",
        "When is the gate locked?",
        "Can two share a plot?",
    ),
    says=(
        "The waiting list has {n} names.",
        "The rule changed on {d}.",
        "The committee allows up to {n} square metres.",
    ),
    figure=price(5, 400, 1, "£{}"),
    draw=draw,
    ad="slot",
    stamp="footer",
    counter="views",
    dating=Dating.ETAG,
)
