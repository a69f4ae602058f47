"""From bytes to text: byte order mark, header, meta, validity, then the letters themselves; declarations that lie lose."""

from __future__ import annotations

import codecs
import re
from dataclasses import dataclass, field
from itertools import chain

import cchardet

from kronika.html.labels import MULTIBYTE, codec_of, named
from kronika.html.letters import plausibility
from kronika.html.sniff import wide_markup

HEAD = 200_000  # a late meta is looked for this far
SAMPLE = 2_500  # bytes of words with high letters that are judged
GOOD_PER_BAD = 4  # so many right UTF-8 characters for each wrong one, and the page is UTF-8 with damage
TRUST = {"header": 0.09, "meta": 0.06, "detector": 0.03}  # what a declaration is worth against the letters

BOMS = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16le"), (codecs.BOM_UTF16_BE, "utf-16be"))
USUAL = ("windows-1252", "windows-1250", "iso-8859-2", "windows-1251", "koi8-r")
RARE = ("ibm866", "iso-8859-5")  # tried where no usual charset reads well
WELL, CLEARLY = 0.6, 0.2  # the plausibility of a good reading; by how much a rare charset must be better
DOUBTED = {"x-mac-cyrillic": -0.02}  # labels that are hardly ever true
FALLBACK = "windows-1252"

IN_HEADER = re.compile(r"charset\s*=\s*[\"']?\s*([^\s\"';,]+)", re.IGNORECASE)
META = re.compile(rb"<meta\b[^>]{0,600}?charset\s*=\s*[\"']?\s*([\w:.-]+)", re.IGNORECASE)
XML = re.compile(rb"\s*<\?xml\b[^>]{0,200}?encoding\s*=\s*[\"']([\w:.-]+)")
LANG = re.compile(rb"<html\b[^>]{0,600}?\blang\s*=\s*[\"']?([a-zA-Z]{2})", re.IGNORECASE)
HIGH_WORD = re.compile(rb"[A-Za-z]*[\x80-\xff][A-Za-z\x80-\xff]*")
HIGH = bytes(range(128, 256))


@dataclass(frozen=True, slots=True, kw_only=True)
class Decoded:
    """The text of a page, the charset it was read in, how that was found, and how many characters were damaged."""

    text: str
    charset: str
    how: str  # bom, header, meta, validity, detector, fallback
    bad: int = 0
    data: bytes | None = field(default=None, compare=False, repr=False)  # the text in UTF-8, where the page came so


@dataclass(frozen=True, slots=True, kw_only=True)
class Claims:
    """What header and page say about their charset."""

    header: str | None
    meta: str | None

    @property
    def legacy(self) -> bool:
        """Somebody names a charset other than UTF-8."""
        return any(claim not in (None, "utf-8") for claim in (self.header, self.meta))

    def how(self, charset: str, otherwise: str) -> str:
        """Who said so, if anybody did."""
        return "header" if charset == self.header else "meta" if charset == self.meta else otherwise


def decode(body: bytes, content_type: str | None = None) -> Decoded:
    """The text of a page, whatever it is written in; never fails."""
    for mark, charset in BOMS:
        if body.startswith(mark):
            return read(body[len(mark) :], charset, "bom")
    wide = wide_markup(body)
    if wide:
        return read(body, wide, "validity")
    claims = Claims(header=in_header(content_type), meta=in_page(body))
    return as_declared_unseen(body, claims) or as_utf8(body, claims) or as_legacy(body, claims)


def read(body: bytes, charset: str, how: str) -> Decoded:
    """Read in a charset; what does not fit is replaced and counted."""
    text = body.decode(codec_of(charset), "replace")
    bad = text.count("\ufffd")
    if bad and charset == "utf-8":
        bad = max(0, bad - body.count(b"\xef\xbf\xbd"))  # those that the author himself wrote
    return Decoded(text=text, charset=charset, how=how, bad=bad)


def in_header(content_type: str | None) -> str | None:
    """The charset a Content-Type names."""
    match = IN_HEADER.search(content_type or "")
    return ascii_compatible(named(match[1])) if match else None


def in_page(body: bytes) -> str | None:
    """The charset the page itself names: XML declaration, <meta charset>, <meta http-equiv>, early or late."""
    head = without_comments(body[:HEAD])
    for match in chain((XML.match(head),), META.finditer(head)):
        found = ascii_compatible(named(match[1].decode("ascii", "replace"))) if match else None
        if found:
            return found
    return None


def ascii_compatible(charset: str | None) -> str | None:
    """A page in which "charset=utf-16" can be read as ASCII is not in UTF-16 but, as browsers do, in UTF-8."""
    return "utf-8" if charset and charset.startswith("utf-16") else charset


def without_comments(head: bytes) -> bytes:
    """The head without comments, by one pass: a meta in a comment declares nothing."""
    kept, at = [], 0
    while (start := head.find(b"<!--", at)) >= 0:
        kept.append(head[at:start])
        end = head.find(b"-->", start + 4)
        if end < 0:
            return b"".join(kept)
        at = end + 3
    return b"".join((*kept, head[at:])) if kept else head


def as_declared_unseen(body: bytes, claims: Claims) -> Decoded | None:
    """Pure ASCII bytes: any declaration fits, only ISO-2022-JP makes a difference."""
    if not body.isascii():
        return None
    for claim in (claims.header, claims.meta):
        if claim:
            return read(body, claim, claims.how(claim, "validity"))
    return read(body, "utf-8", "validity")


def as_utf8(body: bytes, claims: Claims) -> Decoded | None:
    """UTF-8 if it is valid, or nearly so: a few damaged bytes do not make another charset."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        damaged = read(body, "utf-8", claims.how("utf-8", "validity"))
        return damaged if is_damaged_utf8(damaged, claimed="utf-8" in (claims.header, claims.meta)) else None
    return Decoded(text=text, charset="utf-8", how=claims.how("utf-8", "validity"), data=body)


def is_damaged_utf8(decoded: Decoded, *, claimed: bool) -> bool:
    """Right characters beyond ASCII outnumber wrong ones: by accident, other charsets hardly ever make a right one."""
    right = len(decoded.text) - len(decoded.text.encode("ascii", "ignore")) - decoded.text.count("\ufffd")
    return right >= decoded.bad * (1 if claimed else GOOD_PER_BAD) and right > 0


def as_legacy(body: bytes, claims: Claims) -> Decoded:
    """One of the older charsets: each candidate reads the same words, and the most human reading wins."""
    for claim in (claims.header, claims.meta):
        if claim in MULTIBYTE:
            decoded = read(body, claim, claims.how(claim, "validity"))
            if decoded.bad * 50 < len(body.translate(None, bytes(range(128)))):
                return decoded
    sample = words_beyond_ascii(body)
    guess = None if claims.legacy else detected(sample)
    if guess in MULTIBYTE and sound(body, guess):
        return read(body, guess, "detector")
    charset = most_human(sample, claims, guess, page_language(body))
    if charset is None:
        return read(body, FALLBACK, "fallback")
    return read(body, charset, claims.how(charset, "detector" if charset == guess else "validity"))


def detected(sample: bytes) -> str | None:
    """What the detector says; asked only where nobody names an older charset, because it is slow."""
    return named(cchardet.detect(sample).get("encoding")) if sample else None


def sound(body: bytes, charset: str) -> bool:
    """The whole body reads without a fault, and most high bytes come in pairs."""
    try:
        text = body.decode(codec_of(charset))
    except UnicodeDecodeError:
        return False
    high = len(body) - len(body.translate(None, HIGH))
    wide = sum("\u3040" <= character <= "\ud7ff" for character in text[:200_000])
    return wide * 2 > high * 0.7 if len(text) <= 200_000 else wide > 1_000


def most_human(sample: bytes, claims: Claims, guess: str | None, language: str | None) -> str | None:
    """The candidate whose reading is most plausible; declarations decide between equals."""
    trust: dict[str, float] = {}
    for who, charset in (("detector", guess), ("meta", claims.meta), ("header", claims.header)):
        if charset and charset not in MULTIBYTE and charset != "utf-8":
            trust[charset] = DOUBTED.get(charset, TRUST[who])
    best, best_score = None, 0.0
    for charset in (*trust, *(usual for usual in USUAL if usual not in trust)):
        score, judged = plausibility(sample.decode(codec_of(charset), "replace"), language)
        score += trust.get(charset, 0.0)
        if (judged or charset in trust) and (best is None or score > best_score + 1e-9):
            best, best_score = charset, score
    return rare(sample, best_score, language) or best if best_score < WELL else best


def rare(sample: bytes, best_score: float, language: str | None) -> str | None:
    """A charset that hardly anybody uses, when it reads clearly better than all the usual ones."""
    scores = {charset: plausibility(sample.decode(codec_of(charset), "replace"), language) for charset in RARE}
    charset = max(scores, key=lambda name: scores[name][0])
    score, judged = scores[charset]
    return charset if judged and score > max(WELL, best_score + CLEARLY) else None


def words_beyond_ascii(body: bytes) -> bytes:
    """Words with high bytes, as many as are needed to judge."""
    found: list[bytes] = []
    size = 0
    for match in HIGH_WORD.finditer(body):
        word = match[0][:60]
        found.append(word)
        size += len(word) + 1
        if size > SAMPLE:
            break
    return b" ".join(found)


def page_language(body: bytes) -> str | None:
    """The language <html lang> claims."""
    match = LANG.search(body[:HEAD])
    return match[1].decode("ascii").lower() if match else None
