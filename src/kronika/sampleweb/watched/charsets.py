"""The same page in many charsets, declared in many ways, some of them wrong: the text never changes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import escape

from kronika.sampleweb.site import Answer

TEXTS = {
    "cs": "Příliš žluťoučký kůň úpěl ďábelské ódy, ale šťastný křeček mlčel a ještě dlouho naslouchal větru u řeky.",
    "pl": "Zażółć gęślą jaźń, powiedziała ciotka Łucja, i poszła nad staw, gdzie źrebię piło wodę mimo chłodu świtu.",
    "ru": "Съешь ещё этих мягких французских булок, сказал хозяин, да выпей чаю, пока самовар не остыл на ветру.",
}
"""Sentences with every letter that goes wrong."""

FILLING = {
    "cs": "Zítřejší schůze začne v osm hodin, přijďte prosím včas a vezměte s sebou své návrhy.",
    "pl": "Jutrzejsze zebranie zacznie się o ósmej, prosimy przyjść punktualnie i zabrać ze sobą wnioski.",
    "ru": "Завтрашнее собрание начнётся в восемь часов, просим приходить вовремя и взять с собой предложения.",
}
PLAIN = {"utf-8": "cs", "windows-1250": "cs", "iso-8859-2": "pl", "windows-1251": "ru", "koi8-r": "ru"}
LATE = 3_000  # bytes before a declaration that comes late


@dataclass(frozen=True, slots=True, kw_only=True)
class CharsetCase:
    """One way to send a text; from the second look on, because at the first the page is plain UTF-8."""

    name: str
    lang: str
    phrase: str  # what must be read
    hard: bool
    send: Callable[[str], Answer]

    def text(self) -> str:
        """The whole body of the page."""
        filling = (
            FILLING[self.lang]
            if not self.name.endswith("phrase")
            else "The meeting starts at eight, please be on time."
        )
        return (
            f"<h1>{escape(self.phrase)}</h1>\n<p>{filling}</p>\n<p>{escape(self.phrase)} {filling}</p>\n"
            + f"<p>{filling}</p>\n" * 4
        )


def html(body: str, meta: str = "", late: bool = False) -> str:
    """A document; `late` puts the declaration after a long script."""
    declared = f'<meta http-equiv="Content-Type" content="text/html; charset={meta}">' if meta else ""
    filler = f"<script>/*{'x' * LATE}*/</script>" if late else ""
    return f"<html><head>{filler}{declared}<title>Page</title></head><body>\n{body}</body></html>"


def sent(text: str, charset: str, header: str = "", tail: bytes = b"") -> Answer:
    """A text in a charset, with what the header claims."""
    kind = f"text/html; charset={header}" if header else "text/html"
    return Answer(body=text.encode(charset, "replace") + tail, headers=(("Content-Type", kind),), fixed=False)


def plain_cases() -> list[CharsetCase]:
    """Five charsets, declared in the header, in the head, late in the head, nowhere."""
    found = []
    for charset, lang in PLAIN.items():
        ways: dict[str, Callable[[str], Answer]] = {
            "header": lambda body, c=charset: sent(html(body), c, header=c),  # type: ignore[misc]
            "meta": lambda body, c=charset: sent(html(body, c), c),  # type: ignore[misc]
            "late": lambda body, c=charset: sent(html(body, c, late=True), c),  # type: ignore[misc]
            "undeclared": lambda body, c=charset: sent(html(body), c),  # type: ignore[misc]
        }
        found += [
            CharsetCase(name=f"{charset}-{way}", lang=lang, phrase=TEXTS[lang], hard=False, send=send)
            for way, send in ways.items()
        ]
    return found


def hard_cases() -> list[CharsetCase]:
    """Declarations that lie, hardly any evidence, damaged bytes."""
    ways: tuple[tuple[str, str, Callable[[str], Answer]], ...] = (
        ("header-says-utf-8", "cs", lambda body: sent(html(body), "windows-1250", header="utf-8")),
        ("header-says-latin-1", "ru", lambda body: sent(html(body), "windows-1251", header="iso-8859-1")),
        ("meta-says-utf-8", "pl", lambda body: sent(html(body, "utf-8"), "iso-8859-2")),
        ("meta-says-koi8-r", "ru", lambda body: sent(html(body, "koi8-r"), "windows-1251")),
        ("header-against-meta", "cs", lambda body: sent(html(body, "windows-1250"), "utf-8", header="windows-1250")),
        ("one-cyrillic-phrase", "ru", lambda body: sent(html(body), "windows-1251")),
        ("one-polish-phrase", "pl", lambda body: sent(html(body), "iso-8859-2")),
        ("damaged-tail", "cs", lambda body: sent(html(body), "utf-8", tail=b"<!-- cached \xc5\xff\xfe\xc3 -->")),
        ("byte-order-mark", "ru", lambda body: sent("\ufeff" + html(body), "utf-16-le", header="windows-1251")),
    )
    return [CharsetCase(name=name, lang=lang, phrase=TEXTS[lang], hard=True, send=send) for name, lang, send in ways]


CHARSET_CASES = {case.name: case for case in (*plain_cases(), *hard_cases())}


def charset_page(name: str, look: int) -> Answer:
    """The page of a case: plain UTF-8 at the first look, then as the case sends it."""
    case = CHARSET_CASES[name]
    return case.send(case.text()) if look > 1 else sent(html(case.text(), "utf-8"), "utf-8", header="utf-8")
