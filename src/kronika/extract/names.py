"""Names of authors out of what stands for them: prefixes, e-mails, dates and roles off, lists taken apart."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from kronika.extract.likeness import plain
from kronika.extract.sitename import SiteName
from kronika.extract.view import View
from kronika.lang.dates import find_dates
from kronika.lang.language import languages

LONGEST = 60
LONGEST_LIST = 600
MOST = 12
SPLIT = re.compile(r"\s*[,;/|•·&\n]\s*|\s+(?:–|—)\s+")
ALWAYS = ("and", "und")  # in every language's metadata
ADDRESS = re.compile(r"\S*@\S*|\[email\s\S+\]|https?://\S*|www\.\S*|\(.*?\)|→|©")
ADDRESS_SIGNS = ("@", "[email", "http", "www.", "(", "→", "©")  # most names have none of them
POSTS = re.compile(
    r"(?i)^(?:view|see|show|read|more|zeige|alle|tous|voir|ver|posted|published|written|updated)\b.*?\b(?:by|of|from|von|par|por)\s*(?=\S)"
)
NOBODY = frozenset(
    "admin administrator webmaster wordpressadmin root unknown anonymous author autor autorka автор none null undefined user guest editor".split()
) | {"no author", "posted", "posted by", "read more", "super user", "by", "von", "par", "agencies"}
# Agencies sign in capitals; these also otherwise.
AGENCIES = frozenset(
    "reuters dpa afp ap apa sid ansa efe interfax интерфакс reuters bloomberg тасс ria риа pap pai iar čtk ctk tass unian укринформ".split()
)
AGENCY = re.compile(r"(?:ИА|РИА|IA|agencja|agentura)\s[«„\"]?[^\W\d_].{1,30}")
CAPITALS = 5  # letters an agency's sign has at most
DEGREES = re.compile(r"(?i)^(?:ph\.?d\.?|m\.?d\.?|jr\.?|sr\.?|mba|msc|ma|ba|rd|csc\.?)$")


def clean_names(found: Iterable[str], view: View) -> tuple[str, ...]:
    """Single names in the order given, each once."""
    names: dict[str, str] = {}
    for text in found:
        for part in parts(text[:LONGEST_LIST], view):
            name = single(part, view)
            if name:
                names.setdefault(plain(name) or name, name)
            if len(names) >= MOST:
                return tuple(names.values())
    return tuple(names.values())


def parts(text: str, view: View) -> list[str]:
    """A list of names taken apart: "A, B and C"."""
    if any(sign in text for sign in ADDRESS_SIGNS):
        text = ADDRESS.sub(" ", text)
    text = after_prefix(POSTS.sub("", text.strip()))
    return [part for piece in SPLIT.split(text) for part in ands_of(view.tongue.code).split(piece)]


def single(part: str, view: View) -> str | None:
    """One name, if it can be one."""
    name = after_prefix(part.strip(" .:–-\t\"'*|"))
    if part.rstrip().endswith(".") and re.search(r"\b\w\.$", part.rstrip()):
        name += "." if not name.endswith(".") else ""  # "Joe S."
    lower = name.lower()
    fits = 2 <= len(name) <= LONGEST and any(map(str.isalpha, name)) and len(name.split()) <= 8
    if not fits or lower in NOBODY or DEGREES.match(name) or sum(map(str.isdigit, name)) > 3:
        return None
    return None if any(character.isdigit() for character in name) and has_date(name, view) else name


def has_date(name: str, view: View) -> bool:
    """A date is no name."""
    return bool(find_dates(name, lang=view.lang, now=view.now))


def after_prefix(text: str) -> str:
    """ "Autor: Jana Malá" is Jana Malá, in every language."""
    stripped = text.strip()
    match = prefix_pattern().match(stripped)
    if match is None:
        return stripped
    rest = stripped[match.end() :].strip(" :")
    named = ":" in match[0] or rest[:1].isupper() or not rest[:1].isascii()
    return rest if rest and named else stripped


def prefix_of(text: str) -> str | None:
    """What follows "by", "Autor:" …; None when the text does not begin so."""
    stripped = text.strip()
    rest = after_prefix(stripped)
    return rest if rest != stripped else None


def is_agency(text: str) -> bool:
    """ "ČTK", "ИА «Меридиан»", "dpa"."""
    signs = [sign.strip() for sign in text.split("/")]
    capitals = all(sign.isalpha() and sign.isupper() and 2 <= len(sign) <= CAPITALS for sign in signs)
    return capitals or text.lower() in AGENCIES or AGENCY.fullmatch(text) is not None


def only_site(names: tuple[str, ...], site: SiteName) -> bool:
    """Nobody but the site itself is named."""
    return all(site.covers(name) for name in names)


@cache
def prefix_pattern() -> re.Pattern[str]:
    """The author prefixes of all languages."""
    words = sorted(
        {prefix for tongue in languages().values() for prefix in tongue.author_prefixes}, key=len, reverse=True
    )
    return re.compile(rf"(?:{'|'.join(map(re.escape, words))})(?:\s*:\s*|\s+)", re.IGNORECASE)


@cache
def ands_of(code: str) -> re.Pattern[str]:
    """The word "and" between names, in a language."""
    known = languages().get(code)
    words = sorted({*ALWAYS, *(known.ands if known else ())})
    return re.compile(rf"\s+(?:{'|'.join(words)})\s+(?=[^\W\d_])")
