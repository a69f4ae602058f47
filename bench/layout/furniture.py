"""What stands on a page beside the article, as markup and as the text a misled recipe would bring."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from random import Random

from bench.layout.story import Story
from bench.layout.template import Template, Twist
from bench.layout.vocabulary import Words
from kronika.model.article import GAP

NUMBER = re.compile(r"\{[nm]\}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Surroundings:
    """What a page is printed amid."""

    site: str
    words: Words
    recent: Sequence[Story]  # other stories it may point to
    dice: Random


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """One piece of furniture."""

    html: str
    text: str


def piece(name: str, template: Template, story: Story, around: Surroundings) -> Piece:
    """The piece of that name."""
    return PIECES[name](template, story, around)


def menu(template: Template, _: Story, around: Surroundings) -> Piece:
    items = around.words.menu[: template.menu]
    links = "".join(f'<li><a href="/{number}/">{escape(item)}</a></li>' for number, item in enumerate(items))
    return Piece(html=f"<nav{template.naming.attribute('menu')}><ul>{links}</ul></nav>", text=" ".join(items))


def crumbs(template: Template, story: Story, around: Surroundings) -> Piece:
    text = f"{around.words.menu[0]} › {story.beat}"
    return boxed(template, "crumbs", f'<a href="/">{escape(around.words.menu[0])}</a> › {story.beat}', text)


def cookies(template: Template, _: Story, around: Surroundings) -> Piece:
    return boxed(template, "cookies", f"<p>{escape(around.words.cookies)}</p>", around.words.cookies)


def advert(template: Template, _: Story, around: Surroundings) -> Piece:
    return boxed(template, "advert", f'<a href="/go/{around.dice.randrange(10**5)}"><img src="/ad.gif" alt=""></a>', "")


def newsletter(template: Template, _: Story, around: Surroundings) -> Piece:
    text = around.words.newsletter
    return boxed(
        template, "newsletter", f'<p>{escape(text)}</p><form><input name="mail"><button>OK</button></form>', text
    )


def share(template: Template, _: Story, around: Surroundings) -> Piece:
    return boxed(
        template,
        "share",
        f'<span>{escape(around.words.share)}</span> <a href="#">f</a> <a href="#">X</a>',
        around.words.share,
    )


def tags(template: Template, story: Story, around: Surroundings) -> Piece:
    links = ", ".join(f'<a href="/tag/{escape(tag)}">{escape(tag)}</a>' for tag in story.tags)
    return boxed(
        template, "tags", f"{escape(around.words.tags)}: {links}", f"{around.words.tags}: {', '.join(story.tags)}"
    )


def about(template: Template, story: Story, around: Surroundings) -> Piece:
    own = Random(story.author)
    text = NUMBER.sub(lambda _: str(own.randint(10, 25)), around.words.about)
    text = text.replace("{p}", story.author).replace("{town}", story.tags[0])
    return boxed(template, "about", f"<p>{escape(text)}</p>", text)


def related(template: Template, _: Story, around: Surroundings) -> Piece:
    others = some(around, template.many("related"))
    lines = [around.words.related, *(other.title for other in others)]
    return boxed(template, "related", f"<h4>{escape(lines[0])}</h4>{links_to(others)}", GAP.join(lines))


def most_read(template: Template, _: Story, around: Surroundings) -> Piece:
    others = some(around, template.many("most_read"))
    lines = [around.words.most_read, *(other.title for other in others)]
    return boxed(template, "most_read", f"<h3>{escape(lines[0])}</h3>{links_to(others)}", GAP.join(lines))


def teasers(template: Template, _: Story, around: Surroundings) -> Piece:
    others = some(around, template.many("teasers"))
    texts = [other.lead for other in others]
    if template.twist is Twist.LONG_TEASERS:
        texts = [f"{other.lead} {' '.join(part.lines[-1] for part in other.parts[:2])}" for other in others]
    open_one = f"<div{template.naming.attribute('teaser')}>"
    more = escape(around.words.more)
    cards = (
        f'{open_one}<h3><a href="{other.path}">{escape(other.title)}</a></h3>'
        f'<p>{escape(text)} <a href="{other.path}">{more}</a></p></div>'
        for other, text in zip(others, texts, strict=True)
    )
    return boxed(
        template,
        "teasers",
        "".join(cards),
        GAP.join(f"{other.title}{GAP}{text}" for other, text in zip(others, texts, strict=True)),
    )


def comments(template: Template, story: Story, around: Surroundings) -> Piece:
    head = f"<h3>{escape(around.words.comments)} ({len(story.comments)})</h3>"
    if not story.comments:
        return boxed(template, "comments", f"{head}<p>{escape(around.words.no_comments)}</p>", around.words.no_comments)
    if template.twist is Twist.COMMENTS_LIKE_TEXT:
        lines = "".join(f"<p{template.naming.attribute('paragraph')}>{escape(text)}</p>" for _, text in story.comments)
        return boxed(template, "box", lines, GAP.join(text for _, text in story.comments))
    open_one = f"<div{template.naming.attribute('comment')}>"
    said = (f"{open_one}<b>{escape(who)}</b><p>{escape(text)}</p></div>" for who, text in story.comments)
    return boxed(template, "comments", head + "".join(said), GAP.join(text for _, text in story.comments))


def footer(template: Template, _: Story, around: Surroundings) -> Piece:
    own = Random(around.site)
    lines = [
        NUMBER.sub(lambda _: str(own.randint(1000, 9999)), line) for line in around.words.footer[: template.footer]
    ]
    lines = [f"© 2026 {around.site}", *lines]
    html = "".join(
        f'<a href="/{len(line)}">{escape(line)}</a> ' if len(line) < 25 else f"<p>{escape(line)}</p>" for line in lines
    )
    return Piece(html=f"<footer{template.naming.attribute('footer')}>{html}</footer>", text=GAP.join(lines))


def boxed(template: Template, name: str, html: str, text: str) -> Piece:
    """A piece in an element of its own."""
    tag = "aside" if template.frame == "article" and name in ("related", "newsletter", "most_read") else "div"
    return Piece(html=f"<{tag}{template.naming.attribute(name)}>{html}</{tag}>", text=text)


def some(around: Surroundings, count: int) -> list[Story]:
    """A few of the recent stories."""
    return around.dice.sample(around.recent, min(count, len(around.recent)))


def links_to(others: Iterable[Story]) -> str:
    """Their titles as a list of links."""
    return "<ul>" + "".join(f'<li><a href="{other.path}">{escape(other.title)}</a></li>' for other in others) + "</ul>"


PIECES: dict[str, Callable[[Template, Story, Surroundings], Piece]] = {
    "menu": menu,
    "crumbs": crumbs,
    "cookies": cookies,
    "advert": advert,
    "newsletter": newsletter,
    "share": share,
    "tags": tags,
    "about": about,
    "related": related,
    "most_read": most_read,
    "teasers": teasers,
    "comments": comments,
    "footer": footer,
}
