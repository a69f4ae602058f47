"""Layouts of large portals: chosen names, and much inside the text that is not the text."""

from __future__ import annotations

from bench.repairing.printed import ALSO, LETTER, OFFER, Printed, menu, page


def teasers(p: Printed) -> str:
    """Teasers between the paragraphs, in paragraphs of their own without a name."""
    text = p.text(lambda at: f"<p>{ALSO[p.lang]} {p.other()}</p>" if at in (0, 3) else "")
    return page(
        p,
        f'{menu(p)}<div class="article"><h1 class="article__title">{p.title}</h1>'
        f'<div class="article__perex">{p.lead}</div><div class="article__body">{text}</div>'
        f'</div><div class="most-read">{p.others_list(6, "p")}</div>',
    )


def containers(p: Printed) -> str:
    """The text in many containers, ads between them."""
    blocks = "".join(
        f'<div class="story-block text-block">{piece}</div><div class="story-block ad-slot">{OFFER[p.lang]}</div>'
        for piece in p.pieces()
    )
    return page(
        p,
        f'{menu(p)}<div class="story"><h1>{p.title}</h1><div class="story-block lead-block">'
        f'<p>{p.lead}</p></div>{blocks}<div class="story-block links-block">{p.others_list(4, "p")}</div>'
        "</div>",
    )


def lead_above(p: Printed) -> str:
    """The lead far above the text, a picture and a share bar between."""
    return page(
        p,
        f'{menu(p)}<section class="hero"><h1>{p.title}</h1><h2 class="hero-lead">'
        f'{p.lead}</h2></section><div class="share-bar"><span>Sdílet</span></div>'
        f'<figure class="hero-photo"><img src="a.jpg"><figcaption>{p.caption}</figcaption>'
        f'</figure><div class="layout-two"><div class="detail-text">{p.text(h="h3")}</div>'
        f'<div class="sidebar">{p.others_list(8, "div")}</div></div>',
    )


def microdata(p: Printed) -> str:
    """Microdata on everything."""
    return page(
        p,
        f'{menu(p)}<div itemscope itemtype="http://schema.org/NewsArticle"><h1 itemprop="headline">'
        f'{p.title}</h1><span itemprop="author">{p.author}</span><meta itemprop="datePublished" content="{p.story.published.isoformat()}">'
        f'<div itemprop="description">{p.lead}</div><div itemprop="articleBody">{p.text()}<div class="inline-letter">'
        f"{LETTER[p.lang]}</div></div></div>{p.others_list(7, 'div')}",
    )


def same_class(p: Printed) -> str:
    """Teasers in the sidebar have the same class as the text."""
    side = "".join(f'<div class="text"><p>{p.other()} {OFFER[p.lang]}</p></div>' for _ in range(5))
    return page(
        p,
        f'{menu(p)}<div id="content"><h1>{p.title}</h1><div class="perex text"><p>'
        f'{p.lead}</p></div><div class="text">{p.text()}</div></div><div id="right">'
        f"{side}</div>",
    )


def commented(p: Printed) -> str:
    """Readers' comments in the very markup of the text."""
    voices = "".join(
        f'<div class="post"><div class="post__body"><p>{text}</p></div></div>' for _, text in p.story.comments[:8]
    )
    return page(
        p,
        f'{menu(p)}<div class="post post--main"><h1>{p.title}</h1><p class="post__lead">'
        f'{p.lead}</p><div class="post__body">{p.text()}</div></div><div class="discussion">'
        f"<h2>Diskuse</h2>{voices}</div>",
    )


def boxes(p: Printed) -> str:
    """Fact boxes, newsletters and galleries inside the text, each with a name."""
    strange = {
        0: f'<div class="infobox"><h4>Info</h4><p>{p.caption}</p><ul>{p.others_list(2)}</ul></div>',
        2: f'<div class="newsletter-box"><p>{LETTER[p.lang]}</p></div>',
        3: f'<div class="gallery-preview"><p>{p.caption}</p></div>',
    }
    return page(
        p,
        f'{menu(p)}<main><article class="detail"><h1>{p.title}</h1><p class="intro">'
        f'{p.lead}</p><div class="detail__content">{p.text(lambda at: strange.get(at, ""))}</div>'
        f'<div class="detail__tags">{p.others_list(3, "span")}</div></article></main>',
    )


def scripts(p: Printed) -> str:
    """Scripts, styles and counters inside the text."""
    text = p.text(
        lambda at: f'<script>window.ad{at}=1;</script><div class="ad-label">Reklama</div><div id="ad-{at}"></div>'
    )
    return page(
        p,
        f'<div class="wrapper">{menu(p)}<div class="content-column"><h1>{p.title}</h1>'
        f'<div class="date-line">{p.day} | {p.author}</div><div class="annotation">'
        f'{p.lead}</div><div class="article-content">{text}</div></div></div>',
    )


def deep(p: Printed) -> str:
    """Every paragraph in wrappers of its own."""
    blocks = "".join(
        f'<div class="block"><div class="block-inner"><div class="rich">{piece}</div></div></div>'
        for piece in p.pieces()
    )
    return page(
        p,
        f'{menu(p)}<div class="page"><div class="page-main"><div class="head"><h1>'
        f'{p.title}</h1></div><div class="block-list"><div class="block"><div class="block-inner lead">'
        f'<p>{p.lead}</p></div></div>{blocks}<div class="block"><div class="block-inner">'
        f'<div class="promo">{p.others_list(3, "p")}</div></div></div></div></div>'
        "</div>",
    )


LOOKS = (teasers, containers, lead_above, microdata, same_class, commented, boxes, scripts, deep)
