"""The invented people of the Czech news and the roles they hold, with all their case forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from kronika.sampleweb.prose.cs_declension import (
    adjective,
    jan,
    ka,
    kyne,
    muz,
    pan,
    phrase,
    predseda,
    ruze,
    same,
    soudce,
    ucitel,
    zena,
)
from kronika.sampleweb.prose.cs_grammar import CASES, Forms, Named


@dataclass(frozen=True, slots=True)
class Person:
    """A first name and a surname in six cases; `own` is the stem of the possessive, if there is one."""

    first: Forms
    last: Forms
    female: bool
    own: str = ""


@dataclass(frozen=True, slots=True)
class Role:
    """What somebody is, for a man and for a woman, and who may be that."""

    male: Forms
    female: Forms
    tail: str
    holders: tuple[str, ...]


def man(first: Forms, last: Forms, own: str = "") -> Person:
    """A man; those with an adjective for a surname have no possessive."""
    return Person(first, last, False, own)


def woman(first: str, dative: str, last: str) -> Person:
    """A woman: her surname is an adjective, so it has no possessive."""
    return Person(zena(first, dative), adjective(last[:-1] + "ý", "f"), True)


def plain(name: str) -> Forms:
    """An adjective used as a man's surname."""
    return adjective(name, "a")


PEOPLE = {
    person.last[0]: person
    for person in (
        man(jan("Vojtěch"), predseda("Kalina"), "Kalin"),
        man(jan("Radim"), pan("Doležel"), "Doležel"),
        man(jan("Bohumil"), pan("Strnad"), "Strnad"),
        man(jan("Marek", "Mark"), predseda("Sýkora"), "Sýkor"),
        man(ucitel("Ondřej"), plain("Lhotský")),
        man(jan("Lubomír"), pan("Hanzal"), "Hanzal"),
        man(jan("Štěpán"), pan("Kubíček", "Kubíčk"), "Kubíčk"),
        man(jan("Zdeněk", "Zdeňk"), muz("Bartoň", "Barton"), "Bartoň"),
        man(jan("Jaromír"), plain("Plachý")),
        man(jan("Dalibor"), muz("Rous"), "Rous"),
        man(jan("Kamil"), muz("Tvrdoň", "Tvrdon"), "Tvrdoň"),
        man(ucitel("Matouš"), predseda("Hrdlička"), "Hrdličk"),
        man(jan("Igor"), predseda("Brázda"), "Brázd"),
        man(jan("Vilém"), predseda("Skořepa"), "Skořep"),
        man(jan("Libor"), pan("Mužík"), "Mužík"),
        man(jan("Adam"), predseda("Chvojka"), "Chvojk"),
        man(jan("Filip"), pan("Zajíček", "Zajíčk"), "Zajíčk"),
        man(jan("Daniel"), plain("Vodný")),
        man(jan("Rostislav"), predseda("Vrbata"), "Vrbat"),
        man(jan("Patrik"), pan("Smetánek", "Smetánk"), "Smetánk"),
        man(jan("Erik"), muz("Kotas"), "Kotas"),
        man(jan("Hynek", "Hynk"), predseda("Loukota"), "Loukot"),
        man(ucitel("Tadeáš"), pan("Kubát"), "Kubát"),
        man(jan("Viktor"), predseda("Šimsa"), "Šims"),
        man(jan("Roman"), pan("Drozd"), "Drozd"),
        man(jan("Oldřich"), pan("Beran"), "Beran"),
        man(ucitel("Jonáš"), plain("Kopecký")),
        woman("Nela", "Nele", "Horská"),
        woman("Adéla", "Adéle", "Trnková"),
        woman("Veronika", "Veronice", "Malá"),
        woman("Jolana", "Jolaně", "Krupová"),
        woman("Alena", "Aleně", "Doubková"),
        woman("Ivana", "Ivaně", "Sedlářová"),
        woman("Kateřina", "Kateřině", "Mlynářová"),
        woman("Zuzana", "Zuzaně", "Hrubešová"),
        woman("Lenka", "Lence", "Pokorná"),
        woman("Tereza", "Tereze", "Vavřinová"),
        woman("Barbora", "Barboře", "Šťovíčková"),
        woman("Michaela", "Michaele", "Kadeřávková"),
        woman("Hana", "Haně", "Ctiborová"),
        woman("Renata", "Renatě", "Sojková"),
        woman("Blanka", "Blance", "Řeháčková"),
        woman("Věra", "Věře", "Habartová"),
        woman("Simona", "Simoně", "Tichá"),
        woman("Eliška", "Elišce", "Jandová"),
        woman("Magdaléna", "Magdaléně", "Nováčková"),
        woman("Klára", "Kláře", "Ryšánková"),
    )
}


AGREEING = (
    {"l": "", "který": "který", "jeho": "jeho", "ý": "ý"},
    {"l": "a", "který": "která", "jeho": "její", "ý": "á"},
)  # the words that agree with a man, with a woman


def role(male: Forms, female: Forms, tail: str, holders: str) -> Role:
    """A role; `holders` are surnames separated by spaces."""
    return Role(male, female, tail, tuple(holders.split()))


MINISTER = (pan("ministr"), kyne("ministryně"))
SPEAKER = (adjective("mluvčí", "a"), same("mluvčí"))
DIRECTOR = (ucitel("ředitel"), ka("ředitelka"))
HEAD = (predseda("předseda"), kyne("předsedkyně"))

ROLES = {
    "prime_minister": role(predseda("předseda"), HEAD[1], "vlády", "Kalina"),
    "transport": role(*MINISTER, "dopravy", "Doležel"),
    "interior": role(*MINISTER, "vnitra", "Doubková"),
    "health": role(*MINISTER, "zdravotnictví", "Hrubešová"),
    "schools": role(*MINISTER, "školství", "Rous"),
    "finance": role(*MINISTER, "financí", "Mlynářová"),
    "industry": role(*MINISTER, "průmyslu", "Brázda"),
    "foreign": role(*MINISTER, "zahraničí", "Lhotský"),
    "culture": role(*MINISTER, "kultury", "Pokorná"),
    "mayor": role(predseda("starosta"), ka("starostka"), "", "Strnad Sedlářová Bartoň Ctiborová Skořepa Habartová"),
    "governor": role(pan("hejtman"), ka("hejtmanka"), "", "Sojková Plachý Krupová"),
    "police": role(phrase(adjective("policejní", "a"), SPEAKER[0]), phrase("policejní", SPEAKER[1]), "", "Vavřinová Kubíček Tichá"),
    "speaker": role(*SPEAKER, "", "Šťovíčková Mužík Jandová"),
    "fire": role(SPEAKER[0], SPEAKER[1], "hasičů", "Tvrdoň Kadeřávková"),
    "prosecutor": role(phrase(adjective("státní", "a"), soudce("zástupce")), phrase("státní", kyne("zástupkyně")), "", "Řeháčková Malá"),
    "doctor": role(ucitel("primář"), ka("primářka"), "", "Vodný Malá"),
    "teacher": role(ucitel("ředitel"), ka("ředitelka"), "školy", "Habartová Zajíček"),
    "resident": role(phrase(adjective("místní", "a"), ucitel("obyvatel")), phrase("místní", ka("obyvatelka")), "", "Chvojka Ryšánková Mužík Tichá Zajíček Horská Drozd"),
    "economist": role(pan("ekonom"), ka("ekonomka"), "", "Sýkora Jandová Vodný"),
    "analyst": role(pan("analytik"), ka("analytička"), "", "Kadeřávková Chvojka Hrdlička"),
    "manager": role(*DIRECTOR, "společnosti", "Plachý Nováčková Tvrdoň"),
    "unions": role(*HEAD, "odborů", "Skořepa"),
    "diplomat": role(pan("diplomat"), ka("diplomatka"), "", "Ctiborová Zajíček"),
    "scientist": role(("vědec", *soudce("vědce")[1:]), kyne("vědkyně"), "", "Ryšánková Kubíček"),
    "coach": role(pan("trenér"), ka("trenérka"), "", "Beran Šimsa"),
    "captain": role(pan("kapitán"), ka("kapitánka"), "", "Kopecký Loukota"),
    "scorer": role(pan("útočník"), ruze("útočnice"), "", "Loukota Kubát Smetánek"),
    "keeper": role(ucitel("brankář"), ka("brankářka"), "", "Drozd Kotas"),
    "athlete": role(pan("reprezentant"), ka("reprezentantka"), "", "Horská Trnková Kopecký"),
    "club": role(*DIRECTOR, "klubu", "Vodný Krupová"),
    "writer": role(ucitel("spisovatel"), ka("spisovatelka"), "", "Nováčková Hrdlička"),
    "director": role(pan("režisér"), ka("režisérka"), "", "Ryšánková Kubát"),
    "actor": role(("herec", *soudce("herce")[1:]), ka("herečka"), "", "Tichá Vodný"),
    "curator": role(pan("kurátor"), ka("kurátorka"), "", "Šťovíčková Zajíček"),
    "organiser": role(*DIRECTOR, "festivalu", "Kadeřávková Mužík"),
    "critic": role(pan("kritik"), ka("kritička"), "", "Habartová Šimsa"),
    "lord_mayor": role(pan("primátor"), ka("primátorka"), "", "Brázda Sojková"),
    "bribed": role(pan("primátor"), ka("primátorka"), "", "Vrbata"),
    "prize_director": role(pan("režisér"), ka("režisérka"), "", "Ryšánková"),
    "prize_actor": role(("herec", *soudce("herce")[1:]), ka("herečka"), "", "Tichá"),
    "gold_scorer": role(pan("útočník"), ruze("útočnice"), "", "Smetánek"),
    "gold_coach": role(pan("trenér"), ka("trenérka"), "", "Beran"),
    "gold_keeper": role(ucitel("brankář"), ka("brankářka"), "", "Kotas"),
    "opposition": role(HEAD[0], HEAD[1], "opozice", "Hanzal"),
}  # fmt: skip


@cache
def parts(surname: str, key: str) -> tuple[Forms, Forms, Mapping[str, str]]:
    """A person's full name, the role before it, and the words that agree with the person."""
    person, part = PEOPLE[surname], ROLES[key]
    title = phrase(part.female if person.female else part.male, part.tail)
    words = dict(AGREEING[person.female])
    if person.own:
        words["own"] = person.own
    words |= {f"r.{case}": form for case, form in zip(CASES, title, strict=True)}
    name = phrase(person.first, person.last)
    return name, phrase(title, name), words


def mention(surname: str, key: str) -> Named:
    """A person in an article: introduced by role and full name, then by surname."""
    name, introduced, words = parts(surname, key)
    return Named(first=introduced, later=(PEOPLE[surname].last,), full=name, words=words)
