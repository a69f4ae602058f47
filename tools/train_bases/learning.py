"""Makes the model of one language from documents."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from kronika.analyse.bases.knowledge import BITS, ENDINGS, Knowledge
from kronika.analyse.bases.pieces import Spoken, parted, spoken
from kronika.analyse.bases.scripts import Script, script
from kronika.analyse.bases.surroundings import surroundings
from kronika.lang.language import Language
from tools.train_bases.corpus import Document
from tools.train_bases.fitting import Sheet, fitted

SEEN = 2  # times a script must be seen
SCRIPTS = 14  # scripts that are kept for an ending
SLIP = 0.3  # share of a name's marks under which a base is taken for a slip
REPEATS = 6  # times that the same name with the same base is learned from in one topic


class Example(NamedTuple):
    """A name with the words of its base."""

    name: Spoken
    base: tuple[str, ...]
    topic: str
    document: int


def learned(documents: Sequence[Document], told: Language) -> Knowledge:
    """The model of a language."""
    examples = [one for place, document in enumerate(documents) for one in examples_of(document, place)]
    scripts = scripts_by_ending(examples)
    bare = Knowledge(weights=np.zeros(1 << BITS, dtype=np.float32), scripts=scripts)
    sheet = Sheet()
    seen = [surroundings(document.text, bare) for document in documents]
    for topic in sorted({one.topic for one in examples}):
        elsewhere = remembering(bare, [one for one in examples if one.topic != topic])
        for one in rare_enough([one for one in examples if one.topic == topic]):
            sheet.add(one.name, one.base, replace(seen[one.document], known=elsewhere))
    return replace(remembering(bare, examples), weights=fitted(sheet))


def examples_of(document: Document, place: int) -> list[Example]:
    """The names of a document whose base has as many words as they have."""
    found = []
    for marked in document.marked:
        name, base = spoken(document.text, marked.name), parted(marked.base)[0]
        if marked.exact and len(base) == len(name.words):
            found.append(Example(name, base, document.topic, place))
    return found


def rare_enough(examples: Sequence[Example]) -> list[Example]:
    """Examples without too many of the same, and without slips: bases that the same name seldom has."""
    total = Counter(one.name.words for one in examples)
    usual = Counter((one.name.words, one.base) for one in examples)
    counts: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    kept = []
    for one in examples:
        pair = one.name.words, one.base
        counts[pair] += 1
        if counts[pair] <= REPEATS and usual[pair] >= SLIP * total[one.name.words]:
            kept.append(one)
    return kept


def scripts_by_ending(examples: Iterable[Example]) -> Mapping[str, tuple[Script, ...]]:
    """For each ending of a word the scripts seen with it, counted once a word."""
    pairs = {
        (form.lower(), base.lower()) for one in examples for form, base in zip(one.name.words, one.base, strict=True)
    }
    total = Counter(script(*pair)[:2] for pair in pairs)
    found: dict[str, Counter[Script]] = defaultdict(Counter)
    for form, base in pairs:
        step = script(form, base)
        if total[step[:2]] >= SEEN and len(step.cut) <= 5 and len(step.put) <= 5:
            for length in range(1, ENDINGS + 1):
                found[form[-length:]][Script(step.cut, step.put)] += 1
    return {
        end: tuple(step for step, _ in counted.most_common(SCRIPTS)) for end, counted in sorted(found.items()) if end
    }


def remembering(bare: Knowledge, examples: Iterable[Example]) -> Knowledge:
    """A model that remembers the forms of some examples."""
    words: dict[str, Counter[str]] = defaultdict(Counter)
    names: dict[str, Counter[str]] = defaultdict(Counter)
    for one in examples:
        names[" ".join(one.name.words).lower()][" ".join(one.base)] += 1
        for form, base in zip(one.name.words, one.base, strict=True):
            words[form.lower()][base] += 1
    kept = {form: counted.most_common(1)[0][0] for form, counted in sorted(words.items())}
    return replace(
        bare,
        words=kept,
        names={form: counted.most_common(1)[0][0] for form, counted in sorted(names.items()) if " " in form},
        bases=frozenset(kept.values()),
    )
