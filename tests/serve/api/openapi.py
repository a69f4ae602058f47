"""What an OpenAPI document lets a caller send, as strategies; and whether an answer is what the document says."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

Schema = dict[str, Any]

JUNK = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(min_value=-(2**70), max_value=2**70),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=30),
    st.sampled_from(["", "\x00", "\ud800", "../..", "x" * 20_000, "%00", "'; --", "https://a.example/", "Office", "1m", "22:00-06:00"]),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)  # fmt: skip
WORDS = st.sampled_from(
    ["https://a.example/", "http://127.0.0.1:1/", "Office", "Home", "", "mail:a@example.org", "1h", "2d", "08:00", "cs", ".ad", "//p", "x"]
)  # fmt: skip


def resolved(document: Schema, schema: Schema) -> Schema:
    """A schema, wherever it is written down."""
    while "$ref" in schema:
        schema = document["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    return schema


def sendable(document: Schema, schema: Schema) -> SearchStrategy[Any]:
    """Values that fit a schema, or nearly, and now and then something else altogether."""
    return st.one_of(fitting(document, schema), fitting(document, schema), JUNK)


def fitting(document: Schema, schema: Schema) -> SearchStrategy[Any]:
    """Values of the right kind."""
    schema = resolved(document, schema)
    if "anyOf" in schema:
        return st.one_of([fitting(document, one) for one in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    kind = schema.get("type")
    if kind == "object":
        parts = {name: sendable(document, part) for name, part in schema.get("properties", {}).items()}
        needed = {name: parts[name] for name in schema.get("required", [])}
        return st.fixed_dictionaries(
            needed, optional={name: part for name, part in parts.items() if name not in needed}
        )
    if kind == "array":
        return st.lists(sendable(document, schema["items"]), max_size=2)
    if kind in ("integer", "number"):
        return st.one_of(st.integers(min_value=1, max_value=4), st.integers())
    if kind == "boolean":
        return st.booleans()
    return st.none() if kind == "null" else st.one_of(WORDS, st.text(max_size=20))


def faults(document: Schema, schema: Schema, value: Any, where: str = "") -> list[str]:
    """Where an answer is not what the document says."""
    schema = resolved(document, schema)
    if "anyOf" in schema:
        tries = [faults(document, one, value, where) for one in schema["anyOf"]]
        return [] if [] in tries else tries[0]
    if "enum" in schema:
        return [] if value in schema["enum"] else [f"{where}: {value!r} is none of {schema['enum']}"]
    kinds: dict[Any, Any] = {
        "object": dict,
        "array": list,
        "string": str,
        "integer": int,
        "number": (int, float),
        "boolean": bool,
        "null": type(None),
    }
    kind = schema.get("type")
    if kind is not None and not isinstance(value, kinds[kind]):
        return [f"{where}: {value!r} is no {kind}"]
    if kind == "array":
        return [fault for one in value for fault in faults(document, schema["items"], one, f"{where}[]")]
    if kind == "object" and "properties" in schema:
        known = schema["properties"]
        missing = [f"{where}.{name} is missing" for name in schema.get("required", []) if name not in value]
        strange = [f"{where}.{name} is not described" for name in value if name not in known]
        inside = [
            fault
            for name, one in value.items()
            if name in known
            for fault in faults(document, known[name], one, f"{where}.{name}")
        ]
        return [*missing, *strange, *inside]
    return []
