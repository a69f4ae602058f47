"""Real edits of a page's content, and what they did in words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, TypeVar

from kronika.sampleweb.watched.content import Content, content_of, item_of
from kronika.sampleweb.watched.scene import Edit

if TYPE_CHECKING:
    from kronika.sampleweb.watched.design import Design

Thing = TypeVar("Thing")

OTHER = 7_000  # seeds of texts that replace others


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """What an edit did: texts or addresses that came, went, or stand elsewhere."""

    came: tuple[str, ...] = ()
    went: tuple[str, ...] = ()
    moved: tuple[str, ...] = ()


def edited(content: Content, edit: Edit, design: Design, seed: int) -> tuple[Content, Effect]:
    """The content after an edit, and what it did."""
    dice = Random(f"{design.name}/{seed}/{edit}")
    return EDITS[edit](content, design, dice)


def add_item(content: Content, design: Design, dice: Random) -> tuple[Content, Effect]:
    """One item more, anywhere in the list."""
    used = {item.head for item in content.items}
    new = item_of(design, dice.choice([head for head in design.heads if head not in used]), dice)
    items = list(content.items)
    items.insert(dice.randrange(len(items) + 1), new)
    return replace(content, items=tuple(items)), Effect(came=(new.head,))


def remove_paragraph(content: Content, design: Design, dice: Random) -> tuple[Content, Effect]:
    """One paragraph of a section less."""
    number = dice.randrange(len(content.sections))
    section = content.sections[number]
    gone = dice.randrange(len(section.paragraphs))
    left = section.paragraphs[:gone] + section.paragraphs[gone + 1 :]
    sections = swapped(content.sections, number, replace(section, paragraphs=left))
    return replace(content, sections=sections), Effect(went=(section.paragraphs[gone],))


def change_number(content: Content, design: Design, dice: Random) -> tuple[Content, Effect]:
    """Another number at one item."""
    number = dice.randrange(len(content.items))
    item = content.items[number]
    taken = {one.figure for one in content.items}
    figure = next(figure for _ in range(1_000) if (figure := design.figure(dice)) not in taken)
    items = swapped(content.items, number, replace(item, figure=figure))
    return replace(content, items=items), Effect(came=(figure,), went=(item.figure,))


def change_link(content: Content, design: Design, dice: Random) -> tuple[Content, Effect]:
    """One item leads elsewhere."""
    number = dice.randrange(len(content.items))
    item = content.items[number]
    link = f"/{design.name}/detail/{dice.randrange(10_000, 99_999)}"
    items = swapped(content.items, number, replace(item, link=link))
    return replace(content, items=items), Effect(came=(link,), went=(item.link,))


def move_block(content: Content, design: Design, dice: Random) -> tuple[Content, Effect]:
    """One section of prose stands at least two places from where it stood."""
    first = dice.random() < 0.5
    sections = (*content.sections[1:], content.sections[0]) if first else (content.sections[-1], *content.sections[:-1])
    block = content.sections[0] if first else content.sections[-1]
    return replace(content, sections=sections), Effect(moved=block.paragraphs)


def replace_all(content: Content, design: Design, dice: Random) -> tuple[Content, Effect]:
    """Other texts under another title."""
    other = content_of(design, OTHER + dice.randrange(1_000))
    new = replace(other, title=design.titles[1], related=content.related)
    old, fresh = all_texts(content), all_texts(new)
    return new, Effect(came=without(fresh, old), went=without(old, fresh))


def all_texts(content: Content) -> tuple[str, ...]:
    """The paragraphs of all sections."""
    return tuple(text for section in content.sections for text in section.paragraphs)


def without(texts: tuple[str, ...], others: tuple[str, ...]) -> tuple[str, ...]:
    """Texts that stand nowhere in the others: writers have set phrases."""
    whole = " ".join(others)  # as a reader sees it, one after the other
    return tuple(text for text in texts if text not in whole)


def change_picture(content: Content, design: Design, dice: Random) -> tuple[Content, Effect]:
    """Another picture under the same words."""
    picture = f"/pictures/{design.name}-{dice.randrange(10_000, 99_999)}.jpg"
    return replace(content, picture=picture), Effect(came=(picture,), went=(content.picture,))


def swapped(things: tuple[Thing, ...], number: int, new: Thing) -> tuple[Thing, ...]:
    """The same with one of them another."""
    return (*things[:number], new, *things[number + 1 :])


EDITS = {
    Edit.ADDED: add_item,
    Edit.REMOVED: remove_paragraph,
    Edit.NUMBER: change_number,
    Edit.LINK: change_link,
    Edit.MOVED: move_block,
    Edit.REPLACED: replace_all,
    Edit.PICTURE: change_picture,
}
