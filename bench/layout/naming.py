"""How a template names its elements: words that mean something, hashes that do not, or nothing at all."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from random import Random

SYNONYMS = {
    "page": ("page", "site", "wrapper", "container", "layout", "root"),
    "main": ("main", "content", "column-main", "primary", "l-main", "col-8"),
    "side": ("sidebar", "aside", "column-right", "secondary", "col-4", "rail"),
    "article": ("article", "story", "post", "detail", "clanek", "entry", "news-item"),
    "body": (
        "article-body",
        "entry-content",
        "story__text",
        "text",
        "post-content",
        "art-text",
        "content-body",
        "articleText",
    ),
    "paragraph": ("", "", "", "par", "story__p", "text-p", "paragraph"),
    "lead": ("lead", "perex", "intro", "standfirst", "article__lead", "summary", "excerpt"),
    "title": ("title", "headline", "article-title", "entry-title", "h-main", ""),
    "meta": ("meta", "byline", "article-info", "post-meta", "infoline"),
    "author": ("author", "byline__name", "autor", "signature"),
    "menu": ("menu", "nav", "navigation", "topbar", "main-nav"),
    "crumbs": ("breadcrumbs", "path", "crumb"),
    "share": ("share", "social", "sharing-tools", "soc"),
    "tags": ("tags", "topics", "keywords", "labels"),
    "about": ("about-author", "author-box", "bio"),
    "newsletter": ("newsletter", "subscribe-box", "nl-form", "mailing"),
    "related": ("related", "read-also", "more-on", "links-inside"),
    "most_read": ("most-read", "top10", "popular", "trending"),
    "teasers": ("teasers", "next-articles", "river", "cards", "other-news"),
    "teaser": ("teaser", "card", "item", "box", "river__item"),
    "comments": ("comments", "discussion", "diskuse", "replies", "forum"),
    "comment": ("comment", "reply", "post", "contribution"),
    "footer": ("footer", "bottom", "site-footer", "foot"),
    "cookies": ("cookies", "cookie-bar", "gdpr-line", "notice"),
    "advert": ("ad", "advert", "banner", "r-box"),
    "figure": ("figure", "image", "photo", "media"),
    "caption": ("caption", "figcaption", "image__desc", "popis"),
    "quote": ("quote", "pullquote", "citat"),
    "entry": ("live-entry", "update", "minute"),
    "box": ("box", "inner", "wrap", "row", "grid", "section"),
}
SIGNS = "abcdefghijkmnpqrstuvwxyz0123456789"


class Style(StrEnum):
    """The manner of names."""

    PLAIN = "plain"
    HASHED = "hashed"
    MIXED = "mixed"  # a word and a hash
    BARE = "bare"  # hardly any names, as in old tables


@dataclass(frozen=True, slots=True, kw_only=True)
class Naming:
    """The names of one template; the same salt gives the same names."""

    style: Style
    salt: str

    def attribute(self, concept: str) -> str:
        """` class="…"`, or nothing."""
        name = self.name(concept)
        return f' class="{name}"' if name else ""

    def name(self, concept: str) -> str:
        """The class of a concept."""
        return name_of(self.style, self.salt, concept)


@lru_cache(maxsize=10_000)
def name_of(style: Style, salt: str, concept: str) -> str:
    """Kept, because a page asks for the same few names dozens of times."""
    dice = Random(f"{salt} {concept}")
    word = dice.choice(SYNONYMS[concept])
    token = "".join(dice.choices(SIGNS, k=6))
    if style is Style.BARE:
        return word if dice.random() < 0.25 else ""
    if style is Style.HASHED:
        return f"{dice.choice(('css-', 'sc-', 'x', '_'))}{token}" if word else ""
    return f"{word}_{token[:5]}" if style is Style.MIXED and word else word
