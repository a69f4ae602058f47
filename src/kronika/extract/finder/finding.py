"""The class of a page: article, article with comments, briefs, no text, unsolved; and the blocks found."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kronika.extract.finder.groups import Group, group
from kronika.extract.finder.joining import Joined, join
from kronika.extract.finder.options import Options
from kronika.extract.finder.texts import Text, Texts, texts_of
from kronika.model.article import PageClass

if TYPE_CHECKING:
    from lxml.etree import _Element as Element


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Finding:
    """What was found on a page: its class, the tag with the text, and the tags that are comments or briefs."""

    page_class: PageClass
    container: Element | None = None
    items: tuple[Element, ...] = ()
    navigation: frozenset[Element] = frozenset()
    trusted: bool = False  # the tag is <article>


def find(root: Element, options: Options) -> Finding:
    """Look at all texts of a page."""
    texts = texts_of(root, least=options.min_item, max_link_share=options.max_link_share)
    if sum(text.length for text in texts.found) < options.min_page:
        return Finding(page_class=PageClass.NO_TEXT)
    trusted = articles(texts.found, options) if options.trust_article else {}
    return in_articles(texts, trusted, options) if trusted else anywhere(texts, options)


def articles(texts: Iterable[Text], options: Options) -> dict[Element, int]:
    """The outermost <article> tags that hold a text, with its characters."""
    found: dict[Element, int] = {}
    for text in texts:
        outermost = next((element for element in reversed(text.chain) if element.tag == "article"), None)
        if outermost is not None:
            found[outermost] = found.get(outermost, 0) + text.length
    return {element: length for element, length in found.items() if length >= options.min_text}


def in_articles(texts: Texts, trusted: dict[Element, int], options: Options) -> Finding:
    """One <article>, or a dominant one, is the text; several equal ones are briefs."""
    sizes = sorted(trusted.values(), reverse=True)
    if len(sizes) > 1 and sizes[0] <= options.dominance * sizes[1]:
        return Finding(page_class=PageClass.BRIEFS, items=tuple(trusted), navigation=texts.navigation, trusted=True)
    container = max(trusted, key=lambda element: trusted[element])
    within = [text for text in texts.found if container in text.chain]
    groups, alone = group(within, options)
    main = sum(text.length for text in alone)
    outside, _ = group((text for text in texts.found if container not in text.chain), options)
    readers = [one for one in groups if not one.bare and main >= options.dominance * one.largest]
    items = second_plane([*readers, *(one for one in outside if one.largest < trusted[container])])
    return Finding(
        page_class=PageClass.ARTICLE_WITH_COMMENTS if items else PageClass.ARTICLE,
        container=container,
        items=items,
        navigation=texts.navigation,
        trusted=True,
    )


def anywhere(texts: Texts, options: Options) -> Finding:
    """By the size of the text that stands alone against the texts in equal tags."""
    groups, alone = group(texts.found, options)
    joined = join(alone, options)
    groups = [one for one in groups if joined is None or not in_text(one, joined)]
    largest = max((one.largest for one in groups), default=0)
    if joined is None or joined.length < largest:
        items = second_plane(groups)
        return Finding(
            page_class=PageClass.BRIEFS if items else PageClass.NO_TEXT, items=items, navigation=texts.navigation
        )
    dominant = joined.length >= options.dominance * largest
    return Finding(
        page_class=class_of(joined, dominant=dominant, grouped=bool(groups)),
        container=joined.container,
        items=second_plane(groups),
        navigation=texts.navigation,
    )


def class_of(joined: Joined, *, dominant: bool, grouped: bool) -> PageClass:
    """The class of a page with a text that stands alone."""
    if not joined.solved or not dominant:
        return PageClass.UNSOLVED
    return PageClass.ARTICLE_WITH_COMMENTS if grouped else PageClass.ARTICLE


def in_text(one: Group, joined: Joined) -> bool:
    """A plain list inside a text."""
    held = {text.element for text in joined.texts}
    return one.bare and (one.parent in held or any(around in held for around in one.parent.iterancestors()))


def second_plane(groups: Sequence[Group]) -> tuple[Element, ...]:
    """The items of the group with most text."""
    largest = max(groups, key=lambda one: one.total, default=None)
    return tuple(largest.items) if largest else ()
