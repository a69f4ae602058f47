"""Invented Czech offices, firms, parties, clubs and works of art, with case forms and abbreviations."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from kronika.sampleweb.prose.cs_declension import (
    adjective,
    hrad,
    ka,
    mesto,
    phrase,
    ruze,
    same,
    zena,
)
from kronika.sampleweb.prose.cs_grammar import Forms, Named

ENDING = {"m": "", "f": "a", "n": "o"}  # of a past participle
WHICH = {"m": "který", "f": "která", "n": "které"}


@dataclass(frozen=True, slots=True)
class Body:
    """An office, firm, party or club: its name, what it is called later, its gender and its abbreviation."""

    name: Forms
    head: Forms  # "úřad", "společnost": a later mention
    gender: str
    short: str = ""


def body(adjectives: str, head: Forms, gender: str, tail: str = "", short: str = "") -> Body:
    """A name built of adjectives, a noun and a genitive that does not change."""
    words = [adjective(word, gender) for word in adjectives.split()]
    return Body(phrase(*words, head, tail), head, gender, short)


UNIE, INSPEKCE, AGENTURA = ruze("unie"), ruze("inspekce"), zena("agentura", "agentuře")
KOMORA, RADA, NADACE = zena("komora", "komoře"), zena("rada", "radě"), ruze("nadace")

ORGS = {
    "roads": body("Národní dopravní", hrad("úřad"), "m", "", "NDÚ"),
    "rail": body("Český železniční", INSPEKCE, "f", "", "ČŽI"),
    "hospital": body("Krajský zdravotní", AGENTURA, "f", "", "KZA"),
    "insurers": body("Ústřední", hrad("svaz"), "m", "pacientů", "ÚSP"),
    "schools": body("Státní školní", INSPEKCE, "f", "", "SŠI"),
    "teachers": body("Nezávislý", hrad("svaz"), "m", "učitelů", "NSU"),
    "police": body("Ústřední pátrací", hrad("útvar"), "m", "", "ÚPÚ"),
    "heritage": body("Český památkový", hrad("ústav"), "m", "", "ČPÚ"),
    "weather": body("Národní meteorologický", hrad("ústav"), "m", "", "NMÚ"),
    "rivers": body("Vodohospodářský", hrad("úřad"), "m", "", "VHÚ"),
    "statistics": body("Zemský statistický", hrad("ústav"), "m", "", "ZSÚ"),
    "trade": body("Středoevropský obchodní", ruze("unie"), "f", "", "SOU"),
    "relief": body("Mezinárodní humanitární", AGENTURA, "f", "", "MHA"),
    "council": body("Evropský energetický", RADA, "f", "", "EER"),
    "science": body("Polární výzkumný", hrad("institut"), "m", "", "PVI"),
    "chamber": body("Český podnikatelský", KOMORA, "f", "", "ČPK"),
    "consumers": body("Spotřebitelský", hrad("svaz"), "m", "Štít", "SSŠ"),
    "market": body("Národní tržní", hrad("úřad"), "m", "", "NTÚ"),
    "unions": body("Odborový", hrad("svaz"), "m", "průmyslu a dopravy", "OSPD"),
    "football": body("Český fotbalový", RADA, "f", "", "ČFR"),
    "hockey": body("Český hokejový", KOMORA, "f", "", "ČHK"),
    "athletics": body("Atletický", UNIE, "f", "českých zemí", "AUČZ"),
    "film": body("Český filmový", NADACE, "f", "", "ČFN"),
    "books": body("Literární", NADACE, "f", "Kalamář", "LNK"),
    "elections": body("Ústřední volební", ruze("komise"), "f", "", "ÚVK"),
    "anticorruption": body("Protikorupční", hrad("úřad"), "m", "", "PKÚ"),
}  # fmt: skip


def firm(name: Forms, gender: str) -> Body:
    """A firm, always called by its name."""
    return Body(name, name, gender)


FIRMS = (
    firm(hrad("Strojmet"), "m"),
    firm(hrad("Agrolen"), "m"),
    firm(hrad("Elektron"), "m"),
    firm(hrad("Kabelex"), "m"),
    firm(zena("Sklotexa", "Sklotexe"), "f"),
    firm(zena("Vltavena", "Vltaveně"), "f"),
    firm(zena("Bohemika", "Bohemice"), "f"),
    firm(hrad("Lipomont"), "m"),
    firm(hrad("Dřevostav"), "m"),
    firm(mesto("Ferro"), "n"),
    firm(hrad("Optitron"), "m"),
    firm(zena("Novatexa", "Novatexe"), "f"),
)

PARTIES = (
    Body(phrase(adjective("Občanský", "m"), hrad("blok")), hrad("blok"), "m", "OBL"),
    Body(phrase(adjective("Nový", "f"), zena("krajina", "krajině")), zena("strana", "straně"), "f", "NKR"),
    Body(phrase(zena("Strana", "Straně"), "venkova a měst"), zena("strana", "straně"), "f", "SVM"),
    Body(phrase(adjective("Liberální", "f"), zena("obroda", "obrodě")), zena("strana", "straně"), "f", "LIO"),
    Body(phrase(adjective("Sociální", "m"), hrad("proud")), hrad("proud"), "m", "SOP"),
)

CLUBS = tuple(
    Body(phrase(name, town), same(""), gender)
    for name, gender, town in (
        (hrad("Meteor"), "m", "Kolín"),
        (hrad("Spartak"), "m", "Písek"),
        (zena("Jiskra", "Jiskře"), "f", "Znojmo"),
        (hrad("Tatran"), "m", "Šumperk"),
        (mesto("Dynamo"), "n", "Opava"),
        (zena("Lokomotiva", "Lokomotivě"), "f", "Břeclav"),
        (hrad("Metropol"), "m", "Praha"),
        (ruze("Olympie"), "f", "Děčín"),
        (hrad("Rapid"), "m", "Liberec"),
        (zena("Slezana", "Slezaně"), "f", "Ostrava"),
        (hrad("Granit"), "m", "Cheb"),
        (ka("Moravanka"), "f", "Přerov"),
    )
)

WORKS = (
    "Ticho nad řekou", "Poslední přívoz", "Zahrada beze jmen", "Sníh v červenci", "Dům u tří lip", "Kameny a světlo",
    "Noc hodinářů", "Mapa starého města", "Hořký med", "Cesta do Údolí", "Sedm oken", "Ranní vlak", "Krajina bez mostů",
    "Skleněný les", "Dopisy z pohraničí", "Hlas z podkroví",
)  # fmt: skip


@cache
def mentions(it: Body) -> tuple[Forms, tuple[Forms, ...], dict[str, str]]:
    """The first mention in full with the abbreviation, the later ones by either, and the words that agree."""
    words = {"l": ENDING[it.gender], "který": WHICH[it.gender], "short": it.short or it.name[0]}
    if it.short:
        first = tuple(f"{form} ({it.short})" for form in it.name)
        return first, (same(it.short), it.head), words
    return it.name, (it.name,), words


def mention(it: Body) -> Named:
    """An office, party or firm in an article."""
    first, later, words = mentions(it)
    return Named(first=first, later=later, full=it.name, words=words)


def club_mention(it: Body) -> Named:
    """A club in an article: with its town at first, then by its name alone."""
    alone = tuple(form.split(" ")[0] for form in it.name)
    words = {"l": ENDING[it.gender], "který": WHICH[it.gender]}
    return Named(first=it.name, later=(alone,), full=it.name, words=words)
