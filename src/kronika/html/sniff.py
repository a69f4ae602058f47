"""Is it text or binary: what the header and the name say, and what the bytes say when those lie (C4)."""

from __future__ import annotations

import codecs
import re
from urllib.parse import urlsplit

HEAD = 1_024  # the bytes that overrule header and name
LONGER_HEAD = 5_000
MAX_CONTROL = 0.3
MAX_HIGH = 0.7

# Codes 0–7, 11, 14–31 and 127–159, that is, not \b \t \n \f \r. The thesis prints "14–32", but 32 is the space, and a page
# with much white space would be binary: a slip of the pen, so the space is NOT a control character here.
CONTROL = bytes([*range(8), 11, *range(14, 32), *range(127, 160)])
CONTROL_ASCII = bytes(code for code in CONTROL if code < 128)
HIGH = bytes(range(160, 256))
BLANKS = b" \t\r\n"

TEXT_BOMS = (codecs.BOM_UTF8, codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)
WIDE_MARKUP = {  # UTF-16 without a byte order mark
    "utf-16le": re.compile(rb"(?:[ \t\r\n]\x00)*<\x00"),
    "utf-16be": re.compile(rb"(?:\x00[ \t\r\n])*\x00<"),
}
SIGNATURES = (
    *(b"%PDF-", b"PK\x03\x04", b"\x89PNG", b"GIF8", b"\xff\xd8\xff", b"OggS", b"ID3\x02", b"ID3\x03", b"ID3\x04"),
    *(b"\x1f\x8b", b"\x1a\x45\xdf\xa3", b"Rar!\x1a", b"7z\xbc\xaf", b"BZh9", b"\xfd7zXZ", b"\x28\xb5\x2f\xfd"),
    *(b"\xd0\xcf\x11\xe0", b"wOFF", b"wOF2", b"FLV\x01", b"\x7fELF", b"SQLite format 3"),
)
MARKUP_STARTS = (b"<!doctype", b"<html", b"<head", b"<?xml", b"<body", b"<meta", b"<title")

TEXT_TYPES = ("text/", "application/xhtml", "application/xml", "application/rss", "application/atom", "application/rdf")
TEXT_PARTS = ("json", "+xml", "javascript", "ecmascript")
BINARY_TYPES = ("image/", "audio/", "video/", "font/", "application/")
BINARY_NAMES = frozenset(
    (
        "pdf doc docx xls xlsx ppt pptx odt ods odp epub zip gz tgz bz2 xz 7z rar tar jpg jpeg png gif webp avif bmp ico tif tiff "
        "mp3 ogg wav flac m4a mp4 m4v avi mov mkv webm wmv flv exe msi dmg apk iso woff woff2 ttf eot swf bin deb rpm"
    ).split()
)


def looks_binary(body: bytes, content_type: str | None = None, url: str | None = None) -> bool:
    """True when the body is not a text page.

    The bytes decide whenever they can; header and name decide for an empty body and for bytes that may be either.
    """
    if not body:
        return declared_binary(content_type, url) is True
    verdict = bytes_binary(body)
    if verdict is None:
        verdict = declared_binary(content_type, url)
    return verdict is True


def bytes_binary(body: bytes) -> bool | None:
    """What the bytes themselves say; None when they could be either."""
    head = body[:HEAD]
    if head.startswith(TEXT_BOMS) or wide_markup(head):
        return False
    if has_signature(head):
        return True
    if 0 in head and not starts_as_markup(head):
        return True
    if is_unicode(head):
        return share(head, CONTROL_ASCII) > MAX_CONTROL
    return any(odd(part) for part in (head, body[:LONGER_HEAD])) or doubtful(head)


def wide_markup(head: bytes) -> str | None:
    """The UTF-16 that bytes without a mark are markup in."""
    return next((charset for charset, markup in WIDE_MARKUP.items() if markup.match(head)), None)


def has_signature(head: bytes) -> bool:
    """The first bytes are those of a known binary format."""
    return head.startswith(SIGNATURES) or head[4:8] == b"ftyp" or (head[:4] == b"RIFF" and head[8:12].isalnum())


def starts_as_markup(head: bytes) -> bool:
    """A page with a stray NUL is still a page: the NUL is dropped later."""
    return head.lstrip(BLANKS).lower().startswith(MARKUP_STARTS)


def is_unicode(head: bytes) -> bool:
    """Decodable as UTF-8; a character cut in two at the end is forgiven."""
    try:
        codecs.getincrementaldecoder("utf-8")().decode(head)
    except UnicodeDecodeError:
        return False
    return True


def odd(part: bytes) -> bool:
    """Too many control characters, or too many high ones.

    Plain Russian prose in windows-1251 or KOI8-R is four fifths high bytes; it has spaces and no control characters, so it passes.
    """
    if share(part, CONTROL) > MAX_CONTROL:
        return True
    prose = share(part, BLANKS) > 0.05 and share(part, CONTROL) < 0.02
    return share(part, HIGH) > MAX_HIGH and not prose


def doubtful(head: bytes) -> bool | None:
    """None (ask header and name) when a tenth of the bytes are control characters, else False: text."""
    return None if share(head, CONTROL) > 0.1 else False


def share(part: bytes, codes: bytes) -> float:
    """Which part of the bytes are among these codes."""
    return 1 - len(part.translate(None, codes)) / len(part)


def declared_binary(content_type: str | None, url: str | None) -> bool | None:
    """What the header says, else the name; None when neither says anything."""
    kind = (content_type or "").split(";")[0].strip().lower()
    if kind.startswith(TEXT_TYPES) or any(part in kind for part in TEXT_PARTS):
        return False
    if kind.startswith(BINARY_TYPES):
        return True
    return name_binary(url) if url else None


def name_binary(url: str) -> bool | None:
    """What the end of the path says; None when it says nothing."""
    try:
        name = urlsplit(url).path.rsplit("/", 1)[-1]
    except ValueError:
        return None
    return True if "." in name and name.rsplit(".", 1)[-1].lower() in BINARY_NAMES else None
