"""Pages that are too much of something; made when asked for, because they are large."""

from __future__ import annotations

from collections.abc import Callable

from tests.extract.ugly.ugly import TEXT, TITLE, page, paragraphs

SCOPE = "<div itemscope itemtype='http://schema.org/Article'>"
FOUND = TEXT[0][:60]


def filler(count: int) -> str:
    return "".join(f"<p>{text.replace('tři', str(number))}</p>" for number in range(count) for text in TEXT)


def told(json: str) -> str:
    return page(f'<script type="application/ld+json">{json}</script>{paragraphs()}')


def comment(number: int) -> str:
    return (
        f"<div class=comment><b>Jan {number}</b> 27. 4. 2026 10:05<p>Souhlasím s číslem {number}, je to tak.</p></div>"
    )


# name → (maker, must the text be found)
PAGES: dict[str, tuple[Callable[[], str], bool]] = {
    "10 MB of paragraphs": (lambda: page(paragraphs() + filler(32_000)), True),
    "100 000 nested div": (lambda: page("<div>" * 100_000 + paragraphs()), True),
    "100 000 nested closed div": (lambda: page("<div>" * 100_000 + paragraphs() + "</div>" * 100_000), True),
    "100 000 nested b": (lambda: page("<b>" * 100_000 + paragraphs()), True),
    "100 000 nested mixed": (lambda: page("<div><span><ul><li>" * 25_000 + paragraphs()), True),
    "100 000 nested font closed wrongly": (lambda: page("<font><i></b>" * 50_000 + paragraphs()), True),
    "20 000 nested tables": (lambda: page("<table><tr><td>" * 20_000 + paragraphs()), True),
    "100 000 nested blockquotes after the text": (lambda: page(paragraphs() + "<blockquote>" * 100_000), True),
    "1 000 000 attributes on one tag": (lambda: page(f"<div {' '.join(f'a{n}=1' for n in range(1_000_000))}>{paragraphs()}</div>"), True),
    "1 000 000 attributes on many tags": (lambda: page(f"<i {' '.join(f'a{n}=1' for n in range(100))}></i>" * 10_000 + paragraphs()), True),
    "1 000 000 br": (lambda: page(paragraphs() + "<br>" * 1_000_000), True),
    "1 000 000 br in one paragraph": (lambda: page(paragraphs() + "<p>" + "a<br>" * 1_000_000), False),
    "200 000 links": (lambda: page(paragraphs() + "".join(f"<a href=/{n}>odkaz {n}</a> " for n in range(200_000))), True),
    "200 000 linked items": (lambda: page(paragraphs() + "".join(f"<li><a href=/{n}>odkaz {n}</a>" for n in range(200_000))), True),
    "50 000 linked headings": (lambda: page(paragraphs() + "".join(f"<h2><a href=/{n}>Titulek číslo {n}</a></h2>" for n in range(50_000))), False),
    "one paragraph of 5 MB": (lambda: page(paragraphs() + "<p>" + " ".join(TEXT) * 17_000 + "</p>"), True),
    "one word of 5 MB": (lambda: page(paragraphs() + "<p>" + "slovo" * 1_000_000 + "</p>"), True),
    "one attribute of 1 MB": (lambda: page(f"<div data-x='{'x' * 1_000_000}'>{paragraphs()}</div>"), True),
    "one class of 1 MB": (lambda: page(f"<div class='{'a ' * 500_000}'>{paragraphs()}</div>"), True),
    "one address of 1 MB": (lambda: page(f"<a href='/{'x' * 1_000_000}'>odkaz</a>{paragraphs()}"), True),
    "a title of 1 MB": (lambda: page(paragraphs(), title=TITLE + " - x" * 250_000), False),
    "JSON-LD of 5 MB": (lambda: told('{"@type":"NewsArticle","articleBody":"' + "x " * 2_500_000 + '"}'), True),
    "JSON-LD 100 000 deep": (lambda: told("[" * 100_000), True),
    "JSON-LD objects 50 000 deep": (lambda: told('{"item":' * 50_000), True),
    "JSON-LD of 100 000 articles": (lambda: told("[" + '{"@type":"NewsArticle","headline":"x"},' * 100_000 + "{}]"), True),
    "20 000 scripts of JSON-LD": (lambda: page('<script type="application/ld+json">{"@type":"NewsArticle"}</script>' * 20_000 + paragraphs()), True),
    "50 000 meta": (lambda: page(paragraphs(), head="<meta property=og:title content=x>" * 50_000), True),
    "30 000 itemprops": (lambda: page(SCOPE + "<span itemprop=name>x</span>" * 30_000 + "</div>" + paragraphs()), True),
    "500 nested itemscopes": (lambda: page("<div itemscope itemprop=a itemtype='http://schema.org/Article'>" * 500 + paragraphs()), True),
    "30 000 headings that agree": (lambda: page(f"<h2>{TITLE}</h2>" * 30_000 + paragraphs()), False),
    "30 000 dates": (lambda: page(paragraphs() + "<div>27. 4. 2026 10:05</div>" * 30_000), True),
    "10 000 comments": (lambda: page(paragraphs() + "<div class=comments>" + "".join(map(comment, range(10_000))) + "</div>"), True),
    "5 000 nested replies": (lambda: page(paragraphs() + "<div class=comments>" + comment(1).removesuffix("</div>") * 5_000), True),
    "50 000 table rows": (lambda: page(paragraphs() + "<table>" + "<tr><td>1<td>2<td>3" * 50_000 + "</table>"), True),
    "100 000 unclosed comments": (lambda: page(paragraphs() + "<!-- " * 100_000), True),
    "100 000 conditional comments": (lambda: page("<!--[if IE]>x<![endif]-->" * 100_000 + paragraphs()), True),
    "300 000 less-than signs": (lambda: page(paragraphs() + "<" * 300_000), True),
    "300 000 entities": (lambda: page(paragraphs() + "<p>" + "&amp;&#x10FFFF;&" * 100_000 + "</p>"), True),
    "100 000 open titles": (lambda: page(paragraphs() + "<title>" * 100_000), True),
    "100 000 open textareas": (lambda: page(paragraphs() + "<textarea>" * 100_000), True),
    "30 000 svg": (lambda: page("<svg><path d='M0 0'/></svg>" * 30_000 + paragraphs()), True),
    "30 000 hidden boxes": (lambda: page("<div style='display:none'><p>skryto</p></div>" * 30_000 + paragraphs()), True),
    "400 nested hidden boxes": (lambda: page("<div hidden>" * 400 + "<p>skryto</p>" * 3_000 + "</div>" * 400 + paragraphs()), True),
    "10 MB of spaces": (lambda: page(" " * 10_000_000 + paragraphs()), True),
    "5 MB in one comment": (lambda: page("<!--" + "- " * 2_500_000 + "-->" + paragraphs()), True),
    "5 MB of script": (lambda: page("<script>" + "var a = '<p>';" * 350_000 + "</script>" + paragraphs()), True),
}  # fmt: skip
