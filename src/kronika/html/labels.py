"""Names of charsets: what a label in a header or a page means to a browser, and the codec that reads it."""

from __future__ import annotations

import codecs
import re

# Browsers read these labels as the wider Windows charset, because pages labelled so are written in it.
READ_AS = {
    "ascii": "cp1252",
    "iso8859-1": "cp1252",
    "iso8859-9": "cp1254",
    "iso8859-11": "cp874",
    "tis-620": "cp874",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "shift_jis": "cp932",
    "euc_kr": "cp949",
    "utf-8-sig": "utf-8",
    "utf_8_sig": "utf-8",
    "big5": "big5hkscs",
    "utf-16": "utf-16-le",
}

# codec → the name we report
NAMES = {
    "utf-8": "utf-8",
    "utf-16-le": "utf-16le",
    "utf-16-be": "utf-16be",
    **{f"cp{number}": f"windows-{number}" for number in (874, *range(1250, 1259))},
    **{f"iso8859-{number}": f"iso-8859-{number}" for number in (2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 16)},
    "koi8-r": "koi8-r",
    "koi8-u": "koi8-u",
    "cp866": "ibm866",
    "mac-cyrillic": "x-mac-cyrillic",
    "mac-roman": "macintosh",
    "gb18030": "gb18030",
    "big5hkscs": "big5",
    "cp932": "shift_jis",
    "euc_jp": "euc-jp",
    "iso2022_jp": "iso-2022-jp",
    "cp949": "euc-kr",
}
CODECS = {name: codec for codec, name in NAMES.items()}
MULTIBYTE = frozenset({"gb18030", "big5", "shift_jis", "euc-jp", "euc-kr"})

# Spellings that Python's codec registry does not know.
SPELLINGS = {
    "utf": "utf-8",
    "unicode": "utf-8",
    "unicode-1-1-utf-8": "utf-8",
    "win-1250": "cp1250",
    "win1250": "cp1250",
    "win-1251": "cp1251",
    "win1251": "cp1251",
    "x-cp1250": "cp1250",
    "x-cp1251": "cp1251",
    "x-cp1252": "cp1252",
    "koi": "koi8-r",
    "koi8": "koi8-r",
    "koi8-ru": "koi8-u",
    "windows-874": "cp874",
    "windows-31j": "cp932",
    "x-sjis": "cp932",
    "x-gbk": "gb18030",
    "ks_c_5601-1987": "cp949",
    "x-mac-cyrillic": "mac-cyrillic",
    "macintosh": "mac-roman",
    "iso-8859-8-i": "iso8859-8",
}


def named(label: str | None) -> str | None:
    """The charset a label means, by the name we report; None for labels that no page may use."""
    key = re.sub(r"\s", "", label or "").strip("\"'").lower()
    if not key or not key.isascii() or "\x00" in key:
        return None
    try:
        codec = codecs.lookup(SPELLINGS.get(key, key)).name
    except LookupError:
        return None
    return NAMES.get(READ_AS.get(codec, codec))


def codec_of(name: str) -> str:
    """The Python codec that reads a charset we report."""
    return CODECS[name]
