"""ÚFAL's MorphoDiTa for Czech, where its package and its model are installed: lemmas and tags in context, and forms of lemmas."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from kronika.analyse.model_folder import SEARCHED, found_in
from kronika.model.errors import BadFile, PartMissing

MODEL = "morphodita-cs.tagger"
NO_PACKAGE = "MorphoDiTa is not installed; install it with: pip install 'kronika[nametag]'"
NO_MODEL = "There is no model of MorphoDiTa for Czech; get it with: kronika models install morphodita-cs"


class Tagged(NamedTuple):
    """A word's lemma, without the dictionary's remarks, and its positional tag."""

    lemma: str
    tag: str


class MorphoDiTa:
    """Czech words as the dictionary MorfFlex knows them."""

    def __init__(self, folders: Sequence[Path] | None = None) -> None:
        self._folders = folders

    def missing(self) -> str | None:
        """What is wanting, as a sentence; None when it can be used."""
        from importlib.util import find_spec

        if find_spec("ufal") is None or find_spec("ufal.morphodita") is None:
            return NO_PACKAGE
        return None if self._model() else NO_MODEL

    def tagged(self, words: Sequence[str]) -> list[Tagged]:
        """The lemmas and tags of a sentence's words, each in the context of the others."""
        from ufal.morphodita import Forms, TaggedLemmas

        tagger, forms, found = self._tagger(), Forms(), TaggedLemmas()
        for word in words:
            forms.append(word)
        tagger.tag(forms, found)
        return [Tagged(bare_lemma(one.lemma), one.tag) for one in found]

    def forms(self, lemma: str, wanted: str) -> list[str]:
        """The forms of a lemma whose tag fits a pattern of tags: “NN?S1*” asks for nominatives."""
        from ufal.morphodita import Morpho, TaggedLemmasForms

        morpho, found = self._tagger().getMorpho(), TaggedLemmasForms()
        morpho.generate(lemma, wanted, Morpho.GUESSER, found)
        return list(dict.fromkeys(form.form for one in found for form in one.forms))

    def _tagger(self) -> Any:
        if sentence := self.missing():
            raise PartMissing(sentence)
        return loaded(str(self._model()))

    def _model(self) -> Path | None:
        return found_in(SEARCHED.folders if self._folders is None else self._folders, MODEL)


@cache
def loaded(path: str) -> Any:
    """A model, loaded once; it takes some seconds and some hundred megabytes."""
    from ufal.morphodita import Tagger

    tagger = Tagger.load(path)
    if tagger is None:
        raise BadFile(
            f"{path} is no model of MorphoDiTa, or it is damaged; install it again: kronika models install morphodita-cs"
        )
    return tagger


def bare_lemma(lemma: str) -> str:
    """A lemma without numbers and remarks: “Praha_;G” is Praha, “stát-2_^(…)” is stát."""
    for mark in ("_", "`"):
        lemma = lemma[:1] + lemma[1:].partition(mark)[0]
    head, dash, number = lemma.rpartition("-")
    return head if dash and head and number.isdigit() else lemma
