"""Small pages with broken or forgotten markup; all have a text."""

from __future__ import annotations

from tests.extract.ugly.ugly import TEXT, TITLE, Ugly, page, paragraphs

ONE, TWO, THREE = TEXT
HEAD = f"<title>{TITLE}</title><meta charset=utf-8>"

PAGES = {
    "unclosed everything": f"<html><head>{HEAD}<body><div><h1>{TITLE}</h1><p>{ONE}<p>{TWO}<p>{THREE}",
    "truncated in a tag": page(paragraphs())[:-20] + '<div class="pat',
    "truncated in an attribute": page(paragraphs() + '<div data-x="'),
    "no html head body": f"{HEAD}<h1>{TITLE}</h1>{paragraphs()}",
    "no title at all": f"<h1>{TITLE}</h1>{paragraphs()}",
    "upper case tags": page(paragraphs(tag="P")).replace("<h1>", "<H1>").replace("</h1>", "</H1>"),
    "text in list items": page(f"<ul>{paragraphs(tag='li')}</ul>"),
    "text in cells": page("<table>" + "".join(f"<tr><td>{text}" for text in TEXT) + "</table>"),
    "text in dd": page("<dl>" + "".join(f"<dt>Otázka<dd>{text}" for text in TEXT) + "</dl>"),
    "text in pre": page(f"<pre>{ONE}\n\n{TWO}\n\n{THREE}</pre>"),
    "text between br": page("<div>" + "<br><br>".join(TEXT) + "</div>"),
    "text between single br": page("<div>" + "<br>".join(TEXT) + "</div>"),
    "text between hr": page("<hr>".join(TEXT)),
    "text in font and center": page(f"<center><font face=Arial>{paragraphs()}</font></center>"),
    "paragraphs in paragraphs": page(f"<p>{ONE}<p>{TWO}<p>{THREE}</p></p></p>"),
    "text after the end": f"<html><head>{HEAD}</head><body><h1>{TITLE}</h1><p>{ONE}</p></body></html><p>{TWO}</p><p>{THREE}</p>",
    "two bodies": f"<html><head>{HEAD}</head><body><h1>{TITLE}</h1><p>{ONE}</p></body><body><p>{TWO}</p><p>{THREE}</p></body></html>",
    "two html": f"<html><head>{HEAD}</head><body><h1>{TITLE}</h1><p>{ONE}</p></body></html><html><body><p>{TWO}</p><p>{THREE}</p></html>",
    "head never closed": f"<html><head>{HEAD}<h1>{TITLE}</h1>{paragraphs()}",
    "title never closed": f"<html><head><meta charset=utf-8><title>{TITLE}<body><h1>{TITLE}</h1>{paragraphs()}",
    "comment never closed": page("<!-- začátek " + paragraphs()),
    "comment closed twice": page("<!-- a --> -->" + paragraphs() + "<!-- b -- c -->"),
    "conditional comments": page("<!--[if lt IE 9]><p>Máte starý prohlížeč.</p><![endif]--><![if !IE]>" + paragraphs() + "<![endif]>"),
    "script never closed": page(paragraphs() + "<script>var a = '<p>';"),
    "style in the body": page("<style>p{color:red}</style>" + paragraphs() + "<style>"),
    "textarea never closed": page(paragraphs() + "<textarea>napište nám"),
    "nested tables": page("<table><tr><td>" * 12 + paragraphs() + "</table>" * 5),
    "nested forms": page("<form><form><input>" + paragraphs() + "</form><form></form></form>"),
    "nested links": page(f"<a href=/a>Domů<a href=/b>Zprávy<a href=/c>Sport</a>{paragraphs()}"),
    "button never closed": page(f"<button>Menu{paragraphs()}"),
    "bold never closed": page(f"<b>Zprávy{paragraphs()}"),
    "crossed tags": page(f"<b><p>{ONE}</b></p><i><div>{TWO}</i></div><em><p>{THREE}</em>"),
    "closing tags only": page("</div></p></table></span>" + paragraphs() + "</div></div></body>"),
    "duplicate attributes": page("".join(f"<p class=a class=b id=x id=x>{text}</p>" for text in TEXT)),
    "attributes without quotes": page("".join(f"<p class=a&b=c'\" onclick=f(1,'2')>{text}</p>" for text in TEXT)),
    "attribute never closed": page(f'<p title="začátek>{ONE}</p><p class="b">{TWO}</p>{paragraphs(TEXT[2:])}'),
    "unknown tags": page("".join(f"<x-clanek><g:odst>{text}</g:odst></x-clanek>" for text in TEXT)),
    "xhtml with namespaces": '<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml" xml:lang="cs" '
    f'xmlns:fb="http://f.example/"><head><title>{TITLE}</title></head><body><h1>{TITLE}</h1><fb:like />{paragraphs()}</body></html>',
    "prefixed xhtml": f'<h:html xmlns:h="http://www.w3.org/1999/xhtml"><h:body><h:h1>{TITLE}</h:h1>{paragraphs(tag="h:p")}</h:body></h:html>',
    "cdata": page("<![CDATA[ x ]]>" + paragraphs() + "<script>//<![CDATA[\nvar a=1;\n//]]></script>"),
    "self closed blocks": page("<div/><p/><span/>" + paragraphs()),
    "broken entities": page("<p>&nbsp &#0; &#xD800; &#99999999; &unknown; &amp &lt3 &</p>" + paragraphs()),
    "entities for everything": page(paragraphs(tuple("".join(f"&#{ord(letter)};" for letter in text) for text in TEXT))),
    "frameset": f"<html><head>{HEAD}</head><frameset cols=20%,*><frame src=a><frame src=b><noframes><body><h1>{TITLE}</h1>{paragraphs()}"
    "</body></noframes></frameset></html>",
    "base that lies": page(paragraphs(), head="<base href='javascript:alert(1)'><base href='http://['><base>"),
    "hidden wrapper": page(f"<div style='display:none' id=app>{paragraphs() * 2}</div>"),
    "everything in noscript": page(f"<script src=app.js></script><noscript>{paragraphs()}{paragraphs()}</noscript>"),
    "right to left marks": page(paragraphs(tuple(f"\u202e\u200b\ufeff{text}" for text in TEXT))),
    "soft hyphens and zero width": page(paragraphs(tuple(text.replace("hodně peněz", "hod\u00adně peněz") for text in TEXT))),
    "control characters": page(paragraphs(tuple(f"\x01\x08{text}\x0b\x1f" for text in TEXT))),
    "lone surrogate as entity": page("<p>&#xDC80;&#55357;</p>" + paragraphs()),
    "doctype soup": "<!DOCTYPE html PUBLIC '-//W3C//DTD <!DOCTYPE" + page(paragraphs()),
    "processing instructions": page("<?php echo 1; ?><?xml-stylesheet ?>" + paragraphs() + "<?"),
    "less than in text": page(paragraphs().replace("tři", "3 < 4 a <3")),
    "svg title first": page(f"<svg><title>Ikona</title><p>x</p></svg>{paragraphs()}"),
    "template and shadow root": page(f"<div><template shadowrootmode=open>{paragraphs()}</template></div>{paragraphs()}"),
    "crlf and tabs": page(paragraphs()).replace(" ", "\r\n\t"),
    "empty elements around": page("<p></p>" * 300 + paragraphs() + "<p> &nbsp; </p>" * 300),
}  # fmt: skip
FREE = frozenset(
    {"less than in text", "soft hyphens and zero width", "attribute never closed", "right to left marks"}
)  # the letters themselves are changed


def pages() -> list[Ugly]:
    """Every page as UTF-8, with a sentence that must be found."""
    return [
        Ugly(
            name=name,
            page=text.encode(),
            wanted=("nejhezčí výhled",) if name in FREE else (ONE[:60], TWO[-60:], THREE[:60]),
        )
        for name, text in PAGES.items()
    ]
