"""Groups: names of one thing get one key, the fullest base and one type."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from kronika.analyse.groups.abbreviations import is_abbreviation, join_abbreviations
from kronika.analyse.groups.forms import Form, forms
from kronika.analyse.groups.joining import Joins
from kronika.analyse.groups.keys import key_of
from kronika.analyse.groups.parts import join_parts
from kronika.analyse.groups.people import join_people
from kronika.analyse.groups.table import Table, known
from kronika.analyse.text import Name, Text
from kronika.lang.language import Language

QUOTES = frozenset('"„“”«»')


class Grouped(NamedTuple):
    """What a name's group is: its key, base and type."""

    key: str
    base: str
    type: str


def group_names(text: Text, names: Sequence[Name], bases: Sequence[str]) -> tuple[Grouped, ...]:
    """The group of each name, in order."""
    found, homes = forms(names, bases)
    told = known(text.language.code)
    joins = Joins(len(found))
    join_known(found, told, joins)
    join_people(found, joins)
    join_abbreviations(text, names, found, homes, joins)
    join_parts(found, joins)
    members: dict[int, list[Form]] = defaultdict(list)
    for number, form in enumerate(found):
        members[joins.top(number)].append(form)
    made = {top: grouped(group, told, text.language) for top, group in members.items()}
    return tuple(made[joins.top(home)] for home in homes)


def join_known(found: Sequence[Form], told: Table, joins: Joins) -> None:
    """Join forms that the table knows as names of one thing; weak ones only to a sure one."""
    sure: dict[str, int] = {}
    for number, form in enumerate(found):
        full = told.full.get(" ".join(form.words))
        if full is not None:
            joins.join(number, sure.setdefault(full, number))
    for number, form in enumerate(found):
        full = told.weak.get(" ".join(form.words))
        if full in sure and full is not None:
            joins.join(number, sure[full])


def grouped(group: Sequence[Form], told: Table, language: Language) -> Grouped:
    """Key, base and type of the forms of one thing."""
    types: Counter[str] = Counter()
    for form in group:
        types.update(form.types)
    kind = types.most_common(1)[0][0]
    full = Counter(told.full[name] for form in group if (name := " ".join(form.words)) in told.full)
    base = full.most_common(1)[0][0] if full else unquoted(fullest(group))
    return Grouped(key_of(base, "" if full else kind, language) or base.lower(), base, kind)


def fullest(group: Sequence[Form]) -> str:
    """The base that says most: no abbreviation, for people the most usual full name, for others the longest usual one."""
    spelled = [form for form in group if not is_abbreviation(form)] or list(group)
    if any(form.person for form in spelled):
        full = [form for form in spelled if len(form.words) > 1] or spelled
        return max(full, key=lambda form: (len(form.places), len(form.base))).base
    return max(spelled, key=lambda form: (len(form.words), len(form.places))).base


def unquoted(base: str) -> str:
    """A base without quotes around all of it: one thing is written with and without them."""
    if len(base) > 2 and base[0] in QUOTES and base[-1] in QUOTES and not QUOTES & set(base[1:-1]):
        return base[1:-1].strip()
    return base
