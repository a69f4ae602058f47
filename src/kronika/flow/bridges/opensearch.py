"""OpenSearch: an index with its mapping, bulk updates, and what the answers to each item mean."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kronika.fetch.calling import Caller, Said, Sent
from kronika.flow.bridges.document import Document
from kronika.flow.bridges.opensearch_mapping import MAPPING, PROPERTIES, SETTINGS, source_of
from kronika.flow.bridges.target import Refusal, refused
from kronika.model.errors import FetchError, InputError
from kronika.model.failure import FailureKind

PAGE = 1000
NDJSON = "application/x-ndjson"
NAME = re.compile(r"(?![-_+.])[^A-Z\\/*?\"<>| ,#:]{1,255}")
BUSY = frozenset({429, 503})
THERE_ALREADY = "resource_already_exists_exception"


class OpenSearch:
    """One index of a cluster: http://host:9200, and the name of the index."""

    def __init__(self, caller: Caller, index: str) -> None:
        if not NAME.fullmatch(index):
            raise InputError(
                f"“{index}” is no name of an index: write small letters, digits, - and _, not beginning with - or _."
            )
        self._caller = caller
        self._index = "/" + index
        self.name = f"{caller.base}{index}" if caller.base.path.endswith("/") else f"{caller.base}/{index}"

    def schema(self) -> dict[str, Any]:
        """What makes the index."""
        return {"settings": SETTINGS, "mappings": MAPPING}

    def prepare(self) -> list[str]:
        """Make the index, or add fields that are missing to the one that is there."""
        said = self._put("", self.schema())
        if said.status == 400 and error_of(said).get("type") == THERE_ALREADY:
            said = self._put("/_mapping", {"properties": PROPERTIES})
        self._checked(said, "the mapping")
        return []

    def lines(self, document: Document) -> Iterator[str]:
        """What to do, and the document."""
        yield json.dumps({"index": {"_id": document.id}}, ensure_ascii=False)
        yield json.dumps(source_of(document), ensure_ascii=False)

    def send(self, documents: Sequence[Document]) -> list[Refusal]:
        """Add or replace. Items that were turned away because the cluster is busy are sent again, and only those."""
        left, failures, not_taken = list(documents), 0, list[Refusal]()
        while left:
            said = self._bulk([line for one in left for line in self.lines(one)])
            if said.status == 413:
                return not_taken + self._halves(left)
            items = [next(iter(item.values())) for item in self._checked(said, "the articles")["items"]]
            pairs = list(zip(left, items, strict=True))
            not_taken += [refused(one, reason(item)) for one, item in pairs if is_wrong(item)]
            left = [one for one, item in pairs if item.get("status") in BUSY]
            failures += 1
            if left and not self._caller.wait(failures):
                raise FetchError(f"{self.name} is busy: it turned articles away.", kind=FailureKind.RATE_LIMITED)
        return not_taken

    def finish(self) -> None:
        """A refresh."""
        self._checked(self._caller.call(f"{self._index}/_refresh", Sent(method="POST", body=b"")), "the refresh")

    def numbers(self, chronicle: str) -> Iterator[tuple[str, int]]:
        """In the order of numbers, each page after the last of the one before."""
        self.finish()
        asked: dict[str, Any] = {"size": PAGE, "_source": False, "query": {"term": {"chronicle": chronicle}}}
        asked["sort"] = [{"number": "asc"}]
        while True:
            body = json.dumps(asked).encode()
            said = self._caller.call(f"{self._index}/_search", Sent(method="POST", body=body))
            hits = self._checked(said, "its documents")["hits"]["hits"]
            yield from ((hit["_id"], int(hit["sort"][0])) for hit in hits)
            if len(hits) < PAGE:
                return
            asked["search_after"] = hits[-1]["sort"]

    def delete(self, ids: Sequence[str]) -> None:
        """By id."""
        said = self._bulk([json.dumps({"delete": {"_id": one}}) for one in ids])
        items = [next(iter(item.values())) for item in self._checked(said, "the deletions")["items"]]
        wrong = [item for item in items if item.get("status") not in (200, 404)]
        if wrong:
            raise FetchError(f"{self.name} refused a deletion: {reason(wrong[0])}", kind=FailureKind.CLIENT)

    def _halves(self, documents: list[Document]) -> list[Refusal]:
        if len(documents) == 1:
            return [refused(documents[0], "It is larger than the cluster takes at once (http.max_content_length).")]
        middle = len(documents) // 2
        return self.send(documents[:middle]) + self.send(documents[middle:])

    def _bulk(self, lines: Sequence[str]) -> Said:
        body = "".join(f"{line}\n" for line in lines).encode("utf-8", "replace")
        return self._caller.call(f"{self._index}/_bulk", Sent(method="POST", body=body, kind=NDJSON))

    def _put(self, path: str, told: Mapping[str, Any]) -> Said:
        return self._caller.call(self._index + path, Sent(method="PUT", body=json.dumps(told).encode()))

    def _checked(self, said: Said, what: str) -> Any:
        if said.status in (401, 403):
            raise FetchError(
                f"{self.name} does not let us in (status {said.status}); set [bridge] user and password.",
                kind=FailureKind.DENIED,
            )
        if not 200 <= said.status < 300 or not isinstance(said.told, dict):
            complaint = error_of(said).get("reason") or f"status {said.status}."
            raise FetchError(f"{self.name} refused {what}: {complaint}", kind=FailureKind.CLIENT)
        return said.told


def error_of(said: Said) -> Mapping[str, Any]:
    """What is told of a fault."""
    error = said.told.get("error", {}) if isinstance(said.told, dict) else {}
    return error if isinstance(error, dict) else {"reason": str(error)}


def is_wrong(item: Mapping[str, Any]) -> bool:
    """Whether an item was refused for good."""
    return "error" in item and item.get("status") not in BUSY


def reason(item: Mapping[str, Any]) -> str:
    """Why an item was refused; the cause behind it says more."""
    error = item.get("error") or {}
    cause = (error.get("caused_by") or {}).get("reason")
    return ": ".join(text for text in (error.get("reason"), cause) if text) or f"status {item.get('status')}."
