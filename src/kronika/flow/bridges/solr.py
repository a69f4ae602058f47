"""Apache Solr: the Schema API, updates as JSON, and what its answers mean."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from kronika.fetch.calling import Caller, Said, Sent
from kronika.flow.bridges.document import Document
from kronika.flow.bridges.solr_schema import FIELDS, TYPES, commands, laid_flat
from kronika.flow.bridges.target import Refusal, refused
from kronika.model.errors import FetchError
from kronika.model.failure import FailureKind

PAGE = 1000
SPLITTABLE = frozenset({400, 413, 422})  # one document is wrong, or all together are too much


class Solr:
    """One core or collection: http://host:8983/solr/NAME."""

    def __init__(self, caller: Caller) -> None:
        self._caller = caller
        self.name = str(caller.base)

    def schema(self) -> dict[str, Any]:
        """All that the Schema API would be asked for on an empty core."""
        return commands((), FIELDS)

    def prepare(self) -> list[str]:
        """Add the fields that are missing; fields of other types are left alone and named."""
        there = self._checked(self._caller.call("/schema", query={"wt": "json"}), "its schema")["schema"]
        if there.get("uniqueKey") != "id":
            raise FetchError(
                f"{self.name} tells its documents apart by “{there.get('uniqueKey')}”, not by “id”; use another core.",
                kind=FailureKind.CLIENT,
            )
        fields = {one["name"]: one for one in there.get("fields", [])}
        missing = [one for one in FIELDS if one["name"] not in fields]
        types = {one["name"] for one in there.get("fieldTypes", [])}
        needed = {one["type"] for one in missing}
        asked = commands([one for one in TYPES if one["name"] in needed - types], missing)
        if asked:
            body = json.dumps(asked).encode()
            self._checked(self._caller.call("/schema", Sent(method="POST", body=body)), "the new fields")
        return [note for one in FIELDS if (note := difference(fields.get(one["name"]), one))]

    def lines(self, document: Document) -> Iterator[str]:
        """One line of JSON."""
        yield json.dumps(laid_flat(document), ensure_ascii=False)

    def send(self, documents: Sequence[Document]) -> list[Refusal]:
        """Add or replace. Solr stops at the first wrong document of a request, so halves are tried until it is alone.

        A list goes to /update, which takes it in every configuration; /update/json/docs may be set to map it otherwise.
        """
        body = json.dumps([laid_flat(one) for one in documents], ensure_ascii=False).encode("utf-8", "replace")
        said = self._caller.call("/update", Sent(method="POST", body=body), {"wt": "json"})
        if said.status == 200 and status_of(said) == 0:
            return tolerated(said, documents)
        if said.status not in SPLITTABLE:
            raise self._trouble(said, "the articles")
        if len(documents) == 1:
            return [refused(documents[0], message(said))]
        middle = len(documents) // 2
        return self.send(documents[:middle]) + self.send(documents[middle:])

    def finish(self) -> None:
        """A commit."""
        self._update({"commit": {}})

    def numbers(self, chronicle: str) -> Iterator[tuple[str, int]]:
        """By a cursor, in the order of ids."""
        mark = "*"
        quoted = chronicle.replace("\\", "\\\\").replace('"', '\\"')
        while True:
            asked = {"q": f'chronicle:"{quoted}"', "fl": "id,number", "sort": "id asc", "rows": str(PAGE)}
            said = self._caller.call("/select", query={**asked, "cursorMark": mark, "wt": "json"})
            told = self._checked(said, "its documents")
            yield from ((one["id"], int(one.get("number", 0))) for one in told["response"]["docs"])
            if told.get("nextCursorMark", mark) == mark:
                return
            mark = told["nextCursorMark"]

    def delete(self, ids: Sequence[str]) -> None:
        """By id."""
        self._update({"delete": list(ids)})

    def _update(self, command: Mapping[str, Any]) -> None:
        body = json.dumps(command).encode()
        self._checked(self._caller.call("/update", Sent(method="POST", body=body), {"wt": "json"}), "the update")

    def _checked(self, said: Said, what: str) -> Any:
        if said.status != 200 or status_of(said) != 0:
            raise self._trouble(said, what)
        return said.told

    def _trouble(self, said: Said, what: str) -> FetchError:
        if said.status in (401, 403):
            return FetchError(
                f"{self.name} does not let us in (status {said.status}); set [bridge] user and password.",
                kind=FailureKind.DENIED,
            )
        if said.status == 404:
            return FetchError(
                f"There is no core at {self.name}; make one, for instance with: bin/solr create -c kronika",
                kind=FailureKind.NOT_FOUND,
            )
        return FetchError(f"{self.name} refused {what}: {message(said)}", kind=FailureKind.CLIENT)


def status_of(said: Said) -> int:
    """Solr's own status, 0 when all is well."""
    header = said.told.get("responseHeader", {}) if isinstance(said.told, dict) else {}
    return int(header.get("status", -1))


def message(said: Said) -> str:
    """What Solr complains of; the Schema API hides it in details."""
    error = said.told.get("error", {}) if isinstance(said.told, dict) else {}
    details = [text.strip() for one in error.get("details") or () for text in one.get("errorMessages", ())]
    return " ".join(details) or error.get("msg") or f"status {said.status}."


def tolerated(said: Said, documents: Sequence[Document]) -> list[Refusal]:
    """Cores that tolerate wrong documents say which they left out."""
    errors = said.told["responseHeader"].get("errors") or ()
    by_id = {one.id: one for one in documents}
    return [refused(by_id[error["id"]], str(error.get("message"))) for error in errors if error.get("id") in by_id]


def difference(there: Mapping[str, Any] | None, ours: Mapping[str, Any]) -> str | None:
    """A sentence on a field that is there already and is of another kind."""
    if there is None:
        return None
    if there.get("type") != ours["type"] or bool(there.get("multiValued", False)) != ours["multiValued"]:
        many = " with many values" if ours["multiValued"] else ""
        return f"The field {ours['name']} is of type {there.get('type')} there; ours would be {ours['type']}{many}."
    return None
