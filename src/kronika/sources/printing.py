"""Print versions: the same text once more, without its links."""

from __future__ import annotations

import re
from collections.abc import Collection
from urllib.parse import urlsplit

KEYS = frozenset("print druk drukuj tisk printable printversion print_version printview printer pdfprint".split())
YES = frozenset(("", "1", "true", "yes", "y", "on", "print", "tak", "ano"))
MODES = frozenset(
    "format view mode action do task output type tmpl template layout version display show op cmd verze".split()
)
PRINTED = frozenset("print printable printer print_page printpage druk drukuj tisk tisknout".split())
SEGMENTS = frozenset("print printable printversion print-version drukuj druk wydruk tisk tisknout pechat".split())
FILE = re.compile(r"(?:(?:print|printer|printable|druk|drukuj|wydruk|tisk)(?:[_-]?(?:page|view|version|article))?"
                  r"|.+[_.-](?:print|druk|tisk))\.(?:php\d?|html?|aspx?|jsp|cgi)", re.IGNORECASE)  # fmt: skip

MARK = re.compile(r"print|druk|tisk|tlač|pechat|печат|друк|imprim|stampa", re.IGNORECASE)  # without one it is none
# These words can mean nothing else; the short ones are also names of sections ("Tisk" is the press in Czech).
SAYINGS = (
    *("wersja do druku", "wersja do wydruku", "wydrukuj stronę", "wydrukuj artykuł", "drukuj stronę", "drukuj artykuł"),
    *("verze pro tisk", "verze k tisku", "verzia pre tlač", "vytisknout článek", "vytisknout stránku"),
    *("версия для печати", "версию для печати", "распечатать", "версія для друку"),
    *(
        "print version",
        "printable version",
        "printer-friendly",
        "printer friendly",
        "print this page",
        "print this article",
    ),
    *("druckversion", "version imprimable", "versione stampabile", "versión para imprimir"),
)
WORDS = frozenset(
    "print drukuj wydrukuj druk tisk vytisknout tisknout печать печатать drucken imprimer stampa imprimir".split()
)


def is_print(url: str, text: str, known: Collection[str]) -> bool:
    """Whether a link leads to a print version; `known` are the addresses of this page and of its other links."""
    if MARK.search(url) is None and MARK.search(text) is None:
        return False
    parts = urlsplit(url)
    said = text.casefold()
    if any(saying in said for saying in SAYINGS) or asks_for_print(parts.query):
        return True
    segments = [segment.lower() for segment in parts.path.split("/") if segment]
    if not segments:
        return False
    if FILE.fullmatch(segments[-1]) and (parts.query or len(segments) > 1):
        return True
    marks = [index for index, segment in enumerate(segments) if segment in SEGMENTS]
    if len(segments) < 2 or not marks:
        return False
    return marks[-1] == len(segments) - 1 or said.strip(" .…»›[]()") in WORDS or bool(twins(url, marks) & set(known))


def asks_for_print(query: str) -> bool:
    """print=1, format=print, ?print …"""
    for part in query.split("&") if query else ():
        name, _, value = part.lower().partition("=")
        if (name in KEYS and value in YES) or (name in MODES and value in PRINTED):
            return True
    return False


def twins(url: str, marks: list[int]) -> set[str]:
    """The addresses of which this may be the print version: the same without the word."""
    parts = urlsplit(url)
    steps = [step for step in parts.path.split("/") if step]
    end = "/" if parts.path.endswith("/") else ""
    found = set()
    for mark in marks:
        path = "/" + "/".join(steps[:mark] + steps[mark + 1 :])
        found |= {parts._replace(path=path + ending).geturl() for ending in {"", "/", end}}
    return found
