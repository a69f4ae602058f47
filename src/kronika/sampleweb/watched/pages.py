"""A scene as bytes: the content of a design, edited, drawn with its noise; and what a person would say has changed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from kronika.registry import kinds
from kronika.sampleweb.watched.content import Content, content_of
from kronika.sampleweb.watched.design import Design
from kronika.sampleweb.watched.edits import Effect, edited
from kronika.sampleweb.watched.scene import Fate, Scene
from kronika.sampleweb.watched.sheet import Sheet
from kronika.sampleweb.watched.words import WORDS

FOLDER = "kronika.sampleweb.watched.designs"


@cache
def designs() -> dict[str, Design]:
    """Every design by its name."""
    return {design.name: design for design in sorted(kinds(FOLDER).values(), key=lambda design: design.name)}


def drawn(scene: Scene) -> str:
    """The page of a scene as text."""
    design = designs()[scene.design]
    return design.draw(Sheet(design, scene, content_at(scene)))


def printed(scene: Scene) -> bytes:
    """The page of a scene in the charset of its design."""
    return drawn(scene).encode(designs()[scene.design].charset, "xmlcharrefreplace")


def effect_of(scene: Scene) -> Effect:
    """What the edit of a scene did; nothing where there is none."""
    if scene.edit is None:
        return Effect()
    design = designs()[scene.design]
    return edited(content_of(design, scene.seed), scene.edit, design, scene.seed)[1]


def content_at(scene: Scene) -> Content:
    """What stands on the page in a scene."""
    design = designs()[scene.design]
    content = content_of(design, scene.seed)
    if scene.edit is not None:
        content, _ = edited(content, scene.edit, design, scene.seed)
    if scene.fate is Fate.EMPTIED:
        content = replace(content, lead="", items=(), sections=())
    if scene.fate is Fate.SOFT_404:
        title, sentence = WORDS[design.lang].not_found
        content = replace(content, title=title, lead=sentence, items=(), sections=())
    return content
