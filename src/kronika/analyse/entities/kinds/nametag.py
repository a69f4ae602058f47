"""ÚFAL's NameTag 1 for Czech, where its package and one of its models are installed (the model: CC BY-NC-SA)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from kronika.analyse.entities.cnec import Marked, flat
from kronika.analyse.entities.installed import installed_version
from kronika.analyse.model_folder import SEARCHED, found_in
from kronika.analyse.text import Name, Text
from kronika.model.errors import BadFile, PartMissing

MODEL = "nametag-cs.ner"
NO_PACKAGE = "NameTag is not installed; install it with: pip install 'kronika[nametag]'"
NO_MODEL = "There is no model of NameTag for Czech; get it with: kronika models install nametag-cs"


class NameTag:
    """Finds persons, places, organisations, products and events."""

    name = "nametag"
    version = f"{installed_version('ufal.nametag')} cnec2.0-140304"
    languages = ("cs",)
    licence = "MPL-2.0; its model CC BY-NC-SA 4.0, not for commercial use"

    def __init__(self, folders: Sequence[Path] | None = None) -> None:
        self._folders = folders

    def at(self, folders: Sequence[Path]) -> NameTag:
        """The same engine with its model in one of these folders."""
        return NameTag(folders)

    def missing(self) -> str | None:
        """What is wanting, as a sentence; None when it can be used."""
        from importlib.util import find_spec

        if find_spec("ufal") is None or find_spec("ufal.nametag") is None:
            return NO_PACKAGE
        return None if self._model() else NO_MODEL

    def find(self, text: Text) -> tuple[Name, ...]:
        """The names of a text, sentence by sentence, over our own words."""
        if sentence := self.missing():
            raise PartMissing(sentence)
        recogniser = loaded(str(self._model()))
        names: list[Name] = []
        for first, after in zip(text.firsts, text.firsts[1:], strict=False):
            marked = recognised(recogniser, [token.text for token in text.tokens[first:after]])
            names += [Name(first=first + start, last=first + end, type=kind.value) for start, end, kind in flat(marked)]
        return tuple(names)

    def _model(self) -> Path | None:
        return found_in(SEARCHED.folders if self._folders is None else self._folders, MODEL)


@cache
def loaded(path: str) -> Any:
    """A model, loaded once."""
    from ufal.nametag import Ner

    recogniser = Ner.load(path)
    if recogniser is None:
        raise BadFile(
            f"{path} is no model of NameTag 1, or it is damaged; install it again: kronika models install nametag-cs"
        )
    return recogniser


def recognised(recogniser: Any, words: Sequence[str]) -> list[Marked]:
    """What the recogniser marks in a sentence."""
    from ufal.nametag import Forms, NamedEntities

    if not words:
        return []
    forms, entities = Forms(), NamedEntities()
    for word in words:
        forms.append(word)
    recogniser.recognize(forms, entities)
    return [Marked(one.start, one.length, one.type) for one in entities]


KIND = NameTag()
