"""TEI P5: a header and a text for corpora; many articles are a teiCorpus."""

from __future__ import annotations

from lxml import etree

from kronika.extract.output.format import Entry, Format, Frame
from kronika.extract.output.tei_header import PUBLISHED, TEI, add_header
from kronika.extract.output.tei_text import add_text
from kronika.extract.output.xml_values import DECLARATION, serialised

CORPUS = (
    f'<teiCorpus xmlns="{TEI}">\n<teiHeader><fileDesc><titleStmt><title>Articles</title></titleStmt>'
    f"<publicationStmt><p>{PUBLISHED}</p></publicationStmt>"
    "<sourceDesc><p>Web pages, each named in the header of its own text.</p></sourceDesc></fileDesc></teiHeader>\n"
)


def write(entry: Entry) -> str:
    """One document."""
    root = etree.Element(f"{{{TEI}}}TEI", nsmap={None: TEI})  # type: ignore[dict-item]  # the stubs know no default namespace
    add_header(root, entry)
    add_text(root, entry.article)
    return serialised(root, narrow=entry.narrow)


KIND = Format(
    suffix=".tei.xml",
    write=write,
    frame=Frame(opening=DECLARATION + CORPUS, closing="</teiCorpus>\n", declaration=DECLARATION),
)
