"""A Polish blog post as a common blog program prints it."""

from __future__ import annotations

from kronika.sampleweb.watched.design import Dating, Design, several
from kronika.sampleweb.watched.sheet import Sheet


def draw(page: Sheet) -> str:
    """The whole page."""
    steps = "".join(
        f'<li>{one.head} – {one.figure}. {one.text} <a href="{page.link(one.link)}">mapa</a></li>' for one in page.items
    )
    parts = page.sections
    middle = len(parts) // 2
    told = [f"<h3>{head}</h3>" + "".join(f"<p>{text}</p>" for text in texts) for head, texts in parts]
    comments = "".join(
        f'<li class="comment"><cite>{name}</cite> <a class="comment-date" href="#c{n}">{page.ago(n)}</a><p>{text}</p></li>'
        for n, (name, text) in enumerate(
            [("Jola", "Piękne zdjęcia, byliśmy tam w maju."), ("Marek", "A gdzie nocleg?")]
        )
    )
    return page.page(
        f"""<div id="page" class="hfeed site"><header id="masthead" class="site-header"><p class="site-title"><a href="/">Szlakiem i polem</a></p></header>
<div id="primary" class="content-area"><article id="post-1182" class="post type-post hentry"><header class="entry-header"><h1 class="entry-title">{page.title}</h1>
<div class="entry-meta"><span class="posted-on">Opublikowano {page.ago(2)}</span> <span class="post-views">{page.count()}</span></div></header>
<div class="entry-content"><p>{page.lead}</p>{"".join(told[:middle])}{page.ad(0)}
<img class="aligncenter size-large wp-image-77" src="{page.picture}" alt="Szlak">
<ol>{steps}</ol>{"".join(told[middle:])}</div>
<footer class="entry-footer"><span class="cat-links"><a href="/kategoria/gory" rel="category tag">Góry</a></span></footer></article>
<div id="comments"><h2>2 komentarze</h2><ol class="comment-list">{comments}</ol>
<form id="commentform" action="/wp-comments-post.php">{page.hidden()}<textarea name="comment"></textarea></form></div></div>
<div id="secondary" class="widget-area"><section class="widget">{page.ad(1)}</section><section class="widget widget_recent_entries"><h2>{page.words.also}</h2><ul>{"".join(f"<li><a href='/?p={n}'>{one}</a></li>" for n, one in enumerate(page.related))}</ul></section>
<section class="widget"><a href="/ogrod">{page.teaser()}</a></section></div>
<footer id="colophon"><p>{page.stamp()}</p></footer></div>"""
    )


KIND = Design(
    name="blog",
    lang="pl",
    titles=("Trzy dni w Beskidzie Niskim: nasza trasa krok po kroku", "Zima nad Bugiem: co zabrać i gdzie spać"),
    lead="Obiecałem opisać trasę dokładniej, więc oto ona, z czasami przejść i wszystkim, co warto wiedzieć przed wyjściem.",
    heads=(
        "Wyjście z Dukli",
        "Cergowa",
        "Przełęcz",
        "Schronisko",
        "Wodospad",
        "Cmentarz wojenny",
        "Polana",
        "Zejście do wsi",
        "Przystanek",
        "Cerkiew",
    ),
    says=("Podejście zajmuje około {n} minut.", "Szlak jest otwarty od {d}.", "Po drodze są {n} ławki i źródło."),
    figure=several("{},{} km", (1, 19), (1, 10)),
    draw=draw,
    ad="network",
    stamp="machine",
    counter="views",
    listed=False,
    dating=Dating.TODAY,
)
