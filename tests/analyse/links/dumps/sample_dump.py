"""A small dump in the format of Wikidata's own, of things we made up."""

from __future__ import annotations

import json
from typing import Any


def item(
    number: str,
    kind: str | None,
    labels: dict[str, str],
    *,
    wikis: int = 10,
    aliases: dict[str, list[str]] | None = None,
    near: tuple[str, ...] = (),
) -> dict[str, Any]:
    """An item as the dump writes it."""
    links = {f"{lang}wiki": {"site": f"{lang}wiki", "title": text, "badges": []} for lang, text in labels.items()}
    links |= {f"x{n}wiki": {"site": f"x{n}wiki", "title": "x", "badges": []} for n in range(wikis - len(labels))}
    links = dict(list(links.items())[:wikis]) | {"commonswiki": {"site": "commonswiki", "title": "Category:X"}}
    claims = {"P31": [claim("P31", kind)]} if kind else {}
    claims |= {"P17": [claim("P17", one) for one in near]} if near else {}
    return {
        "type": "item",
        "id": number,
        "labels": {lang: {"language": lang, "value": text} for lang, text in labels.items()},
        "descriptions": {},
        "aliases": {
            lang: [{"language": lang, "value": text} for text in texts] for lang, texts in (aliases or {}).items()
        },
        "claims": claims or [],  # an empty object is written as a list
        "sitelinks": links,
        "lastrevid": 1,
    }


def claim(name: str, value: str, rank: str = "normal") -> dict[str, Any]:
    number = {"entity-type": "item", "numeric-id": int(value[1:]), "id": value}
    snak = {"snaktype": "value", "property": name, "datavalue": {"value": number, "type": "wikibase-entityid"}}
    return {"mainsnak": snak, "type": "statement", "id": f"{value}$1", "rank": rank}


def dump(*items: dict[str, Any], broken: bytes = b"") -> bytes:
    """The lines of a dump: an array with one object a line."""
    lines = [json.dumps(one, separators=(",", ":")).encode() + b"," for one in items]
    return b"\n".join([b"[", *lines, *([broken] if broken else []), b"]", b""])


ITEMS = (
    item(
        "Q900001", "Q515", {"cs": "Lipohrad", "pl": "Lipogród", "ru": "Липоград", "en": "Lipograd"}, near=("Q900009",)
    ),
    item("Q900002", "Q5", {"cs": "Ota Lipský", "en": "Ota Lipsky"}, aliases={"cs": ["Lipák", "Ota z Lipohradu"]}),
    item("Q900003", "Q5", {"cs": "Ota Lipský"}, wikis=1),  # a namesake whom hardly anybody knows
    item("Q900004", "Q4830453", {"cs": "Lipské strojírny"}, aliases={"cs": ["LS"]}, wikis=4),
    item("Q900005", "Q16521", {"cs": "lípa"}),  # a taxon: no name of ours
    item("Q900006", "Q515", {"de": "Lindenburg"}),  # no label in our languages
    item("Q900007", None, {"cs": "nic"}),
    item("Q900008", "Q5", {"cs": "Málo Známý"}, wikis=1),
    item("Q900009", "Q6256", {"cs": "Lipsko", "en": "Lipia"}, near=("Q900001",)),
    {"type": "property", "id": "P31", "labels": {}, "claims": []},
)
