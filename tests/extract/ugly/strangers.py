"""What is no HTML page: other formats of text, and bytes that are no text at all."""

from __future__ import annotations

import gzip
import json
from random import Random

from tests.extract.ugly.ugly import TEXT, TITLE, Ugly, page, paragraphs

JSON = json.dumps({"title": TITLE, "body": TEXT}, ensure_ascii=False)
FEED = f"""<?xml version="1.0" encoding="utf-8"?><rss version="2.0"><channel><title>Zprávy</title><item><title>{TITLE}</title>
<description>{TEXT[0]}</description></item></channel></rss>"""

TEXTS = [
    Ugly(name="nothing", page=b""),
    Ugly(name="one letter", page=b"a"),
    Ugly(name="white space", page=b" \r\n\t" * 1_000),
    Ugly(name="one tag", page=b"<"),
    Ugly(
        name="plain text", page="\n\n".join((TITLE, *TEXT)).encode(), wanted=(TEXT[0][:60],), content_type="text/plain"
    ),
    Ugly(name="a feed", page=FEED.encode(), content_type="application/rss+xml"),
    Ugly(name="json", page=JSON.encode(), content_type="application/json"),
    Ugly(name="a script", page=b"var a = 1; function f() { return '<p>x</p>'; }", content_type="text/javascript"),
    Ugly(name="a style sheet", page=b"p { color: red } @media print { * { display: none } }", content_type="text/css"),
    Ugly(
        name="a page called a picture",
        page=page(paragraphs()).encode(),
        wanted=(TEXT[0][:60],),
        content_type="image/png",
    ),
]
BINARY = [
    Ugly(name="a PDF", page=b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n"),
    Ugly(name="a PDF called a page", page=b"%PDF-1.4\n<html><body><p>x</p></body></html>", content_type="text/html"),
    Ugly(name="a PNG", page=b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"),
    Ugly(name="a gzipped page", page=gzip.compress(page(paragraphs()).encode(), mtime=0), content_type="text/html"),
    Ugly(name="a zip", page=b"PK\x03\x04\x14\x00\x00\x00\x08\x00"),
    Ugly(name="random bytes", page=Random(1).randbytes(100_000)),
    Ugly(name="nuls", page=b"\x00" * 10_000),
]
