"""A Czech news article: one column of text with figures in a list, a picture, and boxes around it."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    first, *rest = page.sections or [("", [])]
    facts = "".join(
        f'<li><strong>{one.head}</strong>: {one.figure}. {one.text} <a href="{page.link(one.link)}">zdroj</a></li>\n'
        for one in page.items
    )
    texts = "".join(f"<h2>{head}</h2>" + "".join(f"<p>{text}</p>" for text in said) for head, said in rest)
    opening = "".join(f"<p>{text}</p>" for text in first[1])
    return page.page(
        f"""<header><a class="logo" href="/">Krajský posel</a><time class="now">{page.stamp()}</time>
<nav><ul><li><a href="/domaci">Domácí</a></li><li><a href="/svet">Svět</a></li><li><a href="/sport">Sport</a></li></ul></nav></header>
<main><article><h1>{page.title}</h1>
<p class="byline">Redakce, <span class="when">{page.ago()}</span> <span class="views">{page.count()}</span></p>
<p class="perex">{page.lead}</p>
<figure><img src="{page.picture}" alt="Pohled na město"><figcaption>Ilustrační snímek</figcaption></figure>
<h2>{first[0]}</h2>{opening}
{page.ad(0)}
{texts}
<h2>Rozpočet v číslech</h2><ul class="facts">{facts}</ul>
</article>
<aside class="sidebar">{page.ad(1)}<h3>{page.words.also}</h3><ul>{"".join(f'<li><a href="/clanek/{n}">{one}</a></li>' for n, one in enumerate(page.related))}</ul>
<div class="teaser"><a href="/zahrada">{page.teaser()}</a></div></aside></main>
<footer><form action="/hledat">{page.hidden()}<input name="q"></form>© Krajský posel</footer>"""
    )


KIND = Design(
    name="news-article",
    lang="cs",
    titles=("Kraj schválil rozpočet, nejvíc peněz půjde na silnice", "Hasiči dva dny likvidovali požár skládky"),
    lead="Zastupitelé po osmi hodinách jednání schválili rozpočet na příští rok. Opozice ho označila za opatrný.",
    heads=(
        "Silnice",
        "Nemocnice",
        "Školy",
        "Autobusy",
        "Kultura",
        "Sport",
        "Voda a lesy",
        "Úřady",
        "Sociální služby",
        "Dluhy",
    ),
    says=("Proti letošku je to změna o {n} procent.", "Peníze budou k dispozici od {d}.", "O částku žádalo {n} obcí."),
    figure=several("{} milionů korun", (20, 900)),
    draw=draw,
    ad="box",
    stamp="clock",
    counter="read",
    listed=False,
    dating=Dating.NONE,
)
