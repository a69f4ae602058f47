"""Czech paradigms, as far as the data files need them: a noun or an adjective in six cases."""

from __future__ import annotations

from kronika.sampleweb.prose.cs_grammar import Forms


def endings(stem: str, *tails: str) -> Forms:
    """A stem with six endings."""
    return tuple(stem + tail for tail in tails)


def pan(nom: str, stem: str = "") -> Forms:
    """Novák, Nováka, Novákovi …; `stem` where a vowel falls out (Kubíček, Kubíčk-)."""
    return (nom, *endings(stem or nom, "a", "ovi", "a", "ovi", "em"))


def jan(nom: str, stem: str = "") -> Forms:
    """Jan, Jana, Janu …: a first name before a surname, so its dative is short."""
    return (nom, *endings(stem or nom, "a", "u", "a", "u", "em"))


def soudce(nom: str) -> Forms:
    """zástupce, zástupce, zástupci …"""
    return (nom, *endings(nom[:-1], "e", "i", "e", "i", "em"))


def kyne(nom: str) -> Forms:
    """ministryně, ministryně, ministryni …"""
    return (nom, nom, *endings(nom[:-1], "i", "i", "i", "í"))


def muz(nom: str, stem: str = "") -> Forms:
    """Bartoň, Bartoně, Bartoňovi …: `stem` is without the soft mark (Barton-)."""
    if stem:
        return (nom, stem + "ě", nom + "ovi", stem + "ě", nom + "ovi", stem + "ěm")
    return (nom, *endings(nom, "e", "ovi", "e", "ovi", "em"))


def ucitel(nom: str) -> Forms:
    """ředitel, ředitele, řediteli …"""
    return (nom, *endings(nom, "e", "i", "e", "i", "em"))


def predseda(nom: str) -> Forms:
    """Kalina, Kaliny, Kalinovi …"""
    return (nom, *endings(nom[:-1], "y", "ovi", "u", "ovi", "ou"))


def hrad(nom: str) -> Forms:
    """úřad, úřadu, úřadu …"""
    return (nom, *endings(nom, "u", "u", "", "u", "em"))


def mesto(nom: str) -> Forms:
    """ministerstvo, ministerstva, ministerstvu …"""
    return (nom, *endings(nom[:-1], "a", "u", "o", "u", "em"))


def zena(nom: str, dative: str) -> Forms:
    """komora, komory, komoře …; the dative is given, for it changes the stem."""
    return (nom, nom[:-1] + "y", dative, nom[:-1] + "u", dative, nom[:-1] + "ou")


def ruze(nom: str) -> Forms:
    """unie, unie, unii …"""
    return (nom, *endings(nom[:-1], "e", "i", "i", "i", "í"))


def ka(nom: str) -> Forms:
    """starostka, starostky, starostce …"""
    return zena(nom, nom[:-2] + "ce")


def same(nom: str) -> Forms:
    """A word that has one form only."""
    return (nom,) * 6


def adjective(nom: str, gender: str) -> Forms:
    """mladý, jarní: the adjective (given as masculine) in the gender m (a thing), a (a man), f or n."""
    stem, soft = nom[:-1], nom.endswith("í")
    if soft:
        if gender == "f":
            return same(nom)
        accusative = "ího" if gender == "a" else "í"
        return endings(stem, "í", "ího", "ímu", accusative, "ím", "ím")
    if gender == "f":
        return endings(stem, "á", "é", "é", "ou", "é", "ou")
    first = "é" if gender == "n" else "ý"
    accusative = "ého" if gender == "a" else first
    return endings(stem, first, "ého", "ému", accusative, "ém", "ým")


def phrase(*parts: Forms | str) -> Forms:
    """Parts side by side in every case; a plain string does not change."""
    rows = [same(part) if isinstance(part, str) else part for part in parts if part]
    return tuple(" ".join(words) for words in zip(*rows, strict=True))
