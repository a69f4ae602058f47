"""Pages whose declared charset lies, is missing or is strange."""

from __future__ import annotations

from collections.abc import Iterator

from tests.extract.ugly.ugly import TEXT, TEXT_PL, TEXT_RU, TITLE, TITLE_PL, TITLE_RU, Ugly

LATIN = ("windows-1250", "iso-8859-2", "utf-8")
CYRILLIC = ("windows-1251", "koi8-r", "cp866", "iso-8859-5", "utf-8")
LABELS = ("utf-8", "mac-cyrillic", "iso-8859-1", "windows-1252", "no-such-charset", "")


def plain(title: str, texts: tuple[str, ...], label: str) -> str:
    meta = f'<meta http-equiv="Content-Type" content="text/html; charset={label}">' if label else ""
    return f"<html><head>{meta}<title>{title}</title></head><body><h1>{title}</h1>{''.join(f'<p>{text}</p>' for text in texts)}</body></html>"


def pages() -> Iterator[Ugly]:
    """Every charset under its own label, under labels that lie, and under none."""
    for title, texts, charsets in ((TITLE, TEXT, LATIN), (TITLE_PL, TEXT_PL, LATIN), (TITLE_RU, TEXT_RU, CYRILLIC)):
        for charset in charsets:
            for label in dict.fromkeys((charset, *LABELS, *charsets)):
                page = plain(title, texts, label).encode(charset)
                yield Ugly(
                    name=f"{title[:5]} in {charset} called {label or 'nothing'}",
                    page=page,
                    wanted=(texts[0][:60], texts[2][:60]),
                )
    yield from wide()


def wide() -> Iterator[Ugly]:
    """UTF-16 with and without its mark, with a header that lies, and UTF-8 with a mark."""
    text = plain(TITLE, TEXT, "utf-8")
    wanted = (TEXT[0][:60],)
    yield Ugly(
        name="utf-16 with a mark", page=text.encode("utf-16"), wanted=wanted, content_type="text/html; charset=utf-8"
    )
    yield Ugly(name="utf-16le without a mark", page=text.encode("utf-16le"), wanted=wanted)
    yield Ugly(name="utf-16be without a mark", page=text.encode("utf-16be"), wanted=wanted)
    yield Ugly(name="utf-16 cut in the middle of a character", page=text.encode("utf-16")[:-1], wanted=wanted)
    yield Ugly(
        name="utf-8 with a mark called windows-1250",
        page=text.encode("utf-8-sig"),
        wanted=wanted,
        content_type="text/html; charset=cp1250",
    )
    yield Ugly(name="utf-8 with a wrong byte", page=text.encode().replace(b"<h1>", b"<h1>\xff\xfe"), wanted=wanted)
    yield Ugly(name="utf-8 cut in the middle of a character", page=(text + "ž").encode()[:-1], wanted=wanted)
    yield Ugly(name="nuls everywhere", page=text.encode().replace(b" a ", b" \x00a\x00 "), wanted=(TEXT[1][:20],))
