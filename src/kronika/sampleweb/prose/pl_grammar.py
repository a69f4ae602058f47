"""Polish words that know their cases, so that a slot such as {p.g} or {k1:osoba|osoby|osób} always agrees."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class Forms(NamedTuple):
    """The six cases of a noun phrase: mianownik, dopełniacz, celownik, biernik, narzędnik, miejscownik."""

    n: str
    g: str
    d: str
    a: str
    i: str
    l: str  # noqa: E741 - the usual letter for the locative

    def __str__(self) -> str:
        return self.n

    def __add__(self, other: object) -> Forms:
        """Two phrases side by side, each in its own case: name and surname, title and name."""
        assert isinstance(other, Forms)
        return Forms(*(f"{mine} {its}".strip() for mine, its in zip(self, other, strict=True)))


def forms(text: str) -> Forms:
    """Six forms written with bars between them; a single form is a word that does not change."""
    parts = text.split("|")
    return Forms(*(parts if len(parts) == 6 else parts * 6))


def masculine(stem: str) -> Forms:
    """An adjective or a surname in -ski, -cki, -dzki beside a masculine noun that is no person: „powiat płocki”."""
    return Forms(*(stem + end for end in ("i", "iego", "iemu", "i", "im", "im")))


def feminine(stem: str) -> Forms:
    """The same beside a feminine noun: „straż płocka”."""
    return Forms(*(stem + end for end in ("a", "iej", "iej", "ą", "ą", "iej")))


NOTHING = forms("")


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """Who or what a story can name: at first with the title, later shortly. gender: 0 he, 1 she, 2 it, 3 they."""

    first: Forms
    s: Forms  # short: the surname, the abbreviation
    full: Forms  # without the title
    gender: int
    person: bool = True


def person(name: Forms, surname: Forms, title: Forms, *, female: bool) -> Named:
    """Someone whose first mention carries the title and both names."""
    return Named(first=title + name + surname, s=surname, full=name + surname, gender=int(female))


def organisation(full: str, short: str, gender: int) -> Named:
    """A body whose first mention defines the abbreviation: „Krajowy Urząd Dróg (KUD)”."""
    name = forms(full)
    return Named(
        first=Forms(*(f"{form} ({short})" for form in name)), s=forms(short), full=name, gender=gender, person=False
    )


class Mention:
    """Somebody in one story: the first time they are named in full, afterwards shortly."""

    __slots__ = ("named", "seen")

    def __init__(self, named: Named) -> None:
        self.named = named
        self.seen = False

    def __getattr__(self, case: str) -> object:
        if case in ("s", "full"):
            return getattr(self.named, case)
        chosen = self.named.s if self.seen else self.named.first
        self.seen = True
        return getattr(chosen, case)

    def __format__(self, spec: str) -> str:
        return spec.split("|")[self.named.gender] if spec else str(self.n)


class Capital:
    """The same word at the beginning of a sentence."""

    __slots__ = ("word",)

    def __init__(self, word: object) -> None:
        self.word = word

    def __getattr__(self, case: str) -> Capital:
        return Capital(getattr(self.word, case))

    def __format__(self, spec: str) -> str:
        return capitalised(format(self.word, spec) if spec else f"{self.word}")


class Count(int):
    """A number that chooses the form of its noun: 1 osoba, 2 osoby, 5 osób; with "!" the form alone, for the verb."""

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return str(int(self))
        one, few, many = spec.removeprefix("!").split("|")
        is_few = self % 10 in (2, 3, 4) and self % 100 not in (12, 13, 14)
        form = one if self == 1 else few if is_few else many
        return form if spec.startswith("!") else f"{int(self)} {form}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A town, region or country: its cases, how one says “in it”, and its adjective."""

    case: Forms
    into: str = "w"  # w, we, na
    stem: str = ""  # of the adjective: „płock” for płocki
    plural: bool = False

    def __getattr__(self, case: str) -> str:
        if case not in Forms._fields:
            raise AttributeError(case)
        return str(getattr(self.case, case))

    def __format__(self, spec: str) -> str:
        return spec.split("|")[self.plural] if spec else self.case.n

    @property
    def w(self) -> str:
        """„w Płocku”, „we Włocławku”, „na Mazowszu”."""
        return f"{self.into} {self.case.l}"

    @property
    def z(self) -> str:
        """„z Portugalii”, „ze Szwecji”."""
        return f"{'ze' if self.case.g.startswith('Szw') else 'z'} {self.case.g}"

    @property
    def adj(self) -> Forms:
        """The adjective beside a masculine noun."""
        return masculine(self.stem)

    @property
    def fem(self) -> Forms:
        """The adjective beside a feminine noun."""
        return feminine(self.stem)


def capitalised(text: str) -> str:
    """The text with a capital first letter, the rest as it was."""
    return text[:1].upper() + text[1:]
