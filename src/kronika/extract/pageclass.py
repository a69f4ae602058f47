"""What kind of page it is, by cheap and explicable signs."""

from __future__ import annotations

from kronika.extract.body import LINKED, Body
from kronika.extract.comments import has_comments
from kronika.extract.headline import Headline
from kronika.extract.likeness import plain
from kronika.extract.view import View
from kronika.html.jsonld import Node
from kronika.html.text import text_of
from kronika.model.article import PageClass

LITTLE = 150  # words of running text under which a page may be an error, a wall or a challenge
SCANT, SCANT_UNDATED = 10, 40  # words under which there is no text: below a visible headline with a date, and elsewhere
ALMOST_ALL = 0.8  # a short undated text counts when there is hardly anything else
RUNNING = 0.45  # share of running text in all text that is not links, under which an undated page is a table or a list
SHORT_TEXT = 280  # characters a text block must have when nothing else speaks for an article (S2)
BRIEFS = 4  # linked headings in a text that make it a list of summaries
WORDS_PER_BRIEF = 70
TITLE = 15  # characters of a linked title
MOSTLY = 0.6


def find_class(
    view: View, headline: Headline, body: Body, lead: tuple[int, ...], kinds: list[str | None], *, dated: bool
) -> PageClass:
    """Walls and errors first, then how much running text there is and whose."""
    words = sum(view.words[index] for index in body.good.union(lead))
    if words < LITTLE:
        odd = odd_page(view, headline)
        if odd is not None:
            return odd
    if is_scant(view, headline, words, dated=dated):
        return PageClass.BRIEFS if linked_headings(view, range(len(view.blocks))) >= BRIEFS else PageClass.NO_TEXT
    if is_briefs(view, headline, body, words) or is_digest(view, body, kinds):
        return PageClass.BRIEFS
    if is_paywalled(view):
        return PageClass.PAYWALL
    if not headline.text or (headline.index is None and longest(view, body) < SHORT_TEXT):
        return PageClass.UNSOLVED
    return PageClass.ARTICLE_WITH_COMMENTS if has_comments(view, kinds) else PageClass.ARTICLE


def is_scant(view: View, headline: Headline, words: int, *, dated: bool) -> bool:
    """Too little running text for an article; a headline with a date speaks for a short one."""
    if dated and headline.index is not None:
        return words < SCANT
    share = words / (unlinked(view) or 1)
    return (words < SCANT_UNDATED and share < ALMOST_ALL) or words < 2 * SCANT or (words < LITTLE and share < RUNNING)


def unlinked(view: View) -> int:
    """Words of the page that are not links."""
    return sum(count for block, count in zip(view.blocks, view.words, strict=True) if block.link_share < LINKED)


def odd_page(view: View, headline: Headline) -> PageClass | None:
    """A challenge, an error sent with status 200, or a login form instead of a text."""
    tongue = view.tongue
    titles = f"{plain(headline.text)} | {plain(view.document.title)}"
    everything = " ".join(block.text for block in view.blocks[:200]).lower()
    if any(phrase in everything for phrase in tongue.challenge_words) and len(everything) < 1_500:
        return PageClass.CHALLENGE
    if "404" in titles.split() or any(plain(phrase) in titles for phrase in tongue.missing_words):
        return PageClass.SOFT_404
    password = any((field.get("type") or "").lower() == "password" for field in view.document.root.iter("input"))
    if password and any(phrase in everything for phrase in tongue.wall_words):
        return PageClass.WALL
    return None


def is_briefs(view: View, headline: Headline, body: Body, words: int) -> bool:
    """Several linked headings, each with a little text: summaries of other pages."""
    if not body.indexes:
        return False
    start = body.indexes[0] if headline.index is None else headline.index
    count = linked_headings(view, range(max(0, start - 3), body.indexes[-1] + 1))
    return count >= BRIEFS and words < WORDS_PER_BRIEF * count


def is_digest(view: View, body: Body, kinds: list[str | None]) -> bool:
    """Most paragraphs follow, or begin with, a linked title: each sums up another page."""
    summed = sum(begins_linked(view, index) or follows_link(view, index, kinds) for index in body.good)
    if summed and summed == len(body.good):
        return summed > 1 or linked_headings(view, range(len(view.blocks))) >= BRIEFS
    return summed >= BRIEFS and summed >= MOSTLY * len(body.good)


def begins_linked(view: View, index: int) -> bool:
    """The first words of the block are a link as long as a title."""
    links = view.blocks[index].links
    title = text_of(links[0]) if links else ""
    return len(title) >= TITLE and view.blocks[index].text.lstrip("»•-– ").startswith(title)


def follows_link(view: View, index: int, kinds: list[str | None]) -> bool:
    """One of the two blocks before is nothing but one link as long as a title."""
    before = [place for place in (index - 1, index - 2) if place >= 0 and kinds[place] is None]
    return any(
        len(view.blocks[place].links) == 1
        and view.blocks[place].link_share > 0.8
        and len(view.blocks[place].text) >= TITLE
        for place in before
    )


def linked_headings(view: View, places: range) -> int:
    """Headings that are links."""
    return sum(1 for index in places if view.blocks[index].level > 1 and view.blocks[index].link_share > 0.8)


def is_paywalled(view: View) -> bool:
    """The page says that the rest is for subscribers."""
    if any(closed(node) for node in view.metadata.articles()):
        return True
    phrases = view.tongue.paywall_words
    return any(phrase in block.text.lower() for block in view.blocks if len(block.text) < 300 for phrase in phrases)


def closed(node: Node) -> bool:
    """isAccessibleForFree is false, as a value or as a word."""
    return str(node.get("isAccessibleForFree", "")).lower().endswith("false")


def longest(view: View, body: Body) -> int:
    """Characters of the longest paragraph."""
    return max((len(view.blocks[index].text) for index in body.indexes), default=0)
