"""Look-alikes of Apache Solr and OpenSearch on loopback: their addresses, their shapes of answers, and their faults."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

MOMENT = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z")
Fault = Callable[[web.Request], Awaitable[web.StreamResponse]]


def busy(status: int = 503, retry_after: str | None = None) -> Fault:
    """An answer that asks to come back later."""

    async def answer(request: web.Request) -> web.StreamResponse:
        headers = {} if retry_after is None else {"Retry-After": retry_after}
        return web.Response(status=status, text="<html>Service Unavailable</html>", headers=headers)

    return answer


async def cut(request: web.Request) -> web.StreamResponse:
    """The connection ends in the middle of the answer."""
    response = web.StreamResponse(headers={"Content-Length": "1000"})
    await response.prepare(request)
    await response.write(b'{"responseHeader"')
    assert request.transport is not None
    request.transport.abort()
    return response


async def silent(request: web.Request) -> web.StreamResponse:
    """No answer in time."""
    await asyncio.sleep(1)
    return web.Response(text="{}")


@dataclass(slots=True)
class Engine:
    """What both have in common: documents that are seen only after a commit, and faults that come first, in order."""

    documents: dict[str, dict[str, Any]] = field(default_factory=dict)
    committed: dict[str, dict[str, Any]] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)  # of requests that send documents
    largest: int = 10_000_000
    received: list[int] = field(default_factory=list)  # documents of each request that sent some
    login: str = ""  # the header that is asked for

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """One request."""
        body = await request.read()
        if self.login and request.headers.get("Authorization") != self.login:
            return web.json_response({"error": "Unauthorized"}, status=401)
        if self.sends_documents(request, body) and self.faults:
            return await self.faults.pop(0)(request)
        if len(body) > self.largest:
            return web.Response(status=413, text="Request Entity Too Large")
        return self.answer(request, body)

    def sends_documents(self, request: web.Request, body: bytes) -> bool:
        raise NotImplementedError

    def answer(self, request: web.Request, body: bytes) -> web.StreamResponse:
        raise NotImplementedError


@dataclass(slots=True)
class SolrLike(Engine):
    """One core at /solr/kronika with the types of the default configset and the field id."""

    fields: dict[str, dict[str, Any]] = field(default_factory=lambda: {"id": {"name": "id", "type": "string"}})
    types: set[str] = field(default_factory=lambda: {"string", "text_general", "pdate", "plong"})
    tolerant: bool = False

    def sends_documents(self, request: web.Request, body: bytes) -> bool:
        return request.path.endswith("/update") and body.startswith(b"[")

    def answer(self, request: web.Request, body: bytes) -> web.StreamResponse:
        path = request.path.removeprefix("/solr/kronika")
        if path == request.path:
            return web.Response(status=404, text="<html>Not Found</html>", content_type="text/html")
        if path == "/schema" and request.method == "GET":
            return self.good({"schema": self.schema()})
        if path == "/schema":
            return self.change_schema(json.loads(body))
        if path == "/update":
            given = json.loads(body)  # a list is documents, an object is commands
            return self.add(given) if isinstance(given, list) else self.update(given)
        return self.select(request) if path == "/select" else web.Response(status=404, text="no handler")

    def schema(self) -> dict[str, Any]:
        types = [{"name": name, "class": "solr.Something"} for name in sorted(self.types)]
        return {"name": "default-config", "version": 1.6, "uniqueKey": "id", "fieldTypes": types, "fields": list(self.fields.values())}  # fmt: skip

    def change_schema(self, asked: dict[str, Any]) -> web.StreamResponse:
        """All or nothing, each fault beside its command."""
        types = self.types | {one["name"] for one in asked.get("add-field-type", [])}
        details = []
        for one in asked.get("add-field", []):
            if one["name"] in self.fields:
                details.append({"add-field": one, "errorMessages": [f"Field '{one['name']}' already exists.\n"]})
            elif one["type"] not in types:
                text = f"Field '{one['name']}': Field type '{one['type']}' not found.\n"
                details.append({"add-field": one, "errorMessages": [text]})
        if details:
            return self.bad("error processing commands", details=details)
        self.types = types
        self.fields |= {one["name"]: one for one in asked.get("add-field", [])}
        return self.good({})

    def add(self, given: list[dict[str, Any]]) -> web.StreamResponse:
        """Documents before a wrong one are taken, those after it are not; a tolerant core leaves only the wrong ones out."""
        self.received.append(len(given))
        errors = []
        for one in given:
            if fault := self.fault(one):
                text = f"ERROR: [doc={one.get('id')}] {fault}"
                if not self.tolerant:
                    return self.bad(text)
                errors.append({"type": "ADD", "id": one.get("id"), "message": text})
            else:
                self.documents[one["id"]] = one
        return self.good({}, **({"errors": errors, "maxErrors": -1} if self.tolerant else {}))

    def fault(self, document: dict[str, Any]) -> str | None:
        for name, value in document.items():
            known = self.fields.get(name)
            if known is None:
                return f"unknown field '{name}'"
            if isinstance(value, list) and not known.get("multiValued"):
                return f"multiple values encountered for non multiValued field {name}: {value}"
            if isinstance(value, dict):
                return f"Error adding field '{name}'='{value}' msg=nested documents are not configured"
            if known["type"] == "pdate" and not MOMENT.fullmatch(str(value)):
                return f"Error adding field '{name}'='{value}' msg=Invalid Date String:'{value}'"
            if known["type"] == "string" and len(str(value).encode()) > 32766 and known.get("indexed", True):
                return f'Document contains at least one immense term in field="{name}"'
        return None

    def update(self, command: dict[str, Any]) -> web.StreamResponse:
        for one in command.get("delete", []):
            self.documents.pop(one, None)
        if "commit" in command:
            self.committed = dict(self.documents)
        return self.good({})

    def select(self, request: web.Request) -> web.StreamResponse:
        """A query for one value of one field, by cursor."""
        name, _, value = request.query["q"].partition(":")
        wanted = [one for one in self.committed.values() if str(one.get(name)) == value.strip('"')]
        ids = sorted(one["id"] for one in wanted)
        mark, rows = request.query["cursorMark"], int(request.query["rows"])
        after = [one for one in ids if mark == "*" or one > mark][: min(rows, 2)]  # short pages: servers may
        shown = [{key: self.committed[one][key] for key in request.query["fl"].split(",")} for one in after]
        response = {"numFound": len(ids), "start": 0, "numFoundExact": True, "docs": shown}
        return self.good({"response": response, "nextCursorMark": after[-1] if after else mark})

    def good(self, more: dict[str, Any], **header: Any) -> web.StreamResponse:
        return web.json_response({"responseHeader": {"status": 0, "QTime": 3, **header}, **more})

    def bad(self, sentence: str, **more: Any) -> web.StreamResponse:
        metadata = ["error-class", "org.apache.solr.common.SolrException"]
        error = {"metadata": metadata, "msg": sentence, "code": 400, **more}
        return web.json_response({"responseHeader": {"status": 400, "QTime": 1}, "error": error}, status=400)


@dataclass(slots=True)
class OpenSearchLike(Engine):
    """A cluster with indexes that have mappings."""

    mappings: dict[str, dict[str, Any]] = field(default_factory=dict)
    rejects: list[set[int]] = field(default_factory=list)  # places of items that the next request turns away as busy

    def sends_documents(self, request: web.Request, body: bytes) -> bool:
        return request.path.endswith("/_bulk")

    def answer(self, request: web.Request, body: bytes) -> web.StreamResponse:
        index, _, deed = request.path.strip("/").partition("/")
        if request.method == "PUT":
            return self.put(index, deed, json.loads(body))
        if index not in self.mappings:
            return self.bad(404, "index_not_found_exception", f"no such index [{index}]")
        if deed == "_bulk":
            return self.bulk(index, request, body)
        if deed == "_refresh":
            self.committed = dict(self.documents)
            return web.json_response({"_shards": {"total": 2, "successful": 1, "failed": 0}})
        return self.search(json.loads(body)) if deed == "_search" else self.bad(405, "method", "not allowed")

    def put(self, index: str, deed: str, asked: dict[str, Any]) -> web.StreamResponse:
        if deed == "_mapping":
            known = self.mappings[index]
            for name, one in asked["properties"].items():
                was, is_ = known.get(name, one).get("type", "object"), one.get("type", "object")
                if was != is_:
                    sentence = f"mapper [{name}] cannot be changed from type [{was}] to [{is_}]"
                    return self.bad(400, "illegal_argument_exception", sentence)
            known |= asked["properties"]
            return web.json_response({"acknowledged": True})
        if index in self.mappings:
            return self.bad(400, "resource_already_exists_exception", f"index [{index}/abc] already exists")
        self.mappings[index] = dict(asked["mappings"]["properties"])
        return web.json_response({"acknowledged": True, "shards_acknowledged": True, "index": index})

    def bulk(self, index: str, request: web.Request, body: bytes) -> web.StreamResponse:
        """Always 200; each item has its own status."""
        if request.content_type not in ("application/x-ndjson", "application/json"):
            return self.bad(406, "content_type", "Content-Type header is not supported")
        if not body.endswith(b"\n"):
            return self.bad(400, "illegal_argument_exception", "The bulk request must be terminated by a newline [\\n]")
        turned_away = self.rejects.pop(0) if self.rejects else set()
        lines, items = iter(body.decode().splitlines()), list[dict[str, Any]]()
        for place, line in enumerate(lines):
            [(deed, head)] = json.loads(line).items()
            document = json.loads(next(lines)) if deed == "index" else None
            done = self.turn_away() if place in turned_away else self.item(index, head["_id"], document)
            items.append({deed: {"_index": index, "_id": head["_id"], **done}})
        self.received.append(len(items))
        errors = any("error" in one for item in items for one in item.values())
        return web.json_response({"took": 3, "errors": errors, "items": items})

    def turn_away(self) -> dict[str, Any]:
        sentence = "rejected execution of coordinating operation"
        return {"status": 429, "error": {"type": "opensearch_rejected_execution_exception", "reason": sentence}}

    def item(self, index: str, number: str, document: dict[str, Any] | None) -> dict[str, Any]:
        if document is None:
            there = self.documents.pop(number, None) is not None
            return {"result": "deleted" if there else "not_found", "status": 200 if there else 404}
        if not MOMENT.fullmatch(document.get("date", "")):
            cause = {"type": "illegal_argument_exception", "reason": f"cannot parse [{document.get('date')}]"}
            sentence = f"failed to parse field [date] of type [date] in document with id '{number}'"
            return {"status": 400, "error": {"type": "mapper_parsing_exception", "reason": sentence, "caused_by": cause}}  # fmt: skip
        result = "updated" if number in self.documents else "created"
        self.documents[number] = document
        return {"result": result, "_version": 1, "status": 201 if result == "created" else 200}

    def search(self, asked: dict[str, Any]) -> web.StreamResponse:
        [(name, value)] = asked["query"]["term"].items()
        found = sorted((one["number"], key) for key, one in self.committed.items() if one.get(name) == value)
        after = asked.get("search_after", [-1])[0]
        part = [(number, key) for number, key in found if number > after][: asked["size"]]
        hits = [{"_index": "i", "_id": key, "_score": None, "sort": [number]} for number, key in part]
        return web.json_response({"timed_out": False, "hits": {"total": {"value": len(found)}, "hits": hits}})

    def bad(self, status: int, kind: str, sentence: str) -> web.StreamResponse:
        error = {"root_cause": [{"type": kind, "reason": sentence}], "type": kind, "reason": sentence}
        return web.json_response({"error": error, "status": status}, status=status)
