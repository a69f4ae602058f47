"""A good document: the page of a story beside what the source's recipe takes from it, with a slip now and then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bench.layout.feeds import FeedHabit, feed_fields
from bench.layout.furniture import Surroundings
from bench.layout.page import Page, printed
from bench.layout.source import Recipe, Source
from bench.layout.story import Form, Part, Story
from bench.layout.template import Template
from bench.layout.vocabulary import vocabulary
from kronika.model.article import GAP
from kronika.model.document import Document


@dataclass(frozen=True, slots=True, kw_only=True)
class Good:
    """A document as it should be, and what failures are made from."""

    story: Story
    page: Page
    units: tuple[str, ...]  # the text in pieces, the lead first
    document: Document
    recent: tuple[Story, ...]  # what its page could point to


def good(
    source: Source,
    story: Story,
    recent: Sequence[Story],
    *,
    template: Template | None = None,
    feed: FeedHabit | None = None,
) -> Good:
    """The document of a story; another template makes another page of the same text."""
    dice = source.dice(f"copy {story.number} {story.path}")
    others = tuple(other for other in recent if other.path != story.path)
    page = printed(template or source.template, story, surroundings(source, story.lang, others, story.number))
    units = taken(story, source.recipe)
    title, summary = feed_fields(dice, feed or source.feed, story, source.seed)
    text = GAP.join(slipped(dice, units, page, story) if dice.random() < source.slips else units)
    document = Document(
        source=source.name,
        url=f"https://{source.name}.example{story.path}",
        at=story.at,
        html=page.html,
        text=text,
        title=story.title,
        feed_title=title,
        feed_summary=summary,
    )
    return Good(story=story, page=page, units=units, document=document, recent=others)


def surroundings(source: Source, lang: str, recent: Sequence[Story], number: int) -> Surroundings:
    """What a page is printed amid; the same for every template."""
    words = vocabulary(lang).words
    return Surroundings(site=f"Paper {source.name}", words=words, recent=recent, dice=source.dice(f"page {number}"))


def taken(story: Story, recipe: Recipe) -> tuple[str, ...]:
    """What the recipe takes: lead and text."""
    return (story.lead, *(text for part in story.parts for text in taken_part(part, recipe)))


def taken_part(part: Part, recipe: Recipe) -> Sequence[str]:
    """What the recipe takes of one part; captions never."""
    if part.form is Form.ENTRY:
        return part.lines if recipe.times else part.lines[1:]
    wanted = {
        Form.PARAGRAPH: True,
        Form.HEAD: recipe.heads,
        Form.LIST: recipe.lists,
        Form.QUOTE: recipe.quotes,
        Form.TABLE: recipe.tables,
        Form.FIGURE: False,
    }
    return [line.replace("\t", " ") for line in part.lines] if wanted[part.form] else ()


def slipped(dice: Random, units: tuple[str, ...], page: Page, story: Story) -> Sequence[str]:
    """A small fault that every recipe has on some pages."""
    faults = (
        units[:-1] or units,
        units[1:] or units,
        (*units, story.caption),
        (*units, page.pieces.get("share", story.author)),
        (*units, page.pieces.get("related", page.pieces["teasers"]).split(GAP)[0]),
        (units[0], *units),
    )
    return dice.choice(faults)
