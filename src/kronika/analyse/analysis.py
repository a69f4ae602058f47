"""The order of an analysis: sentences, names, base forms, groups, links, tone, keywords, prints."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from kronika.analyse.bases.bases import base_forms
from kronika.analyse.duplicates.prints import prints
from kronika.analyse.entities.finding import find_names
from kronika.analyse.groups.groups import Grouped, group_names
from kronika.analyse.joining import Told, joined
from kronika.analyse.keywords.keywords import keywords
from kronika.analyse.links.linking import Wanted, link_all
from kronika.analyse.options import AnalyseOptions
from kronika.analyse.resources import aliases_of, engines_of, lexicon_of, missing_parts, search_in
from kronika.analyse.sentiment.classifier import opinions
from kronika.analyse.sentiment.judging import judge
from kronika.analyse.sentiment.towards import towards, with_points
from kronika.analyse.stretches import Piece, pieces
from kronika.analyse.text import Name, Text, cut
from kronika.analyse.version import version_of
from kronika.model.analysed import whole_text
from kronika.model.analysis import Analysis, EntityGroup, EntityType, NamedEntity
from kronika.model.article import Made

STAGE = "analyse"
HALF_LETTERS, UNKNOWN = re.compile("[\x00\ud800-\udfff]"), "\ufffd"  # what libraries cannot take; as long as before
USUAL = AnalyseOptions()


def analyse(text: str, lang: str | None = None, *, title: str = "", options: AnalyseOptions = USUAL) -> Analysis:
    """Everything the language of a text tells. A title is analysed as its first paragraph; places count both together.

    Paragraphs in another language than the text are analysed as what they are.
    """
    search_in(options.models)
    parts = pieces(HALF_LETTERS.sub(UNKNOWN, whole_text(title, text)), lang)
    found = joined([tell(piece, options) for piece in parts])
    return replace(
        found,
        lang=parts[0].lang,
        stretches=tuple(sorted((one for piece in parts[1:] for one in piece.stretches), key=lambda one: one.start)),
        made=Made(stage=STAGE, version=version_of(options)),
        engines=engines_of(parts[0].lang, options, found.sentiment),
    )


def tell(piece: Piece, options: AnalyseOptions) -> Told:
    """What is told of the part of a text that is in one language."""
    text = cut(piece.text, piece.lang)
    names = find_names(text, options.engine)
    bases = base_forms(text, names)
    grouped = group_names(text, names, bases)
    entities = named_entities(text, names, bases, grouped)
    judged = judge(text, lexicon_of(text.language.code, options), names)
    thought = opinions(text, judged.sentences, names)
    groups = linked(groups_of(grouped), entities, text.language.code, options)
    return Told(
        sentences=judged.sentences,
        entities=with_links(entities, groups),
        groups=with_points(groups, towards(judged.sentences, groups, entities, thought)),
        sentiment=judged.sentiment,
        keywords=keywords(text, names, bases, most=options.keywords),
        prints=prints(text),
        missing=(*missing_parts(text.language, options), *judged.missing),
    )


def named_entities(
    text: Text, names: Sequence[Name], bases: Sequence[str], grouped: Sequence[Grouped]
) -> tuple[NamedEntity, ...]:
    """The names as records, with their places in characters."""
    found = []
    for name, base, group in zip(names, bases, grouped, strict=True):
        start, end = text.tokens[name.first].start, text.tokens[name.last - 1].end
        found.append(
            NamedEntity(
                start=start,
                end=end,
                text=text.text[start:end],
                type=EntityType(name.type),
                base=base,
                group=group.key,
                sentence=text.homes[name.first],
            )
        )
    return tuple(found)


def groups_of(grouped: Sequence[Grouped]) -> tuple[EntityGroup, ...]:
    """One for each thing, in the order they are first named."""
    mentions: dict[Grouped, list[int]] = {}
    for number, one in enumerate(grouped):
        mentions.setdefault(one, []).append(number)
    return tuple(
        EntityGroup(key=one.key, base=one.base, type=EntityType(one.type), mentions=tuple(numbers))
        for one, numbers in mentions.items()
    )


def linked(
    groups: Sequence[EntityGroup], entities: Sequence[NamedEntity], lang: str, options: AnalyseOptions
) -> tuple[EntityGroup, ...]:
    """The groups with what they are elsewhere, where that is known."""
    wanted = [
        Wanted(
            base=group.base,
            type=group.type,
            also=tuple(dict.fromkeys(entities[number].base for number in group.mentions)),
        )
        for group in groups
    ]
    links = link_all(wanted, lang, aliases_of(options))
    return tuple(replace(group, link=link) for group, link in zip(groups, links, strict=True))


def with_links(entities: Sequence[NamedEntity], groups: Sequence[EntityGroup]) -> tuple[NamedEntity, ...]:
    """The names with the links of their groups."""
    links = {number: group.link for group in groups for number in group.mentions}
    return tuple(replace(entity, link=links.get(number)) for number, entity in enumerate(entities))
