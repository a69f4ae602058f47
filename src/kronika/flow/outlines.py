"""OPML files, whatever they list: opened without trusting them, their outlines with names and places."""

from __future__ import annotations

import re

from lxml import etree

from kronika.model.errors import BadFile

DECLARATION = re.compile(r"^\s*<\?xml[^>]*\?>")
DANGEROUS = re.compile(r"<!(?:DOCTYPE|ENTITY)", re.IGNORECASE)
BETWEEN = " / "  # the names of nested outlines
MOST_FAULTS = 20


def opened(text: str, name: str) -> tuple[etree._Element, list[tuple[int, str]]]:
    """The root of a file, and where its XML is broken: lines with sentences.

    Entities and document types are refused: they can be made to explode or to read files.
    """
    if DANGEROUS.search(text):
        raise BadFile(
            f"{name} declares a document type or entities, which OPML does not need and an attack does; take them out."
        )
    parser = etree.XMLParser(resolve_entities=False, no_network=True, load_dtd=False, recover=True, huge_tree=False)
    root = etree.fromstring(DECLARATION.sub("", text).encode("utf-8", "replace"), parser)
    if root is None or plain(root.tag) != "opml":
        raise BadFile(f"{name} is no OPML file; it must begin with <opml>.")
    faults = list(parser.error_log)[:MOST_FAULTS]
    return root, [(fault.line, f"The XML is broken here: {fault.message.strip().rstrip('.')}.") for fault in faults]


def holds_others(outline: etree._Element) -> bool:
    """It has outlines inside."""
    return next(outline.iterchildren("{*}outline"), None) is not None


def unusable(given: dict[str, str], url: str) -> str:
    """Why an outline names nothing that could be taken in; empty when it does."""
    if not url:
        return f"The outline “{label(given)}” names no address."
    if given.get("type", "").lower() == "include":
        return f"The outline includes {url}, which is not fetched; download it and import it too."
    return ""


def sections(outline: etree._Element) -> list[str]:
    """The outlines around it, from the outside in."""
    names = [label(attributes_of(around)) for around in outline.iterancestors("{*}outline")]
    return [name for name in reversed(names) if name]


def attributes_of(outline: etree._Element) -> dict[str, str]:
    """Its attributes by name in small letters: programs write xmlUrl and xmlurl."""
    return {str(name).lower(): str(value) for name, value in outline.attrib.items() if not str(name).startswith("{")}


def label(given: dict[str, str]) -> str:
    """What an outline is called."""
    return " ".join((given.get("title") or given.get("text") or "").split())


def plain(tag: object) -> str:
    """A name without its namespace."""
    return str(tag).rpartition("}")[2]


def sound(text: str) -> str:
    """Text that XML can hold."""
    return re.sub(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", "\ufffd", text)
